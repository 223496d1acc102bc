"""Worlds of small games: found by listing every position there is, and looking at each."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from numcards.core.chance import choose
from numcards.core.errors import InvalidPosition, UsageError
from numcards.core.sentences import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from numcards.core.chance import Rng

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


def listed_world(
    candidates: Iterable[StateT], view: ViewT, look: Callable[[StateT], ViewT], rng: Rng
) -> StateT:
    """One of the candidates that look like the view, each equally likely.

    `candidates` are all positions there could be, and `look` gives the view of the same viewer.
    Raises `UsageError` when none looks like it.
    """
    fitting = [state for state in candidates if look(state) == view]
    if not fitting:
        raise UsageError("No position looks like this view.")
    return choose(fitting, rng)


def listed_view(
    candidates: Iterable[StateT],
    zones: Mapping[str, str],
    look: Callable[[StateT], ViewT],
    write: Callable[[ViewT], Mapping[str, str]],
) -> ViewT:
    """The view of one of the candidates whose zones are these.

    Raises `InvalidPosition` when there is none.
    """
    for state in candidates:
        view = look(state)
        if write(view) == zones:
            return view
    raise InvalidPosition((say("No position looks like these zones."),))
