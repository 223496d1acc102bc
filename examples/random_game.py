"""One game of NUM Inferno between players who choose at random, as a spectator sees it.

Run it with a seed, or without one: `python examples/random_game.py 7`.
"""

from __future__ import annotations

import random
import sys

from numcards import inferno
from numcards.core import SPECTATOR


def play(options: inferno.Options, seed: int) -> inferno.Result:
    """Play one game to its end, and print what happens."""
    state, rng = inferno.new_game(options, seed), random.Random(seed)
    for event in inferno.opening_events(options, seed, viewer=SPECTATOR):
        print(event)
    while not inferno.is_over(state):
        action = rng.choice(inferno.legal_actions(state))
        for event in inferno.events(state, action, viewer=SPECTATOR):
            print(event)
        state = inferno.apply(state, action)
    return inferno.result(state)


if __name__ == "__main__":
    seed = int(sys.argv[1]) if sys.argv[1:] else 1
    print(play(inferno.Options(players=4), seed))
