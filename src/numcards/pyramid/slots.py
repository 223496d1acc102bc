"""The ten slots of a pyramid, and the 18 places in it where three cards can combine.

```
                N4.1
            N3.1    N3.2
        N2.1    N2.2    N2.3
    N1.1    N1.2    N1.3    N1.4
```

Slot p of a level rests on slots p and p + 1 of the level below.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from attrs import Factory, field, frozen

if TYPE_CHECKING:
    from collections.abc import Iterator


class Slot(Enum):
    """One of the ten slots; `Slot("N2.1")` finds it by its text.

    >>> Slot("N3.2").level, Slot("N3.2").position, Slot.N1_1.index
    (3, 2, 0)
    """

    N1_1 = "N1.1"
    N1_2 = "N1.2"
    N1_3 = "N1.3"
    N1_4 = "N1.4"
    N2_1 = "N2.1"
    N2_2 = "N2.2"
    N2_3 = "N2.3"
    N3_1 = "N3.1"
    N3_2 = "N3.2"
    N4_1 = "N4.1"

    text: str
    """How the notation writes the slot."""
    level: int
    """1 at the base to 4 at the top: what a reference card there is multiplied by (PYR-31)."""
    position: int
    """The place within the level, from 1 at the left."""
    index: int
    """The place in slot order, 0 to 9."""

    def __init__(self, text: str) -> None:
        """Read level and position off the text."""
        self.text = text
        self.level = int(text[1])
        self.position = int(text[3])
        self.index = len(type(self).__members__)

    def __str__(self) -> str:
        """How the notation writes the slot."""
        return self.text

    __repr__ = __str__


SLOTS: Final = tuple(Slot)
"""All slots in slot order: the base from the left, then level by level up to the top."""


class Shape(Enum):
    """How the three slots of a place lie to each other (PYR-27)."""

    TRIANGLE_UP = "triangle up"
    """A slot and the two that it rests on."""
    TRIANGLE_DOWN = "triangle down"
    """Two neighbours and the slot under both."""
    DIAGONAL = "diagonal"
    """Three slots down to the left or to the right."""
    HORIZONTAL = "horizontal"
    """Three neighbours on one level."""


def _indices(place: Place) -> tuple[int, int, int]:
    first, second, third = place.slots
    return first.index, second.index, third.index


def _bits(place: Place) -> int:
    return sum(1 << index for index in place.indices)


@frozen
class Place:
    """Three adjacent slots in which three cards can make a combination (PYR-27)."""

    number: int
    """1 to 18; ties between equally good sets go to the lowest numbers (PYR-35)."""
    shape: Shape
    slots: tuple[Slot, Slot, Slot]
    """From the slot named first: the upper ones first, from the left."""
    indices: tuple[int, int, int] = field(
        init=False, repr=False, eq=False, default=Factory(_indices, takes_self=True)
    )
    """The same slots by their place in slot order."""

    bits: int = field(init=False, repr=False, eq=False, default=Factory(_bits, takes_self=True))
    """The same slots as a set: bit i stands for the slot with that index."""


def _slot(level: int, position: int) -> Slot:
    return Slot(f"N{level}.{position}")


def _triples() -> Iterator[tuple[Shape, tuple[Slot, Slot, Slot]]]:
    """The places in the order of their numbers: within a shape by the slot named first."""
    for slot in SLOTS:
        k, p = slot.level, slot.position
        if k > 1:
            yield Shape.TRIANGLE_UP, (slot, _slot(k - 1, p), _slot(k - 1, p + 1))
    for slot in SLOTS:
        k, p = slot.level, slot.position
        if k in {2, 3} and _slot(k, 1) != slot:
            yield Shape.TRIANGLE_DOWN, (_slot(k, p - 1), slot, _slot(k - 1, p))
    for slot in SLOTS:
        k, p = slot.level, slot.position
        if k > 2:  # noqa: PLR2004  # a diagonal goes down over three levels
            yield Shape.DIAGONAL, (slot, _slot(k - 1, p), _slot(k - 2, p))
            yield Shape.DIAGONAL, (slot, _slot(k - 1, p + 1), _slot(k - 2, p + 2))
    for first, second, third in zip(SLOTS, SLOTS[1:], SLOTS[2:], strict=False):
        if first.level == third.level:
            yield Shape.HORIZONTAL, (first, second, third)


PLACES: Final = tuple(Place(number, *triple) for number, triple in enumerate(_triples(), 1))
"""The 18 places, in the order of their numbers."""
