"""How the cost of a decision grows with players, cards and other options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import mean, median
from typing import Any, Final

from attrs import frozen

from numcards.core.errors import InvalidOptions
from numcards.core.game import AnyGame
from tests.benchmarks.measure import SHORTEST_CALL, Effort, cpu_seconds, settle
from tests.benchmarks.ours import options_of, reached

__all__ = ["Growth", "growth"]

_PLAYERS: Final = tuple({"players": players} for players in (2, 3, 4, 5, 6))

_SERIES: Final[Mapping[str, Sequence[Mapping[str, object]]]] = {
    "inferno": (
        *({"players": 4, "deal": deal} for deal in (5, 9, 13, 18, 22, 27)),
        *({"players": players, "deal": 18} for players in (2, 3, 5, 6)),
    ),
    "num5": (
        *({"players": 4, "hand_size": size} for size in (5, 10, 15, 20, 24)),
        *({"players": players} for players in (2, 6, 9)),
    ),
    "infini": (
        *({"mode": "coop", "players": 4, "hand_size": size} for size in (3, 5, 10, 20)),
        *({"mode": "coop", "players": players} for players in (1, 2, 6)),
        {"mode": "coop", "players": 4, "action_copies": 2},
        *({"mode": "adversary", "players": players} for players in (2, 3, 4)),
    ),
    "pyramid": (*_PLAYERS, {"players": 4, "mode": "simultaneous"}),
    "scorecard": (
        *_PLAYERS,
        {"players": 4, "special_copies": 4},
        {"players": 4, "mode": "discovery"},
    ),
}
"""What is varied in each game; of a game that is not listed, the number of players."""


@frozen
class Growth:
    """What a decision costs under some options: means over reached positions, in seconds."""

    options: Mapping[str, object]
    actions: float
    """How many legal actions there are."""
    legal_actions: float
    apply: float


def growth(game: AnyGame, effort: Effort) -> tuple[Growth, ...]:
    """Measure the same calls under options that vary, taking turns."""
    measured = [_Measured(game, changed, effort) for changed in _series(game)]
    settle()
    for _ in range(effort.rounds):
        for one in measured:
            one.measure()
    return tuple(one.growth() for one in measured)


def _series(game: AnyGame) -> Iterator[Mapping[str, object]]:
    for changed in _SERIES.get(game.INFO.name, _PLAYERS):
        try:
            options_of(game, **changed)
        except InvalidOptions:
            continue  # a game that is not listed may be for fewer players
        yield changed


class _Measured:
    """One value of the options, and what has been measured under it so far."""

    def __init__(self, game: AnyGame, changed: Mapping[str, object], effort: Effort) -> None:
        pool = reached(game, options_of(game, **changed), effort.positions)
        self._game, self._changed = game, changed
        self._states: list[Any] = [one.state for one in pool]
        self._next: list[Any] = [one.next_action for one in pool]
        self._legal: list[float] = []
        self._apply: list[float] = []
        once = self._seconds_of_legal_actions(1) + self._seconds_of_apply(1)
        self._passes = max(1, round(effort.slice_seconds / max(SHORTEST_CALL, once)))

    def measure(self) -> None:
        self._legal.append(self._seconds_of_legal_actions(self._passes))
        self._apply.append(self._seconds_of_apply(self._passes))

    def _seconds_of_legal_actions(self, passes: int) -> float:
        return cpu_seconds(self._game.legal_actions, self._states * passes)

    def _seconds_of_apply(self, passes: int) -> float:
        return cpu_seconds(self._game.apply, self._states * passes, self._next * passes)

    def growth(self) -> Growth:
        calls = len(self._states) * self._passes
        return Growth(
            self._changed,
            actions=mean(len(self._game.legal_actions(state)) for state in self._states),
            legal_actions=median(self._legal) / calls,
            apply=median(self._apply) / calls,
        )
