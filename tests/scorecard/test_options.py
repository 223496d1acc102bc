"""The options table, by value and by bad value."""

from __future__ import annotations

from typing import Any

import pytest

from numcards import scorecard
from numcards.core import SPECTATOR, InvalidOptions, Special, UsageError
from numcards.scorecard import INFO, Options


def test_defaults_of_classic() -> None:
    options = Options(players=4)
    assert (options.mode, options.special_copies, options.bust) == ("classic", 1, "out")
    assert (options.max_rounds, options.first_player) == (5, 0)


def test_defaults_of_discovery() -> None:
    options = Options(players=4, mode="discovery")
    assert (options.special_copies, options.bust, options.max_rounds) == (0, "out", 3)
    assert options == Options.discovery(4)


@pytest.mark.parametrize(
    "chosen",
    [
        {"players": 2},
        {"players": 6},
        {"special_copies": 0},
        {"special_copies": 7},
        {"special_copies": 10_905},
        {"mode": "discovery", "special_copies": 0},
        {"bust": "out"},
        {"bust": "sequence"},
        {"bust": "round"},
        {"max_rounds": 1},
        {"max_rounds": 999_999_999},
        {"first_player": 1},
    ],
    ids=str,
)
def test_every_value_of_the_table(chosen: dict[str, Any]) -> None:
    options = Options(**{"players": 2, **chosen})
    for name, value in chosen.items():
        assert getattr(options, name) == value


@pytest.mark.parametrize(
    ("chosen", "rule"),
    [
        ({"players": 1}, "SC-01"),
        ({"players": 7}, "SC-01"),
        ({"players": 2.0}, "SC-01"),
        ({"players": True}, "SC-01"),
        ({"mode": "quick"}, "SC-37"),
        ({"mode": None}, "SC-37"),
        ({"special_copies": -1}, "SC-01"),
        ({"special_copies": "1"}, "SC-01"),
        ({"special_copies": 10**30}, "SC-01"),
        ({"mode": "discovery", "special_copies": 1}, "SC-01"),
        ({"bust": "collection"}, "SC-17"),
        ({"bust": ["out"]}, "SC-17"),
        ({"max_rounds": 0}, "SC-36"),
        ({"first_player": 2}, "SC-04"),
        ({"first_player": -1}, "SC-04"),
    ],
    ids=str,
)
def test_bad_values(chosen: dict[str, Any], rule: str) -> None:
    name = list(chosen)[-1]
    with pytest.raises(InvalidOptions, match=rf"^{name} must be .*\({rule}\)\.$"):
        Options(**{"players": 2, **chosen})


def test_sc_01_the_deck() -> None:
    deck = Options(players=2, special_copies=3).deck
    assert deck.size == 102 + 6 * 3
    kinds = [card for card in deck.cards_of(deck.all_cards) if isinstance(card, Special)]
    assert [kind.text for kind in dict.fromkeys(kinds)] == [
        "joker",
        "double",
        "skip",
        "flip",
        "swipe",
        "quantum",
    ]
    assert len(kinds) == 18
    assert Options.discovery(2).deck.size == 102


def test_the_game_by_name() -> None:
    assert (INFO.name, INFO.title, INFO.french_title) == (
        "scorecard",
        "NUM Scorecard",
        "NUM Carnet",
    )
    assert (INFO.fewest_players, INFO.most_players, INFO.rules_version) == (2, 6, 1)


def test_all_04_every_game_ends_in_time() -> None:
    """The bound is a bound; it is not far off where most is drawn, kept and used."""
    options = Options(players=2, special_copies=2, max_rounds=2)
    assert options.max_actions == 2 * (4 * 102 + 5 * 12 + 2 + 2) + 20


@pytest.mark.parametrize("foreign", [None, 3, "classic", 1.5], ids=str)
def test_foreign_options(foreign: Any) -> None:
    with pytest.raises(UsageError, match="Options of NUM Scorecard"):
        scorecard.new_game(foreign, 1)
    with pytest.raises(UsageError, match="Options of NUM Scorecard"):
        scorecard.all_actions(foreign)
    with pytest.raises(UsageError, match="Options of NUM Scorecard"):
        scorecard.opening_events(foreign, 1, SPECTATOR)
    with pytest.raises(UsageError, match="Options of NUM Scorecard"):
        scorecard.position(foreign, {})
