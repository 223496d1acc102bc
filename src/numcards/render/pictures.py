"""The picture of any game's table: the game's own grids, or what its view shows of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from numcards.core.sentences import say
from numcards.render.grids import Grid, WordedGrid, worded
from numcards.words.game_words import part_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numcards.core.game import Game, ViewT
    from numcards.words import Language

__all__ = ["grids_of", "scene"]


def grids_of(game: Game[Any, Any, ViewT, Any, Any, Any], view: ViewT) -> tuple[Grid, ...]:
    """What a view shows, as grids; a user's own game shows the repr of its view."""
    module = part_of("numcards.render", game)
    if module is None:
        return (Grid(say("Table"), ((repr(view),),)),)
    draw = cast("Callable[[ViewT], tuple[Grid, ...]]", vars(module)["grids"])
    return draw(view)


def scene(
    game: Game[Any, Any, ViewT, Any, Any, Any],
    view: ViewT,
    language: Language,
    names: Sequence[str] = (),
) -> tuple[WordedGrid, ...]:
    """What a view shows, in words: all that a page needs to draw the table of any game.

    `names` are the players' names by seat; without them players read `P0`, `P1` and so on.
    Raises `UsageError` for an unknown language.

    >>> from numcards import inferno
    >>> state = inferno.position(inferno.Options(players=2), {"P0": "R7 G7 B9", "P1": "Y3"})
    >>> players, trick, hand = scene(inferno, inferno.observe(state, 0), "en", ["Ann", "Bob"])
    >>> players.header, players.rows[1]
    (('player', 'cards', 'in the trick', 'rounds won'), ('Bob', '1', '', '0'))
    >>> hand.title, hand.rows
    ('Your hand', (('R7 G7 | B9',),))
    """
    return tuple(worded(grid, language, names) for grid in grids_of(game, view))
