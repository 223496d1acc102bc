"""Positions by hand: zones there and back, defaults, and every complaint."""

from __future__ import annotations

from typing import Any

import pytest

from numcards import num5
from numcards.core import InvalidPosition, Seat, UsageError
from numcards.num5 import Options
from tests.num5.helpers import at, complaints, go, laid, playout, row, varied_options
from tests.support.sentences import abridged

TWO = Options(players=2, hand_size=2)
START = {"P0": "B6 R1", "P1": "G3 G4"}


def test_zones_of_every_position_make_it_again() -> None:
    phases = set()
    for number, options in enumerate(varied_options(20)):
        for state in playout(options, number):
            zones = num5.zones(state)
            again = num5.position(options, zones, number)
            assert again == state
            assert again.actions == state.actions
            assert hash(again) == hash(state)
            assert num5.zones(again) == zones
            assert repr(again) == repr(state)
            phases.add((bool(zones["unplaced"]), any(state.chosen), num5.is_over(state)))
    assert len(phases) == 4


def test_the_names_of_the_zones() -> None:
    state = go(laid("B6 R1", "G3 G4", B="B5 B8"), "P0:B6")
    undealt = num5.zones(state)["undealt"]
    assert dict(num5.zones(state)) == {
        "P0": "R1",
        "P0_chosen": "B6",
        "P0_collected": "B0",
        "P1": "G3 G4",
        "P1_chosen": "",
        "P1_collected": "",
        "row_B": "B5 B8",
        "row_R": "R0",
        "row_Y": "Y0",
        "row_G": "G0",
        "unplaced": "",
        "undealt": undealt,
        "scores": "",
    }
    assert len(undealt.split()) == 98 - 6


def test_zones_left_out_have_sensible_defaults() -> None:
    state = at(TWO, **START)
    assert num5.to_act(state) == (0, 1)
    assert [row(state, colour) for colour in "BRYG"] == ["B0", "R0", "Y0", "G0"]
    assert len(num5.zones(state)["undealt"].split()) == TWO.undealt
    assert (state.number, state.scores, state.points) == (1, (), (0, 0))


def test_cards_of_a_hand_may_come_in_any_order() -> None:
    assert at(TWO, P0="B6 R1", P1="G4 G3") == at(TWO, P0="R1 B6", P1="G3 G4")


def test_the_seed_decides_the_next_deal() -> None:
    options = Options(players=2, hand_size=1)
    deals = {
        str(go(at(options, seed, P0="B9", P1="R2"), "P0:B9", "P1:R2").hand(Seat(0)))
        for seed in range(9)
    }
    assert len(deals) > 3
    bad: Any = -1
    with pytest.raises(UsageError):
        num5.position(options, {}, bad)


