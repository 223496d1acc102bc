"""The events of the pile game: what can happen, one class for each kind.

What is secret in them, the cards of a deal or a draw, is None for everybody but the seat itself;
of an eliminated hand nothing but its size is ever told (INI-27).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from attrs import field, frozen

from numcards.core.events import secret
from numcards.core.plain import Plain
from numcards.infini.scoring import Result

if TYPE_CHECKING:
    from numcards.core.cards import Card, Family, NumberCard
    from numcards.core.seats import Seat
    from numcards.infini.piles import Branch, Lying, PlacedJoker


@frozen(eq=False, repr=False)
class GameBegan(Plain):
    """The deck is shuffled and dealt, and so many cards are left to draw (INI-03)."""

    first: Seat
    draw: int


@frozen(eq=False, repr=False)
class Dealt(Plain):
    """A seat gets its first hand; in card order, or None where it is hidden."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = field(metadata=secret("seat"))


@frozen(eq=False, repr=False)
class TurnBegan(Plain):
    """A turn begins, and so many plays are owed (INI-16)."""

    seat: Seat
    owed: int


@frozen(eq=False, repr=False)
class Placed(Plain):
    """A seat places a card on a branch: a colour card, a rescue card, or a joker with a value."""

    seat: Seat
    card: NumberCard | PlacedJoker
    branch: Branch
    placed: int
    """How many cards of the pile's colour count as placed now (INI-21)."""


@frozen(eq=False, repr=False)
class Flipped(Plain):
    """A seat exchanges the two top cards of a pile (INI-11); these lie on top now."""

    seat: Seat
    pile: Family
    rising: Lying
    falling: Lying


@frozen(eq=False, repr=False)
class Flashed(Plain):
    """A seat removes the top card of a branch for good (INI-12); another lies there, or none."""

    seat: Seat
    branch: Branch
    removed: Lying
    top: Lying | None


@frozen(eq=False, repr=False)
class PlayedSimple(Plain):
    """A seat plays a simple, which counts as a play by itself (INI-13)."""

    seat: Seat


@frozen(eq=False, repr=False)
class PlayedPasse(Plain):
    """A seat plays a passe, which fulfils the whole turn (INI-14)."""

    seat: Seat


@frozen(eq=False, repr=False)
class TurnEnded(Plain):
    """A turn ends, chosen or by itself (INI-16 to INI-18)."""

    seat: Seat


@frozen(eq=False, repr=False)
class HandGrew(Plain):
    """A seat has emptied its hand, and from now on refills to so many cards (INI-24)."""

    seat: Seat
    size: int


@frozen(eq=False, repr=False)
class Drew(Plain):
    """A seat draws (INI-17, INI-19); the cards in card order, or None where they are hidden."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = field(metadata=secret("seat"))


@frozen(eq=False, repr=False)
class PassedOver(Plain):
    """A seat has no card and cannot draw any, so its turn is left out (INI-19)."""

    seat: Seat


@frozen(eq=False, repr=False)
class Stuck(Plain):
    """A seat owes plays and cannot make one (INI-18)."""

    seat: Seat
    owed: int


@frozen(eq=False, repr=False)
class Eliminated(Plain):
    """A seat is out of the game; its cards, so many, go under the draw pile (INI-18)."""

    seat: Seat
    returned: int


@frozen(eq=False, repr=False)
class GameEnded(Plain):
    """The game is over."""

    result: Result


Event: TypeAlias = (
    GameBegan
    | Dealt
    | TurnBegan
    | Placed
    | Flipped
    | Flashed
    | PlayedSimple
    | PlayedPasse
    | TurnEnded
    | HandGrew
    | Drew
    | PassedOver
    | Stuck
    | Eliminated
    | GameEnded
)
"""Every kind of event of the pile game."""
