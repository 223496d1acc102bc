"""Golden counts of action sequences, each checked against the second reading."""

from __future__ import annotations

import pytest

from numcards import scorecard
from numcards.core import perft
from numcards.scorecard import Options, State
from tests.scorecard import naive
from tests.scorecard.helpers import at

TWO = Options(players=2, special_copies=2)
THREE = Options(players=3, special_copies=2, bust="sequence")
ROUND = Options(players=3, special_copies=2, bust="round")
PILES = {"pile1": "R1 W4 joker B6 S2 G9", "pile2": "Y5 double B5 R8 W8 G2"}
SECURED = {"P0_collection": "R5 B0", "P1_collection": "R3", "P2_collection": "Y3"}

POSITIONS: dict[str, State] = {
    "start": at(TWO, **PILES),
    "reserves": at(
        TWO, P0_reserve="flip quantum", P1_reserve="joker skip", P0_sequence="R3", **PILES
    ),
    "owing": at(THREE, phase="owing", P0_sequence="R3 W5", P0_reserve="joker", **PILES),
    "waiting": at(
        THREE, phase="waiting", drawn="swipe", P0_reserve="skip joker", P2_sequence="B1", **PILES
    ),
    "stuck": at(TWO, phase="waiting", drawn="swipe", P0_reserve="skip joker", **PILES),
    "forced": at(ROUND, phase="forced:P1:2 start", P1_sequence="Y4", P1_reserve="joker", **PILES),
    "stopped": at(
        ROUND, phase="stopped:P1 forced:P1:1 waiting", drawn="flip", P1_reserve="joker", **PILES
    ),
    "choosing": at(THREE, phase="choosing", quantum="R3 S5 skip", P0_sequence="R4", **PILES),
    "skipped": at(
        THREE,
        phase="skipped",
        P0_reserve="double swipe",
        P1_sequence="Y1",
        P2_sequence="G1",
        **PILES,
    ),
    "declare": at(THREE, turns="4", P0_sequence="G1", P1_reserve="double", **SECURED, **PILES),
    "last": at(
        TWO, turns="4", turn="P1", declared="P0", P0_collection="R5", P1_collection="R3", **PILES
    ),
    "empty": at(TWO, phase="free", P0_reserve="skip swipe", P0_sequence="R4", P1_sequence="B1"),
    "validating": at(
        TWO, phase="validating", P0_collection="R5 B5 G5 W5 Y5 W6 W7", P1_collection="R1 B1"
    ),
    "discovery": at(Options.discovery(3), pile1="R1 W4 B6 S2", pile2="Y5 B5 R8"),
}


def slow_perft(state: State, depth: int) -> int:
    """The same count with the legal actions of the second reading."""
    if depth == 0:
        return 1
    actions = naive.legal(scorecard.zones(state), state.options.players)
    if depth == 1:
        return len(actions)
    after = (scorecard.apply(state, scorecard.parse_action(text)) for text in actions)
    return sum(slow_perft(each, depth - 1) for each in after)


GOLDEN = {
    "start": [2, 6, 14, 33],
    "reserves": [6, 28, 105, 354],
    "owing": [2, 5, 12, 31],
    "waiting": [3, 9, 29, 85],
    "stuck": [2, 5, 16, 44],
    "forced": [2, 4, 8, 20],
    "stopped": [2, 4, 11, 35],
    "choosing": [4, 8, 24, 60],
    "skipped": [5, 13, 30, 79],
    "declare": [4, 17, 54, 145],
    "last": [2, 6, 12, 23],
    "empty": [3, 5, 5, 6],
    "validating": [7, 22, 29, 52],
    "discovery": [2, 6, 14, 35],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_golden_counts(name: str) -> None:
    state = POSITIONS[name]
    counts = [perft(scorecard, state, depth) for depth in range(1, 5)]
    assert counts == GOLDEN[name]
    assert [slow_perft(state, depth) for depth in range(1, 4)] == counts[:3]
