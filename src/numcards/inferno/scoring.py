"""Who has won a round and the game, and how the others rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.results import payoffs, ranks
from numcards.core.seats import Seat, clockwise

if TYPE_CHECKING:
    from numcards.inferno.options import Options


@frozen
class Result:
    """How a game ended (INF-34)."""

    winners: tuple[Seat, ...]
    """The seats that won, ascending."""
    wins: tuple[int, ...]
    """The rounds that each seat has won."""
    ranking: tuple[int, ...]
    """The rank of each seat, 1 the best: of the last round where one win was enough,
    by round wins otherwise."""
    payoffs: tuple[float, ...]
    """+1 shared by the winners, -1 shared by the others.

    All 0 when nobody or everybody wins.
    """

    @property
    def scores(self) -> tuple[int, ...]:
        """What the game counts: the rounds that each seat has won (INF-32)."""
        return self.wins


def round_ranking(sizes: tuple[int, ...], out: tuple[Seat, ...]) -> tuple[int, ...]:
    """The rank of each seat in a round that has ended (INF-30, INF-33).

    `sizes` are the cards left to each seat, `out` the seats without, the first one first.
    Those who are out rank in that order, the others behind them by fewest cards;
    equals share a rank, and the ranks after a tie are skipped.

    >>> round_ranking((3, 0, 3, 5), out=(Seat(1),))
    (2, 1, 2, 4)
    """
    places = [
        -out.index(Seat(seat)) if seat in out else -len(out) - size
        for seat, size in enumerate(sizes)
    ]
    return ranks(places)


def jester(ranking: tuple[int, ...], winner: Seat) -> Seat:
    """The last-ranked player; among equals, the first clockwise from the winner (INF-31).

    >>> jester((2, 1, 3, 3), winner=Seat(3))
    3
    """
    last = max(ranking)
    return next(seat for seat in clockwise(len(ranking), winner) if ranking[seat] == last)


def is_decided(options: Options, number: int, wins: tuple[int, ...]) -> bool:
    """Whether the game ends with this round (INF-32, INF-33)."""
    return max(wins) >= options.rounds_to_win or number >= options.max_rounds


def game_result(
    options: Options, wins: tuple[int, ...], sizes: tuple[int, ...], out: tuple[Seat, ...]
) -> Result:
    """The result of a game whose last round ended with these hands."""
    best = max(wins)
    winners = tuple(seat for seat in clockwise(options.players, 0) if wins[seat] == best)
    one_win = options.rounds_to_win == 1
    return Result(
        winners=winners,
        wins=wins,
        ranking=round_ranking(sizes, out) if one_win else ranks(wins),
        payoffs=payoffs(winners, options.players),
    )
