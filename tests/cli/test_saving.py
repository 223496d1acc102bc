"""Files that games are saved in: nothing of the user's is lost, and errors come before the game."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from numcards import inferno
from numcards.bots import RandomBot, play
from numcards.cli.files import GameFile
from numcards.records import check, load, loads, save
from tests.cli.conftest import Command

SMALL = ("inferno", "--seed", "4", "--options", "players=2", "deal=4")


@pytest.mark.parametrize("command", ["watch", "play"])
def test_a_file_is_overwritten_by_force_alone(run: Command, tmp_path: Path, command: str) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("dear diary\n", encoding="utf-8")
    refused = run(command, *SMALL, "--record", "mine.txt", typed=["1"] * 50)
    assert refused.code == 2
    assert refused.out == ""
    assert refused.err.startswith("mine.txt exists already")
    assert "--force" in refused.err
    assert file.read_text(encoding="utf-8") == "dear diary\n"
    assert run(command, *SMALL, "--record", "mine.txt", "--force", typed=["1"] * 50).code == 0
    assert inferno.is_over(check(inferno, load(file)))


def test_a_resumed_game_overwrites_no_other_file(run: Command, tmp_path: Path) -> None:
    run("play", *SMALL, "--record", "game.toml", typed=["q"])
    (tmp_path / "mine.txt").write_text("dear diary\n", encoding="utf-8")
    resume = ("play", "--resume", "game.toml", "--record")
    assert run(*resume, "mine.txt", typed=["q"]).code == 2
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "dear diary\n"
    assert run(*resume, "mine.txt", "--force", typed=["q"]).code == 0
    assert run(*resume, "./game.toml", typed=["q"]).code == 0  # it is the saved game itself
    assert load("mine.txt") == load("game.toml")


def test_what_cannot_be_resumed_stays_as_it_is(run: Command, tmp_path: Path) -> None:
    run("play", *SMALL, "--record", "game.toml", typed=["1", "q"])
    file = tmp_path / "game.toml"
    text = "# mine\n" + file.read_text(encoding="utf-8").replace(
        'actions = """\n', 'actions = """\nnumx\n'
    )
    file.write_text(text, encoding="utf-8")
    assert run("play", "--resume", "game.toml", typed=["q"]).code == 1
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("command", ["watch", "play"])
@pytest.mark.parametrize("path", ["nowhere/game.toml", ".", "n" * 300])
def test_a_path_that_cannot_be_written_is_found_before_the_game(
    run: Command, tmp_path: Path, command: str, path: str
) -> None:
    done = run(command, *SMALL, "--record", path)
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith(f"{path}: ")
    assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="pipes with names are a matter of POSIX")
@pytest.mark.parametrize("command", ["watch", "play"])
def test_a_pipe_gets_the_game_once(run: Command, tmp_path: Path, command: str) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert run(command, *SMALL, "--record", "pipe", typed=["1"] * 50).code == 0
        record = loads(os.read(reading, 1 << 16).decode())
    finally:
        os.close(reading)
    assert pipe.is_fifo()
    assert inferno.is_over(check(inferno, record))


@pytest.mark.skipif(os.name != "posix", reason="pipes with names are a matter of POSIX")
def test_a_game_from_a_pipe_goes_on_in_a_file(run: Command, tmp_path: Path) -> None:
    run("play", *SMALL, "--record", "game.toml", typed=["q"])
    text = (tmp_path / "game.toml").read_bytes()
    os.mkfifo(tmp_path / "pipe")
    for arguments, code in (((), 2), (("--record", "other.toml"), 0)):
        with ThreadPoolExecutor() as executor:
            writing = executor.submit((tmp_path / "pipe").write_bytes, text)
            assert run("play", "--resume", "pipe", *arguments, typed=["q"]).code == code
            writing.result()
    assert load("other.toml") == load("game.toml")


def test_a_stream_that_may_not_be_written_is_found_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = play(inferno, inferno.Options(players=2, deal=4), [RandomBot()] * 2, seed=1).record
    file = GameFile(tmp_path / "pipe", overwrite=False)
    file.is_stream = True
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(PermissionError) as refused:
        file.begin(record)
    assert refused.value.filename == str(tmp_path / "pipe")


def test_a_name_that_is_taken_at_the_last_moment_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = play(inferno, inferno.Options(players=2, deal=4), [RandomBot()] * 2, seed=1).record
    monkeypatch.chdir(tmp_path)
    save(record, "inferno.toml")
    monkeypatch.setattr(os.path, "lexists", lambda _: False)  # as it was when we looked
    assert GameFile.free("inferno", record).path == Path("inferno-2.toml")


def test_the_hint_how_to_go_on_can_be_copied(run: Command) -> None:
    done = run("play", *SMALL, "--record", "my game.toml", typed=["q"])
    assert "Resume it with: numcards play --resume 'my game.toml'" in done.lines
