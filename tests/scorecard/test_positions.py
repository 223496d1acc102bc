"""Zones and positions: round trips, defaults, and every complaint."""

from __future__ import annotations

import re

import pytest

from numcards import scorecard
from numcards.core import InvalidPosition, NotationError, UsageError
from numcards.scorecard import Options
from tests.scorecard.helpers import THREE, TWO, at, playout, varied_options, zone

MANY = Options(players=3, special_copies=3)
PILES = {"pile1": "B1 Y3", "pile2": "G2"}
NO_PILES = {"pile1": "", "pile2": ""}
SEQUENCE = Options(players=2, bust="sequence")
SECURED_BY_TWO = {"P0_collection": "R1", "P1_collection": "R2"}
SECURED = {"P0_collection": "R1", "P1_collection": "R2", "P2_collection": "R3"}
DISCOVERY = Options.discovery(2)
ALL_TEN = (
    "pair:18 three:22 four:31 colour:30 big_colour:36 run3:21 run5:28 colour_run:36 rainbow:26 "
    "rainbow_run:28"
)


def discarding(cards: str) -> dict[str, str]:
    """Zones of a position where of all number cards only these are discarded."""
    deck, gone = list(map(str, TWO.cards)), cards.split()
    left = [card for card in deck if card[0].isupper() and card not in gone]
    return {
        "discard": " ".join(
            [*gone, *(card for card in deck if card[0].islower() and card != "joker")]
        ),
        "pile1": " ".join(card for card in left if card.startswith("S")),
        "pile2": "",
        "P0_collection": " ".join(card for card in left if not card.startswith("S")),
        "P0_reserve": "joker",
    }


def test_round_trips_of_every_phase() -> None:
    phases = set()
    for number, options in enumerate(varied_options(15)):
        for state in playout(options, number):
            zones = scorecard.zones(state)
            again = scorecard.position(options, zones, number)
            assert again == state
            assert hash(again) == hash(state)
            assert scorecard.zones(again) == zones
            phases.add(type(state.phase).__name__)
    assert len(phases) == 10


def test_what_is_left_out() -> None:
    state = at(pile1="B1")
    zones = scorecard.zones(state)
    assert zones["turn"] == "P0"
    assert len(zones["discard"].split(" ")) == 107
    assert at(Options(players=3, first_player=1), round="2", pile1="B1").turn == 2
    assert at(Options(players=3, first_player=1), round="5", phase="over").turn == 1


def test_cards_in_any_order_make_the_same_position() -> None:
    one = at(MANY, phase="choosing", quantum="skip R3 B4", P0_reserve="joker", **PILES)
    two = at(MANY, phase="choosing", quantum="B4 skip R3", P0_reserve="joker", **PILES)
    assert one == two
    assert zone(one, "quantum") == "R3 B4 skip"
    assert at(MANY, P0_reserve="skip joker", **PILES) == at(MANY, P0_reserve="joker skip", **PILES)


