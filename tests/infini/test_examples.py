"""The thirteen worked examples of the rules page, in its order."""

from __future__ import annotations

import pytest

from numcards import infini
from numcards.core import Family
from numcards.infini import Options, parse_branch
from tests.infini.helpers import DUEL, P0, SOLO, at, can, go, moves, zone

TEAM = Options(mode="coop", players=1, min_plays=1, hand_size=20, action_copies=2)


def test_example_1_a_pile_in_the_middle_of_a_game() -> None:
    """INI-04, INI-05: red rising at 12, red falling at 6."""
    held = " ".join(f"R{value}" for value in range(17) if value not in (3, 6, 10, 12))
    state = at(TEAM, P0=held, Rup="R3 R10 R12", Rdown="R6")
    listed = {branch: [a for a in moves(state).split() if a.endswith(branch)] for branch in "+-"}
    assert listed["+"] == ["R2@R+", "R13@R+", "R14@R+", "R15@R+", "R16@R+"]
    assert listed["-"] == ["R0@R-", "R1@R-", "R2@R-", "R4@R-", "R5@R-", "R16@R-"]
    assert infini.fitting_values(state, parse_branch("R+"), P0) == (2, 13, 14, 15, 16)
    assert infini.fitting_values(state, parse_branch("R-"), P0) == (0, 1, 2, 4, 5, 16)
    assert infini.caught_values(state, Family.RED, P0) == (7, 8, 9, 11)


def test_example_2_a_shadow_rescues_a_rising_branch() -> None:
    """INI-06: red rising at 12; Shadow 2 makes 3 to 11 rise again."""
    state = at(SOLO, P0="S2 R3 R11 R2", Rup="R12", Rdown="R0")
    assert not can(state, "R3@R+")
    state = go(state, "S2@R+")
    assert zone(state, "R+") == "R12 S2"
    assert can(state, "R3@R+")
    assert can(state, "R11@R+")
    assert not can(state, "R2@R+")


def test_example_3_a_rainbow_rescues_a_falling_branch() -> None:
    """INI-06: blue falling at 6; Rainbow 15 makes 7 to 14 fall again."""
    state = at(SOLO, P0="W15 B7 B14 B15", Bdown="B6", Bup="B16")
    assert not can(state, "B7@B-")
    state = go(state, "W15@B-")
    assert can(state, "B7@B-")
    assert can(state, "B14@B-")
    assert not can(state, "B15@B-")


def test_example_4_the_net_of_ten() -> None:
    """INI-05: green rising at 14 takes 4; yellow falling at 3 takes 13, not 11 or 15."""
    state = at(SOLO, P0="G4 G5 Y13 Y11 Y15", Gup="G14", Ydown="Y3")
    assert not can(state, "G5@G+")
    rising = go(state, "G4@G+")
    assert can(rising, "G5@G+")
    assert can(state, "Y13@Y-")
    assert not can(state, "Y11@Y-")
    assert not can(state, "Y15@Y-")
    assert infini.fitting_values(go(state, "Y13@Y-"), parse_branch("Y-"), P0)[-1] == 12


def test_example_5_helping_a_rival_in_spite_of_oneself() -> None:
    """INI-08: the rising blue is at 14, and blue 9 may only help."""
    trio = Options(mode="adversary", players=3, min_plays=1)
    state = at(trio, P0="B9 R1", Bup="B14")
    assert can(state, "B9@B+")
    assert not can(state, "B9@B-")
    helped = go(state, "B9@B+")
    assert helped.placed[Family.BLUE] == 2
    assert not can(at(trio, P0="B9 R1", Bup="B14", Bdown="B12"), "B9@B-")
    assert can(at(trio, P0="B9 R1", Bup="B14", Bdown="B8"), "B9@B-")
    allowed = Options(mode="adversary", players=3, min_plays=1, rival_start="allowed")
    assert can(at(allowed, P0="B9 R1", Bup="B14"), "B9@B-")


def test_example_6_seventeen_of_seventeen_wins_at_once() -> None:
    """INI-21, INI-22: with rivals at 14, 12, 13 the ranking is 17, 14, 13, 12."""
    four = Options(mode="adversary", players=4, min_plays=2)
    state = at(
        four,
        P0="R16 S3",
        Rup=" ".join(f"R{value}" for value in range(16)),
        Gup=" ".join(f"G{value}" for value in range(14)),
        Bup=" ".join(f"B{value}" for value in range(12)),
        Yup=" ".join(f"Y{value}" for value in range(13)),
    )
    won = go(state, "R16@R+")
    result = infini.result(won)
    assert result.winners == (P0,)
    assert result.placed == (17, 14, 12, 13)
    assert result.ranking == (1, 2, 4, 3)
    assert result.payoffs == pytest.approx((1, -1 / 3, -1 / 3, -1 / 3))
    assert zone(won, "P0") == "S3"


