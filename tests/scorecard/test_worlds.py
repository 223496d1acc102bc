"""Determinization: drawn positions fit the view, and each is as likely as it should be."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest

from numcards import scorecard
from numcards.core import SPECTATOR, UsageError, Viewer, cards_text, viewers
from numcards.scorecard import Choosing, Options, State
from tests.scorecard.helpers import P0, P1, TWO, at, go, playout, varied_options

if TYPE_CHECKING:
    from collections.abc import Callable

MANY = Options(players=2, special_copies=3)
DRAWS = 2400

Outcomes = Counter[tuple[str, ...]]


def test_worlds_fit_the_view_in_every_phase() -> None:
    rng = random.Random(3)
    for number, options in enumerate(varied_options(12)):
        for state in playout(options, number):
            viewer = rng.choice(viewers(options.players))
            view = scorecard.observe(state, viewer)
            world = scorecard.determinize(view, rng)
            assert scorecard.observe(world, viewer) == view
            again = scorecard.position(options, scorecard.zones(world), world.round.seed)
            assert again == world


def drawn(state: State, viewer: Viewer, read: Callable[[State], tuple[str, ...]]) -> Outcomes:
    view, rng = scorecard.observe(state, viewer), random.Random(1)
    return Counter(read(scorecard.determinize(view, rng)) for _ in range(DRAWS))


def piles(world: State) -> tuple[str, ...]:
    return tuple(map(cards_text, world.piles))


def quantum(world: State) -> tuple[str, ...]:
    assert isinstance(world.phase, Choosing)
    return cards_text(world.phase.cards), cards_text(world.piles[1])


def check_uniform(found: Outcomes, expected: Outcomes) -> None:
    """Each outcome comes as often as its share of all physical deals says."""
    assert set(found) == set(expected)
    unit = DRAWS / expected.total()
    for outcome, weight in expected.items():
        mean = unit * weight
        assert abs(found[outcome] - mean) < 5 * mean**0.5


def deals(cards: str, first: int) -> Outcomes:
    """Every order of these physical cards, cut after so many."""
    return Counter(
        (" ".join(order[:first]), " ".join(order[first:])) for order in permutations(cards.split())
    )


def test_every_order_of_the_piles_is_equally_likely() -> None:
    state = at(pile1="B1 B3", pile2="G2 joker")
    check_uniform(drawn(state, P0, piles), deals("B1 B3 G2 joker", 2))


def test_copies_are_told_apart() -> None:
    state = at(MANY, pile1="joker joker", pile2="G2 skip")
    check_uniform(drawn(state, SPECTATOR, piles), deals("joker joker G2 skip", 2))


def test_sc_21_what_has_been_seen_stays_on_top() -> None:
    state = go(at(MANY, P0_reserve="flip", pile1="B1 B3", pile2="G2 joker"), "flip")
    expected: Outcomes = Counter(
        (f"B1 {one}", f"G2 {two}") for one, two in permutations(["B3", "joker"])
    )
    check_uniform(drawn(state, P0, piles), expected)
    check_uniform(drawn(state, P1, piles), deals("B1 B3 G2 joker", 2))


def test_sc_23_a_quantums_cards_are_drawn_for_the_others() -> None:
    state = at(MANY, phase="choosing", quantum="B1 joker joker", pile2="G2")
    own = drawn(state, P0, quantum)
    assert own == Counter({("B1 joker joker", "G2"): DRAWS})
    in_order = ["G2", "B1", "joker"].index  # card order
    expected: Outcomes = Counter(
        (" ".join(sorted(order[:3], key=in_order)), order[3])
        for order in permutations(["B1", "joker", "joker", "G2"])
    )
    check_uniform(drawn(state, P1, quantum), expected)
    check_uniform(drawn(state, SPECTATOR, quantum), expected)


def test_the_seed_is_drawn_too() -> None:
    view, rng = scorecard.observe(at(pile1="B1"), P0), random.Random(1)
    seeds = {scorecard.determinize(view, rng).round.seed for _ in range(20)}
    assert len(seeds) == 20


@pytest.mark.parametrize("foreign", [None, at(pile1="B1"), TWO], ids=["None", "state", "options"])
def test_foreign_views(foreign: Any) -> None:
    with pytest.raises(UsageError, match="A view of NUM Scorecard"):
        scorecard.determinize(foreign, random.Random(1))
