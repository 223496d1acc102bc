"""INI-16 to INI-20, INI-24, INI-25: what is owed, how turns end, who is next."""

from __future__ import annotations

import random

import pytest

from numcards import infini
from numcards.infini import Options, PassedOver
from tests.infini.helpers import P0, P1, at, can, go, happened, moves, playout, varied_options, zone

PAIR = Options(mode="coop", players=2)
TRIO = Options(mode="adversary", players=3, min_plays=1, hand_size=2, rescue_cards="none")
CAUGHT = {"Rup": "R8", "Rdown": "R2"}
"""Red 3 to 7 cannot be placed here."""


def test_ini_16_a_turn_owes_so_many_plays_and_no_more_than_the_hand() -> None:
    assert at(PAIR, P0="R1 R2 R3").owed == 2
    assert at(PAIR, P0="R1").owed == 1
    many = Options(mode="coop", players=2, min_plays=9)
    state = at(many, P0="R1 R2 R3")
    assert state.owed == 3
    assert go(state, "R1@R+").owed == 2


def test_ini_16_end_is_offered_once_nothing_is_owed() -> None:
    state = at(PAIR, P0="R1 R2 R3")
    assert not can(state, "end")
    state = go(state, "R1@R+")
    assert not can(state, "end")
    state = go(state, "R2@R+")
    assert can(state, "end")
    assert can(state, "R3@R+")
    assert infini.observe(state, P0).owed == 0


def test_ini_16_end_is_all_that_is_left_for_who_cannot_play_on() -> None:
    one = Options(mode="coop", players=2, min_plays=1)
    state = go(at(one, P0="R9 R5", P1="G1", **CAUGHT), "R9@R+")
    assert moves(state) == "end"


def test_ini_16_plays_are_counted_no_further_than_what_is_owed() -> None:
    state = go(at(PAIR, P0="R1 R2 R3 R4"), "R1@R+", "R2@R+", "R3@R+")
    assert state.plays == 2


def test_ini_17_a_turn_ends_by_itself_with_an_empty_hand() -> None:
    state = at(PAIR, P0="R1 R2", P1="G1 G2")
    assert happened(go(state, "R1@R+"), "R2@R+") == [
        "Placed",
        "TurnEnded",
        "HandGrew",
        "Drew",
        "TurnBegan",
    ]


def test_ini_17_the_refill_goes_up_to_the_hand_size() -> None:
    state = at(PAIR, P0="R1 R2 R3", P1="G1 G2", draw="B0 B1 B2 B3 ...")
    state = go(state, "R1@R+", "R2@R+", "end")
    assert zone(state, "P0") == "R3 B0 B1 B2 B3"
    assert zone(state, "draw").split()[0] == "R0"
    assert infini.to_act(state) == (1,)


def test_ini_17_the_refill_goes_as_far_as_the_draw_pile() -> None:
    options = Options(mode="adversary", players=2, rescue_cards="none", min_plays=1)
    rising = {
        "Rup": " ".join(f"R{v}" for v in range(2, 16)),
        "Gup": " ".join(f"G{v}" for v in range(2, 16)),
    }
    state = at(options, P0="R16 R1", P1="G16 G0 R0", draw="G1", **rising)
    state = go(state, "R16@R+", "end")
    assert zone(state, "P0") == "R1 G1"
    assert zone(state, "draw") == ""


def test_ini_18_stuck_when_the_turn_begins() -> None:
    """INI-18: settled inside the action that caused it, and again for the next player."""
    state = at(TRIO, P0="R5 R6", P1="G5 G6", P2="B5 B6", Gup="G8", Gdown="G2", Bup="B8", Bdown="B2")
    assert happened(go(state, "R5@R+"), "end") == [
        "TurnEnded",
        "Drew",
        "Stuck",
        "Eliminated",
        "Stuck",
        "Eliminated",
        "TurnBegan",
    ]
    after = go(state, "R5@R+", "end")
    assert after.eliminated == (1, 2)
    assert infini.to_act(after) == (0,)
    returned = zone(after, "returned").split()
    assert [sorted(returned[:2]), sorted(returned[2:])] == [["G5", "G6"], ["B5", "B6"]]


def test_ini_18_stuck_in_the_middle_of_a_turn() -> None:
    two = Options(mode="adversary", players=3, min_plays=2, hand_size=3)
    state = at(two, P0="R9 R5 R6", P1="G5", P2="B5", **CAUGHT)
    assert happened(state, "R9@R+") == ["Placed", "Stuck", "Eliminated", "TurnBegan"]
    after = go(state, "R9@R+")
    assert sorted(zone(after, "returned").split()) == ["R5", "R6"]
    assert zone(after, "P0") == ""


def test_ini_18_stuck_ends_the_game_with_the_hands_where_they_are() -> None:
    state = at(PAIR, P0="R9 R5", P1="G5", **CAUGHT)
    assert happened(state, "R9@R+") == ["Placed", "Stuck", "GameEnded"]
    over = go(state, "R9@R+")
    assert (zone(over, "stuck"), zone(over, "P0"), zone(over, "plays")) == ("P0", "R5", "1")
    assert over.owed == 0


