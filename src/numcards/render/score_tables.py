"""Tables as SVG: columns as wide as they need, narrower where that is too much."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final, Protocol

from attrs import evolve, frozen

from numcards.render.blocks import Block, beside, flowed, pixels, placed, stacked, words
from numcards.render.elements import Element, element
from numcards.render.pieces import Badge, Hand, Score, right_columns

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numcards.render.pieces import Cell

__all__ = ["draw_score"]

_BETWEEN: Final = 14
_PADDING: Final = 5
_LEAST: Final = 0.8
"""How small a table becomes at most before its columns become narrower instead."""


class _Drawer(Protocol):
    """What draws the cards and badges in cells."""

    def hand(self, hand: Hand, most: float) -> Block:
        """Cards beside each other."""
        ...

    def badge(self, badge: Badge, most: float) -> Block:
        """A few words on a ground of their own."""
        ...


@frozen
class _Limits:
    """How wide columns become at most before what is in them stands in several lines."""

    words: float
    heads: float
    cards: float


_ROOMY: Final = _Limits(words=180, heads=90, cards=230)
_TIGHT: Final = _Limits(words=84, heads=52, cards=132)


def draw_score(score: Score, most: float, drawer: _Drawer) -> Block:
    """A table; where there is little room, in narrower columns, stacked or smaller."""
    roomy = _table(score, _ROOMY, drawer)
    if roomy.width <= most:
        return roomy
    if score.stacks:
        return _stack(score, most, drawer)
    block = roomy if most / roomy.width >= _LEAST else _table(score, _TIGHT, drawer)
    scale = min(1, most / block.width)
    return Block(block.width * scale, block.height * scale, tuple(placed(block, 0, 0, scale)))


def _table(score: Score, limits: _Limits, drawer: _Drawer) -> Block:
    lines = [
        [
            _cell(cell, limits, drawer, strong=place in score.strong or not column)
            for column, cell in enumerate(line)
        ]
        for place, line in enumerate(score.lines)
    ]
    if score.header:
        lines.insert(0, [words(text, limits.heads, "nc-ts nc-tm") for text in score.header])
    widths = [max(block.width for block in column) for column in zip(*lines, strict=True)]
    rows = [_row(line, widths, right_columns(score)) for line in lines]
    return stacked(_ruled(rows, {place + bool(score.header) for place in score.strong}), 0)


def _cell(cell: Cell, limits: _Limits, drawer: _Drawer, *, strong: bool) -> Block:
    match cell:
        case Hand():
            return drawer.hand(cell, limits.cards)
        case Badge():
            return drawer.badge(cell, limits.words)
        case _:
            return words(str(cell), limits.words, "nc-tx nc-tb" if strong else "nc-tx")


def _row(line: list[Block], widths: list[float], right: tuple[bool, ...]) -> Block:
    height = max(block.height for block in line)
    drawn: list[Element] = []
    x = 0.0
    for block, width, at_right in zip(line, widths, right, strict=True):
        shift = width - block.width if at_right else 0
        drawn += placed(block, x + shift, (height - block.height) / 2)
        x += width + _BETWEEN
    return Block(x - _BETWEEN, height, tuple(drawn))


def _ruled(rows: Iterable[Block], strong: Iterable[int]) -> Iterator[Block]:
    """The lines of a table with room around them, and a rule above each but the first."""
    for place, row in enumerate(rows):
        drawn = tuple(placed(row, 0, _PADDING))
        if place:
            class_ = "nc-fr nc-fs" if place in strong else "nc-fr"
            drawn = (element("path", class_=class_, d=f"M0 0H{pixels(row.width)}"), *drawn)
        yield Block(row.width, row.height + 2 * _PADDING, drawn)


def _stack(score: Score, most: float, drawer: _Drawer) -> Block:
    """Each line as a block of its own, every cell behind the heading of its column."""
    blocks = (_stacked_line(score.header, line, most, drawer) for line in score.lines)
    return stacked(_ruled((evolve(block, width=most) for block in blocks), ()), 0)


def _stacked_line(
    header: tuple[str, ...], line: tuple[Cell, ...], most: float, drawer: _Drawer
) -> Block:
    limits = _Limits(words=most * 0.6, heads=most * 0.35, cards=most * 0.6)
    title = _cell(line[0], evolve(limits, words=most), drawer, strong=True)
    pairs = (
        beside(
            chain(
                (words(head, limits.heads, "nc-ts nc-tm") for head in (heads,) if head),
                (_cell(cell, limits, drawer, strong=False),),
            ),
            6,
            middle=True,
        )
        for cell, heads in zip(line[1:], header[1:] or ("",) * (len(line) - 1), strict=True)
        if cell != ""
    )
    return stacked((title, flowed(pairs, most, 16, below=4, middle=True)), 4)
