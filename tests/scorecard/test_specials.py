"""The special cards: SC-18 to SC-24."""

from __future__ import annotations

import pytest

from numcards import scorecard
from numcards.scorecard import Options
from tests.scorecard.helpers import P1, THREE, TWO, at, can, go, zone

MANY = Options(players=3, special_copies=4)
FOUR = Options(players=4, special_copies=4)


def test_sc_18_a_reserve_joker_has_no_use_in_a_turn_but_to_rescue() -> None:
    assert can(at(P0_reserve="joker", P0_sequence="R3", pile1="B1")) == {"draw:1", "lock"}


def test_sc_19_the_target_draws_two_and_chooses_the_pile() -> None:
    state = at(P0_reserve="double", P1_sequence="R3", pile1="G4 G6", pile2="B5 B9")
    forced = go(state, "double:P1")
    assert scorecard.to_act(forced) == (P1,)
    assert (zone(forced, "phase"), zone(forced, "turn")) == ("forced:P1:2 start", "P0")
    assert can(forced) == {"draw:1", "draw:2"}
    after = go(forced, "draw:2", "draw:1")
    assert zone(after, "P1.sequence") == "R3 B5 G4"
    assert zone(after, "phase") == "start"


def test_sc_19_each_rainbow_adds_a_draw() -> None:
    state = go(at(P0_reserve="double", pile1="W4 W6 G1 B2 R9"), "double:P1", "draw:1")
    assert zone(state, "phase") == "forced:P1:2 start"
    state = go(state, "draw:1")
    assert zone(state, "phase") == "forced:P1:2 start"
    state = go(state, "draw:1", "draw:1")
    assert (zone(state, "P1.sequence"), zone(state, "phase")) == ("W4 W6 G1 B2", "start")


def test_sc_19_a_bust_ends_the_forced_draws_and_the_turn_goes_on() -> None:
    state = at(P0_reserve="double", P1_sequence="R3", pile1="S9 G1 B2")
    after = go(state, "double:P1", "draw:1")
    assert (zone(after, "out"), zone(after, "P1.sequence")) == ("P1", "")
    assert (zone(after, "phase"), zone(after, "turn")) == ("start", "P0")


def test_sc_19_a_joker_of_the_target_rescues_and_the_draws_go_on() -> None:
    state = at(P0_reserve="double", P1_sequence="R3", P1_reserve="joker", pile1="S9 G1 B2")
    stopped = go(state, "double:P1", "draw:1")
    assert zone(stopped, "phase") == "stopped:P1 forced:P1:1 start"
    assert (scorecard.to_act(stopped), can(stopped)) == ((P1,), {"joker", "bust"})
    after = go(stopped, "joker", "draw:1")
    assert (zone(after, "P1.sequence"), zone(after, "phase")) == ("R3 G1", "start")
    lost = go(stopped, "bust")
    assert (zone(lost, "out"), zone(lost, "phase")) == ("P1", "start")


def test_sc_19_a_joker_for_the_last_forced_card() -> None:
    state = at(P0_reserve="double", P1_sequence="R3", P1_reserve="joker", pile1="G1 S9 B2")
    stopped = go(state, "double:P1", "draw:1", "draw:1")
    assert zone(stopped, "phase") == "stopped:P1 forced:P1:0 start"
    assert zone(go(stopped, "joker"), "phase") == "start"


def test_sc_19_a_special_card_goes_to_the_targets_reserve_if_there_is_room() -> None:
    state = at(P0_reserve="double", P1_reserve="joker", pile1="flip swipe G4")
    after = go(state, "double:P1", "draw:1", "draw:1")
    assert zone(after, "P1.reserve") == "joker flip"
    assert "swipe" in zone(after, "discard").split(" ")


def test_sc_19_double_interrupts_a_waiting_card() -> None:
    state = go(at(P0_reserve="double", pile1="skip G4 B5 R1"), "draw:1", "double:P1")
    assert zone(state, "phase") == "forced:P1:2 waiting"
    after = go(state, "draw:1", "draw:1")
    assert (zone(after, "phase"), zone(after, "drawn")) == ("waiting", "skip")


def test_sc_19_a_drawn_double_interrupts_a_free_player() -> None:
    state = go(at(pile1="double G4 B5 R1"), "draw:1", "double:P1")
    assert zone(state, "phase") == "forced:P1:2 free"


