"""The options table of the rules page, by value and by bad value."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from numcards.core import InvalidOptions
from numcards.inferno import Options
from tests.pickling import pickled

BAD_EVERYWHERE = (None, True, 1.0, "1", b"all", (), "", "ALL", "winner ", -1)


def test_defaults_are_those_of_the_page() -> None:
    options = Options(players=4)
    assert options == Options(
        players=4,
        max_value=16,
        deal="all",
        first_player=0,
        next_leader="winner",
        finish="first_out",
        inferno_needs="present",
        inferno_lasts="round",
        impossible="ends",
        rounds_to_win=1,
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("players", players) for players in (2, 3, 4, 5, 6)),
        *(("max_value", highest) for highest in range(9, 17)),
        *(("deal", deal) for deal in ("all", "equal", 1, 2, 17, 54)),
        *(("first_player", seat) for seat in (0, 1)),
        *(("next_leader", who) for who in ("winner", "jester")),
        *(("finish", how) for how in ("first_out", "rank_all")),
        *(("inferno_needs", what) for what in ("present", "on_top")),
        *(("inferno_lasts", how_long) for how_long in ("round", "trick")),
        *(("impossible", what) for what in ("ends", "cuttable")),
        *(("rounds_to_win", wins) for wins in (1, 2, 1000, 999_999_999)),
    ],
)
def test_every_value_of_the_page_is_accepted(name: str, value: Any) -> None:
    given: dict[str, Any] = {"players": 2, name: value}
    assert getattr(Options(**given), name) == value


RULES = {
    "players": "INF-02",
    "max_value": "INF-01",
    "deal": "INF-03",
    "first_player": "INF-04",
    "next_leader": "INF-31",
    "finish": "INF-30",
    "inferno_needs": "INF-25",
    "inferno_lasts": "INF-27",
    "impossible": "INF-16",
    "rounds_to_win": "INF-32",
}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *((name, bad) for name in RULES for bad in BAD_EVERYWHERE),
        *((name, 10**5000) for name in RULES),
        *(("players", players) for players in (0, 1, 7)),
        *(("max_value", highest) for highest in (8, 17)),
        *(("deal", deal) for deal in (0, 55, "none", "each")),
        *(("first_player", seat) for seat in (2, 3)),
        *(("next_leader", who) for who in ("loser", 0)),
        *(("finish", how) for how in ("rank", 1)),
        *(("inferno_needs", what) for what in ("visible", 1)),
        *(("inferno_lasts", how_long) for how_long in ("game", 1)),
        *(("impossible", what) for what in ("end", 1)),
        ("rounds_to_win", 0),
    ],
    ids=lambda value: repr(value) if not isinstance(value, int) or value < 100 else "huge",
)
def test_every_bad_value_is_refused_with_its_rule(name: str, value: Any) -> None:
    given: dict[str, Any] = {"players": 2, name: value}
    with pytest.raises(InvalidOptions, match=rf"^{name} must be .*\({RULES[name]}\)\.$") as caught:
        Options(**given)
    assert isinstance(caught.value, ValueError)


def test_the_sentence_says_what_was_given_and_what_was_expected() -> None:
    with pytest.raises(InvalidOptions) as whole:
        Options(players=9)
    assert str(whole.value) == "players must be a whole number from 2 to 6, not 9 (INF-02)."
    with pytest.raises(InvalidOptions) as open_ended:
        Options(players=2, rounds_to_win=0)
    assert (
        str(open_ended.value)
        == "rounds_to_win must be a whole number from 1 to 999999999, not 0 (INF-32)."
    )
    bad: Any = "best"
    with pytest.raises(InvalidOptions) as choice:
        Options(players=2, next_leader=bad)
    assert (
        str(choice.value) == "next_leader must be one of 'winner', 'jester', not 'best' (INF-31)."
    )


@pytest.mark.parametrize(("max_value", "size"), [(9, 67), (12, 85), (16, 109)])
def test_a_dealt_number_reaches_up_to_the_deck(max_value: int, size: int) -> None:
    for players in range(2, 7):
        most = size // players
        options = Options(players=players, max_value=max_value, deal=most)
        assert options.dealt == most * players
        with pytest.raises(InvalidOptions) as caught:
            Options(players=players, max_value=max_value, deal=most + 1)
        sentence = f"deal must be a whole number from 1 to {most}, not {most + 1} (INF-03)."
        assert str(caught.value) == sentence


def test_first_player_is_any_seat_of_the_table() -> None:
    for players in range(2, 7):
        assert Options(players=players, first_player=players - 1).first_player == players - 1
        with pytest.raises(InvalidOptions, match="INF-04"):
            Options(players=players, first_player=players)


def test_quick_is_the_game_up_to_12() -> None:
    assert Options.quick(5) == Options(players=5, max_value=12)


def test_options_are_values() -> None:
    options: Any = Options(players=3, deal="equal")
    assert options == Options(players=3, deal="equal") != Options(players=3)
    assert hash(options) == hash(Options(players=3, deal="equal"))
    assert pickled(options) == options == copy.deepcopy(options)
    with pytest.raises(AttributeError):
        options.players = 4


def test_all_04_the_bound_on_actions() -> None:
    """Per round: every card a pose with three passes before and after it, and a blocked lead."""
    assert Options(players=4).max_actions == 20 * (109 * (3 + 1 + 3) + 4)
    assert Options(players=2, deal=5, rounds_to_win=2).max_actions == 40 * (10 * 3 + 2)


def test_inf_33_a_game_has_at_most_20_rounds_for_each_round_to_win() -> None:
    assert Options(players=2).max_rounds == 20
    assert Options(players=2, rounds_to_win=3).max_rounds == 60
