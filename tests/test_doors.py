"""What the doors of every game say to a thing of the wrong kind: which, and what is expected."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from numcards.core import SPECTATOR, IllegalAction, UsageError
from numcards.registry import game_names, get_game
from tests.support.some_options import options_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from numcards.core.game import AnyGame


class Told(NamedTuple):
    """What a game is called, and by which rule it ends."""

    title: str
    end: str


TOLD = {
    "inferno": Told("NUM Inferno", "INF-32"),
    "num5": Told("NUM-5", "N5-18"),
    "infini": Told("NUM Infini", "INI-22"),
    "pyramid": Told("NUM Pyramid", "PYR-34"),
    "scorecard": Told("NUM Scorecard", "SC-36"),
}

ASKED_OF_A_STATE: dict[str, Callable[[AnyGame, Any], object]] = {
    "to_act": lambda game, state: game.to_act(state),
    "is_over": lambda game, state: game.is_over(state),
    "result": lambda game, state: game.result(state),
    "legal_actions": lambda game, state: game.legal_actions(state),
    "refusal": lambda game, state: game.refusal(state, None),
    "apply": lambda game, state: game.apply(state, None),
    "observe": lambda game, state: game.observe(state, SPECTATOR),
    "events": lambda game, state: game.events(state, None, SPECTATOR),
    "all_events": lambda game, state: game.all_events(state, None),
    "zones": lambda game, state: game.zones(state),
}

ASKED_OF_OPTIONS: dict[str, Callable[[AnyGame, Any], object]] = {
    "new_game": lambda game, options: game.new_game(options, 1),
    "opening_events": lambda game, options: game.opening_events(options, 1, SPECTATOR),
    "all_actions": lambda game, options: game.all_actions(options),
    "position": lambda game, options: game.position(options, {}),
}


ASKED_ABOUT_A_SEAT: dict[str, tuple[str, Callable[[AnyGame, Any, Any], object]]] = {
    "inferno hand": ("inferno", lambda _, state, seat: state.hand(seat)),
    "num5 hand": ("num5", lambda _, state, seat: state.hand(seat)),
    "num5 collected": ("num5", lambda _, state, seat: state.collected(seat)),
    "infini hand": ("infini", lambda _, state, seat: state.hand(seat)),
    "infini hand_size": ("infini", lambda _, state, seat: state.hand_size(seat)),
    "pyramid": ("pyramid", lambda _, state, seat: state.pyramid(seat)),
    "pyramid seen": (
        "pyramid",
        lambda game, state, seat: game.observe(state, SPECTATOR).pyramid(seat),
    ),
    "collection": ("scorecard", lambda _, state, seat: state.collection(seat)),
    "collection seen": (
        "scorecard",
        lambda game, state, seat: game.observe(state, SPECTATOR).collection(seat),
    ),
}


def _said(call: Callable[[], object]) -> str:
    with pytest.raises((UsageError, IllegalAction)) as caught:
        call()
    return str(caught.value)


def test_all_games_are_here() -> None:
    assert set(TOLD) == set(game_names())


@pytest.mark.parametrize("asked", ASKED_OF_A_STATE)
@pytest.mark.parametrize("name", TOLD)
def test_no_state(name: str, asked: str) -> None:
    game, ask = get_game(name), ASKED_OF_A_STATE[asked]
    sentence = f"A state of {TOLD[name].title} is expected, not 3."
    assert _said(lambda: ask(game, 3)) == sentence


@pytest.mark.parametrize("asked", ASKED_OF_OPTIONS)
@pytest.mark.parametrize("name", TOLD)
def test_no_options(name: str, asked: str) -> None:
    game, ask = get_game(name), ASKED_OF_OPTIONS[asked]
    sentence = f"Options of {TOLD[name].title} are expected, not 3."
    assert _said(lambda: ask(game, 3)) == sentence


@pytest.mark.parametrize("seat", [-1, 9, "P0", None, True])
@pytest.mark.parametrize("asked", ASKED_ABOUT_A_SEAT)
def test_no_seat(asked: str, seat: object) -> None:
    name, ask = ASKED_ABOUT_A_SEAT[asked]
    game = get_game(name)
    state = game.new_game(options_of(game), 1)
    last = state.options.players - 1
    sentence = f"A seat is a whole number from 0 to {last}, not {seat!r}."
    assert _said(lambda: ask(game, state, seat)) == sentence


@pytest.mark.parametrize("name", TOLD)
def test_no_view(name: str) -> None:
    game: AnyGame = get_game(name)
    view: Any = 3
    sentence = f"A view of {TOLD[name].title} is expected, not 3."
    assert _said(lambda: game.determinize(view, random.Random(1))) == sentence


@pytest.mark.parametrize("name", TOLD)
def test_no_action(name: str) -> None:
    game = get_game(name)
    state, no_action = game.new_game(options_of(game), 1), object
    sentence = f"An action of {TOLD[name].title} is expected, not the class object ("
    assert _said(lambda: game.apply(state, no_action)).startswith(sentence)
    assert _said(lambda: game.all_events(state, no_action)).startswith(sentence)
    assert _said(lambda: game.events(state, no_action, SPECTATOR)).startswith(sentence)


@pytest.mark.parametrize("name", TOLD)
def test_a_result_asked_for_too_early(name: str) -> None:
    game = get_game(name)
    state = game.new_game(options_of(game), 1)
    sentence = f"The game is not over, so it has no result yet ({TOLD[name].end})."
    assert _said(lambda: game.result(state)) == sentence
