"""Who has won the game, and how the others rank (SC-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.results import payoffs, ranks
from numcards.core.seats import Seat, seats
from numcards.scorecard.objectives import completed, total

if TYPE_CHECKING:
    from numcards.scorecard.objectives import Scorecard
    from numcards.scorecard.options import Options


@frozen
class Result:
    """How a game ended (SC-37)."""

    winners: tuple[Seat, ...]
    """The seats that won, ascending; equals share a victory."""
    points: tuple[int, ...]
    """The points of each seat."""
    objectives: tuple[int, ...]
    """How many objectives each seat has validated."""
    ranking: tuple[int, ...]
    """The rank of each seat, 1 the best; equals share it."""
    payoffs: tuple[float, ...]
    """+1 shared by the winners, -1 shared by the others; all 0 when everybody wins (SC-38)."""

    @property
    def scores(self) -> tuple[int, ...]:
        """What the game counts: the points of each seat (SC-37)."""
        return self.points


def game_result(options: Options, scorecards: tuple[Scorecard, ...]) -> Result:
    """The result of a game that has ended with these scorecards.

    Classic: most points win.
    Discovery: most objectives win, points break ties.
    """
    points = tuple(map(total, scorecards))
    objectives = tuple(map(completed, scorecards))
    if options.mode == "classic":
        ranking = ranks(points)
    else:
        both = sorted(zip(objectives, points, strict=True))
        ranking = ranks([both.index(pair) for pair in zip(objectives, points, strict=True)])
    winners = tuple(seat for seat in seats(options.players) if ranking[seat] == 1)
    return Result(winners, points, objectives, ranking, payoffs(winners, options.players))
