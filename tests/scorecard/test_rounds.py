"""The end of a round and of the game: SC-25 to SC-38."""

from __future__ import annotations

import pytest

from numcards import scorecard
from numcards.core import UsageError
from numcards.scorecard import Options
from tests.scorecard.helpers import P0, P1, THREE, TWO, at, can, go, zone

SECURED = {"P0_collection": "R1", "P1_collection": "R2", "P2_collection": "R3"}
ALL_TEN = (
    "pair:18 three:22 four:31 colour:30 big_colour:36 run3:21 run5:28 colour_run:36 rainbow:26 "
    "rainbow_run:28"
)


def test_sc_25_a_sequence_in_progress_is_discarded() -> None:
    state = at(phase="free", P0_sequence="R5", P1_sequence="G5")
    after = go(state, "stop")
    assert (zone(after, "P0.collection"), zone(after, "P1.sequence")) == ("R5", "")
    assert "G5" in zone(after, "discard").split(" ")


def test_sc_26_declaring_needs_a_secured_sequence_of_everybody_and_enough_turns() -> None:
    assert "declare" in can(at(THREE, turns="4", pile1="B1", **SECURED))
    assert "declare" not in can(at(THREE, turns="3", pile1="B1", **SECURED))
    missing = {**SECURED, "P1_collection": ""}
    assert "declare" not in can(at(THREE, turns="4", pile1="B1", **missing))
    assert "declare" in can(at(THREE, turns="4", pile1="B1", out="P1", **missing))


def test_sc_26_not_after_drawing_nor_in_a_last_or_skipped_turn() -> None:
    state = at(THREE, turns="4", pile1="B1 B3 B5 B7", **SECURED)
    assert "declare" not in can(go(state, "draw:1"))
    last = go(state, "declare")
    assert (zone(last, "turn"), zone(last, "declared")) == ("P1", "P0")
    assert can(last) == {"draw:1"}


def test_sc_26_the_declarers_sequence_stays_and_may_be_swiped() -> None:
    state = at(THREE, turns="4", pile1="B1", P0_sequence="G9", P1_reserve="swipe", **SECURED)
    last = go(state, "declare")
    assert zone(last, "P0.sequence") == "G9"
    assert "swipe:P0" in can(last)


def test_sc_27_every_other_player_has_one_last_turn() -> None:
    state = at(THREE, turns="4", pile1="B1 G3 B5 G7 B9", **SECURED)
    state = go(state, "declare", "draw:1", "stop")
    assert zone(state, "turn") == "P2"
    state = go(state, "draw:1", "stop")
    assert (zone(state, "phase"), zone(state, "turn")) == ("validating", "P0")


def test_sc_27_those_out_are_passed_over_and_a_skipped_turn_is_the_last() -> None:
    state = at(THREE, turns="4", turn="P2", pile1="B1 G3", out="P0", skips="0 1 0", **SECURED)
    assert zone(go(state, "declare"), "phase") == "validating"


def test_sc_27_a_declarer_who_goes_out_still_ends_the_round() -> None:
    state = at(THREE, turns="4", pile1="S1 G3 B7 R9", P1_reserve="double", **SECURED)
    state = go(state, "declare", "double:P0", "draw:1", "draw:1", "stop")
    assert (zone(state, "out"), zone(state, "turn")) == ("P0", "P2")
    assert zone(go(state, "draw:1", "stop"), "phase") == "validating"


def test_sc_28_the_round_ends_when_all_are_out() -> None:
    state = at(THREE, turn="P1", out="P0 P2", pile1="S1 G3")
    assert zone(go(state, "draw:1"), "phase") == "validating"


def test_sc_28_who_is_out_is_passed_over_without_a_turn() -> None:
    state = at(THREE, out="P1", pile1="R1 G3", turns="4")
    after = go(state, "draw:1", "stop")
    assert (zone(after, "turn"), zone(after, "turns")) == ("P2", "5")


