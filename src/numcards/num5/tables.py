"""The pieces that hands are made of, ready for the player of each seat, built on first use."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from numcards.core.cards import FAMILIES, VALUES, NumberCard
from numcards.core.decks import CardSet, Deck, bits_of, number_card_bit
from numcards.num5.actions import ROWS, ChooseCard, ChooseRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from numcards.core.seats import Seat

__all__ = [
    "CARD_BITS",
    "DEALT_CARDS",
    "DECK",
    "STARTERS",
    "card_choices",
    "choices_by_card",
    "number_cards",
    "row_choices",
    "set_of",
]

DECK: Final = Deck(values=len(VALUES), copies=())
"""All 102 number cards; there are no special cards (N5-02)."""

STARTERS: Final = tuple(NumberCard(family, VALUES[0]) for family in ROWS)
"""The card that each row starts with, in table order (N5-01)."""

_NUMBER_CARDS: Final = tuple(NumberCard(family, value) for family in FAMILIES for value in VALUES)

DEALT_CARDS: Final = tuple(card for card in _NUMBER_CARDS if card not in STARTERS)
"""The 98 cards that are shuffled, in card order (N5-02)."""

CARD_BITS: Final[Mapping[NumberCard, CardSet]] = {
    card: CardSet(1 << number_card_bit(card)) for card in _NUMBER_CARDS
}
"""Each card as a set of its own."""

_CARDS_BY_BIT: Final = {number_card_bit(card): card for card in _NUMBER_CARDS}


def set_of(cards: Iterable[NumberCard]) -> CardSet:
    """The set that holds these cards, all different."""
    return CardSet(sum(CARD_BITS[card] for card in cards))


def number_cards(cards: CardSet) -> tuple[NumberCard, ...]:
    """The cards of a set, in card order."""
    found: Iterator[NumberCard] = (_CARDS_BY_BIT[bit] for bit in bits_of(cards))
    return tuple(sorted(found, key=lambda card: card.order))


@cache
def card_choices(seat: Seat) -> tuple[ChooseCard, ...]:
    """The choice of each of the 98 cards that can be dealt to a seat, in card order."""
    return tuple(ChooseCard(seat, card) for card in DEALT_CARDS)


@cache
def choices_by_card(seat: Seat) -> Mapping[NumberCard, ChooseCard]:
    """The same choices by their cards."""
    return {choice.card: choice for choice in card_choices(seat)}


@cache
def row_choices(seat: Seat) -> tuple[ChooseRow, ...]:
    """The choice of each row by a seat, in table order."""
    return tuple(ChooseRow(seat, row) for row in ROWS)
