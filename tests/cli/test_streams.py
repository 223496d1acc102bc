"""Whatever the streams are: one line of explanation, the right exit code, never a traceback."""

import io
import os
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, TextIO, cast

import pytest

from numcards import inferno
from numcards.bots import RandomBot, play
from numcards.cli import interrupts, main, script, simulating
from numcards.cli.screen import Screen
from numcards.cli.streams import readable_streams, silence
from numcards.core.sentences import say
from numcards.records import Recorder, save
from numcards.render import Grid
from tests.cli.conftest import Command
from tests.cli.test_processes import ENVIRONMENT, PROGRAM, SECONDS, Terminal

COMMANDS = (
    (),
    ("--help",),
    ("--version",),
    ("list",),
    ("list", "infini"),
    ("rules", "num5"),
    ("watch", "inferno", "--seed", "1"),
    ("simulate", "inferno", "--games", "2", "--jobs", "1"),
    ("replay", "game.toml", "--all"),
    ("play", "inferno", "--record", "played.toml"),
)
RECORD = play(inferno, inferno.Options(players=2, deal=4), [RandomBot()] * 2, seed=3).record


def shell(
    command: tuple[str, ...], redirection: str, cwd: Path, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run a command with redirections that only a shell can make."""
    save(RECORD, cwd / "game.toml")
    return subprocess.run(  # noqa: S603  # our own program
        ["/bin/sh", "-c", f'exec "$@" {redirection}', "sh", *PROGRAM, *command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=cwd,
        env=ENVIRONMENT | environment,
        timeout=SECONDS,
        check=False,
    )


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A device on which there is never any space left, as /dev/full of Linux."""
    device = tmp_path / "full"
    try:
        os.mknod(device, stat.S_IFCHR | 0o600, os.makedev(1, 7))
        device.write_bytes(b"")
    except OSError:
        pytest.skip("nodes can be made and used by root alone")
    return device


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_closed_output(tmp_path: Path, command: tuple[str, ...]) -> None:
    done = shell(command, ">&-", tmp_path)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr == b"Nothing can be shown: standard output is closed.\n"


@pytest.mark.parametrize(
    ("command", "unbuffered"),
    [*((command, "") for command in COMMANDS), *((command, "1") for command in COMMANDS[1:4])],
)
def test_a_full_output(
    tmp_path: Path, full: Path, command: tuple[str, ...], unbuffered: str
) -> None:
    done = shell(command, f">{full}", tmp_path, PYTHONUNBUFFERED=unbuffered)
    assert done.returncode == 1
    assert done.stderr == b"standard output: No space left on device\n"


@pytest.mark.parametrize("redirection", ["2>&-", "2>full"])
@pytest.mark.parametrize(
    ("command", "code"), [(("list",), 0), (COMMANDS[7], 0), (("dance",), 2), (("replay", "no"), 1)]
)
def test_errors_that_nobody_can_hear(
    tmp_path: Path, full: Path, command: tuple[str, ...], code: int, redirection: str
) -> None:
    assert full.exists()
    done = shell(command, redirection, tmp_path)
    assert done.returncode == code
    assert bool(done.stdout) == (code == 0)


@pytest.mark.parametrize("redirection", [">&- 2>&-", ">full 2>full"])
def test_nobody_to_talk_to(tmp_path: Path, full: Path, redirection: str) -> None:
    assert full.exists()
    assert shell(("list",), redirection, tmp_path).returncode == 1


def test_a_closed_input_means_to_leave(tmp_path: Path) -> None:
    done = shell(("play", "inferno"), "<&-", tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Resume it with" in done.stdout


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_encoding_stops_an_output(
    tmp_path: Path, command: tuple[str, ...], encoding: str
) -> None:
    environment = {"PYTHONIOENCODING": encoding, "LANGUAGE": "fr"}
    done = shell(command, "", tmp_path, **environment)
    assert (done.returncode, done.stderr) == (0, b"")
    assert r"\x" not in done.stdout.decode(encoding)
    assert r"\u" not in done.stdout.decode(encoding)


def test_an_input_in_another_encoding_is_read(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603  # our own program
        [*PROGRAM, "play", "inferno"],
        input=b"\xff\xe9\nq\n",
        capture_output=True,
        cwd=tmp_path,
        env=ENVIRONMENT | {"PYTHONIOENCODING": "ascii"},
        timeout=SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"xff" in done.stdout
    assert b"xe9" in done.stdout


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("l’été « cœur »", "l'ete << coeur >>"),
        ("a \N{EN DASH} b … ✓ → •", "a - b ... v -> *"),
        ("┌─┐│█", "+-+|#"),
        ("1\N{NO-BREAK SPACE}000\N{NARROW NO-BREAK SPACE}?", "1 000 ?"),
        ("Ж", r"\u0416"),
        ("\udce9", r"\udce9"),
    ],
)
def test_what_a_terminal_cannot_show_reads_alike(text: str, shown: str) -> None:
    with readable_streams():
        assert text.encode("ascii", "numcards.readable").decode() == shown


def test_the_streams_are_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr(sys, "stderr", None)
    with readable_streams():
        sys.stdout.write("é\n")
        sys.stderr.write("nobody hears this\n")
        assert sys.stdin.read() == ""
    assert (out.errors, sys.stdin, sys.stderr) == ("strict", None, None)
    out.flush()
    assert out.buffer.getvalue() == b"e" + os.linesep.encode()


class Broken(io.StringIO):
    """A stream that takes nothing, and is no file that could be silenced."""

    def write(self, _: str) -> int:
        raise OSError(28, "No space left on device")

    def flush(self) -> None:
        raise OSError(28, "No space left on device")


def test_a_stream_of_a_program_may_be_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Broken())
    assert main(["dance"]) == 2
    monkeypatch.setattr(sys, "stdout", Broken())
    assert main(["list"]) == 1
    silence(cast("TextIO", sys.stdout))


