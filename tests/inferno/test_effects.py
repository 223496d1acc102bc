"""Rainbow and Shadow: INF-13 to INF-18."""

from __future__ import annotations

from typing import Any

import pytest

from numcards.inferno import Options
from tests.inferno.helpers import at, can, go, on_turn, zone

THREE = Options(players=3)
CUTTABLE = Options(players=3, impossible="cuttable")


def test_inf_13_rainbow_on_top_asks_for_one_more_of_any_value() -> None:
    state = go(at(P0="B7 W7 R1", P1="R2 G2 B2 R9 G9"), "B7+W7")
    assert can(state) == {"pass", "R2+G2+B2"}
    state = go(at(P0="W7 R1", P1="R2 G2 B2 R9"), "W7")
    assert can(state) == {"pass", "R2+G2", "R2+B2", "G2+B2"}


def test_inf_13_the_demand_binds_whoever_poses_next() -> None:
    state = go(at(THREE, P0="W7 R1", P1="R2 R3", P2="G2 B2 Y9"), "W7", "pass")
    assert can(state) == {"pass", "G2+B2"}


def test_inf_14_shadow_on_top_asks_for_one_less_of_any_value() -> None:
    state = go(at(P0="G13 S13 R1", P1="R2 G2 R14 G14"), "G13+S13")
    assert can(state) == {"pass", "R2", "G2", "R14", "G14"}


@pytest.mark.parametrize("covered", ["W7+B7", "S7+B7"])
def test_inf_13_14_a_covered_special_card_has_no_effect(covered: str) -> None:
    state = go(at(P0="B7 W7 S7 R1", P1="R2 G2 B2 R9 G9"), covered)
    assert can(state) == {"pass", "R9+G9"}


def test_inf_15_the_demand_stays_until_it_is_met() -> None:
    four = Options(players=4)
    state = go(at(four, P0="W7 R1", P1="R2", P2="Y9", P3="G2 B2 Y2"), "W7", "pass", "pass")
    assert can(state) == {"pass", "G2+B2", "G2+Y2", "B2+Y2"}


def test_inf_15_nobody_is_forced_to_pose_under_a_demand() -> None:
    state = go(at(P0="W7 R1", P1="R2 G2"), "W7")
    assert "pass" in can(state)


def test_inf_15_the_demand_ends_with_the_trick() -> None:
    state = go(at(P0="W7 R1 G1", P1="R2 G2 B2"), "W7", "pass")
    assert can(state) == {"R1", "G1", "R1+G1"}


def test_inf_15_what_meets_the_demand_is_the_new_top() -> None:
    state = go(at(P0="W7 R1 G1 R3 G3", P1="R2 G2 B2"), "W7", "R2+G2")
    assert can(state) == {"pass", "R3+G3"}


def test_inf_15_what_meets_the_demand_may_make_the_next() -> None:
    state = go(at(P0="W7 R1 G1 B1 R9", P1="R2 W2 B3"), "W7", "R2+W2")
    assert can(state) == {"pass", "R1+G1+B1"}
    state = go(at(P0="W7 R1 G1 R9", P1="R2 S2 B3"), "W7", "R2+S2")
    assert can(state) == {"pass", "R1", "G1", "R9"}


def test_inf_15_infini_and_numx_may_cut_under_a_demand() -> None:
    for leader, led in (("W7 R1", "W7"), ("G13 S13 R1", "G13+S13")):
        state = go(at(P0=leader, P1="infini numx R16"), led)
        assert {"infini", "numx"} <= can(state)


def test_inf_16_a_lone_shadow_wins_its_trick_outright() -> None:
    state = go(at(THREE, P0="S7 R1", P1="infini numx R9", P2="R14 G14"), "S7")
    assert (on_turn(state), zone(state, "trick")) == (0, "")
    # Following, too.
    state = go(at(THREE, P0="R5 R1", P1="S7 infini numx", P2="R14 G14"), "R5", "S7")
    assert (on_turn(state), zone(state, "trick")) == (1, "")
    # And where it meets a demand for one card.
    state = go(at(THREE, P0="G13 S13 R1", P1="S2 R9", P2="R14 G14"), "G13+S13", "S2")
    assert (on_turn(state), zone(state, "trick")) == (1, "")


def test_inf_16_cuttable_lets_only_infini_and_numx_follow() -> None:
    state = go(at(CUTTABLE, P0="S7 R1", P1="infini numx R9 S9", P2="R14 G14"), "S7")
    assert on_turn(state) == 1
    assert can(state) == {"pass", "infini", "numx"}
    passed = go(state, "pass")
    assert on_turn(passed) == 2
    assert can(passed) == {"pass"}
    assert on_turn(go(passed, "pass")) == 0
    assert on_turn(go(state, "infini")) == 2
    assert on_turn(go(state, "numx")) == 1


def test_inf_16_cuttable_changes_nothing_about_other_shadows() -> None:
    state = go(at(CUTTABLE, P0="G13 S13 R1", P1="infini R9", P2="R14 G14"), "G13+S13")
    assert can(state) == {"pass", "infini", "R9"}


def test_inf_16_no_demand_is_above_six() -> None:
    """A quintuple with Rainbow on top asks for a sextuple; a sextuple holds both families."""
    state = go(at(P0="R7 G7 B7 Y7 W7 R1", P1="R2 G2 B2 Y2 W2 S2 R3 G3"), "R7+G7+B7+Y7+W7")
    assert can(state) == {"pass", "R2+G2+B2+Y2+W2+S2"}


@pytest.mark.parametrize("pose", ["W7+S7", "R7+W7+S7", "R7+joker+W7+S7"])
@pytest.mark.parametrize("impossible", ["ends", "cuttable"])
def test_inf_17_both_families_stop_the_trick(pose: str, impossible: Any) -> None:
    options = Options(players=3, impossible=impossible)
    hands = {"P0": "R7 W7 S7 joker R1", "P1": "infini numx R9", "P2": "R14 G14"}
    state = go(at(options, **hands), pose)
    assert (on_turn(state), zone(state, "trick")) == (0, "")
    assert zone(state, "in_trick") == "P0 P1 P2"


def test_inf_17_both_families_must_still_be_legal() -> None:
    state = at(P0="R1", P1="R2 W2 S2 R9 W9 S9", trick="P0:R5+G5", in_trick="P1 P0")
    assert can(state) == {"pass", "W9+S9", "R9+W9", "W9+R9", "R9+S9", "S9+R9"}
    assert on_turn(go(state, "W9+S9")) == 1


def test_inf_17_the_demands_of_both_families_do_not_apply() -> None:
    state = go(at(P0="W7 S7 R1 G1 B1", P1="infini R9"), "W7+S7")
    assert "R1" in can(state)
    assert "R1+G1+B1" in can(state)


def test_inf_18_effects_of_different_poses_do_not_add_up() -> None:
    """A Shadow on a Rainbow of the same trick is no pose with both families."""
    state = go(at(P0="W7 R1 R3 G3", P1="R2 S2 B3"), "W7", "R2+S2")
    assert on_turn(state) == 0
    assert zone(state, "trick") == "P0:W7 P1:R2+S2"
    assert can(state) == {"pass", "R1", "R3", "G3"}