def test_ini_18_with_short_turns_allowed_one_play_is_enough() -> None:
    """INI-18: the turn ends inside that last play; while plays are owed `end` is not offered."""
    short = Options(mode="coop", players=2, short_turn="allowed", min_plays=3)
    state = at(short, P0="R9 R5 R10", P1="G5", **CAUGHT)
    assert not can(go(state, "R9@R+"), "end")
    assert happened(go(state, "R9@R+"), "R10@R+") == ["Placed", "TurnEnded", "Drew", "TurnBegan"]
    begins_stuck = at(short, P0="R9 R10", P1="R5", **CAUGHT)
    assert infini.is_over(go(begins_stuck, "R9@R+", "R10@R+"))


def test_ini_18_hands_are_shuffled_by_the_seed_before_they_go_under() -> None:
    options = Options(mode="adversary", players=2, min_plays=1)
    hand = "G3 G4 G5 G6 G7"
    orders = {
        zone(
            go(at(options, seed, P0="R5 R6", P1=hand, Gup="G8", Gdown="G2"), "R5@R+", "end"),
            "returned",
        )
        for seed in range(12)
    }
    assert len(orders) > 6
    assert {" ".join(sorted(order.split())) for order in orders} == {hand}


def test_ini_18_the_order_of_the_draw_pile_stays() -> None:
    options = Options(mode="adversary", players=2, min_plays=1)
    state = at(options, P0="R5 R6", P1="G3", Gup="G8", Gdown="G2", draw="W1 W5 W3 S9 R0 ...")
    after = go(state, "R5@R+", "end")
    assert zone(state, "draw").split()[4:] == zone(after, "draw").split()


def test_ini_19_who_has_no_card_draws_before_the_turn() -> None:
    state = at(TRIO, P0="R5 R6", P1="", P2="B5", draw="G0 G1 G2 ...")
    state = go(state, "R5@R+")
    assert happened(state, "end") == ["TurnEnded", "Drew", "Drew", "TurnBegan"]
    after = go(state, "end")
    assert zone(after, "P1") == "G1 G2"
    assert infini.to_act(after) == (1,)
    assert (after.owed, zone(after, "plays")) == (1, "0")


DRY = {
    "Rup": " ".join(f"R{v}" for v in range(3, 17)),
    "Gup": " ".join(f"G{v}" for v in range(17) if v not in (5, 6)),
    "Bup": " ".join(f"B{v}" for v in range(2, 17)),
}
"""So much lies on the piles that a few hands take the rest, and hardly a card is left to draw."""

WIDE = Options(mode="adversary", players=3, min_plays=1, hand_size=4, rescue_cards="none")


def test_ini_19_who_can_draw_nothing_is_passed_over() -> None:
    state = go(at(WIDE, P0="R0 R1 R2", P2="B0 B1", draw="G5", Gdown="G6", **DRY), "R2@R-")
    assert happened(state, "end") == ["TurnEnded", "Drew", "PassedOver", "TurnBegan"]
    assert infini.all_events(state, infini.END)[2] == PassedOver(P1)
    after = go(state, "end")
    assert infini.to_act(after) == (2,)
    assert after.eliminated == ()


def test_ini_20_turns_skip_the_eliminated_and_the_last_plays_on_alone() -> None:
    state = at(TRIO, P0="R5 R6", P1="", P2="B5 B6", eliminated="P1", returned="R4")
    state = go(state, "R5@R+")
    assert happened(state, "end") == ["TurnEnded", "Drew", "TurnBegan"]
    assert infini.to_act(go(state, "end")) == (2,)
    alone = at(TRIO, P0="R5 R6", eliminated="P1 P2", returned="B4 G5")
    assert infini.to_act(go(alone, "R5@R+", "end")) == (0,)


def test_ini_20_who_still_holds_a_card_draws_nothing_before_the_turn() -> None:
    state = go(at(PAIR, P0="R1 R2 R3", P1="G1"), "R1@R+", "R2@R+", "end")
    assert zone(state, "P1") == "G1"


def test_ini_24_a_hand_grows_each_time_it_is_emptied_whatever_the_card() -> None:
    options = Options(mode="coop", players=1, action_copies=2, hand_growth=2, hand_size=2)
    state = at(options, P0="passe", draw="R1 G1 simple simple ...")
    state = go(state, "passe")
    assert zone(state, "P0") == "R1 G1 simple simple"
    state = go(state, "simple", "simple", "R1@R+", "G1@G+")
    assert len(state.hand(P0)) == 6
    assert zone(state, "growths") == "2"


def test_ini_24_hands_grow_also_when_nothing_can_be_drawn() -> None:
    state = at(WIDE, P0="R2", P1="G5", P2="B0 B1 R0 R1", draw="", Gdown="G6", **DRY)
    assert happened(state, "R2@R-") == ["Placed", "TurnEnded", "HandGrew", "TurnBegan"]
    assert zone(go(state, "R2@R-"), "growths") == "1 0 0"


def test_ini_24_no_growth_where_the_options_have_none() -> None:
    plain = Options.plain("coop", 2)
    state = at(plain, P0="R1 R2", P1="G1 G2")
    assert "HandGrew" not in happened(go(state, "R1@R+"), "R2@R+")
    assert go(state, "R1@R+", "R2@R+").hand_size(P0) == 5
    assert state.hand_size(P1) == 5


@pytest.mark.parametrize("options", varied_options(8), ids=str)
def test_ini_25_every_play_takes_a_card_out_of_the_hands_for_good(options: Options) -> None:
    played = ends = 0
    for state, action in playout(options, random.Random(repr(options))):
        assert sum(map(len, state.hands)) + len(state.draw) == options.deck_size - played
        ends += action is infini.END
        played += action is not infini.END
    played -= 1  # the last position has no action
    assert ends <= played <= options.deck_size
