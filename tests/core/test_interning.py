"""Interned values: one object for equal fields, whatever is done to it."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from attrs import frozen

from numcards.core import Family, NumberCard, Special, Value
from numcards.core.interning import Interned
from tests.pickling import pickled


@frozen(eq=False)
class Point(Interned):
    x: int
    y: int = 0


@frozen(eq=False)
class Other(Interned):
    x: int
    y: int = 0


def test_equal_fields_give_one_object() -> None:
    assert Point(1, 2) is Point(1, y=2) is Point(x=1, y=2)
    assert Point(1) is Point(1, 0)
    assert Point(1, 2) is not Point(2, 1)
    assert Point(1, 2) != Point(2, 1)
    assert hash(Point(1, 2)) == hash(Point(1, 2))


def test_classes_keep_their_objects_apart() -> None:
    first: object = Point(5)
    assert first is not Other(5)
    assert first != Other(5)
    assert isinstance(Other(5), Other)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickling_gives_back_the_same_object(protocol: int) -> None:
    for value in (Point(3), NumberCard(Family.BLUE, Value(9)), Special.INFINI):
        assert pickled(value, protocol) is value
        assert pickled([value, value], protocol) == [value, value]


def test_copying_gives_back_the_same_object() -> None:
    card = NumberCard(Family.BLUE, Value(9))
    for value in (Point(3), card, Special.INFINI):
        assert copy.copy(value) is value
        assert copy.deepcopy(value) is value
    assert copy.deepcopy({"hand": [card]})["hand"][0] is card


def test_the_key_makes_the_object_again() -> None:
    assert Point(7, 8).interning_key() == (7, 8)
    card = NumberCard(Family.RED, Value(7))
    assert card.interning_key() == (Family.RED, 7)
    family, value = card.interning_key()
    assert isinstance(family, Family)
    assert isinstance(value, int)
    assert NumberCard(family, Value(value)) is card


def test_threads_that_make_a_value_at_once_get_one_object() -> None:
    threads = 8
    for number in range(50):
        barrier = Barrier(threads)

        def make(barrier: Barrier = barrier, number: int = number) -> Point:
            barrier.wait()
            return Point(1000 + number)

        with ThreadPoolExecutor(threads) as pool:
            made = list(pool.map(lambda _, make=make: make(), range(threads)))
        assert all(point is made[0] for point in made)
