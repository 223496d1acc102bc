"""The deck, and where its special cards lie in card sets, whatever its values."""

from __future__ import annotations

from functools import cache
from typing import Final

from numcards.core.cards import HIGHEST_VALUE, Special
from numcards.core.decks import CardSet, Deck

_COPIES: Final = ((Special.JOKER, 2), (Special.INFINI, 4), (Special.NUMX, 1))
SPECIAL_CARDS: Final = sum(copies for _, copies in _COPIES)
"""How many special cards there are in the deck (INF-01)."""


@cache
def deck_of(max_value: int) -> Deck:
    """The deck with the values 0 to `max_value` (INF-01)."""
    return Deck(values=max_value + 1, copies=_COPIES)


JOKERS: Final = deck_of(HIGHEST_VALUE).specials(Special.JOKER)
INFINIS: Final = deck_of(HIGHEST_VALUE).specials(Special.INFINI)
NUMXES: Final = deck_of(HIGHEST_VALUE).specials(Special.NUMX)


def first_copies(copies: CardSet, count: int) -> CardSet:
    """So many copies of a special card, out of all of them, as a set holds them."""
    return CardSet((copies & -copies) * ((1 << count) - 1))
