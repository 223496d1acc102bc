"""Every complaint about a hand-made position, alone and together with others."""

from __future__ import annotations

from typing import Any

import pytest

from numcards.inferno import Options
from tests.inferno.helpers import TWO, complaints_of

THREE = Options(players=3)
RANK_ALL = Options(players=3, finish="rank_all")
SHORT = Options(players=2, deal=2)
LONG = Options(players=2, rounds_to_win=2)
LASTING = Options(players=2, inferno_lasts="trick")

HANDS = {"P0": "R3", "P1": "G5"}
THE_ZONES = (
    "the zones are P0, P1, aside, discard, trick, in_trick, passed_lead, out, order, round, wins."
)
THREE_HANDS = {"P0": "R3", "P1": "G5", "P2": "B7"}

_DEALT = (
    "The hands had {} cards when this trick began, but {} were dealt clockwise from the leader "
    "of the round (INF-03)."
)

_EACH: tuple[tuple[Any, ...], ...] = (
    (
        TWO,
        HANDS | {"P2": "B7"},
        f"There is no zone 'P2': {THE_ZONES}",
    ),
    (
        TWO,
        HANDS | {"P0": "R3 R77"},
        "Zone P0: A card is written like R12, W0, S7 or joker, not 'R77'.",
    ),
    (
        TWO,
        HANDS | {"P0": "R3  R4"},
        "Zone P0: A card is written like R12, W0, S7 or joker, not ''.",
    ),
    (
        TWO,
        HANDS | {"aside": "x"},
        "Zone aside: A card is written like R12, W0, S7 or joker, not 'x'.",
    ),
    (
        TWO,
        HANDS | {"discard": "x"},
        "Zone discard: A card is written like R12, W0, S7 or joker, not 'x'.",
    ),
    (
        TWO,
        HANDS | {"trick": "P0:pass", "in_trick": "P1 P0"},
        "Zone trick: A pose is expected, not 'P0:pass'.",
    ),
    (
        TWO,
        HANDS | {"trick": "R7", "in_trick": "P1 P0"},
        "Zone trick: A card is written like R12, W0, S7 or joker, not ''.",
    ),
    (
        TWO,
        HANDS | {"trick": "X:R7", "in_trick": "P1 P0"},
        "Zone trick: A player is written like P0 or P3, not 'X'.",
    ),
    (
        TWO,
        HANDS | {"trick": "P0:R7+R8", "in_trick": "P1 P0"},
        "Zone trick: 'R7+R8' is no pose: its number cards have one value (INF-05).",
    ),
    (
        TWO,
        HANDS | {"in_trick": "P0 P01"},
        "Zone in_trick: A player is written like P0 or P3, not 'P01'.",
    ),
    (
        TWO,
        HANDS | {"passed_lead": "P"},
        "Zone passed_lead: A player is written like P0 or P3, not 'P'.",
    ),
    (TWO, HANDS | {"out": "p1"}, "Zone out: A player is written like P0 or P3, not 'p1'."),
    (
        TWO,
        HANDS | {"order": "reversed"},
        "Zone order: One of normal, inverted is expected, not 'reversed'.",
    ),
    (TWO, HANDS | {"round": "one"}, "Zone round: Whole numbers are expected, not 'one'."),
    (TWO, HANDS | {"round": "1 2"}, "Zone round: One whole number is expected, not '1 2'."),
    (TWO, HANDS | {"wins": "0 -1"}, "Zone wins: Whole numbers are expected, not '0 -1'."),
    (
        TWO,
        HANDS | {"trick": "P4:R7", "in_trick": "P1 P0"},
        "Zone trick names P4, but the game has 2 players.",
    ),
    (
        TWO,
        HANDS | {"in_trick": "P0 P2 P999"},
        "Zone in_trick names P2 P999, but the game has 2 players.",
    ),
    (TWO, HANDS | {"passed_lead": "P2"}, "Zone passed_lead names P2, but the game has 2 players."),
    (TWO, HANDS | {"out": "P2"}, "Zone out names P2, but the game has 2 players."),
    (
        TWO,
        {"P0": "R3", "P1": "G5 R3 numx numx"},
        "There too often, or not in the deck: R3 numx (ALL-06).",
    ),
    (
        Options.quick(2),
        {"P0": "R3 R13", "P1": "G5 flip"},
        "There too often, or not in the deck: R13 flip (ALL-06).",
    ),
    (
        SHORT,
        HANDS | {"aside": "joker " * 2 + "infini " * 4 + "numx"},
        "The number of cards that this deal sets aside is 105, not 7 (INF-03).",
    ),
    (
        TWO,
        {"P0": "R3", "P1": " ".join(f"{f}{v}" for f in "GBYW" for v in range(14))},
        _DEALT.format("1 56", "55 54"),
    ),
    (
        TWO,
        {
            "P0": "R3",
            "P1": " ".join(f"{f}{v}" for f in "GBYW" for v in range(14))[:-4],
            "trick": "P1:S5",
            "in_trick": "P0 P1",
        },
        _DEALT.format("1 56", "55 54"),
    ),
    (
        TWO,
        {"P0": "R3"},
        "Zone out must name the players without cards, here P1, not nobody (INF-29).",
    ),
    (
        TWO,
        HANDS | {"out": "P1"},
        "Zone out must name the players without cards, here nobody, not P1 (INF-29).",
    ),
    (
        RANK_ALL,
        {"P0": "R3", "P2": "B7", "out": "P1 P1"},
        "Zone out must name the players without cards, here P1, not P1 P1 (INF-29).",
    ),
    (
        THREE,
        {"P0": "R3", "P2": "B7", "out": "P1"},
        "With P1 out the round would be over before (INF-30).",
    ),
    (
        RANK_ALL,
        {"P0": "R3", "out": "P1 P2"},
        "With P1 P2 out the round would be over before (INF-30).",
    ),
    (
        RANK_ALL,
        {"in_trick": "", "out": "P1 P2 P0", "wins": "0 1 0"},
        "With P1 P2 P0 out the round would be over before (INF-30).",
    ),
    (TWO, HANDS | {"round": "0"}, "The round is one of 1 to 20, not 0 (INF-33)."),
    (TWO, HANDS | {"round": "21"}, "The round is one of 1 to 20, not 21 (INF-33)."),
    (
        TWO,
        HANDS | {"trick": "P1:R1  P0:R2"},
        "Zone trick: A card is written like R12, W0, S7 or joker, not ''.",
    ),
    (
        LONG,
        HANDS | {"wins": "1 0"},
        "The wins add up to 1, but the number of rounds that have ended is 0 (INF-32).",
    ),
    (TWO, HANDS | {"wins": "0 0 0"}, "Wins are given for each of 2 players, not for 3."),
    (
        LONG,
        HANDS | {"wins": "1 1", "round": "2"},
        "The wins add up to 2, but the number of rounds that have ended is 1 (INF-32).",
    ),
    (
        LONG,
        HANDS | {"wins": "2 0", "round": "4"},
        "The most wins that anybody can have here is 1 (INF-32).",
    ),
    (
        LONG,
        {"P1": "G5", "in_trick": "", "out": "P0", "wins": "3 0", "round": "4"},
        "The most wins that anybody can have here is 2 (INF-32).",
    ),
    (
        THREE,
        THREE_HANDS | {"in_trick": "P0 P2 P1"},
        "Zone in_trick must name players with cards clockwise from P0, not P0 P2 P1 (INF-12).",
    ),
    (
        THREE,
        THREE_HANDS | {"in_trick": "P0 P1 P2 P0"},
        "Zone in_trick must name players with cards clockwise from P0, not P0 P1 P2 P0 (INF-12).",
    ),
    (
        RANK_ALL,
        {"P0": "R3", "P2": "B7", "out": "P1", "in_trick": "P1 P2 P0"},
        "Zone in_trick must name players with cards clockwise from P1, not P1 P2 P0 (INF-12).",
    ),
    (
        TWO,
        HANDS | {"trick": "P0:R4", "in_trick": "P0 P1"},
        "With P0 P1 still in it, this trick would be over or go on otherwise (INF-09, INF-10).",
    ),
    (
        TWO,
        HANDS | {"trick": "P0:R4", "in_trick": "P0"},
        "With P0 still in it, this trick would be over or go on otherwise (INF-09, INF-10).",
    ),
    (
        TWO,
        HANDS | {"trick": "P0:R4 P0:R5", "in_trick": "P1 P0"},
        "P0 cannot have been on turn to pose R5 (INF-09).",
    ),
    (
        TWO,
        HANDS | {"trick": "P0:S4 P1:R5", "in_trick": "P0 P1"},
        "P1 cannot have been on turn to pose R5 (INF-09).",
    ),
    (
        THREE,
        THREE_HANDS | {"trick": "P0:R4 P2:R5 P1:R6", "in_trick": "P2 P0 P1"},
        "P1 cannot have been on turn to pose R6 (INF-09).",
    ),
    (
        TWO,
        HANDS | {"trick": "P0:R5 P1:R4", "in_trick": "P0 P1"},
        "P1 cannot have posed R4: A value above 5 is needed, not 4 (INF-11).",
    ),
    (
        TWO,
        HANDS | {"trick": "P0:W5 P1:R6", "in_trick": "P0 P1"},
        "P1 cannot have posed R6: The number of cards to pose now is 2, not 1 (INF-13).",
    ),
    (
        TWO,
        {"P0": "R3", "trick": "P0:R5 P1:infini", "in_trick": "P0", "out": "P1"},
        "With P1 out the round would be over before (INF-30).",
    ),
    (
        RANK_ALL,
        {"P0": "R3", "P2": "R4", "trick": "P0:R5 P1:infini", "in_trick": "P2 P0", "out": "P1"},
        "P1 cannot have posed infini: A hand may not end with infini (INF-24).",
    ),
    (
        Options(players=4, finish="rank_all"),
        {
            "P2": "R3",
            "P3": "R4",
            "trick": "P0:R5 P1:R6",
            "in_trick": "P2 P3",
            "out": "P1 P0",
        },
        "The players went out in the order P0 P1, not P1 P0 (INF-30).",
    ),
    (
        LASTING,
        HANDS | {"order": "inverted"},
        "The order is inverted only within the trick of an Inferno (INF-27).",
    ),
    (
        LASTING,
        HANDS | {"trick": "P0:S6+R6+G6", "in_trick": "P1 P0"},
        "The order is inverted only within the trick of an Inferno (INF-27).",
    ),
    (
        TWO,
        {"P0": "joker", "P1": "numx", "in_trick": ""},
        "Nobody is to act, but the game is not decided (INF-32).",
    ),
    (
        TWO,
        {"P1": "G5", "in_trick": "", "out": "P0", "trick": "P0:R3 P1:R4", "wins": "1 0"},
        "P1 cannot have been on turn to pose R4 (INF-09).",
        "A round ends with the pose of the last player out (INF-29).",
    ),
    (
        TWO,
        {"P1": "G5", "in_trick": "", "out": "P0", "round": "20"},
        "P0 has won this round (INF-29).",
    ),
    (
        TWO,
        {"P0": "joker", "P1": "numx", "in_trick": "", "round": "20", "wins": "1 0"},
        "The game is won by who wins its last round (INF-32).",
    ),
    (
        LONG,
        {"P1": "G5", "in_trick": "", "out": "P0", "wins": "2 2", "round": "9"},
        "The game is won by who wins its last round (INF-32).",
    ),
    (
        LONG,
        {"P1": "G5", "in_trick": "", "out": "P0", "wins": "1 2", "round": "4"},
        "The game is won by who wins its last round (INF-32).",
    ),
)
"""Options, zones, and every complaint about them."""


