"""What one viewer has been told of a game so far, event by event."""

from __future__ import annotations

from typing import Generic

from numcards.core.events import EventT

__all__ = ["Telling"]


class Telling(Generic[EventT]):
    """The events of one viewer, in order: those of the set-up, then those of every action."""

    def __init__(self, opening: tuple[EventT, ...]) -> None:
        """Begin with what the set-up brought about."""
        self._events = list(opening)
        self._ends = [len(opening)]

    @property
    def actions(self) -> int:
        """How many actions have been told."""
        return len(self._ends) - 1

    def __len__(self) -> int:
        """How many events there are."""
        return len(self._events)

    def add(self, events: tuple[EventT, ...]) -> None:
        """Tell what one more action brought about."""
        self._events += events
        self._ends.append(len(self._events))

    def forget(self, actions: int) -> None:
        """Forget all but the set-up and so many actions."""
        del self._ends[actions + 1 :]
        del self._events[self._ends[-1] :]

    def since(self, number: int) -> tuple[EventT, ...]:
        """The events behind the first so many."""
        return tuple(self._events[number:])
