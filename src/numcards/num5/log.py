"""What an action brings about, step by step: for animation, logs and chat.

Two kinds of event have a hidden part, which is None for everybody but the seat itself:
`Dealt.cards` and `Chosen.card`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from attrs import evolve, frozen

from numcards.core.cards import Family, NumberCard
from numcards.core.doors import expect_options
from numcards.core.plain import Plain
from numcards.core.refusals import IllegalAction
from numcards.core.seats import Seat, Viewer, check_viewer, clockwise
from numcards.num5.actions import ROWS, Action, ChooseCard, ChooseRow
from numcards.num5.info import INFO
from numcards.num5.options import Options
from numcards.num5.placement import closest_rows, in_order, place_all
from numcards.num5.rounds import end_round
from numcards.num5.rules import new_game, refusal, result
from numcards.num5.scoring import Result, round_winners
from numcards.num5.turns import choose_row, reveal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numcards.core.shuffles import Seed
    from numcards.num5.state import Hand, Row, State

__all__ = [
    "Chosen",
    "Collected",
    "Dealt",
    "Event",
    "GameEnded",
    "Placed",
    "Revealed",
    "RoundBegan",
    "RoundScored",
    "RoundWon",
    "RowChosen",
    "RowNeeded",
    "RowTaken",
    "all_events",
    "events",
    "opening_events",
]


@frozen(eq=False, repr=False)
class RoundBegan(Plain):
    """A round begins: each row has its 0, and so many cards stay undealt (N5-01, N5-02)."""

    number: int
    undealt: int


@frozen(eq=False, repr=False)
class Dealt(Plain):
    """A seat gets its hand; the cards in card order, or None where they are hidden."""

    seat: Seat
    count: int
    cards: tuple[NumberCard, ...] | None


@frozen(eq=False, repr=False)
class Chosen(Plain):
    """A seat lays a card face down (N5-03); None where it is hidden."""

    seat: Seat
    card: NumberCard | None


@frozen(eq=False, repr=False)
class Revealed(Plain):
    """All chosen cards are turned over; with their players, in the order of placement (N5-05)."""

    plays: tuple[tuple[Seat, NumberCard], ...]


@frozen(eq=False, repr=False)
class RowNeeded(Plain):
    """A seat has to choose one of these rows for its card (N5-12)."""

    seat: Seat
    card: NumberCard
    rows: tuple[Family, ...]


@frozen(eq=False, repr=False)
class RowChosen(Plain):
    """A seat has chosen a row for its card (N5-12)."""

    seat: Seat
    card: NumberCard
    row: Family


@frozen(eq=False, repr=False)
class Placed(Plain):
    """A card goes to the end of a row (N5-07, N5-11, N5-13)."""

    seat: Seat
    card: NumberCard
    row: Family


@frozen(eq=False, repr=False)
class Collected(Plain):
    """A seat collects the first card of a row (N5-08, N5-13).

    Or its own Shadow at once, which was not placed; `row` is None then (N5-14).
    """

    seat: Seat
    card: NumberCard
    row: Family | None


@frozen(eq=False, repr=False)
class RowTaken(Plain):
    """A seat collects all of a full row but its last card (N5-09)."""

    seat: Seat
    cards: tuple[NumberCard, ...]
    row: Family


@frozen(eq=False, repr=False)
class RoundScored(Plain):
    """A round is over: the points of each seat (N5-16)."""

    number: int
    points: tuple[int, ...]


@frozen(eq=False, repr=False)
class RoundWon(Plain):
    """These seats are credited with the round (N5-17)."""

    number: int
    winners: tuple[Seat, ...]


@frozen(eq=False, repr=False)
class GameEnded(Plain):
    """The game is over."""

    result: Result


Event: TypeAlias = (
    RoundBegan
    | Dealt
    | Chosen
    | Revealed
    | RowNeeded
    | RowChosen
    | Placed
    | Collected
    | RowTaken
    | RoundScored
    | RoundWon
    | GameEnded
)
"""Every kind of event of NUM-5."""


def opening_events(options: Options, seed: Seed, viewer: Viewer) -> tuple[Event, ...]:
    """The first deal, as the viewer sees it.

    Raises `UsageError` for a bad seed or viewer, or options of another game.
    """
    expect_options(options, Options, INFO)
    viewer = check_viewer(viewer, options.players)
    return _seen_by(viewer, _deal_events(new_game(options, seed)))


def events(state: State, action: Action, viewer: Viewer) -> tuple[Event, ...]:
    """What a legal action brings about, in order, as the viewer sees it.

    Raises `IllegalAction`, and `UsageError` for a bad viewer.
    """
    happened = all_events(state, action)
    viewer = check_viewer(viewer, state.options.players)
    return _seen_by(viewer, happened)


def all_events(state: State, action: Action) -> tuple[Event, ...]:
    """What a legal action brings about, in order, with everything hidden in it.

    Raises `IllegalAction`.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    return tuple(_happenings(state, action))


