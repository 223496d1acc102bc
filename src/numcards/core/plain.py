"""Equality, hash and repr for values that are told and not played with: events and facts.

attrs compiles these methods for every class anew, which took a fifth of the time in which
a game is imported; these classes are many, and nothing counts on them to be fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from attrs import asdict, astuple

if TYPE_CHECKING:
    from attrs import AttrsInstance

__all__ = ["Plain"]


class Plain:
    """The base of such attrs classes: decorate them with `attrs.frozen(eq=False, repr=False)`."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        """Whether the other has the same class and equal fields."""
        if type(other) is not type(self):
            return NotImplemented
        return _fields_of(self) == _fields_of(other)

    def __hash__(self) -> int:
        """A hash of the class and the fields."""
        return hash((type(self), _fields_of(self)))

    def __repr__(self) -> str:
        """The class and its fields, as attrs would show them."""
        named = asdict(cast("AttrsInstance", self), recurse=False)
        shown = ", ".join(f"{name}={value!r}" for name, value in named.items())
        return f"{type(self).__name__}({shown})"


def _fields_of(plain: object) -> tuple[object, ...]:
    return astuple(cast("AttrsInstance", plain), recurse=False)
