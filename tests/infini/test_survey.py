"""What people at the table want to know at a glance."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from numcards import infini
from numcards.core import SPECTATOR, Family, UsageError
from numcards.infini import Options, caught_values, fitting_values, parse_branch, values_to_place
from tests.infini.helpers import P0, P1, at, go

DUO = Options(mode="adversary", players=2, min_plays=1, action_copies=1)
STATE = at(DUO, P0="R0 flash", P1="G4", Rup="R3 R12", Rdown="R6", Gup="G9")


def test_fitting_values_go_by_whose_pile_it_is() -> None:
    """INI-04, INI-05, INI-08."""
    red, green = parse_branch("R+"), parse_branch("G+")
    assert fitting_values(STATE, red, P0) == (2, 13, 14, 15, 16)
    assert fitting_values(STATE, red, P1) == (0, 1, 2, 4, 5, 7, 8, 9, 10, 11)
    assert fitting_values(STATE, green, P0) == tuple(range(9))
    assert fitting_values(STATE, parse_branch("G-"), P0) == ()
    assert fitting_values(STATE, parse_branch("G-"), P1) == tuple(v for v in range(17) if v != 9)


def test_caught_values_fit_nowhere() -> None:
    assert caught_values(STATE, Family.RED, P0) == (7, 8, 9, 10, 11)
    assert caught_values(STATE, Family.GREEN, P0) == (10, 11, 12, 13, 14, 15, 16)
    assert caught_values(STATE, Family.GREEN, P1) == ()


def test_a_removed_card_does_not_come_back() -> None:
    after = go(STATE, "flash@R+")
    assert 12 not in values_to_place(after, Family.RED)
    assert values_to_place(after, Family.RED) == values_to_place(STATE, Family.RED)


def test_progress_per_colour_and_in_all() -> None:
    assert STATE.placed == {Family.RED: 3, Family.GREEN: 1}
    assert STATE.total_placed == 4


def test_views_are_surveyed_like_states() -> None:
    view = infini.observe(STATE, SPECTATOR)
    red = parse_branch("R+")
    assert fitting_values(view, red, P0) == fitting_values(STATE, red, P0)
    assert caught_values(view, Family.RED, P1) == caught_values(STATE, Family.RED, P1)
    assert infini.picture(view) == infini.picture(STATE)


def test_a_picture_has_a_line_for_each_branch() -> None:
    assert infini.picture(STATE).splitlines() == [
        "R+  R3 R12           3 of 17 placed",
        "R-  R6",
        "G+  G9               1 of 17 placed",
        "G-  .",
    ]


def test_what_is_not_in_this_game_is_refused() -> None:
    blue = parse_branch("B+")
    seats = "A seat is a whole number from 0 to 1, not {}."
    piles = "The piles of this game are R, G, not {} (INI-02)."
    questions: tuple[tuple[Callable[[], object], str], ...] = (
        (lambda: fitting_values(STATE, blue, P0), piles.format("Family.BLUE")),
        (lambda: fitting_values(STATE, "R+", P0), "A branch is expected, not 'R+'."),  # type: ignore[arg-type]
        (lambda: fitting_values(STATE, parse_branch("R+"), 2), seats.format(2)),  # type: ignore[arg-type]
        (lambda: caught_values(STATE, Family.BLUE, P0), piles.format("Family.BLUE")),
        (lambda: caught_values(STATE, Family.RED, None), seats.format(None)),  # type: ignore[arg-type]
        (lambda: values_to_place(STATE, Family.SHADOW), piles.format("Family.SHADOW")),
    )
    for ask, words in questions:
        with pytest.raises(UsageError) as caught:
            ask()
        assert str(caught.value) == words
