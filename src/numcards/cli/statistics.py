"""Figures about many games: win rates with their intervals, lengths."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Batch", "interval", "joined"]

_DEVIATIONS: Final = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


@frozen
class Batch:
    """What some games came to."""

    wins: tuple[int, ...]
    """How many of them each seat has won, alone or with others."""
    payoffs: tuple[float, ...]
    """The sum of the payoffs of each seat."""
    lengths: tuple[int, ...]
    """How many actions each game had."""
    seconds: float
    """How much processor time they took."""


def joined(batches: Iterable[Batch], players: int) -> Batch:
    """Several batches as one."""
    wins, payoffs, seconds = [0] * players, [0.0] * players, 0.0
    lengths: list[int] = []
    for batch in batches:
        for seat in range(players):
            wins[seat] += batch.wins[seat]
            payoffs[seat] += batch.payoffs[seat]
        lengths += batch.lengths
        seconds += batch.seconds
    return Batch(tuple(wins), tuple(payoffs), tuple(lengths), seconds)


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate, after Wilson; from 0.0 to 1.0.

    >>> [round(bound, 3) for bound in interval(5, 10)]
    [0.237, 0.763]
    """
    rate, square = wins / games, _DEVIATIONS**2 / games
    centre = rate + square / 2
    spread = _DEVIATIONS * sqrt(rate * (1 - rate) / games + square / (4 * games))
    return max(0.0, (centre - spread) / (1 + square)), min(1.0, (centre + spread) / (1 + square))
