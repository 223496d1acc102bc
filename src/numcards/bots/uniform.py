"""The player that every other one should beat."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from attrs import frozen

from numcards.core.chance import choose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.core.chance import Rng
    from numcards.core.game import ActionT, ActionT_co, GameView

__all__ = ["RandomBot"]


@final
@frozen
class RandomBot:
    """Plays any legal action of any game, each being equally likely."""

    def act(self, view: GameView[ActionT_co], rng: Rng) -> ActionT_co:
        """Choose an action."""
        return choose(view.legal_actions, rng)

    def choose(self, actions: Sequence[ActionT], rng: Rng) -> ActionT:
        """Choose an action without a view, as `act` does."""
        return choose(actions, rng)
