"""States, views and the rest as values: equality, hashes, pickles, reprs; golden deals."""

from __future__ import annotations

import pickle

import pytest

from numcards import pyramid
from numcards.core import SPECTATOR
from numcards.pyramid import Options
from tests.pyramid.helpers import FULL, TWO, at, cards, go, laid, playout, see, varied_options, zone


def test_values_survive_a_pickle() -> None:
    for seed, options in enumerate(varied_options(10)):
        for state in list(playout(options, seed))[::11]:
            for value in (state, see(state, SPECTATOR), see(state, 0), state.phase, state.round):
                again = pickle.loads(pickle.dumps(value))  # noqa: S301  # our own bytes
                assert again == value
                assert hash(again) == hash(value)


def test_equal_positions_are_equal_however_they_came_about() -> None:
    first = go(laid(TWO, **FULL, draw="B9 B8"), "draw", "replace:N1.1", "draw", "replace:N1.1")
    named = pyramid.zones(first)
    assert pyramid.position(TWO, named) == first
    assert pyramid.position(TWO, named, seed=1) != first
    assert len({first, pyramid.position(TWO, named)}) == 1


def test_the_order_of_play_leaves_the_old_state_untouched() -> None:
    state = laid(TWO, **FULL)
    before = repr(state)
    go(state, "draw", "discard", "reveal:N1.1")
    assert repr(state) == before


def test_states_show_everything_by_name() -> None:
    zones = FULL | {"P0": FULL["P0"].replace("R4", "-"), "P0_down": "N4.1", "P1_down": "N1.1"}
    state = go(at(TWO, **zones, draw="B9 joker"), "draw")
    assert repr(state).startswith(
        "<pyramid.State round 1, P0 playing, P0 holds B9; "
        "P0: R0 R1 R2 R3 - R5 R6 R7 R8 R9*, P1: G0* G1 G2 G3 G4 G5 G6 G7 G8 G9; "
        "draw: joker; discard: R4 R10"
    )
    together = Options(players=2, mode="simultaneous")
    choosing = go(laid(together, **FULL, draw="B9 B8"), "draw", "draw")
    assert "round 1, choosing, P0 holds B9, P1 holds B8; " in repr(choosing)
    *_, last = playout(TWO, 1)
    assert "round 1, over; " in repr(last)
    assert "round 1, over; " in repr(see(last, 0))


def test_golden_deals() -> None:
    """Deals are for ever: these are written down once, and never change (ALL-02)."""
    state = pyramid.new_game(Options(players=2), 1)
    assert zone(state, "P0") == "B10 W5 S4 flash S5 W11 Y16 W7 B15 G0"
    named = pyramid.new_game(Options(players=2), b"numcards")
    assert zone(named, "P1") == "Y14 B9 S14 S3 G1 Y2 G9 R8 G12 S11"


def test_golden_refill() -> None:
    state = go(at(TWO, 1, **FULL, draw=""), "draw")
    assert zone(state, "draw").split()[:5] == ["S13", "G10", "R14", "quantum", "B16"]


@pytest.mark.parametrize("seed", [0, 1, 10**40, b"", b"seed"])
def test_all_02_the_same_seed_gives_the_same_game(seed: int | bytes) -> None:
    options = Options(players=3)
    assert pyramid.new_game(options, seed) == pyramid.new_game(options, seed)
    other = pyramid.new_game(options, b"other")
    assert cards(pyramid.new_game(options, seed), 0) != cards(other, 0)