def test_sc_20_the_target_passes_the_next_turn() -> None:
    state = go(at(P0_reserve="skip", P1_sequence="G1", pile1="R3 B2 B9"), "skip:P1")
    assert zone(state, "skips") == "0 1"
    after = go(state, "draw:1", "stop")
    assert (zone(after, "turn"), zone(after, "skips")) == ("P0", "0 0")
    assert zone(after, "P1.sequence") == ""
    assert "G1" in zone(after, "discard").split(" ")
    assert zone(after, "out") == ""
    assert zone(after, "turns") == "2"


def test_sc_20_several_skips_add_up() -> None:
    state = at(MANY, P0_reserve="skip skip", pile1="R3 B2 B9 B4 B6")
    state = go(state, "skip:P1", "skip:P1")
    assert zone(state, "skips") == "0 2 0"
    state = go(state, "draw:1", "stop")
    assert (zone(state, "turn"), zone(state, "skips")) == ("P2", "0 1 0")


def test_sc_20_reserve_cards_in_a_skipped_turn() -> None:
    state = at(
        MANY,
        turn="P1",
        phase="skipped",
        P1_sequence="G1",
        P1_reserve="joker double",
        pile1="R3 B2 B9",
    )
    assert can(state) == {"joker", "double:P0", "double:P2", "end"}
    secured = go(state, "joker")
    assert (zone(secured, "P1.collection"), zone(secured, "turn")) == ("G1", "P2")
    lost = go(state, "end")
    assert (zone(lost, "P1.sequence"), zone(lost, "turn")) == ("", "P2")
    assert zone(lost, "P1.reserve") == "joker double"


def test_sc_20_flip_and_quantum_have_no_use_there() -> None:
    state = at(MANY, P0_reserve="skip", P1_reserve="flip quantum", pile1="R3 B2")
    after = go(state, "skip:P1", "draw:1", "stop")
    assert zone(after, "turn") == "P2"


def test_sc_20_a_joker_needs_a_sequence_to_secure() -> None:
    state = at(MANY, P0_reserve="skip", P1_reserve="joker skip", pile1="R3 B2")
    after = go(state, "skip:P1", "draw:1", "stop")
    assert can(after) == {"skip:P0", "skip:P2", "end"}


def test_sc_20_it_ends_by_itself_once_nothing_is_usable() -> None:
    state = at(
        MANY, turn="P1", phase="skipped", P1_sequence="G1", P1_reserve="double", pile1="R3 B2 B9"
    )
    after = go(state, "double:P0", "draw:1", "draw:1")
    assert (zone(after, "turn"), zone(after, "P1.sequence")) == ("P2", "")


def test_sc_20_swipe_in_a_skipped_turn() -> None:
    state = at(
        MANY,
        turn="P1",
        phase="skipped",
        P1_reserve="joker swipe",
        P0_sequence="G1",
        pile1="R3 B2",
    )
    assert can(state) == {"swipe:P0", "end"}
    assert can(go(state, "swipe:P0")) == {"joker", "end"}


def test_sc_20_skips_that_are_left_lapse_with_the_round() -> None:
    state = at(phase="validating", turn="P1", skips="1 0")
    assert zone(go(state, "done"), "skips") == "0 0"


def test_sc_21_flip_shows_both_tops_and_begins_to_draw() -> None:
    state = at(P0_reserve="flip", P0_sequence="R3", pile1="G4", pile2="B5")
    assert can(state) == {"draw:1", "draw:2", "lock", "flip"}
    after = go(state, "flip")
    assert (zone(after, "peeked1"), zone(after, "peeked2")) == ("P0", "P0")
    assert can(after) == {"draw:1", "draw:2", "stop"}


def test_sc_21_stop_after_flip_even_with_an_empty_sequence() -> None:
    assert "stop" in can(go(at(P0_reserve="flip", pile1="G4"), "flip"))


def test_sc_21_flip_is_forgotten_when_the_top_is_drawn() -> None:
    state = go(at(P0_reserve="flip", pile1="G4 G6", pile2="B5 B7"), "flip", "draw:1")
    assert (zone(state, "peeked1"), zone(state, "peeked2")) == ("", "P0")
    after = go(state, "draw:2")
    assert (zone(after, "peeked1"), zone(after, "peeked2")) == ("", "")


