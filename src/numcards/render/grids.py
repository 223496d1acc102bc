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

__all__ = ["Cell", "Grid", "grid_text", "worded_rows"]

Cell: TypeAlias = Sentence | Player | Listing | Series | str | int
"""A cell: something to be worded, a text in notation, or a number."""


@frozen
class Grid:
    """One part of a picture of a table, such as the players or the viewer's hand."""

    title: Sentence
    rows: tuple[tuple[Cell, ...], ...]
    header: tuple[Sentence, ...] = ()
    """What the columns are; empty where that needs no saying."""


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
