"""Records in files: written whole or not at all, and read with care."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from numcards import inferno
from numcards.bots import RandomBot, play
from numcards.core import RecordError
from numcards.records import check, dumps, load, save
from numcards.records.text import LARGEST

RECORD = play(inferno, inferno.Options(players=2, deal=4), [RandomBot()] * 2, seed=1)
OTHER = play(inferno, inferno.Options(players=2, deal=5), [RandomBot()] * 2, seed=2)


def test_a_saved_record_is_loaded_again(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    save(RECORD, file)
    assert file.read_text(encoding="utf-8") == dumps(RECORD)
    assert load(str(file)) == RECORD
    assert list(tmp_path.iterdir()) == [file]


def test_an_older_file_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    save(RECORD, file)
    save(OTHER, file)
    assert load(file) == OTHER


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_save_that_fails_leaves_the_older_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    file = tmp_path / "game.toml"
    save(RECORD, file)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    if broken == "fsync":
        monkeypatch.setattr(os, "fsync", fail)
    else:
        monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space left"):
        save(OTHER, file)
    assert load(file) == RECORD
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_a_process_that_is_killed_while_saving_leaves_a_whole_record(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    save(RECORD, file)
    program = (
        "import sys\n"
        "from numcards.records import load, save\n"
        "record = load(sys.argv[1])\n"
        "print('ready', flush=True)\n"
        "while True:\n"
        "    save(record, sys.argv[1])\n"
    )
    command = [sys.executable, "-c", program, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603  # ours
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.1)
        process.kill()
    assert load(file) == RECORD
    check(inferno, load(file))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        save(RECORD, tmp_path / "nowhere" / "game.toml")
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "game.toml")


def test_the_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text("format = 1\ngame = ?\n", encoding="utf-8")
    with pytest.raises(RecordError, match=r"game\.toml: The text is no TOML.*line 2"):
        load(file)


def test_a_binary_file(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_bytes(b"format = 1\xff")
    with pytest.raises(RecordError, match="no text in UTF-8: byte 10 is"):
        load(file)


def test_an_enormous_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    with file.open("wb") as writing:
        writing.truncate(LARGEST * 100)
    with pytest.raises(RecordError, match="too large"):
        load(file)
