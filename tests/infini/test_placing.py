"""INI-04 to INI-09: which card may be placed on which branch, by whom."""

from __future__ import annotations

import pytest

from numcards import infini
from numcards.infini import Options
from tests.infini.helpers import SOLO, at, can, go, moves, zone


def adversaries(**choices: str | int) -> Options:
    return Options(mode="adversary", players=3, min_plays=1, action_copies=2, **choices)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", range(17))
def test_ini_04_an_empty_branch_takes_any_value(value: int) -> None:
    state = at(SOLO, P0=f"R{value} G3")
    assert can(state, f"R{value}@R+")
    assert can(state, f"R{value}@R-")


@pytest.mark.parametrize("top", range(17))
@pytest.mark.parametrize("value", range(17))
def test_ini_04_ini_05_every_value_on_every_top(top: int, value: int) -> None:
    """INI-04, INI-05: strictly beyond the top, or the net of exactly ten back."""
    rising = at(SOLO, P0=f"R{value} simple", Rup=f"S{top}")
    assert can(rising, f"R{value}@R+") == (value > top or value == top - 10)
    falling = at(SOLO, P0=f"R{value} simple", Rdown=f"W{top}")
    assert can(falling, f"R{value}@R-") == (value < top or value == top + 10)


def test_ini_05_the_branch_goes_on_from_the_net() -> None:
    state = go(at(SOLO, P0="R4 R5 R15", Rup="R14"), "R4@R+")
    assert can(state, "R5@R+")
    assert can(state, "R15@R+")


def test_ini_06_rescue_cards_lie_on_one_branch_of_any_pile() -> None:
    state = at(SOLO, P0="W3 S3", Rup="R9", Rdown="R1")
    assert moves(state) == "W3@R- W3@G- W3@B- W3@Y- S3@R+ S3@G+ S3@B+ S3@Y+"


def test_ini_06_rescue_cards_lie_where_no_pile_is_missing() -> None:
    state = at(adversaries(), P0="S3")
    assert moves(state) == "S3@R+ S3@G+ S3@B+"


@pytest.mark.parametrize("top", range(17))
@pytest.mark.parametrize("value", range(17))
def test_ini_08_a_rivals_card_only_helps(top: int, value: int) -> None:
    """INI-08: strictly on the other side of the top; equal values never help."""
    rising = at(adversaries(), P0=f"G{value} simple", Gup=f"S{top}")
    assert can(rising, f"G{value}@G+") == (value < top)
    assert not can(rising, f"G{value}@G-")
    falling = at(adversaries(), P0=f"G{value} simple", Gdown=f"W{top}")
    assert can(falling, f"G{value}@G-") == (value > top)


def test_ini_08_a_rivals_pile_is_started_only_where_that_is_allowed() -> None:
    assert not can(at(adversaries(), P0="G5 simple"), "G5@G+")
    state = at(adversaries(rival_start="allowed"), P0="G5 simple")
    assert can(state, "G5@G+")
    assert can(state, "G5@G-")


def test_ini_08_an_eliminated_rival_is_helped_all_the_same() -> None:
    state = at(adversaries(), P0="G5 G9 simple", Gup="G7", eliminated="P1", returned="G8")
    assert can(state, "G5@G+")
    assert not can(state, "G9@G+")


def test_ini_08_in_coop_every_pile_is_everybodys_own() -> None:
    team = Options(
        mode="coop", players=3, min_plays=1, rescue_targets="own", action_targets="own",
        action_copies=1,
    )  # fmt: skip
    state = at(team, P2="Y9 S4 flash", Yup="Y5", turn="P2")
    assert can(state, "Y9@Y+")
    assert can(state, "S4@R+")
    assert can(state, "flash@Y+")


def test_ini_09_rescue_cards_on_rivals_piles_freely() -> None:
    state = at(adversaries(), P0="S9 W9", Gup="G5", Gdown="G6")
    assert moves(state) == "W9@R- W9@G- W9@B- S9@R+ S9@G+ S9@B+"


def test_ini_09_rescue_cards_on_rivals_piles_only_to_help() -> None:
    helping = adversaries(rescue_targets="help")
    state = at(helping, P0="S4 S9 W5 W9", Gup="G7", Gdown="G8")
    assert moves(state) == "W5@R- W9@R- W9@G- S4@R+ S4@G+ S9@R+"
    starting = adversaries(rescue_targets="help", rival_start="allowed")
    assert "S9@B+" in moves(at(starting, P0="S9"))


def test_ini_09_rescue_cards_never_on_rivals_piles() -> None:
    state = at(adversaries(rescue_targets="own"), P0="S4 W4", P1="S5", Gup="G7", Gdown="G2")
    assert moves(state) == "W4@R- S4@R+"
    assert moves(go(state, "S4@R+", "end")) == "S5@G+"


def test_the_card_leaves_the_hand_and_lies_on_top() -> None:
    state = go(at(SOLO, P0="R9 R12", Rup="R3"), "R9@R+")
    assert zone(state, "P0") == "R12"
    assert zone(state, "R+") == "R3 R9"
    assert infini.legal_actions(state)[-1] is infini.END
