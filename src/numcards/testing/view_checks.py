"""Checks of views as they travel: as named zones of text, and all that can be reached from them."""

from __future__ import annotations

import math
from ast import literal_eval
from collections.abc import Mapping
from random import Random
from typing import Any, Final

from hypothesis import given, settings
from hypothesis import strategies as st

from numcards.core.errors import InvalidPosition
from numcards.core.game import AnyGame
from numcards.core.seats import SPECTATOR
from numcards.testing.demands import NonConformance, demand, demand_alike, refuses
from numcards.testing.kit import AnyKit
from numcards.testing.lookalikes import lookalikes
from numcards.testing.playing import Playthrough, reached, viewers
from numcards.testing.processes import ask_afresh
from numcards.testing.reach import all_reached, used
from numcards.testing.text_checks import tampered

_SHARE: Final = 3
"""One example in so many is looked at down to the last object, which takes long."""
_PLAYED: Final = 20
"""How many actions are played at most, to come where something is hidden."""


def check_view_zones_round_trip(kit: AnyKit) -> None:
    """`view_of` makes every view again from its zones, and it works as the first one does."""
    game = kit.game

    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        random = Random(data.draw(st.integers(0, 1 << 32)))
        for viewer in played.viewers:
            view = game.observe(played.state, viewer)
            again = demand_read_back(game, view)
            world = game.determinize(again, random)
            demand(game.observe(world, viewer) == view, "views that are read have worlds", world)

    check()


def demand_read_back(game: AnyGame, view: Any) -> Any:
    """Read a view from its zones, and demand that it is the same in every way."""
    zones = game.view_zones(view)
    demand(all(map(str.isascii, zones.values())), "zones of views are ASCII", zones)
    try:
        again = game.view_of(view.options, zones, view.viewer)
    except InvalidPosition as error:
        raise NonConformance(
            f"Not kept: view_of takes what view_zones gives.\n  {dict(zones)}\n  {error}"
        ) from error
    demand_alike(again, view, "view_of inverts view_zones", dict(zones))
    demand(again.legal_actions == view.legal_actions, "views that are read act alike", again)
    return again


def check_view_zones_are_exact(kit: AnyKit) -> None:
    """Zones of a view that have been tampered with are refused, or give a view with those zones."""
    game = kit.game

    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        viewer = data.draw(viewers(played))
        zones = dict(game.view_zones(game.observe(played.state, viewer)))
        with refuses(InvalidPosition, "an unknown zone of a view is refused"):
            game.view_of(played.options, {**zones, "no such zone": ""}, viewer)
        name = data.draw(st.sampled_from(sorted(zones)))
        with refuses(InvalidPosition, "a view lacks no zone"):
            game.view_of(played.options, {n: z for n, z in zones.items() if n != name}, viewer)
        zones[name] = data.draw(tampered(zones, name))
        try:
            view = game.view_of(played.options, zones, viewer)
        except InvalidPosition as error:
            demand(error.complaints, "an invalid view has complaints", zones)
        else:
            demand(game.view_zones(view) == zones, "a view has what its zones say", zones, view)
            world = game.determinize(view, Random(1))
            demand(game.observe(world, viewer) == view, "a view that is read has worlds", zones)

    check()


def check_views_reach_nothing_hidden(kit: AnyKit) -> None:
    """Nothing that a view leads to, caches included, depends on hidden cards.

    Containers, slots, attributes and properties are followed; types, modules, functions and
    interned values (cards and actions) are not.
    Each position is looked at before and after its lookalikes have been used, and some are looked
    at in processes of their own, where no cache is filled yet.
    """
    game = kit.game
    telling: dict[str, Playthrough] = {}

    @settings(max_examples=math.ceil(settings().max_examples / _SHARE))
    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        viewer = data.draw(viewers(played))
        random = Random(data.draw(st.integers(0, 1 << 32)))
        view = game.observe(played.state, viewer)
        for other in lookalikes(kit, played.options, played.state, viewer, random)[:1]:
            (before,) = all_reached(view)
            for after in all_reached(view, used(game, other, viewer)):
                telling.update(dict.fromkeys(_differences(before, after), played))

    check()  # a cache is filled once, so Hypothesis would not find the difference again
    demand(not telling, "nothing that a view leads to tells what is hidden", telling)
    _check_afresh(kit)


def _differences(found: Mapping[str, str], otherwise: Mapping[str, str]) -> list[str]:
    return [name for name in {**found, **otherwise} if found.get(name) != otherwise.get(name)]


def _check_afresh(kit: AnyKit) -> None:
    """Look at two positions that a spectator cannot tell apart, each in its own process."""
    options = kit.widest[0]
    answers = [
        ask_afresh(
            "numcards.testing.reach",
            kit.game,
            (options, dict(kit.game.zones(state)), 0, SPECTATOR),
            hash_seed="0",
        )
        for state in _a_pair(kit, options)
    ]
    parts = _differences(*map(literal_eval, answers)) if answers else []
    demand(not parts, "nothing tells what is hidden in another process", parts)


def _a_pair(kit: AnyKit, options: Any) -> tuple[Any, ...]:
    """A position from early in a game and a lookalike; none if nothing is hidden."""
    game, random = kit.game, Random(0)
    state = game.new_game(options, 0)
    for _ in range(_PLAYED):
        for other in lookalikes(kit, options, state, SPECTATOR, random):
            return state, other
        if game.is_over(state):
            break
        state = game.apply(state, random.choice(game.legal_actions(state)))
    return ()
