"""Tricks, following, passing and handing on the lead: INF-09 to INF-12."""

from __future__ import annotations

import pytest

from numcards.inferno import Code, Options
from tests.inferno.helpers import at, can, go, on_turn, why, zone

THREE = Options(players=3)
FOUR = Options(players=4)


def test_inf_09_the_leader_poses_anything() -> None:
    state = at(P0="R3 G3 B9 infini numx", P1="G5")
    assert can(state) == {"R3", "G3", "R3+G3", "B9", "infini", "numx"}


def test_inf_09_the_next_poses_as_many_of_higher_value_or_passes() -> None:
    state = at(P0="B16", P1="R3 G3 R5 R9 G9 B9", trick="P0:G5+Y5", in_trick="P1 P0")
    assert can(state) == {"pass", "R9+G9", "R9+B9", "G9+B9"}


def test_inf_09_whoever_passes_is_out_until_the_trick_ends() -> None:
    state = at(THREE, P0="R3 R9 B9", P1="G5 B5", P2="B7 Y7")
    state = go(state, "R3", "pass", "B7", "R9")
    assert on_turn(state) == 2
    state = go(state, "pass")
    assert (on_turn(state), zone(state, "in_trick")) == (0, "P0 P1 P2")


def test_inf_09_passing_is_allowed_even_if_one_could_follow() -> None:
    state = go(at(P0="R3 R4", P1="G5 B5"), "R3")
    assert can(state) == {"pass", "G5", "B5"}
    assert on_turn(go(state, "pass")) == 0


def test_inf_10_the_last_to_pose_wins_and_leads() -> None:
    state = go(at(FOUR, P0="R3 R9", P1="G5 B5", P2="B7 Y7", P3="R0 G0"), "R3", "pass", "B7", "pass")
    assert on_turn(state) == 0
    state = go(state, "pass")
    assert on_turn(state) == 2
    assert zone(state, "trick") == ""
    assert zone(state, "in_trick") == "P2 P3 P0 P1"
    discard = zone(state, "discard").split()
    assert {"R3", "B7"} <= set(discard)


def test_inf_10_nobody_answers_their_own_pose() -> None:
    state = go(at(P0="R3 R9 R10", P1="G5 B5"), "R3", "pass")
    assert on_turn(state) == 0
    assert "pass" not in can(state)


@pytest.mark.parametrize(
    ("order", "follows"), [("normal", {"pass", "G8", "G16"}), ("inverted", {"pass", "G0", "G6"})]
)
def test_inf_11_higher_goes_by_the_current_order(order: str, follows: set[str]) -> None:
    state = at(P0="R1", P1="G0 G6 G7 G8 G16", trick="P0:R7", in_trick="P1 P0", order=order)
    assert can(state) == follows
    assert why(state, "G7").code is Code.NOT_HIGHER


@pytest.mark.parametrize("stuck", ["infini", "numx", "joker", "joker joker"])
def test_inf_12_a_leader_without_a_pose_passes_the_lead(stuck: str) -> None:
    state = at(THREE, P0=stuck, P1="G5 B5", P2="B7 Y7")
    assert can(state) == {"pass"}
    state = go(state, "pass")
    assert on_turn(state) == 1
    assert zone(state, "in_trick") == "P1 P2"
    # The lead was a pass for the coming trick: its passer is not asked in it.
    state = go(state, "G5", "B7", "pass")
    assert on_turn(state) == 2
    assert zone(state, "in_trick") == "P2 P0 P1"


@pytest.mark.parametrize(
    "free", ["R3", "infini infini", "infini joker", "numx joker", "infini numx", "R3 joker"]
)
def test_inf_12_a_leader_with_a_legal_pose_must_pose(free: str) -> None:
    state = at(THREE, P0=free, P1="G5 B5", P2="B7 Y7")
    assert "pass" not in can(state)
    assert why(state, "pass").code is Code.MUST_POSE


def test_inf_12_a_lone_numx_that_may_not_finish_can_follow_only_by_passing() -> None:
    state = at(THREE, P0="R3 R4", P1="numx", P2="joker")
    state = go(state, "R3")
    assert can(state) == {"pass"}
    assert can(go(state, "pass")) == {"pass"}


def test_inf_12_the_lead_goes_round_players_with_cards() -> None:
    rank_all = Options(players=4, finish="rank_all")
    state = at(rank_all, P0="joker", P2="infini", P3="B7 Y7", out="P1")
    state = go(state, "pass")
    assert on_turn(state) == 2
    state = go(state, "pass")
    assert on_turn(state) == 3
    assert zone(state, "in_trick") == "P3"


def test_inf_12_when_all_others_passed_the_lead_the_first_pose_ends_the_trick() -> None:
    state = go(at(THREE, P0="joker", P1="infini", P2="B7 Y7 R1"), "pass", "pass", "B7")
    assert zone(state, "trick") == ""
    assert on_turn(state) == 2
    assert zone(state, "in_trick") == "P2 P0 P1"
    # They are asked again in the next one: what they hold has changed nothing.
    state = go(state, "Y7")
    assert on_turn(state) == 0
    assert can(state) == {"pass"}


def test_inf_12_two_players_one_of_them_stuck() -> None:
    state = go(at(P0="numx", P1="B7 Y7"), "pass", "B7")
    assert on_turn(state) == 1
    assert zone(state, "trick") == ""
