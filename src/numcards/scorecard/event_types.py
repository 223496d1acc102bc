"""The events of the scorecard game: what can happen, one class for each kind.

What is secret is declared beside its field; everyone who may not know it finds None there.
"""

from __future__ import annotations

from typing import TypeAlias

from attrs import field, frozen

from numcards.core.cards import Card, NumberCard, Special
from numcards.core.events import secret
from numcards.core.plain import Plain
from numcards.core.seats import Seat
from numcards.scorecard.actions import PileNumber
from numcards.scorecard.objectives import Objective
from numcards.scorecard.scoring import Result
from numcards.scorecard.state import Sequence


@frozen(eq=False, repr=False)
class RoundBegan(Plain):
    """A round begins with two fresh piles (SC-02)."""

    number: int
    left: tuple[int, int]


@frozen(eq=False, repr=False)
class TurnBegan(Plain):
    """A seat's turn begins, perhaps a skipped one (SC-05, SC-20)."""

    seat: Seat
    skipped: bool


@frozen(eq=False, repr=False)
class Drawn(Plain):
    """A seat draws a card, which all can see (SC-06)."""

    seat: Seat
    pile: PileNumber
    card: Card


@frozen(eq=False, repr=False)
class Joined(Plain):
    """A card joins a sequence (SC-07, SC-08)."""

    seat: Seat
    card: NumberCard


@frozen(eq=False, repr=False)
class SequenceStopped(Plain):
    """A card stops a sequence, and goes to the discard (SC-12 to SC-14)."""

    seat: Seat
    card: NumberCard


@frozen(eq=False, repr=False)
class Busted(Plain):
    """A seat loses its sequence, and more, as the options say (SC-16, SC-17)."""

    seat: Seat
    sequence: Sequence
    collection: tuple[Card, ...]
    """What is lost of the collection."""
    out: bool
    """Whether the seat is out for the rest of the round."""


@frozen(eq=False, repr=False)
class Kept(Plain):
    """A special card goes to a reserve (SC-09, SC-19, SC-23)."""

    seat: Seat
    card: Special


@frozen(eq=False, repr=False)
class Discarded(Plain):
    """Cards that nobody uses go to the discard."""

    seat: Seat
    cards: tuple[Card, ...]


@frozen(eq=False, repr=False)
class Used(Plain):
    """A seat uses a special card, on another player where it has a target (SC-18 to SC-23)."""

    seat: Seat
    card: Special
    target: Seat | None


@frozen(eq=False, repr=False)
class TopsSeen(Plain):
    """A seat looks at the top cards of both piles (SC-21)."""

    seat: Seat
    cards: tuple[Card | None, Card | None] | None = field(metadata=secret("seat"))
    """The top card of each pile, None for an empty one; None where they are hidden."""


@frozen(eq=False, repr=False)
class QuantumDrawn(Plain):
    """A seat draws a quantum's cards (SC-23)."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = field(metadata=secret("seat"))
    """The cards in card order; None where they are hidden."""


@frozen(eq=False, repr=False)
class Taken(Plain):
    """A seat keeps one of a quantum's cards, or none (SC-23)."""

    seat: Seat
    card: Card | None


@frozen(eq=False, repr=False)
class Secured(Plain):
    """A sequence is safe in the collection (SC-05, SC-10, SC-20)."""

    seat: Seat
    sequence: Sequence


@frozen(eq=False, repr=False)
class Lost(Plain):
    """A sequence in progress is discarded (SC-20, SC-25)."""

    seat: Seat
    sequence: Sequence


@frozen(eq=False, repr=False)
class RoundDeclared(Plain):
    """A seat declares the end of the round: every other has one last turn (SC-26, SC-27)."""

    seat: Seat


@frozen(eq=False, repr=False)
class TurnEnded(Plain):
    """A seat's turn is over."""

    seat: Seat


@frozen(eq=False, repr=False)
class RoundEnded(Plain):
    """A round is over; players validate objectives now (SC-30)."""

    number: int


@frozen(eq=False, repr=False)
class Validated(Plain):
    """A seat validates an objective (SC-30)."""

    seat: Seat
    objective: Objective


@frozen(eq=False, repr=False)
class Scored(Plain):
    """A seat is done: what its objectives of this round give (SC-32)."""

    seat: Seat
    points: tuple[tuple[Objective, int], ...]


@frozen(eq=False, repr=False)
class GameEnded(Plain):
    """The game is over."""

    result: Result


Event: TypeAlias = (
    RoundBegan
    | TurnBegan
    | Drawn
    | Joined
    | SequenceStopped
    | Busted
    | Kept
    | Discarded
    | Used
    | TopsSeen
    | QuantumDrawn
    | Taken
    | Secured
    | Lost
    | RoundDeclared
    | TurnEnded
    | RoundEnded
    | Validated
    | Scored
    | GameEnded
)
"""Every kind of event of the scorecard game."""
