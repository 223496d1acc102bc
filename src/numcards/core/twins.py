"""Making frozen objects at the speed of ordinary ones.

The constructor of a frozen attrs class writes each field through `object.__setattr__`;
for a state of a few fields that is two thirds of the time that an action takes.
A twin is an unfrozen class with the same slots: its objects are filled in the ordinary way,
and then change their class, once, before anybody sees them.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

from attrs import field, fields, make_class

__all__ = ["twin_of"]

T = TypeVar("T")


def twin_of(cls: type[T]) -> type[T]:
    """A fast constructor for a frozen attrs class; what it makes are objects of that class.

    The class needs slots, no weak references (`weakref_slot=False`), and every field
    as an argument without default, converter or validator.
    """

    def become_frozen(self: Any) -> None:  # noqa: ANN401  # an object of the twin, whose type has no name
        self.__class__ = cls

    own = cast("Any", cls)
    twin = make_class(
        cls.__name__,
        {each.name: field() for each in fields(own)},
        bases=cls.__bases__,
        class_body={"__attrs_post_init__": become_frozen},
        slots=True,
        weakref_slot=False,
        eq=False,
        repr=False,
    )
    return cast("type[T]", twin)
