"""Counting the tree of actions, on a game that is small enough to count by hand."""

from __future__ import annotations

from typing import Any

import pytest

from numcards import inferno
from numcards.core import UsageError, perft
from numcards.inferno import Options

PUZZLE = {"P0": "R1 R2", "P1": "G3 G9"}


def test_counts_by_hand() -> None:
    """P0 leads R1 or R2; P1 passes or poses one of two; the game ends after one card more."""
    start = inferno.position(Options(players=2), PUZZLE)
    assert perft(inferno, start, 0) == 1
    assert perft(inferno, start, 1) == 2
    # Each lead is answered by pass, G3, G9.
    assert perft(inferno, start, 2) == 6
    # After a pass P0 must pose its last card; after a pose P0 may only pass.
    assert perft(inferno, start, 3) == 2 * 3
    # P0 has won where P1 passed; P1 poses its last card where P0 passed.
    assert perft(inferno, start, 4) == 2 * 2
    assert perft(inferno, start, 5) == 0


def test_games_that_end_earlier_do_not_count() -> None:
    over = inferno.position(
        Options(players=2), {"P1": "G3", "in_trick": "", "out": "P0", "wins": "1 0"}
    )
    assert [perft(inferno, over, depth) for depth in range(3)] == [1, 0, 0]


@pytest.mark.parametrize("depth", [-1, 1.0, True, "1", None, 10**5000], ids=type)
def test_a_bad_depth(depth: Any) -> None:
    with pytest.raises(UsageError, match="A depth is a whole number from 0 to 999999999, not "):
        perft(inferno, inferno.new_game(Options(players=2), 1), depth)