def test_sc_29_without_piles_the_turn_goes_on_without_draws() -> None:
    state = go(at(P0_sequence="R5", P0_reserve="double", pile1="G1"), "double:P1", "draw:1")
    assert can(state) == {"lock"}
    assert zone(go(state, "lock"), "phase") == "validating"


def test_sc_29_stop_with_nothing_drawn_and_an_empty_sequence() -> None:
    state = at(
        P0_reserve="double swipe", pile1="G1", turns="4", P0_collection="R1", P1_collection="R2"
    )
    state = go(state, "double:P1", "draw:1")
    assert can(state) == {"stop", "swipe:P1"}
    assert zone(go(state, "stop"), "phase") == "validating"


def test_sc_29_after_a_draw_or_flip_stop_ends_it() -> None:
    assert can(go(at(P0_sequence="R5", pile1="G1"), "draw:1")) == {"stop"}
    state = at(P0_reserve="double flip", P0_sequence="R5", pile1="G1")
    assert can(go(state, "flip", "double:P1", "draw:1")) == {"stop"}


def test_sc_29_last_turns_that_are_due_are_not_played() -> None:
    state = at(THREE, turn="P1", declared="P0", turns="5", pile1="G1", **SECURED)
    assert zone(go(state, "draw:1", "stop"), "phase") == "validating"


def test_sc_29_a_forced_draw_that_cannot_be_made_is_dropped() -> None:
    state = go(at(P0_reserve="double", pile1="W1"), "double:P1", "draw:1")
    assert zone(state, "phase") == "start"
    assert zone(go(at(pile1="W1"), "draw:1"), "phase") == "free"


def test_sc_29_a_skipped_turn_goes_on() -> None:
    state = at(
        turn="P1",
        phase="skipped",
        P1_reserve="joker double",
        P1_sequence="R5",
        pile1="G1",
    )
    state = go(state, "double:P0", "draw:1")
    assert can(state) == {"joker", "end"}
    assert zone(go(state, "joker"), "P1.collection") == "R5"
    assert zone(go(state, "joker"), "phase") == "validating"


def test_sc_29_a_bust_with_the_last_card_ends_the_round() -> None:
    assert zone(go(at(pile1="S1"), "draw:1"), "phase") == "validating"


def test_sc_30_everyone_is_asked_clockwise_from_the_first_player() -> None:
    options = Options(players=3, first_player=1)
    state = at(options, phase="validating", out="P0 P1 P2", P1_collection="R5 B5")
    assert zone(state, "turn") == "P1"
    assert can(state) == {"validate:pair", "done"}
    state = go(state, "done")
    assert (zone(state, "turn"), can(state)) == ("P2", {"done"})
    state = go(state, "done")
    assert (zone(state, "turn"), can(state)) == ("P0", {"done"})


def test_sc_30_one_objective_after_another() -> None:
    state = at(phase="validating", P0_collection="R5 B5 G5 Y5 W5")
    state = go(state, "validate:three")
    assert (zone(state, "turn"), zone(state, "validated")) == ("P0", "three")
    state = go(state, "validate:pair")
    assert zone(state, "validated") == "pair three"
    assert can(state) == {"done"}
    assert zone(go(state, "done"), "P0.scorecard") == "pair:7 three:11"


def test_sc_31_an_objective_cannot_be_tried_again() -> None:
    state = at(
        phase="validating", round="2", P0_collection="R5 B5", P0_scorecard="pair:2", turn="P0"
    )
    assert can(state) == {"done"}


def test_sc_32_a_card_serves_once() -> None:
    state = go(at(phase="validating", P0_collection="W3 W4 W5"), "validate:rainbow_run")
    assert can(state) == {"done"}
    assert zone(go(state, "done"), "P0.scorecard") == "rainbow_run:17"


def test_sc_32_the_best_choice_is_found_at_done() -> None:
    """The pair of 9s first, which a later three of 9s would take away."""
    state = at(phase="validating", P0_collection="R5 B5 R9 B9 G9")
    assert zone(go(state, "validate:pair", "done"), "P0.scorecard") == "pair:11"
    assert zone(go(state, "validate:pair", "validate:three", "done"), "P0.scorecard") == (
        "pair:7 three:15"
    )


