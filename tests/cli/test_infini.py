"""The command `play` with NUM Infini: no screen tells a hidden card."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from attrs import frozen

from numcards import infini
from numcards.core import Rng, Seat
from numcards.infini import Action, Options, View
from numcards.records import Recorder, save
from tests.cli.conftest import Command

OPTIONS = Options(mode="adversary", players=3, action_copies=3, hand_size=4)
CARD = re.compile(r"\b[RGBYWS]\d{1,2}\b")
HELD = {"P0": "R3 R8 S1 passe", "P1": "passe G1 G7 flip", "P2": "passe B3 joker flash"}
DRAWN = ("R9", "R10")
"""What the person draws."""
TYPED = ("?", "G1@G+", "end", "R8@R+", "R3@R-", "end", "?", "R9@R+")


@frozen
class Passer:
    """Plays a passe where it can, and the first of its legal actions where it cannot."""

    def act(self, view: View, rng: Rng) -> Action:  # noqa: ARG002  # a bot's signature
        actions = view.legal_actions
        return infini.PASSE if infini.PASSE in actions else actions[0]


def screen(
    run: Command,
    monkeypatch: pytest.MonkeyPatch,
    held: Mapping[str, str],
    seed: int,
    drawn: Sequence[str] = DRAWN,
) -> str:
    """What a person on seat 0 is shown against bots that pass.

    The draw pile is shuffled by the seed, but for what the person draws.
    """

    def scripted(game: Any, name: str) -> Passer:  # noqa: ARG001  # in place of make_bot
        return Passer()

    monkeypatch.setattr("numcards.cli.tables.make_bot", scripted)
    zones = infini.zones(infini.position(OPTIONS, held, seed))
    others = [card for card in zones["draw"].split() if card not in drawn]
    start = infini.position(OPTIONS, {**zones, "draw": " ".join((*drawn, *others))})
    players = ["person", "random", "random"]
    save(Recorder(infini, OPTIONS, 0, start=start, players=players).record(), "game.toml")
    done = run(
        "play", "--resume", "game.toml", "--record", "played.toml", "--force", typed=(*TYPED, "q")
    )
    assert done.code == 0
    return done.out


@pytest.mark.parametrize(
    "swapped",
    [
        {"P1": "passe B3 G7 flip", "P2": "passe G1 joker flash"},
        {"P1": "passe joker G7 flash", "P2": "passe B3 G1 flip"},
        {"P1": "passe G2 W4 simple", "P2": "passe B15 S9 simple"},
    ],
)
def test_no_screen_depends_on_what_others_hold_or_draw(
    run: Command, monkeypatch: pytest.MonkeyPatch, swapped: Mapping[str, str]
) -> None:
    """INI-03: hands and the draw pile are hidden, from refusals and draws of bots too."""
    shown = screen(run, monkeypatch, HELD, 1)
    assert "P1 draws 1 card." in shown
    assert "P0 (you) draws R9 R10." in shown
    assert screen(run, monkeypatch, {**HELD, **swapped}, 2) == shown


def test_the_persons_own_cards_are_on_the_screen(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the test above compares screens that show something."""
    shown = screen(run, monkeypatch, HELD, 1)
    assert screen(run, monkeypatch, HELD, 1, drawn=("R9", "R11")) != shown
    assert screen(run, monkeypatch, {**HELD, "P0": "R3 R8 S2 passe"}, 1) != shown


def test_no_card_of_a_hand_that_goes_under_the_draw_pile_is_shown(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """INI-18, INI-27: nor may the screen depend on which cards these are."""
    hands = ("B5 B6 B7 B8", "B0 B6 B11 B16")
    shown = [
        screen(run, monkeypatch, {**HELD, "P1": hand, "P2": "passe G3 simple W9"}, seed)
        for seed, hand in enumerate(hands)
    ]
    assert "P1 is eliminated: 4 cards go under the draw pile." in shown[0]
    assert "under them 4 of eliminated players" in shown[0]
    assert shown[0] == shown[1]


def test_a_game_begins_with_the_own_cards_on_the_screen_alone(run: Command) -> None:
    options = ("mode=adversary", "players=3", "hand_size=4")
    done = run("play", "infini", "--options", *options, "--seed", "4", typed=["q"])
    state = infini.new_game(Options(mode="adversary", players=3, hand_size=4), 4)
    assert state.turn == 0
    assert set(CARD.findall(done.out)) == set(map(str, state.hand(Seat(0))))


def test_a_default_that_depends_on_the_mode_is_not_spelled_out(run: Command) -> None:
    """INI-18: `on_stuck` is one thing in cooperation and another among adversaries."""
    lines = run("list", "infini").lines
    (on_stuck,) = (line.split() for line in lines if line.split()[:1] == ["on_stuck"])
    assert on_stuck[1:6] == ["by", "other", "options", "end,", "eliminate"]
