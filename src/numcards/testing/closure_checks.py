"""Checks that what is accepted is closed: positions under play, actions to their own classes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from numcards.testing.view_checks import demand_read_back

_STEPS: Final = 12
_TAMPERED: Final = 4


def check_positions_are_closed(kit: AnyKit) -> None:
    """Play from a position that `position` accepts leads to positions that it accepts.

    Tried from the kit's positions by hand, and from reached positions whose zones have been
    tampered with; determinized positions on the way are accepted and look the same, views are
    read back from their zones, and play ends within the bound that the options give.
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
    """Play on at random to the end; what is promised of positions is checked on the first steps."""
    start = dict(game.zones(state))
    for step in range(options.max_actions + 1):
        if step < _STEPS:
            _check_position(game, options, state, start, random)
        if game.is_over(state):
            return
        state = game.apply(state, random.choice(game.legal_actions(state)))
    raise NonConformance(f"Not kept: play from a position ends within max_actions.\n  {start}")


def _check_position(
    game: AnyGame, options: Any, state: Any, start: Mapping[str, str], random: Random
) -> None:
    _check_accepted(game, options, state, start, "position accepts what play leads to")
    viewer = random.choice(viewers_of(options.players))
    view = game.observe(state, viewer)
    world = game.determinize(view, random)
    _check_accepted(game, options, world, start, "position accepts every world")
    demand(game.observe(world, viewer) == view, "a world looks the same", start, view, world)
    demand_read_back(game, view)


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
    """An object of a subclass is none of the game's: actions, states, views and options.

    Every kind of action is tried in every phase, and every door with a state, view or options.
    """
    game = kit.game

    @given(played=reached(kit))
    def check(played: Playthrough) -> None:
        state = played.state
        every = (*game.all_actions(played.options), *game.legal_actions(state))
        for action in {type(action): action for action in every}.values():
            if not isinstance(action, Enum):  # which can have no subclass
                _check_action_class(game, state, _of_subclass(action))
        view = game.observe(state, played.viewers[0])
        doors = _doors(game, state, view, played)
        for kind, value in (("options", played.options), ("state", state), ("view", view)):
            for name, door in doors[kind].items():
                with refuses(UsageError, f"{name} refuses a {kind} of a subclass"):
                    door(_of_subclass(value))

    check()


def _doors(
    game: AnyGame, state: Any, view: Any, played: Playthrough
) -> Mapping[str, Mapping[str, Callable[[Any], object]]]:
    """The doors that take options, a state or a view, by name."""
    action = next(iter(game.all_actions(played.options)))
    viewer = view.viewer
    zones, view_zones = game.zones(state), game.view_zones(view)
    return {
        "options": {
            "new_game": lambda options: game.new_game(options, 1),
            "opening_events": lambda options: game.opening_events(options, 1, viewer),
            "all_actions": game.all_actions,
            "position": lambda options: game.position(options, zones),
            "view_of": lambda options: game.view_of(options, view_zones, viewer),
        },
        "state": {
            "to_act": game.to_act,
            "is_over": game.is_over,
            "result": game.result,
            "seed_of": game.seed_of,
            "zones": game.zones,
            "legal_actions": game.legal_actions,
            "refusal": lambda state: game.refusal(state, action),
            "apply": lambda state: game.apply(state, action),
            "observe": lambda state: game.observe(state, viewer),
            "events": lambda state: game.events(state, action, viewer),
            "all_events": lambda state: game.all_events(state, action),
        },
        "view": {
            "determinize": lambda view: game.determinize(view, Random(1)),
            "view_zones": game.view_zones,
        },
    }


def _check_action_class(game: AnyGame, state: Any, action: Any) -> None:
    refused = game.refusal(state, action)
    expected = CommonCode.GAME_OVER if game.is_over(state) else CommonCode.FOREIGN
    foreign = refused is not None and refused.code is expected
    demand(foreign, "an action of a subclass is foreign", action, refused)
    for name, door in (("apply", game.apply), ("all_events", game.all_events)):
        with refuses(IllegalAction, f"{name} refuses an action of a subclass"):
            door(state, action)


def _of_subclass(value: object) -> Any:
    """The same object in a subclass of its class."""
    subclass = type(f"Other{type(value).__name__}", (type(value),), {"__slots__": ()})
    other: Any = object.__new__(subclass)
    for name in _slots(type(value)):
        if hasattr(value, name):
            object.__setattr__(other, name, getattr(value, name))
    return other


def _slots(cls: type) -> set[str]:
    slots = {name for base in cls.__mro__ for name in getattr(base, "__slots__", ())}
    return slots - {"__weakref__"}
