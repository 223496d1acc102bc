"""Every row of the options table, by value and by bad value."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from numcards.core import Family, InvalidOptions
from numcards.infini import Options
from tests.pickling import pickled

ROWS: list[tuple[str, tuple[Any, ...], tuple[Any, ...], str]] = [
    ("rescue_cards", ("full", "restricted", "none"), ("all", None, 1), "INI-03"),
    ("action_copies", (0, 1, 2, 13_086), (-1, True, 1.0, "2", 10**30), "INI-03"),
    ("hand_size", (1, 5, 51), (0, 52, True, 5.0), "INI-03"),
    ("hand_growth", (0, 1, 9), (-1, False, None), "INI-24"),
    ("min_plays", (1, 2, 40), (0, True, 2.0), "INI-16"),
    ("rival_start", ("never", "allowed"), ("always", True), "INI-08"),
    ("rescue_targets", ("any", "help", "own"), ("none", None), "INI-09"),
    ("action_targets", ("any", "own"), ("help", 0), "INI-10"),
    ("passe_when", ("first", "any"), ("last", None), "INI-14"),
    ("short_turn", ("stuck", "allowed"), ("ends", None), "INI-18"),
    ("on_stuck", ("end", "eliminate"), ("stop", None), "INI-18"),
    ("first_player", (0, 1), (2, -1, True), "ALL-01"),
]
DEFAULTS = {
    "rescue_cards": "full",
    "action_copies": 0,
    "hand_size": 5,
    "hand_growth": 1,
    "min_plays": 2,
    "rival_start": "never",
    "rescue_targets": "any",
    "action_targets": "any",
    "passe_when": "first",
    "short_turn": "stuck",
    "first_player": 0,
}


def test_defaults_are_those_of_the_page() -> None:
    options = Options(mode="coop", players=2)
    assert {name: getattr(options, name) for name in DEFAULTS} == DEFAULTS


@pytest.mark.parametrize(("name", "good", "bad", "rule"), ROWS, ids=[row[0] for row in ROWS])
def test_each_option_takes_its_values_and_no_other(
    name: str, good: tuple[Any, ...], bad: tuple[Any, ...], rule: str
) -> None:
    for value in good:
        assert getattr(Options(mode="coop", players=2, **{name: value}), name) == value
    for value in bad:
        with pytest.raises(InvalidOptions, match=rf"^{name} must be .*\({rule}\)\.$"):
            Options(mode="coop", players=2, **{name: value})


@pytest.mark.parametrize("mode", ["versus", None, 1, ["coop"]])
def test_ini_02_there_are_two_modes(mode: object) -> None:
    with pytest.raises(InvalidOptions, match=r"^mode must be one of .*\(INI-02\)\.$"):
        Options(mode=mode, players=2)  # type: ignore[arg-type]
    with pytest.raises(InvalidOptions, match=r"^mode must be one of .*\(INI-02\)\.$"):
        Options(mode=mode, players=2, on_stuck="end")  # type: ignore[arg-type]


def test_ini_02_seats_go_by_mode() -> None:
    for players in range(1, 7):
        assert len(Options(mode="coop", players=players).colours) == 4
    for players in range(2, 5):
        options = Options(mode="adversary", players=players)
        assert options.colours == tuple(Family)[:players]
    bad: list[tuple[Any, Any]] = [("coop", 0), ("coop", 7), ("adversary", 1), ("adversary", 5)]
    for mode, players in [*bad, ("coop", True), ("coop", 2.0), ("coop", None)]:
        with pytest.raises(InvalidOptions, match="INI-02"):
            Options(mode=mode, players=players)


def test_ini_18_what_happens_to_the_stuck_goes_by_mode_unless_it_is_said() -> None:
    assert Options(mode="coop", players=2).on_stuck == "end"
    assert Options(mode="adversary", players=2).on_stuck == "eliminate"
    assert Options(mode="coop", players=2, on_stuck="eliminate").on_stuck == "eliminate"
    assert Options(mode="adversary", players=2, on_stuck="end").on_stuck == "end"


def test_ini_03_hands_may_take_the_whole_deck() -> None:
    assert Options(mode="adversary", players=2, rescue_cards="none", hand_size=17).hand_size == 17
    with pytest.raises(InvalidOptions, match="from 1 to 17"):
        Options(mode="adversary", players=2, rescue_cards="none", hand_size=18)


def test_ini_26_presets() -> None:
    assert Options.plain("coop", 3) == Options(mode="coop", players=3, hand_growth=0)
    assert Options.advanced("adversary", 4) == Options(
        mode="adversary",
        players=4,
        action_copies=2,
        rescue_cards="restricted",
        hand_growth=1,
    )


def test_ini_25_a_game_ends_within_twice_the_deck() -> None:
    assert Options.plain("coop", 3).max_actions == 204
    assert Options.advanced("adversary", 2).max_actions == 2 * (34 + 17 + 10)


def test_options_are_values_whatever_was_worked_out_from_them() -> None:
    one, other = Options.advanced("coop", 2), Options.advanced("coop", 2)
    assert one.deck
    assert one.powers
    assert one == other
    assert hash(one) == hash(other)
    assert repr(one) == repr(other)
    assert pickled(one) == other
    assert len(pickle.dumps(one)) < 1000