def test_sc_35_shadow_never_enters_a_collection() -> None:
    for seed in range(20):
        options = Options(players=2, special_copies=6, bust="sequence", max_rounds=1)
        state = scorecard.new_game(options, seed)
        while not scorecard.is_over(state):
            state = scorecard.apply(state, scorecard.legal_actions(state)[-1])
            assert "S" not in zone(state, "P0.collection") + zone(state, "P0.sequence")


def test_sc_36_the_game_ends_after_a_round_with_all_ten() -> None:
    nine = ALL_TEN.removeprefix("pair:18 ")
    state = at(phase="validating", round="2", P1_scorecard=nine, P1_collection="R0 B0", turn="P1")
    over = go(state, "validate:pair", "done", "done")
    assert scorecard.is_over(over)
    assert zone(over, "P1.scorecard") == ALL_TEN.replace("pair:18", "pair:2")


def test_sc_36_but_only_after_the_round_is_evaluated() -> None:
    nine = ALL_TEN.removeprefix("pair:18 ")
    state = at(
        THREE, phase="validating", round="2", turn="P1", P1_scorecard=nine, P1_collection="R0 B0"
    )
    state = go(state, "validate:pair", "done")
    assert not scorecard.is_over(state)
    state = go(state, "done")
    assert zone(state, "turn") == "P0"
    assert scorecard.is_over(go(state, "done"))


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_sc_36_or_after_the_last_round(rounds: int) -> None:
    options = Options(players=2, max_rounds=rounds)
    last = "P1" if rounds % 2 else "P0"
    state = at(options, phase="validating", round=str(rounds), turn=last)
    assert scorecard.is_over(go(state, "done"))
    if rounds > 1:
        first = at(options, phase="validating", turn="P1")
        assert zone(go(first, "done"), "round") == "2"


def over(options: Options, *scorecards: str) -> scorecard.Result:
    named = {f"P{seat}_scorecard": text for seat, text in enumerate(scorecards)}
    state = at(options, phase="over", round=str(options.max_rounds), **named)
    return scorecard.result(state)


def test_sc_37_classic_most_points_win_and_all_ten_guarantee_nothing() -> None:
    low = (
        "pair:2 three:6 four:15 colour:10 big_colour:23 run3:7 run5:16 colour_run:24 "
        "rainbow:10 rainbow_run:14"
    )
    result = over(TWO, low, "colour:82 big_colour:36 colour_run:36")
    assert result.objectives == (10, 3)
    assert result.points == (127, 154)
    assert (result.winners, result.ranking) == ((P1,), (2, 1))


def test_example_6_discovery_most_objectives_win() -> None:
    """4 objectives with 30 points beat 3 objectives with 80."""
    four, three = "pair:3 three:6 run3:7 rainbow:14", "colour:20 run5:28 colour_run:32"
    result = over(Options.discovery(2), four, three)
    assert (result.objectives, result.points) == ((4, 3), (30, 80))
    assert (result.winners, result.payoffs) == ((P0,), (1.0, -1.0))


def test_sc_37_discovery_points_break_ties() -> None:
    result = over(Options.discovery(3), "pair:2", "pair:3", "pair:2")
    assert (result.winners, result.ranking) == ((P1,), (2, 1, 2))


def test_sc_37_what_is_still_equal_shares() -> None:
    result = over(THREE, "pair:9", "three:9", "pair:8")
    assert (result.winners, result.ranking) == ((P0, P1), (1, 1, 3))
    result = over(Options.discovery(3), "pair:9", "three:9", "pair:8")
    assert (result.winners, result.ranking) == ((P0, P1), (1, 1, 3))


def test_sc_38_payoffs() -> None:
    assert over(THREE, "pair:9", "three:9", "pair:8").payoffs == (0.5, 0.5, -1.0)
    assert over(TWO, "", "").payoffs == (0.0, 0.0)


def test_no_result_before_the_end() -> None:
    with pytest.raises(UsageError, match="SC-36"):
        scorecard.result(at(pile1="B1"))