CASES: list[tuple[Options, dict[str, str], str]] = [
    (TWO, {"pile3": "R3"}, "'pile3'"),
    (TWO, {"round": "2", "P0_scorecard": "pair:4  three:9"}, "P0.scorecard"),
    (TWO, {"P0_scorecard": "pair"}, "P0.scorecard"),
    (TWO, {"P0_scorecard": "three:9 pair:9"}, "P0.scorecard"),
    (TWO, {"turn": "0"}, "turn"),
    (TWO, {"phase": "drawing"}, "phase"),
    (TWO, {"phase": "ending"}, "phase"),
    (TWO, {"phase": "forced:P1:1 owing"}, "phase"),
    (TWO, {"phase": "stopped:P1 start"}, "phase"),
    (TWO, {"validated": "flush"}, "validated"),
    (TWO, {"validated": "three pair"}, "validated"),
    (TWO, {"declared": "P0 P1"}, "declared"),
    (TWO, {"P0_sequence": "S3"}, "P0.sequence.*SC-35"),
    (TWO, {"P1_collection": "joker"}, "P1.collection.*SC-35"),
    (TWO, {"P1_reserve": "R3"}, "P1.reserve.*SC-03"),
    (TWO, {"phase": "waiting", "drawn": "R3"}, "drawn.*SC-03"),
    (TWO, {"turn": "P2"}, "turn names P2"),
    (TWO, {"phase": "forced:P3:1 start"}, "phase names P3"),
    (TWO, {"phase": "stopped:P3 free"}, "phase names P3"),
    (TWO, {"out": "P4"}, "out names P4"),
    (TWO, {"declared": "P4"}, "declared names P4"),
    (TWO, {"peeked1": "P4"}, "peeked1 names P4"),
    (THREE, {"out": "P2 P1"}, "out"),
    (THREE, {"peeked2": "P1 P1"}, "peeked2"),
    (TWO, {"round": "6"}, "1 to 5, not 6.*SC-36"),
    (TWO, {"skips": "0"}, "SC-20"),
    (TWO, {"P1_reserve": "skip flip swipe"}, "SC-03"),
    (TWO, {"P1_reserve": "numx"}, "numx.*ALL-06"),
    (TWO, {"P1_reserve": "flip", "P0_reserve": "flip"}, "flip.*ALL-06"),
    (TWO, {"discard": "R3"}, "R0.*ALL-06"),
    (TWO, {"drawn": "skip"}, "skip.*SC-09"),
    (TWO, {"phase": "waiting"}, "SC-09"),
    (TWO, {"quantum": "R3 R5 R7"}, "3.*SC-23"),
    (TWO, {"phase": "choosing", "quantum": "R3"}, "1.*SC-23"),
    (TWO, {"phase": "choosing", "pile1": "", "pile2": ""}, "0.*SC-23"),
    (TWO, {"validated": "pair"}, "SC-30"),
    (TWO, {"P0_sequence": "R3 B3"}, "B3.*SC-13"),
    (TWO, {"P0_sequence": "R3 R4 R6"}, "R6.*SC-13"),
    (TWO, {"out": "P1", "P1_sequence": "R3"}, "P1.*SC-16"),
    (TWO, {"phase": "validating", "P1_sequence": "R3", **NO_PILES}, "P1.*SC-25"),
    (DISCOVERY, {"P1_sequence": "R3"}, "P1.*SC-19"),
    (DISCOVERY, {"P0_sequence": "R3"}, "P0.*SC-19"),
    (TWO, {"P0_sequence": "R3", "P1_reserve": "double quantum"}, "P0.*SC-19"),
    (THREE, {"P0_sequence": "R3", "P1_sequence": "R4", "P2_sequence": "R5"}, "3.*SC-19"),
    (SEQUENCE, {"out": "P1"}, "SC-17"),
    (Options(players=2, bust="round"), {"out": "P1", "P1_collection": "R3"}, "P1.*SC-17"),
    (TWO, {"out": "P0"}, "P0.*SC-17"),
    (TWO, {"out": "P1", "phase": "forced:P1:1 start"}, "P1.*SC-17"),
    (TWO, {"out": "P1", **discarding("R3")}, "P1.*SC-14"),
    (THREE, {"out": "P1 P2", **discarding("R3 B3 G9")}, "P1 and P2.*SC-14"),
    (TWO, {"skips": "0 2"}, "2.*SC-20"),
    (TWO, {"phase": "skipped", "P0_reserve": "skip"}, "SC-20"),
    (TWO, {"skips": "1 0"}, "P0.*SC-20"),
    (TWO, {"peeked1": "P0", "peeked2": "P1"}, "P0 P1.*SC-21"),
    (TWO, {"peeked2": "P0", "pile2": ""}, "Pile 2.*SC-21"),
    (TWO, {"phase": "forced:P1:1 start", "P0_reserve": "double"}, "SC-19"),
    (TWO, {"phase": "choosing", "quantum": "R3 R5 R7", "P0_reserve": "quantum"}, "SC-23"),
    (TWO, {"declared": "P1"}, "4 turns.*SC-26"),
    (TWO, {"declared": "P1", "turns": "4"}, "P0.*SC-26"),
    (TWO, {"declared": "P0", "turns": "4", **SECURED_BY_TWO}, "P0.*SC-27"),
    (THREE, {"declared": "P0", "turns": "5", "turn": "P2", **SECURED}, "6 turns.*SC-26"),
    (THREE, {"declared": "P0", "turns": "6", "phase": "validating", **SECURED}, "7 turns.*SC-26"),
    (TWO, {"phase": "forced:P0:1 free"}, "SC-19"),
    (TWO, {"phase": "forced:P1:3 free"}, "1 to 2.*SC-19"),
    (TWO, {"phase": "forced:P1:0 free"}, "1 to 2.*SC-19"),
    (TWO, {"phase": "stopped:P1 forced:P1:2 free", "P1_reserve": "joker"}, "0 to 1.*SC-19"),
    (TWO, {"phase": "owing"}, "SC-08"),
    (TWO, {"phase": "owing", "P0_sequence": "R3"}, "SC-08"),
    (TWO, {"phase": "stopped:P1 free", "P1_reserve": "joker"}, "P0.*SC-15"),
    (TWO, {"phase": "stopped:P0 free"}, "P0.*SC-15"),
    (TWO, {"phase": "stopped:P0 free", **discarding("R3")}, "P0.*SC-14"),
    (TWO, {"P0_scorecard": "pair:19", "round": "2"}, "pair.*SC-33"),
    (TWO, {"P0_scorecard": "run3:6", "round": "2"}, "run3.*SC-33"),
    (TWO, {"P0_scorecard": "pair:9"}, "P0.*SC-30"),
    (TWO, {"P1_scorecard": "pair:9", "phase": "validating", **NO_PILES}, "P1.*SC-30"),
    (TWO, {"P0_scorecard": ALL_TEN, "round": "2"}, "P0.*SC-36"),
    (TWO, {"phase": "validating"}, "SC-28"),
    (TWO, {"phase": "over", "round": "5"}, "SC-28"),
    (TWO, {"phase": "validating", "turn": "P1", "P0_scorecard": "pair:9", **NO_PILES}, "P0.*SC-32"),
    (
        TWO,
        {"phase": "validating", "round": "2", "turn": "P1", "P1_scorecard": "pair:9", **NO_PILES}
        | {"P1_collection": "R3 B3", "validated": "pair"},
        "pair.*SC-31",
    ),
    (
        TWO,
        {"phase": "validating", "P0_collection": "R3 B4", "validated": "pair", **NO_PILES},
        "SC-32",
    ),
    (TWO, {"phase": "over", **NO_PILES}, "SC-36"),
    (TWO, {"phase": "over", "round": "5", "turn": "P0", **NO_PILES}, "P1.*SC-30"),
    (TWO, {"phase": "skipped"}, "ALL-03"),
    (TWO, {"phase": "owing", "P0_sequence": "W3", **NO_PILES}, "ALL-03"),
]


