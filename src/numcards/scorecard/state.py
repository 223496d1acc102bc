"""A position of the scorecard game."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from attrs import frozen

from numcards.core.cards import Card, NumberCard, Special
from numcards.core.construction import changer_of, constructor_of
from numcards.core.decks import CardSet
from numcards.core.notation import cards_text
from numcards.core.reprs import ShownByRepr
from numcards.core.seats import Seat, check_seat, seat_text, seats
from numcards.core.shuffles import Seed
from numcards.scorecard.objectives import Scorecard
from numcards.scorecard.options import Options
from numcards.scorecard.phases import Forced, Over, Phase, SeenPhase, Stopped
from numcards.scorecard.tables import number_cards, replaced

Sequence: TypeAlias = tuple[NumberCard, ...]
"""A sequence in progress, the oldest card first."""


Stacks: TypeAlias = tuple[tuple[Card, ...], tuple[Card, ...]]
"""The cards of pile 1 and pile 2, each from the bottom up."""


@final
@frozen(kw_only=True, cache_hash=True)
class Round:
    """What stays as it is through a round, but for the scorecards at its end."""

    options: Options
    number: int = 1
    """Which round of the game this is, from 1; its deal was shuffle number - 1 of the seed."""
    scorecards: tuple[Scorecard, ...]
    """The scorecard of each seat."""
    seed: Seed
    """Where the deals of the game come from."""


@final
@frozen(weakref_slot=False)
class Table:
    """What lies open, but for the sequences, and what is known of the piles."""

    collections: tuple[CardSet, ...]
    """The secured cards of each seat, as sets of the deck's cards."""
    reserves: tuple[tuple[Special, ...], ...]
    """The kept special cards of each seat, at most two, in card order."""
    discard: CardSet
    """All discarded cards of this round."""
    out: tuple[Seat, ...] = ()
    """The seats that take no further part in this round, ascending."""
    skips: tuple[int, ...] = ()
    """How many turns each seat must still pass."""
    turns: int = 0
    """How many turns have been completed in this round."""
    declarer: Seat | None = None
    """Who has declared the end of the round."""
    peekers: tuple[tuple[Seat, ...], tuple[Seat, ...]] = ((), ())
    """The seats that have seen the card on top of each pile, ascending."""


@final
@frozen(eq=False, repr=False, weakref_slot=False)
class State(ShownByRepr):
    """A position: the round, the table, the piles, the sequences, and who decides what.

    Made by `new_game`, `apply`, `position` and `determinize`.
    It holds everything, the piles and the seed included: show players a `View`.
    """

    round: Round
    table: Table
    stacks: Stacks
    """The piles as they were dealt; what has been drawn lies on top of what is left."""
    left: tuple[int, int]
    """How many cards are left in each pile."""
    sequences: tuple[Sequence, ...]
    """The sequence in progress of each seat."""
    turn: Seat
    """Whose turn it is, or who validates; the seat that acted last when the game is over."""
    phase: Phase
    """What is to be decided; it says so where another seat than `turn` decides."""

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.round.options

    @property
    def scorecards(self) -> tuple[Scorecard, ...]:
        """The scorecard of each seat."""
        return self.round.scorecards

    @property
    def piles(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The cards of each pile, the top one first."""
        (one, two), (first, second) = self.stacks, self.left
        return one[:first][::-1], two[:second][::-1]

    @property
    def discard(self) -> tuple[Card, ...]:
        """All discarded cards of this round, in card order."""
        return self.options.deck.cards_of(self.table.discard)

    def collection(self, seat: Seat) -> tuple[NumberCard, ...]:
        """The secured cards of a seat, in card order.

        Raises `UsageError` for a bad seat.
        """
        return number_cards(self.table.collections[check_seat(seat, self.options.players)])

    def __eq__(self, other: object) -> bool:
        """What has been drawn leaves no trace: only what is left of the piles counts.

        Tuples are compared because they take parts that are the same object for equal at once.
        """
        if type(other) is not State:
            return NotImplemented
        same = (self.round, self.table, self.left, self.sequences, self.turn, self.phase) == (
            other.round,
            other.table,
            other.left,
            other.sequences,
            other.turn,
            other.phase,
        )
        return same and (self.stacks is other.stacks or self.piles == other.piles)

    def __hash__(self) -> int:
        """What play changes most, with the seed in the round, tells nearly all positions apart."""
        table = self.table
        return hash(
            (self.round, table.collections, table.discard, self.left, self.sequences, self.phase)
        )

    def __reduce__(self) -> tuple[type[State], tuple[object, ...]]:
        """Pickle only the cards that still lie in the piles."""
        (one, two), (first, second) = self.stacks, self.left
        stacks = one[:first], two[:second]
        others = self.left, self.sequences, self.turn, self.phase
        return State, (self.round, self.table, stacks, *others)

    def __repr__(self) -> str:
        """Show the whole position, cards by name."""
        one, two = map(cards_text, self.piles)
        each = ", ".join(
            f"{seat_text(seat)}: {cards_text(self.sequences[seat])} | "
            f"{cards_text(self.collection(seat))} | {cards_text(self.table.reserves[seat])}"
            for seat in seats(self.options.players)
        )
        return (
            f"<scorecard.State round {self.round.number}, {phase_text(self.turn, self.phase)}; "
            f"{each}; piles: {one} / {two}>"
        )


make_state: Final = constructor_of(State)
change_state: Final = changer_of(State)
change_table: Final = changer_of(Table)


def moved(state: State, table: Table, phase: Phase) -> State:
    """The same position but for the table and the phase."""
    return make_state(
        state.round, table, state.stacks, state.left, state.sequences, state.turn, phase
    )


def change_reserve(table: Table, seat: Seat, reserve: tuple[Special, ...]) -> Table:
    """The same table with another reserve of one seat."""
    return change_table(table, reserves=replaced(table.reserves, seat, reserve))


def acting(turn: Seat, phase: SeenPhase) -> Seat | None:
    """The seat that decides; None when the game is over."""
    if type(phase) is Forced or type(phase) is Stopped:
        return phase.seat
    return None if type(phase) is Over else turn


def phase_text(turn: Seat, phase: SeenPhase) -> str:
    """Who decides what, for reprs."""
    seat = acting(turn, phase)
    return "over" if seat is None else f"{seat_text(seat)} to act, {phase}"
