"""How rounds and games end (PYR-22 to PYR-26, PYR-34, PYR-35): a transcript for every ending."""

from __future__ import annotations

import pytest
from attrs import evolve

from numcards import pyramid
from numcards.core import SPECTATOR, UsageError
from numcards.pyramid import Options
from tests.pyramid.helpers import FULL, THREE, TWO, at, cards, faces, go, laid, playout, see, zone

ALMOST = FULL | {"P0_down": "N4.1"}
"""P0 has one card face down."""

NO_RESHUFFLE = evolve(TWO, reshuffles=0)

TRIO = ALMOST | {
    "P2": "Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9",
    "P2_down": "N1.1 N1.2",
}


def test_pyr_22_a_pyramid_is_complete_with_no_card_face_down() -> None:
    """Empty slots do not count as face down."""
    cards = FULL["P0"].replace("R4", "-")
    state = laid(TWO, **ALMOST | {"P0": cards}, draw="B9")
    state = go(state, "draw", "replace:N4.1")
    assert zone(state, "turns_left") == "1"


def test_pyr_23_transcript_final_turns() -> None:
    """Everybody but the player whose turn it was has one more turn, in order."""
    state = laid(THREE, **TRIO)
    state = go(state, "draw", "replace:N4.1")
    assert (zone(state, "turns_left"), zone(state, "turn")) == ("2", "P1")
    state = go(state, "draw", "replace:N1.1")
    assert (zone(state, "turns_left"), zone(state, "turn")) == ("1", "P2")
    state = go(state, "draw", "replace:N1.1")
    assert pyramid.is_over(state)
    assert zone(state, "turns_left") == ""


def test_pyr_23_nothing_restarts_the_final_turns() -> None:
    state = laid(THREE, **TRIO | {"P1_down": "N1.1"})
    state = go(state, "draw", "replace:N4.1", "draw", "replace:N1.1", "draw", "replace:N1.1")
    assert pyramid.is_over(state)


def test_pyr_23_final_turns_stand_even_when_no_pyramid_is_complete_any_more() -> None:
    state = laid(THREE, **TRIO, draw="B1 swipe B3")
    state = go(state, "draw", "replace:N4.1", "draw", "discard", "swipe:N1.1>P0:N1.1")
    assert zone(state, "P0_down") == "N1.1"
    state = go(state, "reveal:N1.2", "draw", "replace:N1.1")
    assert pyramid.is_over(state)


def test_pyr_23_transcript_completed_by_anothers_swipe() -> None:
    """Player 1 swipes player 0's last face-down card for one that lies face up."""
    zones = ALMOST | {"P1_down": "N1.1 N1.2"}
    state = laid(TWO, **zones, turn="P1", draw="swipe B2 B3")
    state = go(state, "draw", "discard", "swipe:N1.3>P0:N4.1")
    assert zone(state, "P0_down") == ""
    state = go(state, "reveal:N1.1")
    assert (zone(state, "turns_left"), zone(state, "turn")) == ("1", "P0")
    assert pyramid.is_over(go(state, "draw", "replace:N1.1"))


def test_pyr_23_transcript_completed_by_anothers_flash() -> None:
    state = laid(TWO, **ALMOST, turn="P1", draw="flash B2")
    state = go(state, "draw", "discard", "flash:P0:N4.1")
    assert (zone(state, "turns_left"), zone(state, "turn")) == ("1", "P0")


def test_pyr_23_completed_and_undone_within_a_turn_does_not_count() -> None:
    """Option A completes the pyramid, and the swipe that it sets free undoes that."""
    cards = FULL["P0"].replace("R9", "swipe")
    state = laid(TWO, **ALMOST | {"P0": cards}, draw="B1")
    state = go(state, "draw", "replace:N4.1", "swipe:N1.1>P1:N1.1")
    assert zone(state, "turns_left") == ""


def test_pyr_24_transcript_the_cards_run_out_and_the_round_ends_with_the_turn() -> None:
    state = at(NO_RESHUFFLE, **FULL, draw="B1")
    assert pyramid.is_over(go(state, "draw", "replace:N1.1"))
    discarded = go(state, "draw", "discard")
    assert not pyramid.is_over(discarded)
    assert pyramid.is_over(go(discarded, "reveal:N1.1"))


def test_pyr_24_cuts_final_turns_short() -> None:
    options = evolve(THREE, reshuffles=0)
    state = at(options, **TRIO, draw="B1 B2")
    state = go(state, "draw", "replace:N4.1", "draw", "replace:N1.1")
    assert pyramid.is_over(state)


