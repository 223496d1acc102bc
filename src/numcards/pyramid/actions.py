"""What a player may do: draw, choose an option, and decide what that brings with it.

All actions are interned: equal ones are the same object.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from attrs import field, frozen

from numcards.core.cards import Card
from numcards.core.errors import NotationError, UsageError
from numcards.core.interning import Interned
from numcards.core.seats import Seat, seat_text
from numcards.core.sentences import shown
from numcards.core.whole import whole
from numcards.pyramid.slots import Slot


def _checked_slot(slot: Slot) -> Slot:
    if not isinstance(slot, Slot):
        raise UsageError("A slot is a Slot, not {given}.", given=shown(slot))
    return slot


def _checked_seat(seat: Seat) -> Seat:
    plain = whole(seat)
    if plain is not None and plain >= 0:
        return Seat(plain)
    raise UsageError("A seat is a whole number from 0 up, not {given}.", given=shown(seat))


def _checked_player(seat: Seat | None) -> Seat | None:
    return None if seat is None else _checked_seat(seat)


def _checked_card(card: Card) -> Card:
    if not isinstance(card, Card):
        raise UsageError("A card is kept, not {given}.", given=shown(card))
    return card


def _prefix(seat: Seat | None) -> str:
    return "" if seat is None else f"{seat_text(seat)}:"


@final
@frozen(eq=False, repr=False)
class Draw(Interned):
    """Draw from the draw pile (PYR-04); written `draw`."""

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return "draw"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Take(Interned):
    """Take the top card of the discard pile (PYR-16); written `draw:discard`."""

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return "draw:discard"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Replace(Interned):
    """Option A, place the card in a slot (PYR-05); written `replace:N2.1`."""

    slot: Slot = field(converter=_checked_slot)
    seat: Seat | None = field(converter=_checked_player, default=None)
    """Who chooses, in phase 2 of the simultaneous mode (`P2:replace:N2.1`); else None."""

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"{_prefix(self.seat)}replace:{self.slot}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Discard(Interned):
    """Option B, discard the card (PYR-06); written `discard`."""

    seat: Seat | None = field(converter=_checked_player, default=None)
    """Who chooses, in phase 2 of the simultaneous mode (`P2:discard`); else None."""

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"{_prefix(self.seat)}discard"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Reveal(Interned):
    """Turn up a face-down card of one's own (PYR-06, PYR-14); written `reveal:N1.4`."""

    slot: Slot = field(converter=_checked_slot)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"reveal:{self.slot}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Swipe(Interned):
    """Exchange a card with an opponent's (PYR-11); written `swipe:N1.2>P3:N2.1`."""

    own: Slot = field(converter=_checked_slot)
    opponent: Seat = field(converter=_checked_seat)
    slot: Slot = field(converter=_checked_slot)
    """The opponent's slot."""

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"swipe:{self.own}>{seat_text(self.opponent)}:{self.slot}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Flip(Interned):
    """Exchange two of one's own cards (PYR-12); written `flip:N1.1>N3.2`.

    Raises `NotationError` unless the first slot comes before the second in slot order.
    """

    first: Slot = field(converter=_checked_slot)
    second: Slot = field(converter=_checked_slot)

    def __attrs_post_init__(self) -> None:
        """There is one way to write each exchange."""
        if self.first.index >= self.second.index:
            raise NotationError(
                "{given} is no flip: it exchanges two slots, the first in slot order first "
                "(PYR-12).",
                given=shown(str(self)),
            )

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"flip:{self.first}>{self.second}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Keep(Interned):
    """Keep a card of the quantum, and discard the others (PYR-13); written `keep:R7`."""

    card: Card = field(converter=_checked_card)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"keep:{self.card}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Flash(Interned):
    """Use Flash to remove a card from any pyramid (PYR-14); written `flash:P1:N4.1`."""

    owner: Seat = field(converter=_checked_seat)
    """Whose pyramid the card is removed from."""
    slot: Slot = field(converter=_checked_slot)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"flash:{seat_text(self.owner)}:{self.slot}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class NoFlash(Interned):
    """Do not use Flash (PYR-14); written `flash:no`."""

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return "flash:no"

    __repr__ = __str__


DRAW: Final = Draw()
TAKE: Final = Take()
DISCARD: Final = Discard()
NO_FLASH: Final = NoFlash()

Choice: TypeAlias = Replace | Discard
"""Option A or option B."""

Action: TypeAlias = Draw | Take | Replace | Discard | Reveal | Swipe | Flip | Keep | Flash | NoFlash
"""Every kind of action of the pyramid game."""
