"""States, views and actions as values: equality, hashes, pickles, copies, reprs."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from numcards import inferno
from numcards.core import Seat
from numcards.inferno import INFINI, NUMX, PASS, Infini, NumX, Options, Pass, Pose, parse_action
from numcards.inferno.tables import groups_of
from tests.inferno.helpers import TWO, at, finished, go, playout, varied_options
from tests.pickling import pickled


@pytest.mark.parametrize("options", varied_options(8), ids=str)
def test_states_and_views_are_values(options: Options) -> None:
    rng = random.Random(repr(options))
    for state in list(playout(inferno.new_game(options, b"seed"), rng))[::4]:
        hash(state)  # a hash that was asked for must not travel with the pickle
        again = inferno.position(options, inferno.zones(state), b"seed")
        restored = pickled(state)
        for other in (again, restored, copy.copy(state), copy.deepcopy(state)):
            assert other == state
            assert hash(other) == hash(state)
            assert other.groups == state.groups == tuple(map(groups_of, state.hands))
            assert inferno.legal_actions(other) == inferno.legal_actions(state)
        view = inferno.observe(state, Seat(0))
        assert pickled(view) == view == copy.deepcopy(view)


def test_equality_of_states_knows_everything_that_matters() -> None:
    base = {"P0": "R3 joker", "P1": "G5 B5", "P2": "B7"}
    options = Options(players=3, rounds_to_win=2)
    states = [
        at(options, **base),
        at(options, 1, **base),
        at(options, b"", **base),
        at(Options(players=3, rounds_to_win=3), **base),
        at(options, **{**base, "P0": "R4 joker"}),
        at(options, **base, order="inverted"),
        at(options, **base, round="2"),
        at(options, **base, round="2", wins="0 0 1"),
        at(options, **base, in_trick="P1 P2 P0"),
        go(at(options, **base), "R3"),
    ]
    assert len(set(states)) == len(states)


def test_copies_of_a_special_card_never_tell_states_apart() -> None:
    """Whichever infini is played first, what is left is the same."""
    first = go(at(P0="infini infini R3", P1="infini G5 R9"), "infini", "pass", "R3", "R9", "pass")
    other = at(P0="infini", P1="infini G5", in_trick="P1 P0")
    assert first == other


def test_states_are_frozen_and_untouched() -> None:
    state: Any = at(P0="R3 R4", P1="G5")
    before = pickle.dumps(state)
    go(state, "R3")
    assert pickle.dumps(state) == before
    with pytest.raises(FrozenInstanceError):
        state.trick = ()


def test_actions_are_one_object_each() -> None:
    for text in ("pass", "infini", "numx", "R7+B7+joker", "W7+R7", "R7+W7+S7"):
        action = parse_action(text)
        assert parse_action(text) is action
        assert pickled(action) is action
        assert copy.copy(action) is action
        assert copy.deepcopy(action) is action
    assert (Pass(), Infini(), NumX()) == (PASS, INFINI, NUMX)
    pose: Any = parse_action("R7+W7")
    with pytest.raises(FrozenInstanceError):
        pose.cards = ()
    assert Pose(pose.cards) is pose


def test_repr_shows_cards() -> None:
    state = go(at(Options(players=3), P0="R3 R9", P1="G5 joker", P2="B7"), "R3")
    assert repr(state) == (
        "<inferno.State round 1, P1 to act, normal order, trick: P0:R3; "
        "P0: R9, P1: G5 joker, P2: B7>"
    )
    over = go(at(P0="R3", P1="G5", order="inverted"), "R3")
    assert repr(over) == (
        "<inferno.State round 1, over, inverted order, trick: P0:R3; P0: , P1: G5>"
    )


_GAME = """
import random
from numcards import inferno
state, rng = inferno.new_game(inferno.Options(players=4, rounds_to_win=2), 3), random.Random(3)
while not inferno.is_over(state):
    state = inferno.apply(state, rng.choice(inferno.legal_actions(state)))
print(state, inferno.result(state))
"""


def test_games_do_not_depend_on_the_process() -> None:
    told = {
        subprocess.run(  # noqa: S603  # our own interpreter and text
            [sys.executable, "-c", _GAME],
            env={"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    state = finished(inferno.new_game(Options(players=4, rounds_to_win=2), 3), random.Random(3))
    assert told == {f"{state} {inferno.result(state)}\n"}


def test_apply_unchecked_is_apply_for_legal_actions() -> None:
    rng = random.Random(1)
    for state in playout(inferno.new_game(TWO, 1), rng):
        for action in inferno.legal_actions(state)[-3:]:
            assert inferno.apply(state, action) == inferno.apply_unchecked(state, action)
