"""Every invariant of play that a hand-made position can break, with its rule."""

from __future__ import annotations

import re

import pytest

from numcards import infini
from numcards.core import InvalidPosition
from numcards.core.sentences import Sentence
from numcards.infini import Options
from tests.infini.helpers import at

PAIR = Options(mode="coop", players=2)
SHORT = Options(mode="coop", players=2, short_turn="allowed")
TEAM = Options(mode="coop", players=2, on_stuck="eliminate")
TRIO = Options(mode="adversary", players=3, action_copies=2)
ENDING = Options(mode="adversary", players=3, on_stuck="end")
ANYTIME = Options(mode="adversary", players=3, action_copies=2, passe_when="any")
PLAIN = Options.plain("coop", 2)
RESTRICTED = Options(mode="coop", players=2, rescue_cards="restricted", on_stuck="eliminate")
RED = " ".join(f"R{value}" for value in range(17))
GREEN = " ".join(f"G{value}" for value in range(17))
BLUE = {"Bup": "B1 B2 B3 B4 B5"}
CAUGHT = {"Rup": "R8", "Rdown": "R2"}
HANDS = {"P0": "R12", "P1": "G5"}
OUT = {"eliminated": "P1", "returned": "Y4", "Bup": "B1"}
ALL_BUT_THREE = " ".join(str(card) for card in PAIR.deck if str(card) not in {"R5", "R6", "W1"})


def told(complaint: Sentence) -> str:
    """The rules of a complaint and its facts, without its words."""
    rules = re.findall(r"[A-Z]{3}-[0-9]{2}", complaint.template)
    return " ".join(map(str, [*rules, *(fact for _, fact in complaint.facts)]))


def complaints(options: Options, zones: dict[str, str]) -> list[str]:
    with pytest.raises(InvalidPosition) as caught:
        at(options, **zones)
    return list(map(told, caught.value.complaints))


