"""What an action brings about, step by step: for animation, logs and chat.

Only a deal has a hidden part: `Dealt.cards` is None for everybody but the seat itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from attrs import evolve, frozen

from numcards.core.doors import expect_options
from numcards.core.plain import Plain
from numcards.core.refusals import IllegalAction
from numcards.core.seats import Seat, Viewer, check_viewer, clockwise
from numcards.inferno.actions import Action, Pass, Pose, Posed
from numcards.inferno.info import INFO
from numcards.inferno.options import Options
from numcards.inferno.rounds import end_round, is_blocked, ranking_of, winner_of
from numcards.inferno.rules import new_game, refusal, result
from numcards.inferno.scoring import Result
from numcards.inferno.tricks import inverts, lay, pass_turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core.cards import Card
    from numcards.core.shuffles import Seed
    from numcards.inferno.state import State

__all__ = [
    "Cut",
    "Dealt",
    "DemandSet",
    "Event",
    "GameEnded",
    "LeadHandedOn",
    "OrderSet",
    "Passed",
    "PosedCards",
    "RoundBegan",
    "RoundEnded",
    "TrickWon",
    "WentOut",
    "all_events",
    "events",
    "opening_events",
]


@frozen(eq=False, repr=False)
class RoundBegan(Plain):
    """A round begins: all cards are shuffled, and so many set aside face down (INF-03)."""

    number: int
    """Which round of the game this is, from 1."""
    leader: Seat
    """Who leads it."""
    aside: int
    """How many cards are set aside."""


@frozen(eq=False, repr=False)
class Dealt(Plain):
    """A seat gets its hand; the cards in card order, or None where they are hidden."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


@frozen(eq=False, repr=False)
class Passed(Plain):
    """A seat does not follow, and is out of the trick (INF-09)."""

    seat: Seat


@frozen(eq=False, repr=False)
class LeadHandedOn(Plain):
    """A seat has nothing to lead with and passes the lead (INF-12)."""

    seat: Seat


@frozen(eq=False, repr=False)
class PosedCards(Plain):
    """A seat poses cards: number cards, or an infini or numx that leads a trick."""

    seat: Seat
    posed: Posed


@frozen(eq=False, repr=False)
class Cut(Plain):
    """A seat lays an infini or numx on the pose on the table (INF-19, INF-21)."""

    seat: Seat
    posed: Posed
    top: Posed


@frozen(eq=False, repr=False)
class OrderSet(Plain):
    """The order of strength changes: by an Inferno, or at the end of its trick (INF-26, INF-27)."""

    inverted: bool


@frozen(eq=False, repr=False)
class DemandSet(Plain):
    """A Rainbow or Shadow on top asks for another count, of any value (INF-13, INF-14)."""

    count: int
    """How many cards the next pose must have; 0 where only a cut can follow (INF-16)."""


@frozen(eq=False, repr=False)
class WentOut(Plain):
    """A seat has shed all its cards; `place` 1 is the first to do so in the round (INF-29)."""

    seat: Seat
    place: int


@frozen(eq=False, repr=False)
class TrickWon(Plain):
    """A seat wins the trick, which is cleared away (INF-10)."""

    seat: Seat


@frozen(eq=False, repr=False)
class RoundEnded(Plain):
    """A round is over (INF-29 to INF-33)."""

    number: int
    winner: Seat | None
    """Who is credited with the round; nobody when it was blocked with nobody out."""
    ranking: tuple[int, ...]
    """The rank of each seat."""
    blocked: bool
    """Whether everybody with cards had passed the lead."""


@frozen(eq=False, repr=False)
class GameEnded(Plain):
    """The game is over."""

    result: Result


Event: TypeAlias = (
    RoundBegan
    | Dealt
    | Passed
    | LeadHandedOn
    | PosedCards
    | Cut
    | OrderSet
    | DemandSet
    | WentOut
    | TrickWon
    | RoundEnded
    | GameEnded
)
"""Every kind of event of NUM Inferno."""


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
    """What a legal action brings about, in order, with the hands of the next deal in it.

    Raises `IllegalAction`.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    return tuple(_happenings(state, action))


def _seen_by(viewer: Viewer, happened: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(
        evolve(event, cards=None) if isinstance(event, Dealt) and event.seat != viewer else event
        for event in happened
    )


def _happenings(state: State, action: Action) -> Iterator[Event]:
    seat = state.still_in[0]
    if isinstance(action, Pass):
        after = pass_turn(state)
        yield Passed(seat) if state.trick else LeadHandedOn(seat)
    else:
        after = lay(state, action)
        yield from _posing(state, action, after)
    yield from _end_of_trick(state, action, after)
    if len(after.round.out) > len(state.round.out):
        yield WentOut(seat, len(after.round.out))
    if not after.still_in:
        yield from _end_of_round(after, seat)


def _posing(state: State, posed: Posed, after: State) -> Iterator[Event]:
    seat, top = state.still_in[0], state.top
    if isinstance(posed, Pose) or top is None:
        yield PosedCards(seat, posed)
    else:
        yield Cut(seat, posed, top)
    if inverts(posed, state.options):
        yield OrderSet(not state.round.inverted)
    if after.trick and isinstance(posed, Pose) and posed.effect is not None:
        yield DemandSet(posed.next_count)


def _end_of_trick(state: State, action: Action, after: State) -> Iterator[Event]:
    """A trick has ended when there was one, and none lies on the table any more."""
    if after.trick or (isinstance(action, Pass) and not state.trick):
        return
    yield TrickWon(state.trick[-1][0] if isinstance(action, Pass) else state.still_in[0])
    inverted = state.round.inverted
    if not isinstance(action, Pass) and inverts(action, state.options):
        inverted = not inverted
    if inverted != after.round.inverted:
        yield OrderSet(after.round.inverted)


def _end_of_round(over: State, last: Seat) -> Iterator[Event]:
    current = over.round
    blocked = is_blocked(current.options, over.hands, current.out)
    yield RoundEnded(current.number, winner_of(over), ranking_of(over), blocked)
    following = end_round(over, last)
    if following.still_in:
        yield from _deal_events(following)
    else:
        yield GameEnded(result(following))


def _deal_events(dealt: State) -> tuple[Event, ...]:
    leader = dealt.still_in[0]
    current = dealt.round
    seats = clockwise(dealt.options.players, leader)
    return (
        RoundBegan(current.number, leader, current.aside.bit_count()),
        *(Dealt(seat, dealt.hands[seat].bit_count(), dealt.hand(seat)) for seat in seats),
    )
