"""The games of this library as the benchmark plays them: options, playouts, reached positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count, islice
from random import Random
from typing import Any, Final

from attrs import frozen

from numcards.core.game import AnyGame
from numcards.core.seats import Seat
from tests.benchmarks import naive_reference
from tests.benchmarks.measure import Contestant, Play

__all__ = [
    "NAIVE",
    "Reached",
    "game_contestant",
    "kept_states",
    "naive_contestant",
    "options_of",
    "playouts",
    "reached",
]

NAIVE: Final = "naive reference"

_FOUR_PLAYERS: Final[Mapping[str, object]] = {"players": 4}

_OTHERS: Final[Mapping[str, Mapping[str, object]]] = {"infini": {"mode": "coop", "players": 4}}
"""What games need beside a number of players; all else is left at its default."""


@frozen
class Reached:
    """A position that random play has reached, in which somebody is to act."""

    before: Any
    action: Any
    """What led from the position before to this one."""
    state: Any
    seat: Seat
    """The first that may act now."""
    next_action: Any
    """What was played next."""
    progress: float
    """How much of the game lies behind it, from 0 to 1."""


def options_of(game: AnyGame, **changed: object) -> Any:
    """The options of the benchmark: four players, all else left at its default."""
    return game.Options(**{**_OTHERS.get(game.INFO.name, _FOUR_PLAYERS), **changed})


def game_contestant(game: AnyGame, options: Any) -> Contestant:
    """A game of ours, by the door for actions that have just been listed.

    No peer checks an action that comes from its own list either.
    """
    way = "new state by `apply_unchecked`"
    return Contestant(
        game.INFO.name, way, playouts(game, lambda seed: game.new_game(options, seed))
    )


def naive_contestant() -> Contestant:
    """The naive reference."""
    return Contestant(
        NAIVE, "`dataclasses.replace`", playouts(naive_reference, naive_reference.new_game)
    )


def playouts(game: Any, new_game: Callable[[int], Any]) -> Play:
    """Random games, one after the other; every state that was ever made stays valid."""
    is_over, legal_actions = game.is_over, game.legal_actions
    apply = game.apply_unchecked
    seeds, random = count(), Random(1).random
    state = new_game(next(seeds))

    def play(decisions: int) -> None:
        nonlocal state
        for _ in range(decisions):
            if is_over(state):
                state = new_game(next(seeds))
            actions = legal_actions(state)
            state = apply(state, actions[int(random() * len(actions))])

    return play


def kept_states(game: AnyGame, options: Any, kept: int) -> list[Any]:
    """All states of a long playout, which goes on with a new game after each one."""
    random, seeds = Random(1), count()
    states = [game.new_game(options, next(seeds))]
    while len(states) < kept:
        state = states[-1]
        if game.is_over(state):
            states.append(game.new_game(options, next(seeds)))
            continue
        actions = game.legal_actions(state)
        states.append(game.apply(state, actions[int(random.random() * len(actions))]))
    return states


def reached(game: AnyGame, options: Any, positions: int) -> tuple[Reached, ...]:
    """So many positions from random games, a fixed choice, evenly spread over whole games."""
    games = max(1, positions // 20)
    pool = [one for seed in range(games) for one in _positions_of_a_game(game, options, seed)]
    if len(pool) < positions:
        more = (one for seed in count(games) for one in _positions_of_a_game(game, options, seed))
        pool += islice(more, positions - len(pool))
    return tuple(pool[place * len(pool) // positions] for place in range(positions))


def _positions_of_a_game(game: AnyGame, options: Any, seed: int) -> Iterator[Reached]:
    random = Random(seed)
    states, actions = [game.new_game(options, seed)], []
    while not game.is_over(states[-1]):
        legal = game.legal_actions(states[-1])
        actions.append(legal[int(random.random() * len(legal))])
        states.append(game.apply(states[-1], actions[-1]))
    for step in range(1, len(actions)):
        state = states[step]
        yield Reached(
            before=states[step - 1],
            action=actions[step - 1],
            state=state,
            seat=game.to_act(state)[0],
            next_action=actions[step],
            progress=step / len(actions),
        )