def test_pyr_03_transcript_a_reshuffle_keeps_the_round_going_once() -> None:
    state = at(TWO, **FULL, draw="B1")
    state = go(state, "draw", "replace:N1.1", "draw")
    assert state.round.refills == 1
    used = at(TWO, **FULL, draw="B1", refills="1")
    assert pyramid.is_over(go(used, "draw", "replace:N1.1"))


def test_pyr_25_without_final_turns_the_round_ends_at_once() -> None:
    options = evolve(THREE, final_turns=False)
    assert pyramid.is_over(go(laid(options, **TRIO), "draw", "replace:N4.1"))
    assert not pyramid.is_over(go(laid(options, **TRIO), "draw", "replace:N1.1"))


def test_pyr_26_all_cards_are_turned_up_at_the_end() -> None:
    state = at(NO_RESHUFFLE, **FULL, draw="B1")
    state = go(state, "draw", "replace:N1.1")
    assert (zone(state, "P0_down"), zone(state, "P1_down")) == ("", "")
    assert faces(see(state, SPECTATOR), 1) == cards(state, 1)
    assert zone(state, "points") == "51/51"


def test_pyr_34_totals_winners_and_shared_ranks() -> None:
    for points, winners, ranking in (
        ((5, 9, 9), (1, 2), (3, 1, 1)),
        ((9, 5, 5), (0,), (1, 2, 2)),
        ((7, 7, 7), (0, 1, 2), (1, 1, 1)),
        ((1, 2, 3), (2,), (3, 2, 1)),
    ):
        ended = ended_with(points)
        assert (ended.winners, ended.ranking) == (winners, ranking)
        assert ended.totals == points
        assert abs(sum(ended.payoffs)) < 1e-9


def ended_with(points: tuple[int, ...]) -> pyramid.Result:
    """The result of a game whose last round brought nothing, and the one before these points."""
    empty = "- - - - - - - - - -"
    state = at(
        Options(players=len(points), rounds=2),
        **{f"P{seat}": empty for seat in range(len(points))},
        phase="ended",
        round="2",
        points="/".join(map(str, points)) + " " + "/".join("0" for _ in points),
    )
    return pyramid.result(state)


def test_pyr_35_payoffs_are_shared_by_winners_and_losers() -> None:
    assert ended_with((5, 9, 9)).payoffs == (-1.0, 0.5, 0.5)
    assert ended_with((9, 5, 5)).payoffs == (1.0, -0.5, -0.5)
    assert ended_with((7, 7, 7)).payoffs == (0.0, 0.0, 0.0)


def test_pyr_35_the_points_are_those_of_the_pyramids() -> None:
    for seed in range(20):
        options = Options(players=3, jokers=4, rounds=1, overlap=seed % 2 == 1)
        *_, last = playout(options, seed)
        scored = [pyramid.score(cards(last, s), overlap=options.overlap).total for s in range(3)]
        assert pyramid.result(last).points == (tuple(scored),)


def test_pyr_34_rounds_add_up_and_the_first_player_moves() -> None:
    options = Options(players=3, rounds=3, first_player=2)
    firsts, rounds = [], set()
    for state in playout(options, 4):
        if state.round.number not in rounds:
            rounds.add(state.round.number)
            firsts.append(state.first)
            assert pyramid.to_act(state) == (state.first,)
            assert (len(state.draw_cards), state.discard_cards) == (112 - 30, ())
            assert (state.round.refills, state.round.turns_left) == (0, None)
            assert len(state.points) == state.round.number - 1
    assert firsts == [2, 0, 1]
    ended = pyramid.result(state)
    assert ended.totals == tuple(map(sum, zip(*ended.points, strict=True)))
    assert len(ended.points) == 3


def test_pyr_34_in_simultaneous_mode_the_first_player_of_a_round_is_left_of_the_last_ones() -> None:
    """However often the first player has moved within the round before (PYR-21)."""
    options = Options(players=4, mode="simultaneous", rounds=3, first_player=1)
    firsts: dict[int, int] = {}
    for state in playout(options, 4):
        firsts.setdefault(state.round.number, state.first)
    assert firsts == {1: 1, 2: 2, 3: 3}


def test_pyr_34_each_round_is_shuffled_anew() -> None:
    deals = {
        tuple(cards(state, 0))
        for state in playout(Options(players=2, rounds=4), 1)
        if len(state.draw_cards) == 92
    }
    assert len(deals) == 4


def test_the_result_is_asked_too_early() -> None:
    state = laid(Options(players=2, rounds=2), **FULL, round="2", first="P1", points="7/9")
    with pytest.raises(UsageError, match="PYR-34"):
        pyramid.result(state)
    assert state.totals == (7, 9)
