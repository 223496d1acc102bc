"""Cards in a row: sorting them, and taking some of them away, copies counted."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final, TypeVar

from numcards.core.cards import FAMILIES, SPECIALS, VALUES, Card

if TYPE_CHECKING:
    from collections.abc import Iterable

CardT = TypeVar("CardT", bound=Card)

_ORDER: Final = attrgetter("order")
_KINDS: Final = len(FAMILIES) * len(VALUES) + len(SPECIALS)


def in_card_order(cards: Iterable[CardT]) -> tuple[CardT, ...]:
    """The cards in card order.

    >>> from numcards.core import parse_cards
    >>> in_card_order(parse_cards("joker G3 R7"))
    (R7, G3, joker)
    """
    return tuple(sorted(cards, key=_ORDER))


def left_over(cards: Iterable[CardT], gone: Iterable[Card]) -> list[CardT]:
    """The cards in their order without those that are gone, copy by copy, the first ones first.

    Cards that are gone and were never there are passed over.

    >>> from numcards.core import parse_cards
    >>> left_over(parse_cards("joker R7 joker G3"), parse_cards("G3 joker B9"))
    [R7, joker]
    """
    still_to_go = [0] * _KINDS
    for card in gone:
        still_to_go[card.order] += 1
    left: list[CardT] = []
    for card in cards:
        if still_to_go[card.order]:
            still_to_go[card.order] -= 1
        else:
            left.append(card)
    return left
