"""Checks that every `Options` class needs for its values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.errors import InvalidOptions
from numcards.core.sentences import say, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["check_choice", "check_whole"]


def check_whole(
    name: str, value: object, lowest: int, highest: int | None = None, *, rule: str
) -> None:
    """Raise `InvalidOptions` unless the value is an int, no bool, within the bounds."""
    if type(value) is int and lowest <= value and (highest is None or value <= highest):
        return
    if highest is None:
        bounds = say("from {lowest} up", lowest=lowest)
    else:
        bounds = say("from {lowest} to {highest}", lowest=lowest, highest=highest)
    raise InvalidOptions(
        "{name} must be a whole number {bounds}, not {given} ({rule}).",
        name=name,
        bounds=bounds,
        given=shown(value),
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