@pytest.mark.parametrize(
    ("options", "zones", "complaints"),
    [(options, zones, complaints) for options, zones, *complaints in _EACH],
    ids=[complaints[0][:60] for _, _, *complaints in _EACH],
)
def test_each_complaint(options: Options, zones: dict[str, str], complaints: list[str]) -> None:
    assert complaints == complaints_of(options, zones)


def test_where_a_hand_cannot_be_read_the_trick_is_not_played_again() -> None:
    zones = {"P0": "x", "P1": "G5", "trick": "P0:R3 P1:R5", "in_trick": "P0 P1"}
    assert complaints_of(TWO, zones) == [
        "Zone P0: A card is written like R12, W0, S7 or joker, not 'x'."
    ]


def test_a_trick_that_lies_there_when_a_round_is_blocked() -> None:
    zones = {"P0": "joker", "P1": "numx", "in_trick": "", "round": "20", "trick": "P0:R3"}
    assert (
        "A round is blocked when nobody leads, so no trick lies there (INF-33)."
        in complaints_of(TWO, zones)
    )


def test_a_round_ends_with_the_pose_of_the_last_player_out() -> None:
    zones = {"P2": "G5", "in_trick": "", "out": "P0 P1", "wins": "1 0 0", "trick": "P2:R3"}
    assert "A round ends with the pose of the last player out (INF-29)." in complaints_of(
        RANK_ALL, zones
    )


