"""The command `play`: menus, bad input, saving and resuming."""

import re
from pathlib import Path

import pytest

from numcards import inferno
from numcards.cli.menu import Menu
from numcards.core import CommonCode, IllegalAction, NotationError, Refusal, Seat
from numcards.core.sentences import Sentence
from numcards.records import check, load
from numcards.render import Grid
from tests.cli.conftest import Command
from tests.support import nim

GAME = ("play", "inferno", "--seed", "4", "--record", "game.toml")
SMALL = (*GAME, "--options", "players=2", "deal=4", "--bots", "random")


def test_a_whole_game_by_numbers(run: Command) -> None:
    done = run(*SMALL, typed=["1"] * 50)
    assert done.code == 0
    record = load("game.toml")
    assert record.players == ("person", "random")
    assert inferno.is_over(check(inferno, record))
    assert "The game is saved in game.toml." in done.lines
    assert "--resume" not in done.out
    assert re.search(r"(P0 \(you\)|P1) wins the game\.", done.out)


def test_only_the_own_seat_is_shown(run: Command) -> None:
    done = run(*SMALL, typed=["q"])
    start = dict(load("game.toml").start)
    assert f"P0 (you) is dealt {start['P0']}." in done.lines
    assert "P1 is dealt 4 cards." in done.lines
    assert start["P1"] not in done.out


def test_another_seat(run: Command) -> None:
    done = run(*SMALL, "--seat", "1", typed=["q"])
    assert load("game.toml").players == ("random", "person")
    assert "P1 (you)" in done.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "The actions have the numbers 1 to 4, not '99'."),
        ("0", "The actions have the numbers 1 to 4, not '0'."),
        ("1" * 5000, "The actions have the numbers 1 to 4"),
        ("dance", "A card is written like R12, W0, S7 or joker, not 'dance'."),
        ("pass", "Whoever leads a trick and has a legal pose must pose (INF-12)."),
        ("R99", "A card is written like"),
        ("?zebra", "No action that is possible now has 'zebra' in it."),
        ("²", "A card is written like"),
    ],
)
def test_bad_input_is_refused_with_the_reason(run: Command, typed: str, answer: str) -> None:
    done = run(*SMALL, typed=[typed, "q"])
    assert done.code == 0
    assert answer in done.out
    assert load("game.toml").actions == ()


def test_an_action_can_be_typed(run: Command) -> None:
    first = dict(run_start(run)["start"])["P0"].split(" ")[0]
    done = run("play", "--resume", "game.toml", typed=["", f"  {first}  ", "q"])
    assert f"P0 (you) poses {first}.\n" in done.out
    assert load("game.toml").actions[0] == first


def run_start(run: Command) -> dict[str, tuple[tuple[str, str], ...]]:
    run(*SMALL, typed=["q"])
    return {"start": load("game.toml").start}


def test_many_actions_are_grouped(run: Command) -> None:
    done = run(*GAME, typed=["?7", "?joker", "?", "q"])
    assert "93 actions are possible" in done.out
    groups = re.findall(r"^ +value (\d+) +\d+-\d+ ", done.out, re.MULTILINE)
    assert groups == sorted(set(groups), key=int)
    assert re.search(r"^ +62 +B7 +single of 7 *$", done.out, re.MULTILINE)
    assert re.search(r"^ +63 +B7\+joker +double of 7 *$", done.out, re.MULTILINE)
    assert re.search(r"^ +93 +numx +numx, which ends the trick *$", done.out, re.MULTILINE)


def test_a_game_is_resumed(run: Command) -> None:
    first = run(*SMALL, typed=["1", "q"])
    assert "Resume it with: numcards play --resume game.toml" in first.lines
    before = load("game.toml")
    assert len(before.actions) >= 1
    done = run("play", "--resume", "game.toml", typed=["1"] * 50)
    assert done.code == 0
    after = load("game.toml")
    assert after.actions[: len(before.actions)] == before.actions
    assert inferno.is_over(check(inferno, after))


