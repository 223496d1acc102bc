"""The command line: the only place that reads the environment, and the only one with rich.

`main` is what the script `numcards` runs.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]

_MISSING_EXTRA: Final = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give back its exit code.

    0 when all went well, 1 when something went wrong, 2 when it was asked for wrongly,
    130 when it was interrupted, 141 when nobody reads its output any more.
    """
    if find_spec("rich") is None:
        print("numcards needs the extra cli: pip install 'numcards[cli]'", file=sys.stderr)
        return _MISSING_EXTRA
    from numcards.cli.program import run  # noqa: PLC0415  # it needs rich, so it comes second

    return run(sys.argv[1:] if arguments is None else arguments)
