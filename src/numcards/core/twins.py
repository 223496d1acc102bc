"""Making frozen objects at the speed of ordinary ones.

The constructor of a frozen attrs class writes each field through `object.__setattr__`;
for a state of five fields that takes three times as long as to fill an ordinary object.
A twin is an unfrozen class with the same slots: its objects are filled in the ordinary way,
and then change their class, once, before anybody sees them.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

from attrs import fields

__all__ = ["twin_of"]

T = TypeVar("T")


def twin_of(cls: type[T]) -> type[T]:
    """A fast constructor for a frozen attrs class; what it makes are objects of that class.

    The class needs slots, no weak references (`weakref_slot=False`), and every field
    as an argument without default, converter or validator.
    """
    own = cast("Any", cls)
    slots = {each.name: each.alias for each in fields(own)}
    twin = type(cls.__name__, cls.__bases__, {"__slots__": tuple(slots)})
    source = "\n    ".join(
        [
            f"def make_{cls.__name__}({', '.join(slots.values())}):",
            "made = twin()",
            *(f"made.{name} = {argument}" for name, argument in slots.items()),
            "made.__class__ = cls",
            "return made",
        ]
    )
    names: dict[str, Any] = {"twin": twin, "cls": cls}
    exec(source, names)  # noqa: S102  # as attrs writes constructors: its text is made of field names
    return cast("type[T]", names[f"make_{cls.__name__}"])
