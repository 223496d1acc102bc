"""Scores, rounds and the match: N5-16 to N5-20, and worked example 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from numcards import num5
from numcards.core import Seat, UsageError, parse_cards
from numcards.num5 import Options, Result, State
from tests.num5.helpers import at, go, playout

ONE_CARD: Mapping[str, Any] = {"players": 2, "hand_size": 1}


def last_turn(hands: tuple[str, str], scores: str = "", **options: Any) -> State:
    """Two players with one card each in rounds of one card; the rows are fresh."""
    return at(Options(**ONE_CARD, **options), P0=hands[0], P1=hands[1], scores=scores)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("B0 B3 B5 B8", 16),
        ("B4 B7", 11),
        ("B2 S6", -4),
        ("", 0),
        ("W16", 16),
        ("S16", -16),
        ("W0 S0", 0),
        ("R1 G2 B4 Y8 W16", 31),
        ("S1 S2 S4 S8 S16", -31),
    ],
)
def test_example_3_and_n5_16_what_collected_cards_are_worth(cards: str, points: int) -> None:
    assert num5.score(parse_cards(cards)) == points
    assert num5.score(iter(parse_cards(cards))) == points


def test_example_3_the_first_player_wins_the_round() -> None:
    state = at(
        Options(players=3, hand_size=4, rounds_to_win=1),
        P0="R3",
        P1="G1",
        P2="Y1",
        P0_collected="B0 B3 B5 B8",
        P1_collected="B4 B7",
        P2_collected="B2 S6",
        row_B="B9",
        row_R="R0 R2",
    )
    assert state.points == (16, 11, -4)
    result = num5.result(go(state, "P0:R3", "P1:G1", "P2:Y1"))
    assert result.points == ((16, 11, -4),)
    assert (result.wins, result.winners, result.ranking) == ((1, 0, 0), (0,), (1, 2, 3))


def test_n5_16_the_whole_deck_is_worth_544() -> None:
    deck = [f"{family}{value}" for family in "RGBYWS" for value in range(17)]
    assert num5.score(parse_cards(" ".join(deck))) == 5 * 136 - 136


@pytest.mark.parametrize(
    "bad", ["B2 S6", None, 7, parse_cards("B2 joker"), parse_cards("B2 B2"), ["B2"], [None], [[]]]
)
def test_only_number_cards_each_once_are_scored(bad: Any) -> None:
    words = r"^The cards that are scored are number cards, each of them once, not .* \(N5-16\)\.$"
    with pytest.raises(UsageError, match=words):
        num5.score(bad)


def test_n5_16_cards_on_the_rows_count_for_nobody() -> None:
    state = last_turn(("B9", "R2"), rounds_to_win=1)
    ended = go(state, "P0:B9", "P1:R2")
    assert num5.is_over(ended)
    assert num5.result(ended).points == ((0, 0),)
    zones = num5.zones(ended)
    assert (zones["row_B"], zones["row_R"]) == ("B0 B9", "R0 R2")


def test_n5_16_a_row_still_to_be_chosen_keeps_the_round_open() -> None:
    asked = go(last_turn(("W1", "R2"), rounds_to_win=1), "P0:W1", "P1:R2")
    assert not num5.is_over(asked)
    assert num5.to_act(asked) == (0,)
    assert (asked.scores, asked.number) == ((), 1)
    ended = go(asked, "P0:row:G")
    assert num5.is_over(ended)
    assert num5.to_act(ended) == ()
    assert num5.legal_actions(ended) == num5.legal_actions(ended, Seat(0)) == ()
    assert (ended.scores, ended.number) == (((0, 0),), 1)


def test_n5_17_most_points_win_the_round() -> None:
    options = Options(players=2, hand_size=2, rounds_to_win=1)
    state = at(options, P0="B3", P1="G7", row_B="B0 B5", row_R="R0 R1")
    ended = go(state, "P0:B3", "P1:G7")
    # The blue 0 is worth nothing, so both have 0 points and both are credited.
    assert num5.result(ended).wins == (1, 1)
    richer = at(options, P0="B3", P1="G7", row_B="B5", row_R="R0 R1", P1_collected="B0")
    ended = go(richer, "P0:B3", "P1:G7")
    assert num5.result(ended).points == ((5, 0),)
    assert num5.result(ended).wins == (1, 0)
    assert num5.result(ended).winners == (0,)


def test_n5_17_everyone_who_ties_is_credited() -> None:
    ended = go(last_turn(("B9", "R2"), rounds_to_win=1), "P0:B9", "P1:R2")
    assert num5.result(ended) == Result(
        winners=(Seat(0), Seat(1)),
        wins=(1, 1),
        points=((0, 0),),
        totals=(0, 0),
        ranking=(1, 1),
        payoffs=(0.0, 0.0),
    )


def test_n5_18_the_first_to_win_three_rounds_wins_the_game() -> None:
    state = last_turn(("B9", "R2"), scores="5/0 0/1 7/3 0/2")
    assert state.wins == (2, 2)
    ended = go(state, "P0:B9", "P1:R2")
    # Both reach three wins with a 0 to 0 tie; player 0 has more points over all rounds.
    result = num5.result(ended)
    assert (result.wins, result.totals) == ((3, 3), (12, 6))
    assert (result.winners, result.ranking) == ((0,), (1, 2))
    assert result.payoffs == (1.0, -1.0)


def test_n5_18_the_points_of_the_last_round_count_too() -> None:
    options = Options(players=2, hand_size=2)
    state = at(
        options,
        P0="B3",
        P1="R1",
        row_B="B5",
        row_R="R0 R8",
        P1_collected="B0",
        scores="1/0 2/0 0/9 0/9",
    )
    ended = go(state, "P0:B3", "P1:R1")
    result = num5.result(ended)
    assert result.points[-1] == (5, 0)
    assert (result.wins, result.totals, result.winners) == ((3, 2), (8, 18), (0,))


def test_n5_18_equal_sums_share_the_victory() -> None:
    ended = go(last_turn(("B9", "R2"), scores="5/0 0/5 7/3 1/5"), "P0:B9", "P1:R2")
    result = num5.result(ended)
    assert (result.winners, result.ranking, result.totals) == ((0, 1), (1, 1), (13, 13))


def test_n5_18_only_those_who_reached_the_wins_count_whatever_the_points_of_others() -> None:
    options = Options(players=3, hand_size=2, rounds_to_win=2)
    rows = {"row_Y": "Y0 Y1 Y2 Y3"}
    state = at(options, P0="B9", P1="R2", P2="G3", **rows, scores="-9/9/9 4/-4/-4")
    assert state.wins == (1, 1, 1)
    ended = go(state, "P0:B9", "P1:R2", "P2:G3")
    result = num5.result(ended)
    assert (result.totals, result.winners, result.ranking) == ((-5, 5, 5), (1, 2), (3, 1, 1))
    assert result.payoffs == (-1.0, 0.5, 0.5)


def test_n5_19_each_new_round_deals_anew_within_the_action_that_ended_the_last() -> None:
    state = last_turn(("B9", "R2"))
    dealt = go(state, "P0:B9", "P1:R2")
    assert (dealt.number, dealt.scores, dealt.wins) == (2, ((0, 0),), (1, 1))
    zones = num5.zones(dealt)
    assert [zones[f"row_{colour}"] for colour in "BRYG"] == ["B0", "R0", "Y0", "G0"]
    assert zones["P0_collected"] == zones["P1_collected"] == ""
    assert len(zones["undealt"].split()) == 96


def test_n5_19_each_round_has_a_shuffle_of_its_own() -> None:
    options = Options(players=2, hand_size=1, rounds_to_win=5)
    deals = set()
    for state in playout(options, 3):
        if num5.to_act(state) == (0, 1):
            deals.add(str(dict(num5.zones(state)).get("P0")) + num5.zones(state)["P1"])
    assert len(deals) >= 5


def test_n5_19_a_game_lasts_at_most_as_many_rounds_as_its_options_allow() -> None:
    for seed in range(30):
        options = Options(players=2 + seed % 4, hand_size=2, rounds_to_win=1 + seed % 3)
        states = list(playout(options, seed))
        assert len(states[-1].scores) <= options.max_rounds
        assert len(states) - 1 <= options.max_actions
    assert Options(players=4).max_rounds == 9
    assert Options(players=4, rounds_to_win=1).max_rounds == 1


def test_max_actions_counts_a_choice_for_each_card_and_for_each_rainbow_and_shadow() -> None:
    assert Options(players=4).max_actions == 9 * (40 + 34)
    assert Options(players=4, row_tie="table_order").max_actions == 9 * 40
    assert Options(players=2, hand_size=3, rounds_to_win=1).max_actions == 6 + 6


def test_n5_20_ranking_by_round_wins_then_points_equals_sharing_the_better_rank() -> None:
    options = Options(players=4, hand_size=1, rounds_to_win=2)
    hands = {"P0": "B9", "P1": "R2", "P2": "G3", "P3": "Y5"}
    state = at(options, scores="3/0/0/1", **hands)
    over = go(state, "P0:B9", "P1:R2", "P2:G3", "P3:Y5")
    result = num5.result(over)
    assert result.wins == (2, 1, 1, 1)
    assert result.totals == (3, 0, 0, 1)
    assert result.ranking == (1, 3, 3, 2)
    assert result.winners == (0,)
    assert result.payoffs == pytest.approx((1.0, -1 / 3, -1 / 3, -1 / 3))


def test_n5_20_ranks_after_a_tie_are_skipped() -> None:
    options = Options(players=3, hand_size=1, rounds_to_win=2)
    state = at(options, P0="B9", P1="R2", P2="G3", scores="7/7/1")
    result = num5.result(go(state, "P0:B9", "P1:R2", "P2:G3"))
    assert result.ranking == (1, 1, 3)
    assert result.payoffs == (0.5, 0.5, -1.0)


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(UsageError, match="N5-18"):
        num5.result(num5.new_game(Options(players=2), 1))


def test_the_scores_so_far_are_the_states_own() -> None:
    state = last_turn(("B9", "R2"), scores="5/0 0/1 7/3 0/2")
    assert (state.number, state.totals, state.points) == (5, (12, 6), (0, 0))
    assert state.scores == ((5, 0), (0, 1), (7, 3), (0, 2))
    assert state.collected(Seat(0)) == ()
