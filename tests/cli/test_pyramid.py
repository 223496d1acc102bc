"""A person at a pyramid game: the screens tell nothing that the seat may not know."""

import re
from collections.abc import Mapping, Sequence
from random import Random

import pytest

from numcards import pyramid
from numcards.records import Recorder, check, load, save
from tests.cli.conftest import Command

TOGETHER = pyramid.Options(players=3, mode="simultaneous", face_up=4)
IN_TURN = pyramid.Options(players=2, face_up=4)
DOWN = ("N2.1", "N2.2", "N2.3", "N3.1", "N3.2", "N4.1")

FRENCH = ("--language", "fr")


def swapped(zones: Mapping[str, str], known: Sequence[int], seed: int) -> dict[str, str]:
    """The same deal with all cards mixed that nobody has seen: the top six of each pyramid,
    and the draw pile without the cards at the places that the person comes to know."""
    words = {name: text.split(" ") for name, text in zones.items()}
    pyramids = [name for name in words if re.fullmatch(r"P\d", name)]
    places = [(name, index) for name in pyramids for index in range(4, 10)]
    places += [("draw", index) for index in range(len(words["draw"])) if index not in known]
    cards = [words[name][index] for name, index in places]
    Random(seed).shuffle(cards)
    for (name, index), card in zip(places, cards, strict=True):
        words[name][index] = card
    return {name: " ".join(text) for name, text in words.items()}


def deal(options: pyramid.Options, known: Sequence[int], seed: int, players: Sequence[str]) -> None:
    """Save a game that begins with one of many deals that look alike for the person."""
    zones = pyramid.zones(pyramid.new_game(options, 7))
    start = pyramid.position(options, swapped(zones, known, seed), 7)
    save(Recorder(pyramid, options, 7, start=start, players=tuple(players)).record(), "game.toml")


def screens(
    run: Command,
    options: pyramid.Options,
    players: Sequence[str],
    known: Sequence[int],
    typed: Sequence[str],
    *arguments: str,
) -> tuple[set[str], set[str]]:
    """What the person sees in several deals, and the deals themselves."""
    seen, dealt = set(), set()
    for seed in range(4):
        deal(options, known, seed, players)
        dealt.add(str(load("game.toml").start))
        done = run("play", "--resume", "game.toml", *arguments, typed=typed)
        assert (done.code, done.err) == (0, "")
        seen.add(done.out)
    return seen, dealt


@pytest.mark.parametrize("language", [(), FRENCH])
def test_what_lies_face_down_or_was_drawn_by_others_is_not_shown(
    run: Command, language: tuple[str, ...]
) -> None:
    """Two bots have drawn and the person draws third and is asked to choose."""
    typed = ["draw", "?", "?N4.1", "reveal:N4.1", "q"]
    seats = ("random", "random", "person")
    seen, dealt = screens(run, TOGETHER, seats, [2], typed, *language)
    assert (len(seen), len(dealt)) == (1, 4)
    (screen,) = seen
    start = dict(load("game.toml").start)
    drawn = start["draw"].split(" ")
    assert f" {drawn[2]}" in screen
    assert not re.search(rf"\b({drawn[0]}|{drawn[1]}|{drawn[3]})\b", screen)


def test_the_own_card_is_shown(run: Command) -> None:
    """When the card that the person draws is mixed too, the screens differ."""
    seen, _ = screens(run, TOGETHER, ("random", "random", "person"), [], ["draw", "q"])
    assert len(seen) == 4


@pytest.mark.parametrize("language", [(), FRENCH])
def test_choices_of_others_are_not_shown(run: Command, language: tuple[str, ...]) -> None:
    """Whatever the two others have chosen, the person is asked in the same words."""
    seen = set()
    for first, second in (("replace:N1.1", "discard"), ("discard", "replace:N4.1")):
        table = Recorder(pyramid, TOGETHER, 7, players=("random", "random", "person"))
        for action in ("draw", "draw", "draw", f"P0:{first}", f"P1:{second}"):
            table.play(pyramid.parse_action(action))
        save(table.record(), "game.toml")
        done = run("play", "--resume", "game.toml", *language, typed=["P0:discard", "?", "q"])
        assert "P2:discard" in done.out
        seen.add(done.out)
    assert len(seen) == 1


