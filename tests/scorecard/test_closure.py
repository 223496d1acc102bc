"""What `position` accepts is closed under play, and every look at it can be drawn again."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numcards import scorecard
from numcards.core import InvalidPosition, viewers
from numcards.scorecard import Options, State
from tests.scorecard.helpers import THREE, TWO, at, playout, varied_options

STEPS = 25
MANY = Options(players=3, special_copies=3)
PILES = {"pile1": "B1 Y3 W4 skip S3", "pile2": "G2 R9 double"}
SECURED = {"P0_collection": "R1", "P1_collection": "R2", "P2_collection": "R3"}

STARTS = [
    at(pile1="B1 Y3"),
    at(P0_sequence="R3 R9", P0_reserve="joker", pile1="R12 B4"),
    at(phase="owing", P0_sequence="W3", **PILES),
    at(MANY, phase="waiting", drawn="swipe", P0_reserve="skip joker", **PILES),
    at(MANY, phase="forced:P1:2 start", P1_reserve="joker", **PILES),
    at(MANY, phase="stopped:P1 forced:P1:0 waiting", drawn="skip", P1_reserve="joker", **PILES),
    at(MANY, phase="stopped:P0 ending", P0_reserve="joker", **PILES),
    at(MANY, phase="choosing", quantum="R4 G5 skip", P0_reserve="flip joker", **PILES),
    at(MANY, phase="skipped", P0_sequence="G9", P0_reserve="flip joker", skips="1 0 0", **PILES),
    at(MANY, P0_sequence="R5", P1_sequence="G6", P2_sequence="Y7", P1_reserve="swipe", **PILES),
    at(THREE, declared="P0", turns="5", turn="P1", P0_sequence="G9", **SECURED, **PILES),
    at(THREE, out="P0 P2", turn="P1", pile1="R4 R5 R6 S9"),
    at(Options(players=3, bust="round"), out="P2", P1_collection="R2", **PILES),
    at(TWO, phase="validating", P0_collection="R5 B5 G5", validated="pair"),
    at(TWO, phase="over", round="5", P0_scorecard="pair:9"),
]


def check(state: State, rng: random.Random) -> None:
    """A position can be written and read, and so can every look at it."""
    options = state.options
    assert scorecard.position(options, scorecard.zones(state), scorecard.seed_of(state)) == state
    viewer = rng.choice(viewers(options.players))
    view = scorecard.observe(state, viewer)
    assert scorecard.view_of(options, scorecard.view_zones(view), viewer) == view
    world = scorecard.determinize(view, rng)
    again = scorecard.position(options, scorecard.zones(world), scorecard.seed_of(world))
    assert scorecard.observe(again, viewer) == view


def walk(state: State, rng: random.Random) -> None:
    check(state, rng)
    for _ in range(STEPS):
        if scorecard.is_over(state):
            break
        state = scorecard.apply(state, rng.choice(scorecard.legal_actions(state)))
        check(state, rng)


@pytest.mark.parametrize("start", STARTS, ids=repr)
def test_play_from_a_hand_made_start(start: State) -> None:
    for seed in range(6):
        walk(start, random.Random(seed))


def mutilated(zones: dict[str, str], rng: random.Random) -> dict[str, str]:
    """Zones in which words have moved, been exchanged or gone."""
    words = {name: text.split(" ") if text else [] for name, text in zones.items()}
    for _ in range(rng.randint(1, 3)):
        one, two = rng.choice(list(words)), rng.choice(list(words))
        kind = rng.randrange(4)
        if kind == 0 and words[one]:
            word = words[one].pop(rng.randrange(len(words[one])))
            words[two].insert(rng.randint(0, len(words[two])), word)
        elif kind == 1 and words[one] and words[two]:
            words[one][-1], words[two][0] = words[two][0], words[one][-1]
        elif kind == 2:
            words[one] = list(words[two])
        else:
            words[one] = []
    return {name: " ".join(each) for name, each in words.items()} | {"discard": ""}


def accepted(options: Options, zones: dict[str, str]) -> State | None:
    """The position that these zones make, all cards that are nowhere else discarded."""
    del zones["discard"]
    try:
        return scorecard.position(options, zones)
    except InvalidPosition:
        return None


@given(number=st.integers(0, 10_000))
def test_play_from_mutilated_positions(number: int) -> None:
    rng = random.Random(number)
    options = rng.choice(list(varied_options(30)))
    reached = list(playout(options, number))
    for _ in range(5):
        start = accepted(options, mutilated(dict(scorecard.zones(rng.choice(reached))), rng))
        if start is not None:
            walk(start, rng)


def test_many_mutilated_positions_are_accepted_and_many_refused() -> None:
    rng = random.Random(1)
    found = [
        accepted(options, mutilated(dict(scorecard.zones(state)), rng))
        for number, options in enumerate(varied_options(20))
        for state in playout(options, number)
    ]
    assert found.count(None) > 200
    assert len(found) - found.count(None) > 200
