"""Who has learned something by an action: what decides whether it may be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from numcards.core.chance import Repeatable
from numcards.core.seats import viewers

if TYPE_CHECKING:
    from numcards.core.game import ActionT, EventT_co, Game, StateT, ViewT
    from numcards.core.seats import Viewer

__all__ = ["learners"]

_WORLDS: Final = 32
"""How many positions are tried for each viewer."""


def learners(
    game: Game[Any, StateT, ViewT, Any, ActionT, EventT_co],
    before: StateT,
    action: ActionT,
    players: int,
) -> tuple[Viewer, ...]:
    """The viewers who know more of the position before a legal action, now that it was played.

    That is every viewer for whom there was a position, not to be told from the real one before
    the action, in which no action of the same seat would have looked the same to that viewer.
    Positions are drawn by `determinize`, 32 for each viewer, so that something which shows in
    very few of them may be missed; the same question always has the same answer.
    """
    after = game.apply(before, action)
    return tuple(
        viewer for viewer in viewers(players) if _has_learned(game, before, action, after, viewer)
    )


def _has_learned(
    game: Game[Any, StateT, ViewT, Any, ActionT, EventT_co],
    before: StateT,
    action: ActionT,
    after: StateT,
    viewer: Viewer,
) -> bool:
    acting = tuple(seat for seat in game.to_act(before) if not game.refusal(before, action, seat))
    view, rng = game.observe(before, viewer), Repeatable()
    seen = game.observe(after, viewer), game.events(before, action, viewer)

    def could_have_been(world: StateT) -> bool:
        if game.refusal(world, action) is None and looks(world, action):
            return True
        return any(
            looks(world, other) for seat in acting for other in game.legal_actions(world, seat)
        )

    def looks(world: StateT, other: ActionT) -> bool:
        then = game.apply_unchecked(world, other)
        return (game.observe(then, viewer), game.events(world, other, viewer)) == seen

    return not all(could_have_been(game.determinize(view, rng)) for _ in range(_WORLDS))
