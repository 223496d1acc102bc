"""Checks of values: equality, hashes, copies, pickles, processes and threads."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from numcards.core.game import AnyGame
from numcards.testing.demands import demand
from numcards.testing.digest import digest
from numcards.testing.kit import AnyKit
from numcards.testing.playing import Playthrough, playthroughs, reached
from numcards.testing.processes import ask_afresh

__all__ = [
    "check_processes_agree",
    "check_threads_agree",
    "check_values_are_plain",
]

_HASH_SEEDS: Final = ("0", "1", "4242")
_THREADS: Final = 4


def check_values_are_plain(kit: AnyKit) -> None:
    """States, views, actions, events and results hash, compare, copy and pickle."""
    game = kit.game

    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        state = played.state
        viewer = data.draw(st.sampled_from(played.viewers))
        values = [played.options, game.INFO, state, game.observe(state, viewer)]
        values += game.opening_events(played.options, played.seed, viewer)
        if game.is_over(state):
            values.append(game.result(state))
        else:
            action = data.draw(st.sampled_from(game.legal_actions(state)))
            values += [action, *game.all_events(state, action), game.apply(state, action)]
        for value in values:
            _check_value(value)
        for action in game.legal_actions(state)[:20]:
            demand(pickle.loads(pickle.dumps(action)) is action, "actions are interned", action)  # noqa: S301  # just made here
            demand(game.parse_action(str(action)) is action, "parsing interns", action)

    check()


def _check_value(value: Any) -> None:
    copies = (
        copy.copy(value),
        copy.deepcopy(value),
        *(pickle.loads(pickle.dumps(value, protocol)) for protocol in (2, 5)),  # noqa: S301  # just made here
    )
    for other in copies:
        demand(value == other, "a copy is equal", value, other)
        demand(hash(value) == hash(other), "equal values have equal hashes", value)
        demand(repr(value) == repr(other), "equal values have equal reprs", value, other)
    demand(value != object(), "a value is unlike a foreign object", value)


def check_processes_agree(kit: AnyKit) -> None:
    """The same options and seed give the same game in every process and for every hash seed.

    The game must be importable by its module's name, as it is then played in a fresh process.
    """
    options = kit.widest[0]
    expected = digest(kit.game, options)
    for hash_seed in _HASH_SEEDS:
        found = ask_afresh("numcards.testing.digest", kit.game, options, hash_seed=hash_seed)
        demand(found == expected, "processes agree", hash_seed, found, expected)


def check_threads_agree(kit: AnyKit) -> None:
    """Threads that share a state all see the same game."""
    game = kit.game

    @given(played=playthroughs(kit))
    def check(played: Playthrough) -> None:
        with ThreadPoolExecutor(_THREADS) as threads:
            again = threads.map(lambda _: _replayed(game, played), range(_THREADS))
        for states in again:
            demand(states == played.states[-2:], "threads agree", played.options, played.seed)

    check()


def _replayed(game: AnyGame, played: Playthrough) -> tuple[Any, ...]:
    state = played.states[0]
    states = [state]
    for action in played.actions:
        game.legal_actions(state)
        state = game.apply(state, action)
        states.append(state)
    return tuple(states[-2:])
