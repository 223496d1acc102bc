"""Three cards: the smallest game that keeps every promise of `numcards.core.Game`.

TC-1 Two players get one of the cards R1, R2 and R3 each; the third lies aside, face down.
TC-2 First P0, then P1, says `stay` or `fold`. A fold ends the game: the other one wins.
TC-3 Nobody folds with R3.
TC-4 When both stay, the cards are turned over and the higher one wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, StrEnum
from typing import Final, TypeAlias

from attrs import evolve, frozen

from numcards.core import (
    SPECTATOR,
    Family,
    GameInfo,
    IllegalAction,
    NotationError,
    NumberCard,
    Refusal,
    Rng,
    Seat,
    Seed,
    Value,
    Viewer,
    choose,
    parse_card,
    shuffled,
)
from numcards.core.chance import draw_seed
from numcards.core.choices import check_whole, named_options
from numcards.core.doors import expect_options, expect_state, expect_view, no_result
from numcards.core.refusals import foreign_refusal, turn_refusal
from numcards.core.results import payoffs
from numcards.core.seats import check_sender, check_viewer
from numcards.core.sentences import shown
from numcards.core.shuffles import check_seed
from numcards.core.zones import ZoneReader

INFO: Final = GameInfo(
    name="three_cards",
    title="Three cards",
    french_title="Trois cartes",
    fewest_players=2,
    most_players=2,
    rulebook="three-cards",
    rules_version=1,
)

CARDS: Final = tuple(NumberCard(Family.RED, Value(value)) for value in (1, 2, 3))
BEST: Final = CARDS[-1]
SEATS: Final = (Seat(0), Seat(1))


# What a game is made of.


@named_options
@frozen(kw_only=True)
class Options:
    """There is nothing to choose; a game has options all the same."""

    players: int = 2

    def __attrs_post_init__(self) -> None:
        check_whole("players", self.players, 2, 2, rule="TC-1")

    @property
    def max_actions(self) -> int:
        """Each player acts once."""
        return 2


class Action(Enum):
    """What a player may say."""

    STAY = "stay"
    FOLD = "fold"

    def __str__(self) -> str:
        return self.value


@frozen
class State:
    """A position: the cards of both players, and what was said so far."""

    options: Options
    hands: tuple[NumberCard, NumberCard]
    said: tuple[Action, ...]
    seed: Seed

    @property
    def aside(self) -> NumberCard:
        """The card that nobody has."""
        return next(card for card in CARDS if card not in self.hands)


@frozen
class Result:
    """How a game ended."""

    winners: tuple[Seat, ...]
    ranking: tuple[int, ...]
    payoffs: tuple[float, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        """A point for the winner."""
        return tuple(int(seat in self.winners) for seat in SEATS)


class Code(StrEnum):
    """What is wrong with an action, beside what `CommonCode` says."""

    MUST_STAY = "must-stay"


# Playing.


def new_game(options: Options, seed: Seed) -> State:
    """Shuffle and deal (TC-1)."""
    expect_options(options, Options, INFO)
    seed = check_seed(seed)
    first, second, _ = shuffled(len(CARDS), seed, counter=0)
    return State(options, (CARDS[first], CARDS[second]), (), seed)


def seed_of(state: State) -> Seed:
    """The seed of the deal."""
    expect_state(state, State, INFO)
    return state.seed


def to_act(state: State) -> tuple[Seat, ...]:
    """The one on turn; nobody at the end."""
    expect_state(state, State, INFO)
    return _turn(state.said)


def legal_actions(state: State, seat: Viewer | None = None) -> tuple[Action, ...]:
    """To stay, and to fold for whoever may."""
    turn = to_act(state)
    asked = check_sender(seat, len(SEATS))
    if not turn or asked not in (None, *turn):
        return ()
    return _choices(state.hands[turn[0]])


def refusal(state: State, action: Action, by: Viewer | None = None) -> Refusal | None:
    """Why not; None means that the action is legal."""
    turn = to_act(state)
    refused = turn_refusal(turn, check_sender(by, len(SEATS)), over="TC-2", turn="TC-2")
    return refused or _content_refusal(state.hands[turn[0]], action)


def apply(state: State, action: Action, by: Viewer | None = None) -> State:
    """The next position, or `IllegalAction`."""
    refused = refusal(state, action, by)
    if refused is not None:
        raise IllegalAction(refused)
    return apply_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> State:
    """The next position, for an action taken from `legal_actions`."""
    return evolve(state, said=(*state.said, action))


def is_over(state: State) -> bool:
    """Whether nobody can act any more."""
    return not to_act(state)


def result(state: State) -> Result:
    """Who has won (TC-2, TC-4)."""
    if not is_over(state):
        raise no_result("TC-2")
    return _result(state.said, state.hands)


def all_actions(options: Options) -> tuple[Action, ...]:
    """Both, in the order of `legal_actions`."""
    expect_options(options, Options, INFO)
    return tuple(Action)


# What a viewer may know.


@frozen(kw_only=True)
class View:
    """What a viewer may know: no other card than their own before the cards are turned over."""

    viewer: Viewer
    options: Options
    own: NumberCard | None
    said: tuple[Action, ...]
    turned_over: tuple[NumberCard, ...]
    """Both cards once both have stayed; else none."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The one on turn; nobody at the end."""
        return _turn(self.said)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the viewer may do now."""
        if self.own is None or self.viewer not in self.to_act:
            return ()
        return _choices(self.own)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is not over."""
        if self.to_act:
            return None
        return _result(self.said, self.turned_over)


def observe(state: State, viewer: Viewer) -> View:
    """All that the viewer may know now."""
    expect_state(state, State, INFO)
    viewer = check_viewer(viewer, len(SEATS))
    return View(
        viewer=viewer,
        options=state.options,
        own=None if viewer is SPECTATOR else state.hands[viewer],
        said=state.said,
        turned_over=state.hands if _is_showdown(state.said) else (),
    )


