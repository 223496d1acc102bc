"""Running the command line in this process, in another one, and in a pseudo-terminal."""

import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from attrs import frozen

from numcards.cli import main

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR")


@frozen
class Finished:
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.split("\n")


Command = Callable[..., Finished]


@pytest.fixture
def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Command:
    """Run a command in an empty folder, with these lines on stdin."""
    monkeypatch.chdir(tmp_path)
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)

    def run_command(*arguments: str, typed: Sequence[str] = ()) -> Finished:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        try:
            code = main(arguments)
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else 1
        written = capsys.readouterr()
        return Finished(code, written.out, written.err)

    return run_command
