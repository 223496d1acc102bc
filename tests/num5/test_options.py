"""The options table, by value and by bad value."""

from __future__ import annotations

from typing import Any

import pytest

from numcards.core import InvalidOptions
from numcards.num5 import Options

HUGE = 999_999_999


def test_the_defaults_are_those_of_the_table() -> None:
    assert Options(players=4) == Options(
        players=4,
        hand_size=10,
        row_limit=5,
        lower_fifth="limit",
        row_tie="player",
        reveal_order="ascending",
        rounds_to_win=3,
    )


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("players", range(2, 10)),
        ("hand_size", (1, 2, 10, 24)),
        ("row_limit", (3, 4, 5, 6, 99, HUGE)),
        ("lower_fifth", ("limit", "first")),
        ("row_tie", ("player", "table_order")),
        ("reveal_order", ("ascending", "descending")),
        ("rounds_to_win", (1, 2, 3, 99, HUGE)),
    ],
)
def test_every_value_of_the_table_is_accepted(name: str, values: Any) -> None:
    for value in values:
        assert getattr(Options(**{"players": 4, name: value}), name) == value


@pytest.mark.parametrize(
    ("name", "rule", "values"),
    [
        ("players", "N5-21", (1, 10, 0, -2, 2.0, True, "4", None)),
        ("hand_size", "N5-02", (0, 25, -1, 10.0, True, "10", None)),
        ("row_limit", "N5-09", (2, 0, -5, 5.0, True, "5", None)),
        ("lower_fifth", "N5-10", ("both", "", "LIMIT", None, 5, True)),
        ("row_tie", "N5-12", ("table", "", None, 0)),
        ("reveal_order", "N5-06", ("up", "", None, 1)),
        ("rounds_to_win", "N5-18", (0, -1, 3.0, True, "3", None)),
    ],
)
def test_every_other_value_is_refused_with_its_rule(name: str, rule: str, values: Any) -> None:
    for value in values:
        with pytest.raises(InvalidOptions, match=rf"^{name} must be .*\({rule}\)\.$"):
            Options(**{"players": 4, name: value})


@pytest.mark.parametrize("players", range(2, 10))
def test_the_hand_size_goes_up_to_a_fair_share_of_98_cards(players: int) -> None:
    most = 98 // players
    options = Options(players=players, hand_size=most)
    assert options.dealt == players * most
    assert options.undealt == 98 - players * most
    with pytest.raises(InvalidOptions, match="N5-02"):
        Options(players=players, hand_size=most + 1)


def test_nine_players_have_ten_cards_each() -> None:
    assert Options(players=9).dealt == 90