CASES: list[tuple[str, Options, dict[str, str], list[str]]] = [
    ("too many", PAIR, {"P0": "R5", "P1": "R5"}, ["ALL-06 R5"]),
    ("foreign card", PAIR, {"P0": "R5 joker"}, ["ALL-06 joker"]),
    ("too many on a pile", PAIR, {"P0": "R5", "Rup": "R5 joker=5"}, ["ALL-06 R5 joker"]),
    ("a card is nowhere", PAIR, {"P0": "R5", "draw": ALL_BUT_THREE}, ["ALL-06 R6 W1"]),
    ("a stranger on turn", PAIR, {"P0": "R5", "turn": "P2"}, ["turn P2 2"]),
    ("a stranger stuck", PAIR, {"P0": "R5", "stuck": "P4"}, ["stuck P4 2"]),
    ("strangers out", TEAM, {"P0": "R5", "eliminated": "P4 P5"}, ["eliminated P4 P5 2"]),
    ("another colour", PAIR, HANDS | {"Rup": "G3"}, ["INI-04 G3 R+"]),
    ("no rise", PAIR, HANDS | {"Rup": "R5 R3"}, ["INI-04 INI-10 R3 R+ R5"]),
    ("no fall", PAIR, HANDS | {"Rdown": "R5 R7"}, ["INI-04 INI-10 R7 R- R5"]),
    ("rainbow rising", PAIR, HANDS | {"Rup": "W5"}, ["INI-04 INI-10 W5 R+ None"]),
    ("shadow falling", PAIR, HANDS | {"Rdown": "R4 S5"}, ["INI-04 INI-10 S5 R- R4"]),
    ("joker high", TRIO, HANDS | {"Rup": "R3 joker=13"}, ["INI-04 INI-10 joker=13 R+ R3"]),
    ("equal values", TRIO, HANDS | {"Gup": "S5 G6 S7 G7"}, ["INI-04 INI-10 G7 G+ S7"]),
    (
        "more flips needed",
        TRIO,
        HANDS | {"Rup": "W5", "Gdown": "G2 S6", "out": "flip"},
        ["INI-04 INI-10 W5 R+ None", "INI-04 INI-10 S6 G- G2"],
    ),
    ("a joker first", TRIO, HANDS | {"Rup": "joker=5"}, ["INI-04 INI-10 joker=5 R+ None"]),
    ("a joker first, gone", TRIO, HANDS | {"out": "flash joker"}, ["INI-10"]),
    (
        "jokers alone on a pile",
        TRIO,
        HANDS | {"Rup": "joker=5", "Rdown": "joker=5", "Gup": "G1", "out": "flip"},
        ["INI-10"],
    ),
    ("a flip of nothing", TRIO, HANDS | {"out": "flip"}, ["INI-11"]),
    ("a flip of two piles", TRIO, HANDS | {"out": "flip", "Gup": "G1", "Rup": "R1"}, ["INI-11"]),
    ("a flash and nothing", TRIO, HANDS | {"out": "flash"}, ["INI-12 INI-15 1 0"]),
    ("a card and no flash", TRIO, HANDS | {"out": "joker R1"}, ["INI-12 INI-15 0 2"]),
    ("out twice", TEAM, {"P0": "R12", "eliminated": "P1 P1"}, ["P1 P1", "INI-18 2 0"]),
    ("out under end", ENDING, {"P0": "R12", "eliminated": "P1"}, ["INI-18", "INI-18 1 0"]),
    ("out with cards", TEAM, HANDS | {"eliminated": "P1"}, ["INI-18 P1", "INI-18 1 0"]),
    ("nobody out", TEAM, HANDS | {"returned": "R1", "Bup": "B1"}, ["INI-18 R1"]),
    (
        "too much returned",
        TEAM,
        {"P0": "R12", "Bup": "B1", "eliminated": "P1", "returned": "R1 R2 R3 R4 R5 R6"},
        ["INI-18 5 6"],
    ),
    ("drawn before fresh cards", TEAM, {"P0": "R12", "eliminated": "P1"}, ["INI-18 1 0"]),
    ("stuck with rescue", TEAM, {"P0": "R12", **OUT, "returned": "S3 R4"}, ["INI-18 S3"]),
    (
        "stuck with simple",
        ANYTIME,
        {"P0": "R12", "P2": "B7", **OUT, "returned": "passe simple R4"},
        ["INI-18 simple passe"],
    ),
    (
        "stuck with an extreme",
        RESTRICTED,
        {"P0": "R12", **OUT, "returned": "Y0 Y16 Y1"},
        ["INI-18 Y0 Y16"],
    ),
    (
        "stuck with an extreme of one's own",
        Options(mode="adversary", players=2, rescue_cards="restricted"),
        {"P0": "R12", "eliminated": "P1", "returned": "G0 G16 R0 R16", "Rup": "R1"},
        ["INI-18 G0 G16"],
    ),
    (
        "stuck while nothing was played",
        TEAM,
        {"P0": "R12", "eliminated": "P1", "returned": "Y4"},
        ["INI-18 Y4"],
    ),
    ("growths missing", PAIR, HANDS | {"growths": "0"}, ["2 1"]),
    ("growths of none", PLAIN, HANDS | BLUE | {"growths": "1 0"}, ["INI-24"]),
    ("growths too soon", PAIR, HANDS | {"growths": "1 1", "Bup": "B1"}, ["INI-24 2 1"]),
    (
        "growths in this turn",
        PAIR,
        HANDS | {"growths": "1 0", "plays": "1", "Bup": "B1"},
        ["INI-24 1 0"],
    ),
    ("plays too many", PAIR, HANDS | BLUE | {"plays": "3"}, ["INI-16 2 3"]),
    ("plays out of nothing", PAIR, HANDS | {"plays": "1"}, ["INI-14 INI-25 0 1"]),
    (
        "plays after a passe",
        TRIO,
        HANDS | {"plays": "1", "out": "passe passe"},
        ["INI-14 INI-25 0 1"],
    ),
    ("a hand too large", PAIR, {"P0": "R1 R2 R3 R4 R5 R6"}, ["INI-17 P0 6 5"]),
    (
        "a hand too large with the plays made",
        PAIR,
        {"P0": "R1 R2 R3 R4 R5", "plays": "1", "Bup": "B1"},
        ["INI-17 P0 6 5"],
    ),
    (
        "a stuck hand too large with the plays made",
        PAIR,
        {"P0": "R3 R4 R5 R6 R7", "stuck": "P0", "plays": "1"} | CAUGHT,
        ["INI-17 P0 6 5"],
    ),
    ("a later player first", PAIR, HANDS | {"turn": "P1"}, ["INI-03 INI-20 P1 P0"]),
    (
        "a later player first, with a play made",
        PAIR,
        HANDS | {"turn": "P1", "plays": "1", "Bup": "B1"},
        ["INI-03 INI-20 P1 P0"],
    ),
    (
        "on turn after the end",
        TRIO,
        {"P0": "R5", "Gup": GREEN, "turn": "P0"},
        ["INI-21 INI-23 P0"],
    ),
    ("on turn and out", TEAM, {"P0": "R12", "turn": "P1"} | OUT, ["INI-18 P1"]),
    ("on turn without cards", PAIR, {"P0": "R12", "turn": "P1"} | BLUE, ["INI-17 INI-19 P1"]),
    ("on turn and stuck", PAIR, {"P0": "R5"} | CAUGHT, ["INI-18 P0"]),
    ("nobody on turn", PAIR, HANDS | {"turn": ""}, ["INI-21 INI-23"]),
    ("nobody holds a card", PAIR, {}, ["INI-21 INI-23"]),
    ("plays after the end", TRIO, {"P0": "R5", "Gup": GREEN, "plays": "1"}, ["INI-16"]),
    ("two winners", TRIO, {"P0": "B5", "Gup": GREEN, "Rup": RED}, ["INI-21"]),
    (
        "won and all out",
        TRIO,
        {"Gup": GREEN, "eliminated": "P0 P1 P2", "returned": "B1 B2 B3"},
        ["INI-18"],
    ),
    ("won by no card on top", TRIO, {"P0": "B5", "Gup": f"{GREEN} S5"}, ["INI-17"]),
    (
        "won by a card that was flipped",
        TRIO,
        {
            "P0": "B5",
            "Gup": GREEN.replace("G16", "S3"),
            "Gdown": "S16 G16",
            "out": "flip flip",
        },
        ["INI-17"],
    ),
    ("stuck and eliminated", TEAM, {"P0": "R5", "stuck": "P0"} | CAUGHT, ["INI-18 P0"]),
    ("stuck and won", ENDING, {"P0": "R5", "stuck": "P0", "Gup": GREEN}, ["INI-17"]),
    ("stuck with nothing", PAIR, {"P1": "R5", "stuck": "P0"} | CAUGHT, ["INI-18 P0"]),
    ("stuck with a play", PAIR, {"P0": "R9", "stuck": "P0"} | CAUGHT, ["INI-18 P0"]),
    (
        "stuck in a turn that may be short",
        SHORT,
        {"P0": "R5", "stuck": "P0", "plays": "1"} | CAUGHT,
        ["INI-18 P0"],
    ),
]


