"""Counts the work of random playouts instead of timing it: the same counts on every run.

Run as a program of its own, so that no coverage tool, no other test and no hash seed changes
what is counted: `python -m tests.benchmarks.work` prints the counts as JSON.
"""

from __future__ import annotations

import json
import sys
from types import FrameType
from typing import Any, Final

from attrs import asdict, frozen

from numcards.registry import get_game
from tests.benchmarks.measure import Play
from tests.benchmarks.ours import game_contestant, naive_contestant, options_of

__all__ = ["Work", "counted", "work_of_playouts"]

_WARM_UP: Final = 20_000
_DECISIONS: Final = 500


@frozen
class Work:
    """What the interpreter did per decision."""

    calls: float
    """Functions called, those written in C included."""
    lines: float
    """Lines of Python run."""
    instructions: float
    """Bytecode instructions run."""


def counted(play: Play, decisions: int) -> Work:
    """The work of so many decisions, divided by their number."""
    calls = lines = instructions = 0

    def on_call(_: FrameType, event: str, __: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    def on_step(frame: FrameType, event: str, _: object) -> Any:
        nonlocal lines, instructions
        frame.f_trace_opcodes = True
        lines += event == "line"
        instructions += event == "opcode"
        return on_step

    sys.setprofile(on_call)
    sys.settrace(on_step)
    try:
        play(decisions)
    finally:
        sys.settrace(None)
        sys.setprofile(None)
    return Work(calls / decisions, lines / decisions, instructions / decisions)


def work_of_playouts() -> dict[str, Work]:
    """The work of a decision in NUM Inferno and in the naive reference.

    What Inferno builds on first use is built before; the naive reference builds nothing.
    """
    inferno = get_game("inferno")
    play = game_contestant(inferno, options_of(inferno)).play
    play(_WARM_UP)
    return {
        "inferno": counted(play, _DECISIONS),
        "naive": counted(naive_contestant().play, _DECISIONS),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps({name: asdict(work) for name, work in work_of_playouts().items()}))
