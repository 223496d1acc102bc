"""Foreign texts as they can be shown: nothing in them moves the cursor or changes colours."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["visible"]

_CONTROL: Final = re.compile(
    "["
    "\x00-\x1f\x7f-\x9f"  # control characters
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # which way a text runs
    "\u2028\u2029"  # ends of lines and paragraphs
    "\ufeff\ufff9-\ufffb"
    "\ud800-\udfff"  # halves of characters, which no file can hold
    "]"
)


def visible(text: str) -> str:
    r"""A text on one line, its control characters written as Python writes them.

    Texts that come from a file, such as the names of players, may hold any character.

    >>> print(visible("Anne\x1b[2J\nP0 wins the game."))
    Anne\x1b[2J\nP0 wins the game.
    """
    return _CONTROL.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    return ascii(match[0])[1:-1]
