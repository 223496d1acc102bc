"""Players made of code: what they are given and what they give back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from numcards.core.chance import Rng

__all__ = ["Bot"]

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
ActionT_co = TypeVar("ActionT_co", covariant=True)


@runtime_checkable
class Bot(Protocol[ViewT_contra, ActionT_co]):
    """A player: it gets a view, never a state, and chooses one of `view.legal_actions`.

    A bot that wants to remember may also have a method `notice(events)`:
    it gets the events as its own seat sees them, as they happen.
    """

    def act(self, view: ViewT_contra, rng: Rng) -> ActionT_co:
        """Choose an action; all chance must come from `rng`."""
        ...
