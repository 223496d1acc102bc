"""What the options of every game need: how they are given, and checks for their values."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from attrs import NOTHING, fields

from numcards.core.errors import InvalidOptions
from numcards.core.sentences import say, shown
from numcards.core.shuffles import MOST_SHUFFLED
from numcards.core.whole import MOST, whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["check_choice", "check_deck_size", "check_whole", "named_options"]

T = TypeVar("T")

_MADE: Final = "__init__"


def named_options(cls: type[T]) -> type[T]:
    """Make an attrs class of options check the names it is given, and keep plain ints.

    A missing or unknown option is an `InvalidOptions`, where Python would raise a TypeError,
    and every whole number that is given becomes an int.
    Put it above `attrs.frozen(kw_only=True)`.

    >>> from attrs import frozen
    >>> @named_options
    ... @frozen(kw_only=True)
    ... class Options:
    ...     players: int
    >>> Options(seats=4)
    Traceback (most recent call last):
    ...
    numcards.core.errors.InvalidOptions: There is no option seats: the options are players.
    """
    options = [option for option in fields(cast("Any", cls)) if option.init]
    known = {option.alias: option.default is NOTHING for option in options}
    make = getattr(cls, _MADE)

    @wraps(make)
    def checked(self: object, *values: object, **named: object) -> None:
        _check_names(known, values, named)
        make(self, **{name: _plain(value) for name, value in named.items()})

    setattr(cls, _MADE, checked)
    return cls


def _plain(value: object) -> object:
    plain = whole(value)
    return value if plain is None else plain


def _check_names(
    known: dict[str, bool], values: tuple[object, ...], named: dict[str, object]
) -> None:
    if values:
        raise InvalidOptions(
            "Options are given by name, as in players=2: the options are {known}.",
            known=_listed(known),
        )
    if unknown := [name for name in named if name not in known]:
        raise InvalidOptions(
            "There is no option {unknown}: the options are {known}.",
            unknown=_listed(unknown),
            known=_listed(known),
        )
    if missing := [name for name, needed in known.items() if needed and name not in named]:
        raise InvalidOptions(
            "The option {missing} is missing: the options are {known}."
            if len(missing) == 1
            else "The options {missing} are missing: the options are {known}.",
            missing=_listed(missing),
            known=_listed(known),
        )


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def check_whole(name: str, value: object, lowest: int, highest: int = MOST, *, rule: str) -> int:
    """The value as a plain int, whatever kind of whole number it is.

    Raises `InvalidOptions` unless it is one, no bool, within the bounds.
    """
    plain = whole(value)
    if plain is not None and lowest <= plain <= highest:
        return plain
    raise InvalidOptions(
        "{name} must be a whole number {bounds}, not {given} ({rule}).",
        name=name,
        bounds=say("from {lowest} to {highest}", lowest=lowest, highest=highest),
        given=shown(value),
        rule=rule,
    )


def check_deck_size(size: int, *, rule: str) -> None:
    """Raise `InvalidOptions` when the options ask for more cards than one shuffle can mix."""
    if size > MOST_SHUFFLED:
        raise InvalidOptions(
            "A deck has at most {most} cards, as many as one shuffle can mix, "
            "and these options ask for {given} ({rule}).",
            most=MOST_SHUFFLED,
            given=size,
            rule=rule,
        )


def check_choice(name: str, value: object, choices: Sequence[object], *, rule: str) -> None:
    """Raise `InvalidOptions` unless the value is one of the choices, with the same type."""
    if any(type(value) is type(choice) and value == choice for choice in choices):
        return
    raise InvalidOptions(
        "{name} must be one of {choices}, not {given} ({rule}).",
        name=name,
        choices=", ".join(map(repr, choices)),
        given=shown(value),
        rule=rule,
    )
