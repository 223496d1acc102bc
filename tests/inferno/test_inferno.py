"""The Inferno triple and the inverted order: INF-25 to INF-28."""

from __future__ import annotations

from typing import Any

import pytest

from numcards.inferno import Options
from tests.inferno.helpers import at, can, go, on_turn, zone

ON_TOP = Options(players=2, inferno_needs="on_top")
TRICK = Options(players=2, inferno_lasts="trick")
P1 = "R4 G4 B4 R14 G14 B14 Y14"


def _order_after(pose: str, options: Options, order: str = "normal") -> str:
    cards = pose.replace("+", " ")
    return zone(go(at(options, P0=f"{cards} R1 R2", P1=P1, order=order), pose), "order")


@pytest.mark.parametrize(
    "pose",
    [
        "S6+R6+G6",
        "W9+R9+G9",
        "R6+G6+S6",
        "B9+Y9+W9",
        "S6+R6+joker",
        "R9+joker+W9",
        "W6+joker+joker",
        "R6+W6+S6",
        "joker+W9+S9",
    ],
)
def test_inf_25_a_triple_of_6s_or_9s_with_a_special_card(pose: str) -> None:
    assert _order_after(pose, Options(players=2)) == "inverted"


@pytest.mark.parametrize(
    "pose",
    [
        "R6+G6+B6",
        "R9+G9+joker",
        "R7+G7+W7",
        "S8+R8+G8",
        "R6+W6",
        "W6",
        "R6+G6+B6+W6",
        "S9+R9+G9+B9",
        "R6+G6+B6+W6+S6",
        "R9+G9+B9+Y9+W9+S9",
    ],
)
def test_inf_25_nothing_else_is_an_inferno(pose: str) -> None:
    assert _order_after(pose, Options(players=2)) == "normal"


@pytest.mark.parametrize(
    ("pose", "order"),
    [
        ("S6+R6+G6", "normal"),
        ("W9+R9+joker", "normal"),
        ("R6+G6+S6", "inverted"),
        ("R9+joker+W9", "inverted"),
        ("R6+W6+S6", "inverted"),
        ("joker+W9+S9", "inverted"),
        ("R6+G6+B6", "normal"),
        ("R6+G6+B6+W6", "normal"),
    ],
)
def test_inf_25_on_top_needs_a_special_card_on_top(pose: str, order: str) -> None:
    assert _order_after(pose, ON_TOP) == order


def test_inf_26_it_inverts_at_once_and_again() -> None:
    state = go(at(P0="S6 R6 G6 R1", P1=P1), "S6+R6+G6")
    assert can(state) == {"pass", "R4+G4+B4"}
    assert _order_after("S6+R6+G6", Options(players=2), "inverted") == "normal"


def test_inf_26_it_must_be_legal_under_the_order_before_it() -> None:
    follower = "S6 R6 G6 S9 R9 G9 R1"
    state = at(P0="R0", P1=follower, trick="P0:R8+G8+B8", in_trick="P1 P0")
    assert {text for text in can(state) if text.startswith("S")} == {"S9+R9+G9"}
    state = at(P0="R0", P1=follower, trick="P0:R8+G8+B8", in_trick="P1 P0", order="inverted")
    assert {text for text in can(state) if text.startswith("S")} == {"S6+R6+G6"}
    assert zone(go(state, "S6+R6+G6"), "order") == "normal"


def test_inf_27_the_order_lasts_until_the_round_ends() -> None:
    state = go(at(P0="S6 R6 G6 R1", P1=P1), "S6+R6+G6", "pass")
    assert zone(state, "order") == "inverted"
    state = go(state, "R1")
    assert (on_turn(state), zone(state, "order")) == (None, "inverted")


def test_inf_27_or_until_the_trick_ends() -> None:
    state = go(at(TRICK, P0="S6 R6 G6 R1 R2", P1=P1), "S6+R6+G6")
    assert zone(state, "order") == "inverted"
    assert zone(go(state, "R4+G4+B4"), "order") == "inverted"
    assert zone(go(state, "pass"), "order") == "normal"


@pytest.mark.parametrize("lasts", ["round", "trick"])
def test_inf_27_each_round_starts_in_normal_order(lasts: Any) -> None:
    options = Options(players=2, rounds_to_win=2, inferno_lasts=lasts)
    state = go(at(options, P0="S6 R6 G6", P1=P1), "S6+R6+G6")
    assert (zone(state, "round"), zone(state, "order")) == ("2", "normal")


def test_inf_28_rainbow_on_top_of_an_inferno_asks_for_four() -> None:
    state = go(at(P0="W6 R6 G6 R1", P1=P1), "R6+G6+W6")
    assert zone(state, "order") == "inverted"
    assert can(state) == {"pass", "R14+G14+B14+Y14"}


def test_inf_28_shadow_on_top_of_an_inferno_asks_for_two() -> None:
    state = go(at(P0="S6 R6 G6 R1", P1="R4 G4 R14 G14"), "R6+G6+S6")
    assert zone(state, "order") == "inverted"
    assert can(state) == {"pass", "R4+G4", "R14+G14"}


def test_inf_28_a_covered_special_card_asks_for_a_stronger_triple() -> None:
    state = go(at(P0="S6 R6 G6 R1", P1=P1, order="inverted"), "S6+R6+G6")
    assert can(state) == {
        "pass",
        "R14+G14+B14",
        "R14+G14+Y14",
        "R14+B14+Y14",
        "G14+B14+Y14",
    }


def test_inf_28_both_families_stop_the_trick_and_the_order_stays() -> None:
    state = go(at(P0="W6 S6 R6 R1 R2", P1=P1), "R6+W6+S6")
    assert (on_turn(state), zone(state, "order"), zone(state, "trick")) == (0, "inverted", "")
    state = go(at(TRICK, P0="W6 S6 R6 R1 R2", P1=P1), "R6+W6+S6")
    assert (on_turn(state), zone(state, "order"), zone(state, "trick")) == (0, "normal", "")
