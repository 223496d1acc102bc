"""Every complaint about a hand-made position, with its rule."""

from __future__ import annotations

import pytest

from numcards import infini
from numcards.core import InvalidPosition
from numcards.infini import Options
from tests.infini.helpers import at

PAIR = Options(mode="coop", players=2)
SHORT = Options(mode="coop", players=2, short_turn="allowed")
TEAM = Options(mode="coop", players=2, on_stuck="eliminate")
TRIO = Options(mode="adversary", players=3, action_copies=2)
ENDING = Options(mode="adversary", players=3, on_stuck="end")
NEVER = Options(mode="adversary", players=3, action_copies=2, passe_when="any")
PLAIN = Options.plain("coop", 2)
RESTRICTED = Options(mode="coop", players=2, rescue_cards="restricted", on_stuck="eliminate")
RED = " ".join(f"R{value}" for value in range(17))
GREEN = " ".join(f"G{value}" for value in range(17))
CAUGHT = {"Rup": "R8", "Rdown": "R2"}
HANDS = {"P0": "R12", "P1": "G5"}
GONE = {"eliminated": "P1", "returned": "Y4"}

CASES: list[tuple[str, Options, dict[str, str], str]] = [
    ("too many", PAIR, {"P0": "R5", "P1": "R5"}, "too often, or not in the deck: R5 .*ALL-06"),
    ("foreign card", PAIR, {"P0": "R5 joker"}, "not in the deck: joker .*ALL-06"),
    ("a joker on a pile", PAIR, {"P0": "R5", "Rup": "R5 joker=5"}, "not in the deck: R5 joker"),
    ("a card is nowhere", PAIR, {"P0": "R5", "draw": "R6"}, "In no zone: R0 R1 .*ALL-06"),
    ("a stranger on turn", PAIR, {"P0": "R5", "turn": "P2"}, "turn names P2, .* has 2 players"),
    ("a stranger stuck", PAIR, {"P0": "R5", "stuck": "P4"}, "stuck names P4"),
    ("strangers out", TEAM, {"P0": "R5", "eliminated": "P4 P5"}, "eliminated names P4 P5"),
    ("another colour", PAIR, HANDS | {"Rup": "G3"}, "G3 cannot lie on R\\+.*INI-04"),
    ("no rise", PAIR, HANDS | {"Rup": "R5 R3"}, "R3 cannot .* on R\\+, on R5 .*INI-04"),
    ("no fall", PAIR, HANDS | {"Rdown": "R5 R7"}, "R7 cannot .* on R-, on R5"),
    ("rainbow rising", PAIR, HANDS | {"Rup": "W5"}, "W5 cannot .* on R\\+, which was empty"),
    ("shadow falling", PAIR, HANDS | {"Rdown": "R4 S5"}, "S5 cannot .* on R-, on R4"),
    ("joker first", TRIO, HANDS | {"Rup": "joker=5"}, "joker=5 cannot .*which was empty"),
    ("joker high", TRIO, HANDS | {"Rup": "R3 joker=13"}, "joker=13 cannot"),
    ("equal values", TRIO, HANDS | {"Gup": "S5 G6 S7 G7"}, "G7 cannot .* on S7"),
    (
        "more flips needed",
        TRIO,
        HANDS | {"Rup": "W5", "Gdown": "S6", "out": "flip"},
        "W5 cannot.*S6 cannot",
    ),
    ("a flash and nothing", TRIO, HANDS | {"out": "flash"}, "1 flashes .* not 0 .*INI-12"),
    ("a card and no flash", TRIO, HANDS | {"out": "joker R1"}, "0 flashes .* not 2 .*INI-15"),
    ("out twice", TEAM, {"P0": "R12", "eliminated": "P1 P1"}, "eliminated twice: P1 P1"),
    ("out under end", ENDING, {"P0": "R12", "eliminated": "P1"}, "stuck player ends .*INI-18"),
    ("out with cards", TEAM, HANDS | {"eliminated": "P1"}, "P1 is eliminated, .*INI-18"),
    ("nobody out", TEAM, HANDS | {"returned": "R1"}, "at most 0 cards, not 1 .*INI-18"),
    (
        "too much returned",
        TEAM,
        {"P0": "R12", "eliminated": "P1", "returned": "R1 R2 R3 R4 R5 R6"},
        "at most 5 cards, not 6",
    ),
    (
        "a hand returned and drawn before fresh cards",
        TEAM,
        {"P0": "R12", "eliminated": "P1"},
        "0 cards of 1 hands",
    ),
    (
        "stuck with rescue",
        TEAM,
        {"P0": "R12", "eliminated": "P1", "returned": "S3 R4"},
        "stuck with S3 .*INI-18",
    ),
    (
        "stuck with simple",
        NEVER,
        {"P0": "R12", "P2": "B1", "eliminated": "P1", "returned": "passe simple R4"},
        "stuck with simple passe",
    ),
    (
        "stuck with an extreme",
        RESTRICTED,
        {"P0": "R12", "eliminated": "P1", "returned": "Y0 Y16 Y1"},
        "stuck with Y0 Y16 ",
    ),
    ("growths missing", PAIR, HANDS | {"growths": "0"}, "each of 2 players, not for 1"),
    ("growths of none", PLAIN, HANDS | {"growths": "1 0", "Bup": "B1 B2 B3 B4 B5"}, "No hand grow"),
    ("growths too soon", PAIR, HANDS | {"growths": "1 1", "Bup": "B1"}, "takes 10 plays.* were 1"),
    ("plays too many", PAIR, HANDS | {"plays": "3", "Bup": "B1 B2 B3"}, "up to 2, not 3 .*INI-16"),
    ("plays out of nothing", PAIR, HANDS | {"plays": "1"}, "1 plays .* after 0 in all .*INI-25"),
    ("a hand too large", PAIR, {"P0": "R1 R2 R3 R4 R5 R6"}, "P0 would have had 6 .* to 5.*INI-17"),
    (
        "a hand too large with the plays made",
        PAIR,
        {"P0": "R1 R2 R3 R4 R5", "plays": "1", "Bup": "B1"},
        "P0 would have had 6",
    ),
    (
        "on turn after the end",
        TRIO,
        {"P0": "R5", "Gup": GREEN, "turn": "P0"},
        "game is over, so P0",
    ),
    ("on turn and out", TEAM, {"P0": "R12", "turn": "P1"} | GONE, "P1 is eliminated"),
    ("on turn without cards", PAIR, {"P0": "R12", "turn": "P1"}, "P1 has no card.*INI-17"),
    ("on turn and stuck", PAIR, {"P0": "R5"} | CAUGHT, "would be stuck .*INI-18"),
    ("nobody on turn", PAIR, HANDS | {"turn": ""}, "Nobody is on turn, but .*not over"),
    ("nobody holds a card", PAIR, {}, "Nobody is on turn"),
    (
        "plays after the end",
        TRIO,
        {"P0": "R5", "Gup": GREEN, "plays": "1"},
        "no plays in this turn .*INI-16",
    ),
    ("two winners", TRIO, {"P0": "B5", "Gup": GREEN, "Rup": RED}, "one colour is .*INI-21"),
    (
        "won and all out",
        TRIO,
        {"Gup": GREEN, "eliminated": "P0 P1 P2", "returned": "B1 B2 B3"},
        "game was won, so not every",
    ),
    ("stuck and eliminated", TEAM, {"P0": "R5", "stuck": "P0"} | CAUGHT, "P0 would be eliminated"),
    (
        "stuck and won",
        ENDING,
        {"P0": "R5", "stuck": "P0", "Gup": GREEN},
        "won, so nobody was stuck",
    ),
    ("stuck with nothing", PAIR, {"P1": "R5", "stuck": "P0"} | CAUGHT, "owes no play"),
    ("stuck with a play", PAIR, {"P0": "R9", "stuck": "P0"} | CAUGHT, "can play a card"),
    (
        "stuck in a turn that may be short",
        SHORT,
        {"P0": "R5", "stuck": "P0", "plays": "1"} | CAUGHT,
        "has made a play, so is not stuck",
    ),
]


@pytest.mark.parametrize(
    ("options", "zones", "words"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_each_complaint(options: Options, zones: dict[str, str], words: str) -> None:
    with pytest.raises(InvalidPosition, match=words):
        at(options, **zones)


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
