"""What differs between cooperation and adversaries: everything else is the same game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from attrs import frozen

from numcards.core.cards import CLASSIC_FAMILIES
from numcards.infini.scoring import CARDS_PER_COLOUR, Result, contest_result, shared_result

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numcards.core.seats import Seat


@frozen
class Mode:
    """One of the two ways to play, as data and small functions."""

    fewest_players: int
    most_players: int
    on_stuck: Literal["end", "eliminate"]
    """What a stuck player brings about unless the options say otherwise (INI-18)."""
    piles: Callable[[int], int]
    """How many piles so many players play on, Red first (INI-02)."""
    owns: Callable[[Seat, int], bool]
    """Whether a pile is a seat's own (INI-08)."""
    is_won: Callable[[tuple[int, ...]], bool]
    """Whether so many placed cards of each colour end the game (INI-21, INI-23)."""
    result: Callable[[tuple[int, ...], int], Result]
    """What the placed cards of each colour are worth to so many players (INI-22, INI-23)."""


def _all_placed(placed: tuple[int, ...]) -> bool:
    return min(placed) == CARDS_PER_COLOUR


def _one_placed(placed: tuple[int, ...]) -> bool:
    return max(placed) == CARDS_PER_COLOUR


MODES: Final[Mapping[str, Mode]] = {
    "coop": Mode(
        fewest_players=1,
        most_players=6,
        on_stuck="end",
        piles=lambda _players: len(CLASSIC_FAMILIES),
        owns=lambda _seat, _pile: True,
        is_won=_all_placed,
        result=shared_result,
    ),
    "adversary": Mode(
        fewest_players=2,
        most_players=4,
        on_stuck="eliminate",
        piles=lambda players: players,
        owns=lambda seat, pile: seat == pile,
        is_won=_one_placed,
        result=contest_result,
    ),
}
"""The modes by their names in the options."""
