"""Worlds of small games, found by listing every position."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from numcards.core import InvalidPosition, UsageError
from numcards.core.listing import listed_view, listed_world

NUMBERS = range(10)


def _parity(number: int) -> int:
    return number % 2


def test_a_listed_world_looks_like_the_view_and_each_is_as_likely() -> None:
    rng = random.Random(1)
    drawn = Counter(listed_world(NUMBERS, 1, _parity, rng) for _ in range(1000))
    assert set(drawn) == {1, 3, 5, 7, 9}
    assert min(drawn.values()) > 150


def test_a_view_that_nothing_looks_like_has_no_world() -> None:
    with pytest.raises(UsageError, match="looks like"):
        listed_world(NUMBERS, 2, _parity, random.Random(1))


def test_a_listed_view_has_the_zones() -> None:
    assert listed_view(NUMBERS, {"parity": "1"}, _parity, lambda view: {"parity": str(view)}) == 1
    with pytest.raises(InvalidPosition, match="looks like"):
        listed_view(NUMBERS, {"parity": "2"}, _parity, lambda view: {"parity": str(view)})
