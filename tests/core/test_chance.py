"""Chance for bots and determinization."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

from numcards.core import Bot, Rng, UsageError, choose
from numcards.core.chance import Repeatable, below, draw_seed, mix


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


class Text:
    """What looks like a source of chance and gives texts."""

    def random(self) -> str:
        return "0.5"


@pytest.mark.parametrize("number", [1.0, -0.25, 1e300, float("nan"), float("inf")])
def test_a_number_that_is_not_in_the_unit_is_refused(number: float) -> None:
    with pytest.raises(UsageError, match="from 0 up to"):
        choose(("a", "b"), Script(number))
    with pytest.raises(UsageError, match="from 0 up to"):
        mix([1, 2], Script(number))
    with pytest.raises(UsageError, match="from 0 up to"):
        draw_seed(Script(number))


@pytest.mark.parametrize("rng", [None, 3, "rng", random.Random, object(), Text()])
def test_what_gives_no_numbers_is_no_source_of_chance(rng: Any) -> None:
    with pytest.raises(UsageError, match="source of chance"):
        below(2, rng)


def test_drawn_seeds_have_53_bits() -> None:
    assert draw_seed(Script(0.0)) == 0
    assert draw_seed(Script(1 - 2**-53)) == 2**53 - 1


def test_repeatable_chance_is_splitmix64() -> None:
    """The first outputs for seed 1234567, as its authors publish them."""
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    rng = Repeatable(1234567)
    assert [rng.random() for _ in published] == [(word >> 11) / 2**53 for word in published]
