"""The table of NUM-5: what its grids tell, with the rows and the places that are left in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.sentences import say
from numcards.num5 import ROWS
from numcards.render.faces import Empty, Face
from numcards.render.grid_pieces import grid_pieces
from numcards.render.num5 import grids
from numcards.render.pieces import Hand, Panel, Piece, Score
from numcards.words.num5 import FAMILY_NAMES

if TYPE_CHECKING:
    from numcards.num5 import View
    from numcards.render.boards.wording import Wording

__all__ = ["pieces"]


def pieces(view: View, wording: Wording) -> tuple[Piece, ...]:
    """The players, the rows, the revealed cards that still wait, and the viewer's hand."""
    players, _, *others = grid_pieces(grids(view), wording.language, wording.names)
    return players, _rows(view, wording), *others


def _rows(view: View, wording: Wording) -> Panel:
    limit = view.options.row_limit
    title = wording(say("Rows, full at {limit} cards", limit=limit))
    lines = []
    for colour, row in zip(ROWS, view.rows, strict=True):
        left: tuple[Face, ...] = (Empty(),) * (limit - len(row))
        name = wording(FAMILY_NAMES[colour])
        lines.append((name, Hand(name, ((*row, *left),))))
    return Panel(title, (Score(title, (), tuple(lines)),))
