"""How things are timed: CPU time, taking turns in one process, medians over rounds.

Other work on the machine, its heat and its clock change every figure by the minute.
So all that is compared runs in short slices that alternate, the order of which rotates,
and what is published are the ratios within one round, their median and their quartiles.
"""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import median, quantiles
from time import process_time
from typing import Any, Final, TypeAlias

from attrs import frozen

__all__ = [
    "SHORTEST_CALL",
    "Contestant",
    "Effort",
    "Play",
    "Rates",
    "Spread",
    "cpu_seconds",
    "race",
    "ratios",
    "settle",
    "spread",
    "typical_rate",
]

Play: TypeAlias = Callable[[int], None]
"""Goes on with random playouts for so many decisions."""

Rates: TypeAlias = Mapping[str, Sequence[float]]
"""Decisions per CPU second: of each contestant, in each round."""


SHORTEST_CALL: Final = 1e-7
"""No call takes fewer seconds, whatever a coarse clock says."""


@frozen
class Contestant:
    """One who plays at random: a game of ours, a peer, or the naive reference."""

    name: str
    way: str
    """How it makes a successor."""
    play: Play


@frozen
class Effort:
    """How long to measure."""

    rounds: int
    slices: int
    """How often each contestant has its turn in a round."""
    slice_seconds: float
    warm_up_seconds: float
    """How long each contestant plays at least before it is measured."""
    positions: int
    """How many reached positions each call is measured on."""
    call_seconds: float
    """How long one call is repeated on one position, in one round."""
    kept: int
    """How many successors are kept to weigh them."""
    processes: int
    """How many fresh processes import each game."""


@frozen
class Spread:
    """A median and the quartiles around it."""

    low: float
    median: float
    high: float


def spread(values: Sequence[float]) -> Spread:
    """The quartiles of some figures."""
    if len(values) == 1:
        return Spread(values[0], values[0], values[0])
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return Spread(low, middle, high)


def ratios(rates: Rates, name: str, other: str) -> Spread:
    """How many times faster one contestant is than another: per round, then their spread."""
    return spread([own / base for own, base in zip(rates[name], rates[other], strict=True)])


def cpu_seconds(function: Callable[..., Any], *columns: Iterable[object]) -> float:
    """The CPU time of calling a function on each row of its arguments; results are dropped."""
    start = process_time()
    deque(map(function, *columns), maxlen=0)
    return process_time() - start


def race(contestants: Sequence[Contestant], effort: Effort) -> Rates:
    """Let all contestants play in turns, and say how fast each one was in each round.

    The garbage collector works as it does for users, alike for all,
    but before each slice everything is collected, so that nobody pays for another's garbage.
    """
    sizes = {one.name: _slice_size(one.play, effort) for one in contestants}
    settle()
    rates: dict[str, list[float]] = {one.name: [] for one in contestants}
    for number in range(effort.rounds):
        spent = dict.fromkeys(rates, 0.0)
        for turn in range(number, number + effort.slices):
            for one in _rotated(contestants, turn):
                gc.collect()
                spent[one.name] += cpu_seconds(one.play, (sizes[one.name],))
        for name, seconds in spent.items():
            rates[name].append(effort.slices * sizes[name] / seconds)
    return rates


def typical_rate(rates: Rates, name: str) -> float:
    """The median of a contestant's decisions per second."""
    return median(rates[name])


def settle() -> None:
    """Set aside what is loaded, so that the garbage collector does not walk it while measuring."""
    gc.collect()
    gc.freeze()


def _rotated(contestants: Sequence[Contestant], turn: int) -> Sequence[Contestant]:
    first = turn % len(contestants)
    return (*contestants[first:], *contestants[:first])


def _slice_size(play: Play, effort: Effort) -> int:
    """Warm a contestant up, and find how many decisions fill a slice."""
    size = 1
    while (spent := cpu_seconds(play, (size,))) < effort.warm_up_seconds:
        size *= 2
    return max(1, round(size * effort.slice_seconds / spent))
