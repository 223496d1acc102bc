"""Fast constructors and changers of frozen classes."""

import copy
from typing import Any

import pytest
from attrs import evolve, field, frozen
from attrs.exceptions import FrozenInstanceError

from numcards.core.construction import changer_of, constructor_of
from numcards.core.reprs import ShownByRepr
from tests.pickling import pickled


@frozen(weakref_slot=False)
class Point(ShownByRepr):
    x: int
    _y: int
    note: str | None = field(eq=False)


make_point = constructor_of(Point)
change_point = changer_of(Point)

MADE = [make_point(1, 2, "here"), change_point(Point(5, 2, "here"), x=1)]


@pytest.mark.parametrize("made", MADE)
def test_what_is_made_is_an_object_of_the_class(made: Point) -> None:
    assert type(made) is Point
    assert made == Point(1, 2, "there")
    assert hash(made) == hash(Point(1, 2, "there"))
    assert repr(made) == repr(Point(1, 2, "here"))


@pytest.mark.parametrize("made", MADE)
def test_what_is_made_is_frozen(made: Point) -> None:
    with pytest.raises(FrozenInstanceError):
        made.x = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del made.x
    assert not hasattr(made, "__dict__")


@pytest.mark.parametrize("made", MADE)
def test_what_is_made_is_copied_and_pickled(made: Point) -> None:
    for again in (copy.copy(made), copy.deepcopy(made), pickled(made)):
        assert type(again) is Point
        assert (again, again.note) == (made, "here")


def test_a_constructor_takes_the_arguments_of_the_class_by_name_too() -> None:
    assert make_point(note="", y=2, x=1) == Point(x=1, y=2, note="")


@pytest.mark.parametrize("arguments", [(), (1, 2), (1, 2, "", 4)])
def test_a_constructor_demands_every_field(arguments: tuple[object, ...]) -> None:
    with pytest.raises(TypeError, match="make_Point"):
        make_point(*arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("changes", [{}, {"x": 7}, {"y": 7}, {"x": 0, "y": 0, "note": None}])
def test_a_changer_changes_what_it_is_told_to_and_nothing_else(changes: dict[str, Any]) -> None:
    old = Point(1, 2, "here")
    new = change_point(old, **changes)
    assert (new, new.note) == (evolve(old, **changes), evolve(old, **changes).note)
    assert (old, old.note) == (Point(1, 2, ""), "here")


@pytest.mark.parametrize("unknown", ["z", "_y", "old"])
def test_a_changer_knows_no_other_field(unknown: str) -> None:
    with pytest.raises(TypeError, match="change_Point"):
        change_point(Point(1, 2, ""), **{unknown: 1})