def test_sc_21_an_empty_pile_shows_nothing() -> None:
    state = go(at(P0_reserve="flip", pile2="B5"), "flip")
    assert (zone(state, "peeked1"), zone(state, "peeked2")) == ("", "P0")


def test_sc_21_a_flip_while_a_card_waits() -> None:
    state = go(at(P0_reserve="flip", pile1="skip G4"), "draw:1", "flip")
    assert (zone(state, "phase"), zone(state, "peeked1")) == ("waiting", "P0")


def test_sc_22_swipe_exchanges_sequences() -> None:
    state = at(P0_reserve="swipe", P0_sequence="R3", P1_sequence="G4 B1", pile1="B5")
    after = go(state, "swipe:P1")
    assert (zone(after, "P0.sequence"), zone(after, "P1.sequence")) == ("G4 B1", "R3")
    assert zone(after, "phase") == "start"


def test_sc_22_ones_own_may_be_empty_but_not_the_neighbours() -> None:
    state = at(P0_reserve="swipe", P1_sequence="G4 B1", pile1="B5")
    assert zone(go(state, "swipe:P1"), "P1.sequence") == ""
    assert can(at(P0_reserve="swipe", P0_sequence="G4", pile1="B5")) == {"draw:1", "lock"}


def test_sc_22_neighbours_are_the_nearest_that_are_not_out() -> None:
    sequences = {"P1_sequence": "G1", "P2_sequence": "G2", "P3_sequence": "G3"}
    state = at(FOUR, P0_reserve="swipe", pile1="B5", **sequences)
    assert can(state) == {"draw:1", "swipe:P1", "swipe:P3"}
    del sequences["P3_sequence"]
    state = at(FOUR, P0_reserve="swipe", pile1="B5", out="P3", **sequences)
    assert can(state) == {"draw:1", "swipe:P1", "swipe:P2"}
    state = at(FOUR, P0_reserve="swipe", pile1="B5", out="P2 P3", P1_sequence="G1")
    assert can(state) == {"draw:1", "swipe:P1"}
    state = at(FOUR, P0_reserve="swipe", pile1="B5", P2_sequence="G2")
    assert can(state) == {"draw:1"}


def test_sc_23_draw_three_keep_one_and_the_turn_ends() -> None:
    state = at(P0_reserve="quantum", P0_sequence="R3", pile1="G4 S5 joker B1")
    choosing = go(state, "quantum:1")
    assert zone(choosing, "quantum") == "G4 S5 joker"
    assert can(choosing) == {"take:G4", "take:S5", "take:joker", "take:none"}
    after = go(choosing, "take:G4")
    assert (zone(after, "P0.sequence"), zone(after, "turn")) == ("R3 G4", "P1")
    assert {"S5", "joker", "quantum"} <= set(zone(after, "discard").split(" "))
    none = go(choosing, "take:none")
    assert (zone(none, "P0.sequence"), zone(none, "turn")) == ("R3", "P1")
    special = go(choosing, "take:joker")
    assert (zone(special, "P0.reserve"), zone(special, "turn")) == ("joker", "P1")


def test_sc_23_from_the_other_pile_when_one_runs_out() -> None:
    state = at(P0_reserve="quantum", pile1="G4", pile2="B5 B6 B7")
    assert zone(go(state, "quantum:1"), "quantum") == "G4 B5 B6"
    assert zone(go(state, "quantum:2"), "quantum") == "B5 B6 B7"


def test_sc_23_fewer_when_both_run_out_and_then_the_round_ends() -> None:
    state = go(at(P0_reserve="quantum", pile1="G4", pile2="B5"), "quantum:2")
    assert zone(state, "quantum") == "G4 B5"
    assert zone(go(state, "take:none"), "phase") == "validating"


def test_sc_23_only_from_a_pile_with_cards() -> None:
    state = at(P0_reserve="quantum", pile2="B5")
    assert can(state) == {"draw:2", "quantum:2"}


