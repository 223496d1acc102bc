"""Payoffs and ranks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numcards.core import Seat
from numcards.core.results import payoffs, ranks


@pytest.mark.parametrize(
    ("winners", "players", "expected"),
    [
        ([0], 2, (1.0, -1.0)),
        ([1], 3, (-0.5, 1.0, -0.5)),
        ([0, 2], 3, (0.5, -1.0, 0.5)),
        ([0, 1, 2], 3, (0.0, 0.0, 0.0)),
        ([], 3, (0.0, 0.0, 0.0)),
        ([5, 1], 6, (-0.25, 0.5, -0.25, -0.25, -0.25, 0.5)),
    ],
)
def test_winners_share_one_and_the_others_lose_one(
    winners: list[Seat], players: int, expected: tuple[float, ...]
) -> None:
    """ALL-05: who ties for the first place shares the victory."""
    assert payoffs(winners, players) == expected


@settings(derandomize=True, max_examples=100)
@given(st.integers(2, 9).flatmap(lambda n: st.tuples(st.just(n), st.sets(st.integers(0, n - 1)))))
def test_payoffs_add_up_to_nothing(table: tuple[int, set[int]]) -> None:
    players, winners = table
    shares = payoffs([Seat(seat) for seat in winners], players)
    assert len(shares) == players
    assert sum(shares) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([7, 9, 9, 3], (3, 1, 1, 4)),
        ([5, 5, 5], (1, 1, 1)),
        ([-1, 0, -2], (2, 1, 3)),
        ([1, 2, 2, 2, 0], (4, 1, 1, 1, 5)),
        ([], ()),
    ],
)
def test_equals_share_a_rank_and_the_next_are_skipped(
    scores: list[int], expected: tuple[int, ...]
) -> None:
    assert ranks(scores) == expected
