"""The vocabulary of the deck: families, values, number cards and special cards.

Card order, wherever one is needed: family Red, Green, Blue, Yellow, Rainbow, Shadow,
then value, then the special cards in the order of `Special`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NewType, TypeAlias

from attrs import Factory, field, frozen

from numcards.core.errors import UsageError
from numcards.core.interning import Interned
from numcards.core.sentences import shown
from numcards.core.whole import whole

__all__ = [
    "CLASSIC_FAMILIES",
    "FAMILIES",
    "HIGHEST_VALUE",
    "SPECIALS",
    "VALUES",
    "Card",
    "Family",
    "NumberCard",
    "Special",
    "Value",
]

Value = NewType("Value", int)
"""The number on a card, 0 to 16."""

HIGHEST_VALUE: Final = Value(16)
VALUES: Final = tuple(Value(number) for number in range(HIGHEST_VALUE + 1))


class Family(Enum):
    """One of the six families; `Family("R")` finds it by its code.

    >>> Family.RED.code, Family("W"), Family.SHADOW.is_classic
    ('R', <Family.RAINBOW: 'W'>, False)
    """

    RED = "R"
    GREEN = "G"
    BLUE = "B"
    YELLOW = "Y"
    RAINBOW = "W"
    SHADOW = "S"

    index: int
    """The place of the family in card order, 0 to 5."""

    def __init__(self, code: str) -> None:
        """Number the families in the order in which they are written above."""
        self.code = code
        self.index = len(type(self).__members__)

    @property
    def is_classic(self) -> bool:
        """Whether this is Red, Green, Blue or Yellow."""
        return self not in {Family.RAINBOW, Family.SHADOW}

    def __str__(self) -> str:
        """The family's one-letter code."""
        return self.code


FAMILIES: Final = tuple(Family)
CLASSIC_FAMILIES: Final = tuple(family for family in FAMILIES if family.is_classic)


class _CardOrder:
    """Comparison by place in card order, for both kinds of card."""

    __slots__ = ()

    order: int

    def __lt__(self, other: object) -> bool:
        if isinstance(other, _CardOrder):
            return self.order < other.order
        return NotImplemented

    def __le__(self, other: object) -> bool:
        if isinstance(other, _CardOrder):
            return self.order <= other.order
        return NotImplemented

    def __gt__(self, other: object) -> bool:
        if isinstance(other, _CardOrder):
            return self.order > other.order
        return NotImplemented

    def __ge__(self, other: object) -> bool:
        if isinstance(other, _CardOrder):
            return self.order >= other.order
        return NotImplemented


def _checked_family(family: Family) -> Family:
    if not isinstance(family, Family):
        raise UsageError("A card's family is a Family, not {given}.", given=shown(family))
    return family


def _checked_value(value: Value) -> Value:
    plain = whole(value)
    if plain is not None and 0 <= plain <= HIGHEST_VALUE:
        return Value(plain)
    raise UsageError(
        "A card's value is a whole number from 0 to 16, not {given}.", given=shown(value)
    )


def _order(card: NumberCard) -> int:
    return card.family.index * len(VALUES) + card.value


@frozen(eq=False, repr=False)
class NumberCard(Interned, _CardOrder):
    """A card with a family and a value from 0 to 16; written `R12`, `W0`, `S7`.

    Equal cards are one object.
    Raises `UsageError` for anything but a `Family` and an int from 0 to 16.

    >>> NumberCard(Family.RED, Value(7)) is NumberCard(Family.RED, Value(7))
    True
    """

    family: Family = field(converter=_checked_family)
    value: Value = field(converter=_checked_value)
    order: int = field(init=False, default=Factory(_order, takes_self=True))
    """The place of the card in card order."""

    def __str__(self) -> str:
        """The card's text, which `parse_card` reads back."""
        return f"{self.family.code}{self.value}"

    __repr__ = __str__


class Special(_CardOrder, Enum):
    """A card without a family; `Special("joker")` finds it by its name.

    Copies of a special card are the same card to the players, and so in the library.
    """

    JOKER = "joker"
    INFINI = "infini"
    NUMX = "numx"
    DOUBLE = "double"
    SKIP = "skip"
    FLIP = "flip"
    SWIPE = "swipe"
    QUANTUM = "quantum"
    FLASH = "flash"
    SIMPLE = "simple"
    PASSE = "passe"

    order: int
    """The place of the card in card order, behind all number cards."""

    def __init__(self, text: str) -> None:
        """Order the special cards as they are written above."""
        self.text = text
        self.order = len(FAMILIES) * len(VALUES) + len(type(self).__members__)

    def __str__(self) -> str:
        """The card's text, which `parse_card` reads back."""
        return self.text

    __repr__ = __str__


SPECIALS: Final = tuple(Special)

Card: TypeAlias = NumberCard | Special
"""Any card: a `NumberCard` or a `Special`."""
