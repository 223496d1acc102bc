"""Checks of hidden information: nothing that a viewer gets depends on what it may not know."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from numcards.core.errors import InvalidPosition
from numcards.core.game import AnyGame
from numcards.core.seats import SPECTATOR, Viewer
from numcards.testing.demands import demand
from numcards.testing.kit import AnyKit, HiddenPlaces
from numcards.testing.playing import Playthrough, reached, viewers

__all__ = ["check_nothing_leaks", "check_views_are_enough", "check_worlds_fit"]

_DRAWS: Final = 40
_SWAPS: Final = 12
_ENOUGH: Final = 3


def check_nothing_leaks(kit: AnyKit) -> None:
    """Hidden cards are swapped, and the viewer cannot tell.

    Compared are the view, its repr and legal actions, the refusals of everything that the
    viewer might try, and the events of actions after which the views are still equal.
    """
    game = kit.game

    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        state, viewer = played.state, data.draw(viewers(played))
        random = Random(data.draw(st.integers(0, 1 << 32)))
        for other in _lookalikes(kit, played, viewer, random):
            _compare(game, state, other, viewer)

    check()


def _lookalikes(kit: AnyKit, played: Playthrough, viewer: Viewer, random: Random) -> list[Any]:
    """Valid positions that differ from this one in what the viewer may not know."""
    zones = dict(kit.game.zones(played.state))
    hidden = kit.hidden_places(played.options, zones, viewer)
    found: list[Any] = []
    for _ in range(_SWAPS):
        if len(found) == _ENOUGH:
            break
        swapped = _swap(zones, hidden, random)
        try:
            other = kit.game.position(played.options, swapped, played.seed)
        except InvalidPosition:
            continue
        if other != played.state:
            found.append(other)
    return found


def _swap(zones: dict[str, str], hidden: HiddenPlaces, random: Random) -> dict[str, str]:
    """Exchange two hidden words, or mix them all."""
    words = {name: text.split(" ") for name, text in zones.items()}
    places = list(hidden)
    if random.random() < 0.5:  # noqa: PLR2004  # as often one as the other
        places = random.sample(places, min(2, len(places)))
    taken = [words[name][index] for name, index in places]
    random.shuffle(taken)
    for (name, index), word in zip(places, taken, strict=True):
        words[name][index] = word
    return {name: " ".join(each) for name, each in words.items()}


def _compare(game: AnyGame, state: Any, other: Any, viewer: Viewer) -> None:
    seen, other_seen = game.observe(state, viewer), game.observe(other, viewer)
    demand(seen == other_seen, "a view shows nothing hidden", seen, other_seen)
    demand(repr(seen) == repr(other_seen), "a view's repr shows nothing hidden", viewer)
    demand(seen.legal_actions == other_seen.legal_actions, "legal actions tell nothing", viewer)
    demand(game.to_act(state) == game.to_act(other), "whose turn it is tells nothing", viewer)
    if viewer is not SPECTATOR:
        for action in game.all_actions(seen.options):
            refused = game.refusal(state, action, viewer)
            other_refused = game.refusal(other, action, viewer)
            same = refused == other_refused and str(refused) == str(other_refused)
            demand(same, "a refusal tells nothing hidden", action, refused, other_refused)
    both = [action for action in game.legal_actions(state) if game.refusal(other, action) is None]
    for action in both[:_SWAPS]:
        after = game.observe(game.apply(state, action), viewer)
        if after == game.observe(game.apply(other, action), viewer):
            happened = game.events(state, action, viewer)
            other_happened = game.events(other, action, viewer)
            same = happened == other_happened and repr(happened) == repr(other_happened)
            demand(same, "events tell nothing hidden", action, happened, other_happened)


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
            game.position(played.options, game.zones(world))
        if _lookalikes(kit, played, viewer, random):
            drawn = {repr(game.determinize(view, random)) for _ in range(_DRAWS)}
            demand(len(drawn) > 1, "worlds differ where they can", view)

    check()
