"""What pictures of tables are made of, before anyone decides whether they become HTML or SVG.

Texts are worded already; faces are cards, backs and empty places.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import frozen

if TYPE_CHECKING:
    from numcards.render.faces import Face

__all__ = [
    "CUT",
    "Badge",
    "Banner",
    "Hand",
    "Panel",
    "Piece",
    "Pile",
    "Places",
    "Row",
    "Score",
    "Text",
    "Tone",
    "right_columns",
]


CUT: Final = "…"
"""What stands for cards that are not shown."""


class Tone(Enum):
    """How loud a badge is."""

    TURN = "turn"
    """It is this player's turn."""
    QUIET = "quiet"
    """Something to be known, such as that a player has passed."""


@frozen
class Text:
    """Words; muted where they only explain."""

    text: str
    muted: bool = False


@frozen
class Badge:
    """A few words on a ground of their own, such as whose turn it is."""

    text: str
    tone: Tone = Tone.TURN


@frozen
class Banner:
    """A line across the whole picture that nobody overlooks: this is no player's view."""

    text: str


@frozen
class Hand:
    """Cards beside each other, in as many lines as they need.

    `label` says for those who do not see them what the cards are.
    Groups of cards stand a little apart; in a fan the cards of a group overlap.
    """

    label: str
    groups: tuple[tuple[Face, ...], ...]
    fan: bool = False
    cut: bool = False
    """Whether there are more cards before these, which are not shown."""


@frozen
class Pile:
    """Cards on top of each other: the topmost, and how many there are."""

    label: str
    top: Face
    count: int
    caption: str


@frozen
class Places:
    """Places in lines, the topmost line first, each line in the middle: a grid or a pyramid."""

    label: str
    lines: tuple[tuple[Face, ...], ...]


@frozen
class Score:
    """A table of words, numbers and cards; its first column says what each line is about."""

    label: str
    header: tuple[str, ...]
    lines: tuple[tuple[Cell, ...], ...]
    strong: tuple[int, ...] = ()
    """The places of the lines that stand out, such as totals or the winner's."""
    stacks: bool = False
    """Whether each line becomes a block of its own where there is little room;
    otherwise the table can be moved sideways there."""


@frozen
class Row:
    """Pieces beside each other, in as many lines as they need."""

    pieces: tuple[Piece, ...]


@frozen
class Panel:
    """Pieces under a title; `active` where a player is to act."""

    title: str
    pieces: tuple[Piece, ...]
    badges: tuple[Badge, ...] = ()
    active: bool = False


Cell: TypeAlias = str | int | Hand | Badge
"""What stands in a cell of a table."""
Piece: TypeAlias = Badge | Banner | Hand | Panel | Pile | Places | Row | Score | Text
"""One part of a picture."""


def right_columns(score: Score) -> tuple[bool, ...]:
    """Which columns stand at the right: those that hold numbers and no words."""
    return tuple(
        any(map(_is_number, column)) and all(map(_goes_with_numbers, column))
        for column in zip(*score.lines, strict=True)
    )


def _is_number(cell: Cell) -> bool:
    return isinstance(cell, int) or (isinstance(cell, str) and cell.isdecimal())


def _goes_with_numbers(cell: Cell) -> bool:
    """Whether a cell is a number, a sign such as a tick, or empty."""
    return _is_number(cell) or (isinstance(cell, str) and len(cell) <= 1)