@pytest.mark.parametrize(
    ("zones", "complaint"),
    [
        (
            {"P7": "R2"},
            [
                (
                    "There is no zone 'P7': the zones are P0, P0_chosen, P0_collected, P1, "
                    "P1_chosen, P1_collected, row_B, row_R, row_Y, row_G, unplaced, "
                    "undealt, scores."
                )
            ],
        ),
        (
            {"P0": "B6 R1 joker"},
            ["Zone P0: NUM-5 is played with number cards only, not with 'joker' (N5-02)."],
        ),
        ({"P0": "B6 R17"}, ["Zone P0: A card is written like R12, W0, S7 or joker, not 'R17'."]),
        ({"P0": "B6  R1"}, ["Zone P0: there is a space too many, at an end or between two words."]),
        (
            {"row_B": "blue"},
            ["Zone row_B: A card is written like R12, W0, S7 or joker, not 'blue'."],
        ),
        (
            {"unplaced": "P1:row:B"},
            ["Zone unplaced: A card with its player is written <player>:<card>, not 'P1:row:B'."],
        ),
        (
            {"unplaced": "W5"},
            ["Zone unplaced: A card with its player is written <player>:<card>, not 'W5'."],
        ),
        ({"scores": "5"}, ["The points of a round are given for each of 2 players: 5 (N5-16)."]),
        (
            {"scores": "5/0/1"},
            ["The points of a round are given for each of 2 players: 5/0/1 (N5-16)."],
        ),
        (
            {"scores": "5/x"},
            ["Zone scores: The points of a round are written like 16/11/-4, not '5/x'."],
        ),
        (
            {"scores": "05/1"},
            ["Zone scores: The points of a round are written like 16/11/-4, not '05/1'."],
        ),
        (
            {"scores": "-0/1"},
            ["Zone scores: The points of a round are written like 16/11/-4, not '-0/1'."],
        ),
        (
            {"scores": "5/0  5/0"},
            ["Zone scores: there is a space too many, at an end or between two words."],
        ),
        ({"P0": "B6 B6"}, ["Too many of these, or not in the deck: B6 (ALL-06)."]),
        ({"P0": "B6 B6", "P1": "G3"}, ["Too many of these, or not in the deck: B6 (ALL-06)."]),
        ({"undealt": "R2"}, ["In no zone: R3 ... S16 (ALL-06)."]),
        ({"row_B": ""}, ["Row B has 0 cards, but a row has 1 to 4 (N5-09)."]),
        ({"row_B": "B0 B1 B2 B3 B4"}, ["Row B has 5 cards, but a row has 1 to 4 (N5-09)."]),
        ({"row_B": "B0 R5"}, ["Row B has classic cards of other colours: R5 (N5-07)."]),
        (
            {"row_B": "B0 B9 S8"},
            [
                "In row B S8 cannot have been placed on B9, which is higher (N5-14).",
                "Row B falls, so its first card B0 was collected (N5-08).",
            ],
        ),
        ({"row_B": "B0 B9 W8"}, ["Row B falls, so its first card B0 was collected (N5-08)."]),
        ({"row_B": "B2 B0"}, ["In row B a 0 can only come first (N5-01)."]),
        (
            {"row_B": "B2"},
            ["These cards lie on their rows or are collected, nowhere else: B0 (N5-01)."],
        ),
        (
            {"P0": "B0 R1", "row_B": "B2"},
            ["These cards lie on their rows or are collected, nowhere else: B0 (N5-01)."],
        ),
        (
            {"P1_collected": "B5"},
            [
                (
                    "Rows are collected from the front, so these cards cannot have been "
                    "collected: B5 (N5-08)."
                ),
                "This leaves 93 cards undealt, but 94 are not dealt (N5-02).",
            ],
        ),
        (
            {"P1_collected": "W5"},
            [
                (
                    "Rows are collected from the front, so these cards cannot have been "
                    "collected: W5 (N5-08)."
                ),
                "This leaves 93 cards undealt, but 94 are not dealt (N5-02).",
            ],
        ),
        (
            {"P0": "R1", "P0_chosen": "B6", "P1": "G3", "P1_chosen": "G4"},
            ["Not all can have chosen: the cards would be revealed (N5-05)."],
        ),
        ({"P0": "", "P0_chosen": "B6 R1"}, ["A player chooses one card in a turn (N5-03)."]),
        (
            {"P0": "R1"},
            ["Counting what is chosen face down, all hands have one size, not 1 2 (N5-03)."],
        ),
        ({"P0": "R1", "P1": "G3"}, ["This leaves 96 cards undealt, but 94 are not dealt (N5-02)."]),
        ({"scores": "49/0"}, ["No round of 4 cards can give the points 49/0 (N5-16)."]),
        (
            {"scores": "5/0 5/0 5/0"},
            ["With the points 5/0 5/0 5/0 the game would have ended before (N5-18)."],
        ),
    ],
)
def test_every_complaint(zones: dict[str, str], complaint: list[str]) -> None:
    found = complaints(TWO, **{**START, **zones})
    assert abridged(found) == complaint


