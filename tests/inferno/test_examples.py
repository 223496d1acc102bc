"""The worked examples of the rules page, in its order."""

from __future__ import annotations

from numcards import inferno
from numcards.inferno import Code, Options
from tests.inferno.helpers import at, can, go, on_turn, why, zone


def test_example_1_double_7_with_rainbow_on_top_or_covered() -> None:
    state = at(P0="B7 Y7 W7 R1", P1="R2 G2 B2 R8 G8")
    assert can(go(state, "B7+W7")) == {"pass", "R2+G2+B2"}
    assert can(go(state, "W7+Y7")) == {"pass", "R8+G8"}


def test_example_2_double_13_with_shadow_on_top() -> None:
    state = go(at(P0="G13 S13 R1", P1="R2 G2 R16"), "G13+S13")
    assert can(state) == {"pass", "R2", "G2", "R16"}


def test_example_3_inferno_and_again() -> None:
    state = at(
        P0="S6 R6 G6 B9 W9 S9 R0 G0",
        P1="R4 G4 B4 R8 G8 B8",
    )
    state = go(state, "S6+R6+G6")
    assert zone(state, "order") == "inverted"
    assert can(state) == {"pass", "R4+G4+B4"}
    state = go(state, "pass", "B9+W9+S9")
    assert zone(state, "order") == "normal"
    assert (on_turn(state), zone(state, "trick")) == (0, "")


def test_example_4_four_five_or_six_cards_are_no_inferno() -> None:
    for value in (6, 9):
        cards = [f"{family}{value}" for family in "RGBYWS"]
        for pose in ("RGBW", "RGBYS", "RGBYWS"):
            text = "+".join(f"{family}{value}" for family in pose)
            state = go(at(P0=" ".join([*cards, "R1"]), P1="R2"), text)
            assert zone(state, "order") == "normal"


def test_example_5_infini_and_numx() -> None:
    three = Options(players=3)
    state = at(
        three, P0="R1 R2", P1="numx R3", P2="infini R4", trick="P0:infini", in_trick="P1 P2 P0"
    )
    state = go(state, "numx")
    # Nothing lies there any more for an infini to be posed on.
    assert (on_turn(state), zone(state, "trick")) == (1, "")


def test_example_6_finishing() -> None:
    stuck = at(P0="infini", P1="R3 joker")
    assert why(stuck, "infini").code is Code.CANNOT_FINISH
    state = go(stuck, "pass")
    assert "R3+joker" in can(state)
    state = go(state, "R3+joker")
    assert inferno.result(state).winners == (1,)
