"""Decks, and sets of physical cards as whole numbers with one bit per card.

The state of a game and the algebra of what is unseen are made of such sets;
what people read is made of `Card`.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Final, NewType

from attrs import Factory, field, frozen

from numcards.core.cards import FAMILIES, VALUES, Card, NumberCard, Special
from numcards.core.errors import UsageError
from numcards.core.sentences import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

__all__ = ["NUMBER_CARDS", "CardSet", "Deck", "bits_of", "number_card_bit"]

CardSet = NewType("CardSet", int)
"""A set of physical cards of one deck: bit i stands for the card with that place in the deck.

Copies of a special card fill their bits from the lowest,
so that sets with the same cards are equal whichever copies they hold.
"""

NUMBER_CARDS: Final = tuple(NumberCard(family, value) for value in VALUES for family in FAMILIES)
"""All 102 number cards by value, then family: the lowest 102 bits of every card set."""


_NUMBERS: Final = (1 << len(NUMBER_CARDS)) - 1
_COUNT_BITS: Final = 16
_MOST_COPIES: Final = (1 << _COUNT_BITS) - 1
_ORDER: Final = attrgetter("order")


def number_card_bit(card: NumberCard) -> int:
    """The place of a number card in every card set: 6 times its value plus its family."""
    return card.value * len(FAMILIES) + card.family.index


def bits_of(cards: int) -> Iterator[int]:
    """The places of the set bits, from the lowest up."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


class _Counts(dict[int, int]):
    """How many copies of each special card a set holds, packed into one number.

    The keys are card sets without number cards, each counted when it is first met;
    there are as many as ways to hold copies, so few.
    """

    def __init__(self, kinds: tuple[CardSet, ...]) -> None:
        super().__init__()
        self._kinds = kinds
        self._sets: dict[int, int] = {}

    def __missing__(self, specials: int) -> int:
        counts = 0
        for kind in reversed(self._kinds):
            counts = counts << _COUNT_BITS | (specials & kind).bit_count()
        return self.setdefault(specials, counts)

    def specials(self, counts: int) -> int:
        """The set with so many copies, the lowest ones."""
        if counts not in self._sets:
            copies = [
                counts >> _COUNT_BITS * place & _MOST_COPIES for place in range(len(self._kinds))
            ]
            self._sets[counts] = sum(
                (kind & -kind) * ((1 << count) - 1)
                for kind, count in zip(self._kinds, copies, strict=True)
            )
        return self._sets[counts]


def _lay_out(deck: Deck) -> Mapping[Special, CardSet]:
    fields, first = {}, len(NUMBER_CARDS)
    for special, copies in deck.copies:
        fields[special] = CardSet((1 << copies) - 1 << first)
        first += copies
    return fields


@cache
def _counts_of(kinds: tuple[CardSet, ...]) -> _Counts:
    """The counts of decks with these special cards, kept where no value leads to them.

    Which sets have been counted depends on the hidden cards of some game: no view may know.
    """
    return _Counts(kinds)


def _kinds_of(deck: Deck) -> tuple[CardSet, ...]:
    return tuple(deck._fields.values())


def _fill(deck: Deck) -> CardSet:
    return CardSet((1 << deck.values * len(FAMILIES)) - 1 | sum(deck._fields.values()))


def _list(deck: Deck) -> tuple[CardSet, ...]:
    places = sorted(bits_of(deck.all_cards), key=deck.card_at)
    return tuple(CardSet(1 << place) for place in places)


@frozen
class Deck:
    """The physical cards of a game, and their places in its card sets.

    Number cards always have the places of `NUMBER_CARDS`, whatever values are in the deck;
    behind them come the copies of each special card, in card order.
    """

    values: int
    """How many values each family has: 17 for 0 to 16."""
    copies: tuple[tuple[Special, int], ...]
    """How many copies there are of each special card in the deck, in card order."""
    _fields: Mapping[Special, CardSet] = field(
        init=False, eq=False, repr=False, default=Factory(_lay_out, takes_self=True)
    )
    _kinds: tuple[CardSet, ...] = field(
        init=False, eq=False, repr=False, default=Factory(_kinds_of, takes_self=True)
    )
    all_cards: CardSet = field(init=False, default=Factory(_fill, takes_self=True))
    """Every card of the deck."""
    in_order: tuple[CardSet, ...] = field(
        init=False, eq=False, repr=False, default=Factory(_list, takes_self=True)
    )
    """Each physical card, copies told apart, as a set of its own: in card order.

    This is what a shuffle puts into another order.
    """

    @property
    def size(self) -> int:
        """How many physical cards there are."""
        return self.all_cards.bit_count()

    def specials(self, special: Special) -> CardSet:
        """All copies of a special card; the empty set where the deck has none."""
        return self._fields.get(special, CardSet(0))

    def set_of(self, cards: Iterable[Card]) -> CardSet:
        """The set that holds these cards.

        Raises `UsageError` when the deck has no such card or not so many copies of it.
        """
        held = 0
        for card in cards:
            free = self._copies_of(card) & ~held
            if not free:
                raise UsageError(
                    "The deck has no such card as {card}, or not so many of it.", card=shown(card)
                )
            held |= free & -free
        return CardSet(held)

    def lowest_copies(self, cards: int) -> CardSet:
        """The same cards, with the copies of special cards moved to the lowest bits."""
        moved = cards & _NUMBERS
        for bits in self._fields.values():
            if held := cards & bits:
                moved |= (bits & -bits) * ((1 << held.bit_count()) - 1)
        return CardSet(moved)

    def rest(self, sets: Iterable[CardSet]) -> CardSet:
        """The cards of the deck that are in none of these sets, which share no card."""
        known = _counts_of(self._kinds)
        left, counts = self.all_cards & _NUMBERS, known[self.all_cards & ~_NUMBERS]
        for cards in sets:
            left &= ~cards
            counts -= known[cards & ~_NUMBERS]
        return CardSet(left | known.specials(counts))

    def cards_of(self, cards: CardSet) -> tuple[Card, ...]:
        """The cards of a set, in card order."""
        return tuple(sorted(map(self.card_at, bits_of(cards)), key=_ORDER))

    def card_at(self, place: int) -> Card:
        """The card whose bit has this place."""
        if place < len(NUMBER_CARDS):
            return NUMBER_CARDS[place]
        return next(special for special, bits in self._fields.items() if bits >> place & 1)

    def _copies_of(self, card: object) -> int:
        if isinstance(card, NumberCard):
            return self.all_cards & 1 << number_card_bit(card)
        return self.specials(card) if isinstance(card, Special) else 0
