"""Shuffles: the same for ever, on every platform (ALL-02)."""

from __future__ import annotations

import struct
from collections import Counter
from hashlib import shake_256
from itertools import permutations
from typing import Any

import pytest

from numcards.core import UsageError, shuffled
from numcards.core.shuffles import _numbers, check_seed
from tests.core.naive_shuffle import naive_order

SEEDS = (0, 1, 255, 256, 2**64, 2**2000 + 1, b"", b"\0", b"\x01", b"a secret", bytes(300))


def test_golden_orders() -> None:
    """Written down once: a change of any of them breaks every record."""
    assert shuffled(8, 0, 0) == [6, 0, 5, 4, 2, 7, 3, 1]
    assert shuffled(8, b"", 0) == [0, 4, 6, 7, 2, 1, 3, 5]
    assert shuffled(8, 1, 0) == [1, 2, 7, 4, 0, 6, 5, 3]
    assert shuffled(8, b"\x01", 0) == [7, 5, 2, 1, 6, 3, 0, 4]
    assert shuffled(8, 1, 1) == [2, 4, 3, 1, 7, 6, 0, 5]
    assert shuffled(8, 2**64, 2**64 - 1) == [1, 6, 7, 0, 2, 5, 3, 4]
    assert shuffled(8, b"table 9", 3) == [4, 7, 0, 1, 3, 5, 2, 6]
    assert shuffled(109, 7, 0)[:12] == [84, 64, 68, 11, 45, 30, 67, 70, 23, 34, 13, 54]


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: repr(seed)[:20])
@pytest.mark.parametrize("counter", [0, 1, 19, 2**40])
def test_the_published_description_gives_the_same(seed: int | bytes, counter: int) -> None:
    for size in (0, 1, 2, 3, 7, 85, 109, 500):
        assert shuffled(size, seed, counter) == naive_order(size, seed, counter)


def test_the_first_numbers_of_a_stream_may_all_be_skipped() -> None:
    """Large orders reject up to half of the numbers, and read on in the stream."""
    for size in (33_000, 65_536):
        order = shuffled(size, 1, 0)
        assert order == naive_order(size, 1, 0)
        assert sorted(order) == list(range(size))


def test_a_stream_read_in_pieces_is_the_published_one() -> None:
    digest = shake_256(b"any message").digest(200)
    pieces = _numbers(b"any message", 0, 3) + _numbers(b"any message", 3, 97)
    assert pieces == struct.unpack(">100H", digest)


def test_seeds_counters_and_kinds_of_seed_are_told_apart() -> None:
    orders = [tuple(shuffled(60, seed, counter)) for seed in SEEDS for counter in range(3)]
    assert len(set(orders)) == len(orders)


def test_an_order_holds_every_number_once() -> None:
    assert shuffled(0, 1, 0) == []
    assert shuffled(1, 1, 0) == [0]
    assert sorted(shuffled(109, 1, 0)) == list(range(109))


@pytest.mark.parametrize("size", [3, 4])
def test_every_order_comes_up_about_equally_often(size: int) -> None:
    orders = list(permutations(range(size)))
    each = 400
    counts = Counter(tuple(shuffled(size, seed, 0)) for seed in range(each * len(orders)))
    assert set(counts) == set(orders)
    # Five standard deviations of a binomial count are about 100 here.
    assert all(abs(count - each) < 100 for count in counts.values())


def test_counters_shuffle_as_independently_as_seeds() -> None:
    counts = Counter(tuple(shuffled(3, 1, counter)) for counter in range(2400))
    assert all(abs(counts[order] - 400) < 100 for order in permutations(range(3)))


BAD_SEEDS: tuple[Any, ...] = (-1, True, 1.0, None, "1", bytearray(b"1"), (1,))


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=repr)
def test_a_bad_seed(seed: Any) -> None:
    with pytest.raises(UsageError, match="A seed is a whole number from 0 up, or bytes, not"):
        check_seed(seed)
    with pytest.raises(UsageError, match="A seed is"):
        shuffled(3, seed, 0)


@pytest.mark.parametrize("bad", [-1, True, 1.0, None, "1", 2**70], ids=repr)
def test_a_bad_size_or_counter(bad: Any) -> None:
    with pytest.raises(UsageError, match="The size of a shuffle is a whole number from 0 to 65536"):
        shuffled(bad, 1, 0)
    with pytest.raises(UsageError, match="The counter of a shuffle is a whole number from 0 to "):
        shuffled(3, 1, bad)


def test_the_bounds_of_size_and_counter() -> None:
    with pytest.raises(UsageError, match="The size of a shuffle"):
        shuffled(65_537, 1, 0)
    with pytest.raises(UsageError, match="The counter of a shuffle"):
        shuffled(3, 1, 2**64)
    assert sorted(shuffled(3, 1, 2**64 - 1)) == [0, 1, 2]
