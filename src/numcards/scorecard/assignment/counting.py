"""Whether cards can suffice, judged by counting alone.

Take an *area* of the collection, say Couleur's cards, and any values besides.
The slots that only its cards and cards of those values can fill are at most as many as
those cards (Hall's condition).
So an area gives a card to each slot that is its own, and for each value as many cards
as there are more slots of that value than cards of it elsewhere.

All counts are kept in one number: a row for each value, with a field for each area,
and a last row for the slots that are an area's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import Factory, field, frozen

from numcards.core.cards import VALUES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numcards.scorecard.assignment.matching import Slot

_BITS: Final = 7
_AREAS: Final = 4
_ROW: Final = _BITS * _AREAS
_FIELD: Final = (1 << _BITS - 1) - 1
_EACH: Final = sum(1 << _BITS * area for area in range(_AREAS))

FULL: Final = _EACH << _BITS - 1
"""One bit above each field of a row: it is gone once more is taken than there is."""
GUARDS: Final = sum(FULL << _ROW * value for value in VALUES)
"""The same for the rows of all values."""

MOST: Final = FULL - _EACH
"""The most that a row can count, for each area."""

_OWN_ROW: Final = _ROW * len(VALUES)
_OWN: Final = (1 << _ROW) - 1 << _OWN_ROW
_ROW_SUM: Final = (1 << _ROW) - 1
"""The remainder by it is the sum of all rows, as with a digit sum by nines."""


_TAKING: Final = tuple(_EACH << _ROW * value for value in VALUES)

_CHUNK: Final = 9
_SPREAD: Final = [0]
for _place in range(_CHUNK):
    _SPREAD.extend([counts | 1 << _ROW * _place for counts in _SPREAD])
"""The values of a family, nine at a time, each in its row."""


def taking(count: int, value: int) -> int:
    """So many cards of a value, whatever the area."""
    return count * _TAKING[value]


def taking_run(count: int, top: int) -> int:
    """One card of each of so many consecutive values."""
    return sum(_TAKING[top - count + 1 : top + 1])


def one_of(value: int) -> int:
    """A card of a value, in whatever area it lies."""
    return 1 << _ROW * value


def counts(laid: int) -> int:
    """How many cards of each value there are, with guards."""
    return GUARDS + _EACH * _by_value(laid)


def _by_value(cards: int) -> int:
    total = 0
    while cards:
        low, high = cards & (1 << _CHUNK) - 1, cards >> _CHUNK & (1 << len(VALUES) - _CHUNK) - 1
        total += _SPREAD[low] + (_SPREAD[high] << _ROW * _CHUNK)
        cards >>= len(VALUES)
    return total


def field_of(row: int, area: int) -> int:
    """The count of one area."""
    return row >> _BITS * area & _FIELD


def lesser(one: int, other: int) -> int:
    """The lesser count for each area."""
    above = (one | FULL) - other & FULL
    swap = above - (above >> _BITS - 1)
    return other & swap | one & ~swap


def _outside(areas: Areas) -> int:
    outside = {area: _by_value(areas.laid & ~area) for area in areas.areas}
    return sum([outside[area] << _BITS * at for at, area in enumerate(areas.areas)])


def _room(areas: Areas) -> int:
    return FULL | sum(
        [min(area.bit_count(), _FIELD) << _BITS * at for at, area in enumerate(areas.areas)]
    )


@frozen(eq=False)
class Areas:
    """Four areas of a collection, the first of them empty, and what they hold."""

    laid: int
    areas: tuple[int, int, int, int]
    outside: int = field(init=False, default=Factory(_outside, takes_self=True))
    """How many cards of each value lie outside each area."""
    room: int = field(init=False, default=Factory(_room, takes_self=True))
    """How many cards each area has, with guards."""
    _demands: dict[Slot, int] = field(init=False, factory=dict)

    def demand(self, slots: Iterable[Slot]) -> int:
        """What slots ask of the areas, each of them for cards of one value."""
        return sum([self._demands.get(slot) or self._demand(slot) for slot in slots])

    def _demand(self, slot: Slot) -> int:
        row = _ROW * (((slot & -slot).bit_length() - 1) % len(VALUES))
        demand = 0
        for at, area in enumerate(self.areas):
            demand |= 1 << _BITS * at + (row if slot & ~area else _OWN_ROW)
        self._demands[slot] = demand
        return demand

    def own(self, slot: Slot) -> int:
        """What a slot for cards of several values asks: those areas alone that hold them all."""
        return sum(
            [1 << _BITS * at + _OWN_ROW for at, area in enumerate(self.areas) if not slot & ~area]
        )

    def load(self, demand: int) -> int:
        """How many of its cards each area gives, at least."""
        over = (demand | GUARDS) - self.outside
        above = over & GUARDS
        return (over & (above - (above >> _BITS - 1) | _OWN)) % _ROW_SUM
