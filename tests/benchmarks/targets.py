"""What the figures ought to be."""

from __future__ import annotations

from typing import Final, Literal

from attrs import frozen

from tests.benchmarks.peers import ANCHOR, CHESS, GIN_RUMMY, HOLDEM, UNO

__all__ = ["CALLS", "DISTRIBUTIONS", "IMPORT", "KEPT", "SIZE", "Target", "against"]


@frozen
class Target:
    """Three steps for one figure: what must be, what is aimed at, and what would be fine."""

    must: float
    goal: float
    stretch: float | None
    unit: str
    more_is_better: bool = False

    def reached(self, figure: float) -> Literal["stretch", "goal", "must", "missed"]:
        """The highest step that a figure reaches."""
        if self.stretch is not None and self._holds(figure, self.stretch):
            return "stretch"
        if self._holds(figure, self.goal):
            return "goal"
        return "must" if self._holds(figure, self.must) else "missed"

    def _holds(self, figure: float, step: float) -> bool:
        return figure >= step if self.more_is_better else figure <= step


CALLS: Final = {
    "hash of a state": Target(2, 1, 0.5, "µs"),
    "dictionary hit": Target(2, 1, 0.5, "µs"),
    "observe": Target(5, 2.5, 1.5, "µs"),
    "determinize": Target(120, 60, 30, "µs"),
    "new_game": Target(120, 60, 30, "µs"),
}
KEPT: Final = Target(600, 350, 200, "bytes")
IMPORT: Final = Target(60, 30, 12, "ms")
SIZE: Final = Target(1.5, 1, None, "MB")
DISTRIBUTIONS: Final = Target(3, 3, None, "")

_OF_MOST_GAMES: Final = (0.5, 0.7, 1.0)
_AGAINST_ANCHOR: Final = {"inferno": (0.5, 0.8, 1.0), "scorecard": (0.15, 0.3, 0.5)}
_AGAINST_OTHERS: Final = {
    GIN_RUMMY: (8.0, 15.0, 30.0),
    CHESS: (10.0, 15.0, 23.0),
    UNO: (5.0, 8.0, 12.0),
    HOLDEM: (150.0, 300.0, 450.0),
}
_HALVED: Final = "scorecard"
"""Its best choice of cards is paid for once per player and round."""


def against(game: str, peer: str) -> Target | None:
    """How many times faster than a peer a game ought to be; None where nothing is asked."""
    if peer == ANCHOR:
        steps = _AGAINST_ANCHOR.get(game, _OF_MOST_GAMES)
    elif peer in _AGAINST_OTHERS:
        part = 0.5 if game == _HALVED else 1.0
        must, goal, stretch = _AGAINST_OTHERS[peer]
        steps = (part * must, part * goal, part * stretch)
    else:
        return None
    return Target(*steps, "x", more_is_better=True)
