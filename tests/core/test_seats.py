"""Seats and viewers (ALL-01)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from numcards.core import SPECTATOR, Seat, Spectator, UsageError, clockwise, viewers
from numcards.core.seats import check_seat, check_sender, check_viewer
from tests.pickling import pickled


def test_clockwise_is_seat_plus_one() -> None:
    assert clockwise(4, 0) == (0, 1, 2, 3)
    assert clockwise(4, 3) == (3, 0, 1, 2)
    assert clockwise(3, 5) == (2, 0, 1)
    assert clockwise(3, -1) == (2, 0, 1)
    assert clockwise(1, 0) == (0,)


def test_seats_of_the_game() -> None:
    for seat in range(3):
        assert check_seat(seat, 3) == check_viewer(seat, 3) == check_sender(seat, 3) == seat
    assert check_viewer(SPECTATOR, 3) is check_sender(SPECTATOR, 3) is SPECTATOR
    assert check_sender(None, 3) is None
    assert viewers(3) == (0, 1, 2, SPECTATOR)


@pytest.mark.parametrize("seat", [-1, 3, True, 1.0, "1", b"1", (), 10**5000], ids=type)
def test_bad_seats(seat: Any) -> None:
    for check in (check_seat, check_sender):
        with pytest.raises(UsageError, match=r"^A seat is a whole number from 0 to 2, not "):
            check(seat, 3)
    with pytest.raises(UsageError, match=r"^A viewer is a seat from 0 to 2, or .*SPECTATOR, not "):
        check_viewer(seat, 3)


def test_nobody_is_no_seat_and_no_viewer() -> None:
    with pytest.raises(UsageError, match="not None"):
        check_seat(None, 3)
    with pytest.raises(UsageError, match="SPECTATOR, not None"):
        check_viewer(None, 3)
    with pytest.raises(UsageError, match=r"not Spectator\.SPECTATOR"):
        check_seat(SPECTATOR, 3)
    assert clockwise(2, Seat(1)) == (1, 0)


def test_all_08_the_spectator_is_one_object() -> None:
    assert list(Spectator) == [SPECTATOR]
    assert (repr(SPECTATOR), str(SPECTATOR), SPECTATOR.value) == ("SPECTATOR", *["spectator"] * 2)
    for same in (pickled(SPECTATOR), copy.copy(SPECTATOR), copy.deepcopy(SPECTATOR)):
        assert same is SPECTATOR
    assert Spectator("spectator") is SPECTATOR
