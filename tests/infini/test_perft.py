"""Golden counts of action sequences, each confirmed by the second reading of the rules."""

from __future__ import annotations

import pytest

from numcards import infini
from numcards.core import perft
from numcards.infini import Options, State
from tests.infini import naive
from tests.infini.helpers import at

LESS = {
    "Bup": " ".join(f"B{v}" for v in range(17)),
    "Yup": " ".join(f"Y{v}" for v in range(17)),
}
NONE = Options(mode="coop", players=2, rescue_cards="none", min_plays=1, hand_growth=0)
ACTIONS = Options(mode="coop", players=2, rescue_cards="none", action_copies=1, passe_when="any")
DUEL = Options(mode="adversary", players=2, rescue_cards="restricted", hand_size=3, action_copies=1)
HELP = Options(
    mode="adversary", players=3, rescue_targets="help", action_targets="own", action_copies=1,
    rival_start="allowed", short_turn="allowed", hand_size=3,
)  # fmt: skip
SHORT = Options(mode="coop", players=1, min_plays=3, short_turn="allowed", hand_size=4)
QUITS = Options(mode="coop", players=3, on_stuck="eliminate", hand_size=2)
RACE = Options(mode="adversary", players=2, min_plays=2, on_stuck="end")
SIXTEEN = " ".join(f"R{v}" for v in range(15))

PUZZLES: dict[str, tuple[State, tuple[int, ...]]] = {
    "the first turns": (infini.new_game(NONE, 3), (10, 88, 617, 3575)),
    "an advanced game": (infini.new_game(Options.advanced("coop", 2), 5), (12, 108, 782, 3887)),
    "adversaries": (infini.new_game(DUEL, 8), (4, 8, 8, 25, 53, 87, 301, 825)),
    "adversaries who may only help": (infini.new_game(HELP, 1), (8, 40, 130, 719, 2318, 5279)),
    "short turns alone": (infini.new_game(SHORT, 2), (12, 98, 472, 1392, 12531)),
    "players who are eliminated": (
        at(QUITS, 4, P0="R5 R9", P1="G7 R6", P2="B1 S3", Rup="R8", Rdown="R2", Gup="G9 S9"),
        (1, 1, 6, 15, 142, 817, 2764, 18399),
    ),
    "all action cards": (
        at(ACTIONS, P0="joker flip R1", P1="flash simple passe", Rup="R9", Rdown="R12", draw="..."),
        (4, 12, 28, 112, 356, 1553, 7857),
    ),
    "a race that ends": (
        at(RACE, P0="R15 R16 G1", P1="G2 G8 B1"[:5], Rup=SIXTEEN, Gup="G5", Gdown="G4"),
        (5, 14, 20, 24, 24, 228, 1392, 7020),
    ),
    "caught between": (
        at(RACE, P0="R9 R5 R4", P1="G9 R7 S4", Rup="R8", Rdown="R2", Gup="G5", Gdown="G4"),
        (1, 0),
    ),
    "after the end": (
        at(RACE, P0="R5", P1="G9", Rup="R8", Rdown="R2", stuck="P0"),
        (0,),
    ),
    "the last cards of all": (
        at(
            NONE,
            P0="R3 G10",
            P1="G16 R4",
            draw="R16",
            Rup=" ".join(f"R{v}" for v in range(5, 16)),
            Rdown="R2 R1 R0",
            Gup=" ".join(f"G{v}" for v in range(10)),
            Gdown="G15 G14 G13 G12 G11",
            **LESS,
        ),
        (2, 2, 2, 2, 2, 2, 0),
    ),
    "what was returned is drawn": (
        at(
            Options(mode="coop", players=3, rescue_cards="none", on_stuck="eliminate", hand_size=3),
            P0="R3 G10 G16",
            P2="R4",
            eliminated="P1",
            returned="R14 R15",
            draw="R16",
            Rup=" ".join(f"R{v}" for v in range(5, 14)),
            Rdown="R2 R1 R0",
            Gup=" ".join(f"G{v}" for v in range(10)),
            Gdown="G15 G14 G13 G12 G11",
            **LESS,
        ),
        (4, 9, 18, 24, 54, 69, 93, 36),
    ),
}


@pytest.mark.parametrize("name", PUZZLES)
def test_golden_counts(name: str) -> None:
    state, counts = PUZZLES[name]
    assert tuple(perft(infini, state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize("name", PUZZLES)
def test_the_second_reading_counts_the_same(name: str) -> None:
    state, counts = PUZZLES[name]
    table = naive.from_zones(state.options, infini.zones(state), state.setting.seed)
    for depth, count in enumerate(counts, start=1):
        if count > 400:
            break
        assert naive.perft(table, depth) == count
