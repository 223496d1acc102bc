"""The library against the second reading of the rules in `naive`, step by step."""

from __future__ import annotations

import random

import pytest

from numcards import pyramid
from numcards.pyramid import Options
from tests.pyramid import naive
from tests.pyramid.helpers import playout, random_step, varied_options
from tests.pyramid.naive_zones import from_zones, to_zones

WIDE = Options(players=6, mode="simultaneous")


def test_every_conceivable_action_is_listed_once() -> None:
    listed = list(map(str, pyramid.all_actions(WIDE)))
    assert len(set(listed)) == len(listed)
    assert set(listed) == set(naive.conceivable(6))


@pytest.mark.parametrize("options", varied_options(60), ids=str)
def test_whole_games_agree_with_the_second_reading(options: Options) -> None:
    seed = b"seven"
    rng = random.Random(repr(options))
    state, table = pyramid.new_game(options, seed), naive.new_table(options, seed)
    while not pyramid.is_over(state):
        assert dict(pyramid.zones(state)) == to_zones(table)
        assert list(pyramid.to_act(state)) == naive.acting(table)
        legal = list(map(str, pyramid.legal_actions(state)))
        assert sorted(legal) == sorted(naive.legal(table))
        text = rng.choice(legal)
        state = pyramid.apply(state, pyramid.parse_action(text))
        table = naive.do(table, text)
    assert dict(pyramid.zones(state)) == to_zones(table)
    assert (naive.legal(table), naive.acting(table)) == ([], [])
    ended = pyramid.result(state)
    winners, totals, ranking = naive.outcome(table)
    assert (list(ended.winners), list(ended.totals)) == (winners, totals)
    assert list(ended.ranking) == ranking


@pytest.mark.parametrize("players", [2, 6])
def test_refusals_agree_on_every_conceivable_action(players: int) -> None:
    """Every action that the notation knows is legal in both or in neither."""
    conceivable = [pyramid.parse_action(text) for text in naive.conceivable(6)]
    rng = random.Random(players)
    for options in varied_options(60):
        if options.players != players:
            continue
        positions = list(playout(options, players))
        for state in rng.sample(positions, min(8, len(positions))):
            table = from_zones(options, pyramid.zones(state), state.round.seed)
            legal = set(naive.legal(table))
            allowed = {
                str(action) for action in conceivable if pyramid.refusal(state, action) is None
            }
            assert allowed == legal


def test_the_list_is_complete_in_thousands_of_positions() -> None:
    positions = 0
    for seed, options in enumerate(varied_options(60)):
        order = {action: place for place, action in enumerate(pyramid.all_actions(options))}
        rng, state = random.Random(seed), pyramid.new_game(options, seed)
        for _ in range(60):
            actions = pyramid.legal_actions(state)
            places = [order[action] for action in actions]
            assert places == sorted(set(places))
            table = from_zones(options, pyramid.zones(state), state.round.seed)
            assert sorted(map(str, actions)) == sorted(naive.legal(table))
            positions += 1
            if pyramid.is_over(state):
                break
            state = random_step(state, rng)
    assert positions > 2000
