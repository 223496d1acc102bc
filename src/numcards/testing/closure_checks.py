"""Checks that what is accepted is closed: positions under play, actions to their own classes."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from random import Random
from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from numcards.core.errors import InvalidPosition, UsageError
from numcards.core.game import AnyGame
from numcards.core.refusals import CommonCode, IllegalAction
from numcards.core.seats import viewers as viewers_of
from numcards.testing.demands import NonConformance, demand, refuses
from numcards.testing.kit import AnyKit
from numcards.testing.playing import Playthrough, reached
from numcards.testing.text_checks import tampered

_STEPS: Final = 12
_TAMPERED: Final = 4


def check_positions_are_closed(kit: AnyKit) -> None:
    """Play from a position that `position` accepts leads to positions that it accepts.

    Tried from the kit's positions by hand, and from reached positions whose zones have been
    tampered with; determinized positions on the way are accepted and look the same.
    """
    game = kit.game

    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        random = Random(data.draw(st.integers(0, 1 << 32)))
        zones = dict(game.zones(played.state))
        for _ in range(_TAMPERED):
            name = data.draw(st.sampled_from(sorted(zones)))
            changed = {**zones, name: data.draw(tampered(zones, name))}
            try:
                start = game.position(played.options, changed, played.seed)
            except InvalidPosition:
                continue
            _walk_on(game, played.options, start, random)

    for options, zones in kit.positions:
        _walk_on(game, options, game.position(options, zones), Random(1))
    check()


def _walk_on(game: AnyGame, options: Any, state: Any, random: Random) -> None:
    start = dict(game.zones(state))
    for _ in range(_STEPS):
        _check_accepted(game, options, state, start, "position accepts what play leads to")
        viewer = random.choice(viewers_of(options.players))
        view = game.observe(state, viewer)
        world = game.determinize(view, random)
        _check_accepted(game, options, world, start, "position accepts every world")
        demand(game.observe(world, viewer) == view, "a world looks the same", start, view, world)
        if game.is_over(state):
            return
        state = game.apply(state, random.choice(game.legal_actions(state)))


def _check_accepted(
    game: AnyGame, options: Any, state: Any, start: Mapping[str, str], promise: str
) -> None:
    zones = game.zones(state)
    try:
        again = game.position(options, zones, game.seed_of(state))
    except InvalidPosition as error:
        raise NonConformance(f"Not kept: {promise}.\n  {start}\n  {zones}\n  {error}") from error
    demand(again == state, f"{promise}, and makes it again", start, dict(zones))


def check_classes_are_exact(kit: AnyKit) -> None:
    """An object of a subclass is none of the game's: actions, states, views and options."""
    game = kit.game

    @given(played=reached(kit))
    def check(played: Playthrough) -> None:
        state = played.state
        kinds = {type(action): action for action in game.all_actions(played.options)}
        for action in kinds.values():
            other = _of_subclass(action)
            if other is None:
                continue
            refused = game.refusal(state, other)
            expected = CommonCode.GAME_OVER if game.is_over(state) else CommonCode.FOREIGN
            demand(
                refused is not None and refused.code is expected,
                "an action of a subclass is refused",
                action,
                refused,
            )
            with refuses(IllegalAction, "an action of a subclass is not applied"):
                game.apply(state, other)
        with refuses(UsageError, "a state of a subclass is refused"):
            game.is_over(_of_subclass(state))
        with refuses(UsageError, "a view of a subclass is refused"):
            game.determinize(_of_subclass(game.observe(state, played.seats[0])), Random(1))
        with refuses(UsageError, "options of a subclass are refused"):
            game.new_game(_of_subclass(played.options), 1)

    check()


def _of_subclass(value: object) -> Any:
    """The same object in a subclass of its class; None for members of enums, which have none."""
    if isinstance(value, Enum):
        return None
    subclass = type(f"Other{type(value).__name__}", (type(value),), {"__slots__": ()})
    other: Any = object.__new__(subclass)
    for name in _slots(type(value)):
        if hasattr(value, name):
            object.__setattr__(other, name, getattr(value, name))
    return other


def _slots(cls: type) -> set[str]:
    slots = {name for base in cls.__mro__ for name in getattr(base, "__slots__", ())}
    return slots - {"__weakref__"}