def test_example_7_a_player_without_a_playable_card_is_eliminated() -> None:
    """INI-18: the hand goes under the draw pile, the others go on, placed cards still rank."""
    trio = Options(mode="adversary", players=3, min_plays=1, hand_size=2)
    lying = {"Rup": "R0", "Gup": "G0 G12", "Gdown": "G16 G3"}
    state = at(trio, P0="R5 R6", P1="G7 G8", P2="B1 B2", draw="W3 ...", **lying)
    after = go(state, "R5@R+", "end")
    assert after.eliminated == (1,)
    assert infini.to_act(after) == (2,)
    assert zone(after, "P1") == ""
    assert sorted(zone(after, "returned").split()) == ["G7", "G8"]
    assert zone(after, "P0") == "R6 W3"
    assert after.placed[Family.GREEN] == 4


def test_example_8_a_joker_ten_below() -> None:
    """INI-10: green rising at 14; a joker as 4 makes 5 to 13 rise again."""
    state = at(SOLO, P0="joker G5 G13", Gup="G14", Gdown="G0")
    assert not can(state, "G5@G+")
    state = go(state, "joker=4@G+")
    assert zone(state, "G+") == "G14 joker=4"
    assert can(state, "G5@G+")
    assert can(state, "G13@G+")


def test_example_9_a_flip_exchanges_the_tops() -> None:
    """INI-11: blue at 14 and 3; flipped, 4 to 13 fit both ways; before, 4 and 13 by the net."""
    lying = {"Bup": "B14", "Bdown": "B3"}
    between = tuple(range(4, 14))
    state = at(SOLO, P0="flip", **lying)
    rising, falling = parse_branch("B+"), parse_branch("B-")
    assert [v for v in infini.fitting_values(state, rising, P0) if v in between] == [4]
    assert [v for v in infini.fitting_values(state, falling, P0) if v in between] == [13]
    state = go(state, "flip@B")
    assert (zone(state, "B+"), zone(state, "B-")) == ("B3", "B14")
    assert [v for v in infini.fitting_values(state, rising, P0) if v in between] == list(between)
    assert [v for v in infini.fitting_values(state, falling, P0) if v in between] == list(between)


def test_example_10_a_flash_takes_a_card_away_for_good() -> None:
    """INI-12: the branch is at the card before, and the removed card never comes back."""
    state = at(SOLO, P0="flash R6", Rup="R4 R9", Rdown="R1")
    assert not can(state, "R6@R+")
    state = go(state, "flash@R+")
    assert zone(state, "R+") == "R4"
    assert can(state, "R6@R+")
    assert zone(state, "out") == "R9 flash"
    assert state.placed[Family.RED] == 3


def test_example_11_simple_and_passe_relieve_a_hard_turn() -> None:
    """INI-13, INI-14: one playable card and simple, or no playable card and passe."""
    hard = Options(mode="coop", players=2, min_plays=2, action_copies=2)
    lying = {"Rup": "R12", "Rdown": "R0"}
    state = at(hard, P0="R13 R5 simple", P1="R6 S1", **lying)
    state = go(state, "R13@R+")
    assert moves(state) == "simple"
    state = go(state, "simple")
    assert state.owed == 0
    assert moves(state) == "end"
    passing = at(hard, P0="R5 passe", P1="R6 S1", **lying)
    assert moves(passing) == "passe"
    assert infini.to_act(go(passing, "passe")) == (1,)


def test_example_12_restricted_rescue_cards() -> None:
    """INI-03, INI-06: Shadow 0 to 7 rise, Rainbow 8 to 16 fall, on any pile, empty ones too."""
    options = Options(mode="coop", players=1, min_plays=1, rescue_cards="restricted")
    rescue = [str(card) for card in options.deck if str(card)[0] in "SW"]
    assert rescue == [f"W{v}" for v in range(8, 17)] + [f"S{v}" for v in range(8)]
    state = at(options, P0="S3 W12", Gdown="G2")
    assert moves(state) == "W12@R- W12@G- W12@B- W12@Y- S3@R+ S3@G+ S3@B+ S3@Y+"


def test_example_13_a_hand_that_is_emptied_grows() -> None:
    """INI-24: the last card of a hand played, the refill gives 6 instead of 5, for good."""
    state = at(Options(mode="coop", players=2), P0="R5 R6", P1="B1 B2 B3 B4 B5")
    state = go(state, "R5@R+", "R6@R+")
    assert len(state.hand(P0)) == 6
    assert state.hand_size(P0) == 6
    assert zone(state, "growths") == "1 0"
    assert DUEL.hand_size == 5
