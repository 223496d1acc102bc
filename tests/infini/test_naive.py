"""The library against the second reading of the rules in `naive`, step by step."""

from __future__ import annotations

import random

import pytest

from numcards import infini
from numcards.core import Seat
from numcards.infini import Options
from numcards.infini.returns import Elimination, returnable
from tests.infini import naive
from tests.infini.helpers import playout, varied_options

WIDEST = (
    Options(mode="coop", players=2, action_copies=1),
    Options(mode="adversary", players=3, action_copies=1, rescue_cards="restricted"),
)


def test_every_conceivable_action_is_listed_once_and_nothing_else() -> None:
    listed = list(map(str, infini.all_actions(WIDEST[0])))
    assert len(set(listed)) == len(listed)
    assert set(listed) == set(naive.conceivable())
    plain = list(map(str, infini.all_actions(Options.plain("adversary", 3))))
    assert len(set(plain)) == len(plain)
    assert set(plain) == set(naive.conceivable("RGB", specials=False))


def test_ini_03_decks_agree_with_the_second_reading() -> None:
    for options in varied_options(40):
        assert list(map(str, options.deck)) == naive.deck_of(options)
        assert options.deck_size == len(options.deck)


@pytest.mark.parametrize("options", varied_options(60), ids=str)
def test_whole_games_go_step_by_step_like_the_second_reading(options: Options) -> None:
    rng = random.Random(repr(options))
    seed = rng.getrandbits(80)
    table, state, steps = naive.new_table(options, seed), infini.new_game(options, seed), 0
    while actions := infini.legal_actions(state):
        assert infini.zones(state) == naive.to_zones(table)
        assert set(map(str, actions)) == naive.legal(table)
        assert state.owed == naive.owed(table, infini.to_act(state)[0])
        action = rng.choice(actions)
        state = infini.apply(state, action)
        naive.do(table, str(action))
        steps += 1
    assert infini.is_over(state)
    assert infini.zones(state) == naive.to_zones(table)
    assert steps <= options.max_actions
    result = infini.result(state)
    assert {
        "winners": result.winners,
        "ranking": result.ranking,
        "payoffs": pytest.approx(result.payoffs),
        "placed": result.placed,
    } == naive.outcome(table)


@pytest.mark.parametrize("options", varied_options(20), ids=str)
def test_refusals_agree_with_the_second_reading_on_every_conceivable_action(
    options: Options,
) -> None:
    rng = random.Random(repr(options))
    order = {action: place for place, action in enumerate(infini.all_actions(options))}
    for state, _ in playout(options, rng):
        if rng.random() < 0.8:
            continue
        table = naive.from_zones(options, infini.zones(state), 0)
        allowed = naive.legal(table)
        for text in naive.ALL:
            refused = infini.refusal(state, infini.parse_action(text))
            assert (refused is None) == (text in allowed), (text, refused, state)
        places = [order[action] for action in infini.legal_actions(state)]
        assert places == sorted(set(places))


@pytest.mark.parametrize("options", varied_options(60), ids=str)
def test_ini_27_what_can_be_returned_agrees_with_the_second_reading(options: Options) -> None:
    rng = random.Random(repr(options))
    seats = tuple(sorted(rng.sample(range(options.players), rng.randint(1, options.players))))
    for untouched in (True, False):
        elimination = Elimination(options, tuple(map(Seat, seats)), untouched=untouched)
        assert {str(card) for card in returnable(elimination)} == {
            card
            for card in naive.deck_of(options)
            if not naive.never_stuck_with(options, card, seats, untouched=untouched)
        }
