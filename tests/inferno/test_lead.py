"""INF-12: who passed the lead of a trick is known until it ends, and what they hold with it."""

from __future__ import annotations

import pytest

from numcards import inferno
from numcards.core import SPECTATOR, viewers
from numcards.inferno import Options
from tests.inferno.helpers import at, go, zone

THREE = Options(players=3)
STUCK = {"P0": "joker", "P1": "infini", "P2": "numx"}


def test_inf_12_who_has_passed_the_lead() -> None:
    """It stays known until the trick ends, and is told apart from passing in the trick."""
    four = Options(players=4)
    start = at(four, P0="joker", P1="R2 R9 G9", P2="infini", P3="R3 B12", in_trick="P2 P3 P0 P1")
    assert inferno.observe(start, SPECTATOR).lead_passed == ()
    trick = go(start, "pass", "R3")
    for viewer in viewers(4):
        assert inferno.observe(trick, viewer).lead_passed == (2,)
    trick = go(trick, "pass")
    assert inferno.observe(trick, SPECTATOR).passed == (0, 2)
    assert inferno.observe(trick, SPECTATOR).lead_passed == (2,)
    following = go(trick, "pass")
    assert (zone(following, "trick"), zone(following, "in_trick")) == ("", "P3 P0 P1 P2")
    assert inferno.observe(following, SPECTATOR).lead_passed == ()


def test_inf_12_33_the_lead_is_passed_round_and_blocks() -> None:
    stuck = {"P0": "joker", "P1": "infini", "P2": "numx", "in_trick": "P1 P2 P0"}
    last = at(THREE, **stuck, round="20")
    for passed in ((), (1,), (1, 2), (0, 1, 2)):
        assert inferno.observe(last, SPECTATOR).lead_passed == passed
        last = go(last, "pass") if len(passed) < 3 else last
    assert inferno.is_over(last)
    assert zone(last, "passed_lead") == "P0 P1 P2"
    dealt = go(at(THREE, **stuck, round="19"), "pass", "pass", "pass")
    assert inferno.observe(dealt, SPECTATOR).lead_passed == ()


def test_inf_29_who_passed_the_lead_of_a_trick_that_lies_there_at_the_end() -> None:
    over = go(at(THREE, P0="joker", P1="R2", P2="R3 G3"), "pass", "R2")
    assert (zone(over, "trick"), zone(over, "passed_lead")) == ("P1:R2", "P0")
    ended = go(at(THREE, P0="joker", P1="S2", P2="R3 G3"), "pass", "S2")
    assert (zone(ended, "trick"), zone(ended, "passed_lead")) == ("", "")


def test_inf_12_passing_the_lead_and_passing_in_the_trick_are_two_positions() -> None:
    zones = {"P0": "joker", "P1": "R9 G9", "P2": "B12", "trick": "P1:R2 P2:R3", "in_trick": "P1 P2"}
    followed, led = at(THREE, **zones), at(THREE, **zones, passed_lead="P0")
    assert led == go(at(THREE, P0="joker", P1="R2 R9 G9", P2="R3 B12"), "pass", "R2", "R3")
    start = at(THREE, P0="joker", P1="R2 R9 G9", P2="R3 B12", in_trick="P1 P2 P0")
    assert followed == go(start, "R2", "R3", "pass")
    assert led != followed
    assert hash(led) != hash(followed)
    for viewer in viewers(3):
        assert inferno.observe(led, viewer) != inferno.observe(followed, viewer)
    assert go(led, "pass") == go(followed, "pass")


@pytest.mark.parametrize(
    ("zones", "passed"),
    [
        ({"in_trick": "P1 P2"}, "P0"),
        ({"in_trick": "P2"}, "P0 P1"),
        ({"in_trick": "P0 P1 P2"}, ""),
        ({"in_trick": "P0 P1", "trick": "P1:R3"}, ""),
        ({"in_trick": "", "round": "20"}, "P0 P1 P2"),
        ({"in_trick": "", "trick": "P1:R3", "P1": "", "out": "P1", "wins": "0 1 0"}, ""),
        ({"in_trick": "", "P1": "", "out": "P1", "wins": "0 1 0"}, ""),
    ],
)
def test_inf_12_the_default_of_who_passed_the_lead(zones: dict[str, str], passed: str) -> None:
    hands = {"P0": "joker", "P1": "infini", "P2": "numx"}
    state = at(Options(players=3), **(hands | zones))
    assert zone(state, "passed_lead") == passed


def test_inf_12_they_may_be_named_in_any_order() -> None:
    state = at(THREE, **STUCK, in_trick="P0", passed_lead="P2 P1")
    assert zone(state, "passed_lead") == "P1 P2"
    assert state == at(THREE, **STUCK, in_trick="P0")
