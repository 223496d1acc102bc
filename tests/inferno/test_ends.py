"""The end of rounds and games: INF-29 to INF-34."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from numcards import inferno
from numcards.inferno import Options
from numcards.inferno.scoring import jester, round_ranking
from tests.inferno.helpers import P0, P1, P2, P3, at, can, finished, go, hand, on_turn, zone

RANK_ALL = Options(players=3, finish="rank_all")
FOUR_ALL = Options(players=4, finish="rank_all")


def test_inf_29_the_first_to_empty_their_hand_wins_the_round() -> None:
    state = go(at(Options(players=3), P0="R3", P1="G5 B5", P2="B7"), "R3")
    assert on_turn(state) is None
    assert (zone(state, "out"), zone(state, "wins")) == ("P0", "1 0 0")
    assert inferno.result(state).winners == (0,)


def test_inf_29_a_trick_that_has_not_ended_still_lies_there() -> None:
    state = go(at(P0="R3", P1="G5 B5"), "R3")
    assert (zone(state, "trick"), zone(state, "in_trick")) == ("P0:R3", "")
    assert hand(state, 1) == "G5 B5"


@pytest.mark.parametrize("last", ["S3", "W3+S3", "R3+W3+S3"])
def test_inf_29_a_trick_that_has_ended_has_been_cleared_away(last: str) -> None:
    state = go(at(P0=last.replace("+", " "), P1="G5 B5"), last)
    assert (on_turn(state), zone(state, "trick"), zone(state, "out")) == (None, "", "P0")


def test_inf_29_the_only_one_left_in_a_trick_ends_it_with_the_last_pose() -> None:
    state = go(at(Options(players=3), P0="joker", P1="infini", P2="R3"), "pass", "pass", "R3")
    assert (on_turn(state), zone(state, "trick"), zone(state, "out")) == (None, "", "P2")


def test_inf_29_effects_apply_on_the_last_pose() -> None:
    state = go(at(P0="S6 R6 G6", P1="G5"), "S6+R6+G6")
    assert zone(state, "order") == "inverted"
    lasting = Options(players=2, inferno_lasts="trick")
    assert zone(go(at(lasting, P0="S6 R6 G6", P1="G5"), "S6+R6+G6"), "order") == "inverted"
    assert zone(go(at(lasting, P0="S6 R6 W6", P1="G5"), "R6+W6+S6"), "order") == "normal"
    # Under rank_all the others must meet the demand of somebody who is out.
    state = go(at(RANK_ALL, P0="W3", P1="G5 B5 Y9", P2="R0 R1"), "W3")
    assert can(state) == {"pass", "G5+B5"}


def test_inf_30_first_out_ranks_the_others_by_fewest_cards() -> None:
    four = Options(players=4)
    state = go(at(four, P0="R3", P1="G5 B5", P2="B7 B8", P3="Y1 Y2 Y3"), "R3")
    assert inferno.result(state).ranking == (1, 2, 2, 4)


def test_inf_30_rank_all_is_played_until_one_holds_cards() -> None:
    state = go(at(RANK_ALL, P0="R3", P1="G5 B5", P2="B7"), "R3")
    assert on_turn(state) == 1
    assert (zone(state, "out"), zone(state, "wins")) == ("P0", "0 0 0")
    state = go(state, "G5", "B7")
    assert on_turn(state) is None
    assert (zone(state, "out"), zone(state, "wins")) == ("P0 P2", "1 0 0")
    result = inferno.result(state)
    assert (result.ranking, result.winners, result.wins) == ((1, 3, 2), (0,), (1, 0, 0))


def test_inf_30_when_the_winner_of_a_trick_is_out_the_next_with_cards_leads() -> None:
    state = go(at(FOUR_ALL, P0="R3", P1="infini", P2="B7 B8", P3="Y1 Y2"), "R3")
    state = go(state, "pass", "pass", "pass")
    assert (on_turn(state), zone(state, "in_trick")) == (1, "P1 P2 P3")
    # Whoever is out already is passed by.
    gone = at(FOUR_ALL, P1="R3", P3="Y1 Y2", P0="G1", out="P2", in_trick="P1 P3 P0")
    state = go(gone, "R3", "pass", "pass")
    assert (on_turn(state), zone(state, "in_trick")) == (3, "P3 P0")


def test_inf_30_a_pose_that_stops_the_trick_and_empties_the_hand_passes_the_lead() -> None:
    state = go(at(RANK_ALL, P0="W3 S3", P1="infini R1", P2="B7 B8"), "W3+S3")
    assert (on_turn(state), zone(state, "trick"), zone(state, "in_trick")) == (1, "", "P1 P2")


def test_inf_30_everybody_must_pass_a_pose_whose_player_is_out() -> None:
    state = go(at(FOUR_ALL, P0="R3", P1="G1 G2", P2="B7 B8", P3="Y1 Y2"), "R3", "pass", "B7")
    # P3 and nobody else: P1 has passed, P0 is out.
    assert zone(state, "in_trick") == "P3 P2"
    state = go(state, "pass")
    assert (on_turn(state), zone(state, "trick")) == (2, "")


def test_inf_30_the_last_in_the_trick_wins_it_at_once_when_the_others_are_out_or_passed() -> None:
    state = go(at(RANK_ALL, P0="R3", P1="G1 G2", P2="B7 B8"), "R3", "pass", "B7")
    assert (on_turn(state), zone(state, "trick"), zone(state, "in_trick")) == (2, "", "P2 P1")


def test_inf_31_winner_or_jester_leads_the_next_round() -> None:
    hands = {"P0": "R3", "P1": "G5", "P2": "B7 B8 B9", "P3": "Y1 Y2"}

    def next_leader(**chosen: Any) -> int | None:
        options = Options(players=4, rounds_to_win=2, **chosen)
        return on_turn(go(at(options, **hands), "R3"))

    assert next_leader(next_leader="winner") == 0
    assert next_leader(next_leader="jester") == 2


def test_inf_31_among_equal_jesters_the_first_clockwise_from_the_winner() -> None:
    options = Options(players=4, rounds_to_win=2, next_leader="jester")
    hands = {"P0": "Y1 Y2", "P1": "G5", "P2": "R3", "P3": "B7 B8"}
    state = at(options, **hands, in_trick="P2 P3 P0 P1")
    assert on_turn(go(state, "R3")) == 3
    hands = {"P0": "Y1 Y2", "P1": "G5 G6", "P2": "R3", "P3": "B8"}
    state = at(options, **hands, in_trick="P2 P3 P0 P1")
    assert on_turn(go(state, "R3")) == 0


def test_inf_31_under_rank_all_the_jester_is_who_still_holds_cards() -> None:
    options = Options(players=3, rounds_to_win=2, next_leader="jester", finish="rank_all")
    state = go(at(options, P0="R3", P1="G5 B5", P2="B7"), "R3", "G5", "B7")
    assert (zone(state, "round"), zone(state, "wins"), on_turn(state)) == ("2", "1 0 0", 1)


def test_inf_32_a_new_round_shuffles_all_cards_again_and_deals_from_its_leader() -> None:
    options = Options(players=3, rounds_to_win=2)
    state = at(options, 5, P0="G5", P1="R3", P2="B7", in_trick="P1 P2 P0")
    state = go(state, "R3")
    assert zone(state, "round") == "2"
    assert zone(state, "wins") == "0 1 0"
    assert (zone(state, "discard"), zone(state, "out"), zone(state, "trick")) == ("", "", "")
    assert on_turn(state) == 1
    assert [len(hand(state, seat).split()) for seat in range(3)] == [36, 37, 36]
    # The deal follows from seed and round alone, beside the leader.
    again = at(options, 5, P0="B7", P1="R9", P2="G5", in_trick="P1 P2 P0")
    assert go(again, "R9") == state


def test_inf_32_the_game_ends_when_somebody_has_won_enough_rounds() -> None:
    options = Options(players=2, rounds_to_win=2)
    state = go(at(options, P0="R3", P1="G5", wins="1 1", round="3"), "R3")
    assert inferno.is_over(state)
    result = inferno.result(state)
    assert (result.wins, result.winners, result.ranking) == ((2, 1), (0,), (1, 2))


def test_inf_32_under_rank_all_the_last_round_is_played_out() -> None:
    state = go(at(RANK_ALL, P0="R3", P1="G5 B5", P2="B7"), "R3")
    assert not inferno.is_over(state)


def test_inf_33_a_blocked_round_has_no_winner_under_first_out() -> None:
    options = Options(players=3, next_leader="winner")
    state = at(options, P0="joker joker", P1="infini", P2="numx", in_trick="P1 P2 P0")
    state = go(state, "pass", "pass", "pass")
    assert (zone(state, "round"), zone(state, "wins")) == ("2", "0 0 0")
    assert on_turn(state) == 1


@pytest.mark.parametrize("leader", range(3))
@pytest.mark.parametrize("next_leader", ["winner", "jester"])
@pytest.mark.parametrize("finish", ["first_out", "rank_all"])
def test_inf_33_the_first_to_pass_the_lead_leads_next(
    leader: int, next_leader: Any, finish: Any
) -> None:
    options = Options(players=3, next_leader=next_leader, finish=finish)
    order = " ".join(f"P{(leader + step) % 3}" for step in range(3))
    state = at(options, P0="joker", P1="infini", P2="numx", in_trick=order)
    assert on_turn(go(state, "pass", "pass", "pass")) == leader


def test_inf_33_a_row_may_begin_in_the_middle_of_the_table() -> None:
    """P1 was first to pass the lead of the last trick; the row that blocks begins with P2."""
    options = Options(players=3, next_leader="winner")
    state = at(options, P0="infini", P1="joker", P2="numx R5", in_trick="P1 P2 P0")
    state = go(state, "pass", "R5", "pass")
    assert on_turn(state) == 2
    state = go(state, "pass", "pass", "pass")
    assert (zone(state, "round"), on_turn(state)) == ("2", 2)


def test_inf_33_under_rank_all_the_first_out_is_credited_in_a_blocked_round() -> None:
    stuck = {"P0": "joker joker", "P2": "infini", "P3": "numx", "out": "P1"}
    state = at(FOUR_ALL, **stuck, in_trick="P2 P3 P0")
    state = go(state, "pass", "pass", "pass")
    assert inferno.is_over(state)
    result = inferno.result(state)
    assert (result.wins, result.winners) == ((0, 1, 0, 0), (1,))
    assert result.ranking == (4, 1, 2, 2)
    longer = Options(players=4, finish="rank_all", rounds_to_win=2)
    state = go(at(longer, **stuck, in_trick="P2 P3 P0"), "pass", "pass", "pass")
    assert (on_turn(state), zone(state, "wins"), zone(state, "round")) == (2, "0 1 0 0", "2")


def test_inf_33_the_cap_of_rounds() -> None:
    stuck = {"P0": "joker", "P1": "infini", "P2": "numx"}
    three = Options(players=3)
    state = go(at(three, **stuck, round="20"), "pass", "pass", "pass")
    assert inferno.is_over(state)
    result = inferno.result(state)
    assert result.winners == (0, 1, 2)
    assert result.payoffs == (0.0, 0.0, 0.0)
    assert result.ranking == (1, 1, 1)
    state = go(at(three, **stuck, round="19"), "pass", "pass", "pass")
    assert not inferno.is_over(state)


def test_inf_33_ties_at_the_cap_are_shared() -> None:
    options = Options(players=3, rounds_to_win=3)
    stuck = {"P0": "joker", "P1": "infini", "P2": "numx"}
    state = go(at(options, **stuck, round="60", wins="2 1 2"), "pass", "pass", "pass")
    result = inferno.result(state)
    assert (result.winners, result.ranking) == ((0, 2), (1, 3, 1))
    assert result.payoffs == (0.5, -1.0, 0.5)


def test_inf_34_payoffs() -> None:
    four = Options(players=4)
    state = go(at(four, P0="R3", P1="G5 B5", P2="B7 B8", P3="Y1 Y2 Y3"), "R3")
    assert inferno.result(state).payoffs == (1.0, -1 / 3, -1 / 3, -1 / 3)


@pytest.mark.parametrize(
    ("finish", "rounds", "players"), tuple(product(("first_out", "rank_all"), (1, 3), (2, 4)))
)
def test_inf_34_results_of_whole_games_add_up(finish: Any, rounds: int, players: int) -> None:
    options = Options(players=players, finish=finish, rounds_to_win=rounds, deal=6)
    for seed in range(4):
        over = finished(inferno.new_game(options, seed), random.Random(seed))
        result = inferno.result(over)
        assert sum(result.payoffs) == pytest.approx(0, abs=1e-9)
        assert max(result.wins) <= rounds
        assert {seat for seat, wins in enumerate(result.wins) if wins == max(result.wins)} == set(
            result.winners
        )
        assert all(
            (payoff > 0) == (seat in result.winners) for seat, payoff in enumerate(result.payoffs)
        )
        assert min(result.ranking) == 1


def test_inf_30_33_ranking_of_a_round() -> None:
    assert round_ranking((3, 0, 3, 5), (P1,)) == (2, 1, 2, 4)
    assert round_ranking((0, 0, 4, 0), (P3, P0, P1)) == (2, 3, 4, 1)
    assert round_ranking((2, 2), ()) == (1, 1)
    assert round_ranking((0, 7, 1, 1), (P0,)) == (1, 4, 2, 2)


def test_inf_31_jester_of_a_ranking() -> None:
    assert jester((1, 2, 2, 2), P0) == 1
    assert jester((2, 2, 1, 2), P2) == 3
    assert jester((2, 4, 1, 3), P2) == 1
