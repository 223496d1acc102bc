"""Checks of hidden information: nothing that a viewer gets depends on what it may not know."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from numcards.core.errors import NumcardsError
from numcards.core.game import AnyGame
from numcards.core.refusals import Refusal
from numcards.core.seats import SPECTATOR, Viewer
from numcards.testing.demands import demand
from numcards.testing.kit import AnyKit
from numcards.testing.lookalikes import hidden_words, lookalikes, named_in
from numcards.testing.playing import Playthrough, reached, viewers

_DRAWS: Final = 40
_TRIED: Final = 12
_LOOKS: Final = 4
"""How many positions of a game are looked at, the last one among them."""


def _looks(played: Playthrough, random: Random) -> list[Any]:
    earlier = random.sample(played.states[:-1], min(_LOOKS - 1, len(played.states) - 1))
    return [played.state, *earlier]


def check_nothing_leaks(kit: AnyKit) -> None:
    """Hidden cards are swapped, and the viewer cannot tell.

    Compared are the view, its repr, hash, pickle, zones and legal actions, the refusals of
    everything that the viewer might try, and the events of actions after which the views are
    still equal.
    """
    game = kit.game

    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        viewer = data.draw(viewers(played))
        random = Random(data.draw(st.integers(0, 1 << 32)))
        for state in _looks(played, random):
            for other in lookalikes(kit, played.options, state, viewer, random):
                _compare_views(game, state, other, viewer)
                _compare_refusals(game, state, other, viewer)
                _compare_errors(game, state, other, viewer)
                _compare_events(game, state, other, viewer)

    check()


def _compare_views(game: AnyGame, state: Any, other: Any, viewer: Viewer) -> None:
    seen, other_seen = game.observe(state, viewer), game.observe(other, viewer)
    demand(seen == other_seen, "a view shows nothing hidden", seen, other_seen)
    demand(repr(seen) == repr(other_seen), "a view's repr shows nothing hidden", viewer)
    demand(hash(seen) == hash(other_seen), "a view's hash tells nothing hidden", viewer)
    sizes = [len(pickle.dumps(each)) for each in (seen, other_seen)]
    demand(sizes[0] == sizes[1], "a view's size tells nothing hidden", viewer, sizes)
    zones = game.view_zones(seen), game.view_zones(other_seen)
    demand(list(zones[0].items()) == list(zones[1].items()), "zones of a view show nothing hidden")
    demand(seen.legal_actions == other_seen.legal_actions, "legal actions tell nothing", viewer)
    demand(game.to_act(state) == game.to_act(other), "whose turn it is tells nothing", viewer)


def _compare_refusals(game: AnyGame, state: Any, other: Any, viewer: Viewer) -> None:
    if viewer is SPECTATOR:
        return
    for action in game.all_actions(state.options):
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


def _compare_events(game: AnyGame, state: Any, other: Any, viewer: Viewer) -> None:
    both = [action for action in game.legal_actions(state) if game.refusal(other, action) is None]
    for action in both[:_TRIED]:
        if _deals(game, state, action):
            continue
        after = game.observe(game.apply(state, action), viewer)
        if after == game.observe(game.apply(other, action), viewer):
            happened = game.events(state, action, viewer)
            other_happened = game.events(other, action, viewer)
            same = happened == other_happened and repr(happened) == repr(other_happened)
            demand(same, "events tell nothing hidden", action, happened, other_happened)


def _deals(game: AnyGame, state: Any, action: Any) -> bool:
    """Whether an action leads to a deal, which may hide again what was shown before it."""
    reseeded = game.position(state.options, game.zones(state), int(game.seed_of(state) == 0))
    return game.all_events(state, action) != game.all_events(reseeded, action)


def check_deals_are_secret(kit: AnyKit) -> None:
    """No event of a deal names a card that is hidden from the viewer afterwards.

    Asked of the opening, and of deals in the middle of a game: those events are the ones that
    change with the seed.
    """
    game = kit.game

    @given(played=reached(kit, over=False), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        viewer, options = data.draw(viewers(played)), played.options
        random = Random(data.draw(st.integers(0, 1 << 32)))
        opening = game.opening_events(options, played.seed, viewer)
        _check_named(kit, options, played.states[0], viewer, opening)
        for state in _looks(played, random):
            again = game.position(options, game.zones(state), random.randrange(1 << 62))
            for action in random.sample(legal := game.legal_actions(state), min(3, len(legal))):
                told = game.events(state, action, viewer)
                otherwise = game.events(again, action, viewer)
                same = next(
                    (
                        at
                        for at, pair in enumerate(zip(told, otherwise, strict=False))
                        if pair[0] != pair[1]
                    ),
                    min(len(told), len(otherwise)),
                )
                after = game.apply(state, action)
                _check_named(kit, options, after, viewer, told[same:])

    check()


def _check_named(
    kit: AnyKit, options: Any, state: Any, viewer: Viewer, told: tuple[Any, ...]
) -> None:
    words = hidden_words(kit, options, state, viewer)
    for event in told:
        named = named_in(words, repr(event))
        demand(not named, "no event names what is hidden after it", viewer, event, named)


def check_choices_are_secret(kit: AnyKit) -> None:
    """What others do brings a viewer the same events wherever it leaves the same view."""
    game = kit.game

    @given(played=reached(kit, over=False), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        viewer = data.draw(viewers(played))
        random = Random(data.draw(st.integers(0, 1 << 32)))
        for state in _looks(played, random):
            for seat in game.to_act(state):
                if seat != viewer:
                    _compare_choices(game, state, viewer, game.legal_actions(state, seat))

    check()


def _compare_choices(game: AnyGame, state: Any, viewer: Viewer, legal: tuple[Any, ...]) -> None:
    views: dict[Any, tuple[Any, tuple[Any, ...]]] = {}
    for action in legal[:_TRIED]:
        if _deals(game, state, action):
            continue
        view = game.observe(game.apply(state, action), viewer)
        told = game.events(state, action, viewer)
        first, expected = views.setdefault(view, (action, told))
        same = told == expected and repr(told) == repr(expected)
        demand(same, "what cannot be seen is not told", viewer, (first, expected), (action, told))


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
        if lookalikes(kit, played.options, played.state, viewer, random):
            drawn = {repr(game.determinize(view, random)) for _ in range(_DRAWS)}
            demand(len(drawn) > 1, "worlds differ where they can", view)

    check()
