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

__all__ = ["Combination", "Kind", "Score", "points_of", "score", "score_of"]


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


def score_of(pyramid: Pyramid, *, overlap: bool = False) -> Score:
    """Score a pyramid whose cards all lie face up."""
    valid = _valid_places(pyramid)
    counting = valid if overlap else _best_set(valid)
    return Score(
        total=sum(found.points for found in counting),
        combinations=tuple(_combination(pyramid, found) for found in counting),
    )


def points_of(pyramid: Pyramid, *, overlap: bool = False) -> int:
    """The total of `score_of` alone, which is faster."""
    valid = _valid_places(pyramid)
    counting = valid if overlap or len(valid) <= 1 else _best_set(valid)
    return sum(found.points for found in counting)


class _Found(NamedTuple):
    """A place with a valid combination; cheaper to make than a `Combination`."""

    points: int
    place: Place
    kind: Kind
    reference: int
    """The index of the reference card's slot."""
    multiplier: int


_JOKER: Final = Special.JOKER.order
_JOKER_VALUE: Final = 5
_JOKER_BIT: Final = 1 << len(VALUES)
_BLOCKED: Final = _JOKER_BIT << 1


def _number_cards(read: Callable[[NumberCard], int], other: int) -> tuple[int, ...]:
    """A table from the bytes of a pyramid: something of number cards, the same for all others."""
    numbers = (card for card in CARDS if isinstance(card, NumberCard))
    read_off = {card.order: read(card) for card in numbers}
    return tuple(read_off.get(code, other) for code in range(EMPTY + 1))


def _wild_or_family(card: NumberCard) -> int:
    return 0 if card.family is Family.RAINBOW else 1 << card.family.index


def _bits() -> tuple[int, ...]:
    """One bit for each value, one for jokers, and one for all that belongs to no combination."""
    table = list(_number_cards(lambda card: 1 << card.value, _BLOCKED))
    table[_JOKER] = _JOKER_BIT
    return tuple(table)


def _fitting_bits() -> Iterator[int]:
    """What the bits of three cards are together if their values fit (PYR-28, PYR-30)."""
    yield _JOKER_BIT
    for value in VALUES:
        yield 1 << value
        yield 1 << value | _JOKER_BIT
    for value in VALUES[:-1]:
        yield 0b11 << value | _JOKER_BIT
    for value in VALUES[:-2]:
        yield 0b101 << value | _JOKER_BIT
        yield 0b111 << value


_BITS: Final = _bits()
_FITTING: Final = frozenset(_fitting_bits())
_VALUES: Final = _number_cards(lambda card: card.value, _JOKER_VALUE)
_FAMILIES: Final = _number_cards(_wild_or_family, 0)
"""One bit for each family; none for what stands for any family (PYR-29, PYR-30)."""
_SHADOW: Final = 1 << Family.SHADOW.index
_LEVELS: Final = tuple(slot.level for slot in SLOTS)
_PLACES: Final = tuple((place, *place.indices) for place in PLACES)


def _valid_places(pyramid: Pyramid) -> list[_Found]:
    """The places with a valid combination, in order."""
    bits = [_BITS[code] for code in pyramid]
    found: list[_Found] = []
    for place, first, second, third in _PLACES:
        if bits[first] | bits[second] | bits[third] not in _FITTING:
            continue
        kind = _kind(pyramid, place)
        if kind is not None:
            slot, multiplier = _reference(pyramid, place)
            points = _VALUES[pyramid[slot]] * multiplier
            found.append(_Found(points, place, kind, slot, multiplier))
    return found


def _kind(pyramid: Pyramid, place: Place) -> Kind | None:
    """What three cards whose values fit make together; None if their families do not (PYR-28)."""
    first, second, third = (pyramid[index] for index in place.indices)
    families = [family for index in place.indices if (family := _FAMILIES[pyramid[index]])]
    all_differ = len(set(families)) == len(families)
    numbers = {code for code in (first, second, third) if code != _JOKER}
    if len(numbers) > 1 and len({_VALUES[code] for code in numbers}) == 1:
        return Kind.GROUP if all_differ else None
    if len(set(families)) <= 1:
        return Kind.COLOUR_SUITE
    return Kind.MIXED_SUITE if all_differ else None


def _reference(pyramid: Pyramid, place: Place) -> tuple[int, int]:
    """The slot of the reference card, by its index, and its multiplier (PYR-31, PYR-32).

    Of equal cards it is the one on the highest level.
    """
    jokers = [index for index in place.indices if pyramid[index] == _JOKER]
    if jokers:
        slot = max(jokers, key=_LEVELS.__getitem__)
        return slot, _LEVELS[slot]
    shadows = sum(_FAMILIES[pyramid[index]] == _SHADOW for index in place.indices)
    sign = -1 if shadows else 1
    slot = max(place.indices, key=lambda index: (sign * _VALUES[pyramid[index]], _LEVELS[index]))
    return slot, _LEVELS[slot] + (shadows == len(place.indices))


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


def _best_set(found: list[_Found]) -> list[_Found]:
    """The best disjoint places, chosen as PYR-35 says.

    The sets are compared in the order of their place numbers, and the first of the best
    is taken.
    """
    scoring = [one for one in found if one.points]
    if len(scoring) <= 1:
        return scoring
    sets = _disjoint_sets(scoring, 0, 0)
    return max(sets, key=lambda chosen: (sum(one.points for one in chosen), -len(chosen)))


def _disjoint_sets(found: list[_Found], start: int, taken: int) -> Iterator[list[_Found]]:
    """All sets of one or more disjoint places from a start on, by their place numbers."""
    for index in range(start, len(found)):
        one = found[index]
        if not one.place.bits & taken:
            yield [one]
            for others in _disjoint_sets(found, index + 1, taken | one.place.bits):
                yield [one, *others]
