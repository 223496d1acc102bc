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
ALL_BUT_THREE = " ".join(str(card) for card in PAIR.deck if str(card) not in {"R5", "R6", "W1"})


def complaints(options: Options, zones: dict[str, str]) -> list[str]:
    with pytest.raises(InvalidPosition) as caught:
        at(options, **zones)
    return list(map(str, caught.value.complaints))


def under(hands: int) -> str:
    return (
        "Fresh cards are drawn first, so of each hand that was returned a card still lies "
        f"under them: {hands} or more, not 0 (INI-18)."
    )


def flashed(flashes: int, removed: int) -> str:
    return (
        "For each flash that is out, so is one number card or joker: "
        f"{flashes} must be, not {removed} (INI-12, INI-15)."
    )


CASES: list[tuple[str, Options, dict[str, str], list[str]]] = [
    (
        "too many",
        PAIR,
        {"P0": "R5", "P1": "R5"},
        ["There too often, or not in the deck: R5 (ALL-06)."],
    ),
    (
        "foreign card",
        PAIR,
        {"P0": "R5 joker"},
        ["There too often, or not in the deck: joker (ALL-06)."],
    ),
    (
        "a joker on a pile",
        PAIR,
        {"P0": "R5", "Rup": "R5 joker=5"},
        ["There too often, or not in the deck: R5 joker (ALL-06)."],
    ),
    (
        "a card is nowhere",
        PAIR,
        {"P0": "R5", "draw": ALL_BUT_THREE},
        ["In no zone: R6 W1 (ALL-06)."],
    ),
    (
        "a stranger on turn",
        PAIR,
        {"P0": "R5", "turn": "P2"},
        ["Zone turn names P2, but the game has 2 players."],
    ),
    (
        "a stranger stuck",
        PAIR,
        {"P0": "R5", "stuck": "P4"},
        ["Zone stuck names P4, but the game has 2 players."],
    ),
    (
        "strangers out",
        TEAM,
        {"P0": "R5", "eliminated": "P4 P5"},
        ["Zone eliminated names P4 P5, but the game has 2 players."],
    ),
    (
        "another colour",
        PAIR,
        HANDS | {"Rup": "G3"},
        ["G3 cannot lie on R+: it has another colour (INI-04)."],
    ),
    (
        "no rise",
        PAIR,
        HANDS | {"Rup": "R5 R3"},
        ["R3 cannot have been placed on R+, on R5 (INI-04 to INI-10)."],
    ),
    (
        "no fall",
        PAIR,
        HANDS | {"Rdown": "R5 R7"},
        ["R7 cannot have been placed on R-, on R5 (INI-04 to INI-10)."],
    ),
    (
        "rainbow rising",
        PAIR,
        HANDS | {"Rup": "W5"},
        ["W5 cannot have been placed on R+, which was empty (INI-04 to INI-10)."],
    ),
    (
        "shadow falling",
        PAIR,
        HANDS | {"Rdown": "R4 S5"},
        ["S5 cannot have been placed on R-, on R4 (INI-04 to INI-10)."],
    ),
    (
        "joker first",
        TRIO,
        HANDS | {"Rup": "joker=5"},
        ["joker=5 cannot have been placed on R+, which was empty (INI-04 to INI-10)."],
    ),
    (
        "joker high",
        TRIO,
        HANDS | {"Rup": "R3 joker=13"},
        ["joker=13 cannot have been placed on R+, on R3 (INI-04 to INI-10)."],
    ),
    (
        "equal values",
        TRIO,
        HANDS | {"Gup": "S5 G6 S7 G7"},
        ["G7 cannot have been placed on G+, on S7 (INI-04 to INI-10)."],
    ),
    (
        "more flips needed",
        TRIO,
        HANDS | {"Rup": "W5", "Gdown": "S6", "out": "flip"},
        [
            "W5 cannot have been placed on R+, which was empty (INI-04 to INI-10).",
            "S6 cannot have been placed on G-, which was empty (INI-04 to INI-10).",
        ],
    ),
    (
        "a flash and nothing",
        TRIO,
        HANDS | {"out": "flash"},
        [flashed(1, 0)],
    ),
    (
        "a card and no flash",
        TRIO,
        HANDS | {"out": "joker R1"},
        [flashed(0, 2)],
    ),
    (
        "out twice",
        TEAM,
        {"P0": "R12", "eliminated": "P1 P1"},
        [
            "Nobody is eliminated twice: P1 P1.",
            under(2),
        ],
    ),
    (
        "out under end",
        ENDING,
        {"P0": "R12", "eliminated": "P1"},
        [
            "Nobody is eliminated where a stuck player ends the game (INI-18).",
            under(1),
        ],
    ),
    (
        "out with cards",
        TEAM,
        HANDS | {"eliminated": "P1"},
        [
            "P1 is eliminated, so the hand went under the draw pile (INI-18).",
            under(1),
        ],
    ),
    (
        "nobody out",
        TEAM,
        HANDS | {"returned": "R1"},
        ["The eliminated players held at most 0 cards, not 1 (INI-18)."],
    ),
    (
        "too much returned",
        TEAM,
        {"P0": "R12", "eliminated": "P1", "returned": "R1 R2 R3 R4 R5 R6"},
        ["The eliminated players held at most 5 cards, not 6 (INI-18)."],
    ),
    (
        "a hand returned and drawn before fresh cards",
        TEAM,
        {"P0": "R12", "eliminated": "P1"},
        [under(1)],
    ),
    (
        "stuck with rescue",
        TEAM,
        {"P0": "R12", "eliminated": "P1", "returned": "S3 R4"},
        ["Nobody can have been stuck with S3 (INI-18)."],
    ),
    (
        "stuck with simple",
        NEVER,
        {"P0": "R12", "P2": "B1", "eliminated": "P1", "returned": "passe simple R4"},
        ["Nobody can have been stuck with simple passe (INI-18)."],
    ),
    (
        "stuck with an extreme",
        RESTRICTED,
        {"P0": "R12", "eliminated": "P1", "returned": "Y0 Y16 Y1"},
        ["Nobody can have been stuck with Y0 Y16 (INI-18)."],
    ),
    (
        "growths missing",
        PAIR,
        HANDS | {"growths": "0"},
        ["Growths are given for each of 2 players, not for 1."],
    ),
    (
        "growths of none",
        PLAIN,
        HANDS | {"growths": "1 0", "Bup": "B1 B2 B3 B4 B5"},
        ["No hand grows in this game (INI-24)."],
    ),
    (
        "growths too soon",
        PAIR,
        HANDS | {"growths": "1 1", "Bup": "B1"},
        ["To empty hands so often takes 10 plays, but there were 1 (INI-24)."],
    ),
    (
        "plays too many",
        PAIR,
        HANDS | {"plays": "3", "Bup": "B1 B2 B3"},
        ["Plays are counted up to 2, not 3 (INI-16)."],
    ),
    (
        "plays out of nothing",
        PAIR,
        HANDS | {"plays": "1"},
        ["No more plays can have been made in this turn than in all: 0, not 1 (INI-25)."],
    ),
    (
        "a hand too large",
        PAIR,
        {"P0": "R1 R2 R3 R4 R5 R6"},
        ["P0 would have had 6 cards in this turn, but refills to 5 (INI-17)."],
    ),
    (
        "a hand too large with the plays made",
        PAIR,
        {"P0": "R1 R2 R3 R4 R5", "plays": "1", "Bup": "B1"},
        ["P0 would have had 6 cards in this turn, but refills to 5 (INI-17)."],
    ),
    (
        "a stuck hand too large with the plays made",
        PAIR,
        {"P0": "R3 R4 R5 R6 R7", "stuck": "P0", "plays": "1"} | CAUGHT,
        ["P0 would have had 6 cards in this turn, but refills to 5 (INI-17)."],
    ),
    (
        "on turn after the end",
        TRIO,
        {"P0": "R5", "Gup": GREEN, "turn": "P0"},
        ["The game is over, so P0 cannot be on turn (INI-21 to INI-23)."],
    ),
    (
        "on turn and out",
        TEAM,
        {"P0": "R12", "turn": "P1"} | GONE,
        ["P1 is eliminated, so not on turn (INI-18)."],
    ),
    (
        "on turn without cards",
        PAIR,
        {"P0": "R12", "turn": "P1"},
        ["P1 has no card, so is not on turn (INI-17, INI-19)."],
    ),
    (
        "on turn and stuck",
        PAIR,
        {"P0": "R5"} | CAUGHT,
        ["P0 owes plays and cannot play, so would be stuck (INI-18)."],
    ),
    (
        "nobody on turn",
        PAIR,
        HANDS | {"turn": ""},
        ["Nobody is on turn, but the game is not over (INI-21 to INI-23)."],
    ),
    (
        "nobody holds a card",
        PAIR,
        {},
        ["Nobody is on turn, but the game is not over (INI-21 to INI-23)."],
    ),
    (
        "plays after the end",
        TRIO,
        {"P0": "R5", "Gup": GREEN, "plays": "1"},
        ["Nobody is on turn, so there are no plays in this turn (INI-16)."],
    ),
    (
        "two winners",
        TRIO,
        {"P0": "B5", "Gup": GREEN, "Rup": RED},
        ["The game ends when one colour is complete, so no two can be (INI-21)."],
    ),
    (
        "won and all out",
        TRIO,
        {"Gup": GREEN, "eliminated": "P0 P1 P2", "returned": "B1 B2 B3"},
        ["The game was won, so not everybody was eliminated before (INI-18)."],
    ),
    (
        "stuck and eliminated",
        TEAM,
        {"P0": "R5", "stuck": "P0"} | CAUGHT,
        ["P0 would be eliminated, not end the game (INI-18)."],
    ),
    (
        "stuck and won",
        ENDING,
        {"P0": "R5", "stuck": "P0", "Gup": GREEN},
        ["The game was won, so nobody was stuck (INI-17)."],
    ),
    (
        "stuck with nothing",
        PAIR,
        {"P1": "R5", "stuck": "P0"} | CAUGHT,
        ["P0 owes no play, so is not stuck (INI-18)."],
    ),
    (
        "stuck with a play",
        PAIR,
        {"P0": "R9", "stuck": "P0"} | CAUGHT,
        ["P0 can play a card, so is not stuck (INI-18)."],
    ),
    (
        "stuck in a turn that may be short",
        SHORT,
        {"P0": "R5", "stuck": "P0", "plays": "1"} | CAUGHT,
        ["P0 has made a play, so is not stuck (INI-18)."],
    ),
]


@pytest.mark.parametrize(
    ("options", "zones", "words"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_each_complaint(options: Options, zones: dict[str, str], words: list[str]) -> None:
    assert complaints(options, zones) == words


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
    assert complaints(RIVALS, zones) == [f"Zone {zone}: {expected}, not '?'."]


def test_what_builds_on_the_cards_waits_until_they_are_right() -> None:
    zones = {"P0": "R5", "P1": "R5", "plays": "9", "growths": "0", "Rup": "R9 R7"}
    assert complaints(PAIR, zones) == ["There too often, or not in the deck: R5 (ALL-06)."]


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
