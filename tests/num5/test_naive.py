"""The library against the second reading of the rules in `naive`, step by step."""

from __future__ import annotations

import random

import pytest

from numcards import num5
from numcards.num5 import Options
from tests.num5 import naive
from tests.num5.helpers import playout, varied_options


def test_every_conceivable_action_is_listed_once_but_for_the_cards_that_start_the_rows() -> None:
    listed = list(map(str, num5.all_actions(Options(players=9))))
    assert len(set(listed)) == len(listed)
    never = {f"P{seat}:{card}" for seat in range(9) for card in ("B0", "R0", "Y0", "G0")}
    assert set(listed) == set(naive.conceivable(9)) - never


@pytest.mark.parametrize("options", varied_options(60), ids=str)
def test_whole_games_agree_with_the_second_reading(options: Options) -> None:
    seed = 7
    rng = random.Random(repr(options))
    state, table = num5.new_game(options, seed), naive.new_table(options, seed)
    while not num5.is_over(state):
        assert dict(num5.zones(state)) == naive.to_zones(table)
        legal = list(map(str, num5.legal_actions(state)))
        assert sorted(legal) == sorted(naive.legal(table))
        text = rng.choice(legal)
        state = num5.apply(state, num5.parse_action(text))
        table = naive.do(table, text)
    assert dict(num5.zones(state)) == naive.to_zones(table)
    assert naive.legal(table) == []
    winners, ranking = naive.outcome(table)
    ended = num5.result(state)
    assert (list(ended.winners), list(ended.ranking)) == (winners, ranking)


def test_legality_of_every_conceivable_action_agrees_in_thousands_of_positions() -> None:
    conceivable = list(map(num5.parse_action, naive.conceivable(9)))
    compared, phases = 0, set()
    for number, options in enumerate(varied_options(25)):
        for state in playout(options, number):
            table = naive.from_zones(options, num5.zones(state), number)
            legal = set(naive.legal(table))
            accepted = {str(each) for each in conceivable if num5.refusal(state, each) is None}
            assert accepted == legal
            compared += 1
            phases.add((bool(table.waiting), num5.is_over(state)))
    assert compared > 1500
    assert phases == {(False, False), (True, False), (False, True)}
