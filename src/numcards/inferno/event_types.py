"""Every kind of event: what an action brings about, step by step.

Only a deal has a secret part: `Dealt.cards` is None for everybody but the seat itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from attrs import field, frozen

from numcards.core.events import secret
from numcards.core.plain import Plain
from numcards.core.seats import Seat
from numcards.inferno.actions import Posed
from numcards.inferno.scoring import Result

if TYPE_CHECKING:
    from numcards.core.cards import Card


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
    cards: tuple[Card, ...] | None = field(metadata=secret("seat"))


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
