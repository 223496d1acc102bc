"""Chance for bots, playouts and determinization; deals come from seeds instead (`shuffles`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Rng", "choose", "mix"]

T = TypeVar("T")


class Rng(Protocol):
    """A source of chance; `random.Random` is one."""

    def random(self) -> float:
        """A float from 0.0 up to, not including, 1.0, uniformly."""
        ...


def choose(items: Sequence[T], rng: Rng) -> T:
    """Pick one of at least one item, uniformly.

    >>> import random
    >>> choose(("a", "b", "c"), random.Random(1))
    'a'
    """
    return items[int(rng.random() * len(items))]


def mix(items: list[T], rng: Rng) -> None:
    """Shuffle a list in place, every order being equally likely.

    >>> import random
    >>> numbers = [1, 2, 3, 4]
    >>> mix(numbers, random.Random(1)); numbers
    [4, 2, 3, 1]
    """
    for place in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (place + 1))
        items[place], items[other] = items[other], items[place]
