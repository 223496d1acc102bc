"""The command line: the only place that reads the environment, and the only one with rich.

`main` runs a command; `script` is what the script `numcards` runs.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

TYPE_CHECKING = False  # the module typing takes a while, in which Ctrl-C must be waited for
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import FrameType

__all__ = ["main", "module", "script"]

_INTERRUPTED = 130
_MISSING_EXTRA = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give back its exit code.

    0 when all went well, 1 when something went wrong, 2 when it was asked for wrongly,
    130 when it was interrupted, 141 when nobody reads its output any more.
    """
    return _command(arguments)()


def script() -> int:
    """Run the command of this process; Ctrl-C ends it with one line whenever it comes."""
    return _interruptible(_command)


def module() -> int:
    """Do the same for `python -m numcards`, which shows a game when it is asked for nothing."""
    return _interruptible(_command if sys.argv[1:] else _demonstration)


def _command(arguments: Sequence[str] | None = None) -> Callable[[], int]:
    """Import what a command needs, and give back what runs it."""
    from importlib.util import find_spec  # noqa: PLC0415  # it takes a while

    if find_spec("rich") is None:
        from numcards.cli.environment import ending_well  # noqa: PLC0415  # the same

        return lambda: ending_well(_miss_the_extra, "en")
    from numcards.cli.program import run  # noqa: PLC0415  # it needs rich, so it comes second

    return lambda: run(sys.argv[1:] if arguments is None else arguments)


def _miss_the_extra() -> int:
    print("numcards needs the extra cli: pip install 'numcards[cli]'", file=sys.stderr)
    return _MISSING_EXTRA


def _demonstration() -> Callable[[], int]:
    from numcards.cli.demonstration import demonstrate  # noqa: PLC0415  # it takes a while
    from numcards.cli.environment import ending_well, terminal_language  # noqa: PLC0415  # the same

    language = terminal_language(os.environ)
    return lambda: ending_well(lambda: demonstrate(language), language)


def _interruptible(start: Callable[[], Callable[[], int]]) -> int:
    """Start and run; while modules are imported, and when all is done, nothing can be lost."""
    is_usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if is_usual:
        signal.signal(signal.SIGINT, _leave)
    run = start()
    try:
        if is_usual:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        code = run()
    except KeyboardInterrupt:  # before or after all that answers it better
        _say_so()
        code = _INTERRUPTED
    if is_usual:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    return code


def _say_so() -> None:
    with suppress(OSError):
        os.write(2, b"Interrupted.\n")


def _leave(_number: int, _frame: FrameType | None) -> None:
    """Leave at once: an exception in the middle of an import would be shown, and even be lost."""
    _say_so()
    os._exit(_INTERRUPTED)
