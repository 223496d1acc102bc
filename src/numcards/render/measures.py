"""How wide words are, and where a line of them breaks: SVG does not say so by itself.

Widths are those of Helvetica and the fonts made to replace it.
Every text tells its width to the program that shows it, so another font cannot run over an edge.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final
from unicodedata import east_asian_width, normalize

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["BOLD", "lines_of", "text_width"]

BOLD: Final = 1.08
"""How much wider bold words are."""
_WIDTHS: Final = {
    "'": 0.19,
    "ijl’": 0.22,
    "|": 0.26,
    " !,./:;I[\\]ft\N{NBSP}": 0.28,
    "()`r-{}": 0.33,
    '"°': 0.36,
    "*": 0.39,
    "^": 0.47,
    "Jcksvxyz": 0.5,
    "+<=>~": 0.58,
    "FTZ": 0.61,
    "&ABEKPSVXY": 0.67,
    "CDHNRUw": 0.72,
    "GOQ": 0.78,
    "Mm": 0.83,
    "%": 0.89,
    "W": 0.94,
    "@…": 1.02,
}
_BY_CHARACTER: Final = {each: width for several, width in _WIDTHS.items() for each in several}
_OTHER: Final = 0.56
"""Digits and most letters."""
_WIDE: Final = frozenset("WF")


def text_width(text: str, size: float) -> float:
    """How wide a text in letters of this size is, in the unit of the size."""
    return size * sum(map(_width, text))


@cache
def _width(character: str) -> float:
    if east_asian_width(character) in _WIDE:
        return 1.0
    return _BY_CHARACTER.get(normalize("NFD", character)[0], _OTHER)


def lines_of(text: str, size: float, most: float) -> tuple[str, ...]:
    """A text broken into lines no wider than this; a word that is wider itself is broken too."""
    lines = [""]
    parts = (part for word in text.split(" ") for part in _parts(word, size, most))
    for part in parts:
        joined = f"{lines[-1]} {part}" if lines[-1] else part
        if text_width(joined, size) <= most:
            lines[-1] = joined
        else:
            lines.append(part)
    return tuple(lines)


def _parts(word: str, size: float, most: float) -> Iterator[str]:
    """A word, or as much of it at a time as a line can take."""
    part = ""
    for character in word:
        if part and text_width(part + character, size) > most:
            yield part
            part = ""
        part += character
    yield part
