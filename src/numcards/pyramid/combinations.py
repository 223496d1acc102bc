"""Scoring a pyramid: the combinations in it, and the best set of them (PYR-26 to PYR-35).

`score` works on any ten cards, also those of a pyramid on a real table.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from attrs import frozen

from numcards.core.cards import VALUES, Card, Family, NumberCard, Special
from numcards.pyramid.slots import PLACES, SLOTS, Place, Slot
from numcards.pyramid.tables import CARDS, EMPTY, Pyramid, hand_made_pyramid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator


class Kind(Enum):
    """What three cards make together (PYR-28)."""

    COLOUR_SUITE = "Suite Couleur"
    """Three consecutive values in one family."""
    MIXED_SUITE = "Suite Multicolore"
    """Three consecutive values in three different families."""
    GROUP = "Groupe Multicolore"
    """One value in three different families."""


@frozen
class Combination:
    """Three cards that score together."""

    place: Place
    """Where they lie."""
    kind: Kind
    """The first kind that they fit, in the order of `Kind` (PYR-35)."""
    cards: tuple[Card, Card, Card]
    """The cards, in the order of the slots of the place."""
    reference: Slot
    """Where the reference card lies (PYR-31)."""
    multiplier: int
    """The level of the reference card, 1 to 4; one more for three Shadows (PYR-32)."""
    points: int
    """The value of the reference card times the multiplier."""

    @property
    def reference_card(self) -> Card:
        """The card whose value counts; a joker has value 5 (PYR-30)."""
        return self.cards[self.place.slots.index(self.reference)]


@frozen
class Score:
    """What a pyramid is worth."""

    total: int
    """The sum of the points of its combinations."""
    combinations: tuple[Combination, ...]
    """Those that count, by the numbers of their places.

    With overlap these are all valid ones; without, the best set of disjoint ones: of equally
    good sets the one without combinations of 0 points, with the fewest combinations, and
    then with the lowest place numbers (PYR-33, PYR-35).
    """


def score(cards: Iterable[Card | None], *, overlap: bool = False) -> Score:
    """Score a pyramid: ten cards in slot order (N1.1 to N1.4, ..., N4.1), None where empty.

    With `overlap` every valid combination counts, else a card serves in one at most (PYR-33).
    Raises `UsageError` unless there are ten cards, none of the number cards twice.

    >>> from numcards.core import parse_cards
    >>> best = score(parse_cards("R7 B8 R1 R2 Y9 flip G0 G2 S0 S12"))
    >>> best.total, [(found.kind.name, found.reference) for found in best.combinations]
    (18, [('MIXED_SUITE', N2.1)])
    """
    return score_of(hand_made_pyramid(cards), overlap=overlap)


def score_of(pyramid: Pyramid, *, overlap: bool) -> Score:
    """Score a pyramid whose cards all lie face up."""
    valid = _valid_places(pyramid)
    counting = valid if overlap else _best_set(valid)
    return Score(
        total=sum(found.points for found in counting),
        combinations=tuple(_combination(pyramid, found) for found in counting),
    )


def points_of(pyramid: Pyramid, *, overlap: bool) -> int:
    """The total of `score_of` alone, which is faster."""
    valid = _valid_places(pyramid)
    counting = valid if overlap or len(valid) <= 1 else _best_set(valid)
    return sum(found.points for found in counting)


class _Found(NamedTuple):
    """A place with a valid combination; cheaper to make than a `Combination`."""

    place: Place
    kind: Kind
    reference: int
    """The index of the reference card's slot."""
    multiplier: int
    points: int

    @property
    def weight(self) -> int:
        """What it adds to a set: most of all its points, then as few combinations as can be."""
        return (_MOST_COMBINATIONS + 1) * self.points - 1


_MOST_COMBINATIONS: Final = len(SLOTS) // 3
_JOKER: Final = Special.JOKER.order
_JOKER_VALUE: Final = 5
_JOKER_BIT: Final = 1 << len(VALUES)
_BLOCKED: Final = _JOKER_BIT << 1


def _table(read: Callable[[NumberCard], int], joker: int, other: int) -> tuple[int, ...]:
    """A table from the bytes of a pyramid: something for number cards, jokers and the others."""
    table = [other] * (EMPTY + 1)
    table[_JOKER] = joker
    for card in CARDS:
        if isinstance(card, NumberCard):
            table[card.order] = read(card)
    return tuple(table)


def _fitting_bits() -> Iterator[int]:
    """What the value bits of three cards are together if their values fit (PYR-28, PYR-30)."""
    yield _JOKER_BIT
    for value in VALUES:
        yield 1 << value
        yield 1 << value | _JOKER_BIT
    for value in VALUES[:-1]:
        yield 0b11 << value | _JOKER_BIT
    for value in VALUES[:-2]:
        yield 0b101 << value | _JOKER_BIT
        yield 0b111 << value


