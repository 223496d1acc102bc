"""Counting the tree of actions: the oldest test of a rules library, and a benchmark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from numcards.core.errors import UsageError
from numcards.core.sentences import shown
from numcards.core.whole import MOST, whole

if TYPE_CHECKING:
    from typing import SupportsIndex

    from numcards.core.game import Game

__all__ = ["perft"]

StateT = TypeVar("StateT")


def perft(game: Game[Any, StateT, Any, Any, Any, Any], state: StateT, depth: SupportsIndex) -> int:
    """Count the sequences of exactly `depth` legal actions from this position.

    Sequences that end earlier, because the game is over, do not count.
    Where several seats decide at once, each order in which they may do so counts.
    Raises `UsageError` for a depth below 0, or above 999,999,999.

    >>> from numcards import inferno
    >>> puzzle = {"P0": "R7", "P1": "B8 G9", "in_trick": "P0 P1"}
    >>> start = inferno.position(inferno.Options(players=2), puzzle)
    >>> [perft(inferno, start, depth) for depth in range(3)]
    [1, 1, 0]
    """
    plain = whole(depth)
    if plain is None or not 0 <= plain <= MOST:
        raise UsageError(
            "A depth is a whole number from 0 to {most}, not {given}.",
            most=MOST,
            given=shown(depth),
        )
    return _count(game, state, plain)


def _count(game: Game[Any, StateT, Any, Any, Any, Any], state: StateT, depth: int) -> int:
    if depth == 0:
        return 1
    actions = game.legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(_count(game, game.apply_unchecked(state, action), depth - 1) for action in actions)
