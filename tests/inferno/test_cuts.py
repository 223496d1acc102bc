"""Infini and Num-X: INF-19 to INF-24."""

from __future__ import annotations

import pytest

from numcards.core import InvalidPosition
from numcards.inferno import Code, Options
from tests.inferno.helpers import at, can, go, on_turn, why, zone

THREE = Options(players=3)


@pytest.mark.parametrize(
    "top",
    ["R16", "R5+G5", "R5+G5+B5+Y5+W5", "W5+R5", "R5+W5", "R5+S5", "W5", "R5+joker"],
)
def test_inf_19_infini_cuts_any_pose_whose_trick_has_not_ended(top: str) -> None:
    state = at(THREE, P0="R1", P1="infini R0", P2="G0", trick=f"P0:{top}", in_trick="P1 P2 P0")
    assert "infini" in can(state)
    state = go(state, "infini")
    assert zone(state, "trick") == f"P0:{top} P1:infini"
    assert on_turn(state) == 2


def test_inf_19_infini_is_posed_alone() -> None:
    state = at(P0="infini infini R3", P1="G5")
    assert can(state) == {"infini", "R3"}


def test_inf_19_only_those_still_in_the_trick_may_cut() -> None:
    state = go(at(THREE, P0="R3 R5", P1="infini R0", P2="G4 G5"), "R3", "pass", "G4")
    assert on_turn(state) == 0
    assert on_turn(go(state, "pass")) == 2


def test_inf_19_infini_cannot_be_posed_on_infini() -> None:
    state = at(THREE, P0="R1", P1="infini R0", P2="G0", trick="P0:infini", in_trick="P1 P2 P0")
    assert can(state) == {"pass"}
    refused = why(state, "infini")
    assert (refused.code, refused.rule) == (Code.CANNOT_CUT, "INF-19")


@pytest.mark.parametrize("top", ["numx", "W7+S7", "S7"])
def test_inf_19_the_tricks_of_numx_both_families_and_a_lone_shadow_have_ended(top: str) -> None:
    with pytest.raises(InvalidPosition, match="this trick would be over"):
        at(P0="R1", P1="infini R0", trick=f"P0:{top}", in_trick="P1 P0")


def test_inf_20_after_infini_only_numx_can_be_posed() -> None:
    state = go(at(THREE, P0="R5 R6", P1="infini R0", P2="R16 S16 numx infini"), "R5", "infini")
    assert can(state) == {"pass", "numx"}


def test_inf_20_the_poser_of_infini_wins_if_nobody_cuts() -> None:
    state = go(at(THREE, P0="R5 R6", P1="infini R0", P2="R16"), "R5", "infini", "pass", "pass")
    assert (on_turn(state), zone(state, "trick")) == (1, "")


@pytest.mark.parametrize("top", ["R16", "R5+G5", "R5+W5", "infini", "W5"])
def test_inf_21_22_numx_cuts_anything_and_ends_the_trick(top: str) -> None:
    state = at(THREE, P0="R1", P1="numx R0", P2="G0", trick=f"P0:{top}", in_trick="P1 P2 P0")
    state = go(state, "numx")
    assert (on_turn(state), zone(state, "trick")) == (1, "")
    assert zone(state, "in_trick") == "P1 P2 P0"


def test_inf_23_infini_may_lead() -> None:
    state = go(at(THREE, P0="infini R5", P1="R0 infini", P2="numx G4"), "infini")
    assert can(state) == {"pass"}
    state = go(state, "pass")
    assert can(state) == {"pass", "numx"}
    assert on_turn(go(state, "pass")) == 0
    assert on_turn(go(state, "numx")) == 2


def test_inf_23_numx_may_lead() -> None:
    state = go(at(THREE, P0="numx R5", P1="R0 infini", P2="G3 G4"), "numx")
    assert (on_turn(state), zone(state, "trick")) == (0, "")


@pytest.mark.parametrize("card", ["infini", "numx"])
def test_inf_24_nobody_finishes_on_infini_or_numx(card: str) -> None:
    state = at(THREE, P0="R1", P1=card, P2="G0", trick="P0:R5", in_trick="P1 P2 P0")
    assert can(state) == {"pass"}
    refused = why(state, card)
    assert (refused.code, refused.rule) == (Code.CANNOT_FINISH, "INF-24")
    leading = at(THREE, P0=card, P1="R1", P2="G0")
    assert why(leading, card).code is Code.CANNOT_FINISH


def test_inf_24_with_two_infinis_the_first_may_be_posed() -> None:
    state = at(P0="infini infini", P1="R1 R2")
    assert can(state) == {"infini"}
    state = go(state, "infini", "pass")
    assert can(state) == {"pass"}


def test_inf_24_a_last_pose_may_contain_jokers() -> None:
    state = go(at(P0="R3 joker joker", P1="G5"), "R3+joker+joker")
    assert on_turn(state) is None
    assert zone(state, "wins") == "1 0"
