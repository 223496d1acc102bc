"""Positions by hand: zones are read back exactly, and what is accepted is closed under play."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numcards import pyramid
from numcards.core import SPECTATOR, InvalidPosition, UsageError
from numcards.pyramid import Options, State
from tests.pyramid.helpers import (
    FULL,
    THREE,
    TWO,
    at,
    can,
    laid,
    playout,
    random_step,
    see,
    varied_options,
    zone,
)
from tests.pyramid.test_validation import NEIGHBOURS

if TYPE_CHECKING:
    from collections.abc import Mapping

PAIR = Options(players=2, mode="simultaneous")
EMPTY = "- - - - - - - - - -"
STARTS = [at(options, **zones) for _, options, zones, _ in NEIGHBOURS]
REACHED = [
    state
    for seed, options in enumerate(varied_options(40))
    for state in list(playout(options, seed))[:: 11 + seed]
]


def test_zones_are_read_back_exactly() -> None:
    for seed, options in enumerate(varied_options(30)):
        for state in list(playout(options, seed))[::13]:
            named = pyramid.zones(state)
            assert pyramid.position(options, named, state.round.seed) == state
            assert dict(pyramid.zones(pyramid.position(options, named))) == dict(named)


def test_left_out_zones_have_sensible_defaults() -> None:
    state = at(Options(players=2, first_player=1), **FULL)
    assert zone(state, "draw").split()[:2] == ["R10", "R11"]
    assert len(state.draw_cards) == 92
    assert (zone(state, "discard"), zone(state, "held"), zone(state, "points")) == ("", "", "")
    assert (zone(state, "turn"), zone(state, "first"), zone(state, "turns_left")) == (
        "P1",
        "P1",
        "",
    )
    assert (zone(state, "round"), zone(state, "refills")) == ("1", "0")
    puzzle = at(THREE)
    assert zone(puzzle, "P2") == EMPTY
    assert zone(puzzle, "turns_left") == "2"
    assert can(puzzle) == ["draw"]
    rest = at(TWO, **FULL, draw="B1")
    assert (len(rest.discard_cards), zone(rest, "discard").split()[0]) == (91, "R10")
    later = at(Options(players=3, rounds=3), round="3", P0=EMPTY)
    assert (zone(later, "points"), zone(later, "first")) == ("0/0/0 0/0/0", "P2")
    choosing = laid(PAIR, **FULL, phase="choosing", held="R10 R11", holders="P0 P1")
    assert (zone(choosing, "origins"), zone(choosing, "choices")) == ("0 0", "- -")
    assert zone(choosing, "turn") == ""


@pytest.mark.parametrize("zones", [None, 7, [], {"P0": 7}, {7: "R0"}])
def test_zones_are_texts(zones: Any) -> None:
    with pytest.raises(UsageError):
        pyramid.position(TWO, zones)


@pytest.mark.parametrize("seed", [-1, 1.0, True, "seed", None])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(UsageError):
        pyramid.position(TWO, {}, seed)


def assert_is_closed(state: State, rng: random.Random, steps: int) -> None:
    """Whatever follows is accepted, and so is every world of every view of it."""
    for _ in range(steps):
        assert pyramid.position(state.options, pyramid.zones(state), 5) == state
        viewer = rng.choice((SPECTATOR, *range(state.options.players)))
        view = see(state, viewer)
        assert pyramid.view_of(state.options, pyramid.view_zones(view), view.viewer) == view
        world = pyramid.determinize(view, rng)
        named = pyramid.zones(world)
        assert see(pyramid.position(state.options, named), viewer) == view
        if pyramid.is_over(state):
            return
        state = random_step(state, rng)


@pytest.mark.parametrize("start", STARTS)
def test_play_goes_on_from_every_accepted_position(start: State) -> None:
    rng = random.Random(7)
    for _ in range(3):
        assert_is_closed(pyramid.position(start.options, pyramid.zones(start), 5), rng, 30)


@given(st.sampled_from(REACHED), st.randoms(use_true_random=False))
def test_play_goes_on_from_positions_that_were_tampered_with(
    start: State, rng: random.Random
) -> None:
    try:
        state = pyramid.position(start.options, tampered(pyramid.zones(start), rng), 5)
    except InvalidPosition:
        return
    assert_is_closed(state, rng, 12)


def tampered(zones: Mapping[str, str], rng: random.Random) -> dict[str, str]:
    """The zones with words exchanged between two of them, moved, or left out."""
    changed = dict(zones)
    for _ in range(rng.randint(1, 2)):
        source, target = rng.choice(list(changed)), rng.choice(list(changed))
        words, others = changed[source].split(), changed[target].split()
        what = rng.randrange(4)
        if what == 0 and words and others and source != target:
            one, other = rng.randrange(len(words)), rng.randrange(len(others))
            words[one], others[other] = others[other], words[one]
            changed |= {source: " ".join(words), target: " ".join(others)}
        elif what == 1 and words and source != target:
            others.insert(rng.randint(0, len(others)), words.pop(rng.randrange(len(words))))
            changed |= {source: " ".join(words), target: " ".join(others)}
        elif what == 2:
            rng.shuffle(words)
            changed[source] = " ".join(words)
        else:
            del changed[source]
    return changed
