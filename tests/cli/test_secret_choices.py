"""The command `play` where all choose at once: before the reveal no screen tells a choice."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from attrs import frozen

from numcards import num5
from numcards.core import Rng, Seat
from numcards.num5 import Action, Options, View
from numcards.records import Recorder, load, save
from tests.cli.conftest import Command

OPTIONS = Options(players=4, hand_size=5)
REVEAL = "All cards are revealed: "
CARD = re.compile(r"\b[RGBYWS]\d{1,2}\b")
LOWEST, HIGHEST = 0, -1


@frozen
class Extreme:
    """Plays the first or the last of its legal actions."""

    place: int

    def act(self, view: View, rng: Rng) -> Action:  # noqa: ARG002  # a bot's signature
        return view.legal_actions[self.place]


def saved(turns: int, person: int) -> num5.State:
    """Save a game in which so many turns have been played, and give back how it stands."""
    players = ["random"] * OPTIONS.players
    players[person] = "person"
    table = Recorder(num5, OPTIONS, 11, players=players)
    for _ in range(turns):
        held = len(table.state.turn.hands[0])
        while len(table.state.turn.hands[0]) == held or table.state.turn.unplaced:
            actions = num5.legal_actions(table.state)
            table.play(actions[len(actions) // 2])
    save(table.record(), "game.toml")
    return table.state


def screen(
    run: Command, monkeypatch: pytest.MonkeyPatch, place: int, typed: Sequence[str]
) -> tuple[str, str]:
    """What is shown before the next reveal and from there on, against bots of one kind."""

    def scripted(game: Any, name: str) -> Extreme:  # noqa: ARG001  # in place of make_bot
        return Extreme(place)

    monkeypatch.setattr("numcards.cli.tables.make_bot", scripted)
    done = run("play", "--resume", "game.toml", "--record", "played.toml", "--force", typed=typed)
    assert done.code == 0
    before, reveal, after = done.out.partition(REVEAL)
    assert reveal
    return before, after


@pytest.mark.parametrize("turns", [0, 1, 3])
@pytest.mark.parametrize("person", [0, 2, 3])
def test_nothing_before_a_reveal_depends_on_what_the_bots_choose(
    run: Command, monkeypatch: pytest.MonkeyPatch, turns: int, person: int
) -> None:
    """N5-03: that a player has chosen is public, the card is not."""
    state = saved(turns, person)
    guesses = [
        f"P{seat}:{card}" if with_player else str(card)
        for seat in range(OPTIONS.players)
        if seat != person
        for card in state.hand(Seat(seat))
        for with_player in (True, False)
    ]
    typed = [*guesses, "row:B", "?", "1"]
    shown = [screen(run, monkeypatch, place, typed) for place in (LOWEST, HIGHEST)]
    assert shown[0][0] == shown[1][0]
    assert shown[0][1] != shown[1][1]


@pytest.mark.parametrize("person", [0, 2, 3])
def test_no_card_of_a_bot_is_shown_before_the_reveal(
    run: Command, monkeypatch: pytest.MonkeyPatch, person: int
) -> None:
    state = saved(0, person)
    before, after = screen(run, monkeypatch, LOWEST, ["?", "1"])
    assert set(CARD.findall(before)) == {
        *map(str, state.hand(Seat(person))),
        *("B0", "R0", "Y0", "G0"),
    }
    assert before.count("lays a card face down.") == OPTIONS.players - 1
    revealed = after.split("\n", maxsplit=1)[0]
    assert len(CARD.findall(revealed)) == OPTIONS.players


def test_a_choice_is_refused_with_the_reason_whether_the_player_is_named_or_not(
    run: Command,
) -> None:
    saved(0, 2)
    done = run("play", "--resume", "game.toml", typed=["R0", "P2:R0", "P1:R1", "row:B", "R", "q"])
    assert done.out.count("The hand of P2 (you) holds no R0 (N5-03).") == 2
    assert "P2 (you) cannot choose for P1 (N5-03)." in done.out
    assert "P2 (you) has to choose a card: no row is to be chosen now (N5-03)." in done.out
    assert "An action is written <player>:<card> or <player>:row:<row>, not 'R'." in done.out


def test_a_row_is_chosen_before_the_cards_that_lie_open(run: Command) -> None:
    """N5-05, N5-12: the cards still to be placed are shown, and the rows that are possible."""
    options = Options(players=2, hand_size=1, rounds_to_win=1)
    start = num5.position(options, {"unplaced": "P0:W5 P1:G7"})
    save(Recorder(num5, options, 0, start=start, players=["person", "random"]).record(), "row.toml")
    done = run("play", "--resume", "row.toml", typed=["G7", "row:R"])
    lines = [line.strip() for line in done.lines]
    place = lines.index("Still to be placed, in this order")
    assert [line.split() for line in lines[place + 1 : place + 3]] == [
        ["P0", "(you)", "W5"],
        ["P1", "G7"],
    ]
    assert "2  P0:row:R  place the card on the red row" in lines
    assert "P0 (you) has to choose a row for W5 before cards are chosen again (N5-12)." in done.out
    assert "P0 (you) places W5 on the red row." in lines
    assert load("row.toml").actions == ("P0:row:R",)
