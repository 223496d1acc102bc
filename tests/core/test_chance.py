"""Chance for bots and determinization."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations, product

import pytest

from numcards.core import Bot, Rng, choose
from numcards.core.chance import mix


class Script:
    """A source of chance that gives these numbers."""

    def __init__(self, *numbers: float) -> None:
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0)


def test_random_is_a_source_of_chance() -> None:
    rng: Rng = random.Random(1)
    assert choose([4], rng) == 4


@pytest.mark.parametrize(
    ("number", "chosen"), [(0.0, "a"), (0.33, "a"), (0.34, "b"), (0.67, "c"), (1 - 2**-53, "c")]
)
def test_choosing_cuts_the_unit_in_equal_parts(number: float, chosen: str) -> None:
    assert choose(("a", "b", "c"), Script(number)) == chosen


@pytest.mark.parametrize("size", [2, 3, 4])
def test_every_order_is_equally_likely_exactly(size: int) -> None:
    """All courses of chance are tried: the first draw has `size` ends, the next one less."""
    orders: Counter[tuple[int, ...]] = Counter()
    for ends in product(*(range(left) for left in range(size, 1, -1))):
        draws = [(end + 0.5) / (size - place) for place, end in enumerate(ends)]
        items = list(range(size))
        mix(items, Script(*draws))
        orders[tuple(items)] += 1
    assert orders == Counter(permutations(range(size)))


def test_mixing_nothing_asks_for_no_chance() -> None:
    for items in ([], [1]):
        mix(items, Script())
    assert items == [1]


class First:
    def act(self, view: tuple[str, ...], rng: Rng) -> str:
        del rng
        return view[0]


def test_whatever_acts_is_a_bot() -> None:
    assert isinstance(First(), Bot)
    assert not isinstance(object(), Bot)
    assert First().act(("pass",), random.Random(1)) == "pass"
