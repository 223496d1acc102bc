"""INI-10 to INI-15: joker, flip, flash, simple, passe."""

from __future__ import annotations

import pytest

from numcards import infini
from numcards.core import Family
from numcards.infini import Options
from tests.infini.helpers import DUEL, P0, SOLO, at, can, go, moves, zone

OWN = Options(mode="adversary", players=2, min_plays=1, action_copies=2, action_targets="own")
TWO_PLAYS = Options(mode="coop", players=2, min_plays=2, action_copies=2)
ANY_TIME = Options(mode="coop", players=2, min_plays=2, action_copies=2, passe_when="any")


@pytest.mark.parametrize("top", range(17))
def test_ini_10_a_joker_is_given_the_tops_value_or_ten_back(top: int) -> None:
    rising = at(SOLO, P0="joker", Rup=f"S{top}")
    expected = [f"joker={top}@R+"] if top < 10 else [f"joker={top - 10}@R+", f"joker={top}@R+"]
    assert moves(rising).split() == expected
    falling = at(SOLO, P0="joker", Rdown=f"W{top}")
    expected = [f"joker={top}@R-"] if top > 6 else [f"joker={top}@R-", f"joker={top + 10}@R-"]
    assert moves(falling).split() == expected


def test_ini_10_a_joker_needs_a_card_and_counts_for_nobody() -> None:
    state = at(SOLO, P0="joker G1", Rup="R9")
    assert not can(state, "joker=9@G+")
    state = go(state, "joker=9@R+")
    assert state.placed[Family.RED] == 1
    assert zone(state, "R+") == "R9 joker=9"
    assert zone(state, "out") == ""


def test_action_targets_own_keeps_jokers_flips_and_flashes_at_home() -> None:
    lying = {"Rup": "R5", "Rdown": "R9", "Gup": "G5", "Gdown": "G9"}
    state = at(OWN, P0="joker flip flash", **lying)
    assert moves(state) == "joker=5@R+ joker=9@R- flip@R flash@R+ flash@R-"
    free = at(DUEL, P0="flip flash", **lying)
    assert moves(free) == "flip@R flip@G flash@R+ flash@R- flash@G+ flash@G-"


def test_ini_11_a_flip_needs_a_card_on_both_branches() -> None:
    assert not can(at(SOLO, P0="flip simple", Rup="R5"), "flip@R")
    assert not can(at(SOLO, P0="flip simple", Rdown="R5"), "flip@R")
    assert can(at(SOLO, P0="flip simple", Rup="R5", Rdown="R6"), "flip@R")


def test_ini_11_equal_tops_may_be_flipped_and_anything_may_change_sides() -> None:
    state = at(SOLO, P0="flip flip simple", Rup="S5", Rdown="W5")
    state = go(state, "flip@R")
    assert (zone(state, "R+"), zone(state, "R-")) == ("W5", "S5")
    joker = at(SOLO, P0="flip simple", Rup="R9 joker=9", Rdown="R2 R1")
    joker = go(joker, "flip@R")
    assert (zone(joker, "R+"), zone(joker, "R-")) == ("R9 R1", "R2 joker=9")
    assert joker.placed[Family.RED] == 3


def test_ini_12_a_flash_may_empty_a_branch() -> None:
    state = go(at(SOLO, P0="flash R2", Rup="R9", Rdown="R1"), "flash@R+")
    assert zone(state, "R+") == ""
    assert can(state, "R2@R+")
    assert not can(at(SOLO, P0="flash simple"), "flash@R+")


def test_ini_12_an_emptied_rivals_branch_may_not_be_started() -> None:
    state = at(DUEL, P0="flash G2 simple", Gup="G9")
    assert can(state, "G2@G+")
    assert not can(go(state, "flash@G+"), "G2@G+")


def test_ini_12_a_removed_joker_is_out_and_a_removed_colour_card_still_counts() -> None:
    state = at(SOLO, P0="flash flash simple", Rup="R9 joker=9")
    state = go(state, "flash@R+")
    assert zone(state, "out") == "joker flash"
    state = go(state, "flash@R+")
    assert zone(state, "out") == "R9 joker flash flash"
    assert state.placed[Family.RED] == 1


def test_ini_13_simple_counts_as_a_play_at_any_place() -> None:
    state = at(TWO_PLAYS, P0="R1 R5 simple simple", P1="G1 G2")
    for plays in (("simple", "simple"), ("simple", "R1@R+"), ("R1@R+", "simple")):
        after = go(state, *plays)
        assert after.owed == 0
        assert can(after, "end")
    assert can(go(state, "R1@R+", "R5@R+"), "simple")


def test_ini_14_passe_fulfils_and_ends_the_turn() -> None:
    state = go(at(TWO_PLAYS, P0="R1 R5 passe", P1="G1 G2"), "passe")
    assert infini.to_act(state) == (1,)
    assert zone(state, "out") == "passe"
    assert len(state.hand(P0)) == 5


def test_ini_14_passe_is_a_first_play_only() -> None:
    """INI-14: so in hand after a first play it does not save its holder."""
    state = at(TWO_PLAYS, P0="R1 R5 passe", P1="G1 G2")
    assert not can(go(state, "R1@R+"), "passe")
    caught = at(TWO_PLAYS, P0="R9 R5 passe", P1="G1 G2", Rup="R8", Rdown="R2")
    over = go(caught, "R9@R+")
    assert infini.is_over(over)
    assert zone(over, "stuck") == "P0"


def test_ini_14_passe_at_any_point_where_that_is_allowed() -> None:
    state = at(ANY_TIME, P0="R1 R5 R6 passe", P1="G1 G2")
    assert infini.to_act(go(state, "R1@R+", "passe")) == (1,)
    assert infini.to_act(go(state, "R1@R+", "R5@R+", "passe")) == (1,)
    caught = at(ANY_TIME, P0="R9 R5 passe", P1="G1 G2", Rup="R8", Rdown="R2")
    assert moves(go(caught, "R9@R+")) == "passe"


def test_ini_15_used_action_cards_are_out_and_every_card_is_a_play() -> None:
    state = at(TWO_PLAYS, P0="flip flash simple R1 R2", P1="G1", Rup="R5", Rdown="R9")
    state = go(state, "flip@R", "flash@R+")
    assert zone(state, "out") == "R9 flip flash"
    assert state.owed == 0
