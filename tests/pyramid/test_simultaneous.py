"""A turn in simultaneous mode (PYR-16 to PYR-21, PYR-23, PYR-24)."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from numcards import pyramid
from numcards.core import SPECTATOR, CommonCode, parse_card
from numcards.pyramid import Options, State
from tests.pyramid.helpers import ALL, TOGETHER, at, can, go, laid, playout, see, why, zone

DOWN = {
    "P0": "R0 R1 R2 R3 R4 R5 R6 R7 R8 R9",
    "P0_down": ALL,
    "P1": "G0 G1 G2 G3 G4 G5 G6 G7 G8 G9",
    "P1_down": ALL,
    "P2": "Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9",
    "P2_down": ALL,
}


def table(options: Options = TOGETHER, **zones: Any) -> State:
    """Three face-down pyramids, and zones that differ."""
    return laid(options, **DOWN | zones)


def chosen(*texts: str, **zones: Any) -> State:
    """All have drawn from the pile and chosen these."""
    return go(table(**zones), "draw", "draw", "draw", *texts)


def test_pyr_16_all_draw_clockwise_from_the_first_player() -> None:
    state = table(first="P1", draw="B1 B2 B3")
    for seat in (1, 2, 0):
        assert pyramid.to_act(state) == (seat,)
        state = go(state, "draw")
    assert (zone(state, "holders"), zone(state, "held")) == ("P1 P2 P0", "B1 B2 B3")
    assert pyramid.to_act(state) == (0, 1, 2)


def test_pyr_16_from_either_pile_each_sees_what_it_drew_and_all_see_what_was_taken() -> None:
    state = go(table(draw="B1 B2", discard="Y10 Y11"), "draw")
    assert can(state) == ["draw", "draw:discard"]
    state = go(state, "draw:discard")
    assert (zone(state, "discard"), zone(state, "origins")) == ("Y10", "0 open")
    state = go(state, "draw")
    seen = {
        viewer: [str(held.card) for held in see(state, viewer).held]
        for viewer in (0, 1, 2, SPECTATOR)
    }
    assert seen == {
        0: ["B1", "Y11", "None"],
        1: ["None", "Y11", "None"],
        2: ["None", "Y11", "B2"],
        SPECTATOR: ["None", "Y11", "None"],
    }


def test_pyr_17_the_first_player_draws_from_the_pile_only() -> None:
    state = table(discard="Y10")
    assert can(state) == ["draw"]
    assert why(state, "draw:discard").rule == "PYR-17"


def test_pyr_17_no_action_card_is_taken_but_a_joker_is() -> None:
    for top, expected in (("flip", ["draw"]), ("joker", ["draw", "draw:discard"])):
        assert can(go(table(discard=f"Y10 {top}"), "draw")) == expected
    assert can(go(table(), "draw")) == ["draw"]


def test_pyr_18_nobody_acts_before_everyone_has_drawn() -> None:
    state = go(table(), "draw", "draw")
    assert why(state, "P0:discard").rule == "PYR-18"
    assert why(state, "P2:discard").code is pyramid.Code.NOT_ASKED


def test_pyr_19_all_choose_in_any_order_and_a_choice_stands() -> None:
    state = go(table(), "draw", "draw", "draw")
    assert can(state, 1) == [*(f"P1:replace:{slot}" for slot in ALL.split()), "P1:discard"]
    assert can(state) == can(state, 0) + can(state, 1) + can(state, 2)
    state = go(state, "P1:replace:N1.1")
    assert pyramid.to_act(state) == (0, 2)
    assert can(state, 1) == []
    assert why(state, "P1:discard").code is CommonCode.NOT_ON_TURN
    orders = ["P0 P1 P2", "P2 P1 P0", "P1 P2 P0"]
    ends = {
        go(table(), "draw", "draw", "draw", *(f"{seat}:replace:N1.2" for seat in order.split()))
        for order in orders
    }
    assert len(ends) == 1


def test_pyr_19_what_is_chosen_is_hidden_until_all_have() -> None:
    state = go(table(), "draw", "draw", "draw", "P1:replace:N1.1")
    other = go(table(), "draw", "draw", "draw", "P1:discard")
    assert state != other
    for viewer in (0, 2, SPECTATOR):
        view = see(state, viewer)
        assert view == see(other, viewer)
        assert [held.has_chosen for held in view.held] == [False, True, False]
        assert [held.choice for held in view.held] == [None] * 3
    own = see(state, 1).held[1]
    assert str(own.choice) == "P1:replace:N1.1"
    shown = go(state, "P0:discard", "P2:discard")
    assert zone(shown, "phase") == "revealing"
    choices = [str(held.choice) for held in see(shown, SPECTATOR).held]
    assert choices == ["P1:replace:N1.1", "P2:discard"]


def test_pyr_19_the_cards_themselves_stay_hidden_until_they_are_played() -> None:
    state = chosen("P0:discard", "P1:discard", "P2:replace:N1.1", draw="B1 B2 B3")
    assert [held.card for held in see(state, 0).held] == [None, None]
    assert see(state, 2).own == (parse_card("B3"),)


def test_pyr_19_choices_are_carried_out_clockwise_each_seeing_what_happened_before() -> None:
    state = chosen("P2:discard", "P1:discard", "P0:replace:N1.1", first="P1", draw="B1 flip B3")
    assert (zone(state, "turn"), zone(state, "phase")) == ("P1", "revealing")
    assert zone(state, "P0").split()[0] == "R0"
    state = go(state, "reveal:N1.1")
    assert (zone(state, "turn"), zone(state, "phase")) == ("P2", "flipping+reveal")
    state = go(state, "flip:N1.1>N1.2", "reveal:N1.1")
    assert zone(state, "P0").split()[0] == "B3"
    assert (zone(state, "phase"), zone(state, "turn"), zone(state, "first")) == (
        "drawing",
        "P2",
        "P2",
    )


def test_pyr_19_a_used_flash_ends_that_part_only() -> None:
    state = chosen("P0:discard", "P1:discard", "P2:discard", draw="flash B2 B3")
    state = go(state, "flash:P1:N1.1")
    assert (zone(state, "turn"), zone(state, "phase")) == ("P1", "revealing")


def test_pyr_19_a_kept_card_is_played_within_the_part_without_a_prefix() -> None:
    state = chosen("P0:discard", "P1:discard", "P2:discard", draw="quantum B2 B3 B4 B5 B6")
    assert (zone(state, "held"), zone(state, "holders")) == ("B4 B5 B6 B2 B3", "P0 P0 P0 P1 P2")
    state = go(state, "keep:B5")
    assert can(state)[0] == "replace:N1.1"
    assert why(state, "P0:discard").code is pyramid.Code.NOT_ASKED
    state = go(state, "replace:N1.1")
    assert (zone(state, "turn"), zone(state, "held")) == ("P1", "B3")


def test_pyr_20_option_a_replaces_what_lies_there_now() -> None:
    state = chosen("P0:discard", "P1:replace:N1.1", "P2:discard", draw="swipe B2 B3")
    state = go(state, "swipe:N4.1>P1:N1.1", "reveal:N1.1")
    assert zone(state, "discard").split() == ["swipe", "R9", "B3"]
    assert zone(state, "P1").split()[0] == "B2"
    emptied = chosen("P0:discard", "P1:replace:N1.1", "P2:discard", draw="flash B2 B3")
    emptied = go(emptied, "flash:P1:N1.1")
    assert zone(emptied, "discard").split() == ["flash", "G0", "B3"]
    assert zone(emptied, "P1").split()[0] == "B2"


def test_pyr_21_the_first_player_moves_to_the_left() -> None:
    state = table()
    for seat in (0, 1, 2, 0):
        assert (zone(state, "first"), pyramid.to_act(state)) == (f"P{seat}", (seat,))
        state = go(state, "draw", "draw", "draw")
        state = go(state, *(f"P{player}:replace:N1.1" for player in range(3)))


def test_pyr_23_the_round_ends_with_a_phase_at_whose_end_a_pyramid_is_complete() -> None:
    almost = {"P0_down": "N1.1"}
    state = chosen("P0:replace:N1.1", "P1:discard", "P2:replace:N1.1", **almost)
    assert not pyramid.is_over(state)
    assert pyramid.is_over(go(state, "reveal:N1.1"))


def test_pyr_23_completed_and_undone_within_the_phase_does_not_count() -> None:
    state = chosen(
        "P0:replace:N1.1", "P1:discard", "P2:replace:N1.1", P0_down="N1.1", draw="B1 swipe B3"
    )
    state = go(state, "swipe:N4.1>P0:N4.1", "reveal:N1.1")
    assert not pyramid.is_over(state)
    assert zone(state, "phase") == "drawing"


DRY = evolve(TOGETHER, reshuffles=0)


def test_pyr_24_phase_1_goes_on_with_the_discard_only() -> None:
    state = at(DRY, **DOWN, draw="B1")
    top = zone(state, "discard").split()[-1]
    assert top == "flash"
    numbers = " ".join(word for word in zone(state, "discard").split() if word != "R10")
    state = go(at(DRY, **DOWN, draw="B1", discard=f"{numbers} R10"), "draw")
    assert can(state) == ["draw:discard"]
    assert why(state, "draw").rule == "PYR-03"
    state = go(state, "draw:discard")
    assert (zone(state, "phase"), zone(state, "holders")) == ("choosing", "P0 P1")


def test_pyr_24_whoever_can_draw_nothing_skips_phase_2_and_the_round_ends() -> None:
    state = go(at(DRY, **DOWN, draw="B1"), "draw")
    assert pyramid.to_act(state) == (0,)
    assert pyramid.is_over(go(state, "P0:replace:N1.1"))
    two = go(at(DRY, **DOWN, draw="B1 B2"), "draw", "draw")
    assert pyramid.to_act(two) == (0, 1)


def test_pyr_24_the_round_ends_with_the_phase_that_used_up_the_pile() -> None:
    state = go(at(DRY, **DOWN, draw="B1 B2 B3"), "draw", "draw", "draw")
    state = go(state, *(f"P{player}:replace:N1.1" for player in range(3)))
    assert pyramid.is_over(state)


def test_pyr_03_the_pile_is_refilled_in_phase_1() -> None:
    state = go(at(TOGETHER, **DOWN, draw="B1"), "draw", "draw", "draw")
    assert (state.round.refills, zone(state, "origins")) == (1, "0 1 1")
    assert len(state.discard_cards) == 1


def test_all_04_simultaneous_games_end() -> None:
    for seed in range(5):
        *_, last = playout(TOGETHER, seed)
        assert pyramid.is_over(last)
