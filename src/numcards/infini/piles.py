"""Piles: two branches each, and what can lie on them."""

from __future__ import annotations

from enum import Enum
from functools import cache
from itertools import chain, product
from typing import TYPE_CHECKING, Final, NewType, TypeAlias, final

from attrs import Factory, field, frozen

from numcards.core.cards import CLASSIC_FAMILIES, VALUES, Family, NumberCard, Value
from numcards.core.construction import constructor_of
from numcards.core.errors import NotationError
from numcards.core.interning import Interned
from numcards.core.sentences import shown
from numcards.core.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Direction(Enum):
    """Which way a branch runs; `Direction("+")` finds it by its sign."""

    RISING = "+"
    FALLING = "-"

    def __str__(self) -> str:
        """The sign of the direction."""
        return self.value


_RISING: Final = Direction.RISING


def checked_colour(colour: Family) -> Family:
    """The colour, if piles have it; raises `NotationError` otherwise."""
    if colour not in CLASSIC_FAMILIES:
        raise NotationError(
            "A pile is one of R, G, B, Y, not {given} (INI-01, INI-07).", given=shown(colour)
        )
    return colour


def _checked_direction(direction: Direction) -> Direction:
    if not isinstance(direction, Direction):
        raise NotationError(
            "A branch is rising (+) or falling (-), not {given} (INI-01).", given=shown(direction)
        )
    return direction


def checked_value(value: Value) -> Value:
    """The value, if a joker can have it; raises `NotationError` otherwise."""
    plain = whole(value)
    if plain is not None and plain in VALUES:
        return Value(plain)
    raise NotationError(
        "A joker's value is a whole number from 0 to 16, not {given} (INI-10).",
        given=shown(value),
    )


def _number_of(branch: Branch) -> int:
    return branch.colour.index


@final
@frozen(eq=False, repr=False)
class Branch(Interned):
    """One branch of a pile, as a place; written `R+` or `B-`.

    Raises `NotationError` for a family that has no pile, or no direction.
    """

    colour: Family = field(converter=checked_colour)
    direction: Direction = field(converter=_checked_direction)
    pile: int = field(init=False, default=Factory(_number_of, takes_self=True))
    """The place of its pile, Red 0 to Yellow 3."""

    def __str__(self) -> str:
        """The branch's text, which `parse_branch` reads back."""
        return f"{self.colour}{self.direction}"

    __repr__ = __str__


BRANCHES: Final = tuple(
    Branch(colour, direction) for colour in CLASSIC_FAMILIES for direction in Direction
)
"""All branches: by pile, the rising one first."""


def checked_branch(branch: Branch) -> Branch:
    """The branch, if it is one; raises `NotationError` otherwise."""
    if not isinstance(branch, Branch):
        raise NotationError("A branch is written like R+ or B-, not {given}.", given=shown(branch))
    return branch


@final
@frozen(eq=False, repr=False)
class PlacedJoker(Interned):
    """A joker on a branch, with the value it was given (INI-10); written `joker=4`."""

    value: Value = field(converter=checked_value)

    def __str__(self) -> str:
        """The joker's text, which `parse_lying` reads back."""
        return f"joker={self.value}"

    __repr__ = __str__


Lying: TypeAlias = NumberCard | PlacedJoker
"""Whatever can lie on a branch; all of it has a `value`."""

Stack: TypeAlias = tuple[Lying, ...]
"""What lies on one branch, the oldest card first."""

Tops = NewType("Tops", int)
"""Both tops of a pile as one index: 18 times the rising one plus the falling one.

Each counts 0 on an empty branch, and 1 more than its value otherwise.
"""

_TOP_LEVELS: Final = len(VALUES) + 1
PAIRS_OF_TOPS: Final = _TOP_LEVELS**2
"""How many pairs of tops there are."""


@cache
def tops_after(value: Value, direction: Direction) -> tuple[Tops, ...]:
    """What the tops of a pile are once this value lies on a branch: by what they were before."""
    levels = range(_TOP_LEVELS)
    if direction is _RISING:
        return tuple(_tops(value + 1, falling) for _, falling in product(levels, levels))
    return tuple(_tops(rising, value + 1) for rising, _ in product(levels, levels))


def _tops(rising: int, falling: int) -> Tops:
    return Tops(rising * _TOP_LEVELS + falling)


def _level(stack: Stack) -> int:
    return stack[-1].value + 1 if stack else 0


@final
@frozen(weakref_slot=False)
class Pile:
    """The two branches of one colour, and how many cards of that colour count as placed."""

    tops: Tops = field(repr=False)
    """Both tops as one index, by which the plays on the pile are looked up."""
    placed: int
    """The cards of its colour that have been placed, those that Flash removed included (INI-21)."""
    rising: Stack
    falling: Stack

    @staticmethod
    def of(rising: Stack, falling: Stack, placed: int) -> Pile:
        """The pile with these cards on its branches."""
        tops = _tops(_level(rising), _level(falling))
        # One object for all empty piles, so that it never shows where a position comes from.
        return make_pile(tops, placed, rising, falling) if tops or placed else EMPTY

    def stack(self, direction: Direction) -> Stack:
        """What lies on one of the branches, the oldest card first."""
        return self.rising if direction is _RISING else self.falling

    def top(self, direction: Direction) -> Lying | None:
        """The last card of a branch; None where it is empty."""
        stack = self.stack(direction)
        return stack[-1] if stack else None


make_pile: Final = constructor_of(Pile)
"""The fast way to a pile, for hot paths."""

EMPTY: Final = make_pile(_tops(0, 0), 0, (), ())
"""A pile on which nothing lies yet."""


def piles_of(
    colours: Sequence[Family], stacks: Sequence[Stack], out: Iterable[object]
) -> tuple[Pile, ...]:
    """The piles of these colours, with what lies on each branch, in the order of `BRANCHES`.

    Of each colour those cards count as placed that lie there, or are out of the game (INI-21).
    """
    cards = (*chain.from_iterable(stacks), *out)
    placed = [card.family for card in cards if isinstance(card, NumberCard)]
    return tuple(
        Pile.of(rising, falling, placed.count(colour))
        for colour, rising, falling in zip(colours, stacks[::2], stacks[1::2], strict=True)
    )
