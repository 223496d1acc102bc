"""What one call costs, on positions that random play reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import count, islice, repeat
from operator import attrgetter
from random import Random
from statistics import median
from typing import Any, Final, TypeAlias

from attrs import frozen

from numcards.core.game import AnyGame
from tests.benchmarks.measure import SHORTEST_CALL, Effort, Spread, cpu_seconds, settle, spread
from tests.benchmarks.ours import Reached, reached

__all__ = ["call_costs"]

Columns: TypeAlias = tuple[Iterable[object], ...]

_MIDDLE: Final = (0.25, 0.75)


@frozen
class _Call:
    """A function, and so many rows of arguments for it from one reached position."""

    name: str
    function: Callable[..., object]
    columns: Callable[[Reached, int], Columns]
    mid_game: bool = False
    """Whether it is measured on the middle half of the games only."""


def _calls(game: AnyGame, options: Any, pool: Sequence[Reached]) -> tuple[_Call, ...]:
    seeds, random = count(), Random(1)
    known = {one.state: one for one in pool}

    def on_state(one: Reached, times: int) -> Columns:
        return (repeat(one.state, times),)

    def with_next(one: Reached, times: int) -> Columns:
        return repeat(one.state, times), repeat(one.next_action, times)

    def with_viewer(one: Reached, times: int) -> Columns:
        return repeat(one.state, times), repeat(one.seat, times)

    def on_view(one: Reached, times: int) -> Columns:
        return (repeat(game.observe(one.state, one.seat), times),)

    def with_chance(one: Reached, times: int) -> Columns:
        return repeat(game.observe(one.state, one.seat), times), repeat(random, times)

    def on_equals(one: Reached, times: int) -> Columns:
        return ([game.apply(one.before, one.action) for _ in range(times)],)

    def with_seeds(_: Reached, times: int) -> Columns:
        return repeat(options, times), list(islice(seeds, times))

    return (
        _Call("legal_actions", game.legal_actions, on_state),
        _Call("apply", game.apply, with_next),
        _Call("apply_unchecked", game.apply_unchecked, with_next),
        _Call("observe", game.observe, with_viewer),
        _Call("view.legal_actions", attrgetter("legal_actions"), on_view),
        _Call("determinize", game.determinize, with_chance, mid_game=True),
        _Call("hash of a state", hash, on_equals),
        _Call("dictionary hit", known.__getitem__, on_equals),
        _Call("new_game", game.new_game, with_seeds),
    )


def call_costs(game: AnyGame, options: Any, effort: Effort) -> dict[str, Spread]:
    """The seconds of one call of each kind: the median over positions, and the quartiles.

    A position's figure is the median over the rounds; the calls take turns within a round.
    States are hashed that were made a moment ago, so none is met with its hash known,
    and each is equal to one in the dictionary without being the same.
    """
    pool = reached(game, options, effort.positions)
    calls = _calls(game, options, pool)
    middle = [one for one in pool if _MIDDLE[0] <= one.progress <= _MIDDLE[1]] or pool
    places = {call.name: middle if call.mid_game else pool for call in calls}
    times = {call.name: _repeats(call, places[call.name], effort) for call in calls}
    costs: dict[str, list[list[float]]] = {
        call.name: [[] for _ in places[call.name]] for call in calls
    }
    settle()
    for _ in range(effort.rounds):
        for call in calls:
            for one, figures in zip(places[call.name], costs[call.name], strict=True):
                columns = call.columns(one, times[call.name])
                figures.append(cpu_seconds(call.function, *columns) / times[call.name])
    return {name: spread([median(figures) for figures in every]) for name, every in costs.items()}


def _repeats(call: _Call, pool: Sequence[Reached], effort: Effort) -> int:
    """Warm a call up on every position, and find how many calls fill the time for one."""
    once = [cpu_seconds(call.function, *call.columns(one, 2)) / 2 for one in (*pool, *pool)]
    return max(1, round(effort.call_seconds / max(SHORTEST_CALL, median(once))))