@pytest.mark.parametrize(
    ("size", "scores", "possible"),
    [
        # Of four cards one stays on the rows: three are worth 48 at most and cost 45.
        (2, "48/0", True),
        (2, "24/24", True),
        (2, "49/0", False),
        (2, "24/25", False),
        (2, "0/-45", True),
        (2, "0/-46", False),
        (2, "32/-16", True),
        (2, "32/-17", False),
        (2, "33/-16", False),
        (1, "16/0", True),
        (1, "17/0", False),
        (49, "680/-136", True),
        (49, "681/0", False),
        (49, "-68/-69", False),
    ],
)
def test_n5_16_no_round_gives_more_or_less(size: int, scores: str, *, possible: bool) -> None:
    cards = [f"{family}{value}" for value in range(1, 17) for family in "BRYGSW"]
    cards += ["S0", "W0"]
    hands = {f"P{seat}": " ".join(cards[seat * size : (seat + 1) * size]) for seat in range(2)}
    options = Options(players=2, hand_size=size)
    if possible:
        assert num5.zones(at(options, **hands, scores=scores))["scores"] == scores
    else:
        assert complaints(options, **hands, scores=scores) == [
            f"No round of {2 * size} cards can give the points {scores} (N5-16)."
        ]


@pytest.mark.parametrize(
    ("zones", "early"),
    [
        ({"P1_collected": "S9", "row_B": "B0 B4"}, "S9"),
        ({"P1_collected": "S0", "row_R": "R0 R4"}, "S0"),
        ({"P0_collected": "W5", "row_B": "B0 B4"}, "W5"),
        ({"P0_collected": "W5", "P1_collected": "B5"}, "B5 W5"),
    ],
)
def test_n5_14_while_all_rows_have_their_0_only_shadows_below_them_are_collected(
    zones: dict[str, str], early: str
) -> None:
    found = complaints(Options(players=2, hand_size=2), P0="B6", P1="G3", **zones)
    assert f"cannot have been collected: {early} (N5-08)" in found[0]


def test_n5_14_a_shadow_below_all_rows_can_have_been_collected() -> None:
    rows = {f"row_{colour}": f"{colour}0 {colour}5" for colour in "BRYG"}
    low = {"P0_collected": "S4", "P1_collected": "S0"}
    options = Options(players=2, hand_size=4)
    assert at(options, P0="B6", P1="G3", **rows, **low).points == (-4, 0)
    found = complaints(options, P0="B6", P1="G3", **rows, **low | {"P0_collected": "S5"})
    assert len(found) == 1
    assert "S5 (N5-08)" in found[0]


def test_what_was_collected_too_early_is_told_in_card_order() -> None:
    found = complaints(TWO, **START, P0_collected="W5", P1_collected="G5 B5")
    assert "these cards cannot have been collected: G5 B5 W5 (N5-08)." in found[0]


WAITING = {"P0": "R1", "P1": "G3", "unplaced": "P1:W5 P0:G7"}


