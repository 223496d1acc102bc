"""Who has won the game, and how the others rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.results import payoffs, ranks
from numcards.core.seats import Seat, clockwise

if TYPE_CHECKING:
    from numcards.pyramid.options import Options


@frozen
class Result:
    """How a game ended (PYR-34, PYR-35); what each pyramid scored for is told by `score`."""

    winners: tuple[Seat, ...]
    """The seats with the highest total, ascending."""
    points: tuple[tuple[int, ...], ...]
    """The points of each seat, for each round."""
    totals: tuple[int, ...]
    """The points of each seat in all rounds together."""
    ranking: tuple[int, ...]
    """The rank of each seat, 1 the best; equal totals share the better rank."""
    payoffs: tuple[float, ...]
    """+1 shared by the winners, -1 shared by the others; all 0 when everybody wins."""

    @property
    def scores(self) -> tuple[int, ...]:
        """What the game counts: the points of each seat in all rounds (PYR-34)."""
        return self.totals


def game_result(options: Options, points: tuple[tuple[int, ...], ...]) -> Result:
    """The result of a game whose rounds brought these points."""
    totals = tuple(map(sum, zip(*points, strict=True)))
    winners = tuple(seat for seat in clockwise(options.players, 0) if totals[seat] == max(totals))
    return Result(
        winners=winners,
        points=points,
        totals=totals,
        ranking=ranks(totals),
        payoffs=payoffs(winners, options.players),
    )
