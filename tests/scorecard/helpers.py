"""Short ways to set up positions, to act in them and to ask about them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from numcards import scorecard
from numcards.core import Seat
from numcards.scorecard import Options, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core import Refusal

__all__ = [
    "P0",
    "P1",
    "P2",
    "THREE",
    "TWO",
    "at",
    "can",
    "go",
    "playout",
    "varied_options",
    "why",
    "zone",
]

TWO = Options(players=2)
THREE = Options(players=3)
P0, P1, P2 = map(Seat, range(3))


def at(options: Options = TWO, seed: int | bytes = 0, /, **zones: str) -> State:
    """A position by hand, its zones as keywords: `P0_sequence` for `P0.sequence`."""
    named = {name.replace("_", ".", 1): text for name, text in zones.items()}
    return scorecard.position(options, named, seed)


def go(state: State, *texts: str) -> State:
    """The position after these actions, each of them checked."""
    for text in texts:
        state = scorecard.apply(state, scorecard.parse_action(text))
    return state


def can(state: State) -> set[str]:
    """What may be done now, as texts."""
    return {str(action) for action in scorecard.legal_actions(state)}


def why(state: State, text: str) -> Refusal:
    """Why an action is refused; it must be."""
    refused = scorecard.refusal(state, scorecard.parse_action(text))
    assert refused is not None, text
    return refused


def zone(state: State, name: str) -> str:
    """One zone of a position."""
    return scorecard.zones(state)[name]


def varied_options(count: int) -> Iterator[Options]:
    """Options of every kind, the more special cards the more often something happens."""
    for number in range(count):
        yield Options(
            players=2 + number % 5,
            special_copies=(1, 8, 3, 0, 5)[number % 5],
            bust=("out", "sequence", "round")[number % 3],
            max_rounds=1 + number % 2,
            first_player=number % 2,
        )


def playout(options: Options, seed: int) -> Iterator[State]:
    """The positions of a random game, the last one over."""
    rng = random.Random(seed)
    state = scorecard.new_game(options, seed)
    yield state
    while not scorecard.is_over(state):
        state = scorecard.apply_unchecked(state, rng.choice(scorecard.legal_actions(state)))
        yield state
