"""Interned values: one object for equal fields, so that identity is equality.

Cards and actions are compared, hashed and looked up all the time;
as interned values they do all of that at the speed of `is`.
"""

from __future__ import annotations

from typing import Any, Self, TypeVar, cast

from attrs import fields

from numcards.core.reprs import ShownByRepr

__all__ = ["Interned", "InternedType"]

T = TypeVar("T")


class InternedType(type):
    """The metaclass whose classes give back the object that is already known.

    Every call still makes and validates an object, so that no argument is accepted
    only because an equal one was seen before (1, 1.0 and True are equal).
    Two threads that make a value at once get one object: `dict.setdefault` decides which.
    """

    _known: dict[tuple[object, ...], object]

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> None:
        """Start every class with no known objects."""
        super().__init__(name, bases, namespace)
        cls._known = {}

    def __call__(cls: type[T], *args: object, **kwargs: object) -> T:
        """Make the object, and give back the first one that had the same fields."""
        made = cast("Interned", type.__call__(cls, *args, **kwargs))
        return cast("T", type(made)._known.setdefault(made.interning_key(), made))  # noqa: SLF001  # its own metaclass


class Interned(ShownByRepr, metaclass=InternedType):
    """The base of interned attrs classes: copying and pickling give back the same object.

    Decorate a subclass with `attrs.frozen(eq=False)`.
    """

    __slots__ = ()

    def interning_key(self) -> tuple[object, ...]:
        """The arguments that make this object again."""
        own = cast("Any", type(self))
        return tuple(getattr(self, field.name) for field in fields(own) if field.init)

    def __reduce__(self) -> tuple[type[Interned], tuple[object, ...]]:
        """Pickle the arguments, so that unpickling interns again."""
        return type(self), self.interning_key()

    def __copy__(self) -> Self:
        """Give back the same object."""
        return self

    def __deepcopy__(self, memo: object) -> Self:
        """Give back the same object."""
        return self
