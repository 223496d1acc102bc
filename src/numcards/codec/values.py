"""The plain form of what stands in documents: texts, numbers, booleans, lists and objects."""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from attrs import fields, has

from numcards.core.cards import NumberCard, Special
from numcards.core.errors import UsageError
from numcards.core.game_info import GameInfo
from numcards.core.interning import Interned
from numcards.core.players import Player
from numcards.core.sentences import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from attrs import Attribute, AttrsInstance

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""What JSON can write."""
Document: TypeAlias = dict[str, Json]
"""An object of JSON, with plain values in it."""

MOST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON gives back as it was."""

_WORD_BEGINS: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def kind_of(cls: type) -> str:
    """The name of a class in documents, in lower case with hyphens.

    >>> from numcards import inferno
    >>> kind_of(inferno.PosedCards)
    'posed-cards'
    """
    return _WORD_BEGINS.sub("-", cls.__name__).lower()


@cache
def fields_of(cls: type[AttrsInstance]) -> tuple[Attribute[object], ...]:
    """The fields that make a value: those that follow from others are left out."""
    return tuple(field for field in fields(cls) if field.init)


def plain(value: object) -> Json:
    """A value in its plain form, which shares nothing mutable with it.

    Cards, actions, places and members of enums are texts; seats are numbers;
    tuples are lists; other attrs classes are objects with a `type`.
    Raises `UsageError` for anything else, and for numbers that JSON would not keep.

    >>> from numcards import inferno
    >>> plain((inferno.PASS, 3, None))
    ['pass', 3, None]
    """
    write = _WRITERS.get(type(value))
    if write is not None:
        return write(value)
    if isinstance(value, Interned):
        return str(value)
    if isinstance(value, Enum):
        return value.value if isinstance(value.value, str) else str(value)
    if has(type(value)):
        return described(cast("AttrsInstance", value))
    raise UsageError("{given} has no plain form.", given=shown(value))


def described(value: AttrsInstance, **more: Json) -> Document:
    """A value as an object: its `type`, what else is to be told, and its fields."""
    document: Document = {"type": kind_of(type(value)), **more}
    for field in fields_of(type(value)):
        document[field.name] = plain(getattr(value, field.name))
    return document


def _whole(value: object) -> int:
    number = cast("int", value)
    if -MOST <= number <= MOST:
        return number
    raise UsageError("{given} is too large for a document.", given=shown(number))


def _mapping(value: object) -> Document:
    return {str(key): plain(each) for key, each in cast("Mapping[object, object]", value).items()}


def _same(value: object) -> Json:
    return cast("Json", value)


_WRITERS: Final[Mapping[type, Callable[[object], Json]]] = {
    type(None): _same,
    bool: _same,
    str: _same,
    float: _same,
    int: _whole,
    tuple: lambda value: [plain(each) for each in cast("tuple[object, ...]", value)],
    dict: _mapping,
    NumberCard: str,
    Special: str,
    Player: lambda value: cast("Player", value).seat,
    GameInfo: lambda value: cast("GameInfo", value).name,
}
