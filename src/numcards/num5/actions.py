"""What a player may do: choose a card face down, or choose a row for a card being placed.

All actions are interned: equal ones are the same object.
A card that is chosen knows what placing it asks for, so that hands are made of such choices.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from attrs import Factory, field, frozen

from numcards.core.cards import CLASSIC_FAMILIES, Family, NumberCard
from numcards.core.errors import NotationError, UsageError
from numcards.core.interning import Interned
from numcards.core.seats import Seat, seat_text
from numcards.core.sentences import shown
from numcards.core.whole import whole

ROWS: Final = (Family.BLUE, Family.RED, Family.YELLOW, Family.GREEN)
"""The colours of the four rows, in table order (N5-01)."""

_PRIORITY: Final = (Family.SHADOW, Family.RAINBOW, *ROWS)
"""Which of the cards of one value is placed first (N5-06)."""
_HIGHEST_SEAT: Final = 999


def _checked_seat(seat: Seat) -> Seat:
    plain = whole(seat)
    if plain is not None and 0 <= plain <= _HIGHEST_SEAT:
        return Seat(plain)
    raise UsageError(
        "A seat in an action is a whole number from 0 to {highest}, not {given}.",
        highest=_HIGHEST_SEAT,
        given=shown(seat),
    )


def _checked_card(card: NumberCard) -> NumberCard:
    if not isinstance(card, NumberCard):
        raise NotationError(
            "NUM-5 is played with number cards only, not with {given} (N5-02).", given=shown(card)
        )
    return card


def _checked_row(row: Family) -> Family:
    if row not in CLASSIC_FAMILIES:
        raise NotationError(
            "The rows are {rows}; there is no row {given} (N5-01).",
            rows=", ".join(family.code for family in ROWS),
            given=shown(row),
        )
    return row


def _row(card: ChooseCard) -> int | None:
    return ROWS.index(card.card.family) if card.card.family.is_classic else None


def _ascending(card: ChooseCard) -> int:
    return card.card.value * len(_PRIORITY) + _PRIORITY.index(card.card.family)


def _descending(card: ChooseCard) -> int:
    return _PRIORITY.index(card.card.family) - card.card.value * len(_PRIORITY)


@final
@frozen(eq=False, repr=False)
class ChooseCard(Interned):
    """A card chosen from the hand, face down (N5-03); written `P1:G11`.

    Raises `NotationError` for anything but a number card, `UsageError` for a bad seat.
    """

    seat: Seat = field(converter=_checked_seat)
    card: NumberCard = field(converter=_checked_card)
    row: int | None = field(init=False, default=Factory(_row, takes_self=True))
    """The place of the card's own row in `ROWS`; None for Rainbow and Shadow (N5-07, N5-11)."""
    ascending: int = field(init=False, default=Factory(_ascending, takes_self=True))
    """Its place in the order of placement where the lowest card is placed first (N5-06)."""
    descending: int = field(init=False, default=Factory(_descending, takes_self=True))
    """Its place where the highest card is placed first."""

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"{seat_text(self.seat)}:{self.card}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class ChooseRow(Interned):
    """A row chosen for the player's Rainbow or Shadow (N5-12); written `P1:row:B`.

    Raises `NotationError` for a family that has no row, `UsageError` for a bad seat.
    """

    seat: Seat = field(converter=_checked_seat)
    row: Family = field(converter=_checked_row)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"{seat_text(self.seat)}:row:{self.row}"

    __repr__ = __str__


Action: TypeAlias = ChooseCard | ChooseRow
"""Every kind of action of NUM-5."""