def test_what_bots_draw_in_their_turns_is_not_shown(run: Command) -> None:
    done = run(
        *("play", "pyramid", "--seed", "3", "--record", "game.toml", "--bots", "random"),
        typed=["1"] * 400,
    )
    assert pyramid.is_over(check(pyramid, load("game.toml")))
    drawn = re.findall(r"^(P\d .*draws .*)$", done.out, re.MULTILINE)
    others = [line for line in drawn if not line.startswith("P0 (you)")]
    assert len(others) > 10
    assert [line for line in others if not re.fullmatch(r"P\d draws \d cards?\.", line)] == []


def test_the_own_quantum_is_shown_and_that_of_others_is_not(run: Command) -> None:
    zones = {
        "P0": "R1 R2 R3 R4 G1 G2 G3 B1 B2 Y1",
        "P0_down": " ".join(DOWN),
        "P1": "W1 W2 W3 W4 S1 S2 S3 Y5 Y6 B9",
        "P1_down": " ".join(DOWN),
        "held": "R10 R11 R12",
        "holders": "P0 P0 P0",
        "phase": "keeping",
        "discard": "quantum",
    }
    start = pyramid.position(IN_TURN, zones, 5)
    save(Recorder(pyramid, IN_TURN, 5, start=start).record(), "game.toml")
    own = run("replay", "game.toml", "--viewer", "P0").out
    others = [run("replay", "game.toml", "--viewer", who).out for who in ("P1", "spectator")]
    assert "R10 R11 R12" in own
    assert not any(re.search(r"\bR1[012]\b", screen) for screen in others)


def test_a_whole_game_at_a_table_with_bots(run: Command) -> None:
    options = ("--options", "players=3", "face_up=8")
    done = run(
        "play", "pyramid", "--seed", "3", "--record", "game.toml", *options, typed=["1"] * 99
    )
    assert (done.code, done.err) == (0, "")
    assert pyramid.is_over(check(pyramid, load("game.toml")))
    assert re.search(r"^Points in all: P0 \(you\) \d+, P1 \d+, P2 \d+\.$", done.out, re.MULTILINE)


def test_a_long_menu_is_grouped(run: Command) -> None:
    zones = {
        "P0": "R1 R2 R3 R4 G1 G2 G3 B1 B2 Y1",
        "P0_down": "N1.1",
        "P1": "W1 W2 W3 W4 S1 S2 S3 Y5 Y6 B9",
        "P1_down": "N1.1",
        "phase": "swiping",
        "discard": "swipe",
    }
    start = pyramid.position(IN_TURN, zones, 5)
    players = ("person", "random")
    save(Recorder(pyramid, IN_TURN, 5, start=start, players=players).record(), "game.toml")
    done = run("play", "--resume", "game.toml", typed=["?N2.1", "swipe:N2.1>P1:N4.1", "q"])
    assert "100 actions are possible" in done.out
    assert re.search(r"^ +exchange N2\.1 +41-50 ", done.out, re.MULTILINE)
    assert "P0 (you) exchanges N2.1 with N4.1 of P1." in done.out
    assert load("game.toml").actions[0] == "swipe:N2.1>P1:N4.1"


def test_the_own_player_may_be_left_out_where_all_choose(run: Command) -> None:
    """Without a player `discard` is an action too, but not one that answers here."""
    command = ("play", "pyramid", "--seed", "3", "--record", "game.toml", "--options")
    done = run(*command, "players=2", "mode=simultaneous", typed=["draw", "discard", "q"])
    assert "P0 (you) has chosen: discard the card." in done.out
    assert "P0:discard" in load("game.toml").actions
