"""A position of the scorecard game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from attrs import frozen

from numcards.core.cards import Card, NumberCard, Special
from numcards.core.decks import CardSet
from numcards.core.notation import cards_text
from numcards.core.reprs import ShownByRepr
from numcards.core.seats import Seat, clockwise, seat_text
from numcards.core.shuffles import Seed
from numcards.core.twins import twin_of
from numcards.scorecard.objectives import Scorecard
from numcards.scorecard.options import Options
from numcards.scorecard.phases import Forced, Over, Phase, SeenPhase, Stopped

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "Pile",
    "Piles",
    "Round",
    "Sequence",
    "State",
    "Table",
    "acting",
    "make_state",
    "phase_text",
]

Sequence: TypeAlias = tuple[NumberCard, ...]
"""A sequence in progress, the oldest card first."""


@final
@frozen(eq=False, repr=False, weakref_slot=False)
class Pile(ShownByRepr):
    """A draw pile: the first `size` of `cards` still lie there, the last of them on top."""

    cards: tuple[Card, ...]
    size: int

    @property
    def top(self) -> Card:
        """The card that is drawn next."""
        return self.cards[self.size - 1]

    def below(self) -> Pile:
        """The pile without its top card."""
        return make_pile(self.cards, self.size - 1)

    def __iter__(self) -> Iterator[Card]:
        """The cards that lie there, the top one first."""
        return iter(self.cards[: self.size][::-1])

    def __eq__(self, other: object) -> bool:
        """Piles are equal when the same cards lie there in the same order."""
        if not isinstance(other, Pile):
            return NotImplemented
        same = self.cards is other.cards or self.cards[: self.size] == other.cards[: other.size]
        return self.size == other.size and same

    def __hash__(self) -> int:
        """The size and the top card are enough to tell most piles apart."""
        return hash((self.size, self.cards[self.size - 1] if self.size else None))

    def __reduce__(self) -> tuple[type[Pile], tuple[tuple[Card, ...], int]]:
        """Pickle only what still lies there."""
        return Pile, (self.cards[: self.size], self.size)

    def __repr__(self) -> str:
        """Show the cards, the top one first."""
        return f"<Pile: {cards_text(self)}>"


Piles: TypeAlias = tuple[Pile, Pile]
"""Pile 1 and pile 2."""


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
@frozen(cache_hash=True)
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
@frozen(repr=False, weakref_slot=False)
class State(ShownByRepr):
    """A position: the round, the table, the piles, the sequences, and who decides what.

    Made by `new_game`, `apply`, `position` and `determinize`.
    It holds everything, the piles and the seed included: show players a `View`.
    """

    round: Round
    table: Table
    piles: Piles
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
    def left(self) -> tuple[int, int]:
        """How many cards are left in each pile."""
        one, two = self.piles
        return one.size, two.size

    def collection(self, seat: Seat) -> tuple[Card, ...]:
        """The secured cards of a seat, in card order."""
        return self.options.deck.cards_of(self.table.collections[seat])

    def __repr__(self) -> str:
        """Show the whole position, cards by name."""
        one, two = map(cards_text, self.piles)
        seats = ", ".join(
            f"{seat_text(seat)}: {cards_text(self.sequences[seat])} | "
            f"{cards_text(self.collection(seat))} | {cards_text(self.table.reserves[seat])}"
            for seat in clockwise(self.options.players, 0)
        )
        return (
            f"<scorecard.State round {self.round.number}, {phase_text(self.turn, self.phase)}; "
            f"{seats}; piles: {one} / {two}>"
        )


make_pile: Final = twin_of(Pile)
make_state: Final = twin_of(State)


def acting(turn: Seat, phase: SeenPhase) -> Seat | None:
    """The seat that decides; None when the game is over."""
    if type(phase) is Forced or type(phase) is Stopped:
        return phase.seat
    return None if type(phase) is Over else turn


def phase_text(turn: Seat, phase: SeenPhase) -> str:
    """Who decides what, for reprs."""
    seat = acting(turn, phase)
    return "over" if seat is None else f"{seat_text(seat)} to act, {phase}"
