"""Determinization: what a viewer may imagine, and how likely (choice 12 of the design)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from numcards import pyramid
from numcards.core import SPECTATOR, Spectator, UsageError
from numcards.pyramid import Options, State
from tests.pyramid.helpers import ALL, FULL, TWO, at, go, laid, playout, see, varied_options, zone

TOGETHER = Options(players=2, mode="simultaneous")
DRAWS = 1500


def drawn(state: State, viewer: int | Spectator, name: str, count: int = DRAWS) -> Counter[str]:
    """How often each text of a zone comes out."""
    view, rng = see(state, viewer), random.Random(1)
    return Counter(zone(pyramid.determinize(view, rng), name) for _ in range(count))


def test_drawn_worlds_look_the_same_and_are_positions() -> None:
    rng = random.Random(3)
    for seed, options in enumerate(varied_options(25)):
        for state in list(playout(options, seed))[::19]:
            for viewer in (SPECTATOR, *range(options.players)):
                view = see(state, viewer)
                world = pyramid.determinize(view, rng)
                assert see(world, viewer) == view
                named = pyramid.zones(world)
                assert pyramid.position(options, named, world.round.seed) == world


def test_every_place_of_a_hidden_card_is_equally_likely() -> None:
    """Two slots and one card of the pile hide R0, R1 and B9: six deals, each as likely."""
    zones = FULL | {"P0_down": "N1.1 N1.2", "P1_down": "", "turns_left": "1"}
    state = at(TWO, **zones, draw="B9")
    deals = drawn(state, 0, "P0")
    assert len(deals) == 6
    assert all(abs(count - DRAWS / 6) < 100 for count in deals.values())
    assert drawn(state, SPECTATOR, "P0").keys() == deals.keys()


def test_copies_of_a_card_are_told_apart() -> None:
    """Two flips and a joker for one slot and a pile of two: a flip lies there twice as often."""
    zones = FULL | {"P0": FULL["P0"].replace("R0", "joker"), "P0_down": "N1.1"}
    zones |= {"P1_down": "", "turns_left": "1"}
    state = at(TWO, **zones, draw="flip flip")
    deals = drawn(state, 1, "P0")
    assert len(deals) == 2
    flips = next(count for text, count in deals.items() if text.startswith("flip"))
    assert abs(flips - DRAWS * 2 / 3) < 100
    piles = drawn(state, 1, "draw")
    assert all(abs(count - DRAWS / 3) < 100 for count in piles.values())
    assert set(piles) == {"flip flip", "flip joker", "joker flip"}


def test_what_a_seat_has_drawn_stays_and_others_imagine_it() -> None:
    zones = FULL | {"P0_down": "N1.1", "P1_down": "", "turns_left": "1"}
    state = go(at(TWO, **zones, draw="B9"), "draw")
    assert drawn(state, 0, "held", 50) == {"B9": 50}
    guesses = drawn(state, 1, "held")
    assert set(guesses) == {"B9", "R0"}
    assert abs(guesses["B9"] - DRAWS / 2) < 100


def test_pyr_36_no_face_down_slot_holds_a_card_that_was_shuffled_back() -> None:
    state = go(at(TWO, **FULL, draw="B9"), "draw", "replace:N1.1", "draw")
    back = set(map(str, see(state, SPECTATOR).draw_cards or ()))
    rng = random.Random(2)
    for viewer in (SPECTATOR, 0, 1):
        for _ in range(30):
            world = pyramid.determinize(see(state, viewer), rng)
            assert not back & {*zone(world, "P0").split(), *zone(world, "P1").split()}
            assert set(zone(world, "draw").split()) | {zone(world, "held")} == back


def test_pyr_36_a_card_drawn_before_the_refill_may_lie_face_down_instead() -> None:
    zones = FULL | {"P0_down": "N1.1", "P1_down": "N1.1"}
    state = go(at(TOGETHER, **zones, draw="B9"), "draw", "draw")
    first = Counter(word.split()[0] for word in drawn(state, SPECTATOR, "held", 300).elements())
    assert set(first) == {"R0", "G0", "B9"}


def test_pyr_19_hidden_choices_are_drawn_with_equal_chances() -> None:
    state = go(laid(TOGETHER, **FULL), "draw", "draw", "P1:discard")
    choices = drawn(state, 0, "choices")
    expected = {f"- P1:{option}" for option in ["discard", *(f"replace:{s}" for s in ALL.split())]}
    assert set(choices) == expected
    assert all(abs(count - DRAWS / 11) < 80 for count in choices.values())
    assert drawn(state, 1, "choices", 20) == {"- P1:discard": 20}


def test_the_seed_comes_from_the_chance_given() -> None:
    view = see(pyramid.new_game(TWO, 1), 0)
    seeds = {pyramid.determinize(view, random.Random(n)).round.seed for n in range(20)}
    assert len(seeds) == 20
    same = [pyramid.determinize(view, random.Random(7)) for _ in range(2)]
    assert same[0] == same[1]


def test_worlds_are_made_of_views() -> None:
    with pytest.raises(UsageError):
        pyramid.determinize(pyramid.new_game(TWO, 1), random.Random(1))  # type: ignore[arg-type]  # no view
