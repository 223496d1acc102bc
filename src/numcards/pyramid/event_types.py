"""The events of the pyramid game: what can happen, one class for each kind.

What is secret is declared beside its field; everyone who may not know it finds None there.
"""

from __future__ import annotations

from typing import TypeAlias

from attrs import field, frozen

from numcards.core.cards import Card
from numcards.core.events import secret
from numcards.core.plain import Plain
from numcards.core.seats import Seat
from numcards.pyramid.actions import Choice
from numcards.pyramid.combinations import Score
from numcards.pyramid.scoring import Result
from numcards.pyramid.slots import Slot


@frozen(eq=False, repr=False)
class RoundBegan(Plain):
    """A round begins: all cards are shuffled (PYR-34)."""

    number: int
    first: Seat


@frozen(eq=False, repr=False)
class Dealt(Plain):
    """A seat gets its pyramid, of which some cards may lie face up (PYR-02)."""

    seat: Seat
    face_up: tuple[Card, ...]
    """Those cards, in slot order from N1.1; the other ones lie face down."""


@frozen(eq=False, repr=False)
class PileRefilled(Plain):
    """The discard pile, except its top card, is shuffled and becomes the draw pile (PYR-03)."""

    cards: tuple[Card, ...]
    """What was shuffled back, in card order."""


@frozen(eq=False, repr=False)
class CardsDrawn(Plain):
    """A seat draws from the draw pile: one card, or the cards of a quantum (PYR-04, PYR-13)."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = field(metadata=secret("seat"))
    """The cards in the order drawn, for the seat alone."""


@frozen(eq=False, repr=False)
class CardTaken(Plain):
    """A seat takes the top card of the discard pile (PYR-16)."""

    seat: Seat
    card: Card


@frozen(eq=False, repr=False)
class ChoiceMade(Plain):
    """A seat has chosen for phase 2 (PYR-19)."""

    seat: Seat
    choice: Choice | None = field(metadata=secret("seat"))
    """What it chose, for the seat alone."""


@frozen(eq=False, repr=False)
class ChoicesShown(Plain):
    """All have chosen, and the choices are carried out in this order (PYR-19)."""

    choices: tuple[Choice, ...]


@frozen(eq=False, repr=False)
class CardPlaced(Plain):
    """A seat places a card face up in its pyramid (PYR-05)."""

    seat: Seat
    slot: Slot
    card: Card


@frozen(eq=False, repr=False)
class CardDiscarded(Plain):
    """A card goes to the discard pile (PYR-05, PYR-06)."""

    seat: Seat
    card: Card
    slot: Slot | None
    """Where it lay in the pyramid; None for the card that was drawn."""
    takes_effect: bool
    """Whether it is an action card that does something now (PYR-07, PYR-10)."""


@frozen(eq=False, repr=False)
class CardTurnedUp(Plain):
    """A card of a pyramid is turned up (PYR-06)."""

    seat: Seat
    slot: Slot
    card: Card


@frozen(eq=False, repr=False)
class CardsSwiped(Plain):
    """A seat exchanges a card with an opponent; nobody looks (PYR-11)."""

    seat: Seat
    own: Slot
    opponent: Seat
    slot: Slot


@frozen(eq=False, repr=False)
class CardsFlipped(Plain):
    """A seat exchanges two of its own cards (PYR-12)."""

    seat: Seat
    first: Slot
    second: Slot


@frozen(eq=False, repr=False)
class CardKept(Plain):
    """A seat keeps a card of its quantum, and shows and discards the others (PYR-13, PYR-15)."""

    seat: Seat
    card: Card
    discarded: tuple[Card, ...]
    """The others, in the order drawn."""


@frozen(eq=False, repr=False)
class CardRemoved(Plain):
    """A seat uses Flash to remove a card, which is discarded without effect (PYR-14)."""

    seat: Seat
    owner: Seat
    slot: Slot
    card: Card


@frozen(eq=False, repr=False)
class FlashDeclined(Plain):
    """A seat does not use its Flash (PYR-14)."""

    seat: Seat


@frozen(eq=False, repr=False)
class FinalTurnsBegan(Plain):
    """A pyramid is complete: everybody but this seat has one more turn (PYR-23)."""

    seat: Seat


@frozen(eq=False, repr=False)
class FirstPlayerMoved(Plain):
    """Phase 2 is over, and this seat is now the first player (PYR-21)."""

    first: Seat


@frozen(eq=False, repr=False)
class PyramidScored(Plain):
    """A pyramid is turned up and scored at the end of a round (PYR-26 to PYR-35)."""

    seat: Seat
    cards: tuple[Card | None, ...]
    """Its cards in slot order, None for an empty slot."""
    score: Score


@frozen(eq=False, repr=False)
class RoundEnded(Plain):
    """A round is over (PYR-22 to PYR-25)."""

    number: int
    points: tuple[int, ...]
    """What each seat scored in it."""


@frozen(eq=False, repr=False)
class GameEnded(Plain):
    """The game is over."""

    result: Result


Event: TypeAlias = (
    RoundBegan
    | Dealt
    | PileRefilled
    | CardsDrawn
    | CardTaken
    | ChoiceMade
    | ChoicesShown
    | CardPlaced
    | CardDiscarded
    | CardTurnedUp
    | CardsSwiped
    | CardsFlipped
    | CardKept
    | CardRemoved
    | FlashDeclined
    | FinalTurnsBegan
    | FirstPlayerMoved
    | PyramidScored
    | RoundEnded
    | GameEnded
)
"""Every kind of event of the pyramid game."""