_FITTING: Final = frozenset(_fitting_bits())
_BITS: Final = _table(lambda card: 1 << card.value, _JOKER_BIT, _BLOCKED)
"""One bit for each value, one for jokers, and one for all that belongs to no combination."""
_VALUES: Final = _table(lambda card: card.value, _JOKER_VALUE, 0)
_FAMILIES: Final = _table(
    lambda card: 0 if card.family is Family.RAINBOW else 1 << card.family.index, 0, 0
)
"""One bit for each family; none for what stands for any family (PYR-29, PYR-30)."""
_SHADOW: Final = 1 << Family.SHADOW.index
_PLACES: Final = tuple((place, *place.indices) for place in PLACES)

# A rank orders the cards of a place by value and then by level, and ends with the slot's index.
# A joker ranks above everything (PYR-31).
_RANKS: Final = _table(lambda card: card.value << 8, len(VALUES) << 8, 0)
_IF_HIGHEST: Final = tuple(slot.level << 4 | slot.index for slot in SLOTS)
_IF_LOWEST: Final = tuple(8 - slot.level << 4 | slot.index for slot in SLOTS)
_INDEX: Final = 0b1111


def _valid_places(pyramid: Pyramid) -> list[_Found]:
    """The places with a valid combination, in order."""
    bits = [_BITS[code] for code in pyramid]
    found: list[_Found] = []
    for place, first, second, third in _PLACES:
        joined = bits[first] | bits[second] | bits[third]
        if joined in _FITTING:
            kind = _kind(joined, pyramid[first], pyramid[second], pyramid[third])
            if kind is not None:
                found.append(_found(pyramid, place, kind, joined))
    return found


def _kind(joined: int, first: int, second: int, third: int) -> Kind | None:
    """What three cards whose values fit make together; None if their families do not (PYR-28)."""
    a, b, c = _FAMILIES[first], _FAMILIES[second], _FAMILIES[third]
    all_differ = not (a & b or b & c or a & c)
    one_value = joined & (_JOKER_BIT - 1)
    if one_value and not one_value & (one_value - 1):
        jokers = (first, second, third).count(_JOKER)
        if jokers <= 1:
            return Kind.GROUP if all_differ else None
    union = a | b | c
    if not union & (union - 1):
        return Kind.COLOUR_SUITE
    return Kind.MIXED_SUITE if all_differ else None


def _found(pyramid: Pyramid, place: Place, kind: Kind, joined: int) -> _Found:
    """The combination at a place, with its reference card (PYR-31, PYR-32).

    That is a joker, or with a Shadow the lowest card, or else the highest; of equal ones it is
    the one on the highest level.
    """
    i, j, k = place.indices
    first, second, third = pyramid[i], pyramid[j], pyramid[k]
    a, b, c = _FAMILIES[first], _FAMILIES[second], _FAMILIES[third]
    ranks = _RANKS[first], _RANKS[second], _RANKS[third]
    if not joined & _JOKER_BIT and (a | b | c) & _SHADOW:
        rank = min(ranks[0] + _IF_LOWEST[i], ranks[1] + _IF_LOWEST[j], ranks[2] + _IF_LOWEST[k])
        extra = a == b == c
    else:
        rank = max(ranks[0] + _IF_HIGHEST[i], ranks[1] + _IF_HIGHEST[j], ranks[2] + _IF_HIGHEST[k])
        extra = False
    reference = rank & _INDEX
    multiplier = SLOTS[reference].level + extra
    return _Found(place, kind, reference, multiplier, _VALUES[pyramid[reference]] * multiplier)


def _combination(pyramid: Pyramid, found: _Found) -> Combination:
    first, second, third = (CARDS[pyramid[index]] for index in found.place.indices)
    return Combination(
        place=found.place,
        kind=found.kind,
        cards=(first, second, third),
        reference=SLOTS[found.reference],
        multiplier=found.multiplier,
        points=found.points,
    )


def _best_set(valid: list[_Found]) -> list[_Found]:
    """The best disjoint combinations, chosen as PYR-35 says; at most three fit in a pyramid.

    Sets are compared in the order of their place numbers, so of equally good ones the first
    stays.
    """
    ones = [(one.weight, one.place.bits, one) for one in valid if one.points]
    most, best = 0, list[_Found]()
    for place, (weight, bits, one) in enumerate(ones, 1):
        if weight > most:
            most, best = weight, [one]
        beside = [other for other in ones[place:] if not other[1] & bits]
        for second_place, (second_weight, second_bits, second) in enumerate(beside, 1):
            both = weight + second_weight
            if both > most:
                most, best = both, [one, second]
            for third_weight, third_bits, third in beside[second_place:]:
                if both + third_weight > most and not third_bits & second_bits:
                    most, best = both + third_weight, [one, second, third]
    return best
