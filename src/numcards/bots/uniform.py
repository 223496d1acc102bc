"""The player that every other one should beat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.chance import choose

if TYPE_CHECKING:
    from numcards.core.chance import Rng
    from numcards.core.game import ActionT_co, GameView

__all__ = ["RandomBot"]


@frozen
class RandomBot:
    """Plays any legal action of any game, each being equally likely."""

    def act(self, view: GameView[ActionT_co], rng: Rng) -> ActionT_co:
        """Choose an action."""
        return choose(view.legal_actions, rng)
