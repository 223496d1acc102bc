"""The rule-of-thumb player: legal, repeatable, and clearly better than chance."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from numcards import scorecard
from numcards.bots.scorecard import RuleOfThumb
from numcards.core import Bot, choose
from numcards.scorecard import Options
from tests.scorecard.helpers import P0, at

if TYPE_CHECKING:
    from numcards.scorecard import Result, State


def play(options: Options, seed: int, thumbs: set[int]) -> Result:
    """A game between the rule of thumb on some seats and chance on the others."""
    state, rng, bot = scorecard.new_game(options, seed), random.Random(seed), RuleOfThumb()
    while not scorecard.is_over(state):
        (seat,) = scorecard.to_act(state)
        actions = scorecard.legal_actions(state)
        action = (
            bot.act(scorecard.observe(state, seat), rng) if seat in thumbs else choose(actions, rng)
        )
        assert action in actions
        state = scorecard.apply(state, action)
    return scorecard.result(state)


@pytest.mark.parametrize(
    ("options", "share"),
    [
        (Options(players=2), 0.65),
        (Options(players=4), 0.42),
        (Options(players=4, bust="sequence"), 0.65),
        (Options.discovery(3), 0.4),
    ],
    ids=str,
)
def test_it_beats_random_players_clearly(options: Options, share: float) -> None:
    """About 84, 58, 83 and 55 of a hundred games are won; one in `players` would be chance."""
    games, won = 40, 0.0
    for seed in range(games):
        seat = seed % options.players
        winners = play(options, seed, {seat}).winners
        won += (seat in winners) / len(winners)
    assert won / games > share


def test_it_plays_every_kind_of_game() -> None:
    for seed, (copies, bust) in enumerate([(8, "out"), (4, "sequence"), (2, "round")]):
        options = Options(players=3, special_copies=copies, bust=bust, max_rounds=2)  # type: ignore[arg-type]  # from a list
        assert play(options, seed, {0, 1, 2}) == play(options, seed, {0, 1, 2})


def chosen(state: State) -> str:
    bot: Bot[scorecard.View, scorecard.Action] = RuleOfThumb()
    (seat,) = scorecard.to_act(state)
    return str(bot.act(scorecard.observe(state, seat), random.Random(1)))


def test_it_trusts_what_it_has_seen() -> None:
    options = Options(players=2, special_copies=2)
    piles = {"pile1": "S1 B1", "pile2": "G2 B3"}
    assert chosen(at(options, peeked1="P0", peeked2="P0", **piles)) == "draw:2"
    state = at(options, phase="free", peeked1="P0", peeked2="P0", P0_sequence="R5", **piles)
    assert chosen(state) == "draw:2"


def test_it_rescues_what_is_at_stake() -> None:
    piles = {"pile1": "B1 B3"}
    state = at(phase="stopped:P0 free", P0_sequence="R5", P0_reserve="joker", **piles)
    assert chosen(state) == "joker"
    careless = Options(players=2, bust="sequence")
    state = at(careless, phase="stopped:P0 free", P0_reserve="joker", **piles)
    assert chosen(state) == "bust"


def test_it_declares_when_it_leads() -> None:
    state = at(turns="3", P0_collection="R1 R3 G5 B7 Y9", P1_collection="G1", pile1="B1 S1 S2 S3")
    assert chosen(state) == "declare"
    alone = at(turns="3", P0_collection="R1 R3 G5 B7 Y9", out="P1", pile1="B1 S1 S2 S3")
    assert chosen(alone) == "draw:1"


def test_it_takes_nothing_that_stops() -> None:
    piles = {"pile1": "B1 B3"}
    state = at(phase="choosing", quantum="R4 S5 G9", P0_sequence="B4", **piles)
    assert chosen(state) == "take:G9"
    state = at(phase="choosing", quantum="R4 S5 S9", P0_sequence="B4", **piles)
    assert chosen(state) == "take:none"
    assert scorecard.observe(state, P0).unseen