def determinize(view: View, rng: Rng) -> State:
    """Draw one of the deals that fit the view, each equally likely."""
    expect_view(view, View, INFO)
    deals = [(first, second) for first in CARDS for second in CARDS if first is not second]
    seed = draw_seed(rng)
    states = [State(view.options, deal, view.said, seed) for deal in deals]
    fitting = [
        state for state in states if not _folded_best(state) and observe(state, view.viewer) == view
    ]
    return choose(fitting, rng)


# What just happened.


@frozen
class Dealt:
    """A seat gets its card, which is None for everybody else."""

    seat: Seat
    card: NumberCard | None


@frozen
class Said:
    """A seat says what it does."""

    seat: Seat
    action: Action


@frozen
class TurnedOver:
    """Both have stayed, and show their cards."""

    cards: tuple[NumberCard, NumberCard]


@frozen
class GameEnded:
    """The game is over."""

    result: Result


Event: TypeAlias = Dealt | Said | TurnedOver | GameEnded


def opening_events(options: Options, seed: Seed, viewer: Viewer) -> tuple[Event, ...]:
    """The deal, as the viewer sees it."""
    state = new_game(options, seed)
    viewer = check_viewer(viewer, len(SEATS))
    dealt = [Dealt(seat, state.hands[seat]) for seat in SEATS]
    return tuple(each if each.seat == viewer else evolve(each, card=None) for each in dealt)


def all_events(state: State, action: Action) -> tuple[Event, ...]:
    """What an action brings about."""
    after = apply(state, action)
    events: list[Event] = [Said(to_act(state)[0], action)]
    if _is_showdown(after.said):
        events.append(TurnedOver(after.hands))
    if is_over(after):
        events.append(GameEnded(result(after)))
    return tuple(events)


def events(state: State, action: Action, viewer: Viewer) -> tuple[Event, ...]:
    """What an action brings about, as the viewer sees it: nothing in it is hidden."""
    check_viewer(viewer, len(SEATS))
    return all_events(state, action)


# Texts.


def parse_action(text: str) -> Action:
    """Read `stay` or `fold`."""
    if text not in map(str, Action):
        raise NotationError("An action is stay or fold, not {given}.", given=shown(text))
    return Action(text)


def zones(state: State) -> Mapping[str, str]:
    """The whole position: `P0`, `P1`, `aside`, and `said`."""
    expect_state(state, State, INFO)
    first, second = state.hands
    return {
        "P0": str(first),
        "P1": str(second),
        "aside": str(state.aside),
        "said": " ".join(map(str, state.said)),
    }


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    """The exact inverse of `zones`; left out, `aside` is the third card and `said` nothing."""
    expect_options(options, Options, INFO)
    seed = check_seed(seed)
    reader = ZoneReader(zones, ("P0", "P1", "aside", "said"))
    first, second = (reader.read(zone, parse_card, None) for zone in ("P0", "P1"))
    said = reader.read("said", _parse_said, ())
    left = [card for card in CARDS if card not in (first, second)]
    aside = reader.read("aside", parse_card, left[0])
    if not isinstance(first, NumberCard) or not isinstance(second, NumberCard):
        reader.complain("Each player has a number card (TC-1).")
        first, second = CARDS[:2]
    elif {first, second, aside} != set(CARDS):
        reader.complain("The cards are R1, R2 and R3, each in one place (TC-1).")
    if len(said) > len(SEATS) or Action.FOLD in said[:-1]:
        reader.complain("Each player speaks once, and nobody after a fold (TC-2).")
    state = State(options, (first, second), said, seed)
    if _folded_best(state):
        reader.complain("Nobody folds with R3 (TC-3).")
    reader.finish()
    return state


def _parse_said(text: str) -> tuple[Action, ...]:
    return tuple(map(parse_action, text.split(" "))) if text else ()


# The rules, each in one place.


def _turn(said: tuple[Action, ...]) -> tuple[Seat, ...]:
    """Who is on turn after these words (TC-2)."""
    return () if Action.FOLD in said else SEATS[len(said) : len(said) + 1]


def _choices(own: NumberCard) -> tuple[Action, ...]:
    """What a player with this card may say (TC-3)."""
    return (Action.STAY,) if own is BEST else tuple(Action)


def _content_refusal(own: NumberCard, action: object) -> Refusal | None:
    """Why a player with this card may not do this (TC-2, TC-3)."""
    if not isinstance(action, Action):
        return foreign_refusal(action, INFO, "TC-2")
    if action not in _choices(own):
        return Refusal(Code.MUST_STAY, "TC-3", "Nobody folds with the best card ({rule}).")
    return None


def _result(said: tuple[Action, ...], hands: tuple[NumberCard, ...]) -> Result:
    """Who has won: the higher card of both, or who did not fold (TC-2, TC-4)."""
    if _is_showdown(said):
        winner = max(SEATS, key=lambda seat: hands[seat])
    else:
        winner = SEATS[len(said) % len(SEATS)]
    ranking = tuple(1 if seat == winner else len(SEATS) for seat in SEATS)
    return Result((winner,), ranking, payoffs((winner,), len(SEATS)))


def _is_showdown(said: tuple[Action, ...]) -> bool:
    """Whether the cards are turned over (TC-4)."""
    return said == (Action.STAY,) * len(SEATS)


def _folded_best(state: State) -> bool:
    """Whether somebody has folded with R3, which cannot be (TC-3)."""
    return any(
        action is Action.FOLD and state.hands[seat] is BEST
        for seat, action in zip(SEATS, state.said, strict=False)
    )
