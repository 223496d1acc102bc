"""Grids of text: a title, perhaps a header, and rows of cells in words or notation."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen

from numcards.core.players import Listing, Player
from numcards.core.sentences import Sentence
from numcards.words import Language, Series, word

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Cell", "Grid", "WordedGrid", "grid_text", "worded", "worded_rows"]

Cell: TypeAlias = Sentence | Player | Listing | Series | str | int
"""A cell: something to be worded, a text in notation, or a number."""


@frozen
class Grid:
    """One part of a picture of a table, such as the players or the viewer's hand."""

    title: Sentence
    rows: tuple[tuple[Cell, ...], ...]
    header: tuple[Sentence, ...] = ()
    """What the columns are; empty where that needs no saying."""


@frozen
class WordedGrid:
    """A grid in one language, as a table on a web page needs it: nothing but texts."""

    title: str
    header: tuple[str, ...]
    """What the columns are; empty where that needs no saying."""
    rows: tuple[tuple[str, ...], ...]
    """The cells; in some grids rows differ in length."""


def worded(grid: Grid, language: Language, names: Sequence[str] = ()) -> WordedGrid:
    """A grid in a language; `names` are the players' names by seat.

    The texts are plain: escape them as a page asks for it, since names may hold anything.
    Raises `UsageError` for an unknown language.
    """
    rows = worded_rows(grid, language, names)
    title = word(grid.title, language, names)
    if not grid.header:
        return WordedGrid(title, (), rows)
    return WordedGrid(title, rows[0], rows[1:])


def worded_rows(
    grid: Grid, language: Language, names: Sequence[str] = ()
) -> tuple[tuple[str, ...], ...]:
    """The header, if there is one, and the rows of a grid in a language."""
    rows = (grid.header, *grid.rows) if grid.header else grid.rows
    return tuple(tuple(word(cell, language, names) for cell in row) for row in rows)


def grid_text(grid: Grid, language: Language, names: Sequence[str] = ()) -> str:
    """A grid as plain text: its title, then its rows with their columns aligned.

    Raises `UsageError` for an unknown language.
    """
    rows = worded_rows(grid, language, names)
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    lines = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
    return "\n  ".join((word(grid.title, language, names), *lines))
