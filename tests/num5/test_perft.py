"""Golden counts of the tree of actions, each agreed with the second reading of the rules."""

from __future__ import annotations

import pytest

from numcards import num5
from numcards.core import perft
from numcards.num5 import Options
from tests.num5 import naive

POSITIONS: dict[str, tuple[Options, dict[str, str], list[int]]] = {
    "two-players-fresh": (
        Options(players=2, hand_size=3),
        {"P0": "B6 R1 W5", "P1": "G3 G4 S9"},
        [6, 18, 72, 160, 320, 384],
    ),
    "specials-first": (
        Options(players=2, hand_size=2),
        {"P0": "W0 S0", "P1": "W16 S16"},
        [4, 8, 32, 128, 256],
    ),
    "three-players": (
        Options(players=3, hand_size=2),
        {"P0": "B6 W7", "P1": "G3 S2", "P2": "Y9 W1"},
        [6, 24, 48, 180, 504, 936],
    ),
    "row-choice-waits": (
        Options(players=3, hand_size=2),
        {"P0": "R1", "P1": "W4", "P2": "S6", "unplaced": "P1:W5 P0:B6 P2:G9"},
        [4, 12, 24, 24],
    ),
    "one-has-chosen": (
        Options(players=3, hand_size=2),
        {"P0": "R1", "P0_chosen": "W5", "P1": "W4 B2", "P2": "S6 G5"},
        [4, 8, 28, 72, 120],
    ),
    "full-row": (
        Options(players=2, hand_size=4),
        {"P0": "B9 W9", "P1": "B6 S8", "row_B": "B0 B3 B5 B8", "row_R": "R0 R8"},
        [4, 8, 16, 24, 88],
    ),
    "full-row-first": (
        Options(players=2, hand_size=4, lower_fifth="first"),
        {"P0": "B4 W2", "P1": "B6 S8", "row_B": "B0 B3 B5 B8", "row_R": "R0 R8"},
        [4, 8, 16, 24, 40],
    ),
    "rows-of-three": (
        Options(players=2, hand_size=4, row_limit=3),
        {"P0": "B4 W9 S9", "P1": "B6 S8 W8", "row_B": "B0 B3", "row_R": "R0 R8"},
        [6, 18, 72, 144, 288],
    ),
    "descending": (
        Options(players=2, hand_size=3, reveal_order="descending"),
        {"P0": "W5 S5 R5", "P1": "W4 S4 R4"},
        [6, 18, 68, 224, 656, 1344],
    ),
    "table-order": (
        Options(players=2, hand_size=3, row_tie="table_order"),
        {"P0": "W5 S5 R5", "P1": "W4 S4 R4"},
        [6, 18, 72, 144, 288, 288],
    ),
    "new-round": (
        Options(players=2, hand_size=1),
        {"P0": "W5", "P1": "G4"},
        [2, 2, 4, 4, 16, 32],
    ),
    "last-turn-of-the-game": (
        Options(players=2, hand_size=1, rounds_to_win=1),
        {"P0": "W2", "P1": "S2"},
        [2, 2, 8, 0],
    ),
    "below-every-row": (
        Options(players=2, hand_size=5),
        {
            "P0": "W2 S1",
            "P1": "W1 S2",
            "row_B": "B5 B9",
            "row_R": "R5",
            "row_Y": "Y7",
            "row_G": "G7",
            "P0_collected": "B0 R0 Y0 G0",
            "P1_collected": "S9",
        },
        [4, 8, 16, 16, 160],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_counts_stay_as_they_are(name: str) -> None:
    options, zones, counts = POSITIONS[name]
    state = num5.position(options, zones, seed=5)
    assert [perft(num5, state, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("name", POSITIONS)
def test_the_second_reading_counts_the_same(name: str) -> None:
    options, zones, counts = POSITIONS[name]
    table = naive.from_zones(options, num5.zones(num5.position(options, zones)), seed=5)
    shallow = counts[:4]
    assert [naive.perft(table, depth + 1) for depth in range(len(shallow))] == shallow
