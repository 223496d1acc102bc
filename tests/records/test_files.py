"""Records in files: written whole or not at all, and read with care."""

import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from numcards import inferno
from numcards.bots import RandomBot, play
from numcards.core import RecordError, UsageError
from numcards.records import check, dumps, load, loads, save
from numcards.records.text import LARGEST

RECORD = play(inferno, inferno.Options(players=2, deal=4), [RandomBot()] * 2, seed=1).record
OTHER = play(inferno, inferno.Options(players=2, deal=5), [RandomBot()] * 2, seed=2).record


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


needs_posix = pytest.mark.skipif(os.name != "posix", reason="a matter of POSIX")


@needs_posix
def test_a_new_file_has_the_usual_permissions_and_an_old_one_keeps_its_own(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    before = os.umask(0o027)
    try:
        save(RECORD, file)
        assert file.stat().st_mode & 0o777 == 0o640
        file.chmod(0o604)
        save(OTHER, file)
    finally:
        os.umask(before)
    assert file.stat().st_mode & 0o777 == 0o604
    assert load(file) == OTHER


@needs_posix
def test_a_pipe_is_written_into_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        save(RECORD, pipe)
        assert loads(os.read(reading, 1 << 16).decode()) == RECORD
    finally:
        os.close(reading)
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


@needs_posix
def test_a_device_is_written_into_and_stays_one(tmp_path: Path) -> None:
    device = tmp_path / "device"
    try:
        os.mknod(device, stat.S_IFCHR | 0o600, os.makedev(1, 3))  # as /dev/null has it on Linux
        save(RECORD, device)
    except PermissionError:
        pytest.skip("nodes can be made and used by root alone")
    assert device.is_char_device()
    assert list(tmp_path.iterdir()) == [device]


@needs_posix
def test_a_link_is_followed(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    link = tmp_path / "link"
    link.symlink_to("folder/game.toml")
    save(RECORD, link)
    save(OTHER, link)
    assert link.is_symlink()
    assert load(folder / "game.toml") == OTHER


def test_a_file_is_overwritten_only_where_that_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    save(RECORD, file, overwrite=False)
    with pytest.raises(FileExistsError) as refused:
        save(OTHER, file, overwrite=False)
    assert refused.value.filename == str(file)
    assert load(file) == RECORD
    assert list(tmp_path.iterdir()) == [file]


def test_a_first_save_that_fails_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space left"):
        save(RECORD, tmp_path / "game.toml", overwrite=False)
    assert list(tmp_path.iterdir()) == []


def test_a_name_may_be_as_long_as_names_can_be(tmp_path: Path) -> None:
    file = tmp_path / ("n" * 250)
    save(RECORD, file)
    assert load(file) == RECORD


@pytest.mark.parametrize("name", ["nowhere/game.toml", ".", "n" * 300])
@pytest.mark.parametrize("overwrite", [True, False])
def test_errors_name_the_path_that_was_given(tmp_path: Path, name: str, *, overwrite: bool) -> None:
    path = tmp_path / name
    with pytest.raises(OSError, match=r".") as saving:
        save(RECORD, path, overwrite=overwrite)
    with pytest.raises(OSError, match=r".") as loading:
        load(path)
    assert saving.value.filename == loading.value.filename == str(path)
    assert type(saving.value) is type(loading.value)


@pytest.mark.parametrize("path", [5, None, b"game.toml", "a\0b", RECORD])
def test_what_is_no_path(path: Any) -> None:
    with pytest.raises(UsageError):
        load(path)
    with pytest.raises(UsageError):
        save(RECORD, path)
