"""Seats and viewers (ALL-01)."""

from __future__ import annotations

from typing import Any

import pytest

from numcards.core import Seat, UsageError, clockwise
from numcards.core.seats import check_seat, check_viewer


def test_clockwise_is_seat_plus_one() -> None:
    assert clockwise(4, 0) == (0, 1, 2, 3)
    assert clockwise(4, 3) == (3, 0, 1, 2)
    assert clockwise(3, 5) == (2, 0, 1)
    assert clockwise(3, -1) == (2, 0, 1)
    assert clockwise(1, 0) == (0,)


def test_seats_of_the_game() -> None:
    for seat in range(3):
        check_seat(seat, 3)
        check_viewer(seat, 3)
    check_viewer(None, 3)


@pytest.mark.parametrize("seat", [-1, 3, True, 1.0, "1", b"1", (), 10**5000], ids=type)
def test_bad_seats(seat: Any) -> None:
    for check in (check_seat, check_viewer):
        with pytest.raises(UsageError, match=r"^A seat is a whole number from 0 to 2, not "):
            check(seat, 3)


def test_no_viewer_is_no_seat() -> None:
    with pytest.raises(UsageError, match="not None"):
        check_seat(None, 3)
    assert clockwise(2, Seat(1)) == (1, 0)
