"""Checked by the type checkers, never run: the module satisfies the contract of a game."""

from typing import assert_type

from numcards import inferno
from numcards.core import SPECTATOR, Game
from numcards.core.game import ActionT, EventT_co, OptionsT, ResultT_co, StateT, ViewT


def types_of(
    game: Game[OptionsT, StateT, ViewT, ResultT_co, ActionT, EventT_co], options: OptionsT
) -> tuple[StateT, ViewT, ResultT_co, ActionT, EventT_co]:
    state = game.new_game(options, 1)
    (action, *_) = game.legal_actions(state)
    (event, *_) = game.all_events(state, action)
    return state, game.observe(state, SPECTATOR), game.result(state), action, event


assert_type(
    types_of(inferno, inferno.Options(players=4)),
    tuple[inferno.State, inferno.View, inferno.Result, inferno.Action, inferno.Event],
)
