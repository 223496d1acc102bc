"""The program as the system sees it: pipes, Ctrl-C, a pseudo-terminal, a missing extra."""

import codecs
import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from numcards import inferno
from numcards.records import check, load

pty = pytest.importorskip("pty")

PROGRAM = [sys.executable, "-m", "numcards"]
SECONDS = 60
ENVIRONMENT = {
    name: value
    for name, value in os.environ.items()
    if name not in {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR"}
} | {"PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm"}


def piped(*arguments: str, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603  # our own program
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        env=ENVIRONMENT,
        timeout=SECONDS,
        check=False,
    )


def test_without_arguments_a_whole_game_is_shown(tmp_path: Path) -> None:
    done = piped(cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.split("\n")
    assert lines[0] == "NUM Inferno"
    assert re.search(r"^P\d wins the game\.$", done.stdout, re.MULTILINE)
    assert len(lines) > 80
    assert list(tmp_path.iterdir()) == []


WITHOUT_RICH = """
import sys
sys.modules["rich"] = None
import runpy
sys.argv = ["numcards", *sys.argv[1:]]
runpy.run_module("numcards", run_name="__main__")
"""


@pytest.mark.parametrize(("arguments", "code"), [((), 0), (("list",), 1)])
def test_without_rich(tmp_path: Path, arguments: tuple[str, ...], code: int) -> None:
    done = subprocess.run(  # noqa: S603  # our own program
        [sys.executable, "-c", WITHOUT_RICH, *arguments],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=ENVIRONMENT,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == code
    if code:
        assert done.stderr == "numcards needs the extra cli: pip install 'numcards[cli]'\n"
    else:
        assert "wins the game." in done.stdout


@pytest.mark.parametrize(
    "arguments", [("watch", "inferno", "--seed", "1", "--record", "game.toml"), ()]
)
def test_a_closed_pipe_ends_it_quietly(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    with (
        subprocess.Popen(  # noqa: S603  # our own program
            [sys.executable, "-u", *PROGRAM[1:], *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            env=ENVIRONMENT,
        ) as process
    ):
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"NUM Inferno\n"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(SECONDS) == 141
    if arguments:
        record = load(tmp_path / "game.toml")
        assert not inferno.is_over(check(inferno, record))


class Terminal:
    """A program in a pseudo-terminal."""

    def __init__(self, *arguments: str, cwd: Path, **environment: str) -> None:
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:  # pragma: no cover  # another process
            os.chdir(cwd)
            os.execve(sys.executable, [*PROGRAM, *arguments], ENVIRONMENT | environment)  # noqa: S606  # ours
        self.screen = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def wait_for(self, text: str) -> None:
        """Read the screen until a text has come."""
        end = time.monotonic() + SECONDS
        while text not in self.screen:
            assert time.monotonic() < end, self.screen
            self._read(0.2)

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._terminal], [], [], seconds)
        if not ready:
            return True
        try:
            read = os.read(self._terminal, 65536)
        except OSError:  # Linux says so when the program has ended
            return False
        self.screen += self._decoder.decode(read)  # a read may end within a letter
        return bool(read)

    def type(self, text: str) -> None:
        """Type a text; what was on the screen before is forgotten."""
        self.screen = ""
        os.write(self._terminal, text.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C until the program ends, and give back its exit code.

        Once is not always enough: Python misses a Ctrl-C that comes in the very moment
        in which it begins to wait for a line.
        """
        self.screen = ""
        for _ in range(5):
            os.write(self._terminal, b"\x03")
            again = time.monotonic() + SECONDS / 5
            while time.monotonic() < again:
                if not self._read(0.2):
                    return self.end()
        return self.end()

    def end(self) -> int:
        """Read to the end and give back the exit code."""
        end = time.monotonic() + SECONDS
        while self._read(0.2):
            assert time.monotonic() < end, self.screen
        os.close(self._terminal)
        _, status = os.waitpid(self.pid, 0)
        return os.waitstatus_to_exitcode(status)


GAME = ("play", "inferno", "--options", "players=2", "deal=5", "--seed", "4")


def test_a_game_at_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(*GAME, cwd=tmp_path)
    terminal.wait_for("> ")
    assert "\x1b[" in terminal.screen  # in colour
    assert "Possible actions" in terminal.screen
    terminal.type("dance\n")
    terminal.wait_for("A card is written like")
    terminal.wait_for("> ")
    terminal.type("1\n")
    terminal.wait_for(" poses ")
    terminal.wait_for("> ")
    terminal.type("q\n")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.screen
    assert len(load(tmp_path / "inferno.toml").actions) >= 1


def test_ctrl_c_at_a_terminal_leaves_a_whole_record(tmp_path: Path) -> None:
    terminal = Terminal(*GAME, cwd=tmp_path)
    terminal.wait_for("> ")
    terminal.type("1\n")
    terminal.wait_for("> ")
    assert terminal.interrupt() == 130
    assert "Traceback" not in terminal.screen
    assert "The game is saved in inferno.toml." in terminal.screen
    record = load(tmp_path / "inferno.toml")
    assert len(record.actions) >= 1
    check(inferno, record)


def test_ctrl_c_ends_a_simulation_with_what_it_has(tmp_path: Path) -> None:
    terminal = Terminal(
        "simulate", *GAME[1:4], "deal=5", "--games", "400000", "--jobs", "2", cwd=tmp_path
    )
    terminal.wait_for(" 1%")
    assert terminal.interrupt() == 130
    assert "Traceback" not in terminal.screen
    assert "Interrupted: not all games were played." in terminal.screen
    games = re.search(r"(\d+) games\.", terminal.screen)
    assert games
    assert 100 <= int(games[1]) < 400000


def test_the_end_of_the_input_means_to_leave(tmp_path: Path) -> None:
    terminal = Terminal(*GAME, cwd=tmp_path)
    terminal.wait_for("> ")
    terminal.type("\x04")
    assert terminal.end() == 0
    assert "Resume it with: numcards play --resume inferno.toml" in terminal.screen


def test_the_tab_key_completes_actions(tmp_path: Path) -> None:
    pytest.importorskip("readline")
    terminal = Terminal(*GAME, cwd=tmp_path)
    terminal.wait_for("> ")
    hand = dict(load(tmp_path / "inferno.toml").start)["P0"].split(" ")
    alone = next(card for card in hand if sum(other[0] == card[0] for other in hand) == 1)
    terminal.type(f"{alone[0]}\t")
    terminal.wait_for(alone)
    terminal.type("\n")
    terminal.wait_for(" poses ")
    terminal.wait_for("> ")
    terminal.type("q\n")
    assert terminal.end() == 0


def test_a_replay_at_a_terminal_waits_after_each_step(tmp_path: Path) -> None:
    piped("watch", "inferno", "--seed", "1", "--record", "game.toml", cwd=tmp_path)
    terminal = Terminal("replay", "game.toml", "--viewer", "P1", cwd=tmp_path, LANG="fr_FR.UTF-8")
    terminal.wait_for("Votre main")
    terminal.wait_for("q : quitter".replace(" :", "\N{NBSP}:"))
    terminal.type("\n")
    terminal.wait_for(" pose ")
    terminal.wait_for("quitter")
    terminal.type("q\n")
    assert terminal.end() == 0
    assert "Classement" not in terminal.screen


def test_the_rules_are_laid_out_for_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal("rules", "inferno", cwd=tmp_path)
    assert terminal.end() == 0
    assert "INF-05" in terminal.screen
    assert "\x1b[" in terminal.screen
