"""Golden counts of action sequences, each confirmed by the second reading of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from numcards import pyramid
from numcards.core import perft
from numcards.pyramid import Options
from tests.pyramid import naive
from tests.pyramid.helpers import FULL, at, laid
from tests.pyramid.naive_zones import from_zones

if TYPE_CHECKING:
    from numcards.pyramid import State

TWO: Final = Options(players=2)
TOGETHER: Final = Options(players=2, mode="simultaneous")
ONE_ROUND_MORE: Final = Options(players=2, rounds=2, final_turns=False, face_up=9)

SMALL: Final = {
    "P0": "R7 B8 - - Y9 - - - - -",
    "P0_down": "N1.2",
    "P1": "G1 - - - - - - - - S4",
    "P1_down": "N4.1",
}
FLASH_TOP: Final = SMALL | {"P0": "R7 flash - - Y9 - - - - -"}
MANY: Final = SMALL | {"P0": "quantum swipe - - flip - - - - -"}

POSITIONS: Final[dict[str, tuple[State, tuple[int, ...]]]] = {
    "a new game": (pyramid.new_game(TWO, 3), (1, 11, 66, 176, 966, 2_539)),
    "small pyramids": (laid(TWO, **SMALL, draw="B1 B2 B3"), (1, 11, 11, 111, 111, 1_000)),
    "a swipe": (laid(TWO, **SMALL, draw="swipe B2 B3"), (1, 11, 16, 118, 118, 1_078)),
    "a flip": (laid(TWO, **SMALL, draw="flip B2"), (1, 11, 13, 113, 103, 1_032)),
    "a quantum": (laid(TWO, **SMALL, draw="quantum flash B2 flip"), (1, 11, 13, 143, 197, 1_392)),
    "quantum in quantum": (
        laid(TWO, **SMALL, draw="quantum quantum B2 joker flip B3 B4"),
        (1, 11, 13, 143, 155, 1_685),
    ),
    "a flash": (laid(TWO, **SMALL, draw="flash B1"), (1, 11, 16, 116, 156, 1_044)),
    "a flash in the pyramid": (laid(TWO, **FLASH_TOP), (1, 11, 16, 106, 176, 1_005)),
    "action cards all over": (laid(TWO, **MANY, draw="B1 B2 B3 B4"), (1, 11, 20, 120, 241, 1_116)),
    "a refill": (at(TWO, **SMALL, draw=""), (1, 11, 11, 111, 111, 1_000)),
    "a refill in a quantum": (at(TWO, **SMALL, draw="quantum"), (1, 11, 13, 143, 133, 1_332)),
    "the last card": (at(TWO, **SMALL, draw="swipe", refills="1"), (1, 11, 6, 7, 0)),
    "all together": (
        laid(TOGETHER, **SMALL, draw="swipe quantum", discard="B3"),
        (1, 2, 44, 484, 668, 1_514),
    ),
    "all together, dry": (at(TOGETHER, **SMALL, draw="B1", refills="1"), (1, 11, 1, 0)),
    "choosing": (
        laid(
            TOGETHER,
            **FULL,
            phase="choosing",
            held="flash flip",
            holders="P0 P1",
        ),
        (22, 242, 1_562, 11_640, 35_180),
    ),
    "the next round": (pyramid.new_game(ONE_ROUND_MORE, 1), (1, 11, 31, 121, 797, 2_752)),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_golden_counts(name: str) -> None:
    state, counts = POSITIONS[name]
    table = from_zones(state.options, pyramid.zones(state), state.round.seed)
    for depth, count in enumerate(counts, 1):
        assert perft(pyramid, state, depth) == count
        if count < 1200:
            assert naive.perft(table, depth) == count
