"""Golden transcripts: every ending of every game, as a record and in words."""

from pathlib import Path

import pytest
from tools import transcripts

from numcards.records import check, load, transcript
from numcards.registry import game_names, get_game

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", game_names())
def test_every_ending_has_its_transcript_and_nothing_else_lies_there(name: str) -> None:
    endings = transcripts.endings_of(name)
    assert endings
    expected = {f"{ending}.{suffix}" for ending in endings for suffix in ("toml", "txt")}
    assert {path.name for path in (HERE / name).iterdir()} == expected


@pytest.mark.parametrize("name", game_names())
def test_every_record_is_whole_and_shows_its_ending(name: str) -> None:
    game = get_game(name)
    for title, ending in transcripts.endings_of(name).items():
        record = load(HERE / name / f"{title}.toml")
        assert game.is_over(check(game, record)), title
        assert transcripts.shows(game, record, ending), title


@pytest.mark.parametrize("name", game_names())
def test_the_words_have_not_changed(name: str) -> None:
    game = get_game(name)
    for title in transcripts.endings_of(name):
        text = (HERE / name / f"{title}.txt").read_text(encoding="utf-8")
        assert transcript(game, load(HERE / name / f"{title}.toml"), "en") == text, title
