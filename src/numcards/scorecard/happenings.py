"""What can happen: the kinds of event.

Two of them have a hidden part, which is None for everybody but the seat itself:
the cards that `TopsSeen` and `QuantumDrawn` show.
"""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from numcards.core.cards import Card, NumberCard, Special
from numcards.core.seats import Seat
from numcards.scorecard.actions import PileNumber
from numcards.scorecard.objectives import Objective
from numcards.scorecard.scoring import Result
from numcards.scorecard.state import Sequence

__all__ = [
    "Busted",
    "Discarded",
    "Drawn",
    "Event",
    "GameEnded",
    "Joined",
    "Kept",
    "Lost",
    "QuantumDrawn",
    "RoundBegan",
    "RoundDeclared",
    "RoundEnded",
    "Scored",
    "Secured",
    "SequenceStopped",
    "Taken",
    "TopsSeen",
    "TurnBegan",
    "TurnEnded",
    "Used",
    "Validated",
]


@frozen
class RoundBegan:
    """A round begins with two fresh piles (SC-02)."""

    number: int
    left: tuple[int, int]


@frozen
class TurnBegan:
    """A seat's turn begins, perhaps a skipped one (SC-05, SC-20)."""

    seat: Seat
    skipped: bool


@frozen
class Drawn:
    """A seat draws a card, which all can see (SC-06)."""

    seat: Seat
    pile: PileNumber
    card: Card


@frozen
class Joined:
    """A card joins a sequence (SC-07, SC-08)."""

    seat: Seat
    card: NumberCard


@frozen
class SequenceStopped:
    """A card stops a sequence, and goes to the discard (SC-12 to SC-14)."""

    seat: Seat
    card: NumberCard


@frozen
class Busted:
    """A seat loses its sequence, and more, as the options say (SC-16, SC-17)."""

    seat: Seat
    sequence: Sequence
    collection: tuple[Card, ...]
    """What is lost of the collection."""
    out: bool
    """Whether the seat is out for the rest of the round."""


@frozen
class Kept:
    """A special card goes to a reserve (SC-09, SC-19, SC-23)."""

    seat: Seat
    card: Special


@frozen
class Discarded:
    """Cards that nobody uses go to the discard."""

    seat: Seat
    cards: tuple[Card, ...]


@frozen
class Used:
    """A seat uses a special card, on another player where it has a target (SC-18 to SC-23)."""

    seat: Seat
    card: Special
    target: Seat | None


@frozen
class TopsSeen:
    """A seat looks at the top cards of both piles (SC-21)."""

    seat: Seat
    cards: tuple[Card | None, Card | None] | None
    """The top card of each pile, None for an empty one; None where they are hidden."""


@frozen
class QuantumDrawn:
    """A seat draws a quantum's cards (SC-23)."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    """The cards in card order; None where they are hidden."""


@frozen
class Taken:
    """A seat keeps one of a quantum's cards, or none (SC-23)."""

    seat: Seat
    card: Card | None


@frozen
class Secured:
    """A sequence is safe in the collection (SC-05, SC-10, SC-20)."""

    seat: Seat
    sequence: Sequence


@frozen
class Lost:
    """A sequence in progress is discarded (SC-20, SC-25)."""

    seat: Seat
    sequence: Sequence


@frozen
class RoundDeclared:
    """A seat declares the end of the round: every other has one last turn (SC-26, SC-27)."""

    seat: Seat


@frozen
class TurnEnded:
    """A seat's turn is over."""

    seat: Seat


@frozen
class RoundEnded:
    """A round is over; players validate objectives now (SC-30)."""

    number: int


@frozen
class Validated:
    """A seat validates an objective (SC-30)."""

    seat: Seat
    objective: Objective


@frozen
class Scored:
    """A seat is done: what its objectives of this round give (SC-32)."""

    seat: Seat
    points: tuple[tuple[Objective, int], ...]


@frozen
class GameEnded:
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