@pytest.mark.parametrize(
    ("options", "zones", "complaint"),
    [
        (
            {},
            {"unplaced": "P1:W5 P1:G7"},
            ["Zone unplaced has one card at most of each of 2 players, not P1:W5 P1:G7 (N5-03)."],
        ),
        (
            {},
            {"unplaced": "P1:W5 P2:G7"},
            ["Zone unplaced has one card at most of each of 2 players, not P1:W5 P2:G7 (N5-03)."],
        ),
        (
            {},
            {"unplaced": "P0:G7 P1:W5"},
            ["Zone unplaced must be in the order of placement: P1:W5 P0:G7 (N5-06)."],
        ),
        (
            {"reveal_order": "descending"},
            {},
            ["Zone unplaced must be in the order of placement: P0:G7 P1:W5 (N5-06)."],
        ),
        (
            {"row_tie": "table_order"},
            {},
            ["W5 does not wait: no row is to be chosen for it (N5-12)."],
        ),
        (
            {},
            {"unplaced": "P1:B5 P0:G7"},
            ["B5 does not wait: no row is to be chosen for it (N5-12)."],
        ),
        (
            {},
            {"unplaced": "P1:W5", "row_B": "B0 B4"},
            ["W5 does not wait: no row is to be chosen for it (N5-12)."],
        ),
        (
            {},
            {"unplaced": "P1:W5 P1:W5"},
            ["Zone unplaced has one card at most of each of 2 players, not P1:W5 P1:W5 (N5-03)."],
        ),
        (
            {},
            {"unplaced": "P1:W5  P0:G7"},
            ["Zone unplaced: there is a space too many, at an end or between two words."],
        ),
        (
            {},
            {"P0": "", "P0_chosen": "R1"},
            ["Nobody chooses a card while revealed cards wait to be placed (N5-05)."],
        ),
        (
            {},
            {"unplaced": "P1:W5", "row_B": "B0 B7"},
            [
                (
                    "1 players have no card in zone unplaced, but only 0 cards that come "
                    "before W5 have been placed (N5-06)."
                )
            ],
        ),
    ],
)
def test_every_complaint_about_cards_still_to_be_placed(
    options: dict[str, Any], zones: dict[str, str], complaint: list[str]
) -> None:
    found = complaints(Options(players=2, hand_size=2, **options), **{**WAITING, **zones})
    assert abridged(found) == complaint


def test_cards_still_to_be_placed() -> None:
    state = at(TWO, **WAITING)
    assert num5.to_act(state) == (1,)
    after = go(state, "P1:row:G")
    assert row(after, "G") == "G0 W5 G7"
    alone = at(TWO, P0="R1", P1="G3", unplaced="P1:W0", row_B="B0 S0")
    assert num5.to_act(alone) == (1,)


@pytest.mark.parametrize(
    ("scores", "complaint"),
    [
        ("", ["All cards have been placed, so the last points must be 5/0 (N5-16)."]),
        ("9/0", ["All cards have been placed, so the last points must be 5/0 (N5-16)."]),
        ("5/0", ["All cards have been placed, but nobody has won 2 rounds (N5-18)."]),
        ("5/0 5/5 5/0", ["With the points 5/0 5/5 the game would have ended before (N5-18)."]),
    ],
)
def test_every_complaint_about_the_end_of_a_game(scores: str, complaint: list[str]) -> None:
    options = Options(players=2, hand_size=1, row_limit=3, rounds_to_win=2)
    found = complaints(options, row_B="B7", P0_collected="B0 B5", scores=scores)
    assert abridged(found) == complaint


def test_the_end_of_a_game_by_hand() -> None:
    options = Options(players=2, hand_size=1, row_limit=3, rounds_to_win=2)
    over = at(options, row_B="B7", P0_collected="B0 B5", scores="1/1 5/0")
    assert num5.is_over(over)
    assert num5.result(over).winners == (0,)


def test_all_complaints_are_listed_at_once() -> None:
    found = complaints(
        TWO, P0="B6 R1 R1", P1="G3", row_B="B0 R5 R4", row_Y="", nowhere="", scores="x"
    )
    joined = " ".join(found)
    for part in ("nowhere", "Zone scores", "R1 (ALL-06)", "N5-07", "N5-09"):
        assert part in joined
    with pytest.raises(InvalidPosition) as caught:
        num5.position(TWO, {"P0": "R17"})
    assert str(caught.value) == " ".join(map(str, caught.value.complaints))


@pytest.mark.parametrize("zones", [None, 7, "P0", {"P0": 7}, {7: "R1"}, [("P0", "R1")]])
def test_zones_are_a_mapping_of_texts(zones: Any) -> None:
    with pytest.raises(UsageError):
        num5.position(TWO, zones)
