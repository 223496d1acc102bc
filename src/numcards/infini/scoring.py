"""How far everybody has come, and what that is worth when the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import frozen

from numcards.core.cards import CLASSIC_FAMILIES, VALUES, Family
from numcards.core.results import payoffs, ranks
from numcards.core.seats import seats

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.seats import Seat

CARDS_PER_COLOUR: Final = len(VALUES)


@frozen
class Result:
    """How a game ended (INI-21 to INI-23)."""

    winners: tuple[Seat, ...]
    """The seats that won, ascending: in cooperation all or none."""
    ranking: tuple[int, ...]
    """The rank of each seat, 1 the best; in cooperation everybody has rank 1."""
    payoffs: tuple[float, ...]
    """Adversary: +1 shared by the winners, -1 shared by the others; all 0 when everybody wins.
    In cooperation +1 or -1 for each."""
    placed: tuple[int, ...]
    """How many cards of each colour in play were placed, Red first, out of 17 each."""
    scores: tuple[int, ...]
    """What the game counts: the cards placed of each seat's colour (INI-22); in cooperation of
    all colours together, the same for everybody (INI-23)."""

    @property
    def progress(self) -> Mapping[Family, int]:
        """The cards placed of each colour in play, out of 17."""
        return dict(zip(CLASSIC_FAMILIES, self.placed, strict=False))

    @property
    def total(self) -> int:
        """How many colour cards were placed in all; out of 68 in cooperation."""
        return sum(self.placed)


def shared_result(placed: tuple[int, ...], players: int) -> Result:
    """The result of a cooperative game: all win when all is placed, else all lose (INI-23).

    >>> shared_result((17, 17, 16, 17), players=2).payoffs
    (-1.0, -1.0)
    """
    won = min(placed) == CARDS_PER_COLOUR
    return Result(
        winners=seats(players) if won else (),
        ranking=(1,) * players,
        payoffs=(1.0 if won else -1.0,) * players,
        placed=placed,
        scores=(sum(placed),) * players,
    )


def contest_result(placed: tuple[int, ...], players: int) -> Result:
    """The result of an adversary game: most placed cards of one's colour wins (INI-21, INI-22).

    Whoever has placed 17 of 17 is alone in that, since the game stops there.

    >>> contest_result((14, 17, 12, 14), players=4).ranking
    (2, 1, 4, 2)
    """
    winners = tuple(seat for seat in seats(players) if placed[seat] == max(placed))
    return Result(
        winners=winners,
        ranking=ranks(placed),
        payoffs=payoffs(winners, players),
        placed=placed,
        scores=placed,
    )
