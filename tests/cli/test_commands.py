"""The commands that ask nothing: list, rules, watch, simulate, replay; their errors and codes."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Literal

import pytest
from attrs import frozen

from numcards import inferno
from numcards.bots import RandomBot, play
from numcards.cli.environment import terminal_language
from numcards.cli.options import choices_of, options_from
from numcards.cli.statistics import interval
from numcards.core import Sentence, UsageError
from numcards.records import check, load, save
from numcards.registry import game_names, get_game
from tests.cli.conftest import Command
from tests.support import nim

SMALL = ("--options", "players=2", "deal=4")
COMMANDS = ("list", "rules", "play", "watch", "simulate", "replay")


def test_help_names_every_command_and_asks_for_no_game(run: Command) -> None:
    done = run("--help")
    assert done.code == 0
    assert all(re.search(rf"^    {command} ", done.out, re.MULTILINE) for command in COMMANDS)
    for command in COMMANDS:
        assert run(command, "--help").code == 0


def test_the_version(run: Command) -> None:
    assert run("--version").out.strip() == "0.1.0"


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("dance",),
        ("watch",),
        ("watch", "chess"),
        ("watch", "inferno", "--sed", "1"),
        ("simulate", "inferno", "--games", "0"),
        ("simulate", "inferno", "--games", "many"),
        ("--language", "de", "list"),
    ],
)
def test_what_argparse_refuses(run: Command, arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert done.err.startswith("usage: numcards")
    assert done.out == ""


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("watch", "inferno", "--options", "players=9"), "players must be a whole number from 2"),
        (("watch", "inferno", "--options", "players=true"), "must be a whole number, not 'true'"),
        (("watch", "inferno", "--options", "speed=9"), "no option 'speed'"),
        (("watch", "inferno", "--options", "players"), "as name=value, not 'players'"),
        (("watch", "inferno", "--options", "deal=1", "deal=2"), "once, as name=value"),
        (("watch", "inferno", "--bots", "genius"), "no bot 'genius'"),
        (("watch", "inferno", "--bots", "random,random"), "There are 4 seats"),
        (("watch", "inferno", "--seed", "-1"), "A seed is a whole number"),
        (("watch", "inferno", "--seed", "hex:0"), "A seed is a whole number"),
        (("simulate", "inferno", "--seed", "hex:00"), "seeds up"),
        (("play",), "Which game?"),
        (("play", "inferno", "--seat", "P7"), "A seat is a whole number from 0 to 3, not 7"),
        (("play", "inferno", "--seat", "first"), "A player is written like"),
    ],
)
def test_what_was_asked_wrongly(run: Command, arguments: tuple[str, ...], reason: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert reason in done.err
    assert done.out == ""


def test_the_list_of_games(run: Command) -> None:
    out = run("list").out
    assert all(re.search(rf"^\s*{name} ", out, re.MULTILINE) for name in game_names())


def test_the_options_of_a_game(run: Command) -> None:
    out = run("list", "inferno", "--language", "fr").out
    assert re.search(r"next_leader +winner +winner, jester +qui entame la manche suivante", out)
    assert re.search(r"deal +all +all, equal, un nombre entier +toutes les cartes", out)
    assert re.search(r"players +4 +un nombre entier", out)
    assert "obligatoire" not in out


@pytest.mark.parametrize("name", game_names())
def test_every_game_starts_with_what_is_listed(run: Command, tmp_path: Path, name: str) -> None:
    """What a list calls required is, and everything else need not be given."""
    assert "required" not in run("list", name).out
    assert run("watch", name, "--seed", "1", "--record", "game.toml").code == 0
    options = dict(load(tmp_path / "game.toml").options)
    for choice in choices_of(get_game(name).Options, get_game(name).INFO.most_players):
        if not isinstance(choice.default, Sentence):
            assert options[choice.name] == choice.default


@pytest.mark.parametrize(
    ("name", "option", "allowed"),
    [
        ("pyramid", "final_turns=no", "one of true, false"),
        ("pyramid", "final_turns=True", "one of true, false"),
        ("infini", "mode=both", "one of coop, adversary"),
        ("inferno", "deal=most", "one of all, equal, a whole number"),
        ("inferno", "players=four", "a whole number"),
        ("inferno", "players=", "a whole number"),
        ("num5", "rounds_to_win=1.5", "a whole number"),
    ],
)
def test_a_wrong_option_is_answered_with_its_values(
    run: Command, name: str, option: str, allowed: str
) -> None:
    done = run("watch", name, "--options", option)
    assert (done.code, done.out) == (2, "")
    assert allowed in done.err


def test_options_that_say_less_of_themselves() -> None:
    @frozen(kw_only=True)
    class Options:
        players: Literal[2, 3]
        name: str = "Nim"
        limit: int | None = None
        size: int
        whatever: "Unknown" = 5  # type: ignore[name-defined]  # noqa: F821  # as for a checker
        max_actions = 7

    game = SimpleNamespace(INFO=nim.INFO, Options=Options)
    (untyped, *_) = choices_of(Options, 3)
    assert untyped.read("2") == "2"  # nothing is known of any of them

    @frozen(kw_only=True)
    class Known:
        players: Literal[2, 3]
        name: str = "Nim"
        limit: int | None = None
        size: int
        max_actions = 7

    players, name, limit, size = choices_of(Known, 3)
    assert (players.default, players.read("2")) == (3, 2)
    assert (name.default, name.read("2")) == ("Nim", "2")
    assert (str(limit.default), limit.read("-2")) == ("none", -2)
    assert size.default is None
    game.Options = Known
    with pytest.raises(UsageError, match="needs the option size"):
        options_from(game, [])
    assert options_from(game, ["size=3"]).players == 2


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(("language", "word"), [("en", "players"), ("fr", "joueurs")])
def test_every_game_has_its_rules(run: Command, name: str, language: str, word: str) -> None:
    done = run("rules", name, "--language", language)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("# ")
    assert word in done.out


def test_a_page_that_is_missing_in_a_language_is_shown_in_english(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run("rules", "inferno").out
    pages = {"en": "# Rules\n", "fr": None}
    monkeypatch.setattr("numcards.cli.listing._page", lambda _, language: pages[language])
    done = run("rules", "inferno", "--language", "fr")
    assert (done.code, done.out) == (0, "# Rules\n\n")
    assert "NUM Inferno" in done.err
    pages["en"] = None
    assert run("rules", "inferno", "--language", "fr").code == 2
    assert run("rules", "inferno").code == 2
    assert whole.startswith("# ")


def test_a_watched_game_is_shown_whole_and_saved(run: Command, tmp_path: Path) -> None:
    done = run("watch", "inferno", *SMALL, "--seed", "3", "--record", "game.toml")
    assert done.code == 0
    record = load(tmp_path / "game.toml")
    assert (record.seed, record.players) == (3, ("rule-of-thumb", "rule-of-thumb"))
    result = inferno.result(check(inferno, record))
    assert f"P{result.winners[0]} wins the game." in done.lines
    assert "P1 is dealt 4 cards." in done.lines
    poses = sum(action != "pass" for action in record.actions)
    assert len(re.findall(r" poses | cuts ", done.out)) == poses


def test_the_same_seed_shows_the_same_game(run: Command) -> None:
    first = run("watch", "inferno", *SMALL, "--seed", "hex:00ff")
    assert first.code == 0
    assert run("watch", "inferno", *SMALL, "--seed", "hex:00ff").out == first.out
    assert "Seed hex:00ff" in first.out


def test_without_a_seed_it_is_told_which_one_was_taken(run: Command) -> None:
    done = run("watch", "inferno", *SMALL)
    match = re.search(r"Seed (\d+), ", done.out)
    assert match
    assert run("watch", "inferno", *SMALL, "--seed", match[1]).out == done.out


def test_a_simulation_repeats_itself(run: Command) -> None:
    arguments = ("simulate", "inferno", *SMALL, "--games", "12", "--bots", "rule-of-thumb,random")
    alone = run(*arguments, "--jobs", "1")
    assert alone.code == 0
    several = run(*arguments, "--jobs", "2")
    assert alone.lines[:-2] == several.lines[:-2]  # but for the time that it took
    rates = [float(rate) for rate in re.findall(r" (\d+\.\d)% ", alone.out)][::3]
    assert sum(rates) == pytest.approx(100)
    assert "12 games." in alone.lines
    assert re.search(r"^\d+ decisions a second, \d+ a second of processor time\.$", alone.lines[-2])


def test_a_single_simulated_game_is_the_watched_one(run: Command) -> None:
    simulated = run("simulate", "inferno", *SMALL, "--games", "1", "--seed", "9").out
    run("watch", "inferno", *SMALL, "--seed", "9", "--record", "game.toml")
    length = len(load("game.toml").actions)
    assert (
        f"{length}.0 on average, half of them at most {length}, {length} to {length}" in simulated
    )


def test_win_rates_have_wilsons_intervals() -> None:
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.toml"
    options = inferno.Options(players=2, deal=4)
    save(play(inferno, options, [RandomBot()] * 2, seed=3).record, file)
    return file


@pytest.mark.parametrize("viewer", ["all", "spectator", "P0", "1"])
def test_a_replay_shows_what_its_viewer_may_know(run: Command, record: Path, viewer: str) -> None:
    done = run("replay", str(record), "--viewer", viewer)
    assert done.code == 0
    start = dict(load(record).start)
    for seat, hand in (("P0", start["P0"]), ("P1", start["P1"])):
        known = viewer == "all" or viewer.removeprefix("P") == seat[1]
        assert bool(re.search(rf" {hand}\.? *$", done.out, re.MULTILINE)) == known
    assert done.out.rstrip("\n").split("\n")[-1].startswith("Ranking: ")


def test_a_replay_of_an_unfinished_game(run: Command) -> None:
    run("play", "inferno", *SMALL, "--seed", "1", "--record", "open.toml", typed=["q"])
    done = run("replay", "open.toml", "--language", "fr")
    assert done.code == 0
    assert done.lines[-2] == "La partie n’est pas encore finie."


@pytest.mark.parametrize(
    ("text", "reason"),
    [("", "format must be a version number"), ("format = ", "no TOML"), ("format = 9", "format 9")],
)
def test_a_file_that_is_no_record(run: Command, tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    done = run("replay", "bad.toml")
    assert done.code == 1
    assert done.err.startswith("bad.toml: ")
    assert reason in done.err


def test_a_file_that_is_not_there(run: Command) -> None:
    done = run("replay", "none.toml")
    assert (done.code, done.err) == (1, "none.toml: No such file or directory\n")


def test_a_viewer_that_is_nobody(run: Command, record: Path) -> None:
    assert run("replay", str(record), "--viewer", "P9").code == 2
    assert run("replay", str(record), "--viewer", "me").code == 2


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_CH"}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": "de"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_terminals_language(environment: dict[str, str], language: str) -> None:
    assert terminal_language(environment) == language


def test_the_language_of_the_terminal_is_the_default(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run("--help").out.startswith("usage\N{NBSP}: numcards")
    assert "est attendu, et non '0'" in run("simulate", "inferno", "--games", "0").err
    assert "titre" in run("list").out
    assert "title" in run("list", "--language", "en").out
    assert "title" in run("--language", "en", "list").out
