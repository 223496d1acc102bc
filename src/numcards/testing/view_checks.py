"""Checks of views as they travel: as named zones of text, and all that can be reached from them."""

from __future__ import annotations

import enum
import types
from collections import deque
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from attrs import fields, has
from hypothesis import given
from hypothesis import strategies as st

from numcards.core.cards import NumberCard
from numcards.core.errors import InvalidPosition
from numcards.core.game import AnyGame
from numcards.core.interning import Interned
from numcards.core.seats import Viewer
from numcards.testing.demands import NonConformance, demand, refuses
from numcards.testing.kit import AnyKit
from numcards.testing.lookalikes import lookalikes
from numcards.testing.playing import Playthrough, reached, viewers
from numcards.testing.text_checks import tampered

_MOST_REACHED: Final = 5000


def check_view_zones_round_trip(kit: AnyKit) -> None:
    """`view_of` makes every view again from its zones, and it works as the first one does."""
    game = kit.game

    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        random = Random(data.draw(st.integers(0, 1 << 32)))
        for viewer in played.viewers:
            view = game.observe(played.state, viewer)
            zones = game.view_zones(view)
            demand(all(map(str.isascii, zones.values())), "zones of views are ASCII", zones)
            again = _read(game, played.options, zones, viewer)
            demand(again == view, "view_of inverts view_zones", viewer, dict(zones), again)
            demand(repr(again) == repr(view), "views that are read look the same", again)
            demand(hash(again) == hash(view), "views that are read have the same hash", again)
            demand(again.legal_actions == view.legal_actions, "views that are read act", again)
            world = game.determinize(again, random)
            demand(game.observe(world, viewer) == view, "views that are read have worlds", world)

    check()


def _read(game: AnyGame, options: Any, zones: Mapping[str, str], viewer: Viewer) -> Any:
    try:
        return game.view_of(options, zones, viewer)
    except InvalidPosition as error:
        raise NonConformance(
            f"Not kept: view_of takes what view_zones gives.\n  {dict(zones)}\n  {error}"
        ) from error


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
    """Nothing reached from a view or an event, caches included, depends on hidden cards.

    Attributes, slots, containers and properties are followed; types, modules, functions and
    interned values (cards and actions) are not.
    Each position is looked at before and after its lookalikes have been used.
    """
    game = kit.game

    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        viewer = data.draw(viewers(played))
        random = Random(data.draw(st.integers(0, 1 << 32)))
        state = played.state
        before = _all_reached(game.observe(state, viewer))
        for other in lookalikes(kit, played.options, state, viewer, random):
            _use(game, other)
            after = _all_reached(game.observe(other, viewer))
            demand(before == after, "nothing reached from a view tells what is hidden", viewer)
            _compare_events(game, state, other, viewer)
            demand(
                before == _all_reached(game.observe(state, viewer)),
                "using a position leaves no trace that a view leads to",
                viewer,
            )

    check()


def _compare_events(game: AnyGame, state: Any, other: Any, viewer: Viewer) -> None:
    for action in game.legal_actions(state)[:3]:
        if game.refusal(other, action) is None:
            told, otherwise = (game.events(each, action, viewer) for each in (state, other))
            if told == otherwise:
                same = _all_reached(told) == _all_reached(otherwise)
                demand(same, "nothing reached from events tells what is hidden", told)


def _use(game: AnyGame, state: Any) -> None:
    """Ask all that may fill a cache."""
    repr(state)
    for seat in game.to_act(state):
        game.legal_actions(state, seat)
    game.zones(state)


def _all_reached(value: object) -> list[str]:
    """What can be reached from a value, each thing once, in the order in which it is met."""
    met: set[int] = set()
    found: list[str] = []
    waiting = deque([value])
    kept: list[object] = []
    while waiting and len(found) < _MOST_REACHED:
        each = waiting.popleft()
        if id(each) in met or isinstance(each, _OPAQUE):
            continue
        met.add(id(each))
        kept.append(each)  # so that no other object gets its id
        parts = list(_parts(each))
        found.append(type(each).__name__ if parts else repr(each))
        waiting.extend(parts)
    return found


_OPAQUE: Final = (
    type,
    types.ModuleType,
    types.FunctionType,
    types.BuiltinFunctionType,
    types.MethodType,
    Interned,
    enum.Enum,
    NumberCard,
)


def _parts(value: object) -> Iterator[Any]:
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield key
            yield each
    elif isinstance(value, tuple | list | set | frozenset):
        yield from value
    elif has(type(value)) or hasattr(value, "__dict__"):
        for name in _names(type(value)):
            try:
                yield getattr(value, name)
            except Exception:  # noqa: BLE001, S112  # a property may not apply to this view
                continue
        yield from vars(value).values() if hasattr(value, "__dict__") else ()


def _names(cls: type) -> Iterator[str]:
    if has(cls):
        yield from (field.name for field in fields(cls))
    for name in dir(cls):
        if not name.startswith("__") and isinstance(getattr(cls, name), property):
            yield name
