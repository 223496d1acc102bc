"""Checks of hidden information: nothing that a viewer gets depends on what it may not know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from numcards.core.errors import InvalidPosition, NumcardsError
from numcards.core.game import AnyGame
from numcards.core.refusals import Refusal
from numcards.core.seats import SPECTATOR, Viewer
from numcards.testing.demands import NonConformance, demand, demand_alike
from numcards.testing.kit import AnyKit
from numcards.testing.lookalikes import lookalikes
from numcards.testing.playing import Playthrough, looks, reached, viewers

_DRAWS: Final = 40
_TRIED: Final = 60
"""How many refusals are compared at most in each position."""


def check_nothing_leaks(kit: AnyKit) -> None:
    """Hidden cards are swapped, and the viewer cannot tell.

    Compared are the view, its repr, hash, pickle, zones and legal actions, the refusals of
    everything that the viewer might try, with their facts, and what doors say to bad input.
    """
    game = kit.game

    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        viewer = data.draw(viewers(played))
        random = Random(data.draw(st.integers(0, 1 << 32)))
        for state in looks(played, random):
            for other in lookalikes(kit, played.options, state, viewer, random):
                _compare_views(game, state, other, viewer)
                _compare_refusals(game, state, other, viewer, random)
                _compare_errors(game, state, other, viewer)

    check()


def _compare_views(game: AnyGame, state: Any, other: Any, viewer: Viewer) -> None:
    seen, other_seen = game.observe(state, viewer), game.observe(other, viewer)
    demand_alike(seen, other_seen, "a view tells nothing hidden", viewer)
    zones, other_zones = game.view_zones(seen), game.view_zones(other_seen)
    same = list(zones.items()) == list(other_zones.items())
    demand(same, "zones of a view tell nothing hidden", viewer, dict(zones), dict(other_zones))
    demand(seen.legal_actions == other_seen.legal_actions, "legal actions tell nothing", viewer)
    demand(game.to_act(state) == game.to_act(other), "whose turn it is tells nothing", viewer)


def _compare_refusals(
    game: AnyGame, state: Any, other: Any, viewer: Viewer, random: Random
) -> None:
    if viewer is SPECTATOR:
        return
    every = game.all_actions(state.options)
    for action in random.sample(every, min(_TRIED, len(every))):
        refused = game.refusal(state, action, viewer)
        other_refused = game.refusal(other, action, viewer)
        same = refused == other_refused and str(refused) == str(other_refused)
        demand(same, "a refusal tells nothing hidden", action, refused, other_refused)


def _compare_errors(game: AnyGame, state: Any, other: Any, viewer: Viewer) -> None:
    """What doors say to bad input must not quote the position."""
    view = game.observe(state, viewer)
    calls: tuple[Callable[[Any], object], ...] = (
        lambda each: game.apply(each, object()),
        lambda each: game.apply(each, each),
        lambda each: game.refusal(each, each),
        lambda each: game.observe(each, each),
        lambda each: game.legal_actions(each, each),
        lambda each: game.events(each, object(), viewer),
        game.result,
        lambda each: game.determinize(each, Random(1)),
        lambda each: game.determinize(view, each),
        lambda each: game.new_game(each, 0),
        lambda each: game.new_game(view.options, each),
        lambda each: game.position(view.options, each),
        lambda each: game.position(view.options, {"each": each}),
        game.parse_action,
        lambda each: game.view_of(view.options, each, viewer),
    )
    for call in calls:
        said, otherwise = _said(call, state), _said(call, other)
        demand(said == otherwise, "an error tells nothing hidden", viewer, said, otherwise)


def _said(call: Callable[[Any], object], state: Any) -> str:
    try:
        answer = call(state)
    except NumcardsError as error:
        return f"{type(error).__name__}: {error}"
    return str(answer) if isinstance(answer, Refusal) else type(answer).__name__


def check_views_are_enough(kit: AnyKit) -> None:
    """A view knows whose turn it is, what its viewer may do, and how the game ended."""
    game = kit.game

    @given(played=reached(kit))
    def check(played: Playthrough) -> None:
        state = played.state
        for viewer in played.viewers:
            view = game.observe(state, viewer)
            demand(view.viewer == viewer, "a view knows its viewer", view)
            demand(view.to_act == game.to_act(state), "a view knows whose turn it is", view)
            result = game.result(state) if game.is_over(state) else None
            demand(view.result == result, "a view knows how the game ended", view, result)
            legal = () if viewer is SPECTATOR else game.legal_actions(state, viewer)
            demand(view.legal_actions == legal, "a view knows the legal actions", view, legal)

    check()


def check_worlds_fit(kit: AnyKit) -> None:
    """A determinized position has the same view and is valid; several draws differ."""
    game = kit.game

    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        viewer = data.draw(viewers(played))
        random = Random(data.draw(st.integers(0, 1 << 32)))
        view = game.observe(played.state, viewer)
        worlds = [game.determinize(view, random) for _ in range(3)]
        for world in worlds:
            demand(game.observe(world, viewer) == view, "a world has the same view", view, world)
            _check_accepted(game, world)
        if lookalikes(kit, played.options, played.state, viewer, random):
            drawn = {repr(game.determinize(view, random)) for _ in range(_DRAWS)}
            demand(len(drawn) > 1, "worlds differ where they can", view)

    check()


def _check_accepted(game: AnyGame, world: Any) -> None:
    zones = game.zones(world)
    try:
        game.position(world.options, zones)
    except InvalidPosition as error:
        raise NonConformance(f"Not kept: a world is valid.\n  {dict(zones)}\n  {error}") from error
