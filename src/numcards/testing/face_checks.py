"""Checks of who may ask and act: spectators, and whole numbers of every kind."""

from __future__ import annotations

from typing import Any

from attrs import frozen
from hypothesis import given

from numcards.core.errors import InvalidOptions, UsageError
from numcards.core.game import AnyGame
from numcards.core.refusals import CommonCode, IllegalAction
from numcards.core.seats import SPECTATOR, Seat
from numcards.testing.demands import NonConformance, demand, refuses
from numcards.testing.kit import AnyKit
from numcards.testing.playing import Playthrough, reached

__all__ = ["check_spectators_do_not_play", "check_whole_numbers_are_plain"]


def check_spectators_do_not_play(kit: AnyKit) -> None:
    """A spectator looks, and can do nothing; None is no viewer at all (ALL-08)."""
    game = kit.game

    @given(played=reached(kit))
    def check(played: Playthrough) -> None:
        state, nobody = played.state, None
        over = game.is_over(state)
        expected = CommonCode.GAME_OVER if over else CommonCode.SPECTATOR
        demand(game.legal_actions(state, SPECTATOR) == (), "a spectator has no actions", state)
        demand(game.observe(state, SPECTATOR).viewer is SPECTATOR, "a spectator is a viewer")
        for action in game.all_actions(played.options)[:20]:
            refused = game.refusal(state, action, SPECTATOR)
            demand(
                refused is not None and refused.code is expected,
                "what a spectator sends is refused",
                action,
                refused,
            )
            with refuses(IllegalAction, "a spectator does not play"):
                game.apply(state, action, SPECTATOR)
        with refuses(UsageError, "None is no viewer"):
            game.observe(state, nobody)  # type: ignore[arg-type]  # that is the point
        with refuses(UsageError, "None is no viewer of the opening"):
            game.opening_events(played.options, played.seed, nobody)  # type: ignore[arg-type]  # the same
        for action in game.legal_actions(state)[:1]:
            with refuses(UsageError, "None is no viewer of events"):
                game.events(state, action, nobody)  # type: ignore[arg-type]  # the same

    check()


@frozen
class _Whole:
    """A whole number that is no int, as NumPy has them."""

    value: int

    def __index__(self) -> int:
        return self.value


def check_whole_numbers_are_plain(kit: AnyKit) -> None:
    """Seats, seeds and options take every kind of whole number, and keep plain ints.

    Options answer names that they do not know with `InvalidOptions`, and have no places.
    """
    game = kit.game
    make: Any = game.Options

    @given(played=reached(kit))
    def check(played: Playthrough) -> None:
        try:
            _check_seed(game, played)
            for seat in played.seats:
                _check_seat(game, played.state, seat)
        except UsageError as error:
            raise NonConformance("Not kept: a whole number need not be an int.") from error

    with refuses(InvalidOptions, "an unknown option is refused"):
        make(no_such_option=1)
    with refuses(InvalidOptions, "options are given by name"):
        make(2)
    check()


def _check_seed(game: AnyGame, played: Playthrough) -> None:
    if isinstance(played.seed, int):
        given: Any = _Whole(played.seed)
        dealt = game.new_game(played.options, given)
        demand(dealt == played.states[0], "seeds are whole numbers", played.seed)
        demand(type(game.seed_of(dealt)) is int, "states hold plain ints", played.seed)
        again = game.position(played.options, game.zones(played.state), given)
        demand(again == played.state, "seeds of positions are whole numbers", played.seed)
        opening = game.opening_events(played.options, given, SPECTATOR)
        expected = game.opening_events(played.options, played.seed, SPECTATOR)
        demand(opening == expected, "seeds of openings are whole numbers", played.seed)


def _check_seat(game: AnyGame, state: Any, seat: Seat) -> None:
    whole: Any = _Whole(seat)
    view = game.observe(state, whole)
    demand(view == game.observe(state, seat), "viewers are whole numbers", seat)
    demand(type(view.viewer) is int, "views hold plain ints", view)
    again = game.view_of(view.options, game.view_zones(view), whole)
    demand(again == view, "viewers of views are whole numbers", seat)
    demand(type(again.viewer) is int, "views that are read hold plain ints", again)
    legal = game.legal_actions(state, whole)
    demand(legal == game.legal_actions(state, seat), "seats are whole numbers", seat)
    for action in legal[:1]:
        demand(game.refusal(state, action, whole) is None, "senders are whole numbers", seat)
        told = game.events(state, action, whole)
        demand(told == game.events(state, action, seat), "who is told is a whole number", seat)
