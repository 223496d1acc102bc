"""One number for a whole game, to compare processes: `python -m numcards.testing.digest MODULE`.

The pickled options are read from standard input; the digest is printed.
"""

from __future__ import annotations

import pickle
import sys
from hashlib import sha256
from importlib import import_module
from random import Random
from typing import Any, Final, cast

from numcards.core.game import AnyGame
from numcards.core.seats import Seat

__all__ = ["digest"]

_MOST_ACTIONS: Final = 300


def digest(game: AnyGame, options: Any) -> str:
    """SHA-256 over all that two games of random play show: zones, actions, events and worlds."""
    total = sha256()
    for seed in (7, b"seven"):
        rng = Random(7)
        state = game.new_game(options, seed)
        for _ in range(_MOST_ACTIONS):
            total.update(repr(sorted(game.zones(state).items())).encode())
            if game.is_over(state):
                break
            legal = game.legal_actions(state)
            action = legal[int(rng.random() * len(legal))]
            world = game.determinize(game.observe(state, Seat(0)), rng)
            total.update(repr((legal, world, game.all_events(state, action))).encode())
            state = game.apply(state, action)
    return total.hexdigest()


def _main() -> None:
    game = cast("AnyGame", import_module(sys.argv[1]))
    options = pickle.loads(sys.stdin.buffer.read())  # noqa: S301  # from the parent process
    sys.stdout.write(f"{digest(game, options)}\n")


if __name__ == "__main__":
    _main()
