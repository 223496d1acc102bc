"""The pieces that hands are made of, ready for the player of each seat, built on first use."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from numcards.core.cards import VALUES, NumberCard
from numcards.core.decks import NUMBER_CARDS, CardSet, Deck, bits_of, number_card_bit
from numcards.num5.actions import ROWS, ChooseCard, ChooseRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numcards.core.seats import Seat

DECK: Final = Deck(values=len(VALUES), copies=())
"""All 102 number cards; there are no special cards (N5-02)."""

DECK_CARDS: Final = DECK.cards_of(DECK.all_cards)
"""Every card of the deck, in card order."""

STARTERS: Final = tuple(NumberCard(family, VALUES[0]) for family in ROWS)
"""The card that each row starts with, in table order (N5-01)."""

DEALT_CARDS: Final = tuple(card for card in sorted(NUMBER_CARDS) if card not in STARTERS)
"""The 98 cards that are shuffled, in card order (N5-02)."""

CARD_SETS: Final = {card: CardSet(1 << number_card_bit(card)) for card in NUMBER_CARDS}
"""The set of each card alone."""

_CARD_ORDER: Final = attrgetter("order")


def with_cards(cards: CardSet, more: Iterable[NumberCard]) -> CardSet:
    """The set that holds these cards too."""
    held: int = cards
    for card in more:
        held |= CARD_SETS[card]
    return CardSet(held)


def set_of(cards: Iterable[NumberCard]) -> CardSet:
    """The set that holds these cards, and no other."""
    return with_cards(CardSet(0), cards)


def number_cards(cards: CardSet) -> tuple[NumberCard, ...]:
    """The cards of a set, in card order."""
    return tuple(sorted((NUMBER_CARDS[bit] for bit in bits_of(cards)), key=_CARD_ORDER))


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
