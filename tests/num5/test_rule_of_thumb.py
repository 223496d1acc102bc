"""The rule-of-thumb player: what it sees, and that it beats players who choose at random."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from numcards import num5
from numcards.bots.num5 import RuleOfThumb
from numcards.core import Seat, choose
from numcards.num5 import Options, Result
from tests.num5.helpers import go, laid

if TYPE_CHECKING:
    from numcards.num5 import Action, State

MATCHES = 15
SAFE_SHARE = 0.6
"""It wins nearly nine of ten matches against four random players; 0.2 would be its share."""


def act(state: State, seat: int, seed: int = 1) -> Action:
    return RuleOfThumb().act(num5.observe(state, Seat(seat)), random.Random(seed))


def match(seed: int, clever: int, options: Options) -> Result:
    rng, state = random.Random(seed), num5.new_game(options, seed)
    while not num5.is_over(state):
        seat = num5.to_act(state)[0]
        if seat == clever:
            action = RuleOfThumb().act(num5.observe(state, seat), rng)
        else:
            action = choose(num5.legal_actions(state, seat), rng)
        state = num5.apply(state, action, seat)
    return num5.result(state)


def test_it_beats_four_random_players_clearly() -> None:
    options = Options(players=5)
    won = 0.0
    for seed in range(MATCHES):
        winners = match(seed, seed % 5, options).winners
        won += (seed % 5 in winners) / len(winners)
    assert won / MATCHES > SAFE_SHARE


@pytest.mark.parametrize(
    "options",
    [
        Options(players=9, hand_size=3, rounds_to_win=1),
        Options(players=2, hand_size=6, lower_fifth="first", reveal_order="descending"),
        Options(players=3, hand_size=5, row_tie="table_order", row_limit=3),
    ],
    ids=str,
)
def test_it_plays_every_kind_of_game_to_the_end(options: Options) -> None:
    for seed in range(5):
        assert match(seed, seed % options.players, options).winners


def test_it_takes_a_full_row() -> None:
    state = laid("B16 Y1 R1 G1", "R2 R3 R4 R5", B="B9 B10 B11 B12", G="G0 G8")
    assert str(act(state, 0)) == "P0:B16"


def test_it_keeps_away_from_a_row_of_shadow_cards() -> None:
    state = laid("B16 Y5", "R2 R3", B="S9 S10 S11 S12")
    assert str(act(state, 0)) == "P0:Y5"


def test_it_chooses_the_row_that_gains_most() -> None:
    before = laid("W12 R1", "R14 G4", B="B9 B10 B11 B12", G="G0 G12")
    asked = go(before, "P0:W12", "P1:R14")
    assert str(act(asked, 0)) == "P0:row:B"


def test_the_same_view_and_draws_give_the_same_choice() -> None:
    state = num5.new_game(Options(players=5), 4)
    for seed in range(5):
        assert act(state, 2, seed) is act(state, 2, seed)
    hidden = num5.determinize(num5.observe(state, Seat(2)), random.Random(8))
    assert act(hidden, 2) is act(state, 2)


def test_a_single_choice_needs_no_thought() -> None:
    assert str(act(laid("B6", "R1"), 0)) == "P0:B6"