def test_a_finished_game_is_resumed_to_its_result(run: Command) -> None:
    run(*SMALL, typed=["1"] * 50)
    done = run("play", "--resume", "game.toml")
    assert done.code == 0
    assert "Ranking: " in done.out


def test_a_watched_game_can_be_taken_over(run: Command) -> None:
    run("watch", "inferno", "--options", "players=2", "deal=4", "--record", "game.toml")
    done = run("play", "--resume", "game.toml", "--seat", "P1", "--record", "other.toml")
    assert done.code == 0
    assert load("other.toml").players == ("rule-of-thumb", "person")


def test_seats_of_strangers_are_taken_by_bots(run: Command) -> None:
    run(*SMALL, typed=["q"])
    text = Path("game.toml").read_text(encoding="utf-8").replace('"random"', '"Anne"')
    Path("game.toml").write_text(text, encoding="utf-8")
    run("play", "--resume", "game.toml", typed=["q"])
    assert load("game.toml").players == ("person", "rule-of-thumb")
    run("play", "--resume", "game.toml", "--bots", "random", typed=["q"])
    assert load("game.toml").players == ("person", "random")


def test_no_game_is_overwritten(run: Command) -> None:
    run(*SMALL, typed=["q"])
    before = load("game.toml")
    done = run(*SMALL, "--seed", "5", typed=["q"])
    assert done.code == 2
    assert "game.toml exists already" in done.err
    assert load("game.toml") == before


def test_without_a_name_the_first_free_one_is_taken(run: Command, tmp_path: Path) -> None:
    for _ in range(3):
        run("play", "inferno", typed=["q"])
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"inferno.toml", "inferno-2.toml", "inferno-3.toml"}


@pytest.mark.parametrize(
    "arguments", [("--seed", "1"), ("--options", "players=2"), ("--bots", "genius")]
)
def test_a_saved_game_brings_its_own(run: Command, arguments: tuple[str, ...]) -> None:
    run(*SMALL, typed=["q"])
    assert run("play", "--resume", "game.toml", *arguments, typed=["q"]).code == 2


def test_a_folder_that_cannot_be_written(run: Command) -> None:
    done = run("play", "inferno", "--record", "nowhere/game.toml", typed=["1"])
    assert done.code == 1
    assert "No such file or directory" in done.err


def menu_of(matches: int) -> Menu:
    state = nim.new_game(nim.Options(matches=matches), 0)
    actions = nim.legal_actions(state)
    return Menu(nim, state.options, Seat(0), actions, lambda action: nim.refusal(state, action))


def test_a_users_own_game_has_menus_too() -> None:
    menu = menu_of(2)
    assert menu.choose("2") == nim.Take(2)
    assert menu.choose("take:1") == nim.Take(1)
    assert isinstance(menu.choose("take:3"), Refusal)
    assert isinstance(menu.choose("take:4"), Sentence)
    found = menu.search("2", str)
    assert isinstance(found, Grid)
    assert [row[1] for row in found.rows] == ["take:2"]


def test_the_own_player_may_be_left_out_of_an_action() -> None:
    class Named:
        INFO = nim.INFO

        @staticmethod
        def parse_action(text: str) -> str:
            if re.fullmatch(r"P1:[RB]\d", text):
                return text
            raise NotationError("{given} is no action.", given=text)

    refused = Refusal(CommonCode.GAME_OVER, "R-1", "The hand holds no such card.")
    actions = ("P1:R7", "P1:B8")
    menu = Menu(
        Named(),  # type: ignore[arg-type]  # enough
        nim.Options(),
        Seat(1),
        actions,
        lambda action: None if action in actions else refused,
    )
    assert menu.choose("B8") == menu.choose("P1:B8") == "P1:B8"
    assert menu.choose("B9") is refused
    assert str(menu.choose("dance")) == "dance is no action."


def test_what_cannot_be_played_is_not_played() -> None:
    state = nim.new_game(nim.Options(matches=1), 0)
    with pytest.raises(IllegalAction):
        nim.apply(state, nim.Take(2))
