"""Make the golden transcripts of a game: a record and its words for each of its endings.

    python -m tools.transcripts GAME

looks for a random game for each ending that has no record yet, keeps the shortest found,
and writes the words of every record anew. What it writes is for a person to read and believe.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from numcards.core import SPECTATOR, choose
from numcards.records import Record, Recorder, load, save, transcript
from numcards.records.replaying import opening_of, steps
from numcards.registry import get_game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.transcripts.ending import Ending

    from numcards.core import AnyGame

FOLDER: Final = Path(__file__).parents[1] / "tests" / "transcripts"
TRIES: Final = 2000


def endings_of(name: str) -> Mapping[str, Ending]:
    """The endings that a game lists."""
    endings: Mapping[str, Ending] = import_module(f"tests.transcripts.{name}_endings").ENDINGS
    return endings


def shows(game: AnyGame, record: Record, ending: Ending) -> bool:
    """Whether a recorded game has this ending in it."""
    events = list(opening_of(game, ending.options, record, SPECTATOR))
    for step in steps(game, record):
        if step.action is not None:
            events += game.all_events(step.before, step.action)
    return any(map(ending.shows, events))


def shortest(game: AnyGame, ending: Ending) -> Record:
    """The shortest of many random games that have this ending."""
    found: Record | None = None
    for seed in range(TRIES):
        record = _random_game(game, ending, seed)
        if found and len(found.actions) <= len(record.actions):
            continue
        if shows(game, record, ending):
            found = record
    if found is None:
        raise LookupError
    return found


def _random_game(game: AnyGame, ending: Ending, seed: int) -> Record:
    start = None if ending.start is None else game.position(ending.options, ending.start, seed)
    table = Recorder(game, ending.options, seed, start=start)
    rng = Random(seed)
    while not game.is_over(table.state):
        table.play(choose(game.legal_actions(table.state), rng))
    return table.record()


def main() -> None:
    """Write the records that are missing, and the words of all of them."""
    game = get_game(sys.argv[1])
    folder = FOLDER / game.INFO.name
    folder.mkdir(exist_ok=True)
    for name, ending in endings_of(game.INFO.name).items():
        path = folder / f"{name}.toml"
        if not path.exists():
            save(shortest(game, ending), path)
        record = load(path)
        path.with_suffix(".txt").write_text(transcript(game, record, "en"), encoding="utf-8")
        print(f"{path}: {len(record.actions)} actions, right: {shows(game, record, ending)}")


if __name__ == "__main__":
    main()
