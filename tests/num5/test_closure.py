"""Whatever play makes of an accepted position is accepted, and so are the worlds of its views."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from numcards import num5
from numcards.core import InvalidPosition, viewers
from numcards.num5 import Options
from tests.num5.helpers import playout, random_step, varied_options
from tests.num5.test_perft import POSITIONS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.num5 import State

STEPS = 12


def _assert_closed(state: State, rng: random.Random) -> None:
    """Walk on at random; each position and each world of its views is accepted, and as it was."""
    for _ in range(STEPS):
        options, seed = state.options, num5.seed_of(state)
        assert num5.position(options, num5.zones(state), seed) == state
        viewer = rng.choice(viewers(options.players))
        view = num5.observe(state, viewer)
        read = num5.view_of(options, num5.view_zones(view), viewer)
        assert (read, repr(read), hash(read)) == (view, repr(view), hash(view))
        assert read.legal_actions == num5.legal_actions(state, viewer)
        world = num5.determinize(read, rng)
        assert num5.position(options, num5.zones(world), num5.seed_of(world)) == world
        assert num5.observe(world, viewer) == view
        if num5.is_over(state):
            return
        state = random_step(state, rng)


def _mutilated(zones: Mapping[str, str], rng: random.Random) -> dict[str, str]:
    """The zones with a few cards moved, exchanged, or lying in another order."""
    words = {name: text.split(" ") if text else [] for name, text in zones.items()}
    names = [name for name in words if name not in {"scores", "unplaced"}]
    for _ in range(rng.randint(1, 3)):
        one, other = (words[rng.choice(names)] for _ in range(2))
        if one and other and rng.random() < 1 / 2:
            here, there = rng.randrange(len(one)), rng.randrange(len(other))
            one[here], other[there] = other[there], one[here]
        elif one:
            card = one.pop(rng.randrange(len(one)))
            other.insert(rng.randint(0, len(other)), card)
    return {name: " ".join(cards) for name, cards in words.items()}


EDGES: dict[str, tuple[Options, dict[str, str]]] = {
    "shadows-just-below-every-row": (
        Options(players=2, hand_size=4),
        {f"row_{row}": f"{row}0 {row}5" for row in "BRYG"} | {"P0": "S4 S3", "P1": "S2 S1"},
    ),
    "all-but-one-card-of-a-round-collected": (
        Options(players=2, hand_size=1, row_limit=3, rounds_to_win=2),
        {"P0": "B15", "P1": "B16"},
    ),
    "all-but-one-card-of-a-round-collected-at-a-loss": (
        Options(players=2, hand_size=1, row_limit=3, row_tie="table_order", rounds_to_win=2),
        {"P0": "S16", "P1": "B16"},
    ),
    "a-fall-as-late-as-can-be": (
        Options(players=2, hand_size=3),
        {"P0": "B3", "P1": "B2", "row_B": "B0 B6 B8", "row_R": "R0 R1 R2"},
    ),
    "a-fall-as-late-as-can-be-first": (
        Options(players=2, hand_size=4, lower_fifth="first"),
        {"P0": "B3 B1", "P1": "B4 B2", "row_B": "B0 B6 B8 B9", "row_R": "R0 R1"},
    ),
}
"""Starts from which play comes as close to what is refused as it can."""

STARTS = EDGES | {name: (options, zones) for name, (options, zones, _) in POSITIONS.items()}


@pytest.mark.parametrize("name", STARTS)
def test_play_goes_on_from_positions_by_hand(name: str) -> None:
    options, zones = STARTS[name]
    for seed in range(6):
        _assert_closed(num5.position(options, zones, seed), random.Random(seed))


@given(st.sampled_from(varied_options(40)), st.integers(0, 1 << 32))
def test_play_goes_on_from_mutilated_positions(options: Options, seed: int) -> None:
    rng = random.Random(seed)
    state = rng.choice(list(playout(options, seed)))
    start = _accepted(options, [_mutilated(num5.zones(state), rng) for _ in range(20)])
    assume(start is not None)
    assert start is not None
    _assert_closed(start, rng)


def _accepted(options: Options, tried: list[dict[str, str]]) -> State | None:
    for zones in tried:
        with suppress(InvalidPosition):
            return num5.position(options, zones, seed=5)
    return None