def test_cards_that_are_nowhere() -> None:
    deck = TWO.deck
    cards = [str(card) for card in deck.cards_of(deck.all_cards)]
    for card in ("R3", "G5", "W16", "numx"):
        cards.remove(card)
    zones = HANDS | {"discard": " ".join(cards)}
    assert complaints_of(TWO, zones) == ["In no zone: W16 numx (ALL-06)."]


def test_all_complaints_come_at_once() -> None:
    assert complaints_of(
        TWO,
        {
            "P0": "R3 R3",
            "P1": "G5",
            "P7": "B7",
            "aside": "what",
            "in_trick": "P0 P3",
            "order": "up",
            "round": "99",
            "wins": "4 5 6",
        },
    ) == [
        f"There is no zone 'P7': {THE_ZONES}",
        "Zone aside: A card is written like R12, W0, S7 or joker, not 'what'.",
        "Zone order: One of normal, inverted is expected, not 'up'.",
        "Zone in_trick names P3, but the game has 2 players.",
        "There too often, or not in the deck: R3 (ALL-06).",
    ]


def test_complaints_about_scores_and_seats_come_together() -> None:
    assert complaints_of(
        THREE,
        {"P0": "R3", "P2": "G5", "round": "21", "wins": "0 7", "order": "inverted"},
    ) == [
        "Zone out must name the players without cards, here P1, not nobody (INF-29).",
        "The round is one of 1 to 20, not 21 (INF-33).",
        "Wins are given for each of 3 players, not for 2.",
        "The most wins that anybody can have here is 0 (INF-32).",
    ]


def test_a_card_given_twice_beside_a_zone_that_is_no_text_of_cards() -> None:
    zones = {"P0": "R7 R7", "P1": "B8", "trick": "P0:R3", "in_trick": "P1 P0", "aside": "xx"}
    assert complaints_of(TWO, zones) == [
        "Zone aside: A card is written like R12, W0, S7 or joker, not 'xx'.",
        "There too often, or not in the deck: R7 (ALL-06).",
    ]


def test_a_deck_with_too_many_cards_aside_and_discarded() -> None:
    zones = HANDS | {"discard": "R3 R4", "aside": "R4"}
    assert complaints_of(TWO, zones)[0] == ("There too often, or not in the deck: R3 R4 (ALL-06).")
