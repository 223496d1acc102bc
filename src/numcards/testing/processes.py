"""Asking a process of its own, in which no game has been played yet."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from typing import Any

from numcards.core.game import AnyGame
from numcards.testing.demands import NonConformance


def ask_afresh(module: str, game: AnyGame, question: object, *, hash_seed: str) -> str:
    """What `python -m MODULE GAME` answers to a pickled question.

    The game must be importable by its module's name.
    """
    named: Any = game
    done = subprocess.run(  # noqa: S603  # this very interpreter
        [sys.executable, "-m", module, named.__name__],
        input=pickle.dumps(question),
        capture_output=True,
        check=False,
        env={
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
    )
    if done.returncode:
        raise NonConformance(f"Not kept: a game works in every process.\n{done.stderr.decode()}")
    return done.stdout.decode().strip()