def test_sc_23_a_kept_card_joins_under_stop_rules() -> None:
    state = at(P0_reserve="joker quantum", P0_sequence="R3", pile1="G3 S5 B9 B1")
    stopped = go(state, "quantum:1", "take:G3")
    assert zone(stopped, "phase") == "stopped:P0 ending"
    rescued = go(stopped, "joker")
    assert (zone(rescued, "P0.sequence"), zone(rescued, "turn")) == ("R3", "P1")
    lost = go(stopped, "bust")
    assert (zone(lost, "out"), zone(lost, "turn")) == ("P0", "P1")
    alone = at(P0_reserve="quantum", P0_sequence="R3", pile1="G3 S5 B9 B1")
    assert zone(go(alone, "quantum:1", "take:S5"), "out") == "P0"


def test_sc_23_a_kept_rainbow_forces_no_draw() -> None:
    state = go(at(P0_reserve="quantum", pile1="W3 S5 B9 B1"), "quantum:1", "take:W3")
    assert (zone(state, "P0.sequence"), zone(state, "turn")) == ("W3", "P1")


def test_sc_23_a_kept_special_card_needs_room() -> None:
    state = at(P0_reserve="flip swipe", pile1="quantum joker B5 B9 B1")
    choosing = go(state, "draw:1", "quantum:1")
    assert can(choosing) == {"take:B5", "take:B9", "take:none"}


def test_sc_23_copies_are_offered_once() -> None:
    state = go(at(MANY, P0_reserve="quantum", pile1="joker joker B5 B1"), "quantum:1")
    assert [str(action) for action in scorecard.legal_actions(state)] == [
        "take:B5",
        "take:joker",
        "take:none",
    ]


def test_sc_23_what_had_been_seen_is_drawn_too() -> None:
    state = at(
        Options(players=2, special_copies=2),
        P0_reserve="quantum",
        pile1="B5 B9",
        pile2="G4 G1",
        peeked1="P0",
        peeked2="P0 P1",
    )
    after = go(state, "quantum:1")
    assert (zone(after, "peeked1"), zone(after, "peeked2")) == ("", "")


@pytest.mark.parametrize("kind", ["flip", "double", "quantum"])
def test_sc_24_what_needs_a_card_in_a_pile(kind: str) -> None:
    state = at(phase="free", P0_reserve=kind, P1_sequence="B1")
    assert can(state) == {"stop"}


def test_sc_24_what_needs_no_card() -> None:
    state = at(phase="free", P0_reserve="skip swipe", P1_sequence="B1")
    assert can(state) == {"stop", "skip:P1", "swipe:P1"}


@pytest.mark.parametrize("kind", ["double", "skip"])
def test_sc_24_targets_are_not_out(kind: str) -> None:
    state = at(THREE, P0_reserve=kind, out="P1", pile1="B1 B2")
    assert can(state) == {"draw:1", f"{kind}:P2"}
    alone = at(THREE, P0_reserve=kind, out="P1 P2", pile1="B1 B2")
    assert can(alone) == {"draw:1"}


def test_sc_24_a_drawn_joker_can_always_be_used() -> None:
    two = Options(players=2, special_copies=2)
    state = go(at(two, P0_reserve="flip swipe", pile1="joker"), "draw:1")
    assert can(state) == {"joker"}


def test_a_target_is_chosen_whether_or_not_a_turn_is_left_to_them() -> None:
    state = at(
        TWO,
        turn="P1",
        declared="P0",
        turns="4",
        P0_collection="R1",
        P1_collection="R2",
        P1_reserve="skip",
        pile1="B1",
    )
    assert "skip:P0" in can(state)


def test_sc_21_a_flip_leaves_the_end_of_the_round_declared() -> None:
    secured = {"P0_collection": "R1", "P1_collection": "R2"}
    state = at(
        declared="P0", turns="5", turn="P1", P1_reserve="flip", pile1="B1 B3", pile2="G2", **secured
    )
    assert zone(go(state, "flip"), "declared") == "P0"


@pytest.mark.parametrize(("then", "turn"), [("free", "P0"), ("ending", "P1")])
def test_sc_15_after_a_rescue_the_turn_goes_on_where_it_was(then: str, turn: str) -> None:
    state = at(phase=f"stopped:P0 {then}", P0_reserve="joker", pile1="B1", pile2="G2")
    assert zone(state, "phase") == f"stopped:P0 {then}"
    assert zone(go(state, "joker"), "turn") == turn
