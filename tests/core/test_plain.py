"""Values that share equality, hash and repr."""

from __future__ import annotations

import copy

import pytest
from attrs import field, frozen

from numcards.core.plain import Plain
from tests.pickling import pickled


@frozen(eq=False, repr=False)
class Told(Plain):
    seat: int
    cards: tuple[str, ...] | None = None


@frozen(eq=False, repr=False)
class Other(Plain):
    seat: int
    cards: tuple[str, ...] | None = None


@frozen
class ByAttrs:
    seat: int
    cards: tuple[str, ...] | None = field(default=None)


def test_equal_are_those_of_one_class_with_equal_fields() -> None:
    assert Told(1, ("R7",)) == Told(1, ("R7",))
    assert Told(1) != Told(2)
    assert Told(1, ("R7",)) != Told(1)
    assert Told(1) != Other(1)
    assert Told(1) != 1
    assert hash(Told(1, ("R7",))) == hash(Told(1, ("R7",)))
    assert len({hash(told) for told in (Told(1), Told(1), Told(2), Other(1))}) == 3


@pytest.mark.parametrize("fields", [(1,), (1, ("R7", "joker"))])
def test_they_look_as_attrs_classes_do(fields: tuple[int, tuple[str, ...]]) -> None:
    assert repr(Told(*fields)) == repr(ByAttrs(*fields)).replace("ByAttrs", "Told")


def test_what_they_hold_is_compared_and_shown_as_it_is() -> None:
    nested = Told(1, (Other(2),))  # type: ignore[arg-type]  # any field will do
    assert nested == Told(1, (Other(2),))  # type: ignore[arg-type]  # the same
    assert nested != Told(1, (Told(2),))  # type: ignore[arg-type]  # the same
    assert repr(nested) == "Told(seat=1, cards=(Other(seat=2, cards=None),))"


def test_they_are_copied_and_pickled() -> None:
    told = Told(1, ("R7",))
    assert copy.deepcopy(told) == pickled(told) == told
