"""The library against the second reading of the rules in `naive`, step by step."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from numcards import inferno
from numcards.inferno import Options
from tests.inferno import naive
from tests.inferno.helpers import playout, varied_options

if TYPE_CHECKING:
    from numcards.inferno import State

# Three jokers, a value or cards that a smaller game has not, and what is held by others.
FOREIGN = ("R16", "R3+joker+joker+joker", "W16+S16", "G6+joker+joker+joker+W6+S6", "R10+W10")


def test_every_conceivable_action_is_listed_once_and_nothing_else() -> None:
    for max_value in (9, 12, 16):
        listed = list(map(str, inferno.all_actions(Options(players=2, max_value=max_value))))
        assert len(set(listed)) == len(listed)
        assert set(listed) == set(naive.conceivable(max_value))


@pytest.mark.parametrize("options", varied_options(40), ids=str)
def test_whole_games_go_step_by_step_like_the_second_reading(options: Options) -> None:
    rng = random.Random(repr(options))
    seed = rng.getrandbits(80)
    table, state, steps = naive.new_table(options, seed), inferno.new_game(options, seed), 0
    while actions := inferno.legal_actions(state):
        assert inferno.zones(state) == naive.to_zones(table)
        assert set(map(str, actions)) == naive.legal(table)
        action = rng.choice(actions)
        state = inferno.apply(state, action)
        naive.do(table, str(action))
        steps += 1
    assert inferno.is_over(state)
    assert inferno.zones(state) == naive.to_zones(table)
    assert steps <= options.max_actions
    result = inferno.result(state)
    assert {
        "winners": result.winners,
        "wins": result.wins,
        "ranking": result.ranking,
        "payoffs": pytest.approx(result.payoffs),
    } == naive.outcome(table)


@pytest.mark.parametrize("options", varied_options(16), ids=str)
def test_refusals_agree_with_the_second_reading(options: Options) -> None:
    """On all that the cards in hand could make, and on a sample of everything else."""
    rng = random.Random(repr(options))
    everything = inferno.all_actions(options)
    widest = naive.conceivable(16)
    for state in _thinned(options, rng):
        table = naive.from_zones(options, inferno.zones(state), 0)
        listed = inferno.legal_actions(state)
        assert set(map(str, listed)) == naive.legal(table)
        assert sorted(listed, key=everything.index) == list(listed)
        held = () if table.turn is None else naive.fitting(tuple(table.hands[table.turn]), 16)
        for text in (*held, "pass", *rng.sample(widest, 15), *FOREIGN):
            _compare(state, table, text)


@pytest.mark.parametrize("options", varied_options(6), ids=str)
def test_refusals_agree_on_every_conceivable_action(options: Options) -> None:
    rng = random.Random(repr(options))
    states = list(playout(inferno.new_game(options, rng.getrandbits(64)), rng))
    for state in (rng.choice(states[:-1]), states[-1]):
        table = naive.from_zones(options, inferno.zones(state), 0)
        for text in (*naive.conceivable(16), *FOREIGN):
            _compare(state, table, text)


def _thinned(options: Options, rng: random.Random) -> list[State]:
    states = list(playout(inferno.new_game(options, rng.getrandbits(64)), rng))
    return [*states[:-1:3], states[-1]]


def _compare(state: State, table: naive.Table, text: str) -> None:
    refused = inferno.refusal(state, inferno.parse_action(text))
    assert (refused is None) == naive.allows(table, text), (text, str(refused))
