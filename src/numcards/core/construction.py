"""Making and changing frozen objects at the speed of ordinary ones.

The constructor of a frozen attrs class writes each field through `object.__setattr__`, which for
a state of five fields takes three times as long as filling an ordinary object; `attrs.evolve`
takes six times as long again.
The functions made here fill an object of an unfrozen class with the same slots,
and change its class once, before anyone sees it.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar, cast

from attrs import fields

T = TypeVar("T")


class Changer(Protocol[T]):
    """Makes a copy of a frozen object in which some fields are different."""

    def __call__(self, old: T, /, **changes: object) -> T:
        """Copy `old` with these fields changed; raises TypeError for a field it does not have."""
        ...


def constructor_of(cls: type[T]) -> type[T]:
    """A fast constructor for a frozen attrs class; what it makes are objects of that class.

    The class needs slots, no weak references (`weakref_slot=False`), and every field
    as an argument without default, converter or validator.
    """
    arguments = _arguments_of(cls)
    filling = [f"made.{name} = {argument}" for name, argument in arguments.items()]
    return cast("type[T]", _written("make", ", ".join(arguments.values()), filling, cls))


def changer_of(cls: type[T]) -> Changer[T]:
    """A fast `attrs.evolve` for a frozen attrs class, which must be as for `constructor_of`.

    What is passed by name changes; everything else is taken from the old object.

    >>> from attrs import frozen
    >>> @frozen(weakref_slot=False)
    ... class Point:
    ...     x: int
    ...     y: int
    >>> change_point = changer_of(Point)
    >>> change_point(Point(1, 2), y=5)
    Point(x=1, y=5)
    """
    arguments = _arguments_of(cls)
    filling = [
        f"made.{name} = old.{name} if {argument} is kept else {argument}"
        for name, argument in arguments.items()
    ]
    signature = ", ".join(["old", "/", "*", *(f"{each}=kept" for each in arguments.values())])
    return cast("Changer[T]", _written("change", signature, filling, cls))


_KEPT: Final = object()


def _arguments_of(cls: type[object]) -> dict[str, str]:
    """The arguments of the class, by the names of its fields."""
    return {each.name: each.alias for each in fields(cast("Any", cls))}


def _written(verb: str, signature: str, filling: list[str], cls: type[object]) -> object:
    """Compile a function that fills an object of a class with the same slots."""
    name = f"{verb}_{cls.__name__}"
    twin = type(cls.__name__, cls.__bases__, {"__slots__": tuple(_arguments_of(cls))})
    steps = ["made = twin()", *filling, "made.__class__ = cls", "return made"]
    source = "\n    ".join([f"def {name}({signature}):", *steps])
    names: dict[str, Any] = {"twin": twin, "cls": cls, "kept": _KEPT}
    exec(source, names)  # noqa: S102  # as attrs writes constructors: its text is made of field names
    return names[name]
