"""Cards and seats as text: one line of plain ASCII, the same in every language.

Parsing accepts exactly what printing gives; anything else is a `NotationError`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from numcards.core.cards import FAMILIES, SPECIALS, VALUES, Card, NumberCard
from numcards.core.errors import NotationError
from numcards.core.seats import Seat, seat_text
from numcards.core.sentences import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["cards_text", "parse_card", "parse_cards", "parse_seat", "parse_seats", "seats_text"]

_SEAT: Final = re.compile(r"P(0|[1-9][0-9]{0,2})")


@cache
def _cards_by_text() -> Mapping[str, Card]:
    numbers = (NumberCard(family, value) for family in FAMILIES for value in VALUES)
    cards: tuple[Card, ...] = (*numbers, *SPECIALS)
    return {str(card): card for card in cards}


def parse_card(text: str) -> Card:
    """Read one card, such as `R12`, `W0` or `joker`.

    Raises `NotationError` for anything that `str` of a card does not give.

    >>> parse_card("S7").family
    <Family.SHADOW: 'S'>
    """
    card = _cards_by_text().get(text) if isinstance(text, str) else None
    if card is None:
        raise NotationError(
            "A card is written like R12, W0, S7 or joker, not {given}.", given=shown(text)
        )
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by single spaces; the empty text is no card at all.

    Raises `NotationError` when one of them is no card.

    >>> parse_cards("R7 joker")
    (R7, joker)
    """
    if not isinstance(text, str):
        raise NotationError("Cards are written like 'R7 B9 joker', not {given}.", given=shown(text))
    return tuple(parse_card(word) for word in text.split(" ")) if text else ()


def cards_text(cards: Iterable[Card]) -> str:
    """Write cards separated by single spaces, as `parse_cards` reads them."""
    return " ".join(map(str, cards))


def parse_seat(text: str) -> Seat:
    """Read a seat, such as `P0`; at most three digits, and no leading zero.

    Raises `NotationError` for anything else.

    >>> parse_seat("P3")
    3
    """
    match = _SEAT.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise NotationError("A player is written like P0 or P3, not {given}.", given=shown(text))
    return Seat(int(match[1]))


def parse_seats(text: str) -> tuple[Seat, ...]:
    """Read seats separated by single spaces; the empty text is no seat at all.

    Raises `NotationError` when one of them is no seat.

    >>> parse_seats("P2 P0")
    (2, 0)
    """
    if not isinstance(text, str):
        raise NotationError("Players are written like 'P0 P3', not {given}.", given=shown(text))
    return tuple(parse_seat(word) for word in text.split(" ")) if text else ()


def seats_text(seats: Iterable[Seat]) -> str:
    """Write seats separated by single spaces, as `parse_seats` reads them."""
    return " ".join(map(seat_text, seats))
