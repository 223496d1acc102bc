"""Fast constructors of frozen classes."""

import copy

import pytest
from attrs import field, frozen
from attrs.exceptions import FrozenInstanceError

from numcards.core.reprs import ShownByRepr
from numcards.core.twins import twin_of
from tests.pickling import pickled


@frozen(weakref_slot=False)
class Point(ShownByRepr):
    x: int
    _y: int
    note: str = field(eq=False)


make_point = twin_of(Point)


def test_what_a_twin_makes_is_an_object_of_the_class() -> None:
    made = make_point(1, 2, "here")
    assert type(made) is Point
    assert made == Point(1, 2, "there")
    assert hash(made) == hash(Point(1, 2, "there"))
    assert repr(made) == repr(Point(1, 2, "here"))


def test_a_twin_takes_the_arguments_of_the_class_by_name_too() -> None:
    assert make_point(note="", y=2, x=1) == Point(x=1, y=2, note="")


@pytest.mark.parametrize("arguments", [(), (1, 2), (1, 2, "", 4)])
def test_a_twin_demands_every_field(arguments: tuple[object, ...]) -> None:
    with pytest.raises(TypeError, match="make_Point"):
        make_point(*arguments)  # type: ignore[arg-type]


def test_what_a_twin_makes_is_frozen() -> None:
    made = make_point(1, 2, "")
    with pytest.raises(FrozenInstanceError):
        made.x = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del made.x
    assert not hasattr(made, "__dict__")


def test_what_a_twin_makes_is_copied_and_pickled() -> None:
    made = make_point(1, 2, "here")
    for again in (copy.copy(made), copy.deepcopy(made), pickled(made)):
        assert type(again) is Point
        assert (again, again.note) == (made, "here")