NASTY = "\x1b[2J\n\u202eAnn[/red] [bold]"


def test_what_comes_from_a_file_is_shown_with_its_control_characters(
    run: Command, tmp_path: Path
) -> None:
    (tmp_path / "bad.toml").write_text(f"format = 1\ngame = {NASTY!r}\n", encoding="utf-8")
    assert "\x1b" not in run("replay", "bad.toml").err
    table = Recorder(inferno, inferno.Options(players=2), 1, players=[NASTY, "random"])
    save(table.record(), "game.toml")
    for arguments in (("replay", "game.toml", "--all"), ("play", "--resume", "game.toml")):
        done = run(*arguments)
        assert "\x1b" not in done.out + done.err
    missing = run("replay", f"no{NASTY}.toml")
    assert missing.code == 1
    assert missing.err.count("\n") == 1
    assert r"\x1b[2J\n" in missing.err
    assert r"\u202eAnn[/red] [bold]" in missing.err


def test_names_are_no_markup_anywhere_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen("en", [NASTY, "Bob"])
    header = (say("{name}", name=NASTY),)
    screen.grid(Grid(say("{name}", name=NASTY), ((NASTY,),), header))
    screen.say(say("{name}", name=NASTY))
    written = capsys.readouterr().out
    assert written.count(r"\x1b[2J\n\u202eAnn[/red] [bold]") == 4
    assert "\x1b" not in written


def test_no_line_begins_with_a_colon(tmp_path: Path) -> None:
    terminal = Terminal("rules", "infini", cwd=tmp_path, LANG="fr_FR.UTF-8", COLUMNS="42")
    assert terminal.end() == 0
    lines = [plain(line).strip() for line in terminal.screen.splitlines()]
    assert any("\N{NARROW NO-BREAK SPACE}:" in line for line in lines)
    assert not [line for line in lines if line.startswith((":", ";", "?", "!", "»"))]
    assert not [line for line in lines if line.endswith("«")]


def plain(text: str) -> str:
    """A text without what sets colours."""
    parts = text.split("\x1b[")
    return parts[0] + "".join(part.partition("m")[2] for part in parts[1:])


def interrupted(*command: str, after: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Press Ctrl-C for a whole family of processes, a while after our own handler is there."""
    program = (
        "import sys, time, threading, os, signal\n"
        "def press():\n"
        "    while signal.getsignal(signal.SIGINT) is signal.default_int_handler:\n"
        "        time.sleep(0.001)\n"
        f"    time.sleep({after})\n"
        "    os.killpg(os.getpid(), signal.SIGINT)\n"
        "from numcards.cli import module\n"
        "threading.Thread(target=press, daemon=True).start()\n"
        "if __name__ == '__main__':\n"
        f"    sys.argv = ['numcards', *{list(command)}]\n"
        "    sys.exit(module())\n"
    )
    file = cwd / "pressing.py"
    # Other processes read the file too, when they start; they press nothing.
    file.write_text(
        program.replace("threading.Thread", "if __name__ == '__main__': threading.Thread")
    )
    process = subprocess.Popen(  # noqa: S603  # our own program
        [sys.executable, str(file)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=cwd,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    out, err = process.communicate(timeout=SECONDS)
    return subprocess.CompletedProcess([], process.returncode, out, err)


@pytest.mark.parametrize("after", ["0.0", "0.05", "0.15", "0.3", "0.6", "1.0", "1.5", "2.0", "3.0"])
def test_ctrl_c_at_any_moment_of_a_simulation(tmp_path: Path, after: str) -> None:
    command = ("simulate", "inferno", "--games", "9000000", "--jobs", "4")
    done = interrupted(*command, after=after, cwd=tmp_path)
    assert done.returncode == 130
    assert done.stderr.startswith("Interrupted")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("after", ["0.0", "0.02", "0.1", "0.25"])
@pytest.mark.parametrize("command", [("list",), (), ("rules", "inferno")])
def test_ctrl_c_while_it_starts(tmp_path: Path, command: tuple[str, ...], after: str) -> None:
    done = interrupted(*command, after=after, cwd=tmp_path)
    assert (done.returncode, done.stderr) in {(130, "Interrupted.\n"), (0, "")}


def test_ctrl_c_before_and_after_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(_: object) -> int:
        raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("numcards.cli.program.run", run)
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        assert script() == 130
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        assert script() == 130  # whoever ignores it goes on ignoring it
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_ctrl_c_is_put_off_and_not_lost() -> None:
    reached = []

    def interrupt_in_between() -> None:
        with interrupts.uninterrupted():
            signal.raise_signal(signal.SIGINT)
            time.sleep(0.01)
            reached.append(1)

    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            interrupt_in_between()
        assert reached == [1]
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        with interrupts.uninterrupted():
            signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)


def test_other_threads_have_no_ctrl_c_to_put_off() -> None:
    reached = []

    def work() -> None:
        with interrupts.uninterrupted():
            reached.append(1)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert reached == [1]


def test_a_process_that_dies_is_reported(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "_ignore_interrupts", dying)
    done = run("simulate", "inferno", "--games", "40", "--jobs", "2")
    assert (done.code, done.out) == (1, "")
    assert done.err.count("\n") == 1
    assert "has died" in done.err


def dying(*_: Any) -> None:
    os._exit(9)
