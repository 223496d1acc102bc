"""Determinization: worlds that fit a view, and each of them equally likely."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from math import comb

import pytest

from numcards import num5
from numcards.core import SPECTATOR, Seat, Viewer
from numcards.num5 import Options, State
from tests.num5.helpers import at, playout, varied_options

DRAWS = 6_000
TOLERANCE = 5.0
"""How many standard deviations a count may lie off."""


def key(state: State) -> str:
    return repr(sorted(num5.zones(state).items()))


def test_every_world_has_the_same_view_and_is_a_valid_position() -> None:
    rng = random.Random(1)
    for number, options in enumerate(varied_options(8)):
        for state in playout(options, number):
            for viewer in (Seat(0), Seat(options.players - 1), SPECTATOR):
                view = num5.observe(state, viewer)
                world = num5.determinize(view, rng)
                assert num5.observe(world, viewer) == view
                assert key(num5.position(options, num5.zones(world))) == key(world)


def nearly_all_seen() -> State:
    """Two players, 49 cards each, of which few are left: what is unseen is in few hands."""
    cards = [f"{family}{value}" for family in "BRYG" for value in range(1, 17)]
    cards += [f"{family}{value}" for family in "WS" for value in range(17)]
    held, gone = cards[-5:], cards[:-5]
    hands = {"P0": " ".join(held[:3]), "P1": " ".join(held[3:5])}
    assert len(gone) == 93
    rows = {"row_B": gone.pop(0), "row_R": "R9", "row_Y": "Y9", "row_G": "G9"}
    for lying in ("R9", "Y9", "G9"):
        gone.remove(lying)
    return at(
        Options(players=2, hand_size=49),
        P0_collected=" ".join(["B0", "R0", "Y0", "G0", *gone[:-1]]),
        P0=hands["P0"],
        P1=hands["P1"],
        P1_chosen=gone[-1],
        **rows,
    )


def counted(state: State, viewer: Viewer, draws: int = DRAWS) -> Counter[str]:
    rng = random.Random(7)
    view = num5.observe(state, viewer)
    return Counter(key(num5.determinize(view, rng)) for _ in range(draws))


def assert_uniform(counts: Counter[str], worlds: int) -> None:
    assert len(counts) == worlds
    draws = counts.total()
    expected = draws / worlds
    deviation = (expected * (1 - 1 / worlds)) ** 0.5
    for count in counts.values():
        assert abs(count - expected) < TOLERANCE * deviation


def test_hidden_choices_and_hands_are_drawn_uniformly() -> None:
    """Of 3 unseen cards one is chosen face down and two are held: 3 worlds."""
    assert_uniform(counted(nearly_all_seen(), Seat(0)), 3)


def test_a_spectator_sees_neither_hand() -> None:
    """Of 6 unseen cards 3 are held by one, 2 by the other, and 1 is chosen: 60 worlds."""
    assert_uniform(counted(nearly_all_seen(), SPECTATOR), comb(6, 3) * 3)


def test_the_undealt_rest_is_drawn_too() -> None:
    """One card in each hand, and 96 undealt: each of 97 unseen cards is as likely."""
    state = at(Options(players=2, hand_size=1), P0="B6", P1="R5")
    rng = random.Random(2)
    view = num5.observe(state, Seat(0))
    held = Counter(num5.zones(num5.determinize(view, rng))["P1"] for _ in range(DRAWS))
    assert_uniform(held, 97)
    assert "B6" not in held


def test_pairs_of_hands_are_drawn_uniformly_against_exact_counting() -> None:
    """Everything that `position` accepts and that has this view, each as likely."""
    state = nearly_all_seen()
    view = num5.observe(state, Seat(0))
    zones = dict(num5.zones(state))
    accepted = set()
    unseen = list(map(str, view.unseen))
    for chosen in unseen:
        for held in combinations([card for card in unseen if card != chosen], 2):
            other = num5.position(
                state.options, {**zones, "P1": " ".join(held), "P1_chosen": chosen}
            )
            assert num5.observe(other, Seat(0)) == view
            accepted.add(key(other))
    assert set(counted(state, Seat(0), 200)) == accepted


def test_the_seed_of_a_world_comes_from_the_draws() -> None:
    view = num5.observe(num5.new_game(Options(players=2), 99), Seat(0))
    seeds = {num5.determinize(view, random.Random(each)).round.seed for each in range(5)}
    assert len(seeds) == 5
    assert 99 not in seeds
    one, again = (num5.determinize(view, random.Random(1)) for _ in range(2))
    assert one == again


@pytest.mark.parametrize("seat", [0, 1])
def test_ones_own_choice_and_hand_stay(seat: int) -> None:
    state = nearly_all_seen()
    world = num5.determinize(num5.observe(state, Seat(seat)), random.Random(3))
    zones, drawn = num5.zones(state), num5.zones(world)
    for name in (f"P{seat}", f"P{seat}_chosen"):
        assert drawn[name] == zones[name]
