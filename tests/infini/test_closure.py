"""What `position` accepts is closed under play, and under drawing worlds (ALL-04, ALL-06)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numcards import infini
from numcards.core import viewers
from numcards.infini import Options
from tests.infini.helpers import DUEL, SOLO, at, playout, varied_options
from tests.infini.mutilated import mutilated

if TYPE_CHECKING:
    from numcards.infini import State

TEAM = Options(mode="coop", players=3, on_stuck="eliminate", action_copies=1)
STARTS: dict[str, State] = {
    "one card, which empties the hand": at(Options(mode="coop", players=1), P0="R5"),
    "one card of each": at(Options(mode="adversary", players=3), P0="R5", P1="G5", P2="B5"),
    "a hand that grows again and again": at(SOLO, P0="R5 R6", Rup="R3", growths="1", draw="R7 ..."),
    "flips, flashes and jokers": at(DUEL, P0="flip flash joker R9", P1="G1", Rup="R5", Rdown="R8"),
    "a player eliminated": at(TEAM, P0="R9", P1="R5", P2="G5", Rup="R8", Rdown="R2"),
    "returned hands about to be drawn": at(
        TEAM, P0="R9", P2="G5", eliminated="P1", returned="R5 B5", Rup="R8", draw="W3 ..."
    ),
    "everybody about to be stuck": at(TEAM, P0="R9", P1="R5", P2="R4", Rup="R8", Rdown="R2"),
    "the last card of a colour": at(
        DUEL, P0="R16", P1="G5", Rup=" ".join(f"R{value}" for value in range(16))
    ),
}


def check_doors(state: State, rng: random.Random) -> None:
    """What is written is read back, and so are views and the worlds behind them."""
    zones, seed = infini.zones(state), infini.seed_of(state)
    assert infini.position(state.options, zones, seed) == state
    for viewer in viewers(state.options.players):
        view = infini.observe(state, viewer)
        assert infini.view_of(view.options, infini.view_zones(view), viewer) == view
        world = infini.determinize(view, rng)
        assert infini.observe(world, viewer) == view
        again = infini.position(world.options, infini.zones(world), infini.seed_of(world))
        assert again == world


def walk(state: State, rng: random.Random) -> None:
    """Play on at random, and check the doors at the first steps and now and then."""
    for step in range(state.options.max_actions + 1):
        if step < 4 or rng.random() < 0.1:
            check_doors(state, rng)
        actions = infini.legal_actions(state)
        if not actions:
            break
        state = infini.apply(state, rng.choice(actions))
    check_doors(state, rng)
    assert infini.is_over(state)


@pytest.mark.parametrize("name", STARTS)
def test_play_goes_on_from_positions_by_hand(name: str) -> None:
    for seed in range(4):
        walk(STARTS[name], random.Random(seed))


def test_a_hand_smaller_than_a_deal_may_be_emptied() -> None:
    state = infini.apply(STARTS["one card, which empties the hand"], infini.parse_action("R5@R+"))
    assert state.setting.growths == (1,)
    check_doors(state, random.Random(1))


@given(st.sampled_from(varied_options(40)), st.randoms(use_true_random=False))
def test_play_goes_on_from_mutilated_positions(options: Options, rng: random.Random) -> None:
    reached = [state for state, _ in playout(options, rng)]
    for state in mutilated(rng.choice(reached), rng, tries=3):
        walk(state, rng)


def test_enough_mutilated_positions_are_accepted() -> None:
    """So that the test above is one."""
    rng, changed = random.Random(5), 0
    for options in varied_options(20):
        state = rng.choice([state for state, _ in playout(options, rng)])
        changed += sum(after != state for after in mutilated(state, rng, tries=30))
    assert changed > 60
