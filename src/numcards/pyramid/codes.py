"""Why an action is not legal: the codes, and the facts that go with them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.refusals import Facts

if TYPE_CHECKING:
    from numcards.core.cards import Card
    from numcards.core.players import Player
    from numcards.pyramid.actions import Action
    from numcards.pyramid.slots import Slot


class Code(StrEnum):
    """What is wrong with an action, beside what `CommonCode` says."""

    OTHER_SEAT = "other-seat"
    """The action is another player's (`OtherSeatFacts`)."""
    NOT_ASKED = "not-asked"
    """Something else is asked now (`QuestionFacts`)."""
    NOT_IN_GAME = "not-in-game"
    """There is no such player (`SeatFacts`)."""
    PILE_EMPTY = "pile-empty"
    """The draw pile is empty and cannot be refilled."""
    PILE_ONLY = "pile-only"
    """Only the draw pile may be drawn from."""
    NOTHING_TO_TAKE = "nothing-to-take"
    """The discard pile is empty."""
    ACTION_CARD = "action-card"
    """An action card lies on the discard pile (`CardFacts`)."""
    NOT_FACE_DOWN = "not-face-down"
    """No card lies face down in the slot (`SlotFacts`)."""
    EMPTY_SLOT = "empty-slot"
    """No card lies in the slot (`SlotFacts`)."""
    OWN_CARD = "own-card"
    """A card is swiped from an opponent, not from oneself."""
    NOT_DRAWN = "not-drawn"
    """The quantum did not draw such a card (`KeepFacts`)."""


@frozen(eq=False, repr=False)
class OtherSeatFacts(Facts):
    """Who wanted to act, and the seat whose action it would be."""

    by: Player
    seat: Player


@frozen(eq=False, repr=False)
class QuestionFacts(Facts):
    """The action that was given, and what is asked, as the notation writes it."""

    given: Action
    asked: str
    """How the actions that would answer begin: `reveal`, or `replace, discard`."""


@frozen(eq=False, repr=False)
class SeatFacts(Facts):
    """A player who is not there, and how many there are."""

    seat: Player
    players: int


@frozen(eq=False, repr=False)
class CardFacts(Facts):
    """The card that is the trouble."""

    card: Card


@frozen(eq=False, repr=False)
class SlotFacts(Facts):
    """The slot that is the trouble, and whose it is."""

    owner: Player
    slot: Slot


@frozen(eq=False, repr=False)
class KeepFacts(Facts):
    """The card that was to be kept, and those that the quantum drew."""

    card: Card
    drawn: tuple[Card, ...]
