"""The options table, by value and by bad value."""

from __future__ import annotations

from typing import Any

import pytest

from numcards.core import InvalidOptions
from numcards.pyramid import Options
from tests.pyramid.helpers import playout, varied_options

HUGE = 999_999_999


def test_the_defaults_are_those_of_the_table() -> None:
    assert Options(players=4) == Options(
        players=4,
        mode="classic",
        action_copies=2,
        jokers=2,
        face_up=0,
        final_turns=True,
        reshuffles=1,
        overlap=False,
        rounds=1,
        first_player=0,
    )


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("players", range(2, 7)),
        ("mode", ("classic", "simultaneous")),
        ("action_copies", (0, 1, 2, 30, 16_000)),
        ("jokers", (0, 1, 2, 65_000)),
        ("face_up", range(10)),
        ("final_turns", (True, False)),
        ("reshuffles", (0, 1, 5, HUGE)),
        ("overlap", (True, False)),
        ("rounds", (1, 2, 99, HUGE)),
        ("first_player", (0, 1, 2, 3)),
    ],
)
def test_every_value_of_the_table_is_accepted(name: str, values: Any) -> None:
    for value in values:
        assert getattr(Options(**{"players": 4, name: value}), name) == value


@pytest.mark.parametrize(
    ("name", "rule", "values"),
    [
        ("players", "PYR-01", (1, 7, 0, -2, 2.0, True, "4", None)),
        ("mode", "PYR-04", ("turns", "", "CLASSIC", None, 1)),
        ("action_copies", "PYR-01", (-1, 2.0, True, "2", None, 16_360, HUGE)),
        ("jokers", "PYR-01", (-1, 2.0, True, "2", None, 65_500, HUGE)),
        ("face_up", "PYR-02", (-1, 10, 1.0, True, "1", None)),
        ("final_turns", "PYR-25", (0, 1, "true", None)),
        ("reshuffles", "PYR-03", (-1, 1.0, True, "1", None)),
        ("overlap", "PYR-33", (0, 1, "false", None)),
        ("rounds", "PYR-34", (0, -1, 1.0, True, "1", None)),
        ("first_player", "PYR-02", (-1, 4, 0.0, True, "0", None)),
    ],
)
def test_every_other_value_is_refused_with_its_rule(name: str, rule: str, values: Any) -> None:
    words = rf"^({name} must be|A deck has at most 65536 cards,) .*\({rule}\)\.$"
    for value in values:
        with pytest.raises(InvalidOptions, match=words):
            Options(**{"players": 4, name: value})


def test_options_are_keywords_and_frozen() -> None:
    with pytest.raises(InvalidOptions, match="given by name"):
        Options(4)  # type: ignore[call-arg]  # that is the point
    with pytest.raises(AttributeError):
        Options(players=4).players = 5  # type: ignore[misc]  # that is the point


def test_pyr_01_the_deck() -> None:
    assert Options(players=4).deck_size == Options(players=4).deck.size == 112
    assert Options(players=4, jokers=0, action_copies=0).deck_size == 102
    large = Options(players=4, jokers=5, action_copies=20)
    assert large.deck_size == large.deck.size == 187


def test_all_04_max_actions_bounds_every_game() -> None:
    for seed, options in enumerate(varied_options(25)):
        actions = sum(1 for _ in playout(options, seed)) - 1
        assert actions <= options.max_actions


def test_all_04_the_bound_is_not_far_away() -> None:
    assert Options(players=4).max_actions == 112 * 2 * 4
    assert Options(players=4, mode="simultaneous").max_actions == 112 * 2 * 4 * 4
    assert Options(players=2, reshuffles=0, rounds=3).max_actions == 112 * 4 * 3


def test_pyr_01_one_shuffle_mixes_the_whole_deck() -> None:
    assert Options(players=2, jokers=65_426).deck_size == 65_536
    with pytest.raises(InvalidOptions) as caught:
        Options(players=2, jokers=65_500)
    assert str(caught.value) == (
        "A deck has at most 65536 cards, as many as one shuffle can mix, "
        "and these options ask for 65610 (PYR-01)."
    )