@pytest.mark.parametrize(("options", "zones", "named"), CASES, ids=lambda case: str(case)[:40])
def test_a_position_that_cannot_be(options: Options, zones: dict[str, str], named: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        at(options, **(PILES | zones))
    first, *others = caught.value.complaints
    assert re.search(named, str(first))
    assert not others or "declared" in zones


def test_too_large_a_pile() -> None:
    cards = [str(card) for card in TWO.cards]
    with pytest.raises(InvalidPosition, match="Pile 1 has 55 cards, but began with 54"):
        at(pile1=" ".join(cards[:55]))


def test_all_complaints_at_once() -> None:
    with pytest.raises(InvalidPosition) as caught:
        at(turn="P7", round="9", skips="1", P0_reserve="x")
    assert len(caught.value.complaints) == 1  # what cannot be read comes first
    with pytest.raises(InvalidPosition) as caught:
        at(turn="P7", round="9", skips="1")
    assert len(caught.value.complaints) == 3


@pytest.mark.parametrize("foreign", [None, [("turn", "P0")], {"turn": 0}, {3: "x"}], ids=str)
def test_foreign_zones(foreign: object) -> None:
    with pytest.raises(UsageError, match="Zones are a mapping of texts"):
        scorecard.position(TWO, foreign)  # type: ignore[arg-type]  # foreign data


@pytest.mark.parametrize(
    ("options", "zones"),
    [
        (TWO, {"out": "P1", **discarding("S3")}),
        (TWO, {"out": "P1", **discarding("R3 B3")}),
        (THREE, {"out": "P1 P2", **discarding("R3 B3 S4")}),
        (TWO, {"phase": "stopped:P0 free", **discarding("S3")}),
        (THREE, {"phase": "stopped:P0 free", "out": "P1", **discarding("R3 B3 S4")}),
    ],
)
def test_sc_14_stopping_cards_lie_in_the_discard(options: Options, zones: dict[str, str]) -> None:
    assert at(options, **zones).options is options
    with pytest.raises(InvalidPosition, match="SC-14"):
        at(options, **(zones | discarding("R3")))


def test_sc_32_what_the_first_round_gave() -> None:
    zones = {"phase": "validating", "turn": "P1", "P0_collection": "R3 B3"}
    assert at(**zones, P0_scorecard="pair:5").scorecards[0][0] == 5
    with pytest.raises(InvalidPosition, match=r"P0.*SC-32"):
        at(**zones, P0_scorecard="pair:6")


def test_a_declared_round() -> None:
    state = at(THREE, declared="P0", turns="6", turn="P2", **SECURED, **PILES)
    assert zone(state, "declared") == "P0"


def test_a_notation_error_is_a_complaint() -> None:
    with pytest.raises(InvalidPosition, match="Zone phase"):
        at(phase="")
    with pytest.raises(NotationError):
        scorecard.parse_objective("flush")
