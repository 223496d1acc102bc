"""Golden counts of action sequences, each confirmed by the second reading of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from numcards import inferno
from numcards.core import perft
from numcards.inferno import Options
from tests.inferno import naive
from tests.inferno.helpers import at

if TYPE_CHECKING:
    from numcards.inferno import State

CUTTABLE = Options(players=3, impossible="cuttable")
LASTING = Options(players=2, inferno_needs="on_top", inferno_lasts="trick")
THREE = Options(players=3)
RANK_ALL = Options(players=4, finish="rank_all")
SHORT = Options(players=2, max_value=9, deal=2, rounds_to_win=2, next_leader="jester")
TINY = Options(players=3, max_value=9, deal=1, finish="rank_all", rounds_to_win=2)

PUZZLES: dict[str, tuple[State, tuple[int, ...]]] = {
    "a plain end": (at(P0="R3 R9 B9", P1="G5 B5 G10"), (4, 9, 17, 37, 50, 56, 44, 20)),
    "rainbows and shadows": (
        at(P0="R7 W7 S7 R1", P1="R2 G2 W2 S3"),
        (10, 30, 100, 265, 554, 783, 1006, 952, 702, 324, 96, 12),
    ),
    "a lone shadow that can be cut": (
        at(CUTTABLE, P0="S7 R1 W1", P1="infini R9", P2="numx S9"),
        (5, 11, 23, 28, 21, 34, 36, 15, 10, 6, 4, 2),
    ),
    "infini and numx": (
        at(THREE, P0="infini R5", P1="infini R0 G0", P2="numx infini R4"),
        (2, 3, 7, 10, 16, 31, 43, 66, 81, 87, 88, 84),
    ),
    "infernos": (
        at(P0="S6 R6 G6 R8", P1="W9 R9 joker R2 G2"),
        (11, 52, 102, 421, 725, 1786),
    ),
    "infernos on top for one trick": (
        at(LASTING, P0="S6 R6 joker R8", P1="W9 R9 G9 R2"),
        (11, 55, 103, 277, 404, 808, 1050, 1298, 1162, 854, 360, 144),
    ),
    "an inverted round": (
        at(P0="R3 G3 R8", P1="R1 G1 W4 R9", order="inverted"),
        (4, 12, 17, 44, 61, 124, 166, 198, 140, 84),
    ),
    "stuck leaders": (
        at(THREE, P0="joker joker", P1="infini R4", P2="numx"),
        (1, 2, 2, 2, 1, 1, 150, 6503),
    ),
    "played out": (
        at(RANK_ALL, P0="R3", P1="W5 G5", P2="joker R6", P3="S1 G9"),
        (1, 3, 6, 10, 13, 23, 29, 28, 30, 30, 28, 19),
    ),
    "in the middle of a trick": (
        at(
            RANK_ALL,
            P0="R9 B9",
            P1="W7 G7 joker",
            P3="infini R16",
            trick="P3:R2 P0:R4 P1:G5 P2:B6",
            in_trick="P3 P0 P1",
            out="P2",
        ),
        (3, 5, 7, 11, 19, 28, 55, 79, 93, 104, 85, 81),
    ),
    "from one round into the next": (inferno.new_game(SHORT, 1), (3, 4, 4, 8, 8, 12, 8, 8)),
    "short rounds, some of them blocked": (inferno.new_game(TINY, 3), (1, 2, 3, 4, 5, 5, 3, 1)),
}


@pytest.mark.parametrize("name", PUZZLES)
def test_golden_counts(name: str) -> None:
    start, counts = PUZZLES[name]
    assert tuple(perft(inferno, start, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize("name", PUZZLES)
def test_the_second_reading_counts_the_same(name: str) -> None:
    start, counts = PUZZLES[name]
    assert tuple(_naive_perft(start, len(counts))) == counts


def _naive_perft(start: State, depth: int) -> list[int]:
    """The sequences of exactly 1, 2, … `depth` legal actions, counted by the second reading."""
    options, seed = start.options, start.round.seed
    counts = [0] * depth
    waiting = [(dict(inferno.zones(start)), 0)]
    while waiting:
        before, done = waiting.pop()
        moves = naive.legal(naive.from_zones(options, before, seed))
        counts[done] += len(moves)
        if done + 1 < depth:
            for text in moves:
                table = naive.from_zones(options, before, seed)
                naive.do(table, text)
                waiting.append((naive.to_zones(table), done + 1))
    return counts
