"""A user's own game, which the library knows nothing of: whoever takes the last match wins."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Literal

from attrs import evolve, field, frozen

from numcards.core import (
    GameInfo,
    IllegalAction,
    InvalidPosition,
    NotationError,
    Refusal,
    Rng,
    Seat,
    Seed,
    UsageError,
    Viewer,
)
from numcards.core.choices import check_whole, named_options
from numcards.core.refusals import turn_refusal
from numcards.core.sentences import say, shown

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
        check_whole("matches", self.matches, 1, 99, rule="NIM-1")

    @property
    def max_actions(self) -> int:
        return self.matches


@frozen
class Take:
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
    seed: Seed = field(eq=False)


@frozen(kw_only=True)
class View:
    viewer: Viewer
    left: int
    turn: Seat

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,) if self.left else ()

    @property
    def legal_actions(self) -> tuple[Take, ...]:
        return _takes(self.left) if self.viewer in self.to_act else ()

    @property
    def result(self) -> Result | None:
        return None if self.left else _result(self.turn)


_ALL: Final = (Take(1), Take(2), Take(3))


def _takes(left: int) -> tuple[Take, ...]:
    return _ALL[: min(left, len(_ALL))]


def new_game(options: Options, seed: Seed) -> State:
    return State(options, options.matches, Seat(0), seed)


def opening_events(options: Options, seed: Seed, viewer: Viewer) -> tuple[Taken, ...]:
    return ()


def to_act(state: State) -> tuple[Seat, ...]:
    return (state.turn,) if state.left else ()


def seed_of(state: State) -> Seed:
    return state.seed


def legal_actions(state: State, seat: Viewer | None = None) -> tuple[Take, ...]:
    return _takes(state.left) if seat in {None, *to_act(state)} else ()


def refusal(state: State, action: Take, by: Viewer | None = None) -> Refusal | None:
    refused = turn_refusal(to_act(state), by, over="NIM-2", turn="NIM-3")
    if refused is not None:
        return refused
    if action.count > state.left:
        return Refusal(Code.TOO_MANY, "NIM-4", "There are not so many matches left ({rule}).")
    return None


def apply(state: State, action: Take, by: Viewer | None = None) -> State:
    refused = refusal(state, action, by)
    if refused is not None:
        raise IllegalAction(refused)
    return apply_unchecked(state, action)


def apply_unchecked(state: State, action: Take) -> State:
    return evolve(state, left=state.left - action.count, turn=Seat(1 - state.turn))


def is_over(state: State) -> bool:
    return not state.left


def result(state: State) -> Result:
    if state.left:
        raise UsageError("Matches are left.")
    return _result(state.turn)


def _result(turn: Seat) -> Result:
    last = Seat(1 - turn)
    first = last == 0
    return Result((last,), (1, 2) if first else (2, 1), (1.0, -1.0) if first else (-1.0, 1.0))


def observe(state: State, viewer: Viewer) -> View:
    return View(viewer=viewer, left=state.left, turn=state.turn)


def events(state: State, action: Take, viewer: Viewer) -> tuple[Taken, ...]:
    return all_events(state, action)


def all_events(state: State, action: Take) -> tuple[Taken, ...]:
    return (Taken(state.turn, action.count),)


def determinize(view: View, rng: Rng) -> State:
    return State(Options(), view.left, view.turn, int(rng.random() * 2**53))


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    if not zones.get("left", "").isdigit() or zones.get("turn") not in {"P0", "P1"}:
        raise InvalidPosition((say("A number of matches and a player are expected."),))
    return State(options, int(zones["left"]), Seat(int(zones["turn"][1])), seed)


def zones(state: State) -> Mapping[str, str]:
    return {"left": str(state.left), "turn": f"P{state.turn}"}


def view_zones(view: View) -> Mapping[str, str]:
    return {"left": str(view.left), "turn": f"P{view.turn}"}


def view_of(options: Options, zones: Mapping[str, str], viewer: Viewer) -> View:
    return observe(position(options, zones), viewer)


def parse_action(text: str) -> Take:
    for take in _ALL:
        if str(take) == text:
            return take
    raise NotationError("take:1 to take:3 are expected, not {given}.", given=shown(text))


def all_actions(options: Options) -> tuple[Take, ...]:
    return _ALL
