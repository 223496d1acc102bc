"""What is not time in play: memory, imports, and what an installation brings."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tracemalloc
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from attrs import frozen

import numcards
from numcards.core.game import AnyGame
from tests.benchmarks.ours import kept_states

__all__ = ["Installed", "bytes_per_successor", "import_seconds", "installed_size"]

_PACKAGE: Final = Path(numcards.__file__).parent

_IMPORT: Final = """
import time
import attrs
start = time.process_time()
from numcards import {game}
print(time.process_time() - start)
"""


@frozen
class Installed:
    """What a plain installation brings: compiled files are not counted."""

    distributions: tuple[str, ...]
    bytes: int
    own_bytes: int


def bytes_per_successor(game: AnyGame, options: Any, kept: int) -> float:
    """The memory that each state of a long playout takes while all of them are kept.

    The same playout is played once before, so that what is built on first use is there.
    """
    kept_states(game, options, kept)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    states = kept_states(game, options, kept)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before - sys.getsizeof(states)) / len(states)


def import_seconds(names: tuple[str, ...], processes: int) -> dict[str, float]:
    """The CPU time of importing each game where attrs is imported already.

    The median of so many fresh processes, which take turns; one more before them compiles.
    """
    with TemporaryDirectory() as cache:
        dropped = ("PYTHONDONTWRITEBYTECODE", "COVERAGE_PROCESS_START")
        environment = {key: value for key, value in os.environ.items() if key not in dropped}
        environment |= {"PYTHONPATH": str(_PACKAGE.parent), "PYTHONPYCACHEPREFIX": cache}
        rounds = [
            {name: _import_once(name, environment) for name in names} for _ in range(processes + 1)
        ]
    return {name: median(figures[name] for figures in rounds[1:]) for name in names}


def _import_once(name: str, environment: dict[str, str]) -> float:
    command = (sys.executable, "-c", _IMPORT.format(game=name))
    told = subprocess.run(  # noqa: S603  # this interpreter, a script of ours
        command, env=environment, capture_output=True, text=True, check=True
    )
    return float(told.stdout)


def installed_size() -> Installed:
    """The distributions that a plain installation brings, and the size of their files.

    Of this library it is the package as it is imported here, without what its wheel leaves out.
    """
    others = sorted(_needed("numcards", set()) - {"numcards"})
    own = sum(path.stat().st_size for path in _PACKAGE.rglob("*") if _is_in_wheel(path))
    foreign = sum(map(_distribution_size, others))
    return Installed(("numcards", *others), own + foreign, own)


def _is_in_wheel(path: Path) -> bool:
    """Whether a wheel of ours brings a file: what translators edit stays in the sources."""
    return _is_source(path) and path.suffix != ".po"


def _is_source(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts


def _needed(name: str, found: set[str]) -> set[str]:
    """A distribution and all that it requires without extras; none that is not here."""
    if name in found:
        return found
    try:
        requirements = distribution(name).requires or []
    except PackageNotFoundError:
        return found
    found.add(name)
    for requirement in requirements:
        if ";" not in requirement:
            _needed(re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower(), found)
    return found


def _distribution_size(name: str) -> int:
    paths = (Path(str(file.locate())) for file in distribution(name).files or ())
    return sum(path.stat().st_size for path in paths if _is_source(path))