def _seen_by(viewer: Viewer, happened: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(_seen(viewer, event) for event in happened)


def _seen(viewer: Viewer, event: Event) -> Event:
    match event:
        case Dealt() if event.seat != viewer:
            return evolve(event, cards=None)
        case Chosen() if event.seat != viewer:
            return evolve(event, card=None)
        case _:
            return event


def _happenings(state: State, action: Action) -> Iterator[Event]:
    if isinstance(action, ChooseCard):
        yield Chosen(action.seat, action.card)
        if state.chosen.count(None) > 1:
            return
        chosen = [choice or action for choice in state.chosen]
        plays = in_order(chosen, state.options)
        yield Revealed(tuple((play.seat, play.card) for play in plays))
        yield from _placing(state, plays, None)
        after = reveal(state, chosen)
    else:
        plays = state.turn.unplaced
        yield RowChosen(action.seat, plays[0].card, action.row)
        yield from _placing(state, plays, action)
        after = choose_row(state, action)
    yield from _pause_or_end(after)


def _placing(state: State, plays: Hand, choice: ChooseRow | None) -> Iterator[Event]:
    """Each card as it is placed, and what is collected then."""
    rows, collected = list(state.turn.rows), list(state.turn.collected)
    chosen = None if choice is None else ROWS.index(choice.row)
    for play in plays:
        before = tuple(rows)
        if place_all(rows, collected, (play,), state.options, chosen):
            return
        chosen = None
        yield from _placed(play, before, rows)


def _placed(play: ChooseCard, before: Sequence[Row], after: Sequence[Row]) -> Iterator[Event]:
    """What one card has done, told from the rows before and after it."""
    for colour, old, new in zip(ROWS, before, after, strict=True):
        if new is not old:
            yield Placed(play.seat, play.card, colour)
            taken = tuple(card for card in old if card not in new)
            if len(taken) > 1:
                yield RowTaken(play.seat, taken, colour)
            elif taken:
                yield Collected(play.seat, taken[0], colour)
            return
    yield Collected(play.seat, play.card, None)


def _pause_or_end(after: State) -> Iterator[Event]:
    """The cards are placed as far as that goes: a row is needed, or the round may be over."""
    if after.turn.unplaced:
        waiting = after.turn.unplaced[0]
        possible = closest_rows(after.turn.rows, waiting.card)
        yield RowNeeded(waiting.seat, waiting.card, tuple(ROWS[place] for place in possible))
    elif after.is_over:
        yield from _end_of_round(after)


def _end_of_round(over: State) -> Iterator[Event]:
    number = len(over.scores) + 1
    yield RoundScored(number, over.points)
    yield RoundWon(number, round_winners(over.points))
    following = end_round(over)
    if following.is_over:
        yield GameEnded(result(following))
    else:
        yield from _deal_events(following)


def _deal_events(dealt: State) -> tuple[Event, ...]:
    options = dealt.options
    return (
        RoundBegan(dealt.number, options.undealt),
        *(
            Dealt(seat, options.hand_size, dealt.hand(seat))
            for seat in clockwise(options.players, 0)
        ),
    )
