"""Zones and positions: round trips, defaults, and every complaint."""

from __future__ import annotations

import pytest

from numcards import scorecard
from numcards.core import InvalidPosition, NotationError, UsageError
from numcards.scorecard import Options
from tests.scorecard.helpers import THREE, TWO, at, playout, varied_options, zone
from tests.support.sentences import abridged

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
        (TWO, {"turn": "P2"}, ["Zone turn names P2, but the game has 2 players."]),
        (TWO, {"phase": "forced:P3:1 start"}, ["Zone phase names P3, but the game has 2 players."]),
        (TWO, {"phase": "stopped:P3 free"}, ["Zone phase names P3, but the game has 2 players."]),
        (TWO, {"out": "P4"}, ["Zone out names P4, but the game has 2 players."]),
        (TWO, {"declared": "P4"}, ["Zone declared names P4, but the game has 2 players."]),
        (TWO, {"peeked1": "P4"}, ["Zone peeked1 names P4, but the game has 2 players."]),
        (THREE, {"out": "P2 P1"}, ["Zone out names seats once each, in ascending order."]),
        (THREE, {"peeked2": "P1 P1"}, ["Zone peeked2 names seats once each, in ascending order."]),
        (TWO, {"round": "6"}, ["The round is one of 1 to 5, not 6 (SC-36)."]),
        (TWO, {"skips": "0"}, ["Skips are given for each of 2 players, not for 1 (SC-20)."]),
        (
            TWO,
            {"declared": "P0 P1"},
            ["At most one player has declared the end of the round (SC-26)."],
        ),
        (
            TWO,
            {"P0_sequence": "S3"},
            ["Zone P0.sequence holds number cards without Shadow (SC-35), not S3."],
        ),
        (
            TWO,
            {"P1_collection": "joker"},
            ["Zone P1.collection holds number cards without Shadow (SC-35), not joker."],
        ),
        (TWO, {"P1_reserve": "R3"}, ["Zone P1.reserve holds special cards only (SC-03)."]),
        (
            TWO,
            {"P1_reserve": "skip flip swipe"},
            ["A reserve holds 2 cards at most, not 3 (SC-03)."],
        ),
        (TWO, {"P1_reserve": "numx"}, ["There too often, or not in the deck: numx (ALL-06)."]),
        (
            TWO,
            {"P1_reserve": "flip", "P0_reserve": "flip"},
            ["There too often, or not in the deck: flip (ALL-06)."],
        ),
        (TWO, {"pile1": "B1", "discard": "R3"}, ["In no zone: R0 ... quantum (ALL-06)."]),
        (TWO, {"P0_sequence": "R3 B3"}, ["B3 would have stopped the sequence of P0 (SC-13)."]),
        (TWO, {"P0_sequence": "R3 R4 R6"}, ["R6 would have stopped the sequence of P0 (SC-13)."]),
        (
            TWO,
            {"out": "P1", "P1_sequence": "R3"},
            ["P1 can have no sequence in progress any more (SC-16, SC-25)."],
        ),
        (
            TWO,
            {"phase": "validating", "P1_sequence": "R3"},
            ["P1 can have no sequence in progress any more (SC-16, SC-25)."],
        ),
        (
            DISCOVERY,
            {"P1_sequence": "R3"},
            ["Without special cards no sequence survives a turn, so P1 has none."],
        ),
        (
            DISCOVERY,
            {"P0_sequence": "R3"},
            ["Without special cards no sequence survives a turn, so P0 has none."],
        ),
        (
            TWO,
            {"drawn": "skip"},
            [
                (
                    "Zone drawn holds one special card while it waits, and no card "
                    "otherwise, not skip (SC-09)."
                )
            ],
        ),
        (
            TWO,
            {"phase": "waiting"},
            [
                (
                    "Zone drawn holds one special card while it waits, and no card "
                    "otherwise, not no card (SC-09)."
                )
            ],
        ),
        (
            TWO,
            {"phase": "waiting", "drawn": "R3"},
            [
                (
                    "Zone drawn holds one special card while it waits, and no card "
                    "otherwise, not R3 (SC-09)."
                )
            ],
        ),
        (
            TWO,
            {"quantum": "R3 R5 R7"},
            [
                (
                    "Zone quantum holds three cards while one is chosen, fewer only when "
                    "both piles are empty, and none otherwise: not 3 (SC-23)."
                )
            ],
        ),
        (
            TWO,
            {"phase": "choosing", "quantum": "R3"},
            [
                (
                    "Zone quantum holds three cards while one is chosen, fewer only when "
                    "both piles are empty, and none otherwise: not 1 (SC-23)."
                )
            ],
        ),
        (
            TWO,
            {"phase": "choosing", "quantum": "", "pile1": ""},
            [
                (
                    "Zone quantum holds three cards while one is chosen, fewer only when "
                    "both piles are empty, and none otherwise: not 0 (SC-23)."
                )
            ],
        ),
        (
            TWO,
            {"validated": "pair"},
            ["Objectives are validated at the end of a round only (SC-30)."],
        ),
        (
            Options(players=2, bust="sequence"),
            {"out": "P1"},
            ["With these options nobody is ever out of a round (SC-17)."],
        ),
        (
            Options(players=2, bust="round"),
            {"out": "P1", "P1_collection": "R3"},
            ["P1 is out, and so has lost the collection (SC-17)."],
        ),
        (TWO, {"out": "P0"}, ["P0 is out, and so has no turn (SC-17)."]),
        (
            TWO,
            {"out": "P1", "phase": "forced:P1:1 start"},
            ["P1 is out, and so has no turn (SC-17)."],
        ),
        (TWO, {"skips": "1 1"}, ["There are 2 turns to skip, but 1 used skip cards (SC-20)."]),
        (
            TWO,
            {"phase": "skipped", "P0_reserve": "skip"},
            ["There are 1 turns to skip, but 0 used skip cards (SC-20)."],
        ),
        (
            TWO,
            {"peeked1": "P0", "peeked2": "P1"},
            ["P0 P1 have looked at a pile, but there are 1 used flip cards (SC-21)."],
        ),
        (
            TWO,
            {"peeked2": "P0", "pile2": ""},
            ["Pile 2 is empty, so nobody knows its top (SC-21)."],
        ),
        (
            TWO,
            {"declared": "P1"},
            [
                (
                    "The end of the round is declared, so at least 4 turns are completed, "
                    "not 0 (SC-26)."
                ),
                "The end of the round is declared, so P0 has secured a sequence (SC-26).",
                "The end of the round is declared, so P1 has secured a sequence (SC-26).",
            ],
        ),
        (
            TWO,
            {"declared": "P1", "turns": "4"},
            [
                "The end of the round is declared, so P0 has secured a sequence (SC-26).",
                "The end of the round is declared, so P1 has secured a sequence (SC-26).",
            ],
        ),
        (
            TWO,
            {"declared": "P0", "turns": "4"},
            [
                "The end of the round is declared, so P0 has secured a sequence (SC-26).",
                "The end of the round is declared, so P1 has secured a sequence (SC-26).",
                "P0 has declared the end of the round, and has no further turn (SC-27).",
            ],
        ),
        (
            TWO,
            {"phase": "forced:P0:1 free"},
            ["A Double is used on an opponent, not on oneself (SC-19)."],
        ),
        (TWO, {"phase": "forced:P1:3 free"}, ["P1 must draw 1 to 2 cards here, not 3 (SC-19)."]),
        (TWO, {"phase": "forced:P1:0 free"}, ["P1 must draw 1 to 2 cards here, not 0 (SC-19)."]),
        (
            TWO,
            {"phase": "stopped:P1 forced:P1:2 free", "P1_reserve": "joker"},
            ["P1 must draw 0 to 1 cards here, not 2 (SC-19)."],
        ),
        (TWO, {"phase": "owing"}, ["A card is owed only after a Rainbow has joined (SC-08)."]),
        (
            TWO,
            {"phase": "owing", "P0_sequence": "R3"},
            ["A card is owed only after a Rainbow has joined (SC-08)."],
        ),
        (
            TWO,
            {"phase": "stopped:P1 free", "P1_reserve": "joker"},
            ["P0 is drawing, so P1 cannot have been stopped (SC-15)."],
        ),
        (
            TWO,
            {"phase": "stopped:P0 free"},
            ["P0 has no joker, so there is nothing to decide (SC-15)."],
        ),
        (
            TWO,
            {"phase": "stopped:P0 free", "P0_reserve": "joker", "discard": "ALL"},
            ["No discarded card can have stopped the sequence of P0 (SC-14)."],
        ),
        (
            TWO,
            {"P0_scorecard": "pair:19", "round": "2"},
            ["pair gives 2 to 18 points, not 19 (SC-33)."],
        ),
        (
            TWO,
            {"P0_scorecard": "run3:6", "round": "2"},
            ["run3 gives 7 to 21 points, not 6 (SC-33)."],
        ),
        (
            TWO,
            {"P0_scorecard": "pair:9"},
            ["P0 has validated objectives before the end of the first round (SC-30)."],
        ),
        (
            TWO,
            {"P1_scorecard": "pair:9", "phase": "validating"},
            ["P1 has validated objectives before the end of the first round (SC-30)."],
        ),
        (
            TWO,
            {"P0_scorecard": ALL_TEN, "round": "2"},
            ["P0 had all ten objectives before this round, so the game was over (SC-36)."],
        ),
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
            ["Validated already: pair (SC-31)."],
        ),
        (
            TWO,
            {"phase": "validating", "P0_collection": "R3 B4", "validated": "pair"},
            ["The collection does not fulfil all that is validated (SC-32)."],
        ),
        (TWO, {"phase": "over"}, ["Nobody is to act, but the game is not decided (SC-36)."]),
        (
            TWO,
            {"phase": "over", "round": "5", "turn": "P0"},
            ["When the game is over, the last to validate was P1 (SC-30)."],
        ),
        (
            TWO,
            {"phase": "skipped"},
            ["Nothing is to be decided here: the game would have gone on by itself (ALL-03)."],
        ),
        (
            TWO,
            {"phase": "owing", "P0_sequence": "W3", "pile1": "", "pile2": ""},
            ["Nothing is to be decided here: the game would have gone on by itself (ALL-03)."],
        ),
        (
            TWO,
            {"pile3": "R3"},
            [
                (
                    "There is no zone 'pile3': the zones are P0.sequence, P0.collection, "
                    "P0.reserve, P0.scorecard, P1.sequence, P1.collection, P1.reserve, "
                    "P1.scorecard, pile1, pile2, discard, drawn, quantum, turn, phase, "
                    "validated, out, skips, turns, declared, peeked1, peeked2, round."
                )
            ],
        ),
        (
            TWO,
            {"round": "2", "P0_scorecard": "pair:4  three:9"},
            [
                (
                    "Zone P0.scorecard: An objective is one of pair, three, four, colour, "
                    "big_colour, run3, run5, colour_run, rainbow, rainbow_run, not ''."
                )
            ],
        ),
        (TWO, {"turn": "0"}, ["Zone turn: A player is written like P0 or P3, not '0'."]),
        (
            TWO,
            {"phase": "drawing"},
            [
                (
                    "Zone phase: A phase is written like start, free or stopped:P1 "
                    "forced:P1:1 waiting, not 'drawing'."
                )
            ],
        ),
        (
            TWO,
            {"phase": "ending"},
            [
                (
                    "Zone phase: A phase is written like start, free or stopped:P1 "
                    "forced:P1:1 waiting, not 'ending'."
                )
            ],
        ),
        (
            TWO,
            {"phase": "forced:P1:1 owing"},
            [
                (
                    "Zone phase: A phase is written like start, free or stopped:P1 "
                    "forced:P1:1 waiting, not 'forced:P1:1 owing'."
                )
            ],
        ),
        (
            TWO,
            {"phase": "stopped:P1 start"},
            [
                (
                    "Zone phase: A phase is written like start, free or stopped:P1 "
                    "forced:P1:1 waiting, not 'stopped:P1 start'."
                )
            ],
        ),
        (TWO, {"P0_scorecard": "pair"}, ["Zone P0.scorecard: Whole numbers are expected, not ''."]),
        (
            TWO,
            {"P0_scorecard": "three:9 pair:9"},
            [
                (
                    "Zone P0.scorecard: Objectives are named once, in the order of the "
                    "scorecard, not 'three pair'."
                )
            ],
        ),
        (
            TWO,
            {"validated": "flush"},
            [
                (
                    "Zone validated: An objective is one of pair, three, four, colour, "
                    "big_colour, run3, run5, colour_run, rainbow, rainbow_run, not "
                    "'flush'."
                )
            ],
        ),
        (
            TWO,
            {"validated": "three pair"},
            [
                (
                    "Zone validated: Objectives are named once, in the order of the "
                    "scorecard, not 'three pair'."
                )
            ],
        ),
    ],
    ids=lambda value: str(value) if isinstance(value, str) else "",
)
def test_complaints(options: Options, zones: dict[str, str], complaint: list[str]) -> None:
    given = PILES | zones
    if given.get("discard") == "ALL":  # nothing but special cards and the top of the sequence
        given["discard"] = ""
        cards = [str(card) for card in options.cards if str(card) not in {"joker", "B1"}]
        given["pile1"], given["pile2"] = " ".join(cards[:54]), " ".join(cards[54:])
        given["P1_collection"] = "B1"
    with pytest.raises(InvalidPosition) as caught:
        at(options, **given)
    assert abridged(caught.value.complaints) == complaint


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
