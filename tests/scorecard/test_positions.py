"""Zones and positions: round trips, defaults, and every complaint."""

from __future__ import annotations

import pytest

from numcards import scorecard
from numcards.core import InvalidPosition, NotationError, UsageError
from numcards.scorecard import Options
from tests.scorecard.helpers import THREE, TWO, at, playout, varied_options, zone

MANY = Options(players=3, special_copies=3)
PILES = {"pile1": "B1 Y3", "pile2": "G2"}
SECURED = {"P0_collection": "R1", "P1_collection": "R2", "P2_collection": "R3"}
DISCOVERY = Options.discovery(2)
ALL_TEN = (
    "pair:18 three:22 four:31 colour:30 big_colour:36 run3:21 run5:28 colour_run:36 rainbow:26 "
    "rainbow_run:28"
)


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


@pytest.mark.parametrize(
    ("options", "zones", "complaint"),
    [
        (TWO, {"turn": "P2"}, "Zone turn names P2, but the game has 2 players."),
        (TWO, {"phase": "forced:P3:1 start"}, "Zone phase names P3"),
        (TWO, {"phase": "stopped:P3 free"}, "Zone phase names P3"),
        (TWO, {"out": "P4"}, "Zone out names P4"),
        (TWO, {"declared": "P4"}, "Zone declared names P4"),
        (TWO, {"peeked1": "P4"}, "Zone peeked1 names P4"),
        (THREE, {"out": "P2 P1"}, "Zone out names seats once each, in ascending order."),
        (THREE, {"peeked2": "P1 P1"}, "Zone peeked2 names seats once each"),
        (TWO, {"round": "6"}, "The round is one of 1 to 5, not 6 (SC-36)."),
        (TWO, {"skips": "0"}, "Skips are given for each of 2 players, not for 1 (SC-20)."),
        (TWO, {"declared": "P0 P1"}, "At most one player has declared"),
        (TWO, {"P0_sequence": "S3"}, "Zone P0.sequence holds number cards without Shadow"),
        (TWO, {"P1_collection": "joker"}, "Zone P1.collection holds number cards"),
        (TWO, {"P1_reserve": "R3"}, "Zone P1.reserve holds special cards only (SC-03)."),
        (TWO, {"P1_reserve": "skip flip swipe"}, "A reserve holds 2 cards at most, not 3"),
        (TWO, {"P1_reserve": "numx"}, "not in the deck: numx (ALL-06)"),
        (TWO, {"P1_reserve": "flip", "P0_reserve": "flip"}, "There too often"),
        (TWO, {"pile1": "B1", "discard": "R3"}, "In no zone: R0 R1 R2"),
        (TWO, {"P0_sequence": "R3 B3"}, "B3 would have stopped the sequence of P0 (SC-13)."),
        (TWO, {"P0_sequence": "R3 R4 R6"}, "R6 would have stopped the sequence of P0"),
        (TWO, {"out": "P1", "P1_sequence": "R3"}, "P1 can have no sequence in progress any more"),
        (TWO, {"phase": "validating", "P1_sequence": "R3"}, "P1 can have no sequence"),
        (DISCOVERY, {"P1_sequence": "R3"}, "no sequence survives a turn, so P1 has none"),
        (DISCOVERY, {"P0_sequence": "R3"}, "no sequence survives a turn, so P0 has none"),
        (TWO, {"drawn": "skip"}, "Zone drawn holds one special card while it waits"),
        (TWO, {"phase": "waiting"}, "Zone drawn holds one special card while it waits"),
        (TWO, {"phase": "waiting", "drawn": "R3"}, "Zone drawn holds one special card"),
        (TWO, {"quantum": "R3 R5 R7"}, "Zone quantum holds three cards while one is chosen"),
        (TWO, {"phase": "choosing", "quantum": "R3"}, "fewer only when both piles are empty"),
        (TWO, {"phase": "choosing", "quantum": "", "pile1": ""}, "Zone quantum holds three cards"),
        (TWO, {"validated": "pair"}, "Objectives are validated at the end of a round only"),
        (Options(players=2, bust="sequence"), {"out": "P1"}, "nobody is ever out of a round"),
        (
            Options(players=2, bust="round"),
            {"out": "P1", "P1_collection": "R3"},
            "P1 is out, and so has lost the collection (SC-17).",
        ),
        (TWO, {"out": "P0"}, "P0 is out, and so has no turn (SC-17)."),
        (TWO, {"out": "P1", "phase": "forced:P1:1 start"}, "P1 is out, and so has no turn"),
        (TWO, {"skips": "1 1"}, "There are 2 turns to skip, but 1 used skip cards (SC-20)."),
        (
            TWO,
            {"phase": "skipped", "P0_reserve": "skip"},
            "There are 1 turns to skip, but 0 used skip cards (SC-20).",
        ),
        (TWO, {"peeked1": "P0", "peeked2": "P1"}, "P0 P1 have looked at a pile, but there are 1"),
        (TWO, {"peeked2": "P0", "pile2": ""}, "Pile 2 is empty, so nobody knows its top (SC-21)."),
        (TWO, {"declared": "P1"}, "so at least 4 turns are completed, not 0 (SC-26)."),
        (TWO, {"declared": "P1", "turns": "4"}, "so P0 has secured a sequence (SC-26)."),
        (TWO, {"declared": "P0", "turns": "4"}, "P0 has declared the end of the round, and has no"),
        (TWO, {"phase": "forced:P0:1 free"}, "A Double is used on an opponent"),
        (TWO, {"phase": "forced:P1:3 free"}, "P1 must draw 1 to 2 cards here, not 3 (SC-19)."),
        (TWO, {"phase": "forced:P1:0 free"}, "P1 must draw 1 to 2 cards here, not 0 (SC-19)."),
        (
            TWO,
            {"phase": "stopped:P1 forced:P1:2 free", "P1_reserve": "joker"},
            "P1 must draw 0 to 1 cards here, not 2 (SC-19).",
        ),
        (TWO, {"phase": "owing"}, "A card is owed only after a Rainbow has joined (SC-08)."),
        (TWO, {"phase": "owing", "P0_sequence": "R3"}, "A card is owed only after a Rainbow"),
        (
            TWO,
            {"phase": "stopped:P1 free", "P1_reserve": "joker"},
            "P0 is drawing, so P1 cannot have been stopped (SC-15).",
        ),
        (TWO, {"phase": "stopped:P0 free"}, "P0 has no joker, so there is nothing to decide"),
        (
            TWO,
            {"phase": "stopped:P0 free", "P0_reserve": "joker", "discard": "ALL"},
            "No discarded card can have stopped the sequence of P0 (SC-14).",
        ),
        (TWO, {"P0_scorecard": "pair:19", "round": "2"}, "pair gives 2 to 18 points, not 19"),
        (TWO, {"P0_scorecard": "run3:6", "round": "2"}, "run3 gives 7 to 21 points, not 6"),
        (TWO, {"P0_scorecard": "pair:9"}, "P0 has validated objectives before the end of the"),
        (
            TWO,
            {"P1_scorecard": "pair:9", "phase": "validating"},
            "P1 has validated objectives before the end of the first round",
        ),
        (TWO, {"P0_scorecard": ALL_TEN, "round": "2"}, "P0 had all ten objectives before this"),
        (
            TWO,
            {
                "phase": "validating",
                "round": "2",
                "turn": "P1",
                "P1_scorecard": "pair:9",
                "P1_collection": "R3 B3",
                "validated": "pair",
            },
            "pair are validated already (SC-31).",
        ),
        (
            TWO,
            {"phase": "validating", "P0_collection": "R3 B4", "validated": "pair"},
            "The collection does not fulfil all that is validated (SC-32).",
        ),
        (TWO, {"phase": "over"}, "Nobody is to act, but the game is not decided (SC-36)."),
        (
            TWO,
            {"phase": "over", "round": "5", "turn": "P0"},
            "When the game is over, the last to validate was P1 (SC-30).",
        ),
        (TWO, {"phase": "skipped"}, "the game would have gone on by itself (ALL-03)."),
        (
            TWO,
            {"phase": "owing", "P0_sequence": "W3", "pile1": "", "pile2": ""},
            "the game would have gone on by itself (ALL-03).",
        ),
        (TWO, {"pile3": "R3"}, "There is no zone 'pile3'"),
        (TWO, {"turn": "0"}, "A player is written like P0 or P3"),
        (TWO, {"phase": "drawing"}, "A phase is written like start, free or stopped:P1"),
        (TWO, {"phase": "ending"}, "A phase is written like start, free or stopped:P1"),
        (TWO, {"phase": "forced:P1:1 owing"}, "A phase is written like start, free"),
        (TWO, {"phase": "stopped:P1 start"}, "A phase is written like start, free"),
        (TWO, {"P0_scorecard": "pair"}, "Whole numbers are expected"),
        (TWO, {"P0_scorecard": "three:9 pair:9"}, "in the order of the scorecard"),
        (TWO, {"validated": "flush"}, "An objective is one of pair, three"),
        (TWO, {"validated": "three pair"}, "in the order of the scorecard"),
    ],
    ids=lambda value: str(value) if isinstance(value, str) else "",
)
def test_complaints(options: Options, zones: dict[str, str], complaint: str) -> None:
    given = PILES | zones
    if given.get("discard") == "ALL":  # nothing but special cards and the top of the sequence
        given["discard"] = ""
        cards = [str(card) for card in options.cards if str(card) not in {"joker", "B1"}]
        given["pile1"], given["pile2"] = " ".join(cards[:54]), " ".join(cards[54:])
        given["P1_collection"] = "B1"
    with pytest.raises(InvalidPosition) as caught:
        at(options, **given)
    found = [str(each) for each in caught.value.complaints]
    assert any(complaint in each for each in found), found


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


def test_a_declared_round() -> None:
    state = at(THREE, declared="P0", turns="5", turn="P2", **SECURED, **PILES)
    assert zone(state, "declared") == "P0"


def test_a_notation_error_is_a_complaint() -> None:
    with pytest.raises(InvalidPosition, match="Zone phase"):
        at(phase="")
    with pytest.raises(NotationError):
        scorecard.parse_objective("flush")
