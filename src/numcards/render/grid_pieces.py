"""Grids as pieces: whatever is described in worded grids can be shown as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import FAMILIES, SPECIALS, VALUES, Card, NumberCard
from numcards.render.faces import Back
from numcards.render.pieces import CUT, Hand, Panel, Score, Text
from numcards.words import word

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numcards.render.faces import Face
    from numcards.render.grids import Cell, Grid
    from numcards.render.pieces import Cell as PieceCell
    from numcards.render.pieces import Piece
    from numcards.words import Language

__all__ = ["cards_in", "grid_pieces"]

_CARDS: Final[dict[str, Card]] = {
    **{
        str(NumberCard(family, value)): NumberCard(family, value)
        for family in FAMILIES
        for value in VALUES
    },
    **{special.text: special for special in SPECIALS},
}


def grid_pieces(
    grids: Iterable[Grid], language: Language, names: Sequence[str] = ()
) -> tuple[Panel, ...]:
    """Each grid as a panel; cells that hold nothing but cards in notation show the cards.

    Groups of cards may be parted by `|`, and cards played together joined by `+`.
    """
    return tuple(_panel(grid, language, names) for grid in grids)


def _panel(grid: Grid, language: Language, names: Sequence[str]) -> Panel:
    title = word(grid.title, language, names)
    lines = tuple(tuple(_cell(cell, title, language, names) for cell in row) for row in grid.rows)
    if not lines:
        return Panel(title, ())
    if not grid.header and len(lines) == len(lines[0]) == 1:
        return Panel(title, (_alone(lines[0][0]),))
    header = tuple(word(cell, language, names) for cell in grid.header)
    with_cards = any(isinstance(cell, Hand) for line in lines for cell in line)
    return Panel(title, (Score(title, header, lines, stacks=with_cards and bool(header)),))


def _alone(cell: PieceCell) -> Piece:
    return cell if isinstance(cell, Hand) else Text(str(cell))


def _cell(cell: Cell, title: str, language: Language, names: Sequence[str]) -> PieceCell:
    if isinstance(cell, int):
        return cell
    hand = cards_in(cell, title) if isinstance(cell, str) else None
    return word(cell, language, names) if hand is None else hand


def cards_in(text: str, label: str) -> Hand | None:
    """The cards that a text in notation consists of; None where it says anything else.

    A first `…` stands for cards that are not shown, `?` for one face down, `?8` for eight.
    """
    groups = [group.replace("+", " ").split() for group in text.split("|")]
    cut = groups[0][:1] == [CUT]
    if cut:
        del groups[0][0]
    faces = tuple(tuple(map(_face, group)) for group in groups if group)
    known = tuple(tuple(face for face in group if face is not None) for group in faces)
    if not faces or known != faces or sum(map(len, known)) > _MOST:
        return None
    return Hand(label, known, cut=cut)


def _face(text: str) -> Face | None:
    if text == _HIDDEN:
        return Back()
    count = text.removeprefix(_HIDDEN)
    if count != text and count.isdecimal():
        return Back(int(count))
    return _CARDS.get(text)


_MOST: Final = 60
"""How many cards are shown at most; longer lists are read in notation."""
_HIDDEN: Final = "?"
