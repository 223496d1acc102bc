"""Why an action is not legal: the codes, and the facts that go with them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.refusals import Facts

if TYPE_CHECKING:
    from numcards.core.cards import NumberCard
    from numcards.core.players import Player
    from numcards.num5.actions import ChooseRow


class Code(StrEnum):
    """What is wrong with an action, beside what `CommonCode` says."""

    ALREADY_CHOSEN = "already-chosen"
    """The player's card lies face down, and the others have still to choose (`SeatFacts`)."""
    NO_SUCH_PLAYER = "no-such-player"
    """The game has no player with this number (`TableFacts`)."""
    NOT_OWN = "not-own"
    """The action is another player's (`OwnFacts`)."""
    ROW_NEEDED = "row-needed"
    """The player has to choose a row, not a card (`CardFacts`)."""
    CARD_NEEDED = "card-needed"
    """The player has to choose a card, not a row (`SeatFacts`)."""
    NOT_HELD = "not-held"
    """The hand has no such card (`CardFacts`)."""
    NOT_CLOSEST = "not-closest"
    """The card cannot go on this row (`RowFacts`)."""


@frozen(eq=False, repr=False)
class SeatFacts(Facts):
    """The seat that wanted to act."""

    seat: Player


@frozen(eq=False, repr=False)
class TableFacts(Facts):
    """The seat that the action names, and how many players there are."""

    seat: Player
    players: int


@frozen(eq=False, repr=False)
class OwnFacts(Facts):
    """Who sent the action, and whose action it is."""

    by: Player
    seat: Player


@frozen(eq=False, repr=False)
class CardFacts(Facts):
    """A seat, and the card that is the trouble."""

    seat: Player
    card: NumberCard


@frozen(eq=False, repr=False)
class RowFacts(Facts):
    """The card to be placed, the row that was given, and the choices of the closest rows."""

    card: NumberCard
    given: ChooseRow
    closest: tuple[ChooseRow, ...]
