"""A user's own game, which the library knows nothing of: whoever takes the last match wins.

NIM-1 There are 7 matches, or as many as the options say.
NIM-2 The game is over when none is left; whoever took the last one has won.
NIM-3 The players take turns, P0 first.
NIM-4 A turn is to take one, two or three of the matches that are left.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Literal, final

from attrs import evolve, field, frozen

from numcards.core import (
    GameInfo,
    IllegalAction,
    NotationError,
    Refusal,
    Rng,
    Seat,
    Seed,
    Viewer,
)
from numcards.core.chance import draw_seed
from numcards.core.choices import check_whole, named_options
from numcards.core.contents import NUMBER, SEAT
from numcards.core.doors import expect_options, expect_state, expect_view, no_result
from numcards.core.events import Log, as_seen, told
from numcards.core.interning import Interned
from numcards.core.refusals import foreign_refusal, turn_refusal
from numcards.core.results import payoffs
from numcards.core.seats import check_sender, check_viewer
from numcards.core.sentences import shown
from numcards.core.shuffles import check_seed
from numcards.core.zone_reader import ZoneReader
from numcards.core.zones import ZoneTable, public

INFO: Final = GameInfo(
    name="nim",
    title="Nim",
    french_title="Nim",
    fewest_players=2,
    most_players=2,
    rulebook="nim",
    rules_version=3,
)


class Code(StrEnum):
    TOO_MANY = "too-many"


@named_options
@frozen(kw_only=True)
class Options:
    players: int = field(default=2)
    matches: int = field(default=7)
    polite: bool = field(default=False)
    hint: str | None = field(default=None)

    def __attrs_post_init__(self) -> None:
        check_whole("players", self.players, 2, 2, rule="NIM-1")
        check_whole("matches", self.matches, 1, 99, rule="NIM-1")

    @property
    def max_actions(self) -> int:
        return self.matches


@final
@frozen(eq=False)
class Take(Interned):
    count: Literal[1, 2, 3]

    def __str__(self) -> str:
        return f"take:{self.count}"


@frozen
class Taken:
    seat: Seat
    count: int


@frozen
class Result:
    winners: tuple[Seat, ...]
    ranking: tuple[int, ...]
    payoffs: tuple[float, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(int(rank == 1) for rank in self.ranking)


@frozen
class State:
    options: Options
    left: int
    turn: Seat
    seed: Seed


@frozen(kw_only=True)
class View:
    viewer: Viewer
    options: Options = field(repr=False)
    left: int
    turn: Seat

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,) if self.left else ()

    @property
    def legal_actions(self) -> tuple[Take, ...]:
        return takes(self.left) if self.viewer == self.turn else ()

    @property
    def result(self) -> Result | None:
        return None if self.left else won_by(Seat(1 - self.turn))


ALL: Final = (Take(1), Take(2), Take(3))


def takes(left: int) -> tuple[Take, ...]:
    """What may be taken of so many matches (NIM-4)."""
    return ALL[:left]


def won_by(winner: Seat) -> Result:
    """The result when this player has taken the last match (NIM-2)."""
    ranking = (1, 2) if winner == 0 else (2, 1)
    return Result((winner,), ranking, payoffs((winner,), 2))


def take(state: State, action: Take, log: Log[Taken] = None) -> State:
    """Take matches, and pass the turn on (NIM-3)."""
    if log is not None:
        log.append(Taken(state.turn, action.count))
    return evolve(state, left=state.left - action.count, turn=Seat(1 - state.turn))


def new_game(options: Options, seed: Seed) -> State:
    expect_options(options, Options, INFO)
    return State(options, options.matches, Seat(0), check_seed(seed))


def opening_events(options: Options, seed: Seed, viewer: Viewer) -> tuple[Taken, ...]:
    new_game(options, seed)
    check_viewer(viewer, 2)
    return ()


def to_act(state: State) -> tuple[Seat, ...]:
    expect_state(state, State, INFO)
    return (state.turn,) if state.left else ()


def seed_of(state: State) -> Seed:
    expect_state(state, State, INFO)
    return state.seed


def legal_actions(state: State, seat: Viewer | None = None) -> tuple[Take, ...]:
    asked = check_sender(seat, 2)
    return takes(state.left) if to_act(state) and asked in {None, state.turn} else ()


def refusal(state: State, action: object, by: Viewer | None = None) -> Refusal | None:
    refused = turn_refusal(to_act(state), check_sender(by, 2), over="NIM-2", turn="NIM-3")
    if refused is not None:
        return refused
    if type(action) is not Take:
        return foreign_refusal(action, INFO, "NIM-4")
    if action not in takes(state.left):
        return Refusal(Code.TOO_MANY, "NIM-4", "There are not so many matches left ({rule}).")
    return None


def apply(state: State, action: Take, by: Viewer | None = None) -> State:
    refused = refusal(state, action, by)
    if refused is not None:
        raise IllegalAction(refused)
    return take(state, action)


def apply_unchecked(state: State, action: Take) -> State:
    return take(state, action)


def is_over(state: State) -> bool:
    return not to_act(state)


def result(state: State) -> Result:
    if not is_over(state):
        raise no_result("NIM-2")
    return won_by(Seat(1 - state.turn))


def observe(state: State, viewer: Viewer) -> View:
    expect_state(state, State, INFO)
    viewer = check_viewer(viewer, 2)
    return View(viewer=viewer, options=state.options, left=state.left, turn=state.turn)


def events(state: State, action: Take, viewer: Viewer) -> tuple[Taken, ...]:
    return as_seen(all_events(state, action), check_viewer(viewer, 2))


def all_events(state: State, action: Take) -> tuple[Taken, ...]:
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    return told(lambda log: take(state, action, log))


def determinize(view: View, rng: Rng) -> State:
    expect_view(view, View, INFO)
    return State(view.options, view.left, view.turn, draw_seed(rng))


LEFT: Final = public(
    "left",
    NUMBER,
    "How many matches are left.",
    state=lambda state: state.left,
    view=lambda view: view.left,
    default=7,
)
TURN: Final = public(
    "turn",
    SEAT,
    "Whose turn it is.",
    state=lambda state: state.turn,
    view=lambda view: view.turn,
    default=Seat(0),
)
ZONES: Final = ZoneTable((LEFT, TURN))


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    expect_options(options, Options, INFO)
    plain, reader = check_seed(seed), ZoneReader(ZONES, options, zones)
    left, turn = reader.read(LEFT), reader.read(TURN)
    if left > options.matches or turn > 1:
        reader.complain("There are two players and not so many matches (NIM-1).")
    reader.finish()
    return State(options, left, turn, plain)


def zones(state: State) -> Mapping[str, str]:
    expect_state(state, State, INFO)
    return ZONES.write(state, state.options)


def view_zones(view: View) -> Mapping[str, str]:
    expect_view(view, View, INFO)
    return ZONES.write_view(view, view.options)


def view_of(options: Options, zones: Mapping[str, str], viewer: Viewer) -> View:
    expect_options(options, Options, INFO)
    viewer, reader = check_viewer(viewer, 2), ZoneReader(ZONES, options, zones)
    reader.expect_all()
    reader.finish()
    return observe(position(options, zones), viewer)


def parse_action(text: str) -> Take:
    for action in ALL:
        if str(action) == text:
            return action
    raise NotationError("take:1 to take:3 are expected, not {given}.", given=shown(text))


def all_actions(options: Options) -> tuple[Take, ...]:
    expect_options(options, Options, INFO)
    return ALL
