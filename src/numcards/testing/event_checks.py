"""Checks of events: what a viewer is told names nothing hidden and depends on nothing hidden."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from numcards.core.game import AnyGame
from numcards.core.seats import Viewer
from numcards.testing.demands import demand, demand_alike
from numcards.testing.kit import AnyKit
from numcards.testing.lookalikes import hidden_words, lookalikes, named_in
from numcards.testing.playing import Playthrough, reached, telling_steps, viewers
from numcards.testing.reach import all_reached

_TRIED: Final = 4
"""How many actions of a seat are tried at most in each position."""


def check_events_name_nothing_hidden(kit: AnyKit) -> None:
    """No event names a card that its viewer may not know.

    The opening names none that is hidden after it.
    What an action brings about names none that is hidden before and after it; where it leads to a
    new deal, which hides what was just shown, the events from the deal on name none that is
    hidden in the end.
    Which cards are hidden is for the kit's `hidden_places` to say.
    """
    game = kit.game

    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        viewer, options = data.draw(viewers(played)), played.options
        random = Random(data.draw(st.integers(0, 1 << 32)))
        opening = game.opening_events(options, played.seed, viewer)
        _check_named(hidden_words(kit, options, played.states[0], viewer), opening, viewer)
        for state, action in telling_steps(kit, played, random):
            before = hidden_words(kit, options, state, viewer)
            after = hidden_words(kit, options, game.apply(state, action), viewer)
            told = game.events(state, action, viewer)
            deal = _deal_in(game, state, action, viewer, told)
            if deal is None:
                still = {word for word, count in before.items() if after[word] == count}
                _check_named(still, _lasting(kit, told, viewer), viewer)
            else:
                _check_named(after, told[deal:], viewer)

    check()


def _check_named(hidden: Collection[str], told: tuple[Any, ...], viewer: Viewer) -> None:
    for event in told:
        named = named_in(hidden, repr(event))
        demand(not named, "no event names what is hidden from its viewer", viewer, event, named)


def _lasting(kit: AnyKit, told: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
    return tuple(event for event in told if not kit.is_seen_in_passing(event, viewer))


def _deal_in(
    game: AnyGame, state: Any, action: Any, viewer: Viewer, told: tuple[Any, ...]
) -> int | None:
    """The first event that depends on the seed; None where the action deals nothing."""
    seed = 1 if game.seed_of(state) == 0 else 0
    reseeded = game.position(state.options, game.zones(state), seed)
    if game.zones(game.apply(state, action)) == game.zones(game.apply(reseeded, action)):
        return None
    return min(
        _first_difference(game.all_events(state, action), game.all_events(reseeded, action)),
        _first_difference(told, game.events(reseeded, action, viewer)),
    )


def _first_difference(one: tuple[Any, ...], other: tuple[Any, ...]) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (first, second) in pairs if first != second), len(one))


def check_events_tell_nothing_hidden(kit: AnyKit) -> None:
    """Events tell no more than the view before an action, the action, and the view after it.

    An action brings the same events in positions that look the same before it and after it;
    so do all that another seat may choose in secret.
    Events count with their reprs, hashes, pickles and all that they lead to.
    Not compared are actions that reveal different cards, which a new deal may then hide again.
    """
    game = kit.game

    @given(played=reached(kit, over=False), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        viewer = data.draw(viewers(played))
        random = Random(data.draw(st.integers(0, 1 << 32)))
        for state, taken in telling_steps(kit, played, random):
            told: dict[object, list[tuple[Any, Any]]] = {}
            pick = random.random()
            for each in (state, *lookalikes(kit, played.options, state, viewer, random)):
                hidden = hidden_words(kit, played.options, each, viewer)
                for seat, action in _some_actions(game, each, taken, Random(pick)):
                    after = game.apply(each, action)
                    revealed = hidden - hidden_words(kit, played.options, after, viewer)
                    known = None if seat != viewer and kit.is_secret(action) else action
                    key = seat, known, frozenset(revealed.items()), game.observe(after, viewer)
                    events = _lasting(kit, game.events(each, action, viewer), viewer)
                    told.setdefault(key, []).append((after, events))
            for alike in told.values():
                _compare(alike, viewer)

    check()


def _compare(told: list[tuple[Any, Any]], viewer: Viewer) -> None:
    first, expected = told[0]
    for after, events in told[1:]:
        if after != first:  # else nothing is hidden any more
            demand_alike(events, expected, "events tell nothing hidden", viewer)
            same = all_reached(events) == all_reached(expected)
            demand(same, "nothing that events lead to tells what is hidden", viewer, events)


def _some_actions(
    game: AnyGame, state: Any, taken: Any, random: Random
) -> Iterator[tuple[Any, Any]]:
    """Some actions of each seat, and among them the one that was taken, where it is legal."""
    for seat in game.to_act(state):
        legal = game.legal_actions(state, seat)
        some = random.sample(legal, min(_TRIED, len(legal)))
        for action in dict.fromkeys([*some, taken] if taken in legal else some):
            yield seat, action
