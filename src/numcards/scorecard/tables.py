"""Small changes to what lies open: cards into the discard, into a reserve, out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from numcards.core.cards import FAMILIES, VALUES, Card, NumberCard, Special
from numcards.core.decks import NUMBER_CARDS, CardSet, bits_of, number_card_bit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numcards.core.decks import Deck
    from numcards.core.seats import Seat

T = TypeVar("T")

RESERVE_SIZE: Final = 2
"""How many special cards a reserve holds (SC-03)."""
QUANTUM_CARDS: Final = 3
"""How many cards a quantum draws (SC-23)."""
DOUBLE_DRAWS: Final = 2
"""How many cards a double makes its target draw (SC-19)."""

_BITS: Final = tuple(
    CardSet(1 << number_card_bit(NumberCard(family, value)))
    for family in FAMILIES
    for value in VALUES
)
"""The bit of each number card, by its place in card order."""


def replaced(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    """The same things of each seat, but for one seat."""
    changed = list(items)
    changed[seat] = item
    return tuple(changed)


def collected(collection: CardSet, sequence: tuple[NumberCard, ...]) -> CardSet:
    """A set of cards, such as a collection, with the cards of a sequence."""
    cards: int = collection
    for card in sequence:
        cards |= _BITS[card.order]
    return CardSet(cards)


def put(discard: CardSet, cards: Iterable[Card], deck: Deck) -> CardSet:
    """A discard with more cards; copies of a special card fill their bits from the lowest."""
    for card in cards:
        if isinstance(card, NumberCard):
            discard = CardSet(discard | _BITS[card.order])
        else:
            free = deck.specials(card) & ~discard
            discard = CardSet(discard | free & -free)
    return discard


def number_cards(cards: CardSet) -> tuple[NumberCard, ...]:
    """The number cards of a set that holds no others, in card order."""
    return tuple(sorted([NUMBER_CARDS[place] for place in bits_of(cards)]))


def with_kept(reserve: tuple[Special, ...], card: Special) -> tuple[Special, ...]:
    """A reserve with one more card."""
    return tuple(sorted((*reserve, card)))


def without_kept(reserve: tuple[Special, ...], card: Special) -> tuple[Special, ...]:
    """A reserve without one of its cards."""
    place = reserve.index(card)
    return reserve[:place] + reserve[place + 1 :]