@pytest.mark.parametrize(
    ("options", "zones", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_each_complaint(options: Options, zones: dict[str, str], expected: list[str]) -> None:
    assert complaints(options, zones) == expected


RICH = {
    "P0": "R12 flip",
    "P2": "B5",
    "Rup": "R3 R7",
    "Gdown": "G9",
    "draw": "R0 ...",
    "returned": "Y4",
    "out": "flash R1",
    "turn": "P0",
    "plays": "0",
    "eliminated": "P1",
    "growths": "0 0 0 0",
    "stuck": "",
}
A_CARD = "A card is written like R12, W0, S7 or joker"
RIVALS = Options(mode="adversary", players=4, action_copies=1)


@pytest.mark.parametrize(
    ("zone", "expected"),
    [
        *((zone, A_CARD) for zone in ("P0", "R+", "draw", "returned", "out")),
        *((zone, "A player is written like P0 or P3") for zone in ("turn", "eliminated", "stuck")),
        *((zone, "Whole numbers are expected") for zone in ("plays", "growths")),
    ],
)
def test_a_zone_that_cannot_be_read_brings_no_other_complaint(zone: str, expected: str) -> None:
    zones = {**infini.zones(at(RIVALS, **RICH)), zone: "?"}
    assert complaints(RIVALS, zones) == [f"{zone} {expected}, not '?'."]


def test_what_builds_on_the_cards_waits_until_they_are_right() -> None:
    zones = {"P0": "R5", "P1": "R5", "plays": "9", "growths": "9 9", "Rup": "R9 R7"}
    assert complaints(PAIR, zones) == ["ALL-06 R5"]


def test_what_flips_have_done_is_believed() -> None:
    """INI-11: a flip brings one card to each branch of its pile, whatever these are."""
    state = at(TRIO, P0="R12", P1="G5", Rup="R1 W5", Rdown="R9 S6", out="flip")
    assert infini.zones(state)["R+"] == "R1 W5"


def test_rivals_can_have_placed_what_an_owner_cannot() -> None:
    """INI-08."""
    state = at(TRIO, P0="R12", P1="G5", Rup="R7 R3 R2", Rdown="R5 R9")
    assert state.total_placed == 5


def test_a_joker_on_a_pile_is_a_card_of_the_deck() -> None:
    state = at(TRIO, P0="R12 joker", P1="G5", Rup="R3 joker=3")
    assert state.total_placed == 1
