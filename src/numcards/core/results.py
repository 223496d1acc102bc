"""What a finished game is worth: winners, ranks and payoffs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from numcards.core.seats import Seat

__all__ = ["GameResult", "payoffs", "ranks"]


class GameResult(Protocol):
    """What the result of every game tells."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, ascending; several share a victory, none is possible too."""
        ...

    @property
    def ranking(self) -> tuple[int, ...]:
        """The rank of each seat; 1 is the best, equals share it and the ranks after are skipped."""
        ...

    @property
    def payoffs(self) -> tuple[float, ...]:
        """What the game is worth to each seat, for bots and learners."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """A number for each seat: what the game counts, as its own page says."""
        ...


def payoffs(winners: Collection[Seat], players: int) -> tuple[float, ...]:
    """The payoffs of a contest: winners share +1 equally, the others -1 equally (INF-34).

    All are 0 when nobody or everybody wins, so the sum is always 0 within 1e-9.

    >>> payoffs([1], 3)
    (-0.5, 1.0, -0.5)
    """
    winning = len(winners)
    if winning in {0, players}:
        return (0.0,) * players
    won, lost = 1 / winning, -1 / (players - winning)
    return tuple(won if seat in winners else lost for seat in range(players))


def ranks(scores: Sequence[int]) -> tuple[int, ...]:
    """The rank of each score, highest first: equals share a rank, the ranks after are skipped.

    >>> ranks([7, 9, 9, 3])
    (3, 1, 1, 4)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
