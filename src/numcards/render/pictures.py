"""The picture of any game's table: the game's own grids, or what its view shows of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from numcards.core.sentences import say
from numcards.render.grids import Grid
from numcards.words.game_words import part_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from numcards.core.game import Game, ViewT

__all__ = ["grids_of"]


def grids_of(game: Game[Any, Any, ViewT, Any, Any, Any], view: ViewT) -> tuple[Grid, ...]:
    """What a view shows, as grids; a user's own game shows the repr of its view."""
    module = part_of("numcards.render", game)
    if module is None:
        return (Grid(say("Table"), ((repr(view),),)),)
    draw = cast("Callable[[ViewT], tuple[Grid, ...]]", vars(module)["grids"])
    return draw(view)
