"""A look at a text before it is parsed: parsers of TOML take quadratic time over some shapes.

Keys of many parts, deep nesting and endless numbers are what they are slow at;
no record has them.
"""

from __future__ import annotations

import re
from typing import Final

__all__ = ["is_modest"]

_MOST: Final = 16
"""How deep anything may lie, and how many dots a line may have beside texts and comments."""
_LONGEST: Final = 10_000
"""How long a line may be beside texts and comments."""

_BESIDE: Final = re.compile(
    r'''
      """ (?: [^"\\]++ | \\. | "(?!"") )*+ (?: "{3,5} | \Z )  # what is not closed ends the text
    | \'\'\' (?: [^\']++ | \'(?!\'\') )*+ (?: \'{3,5} | \Z )
    | " (?: [^"\\\n]++ | \\. )*+ "?
    | ' [^'\n]*+ '?
    | \# [^\n]*+
    ''',
    re.VERBOSE | re.DOTALL,
)
"""Texts and comments: what is in them has no shape."""
_BRACKET: Final = re.compile(r"[\[\]{}]")


def is_modest(text: str) -> bool:
    """Whether a parser of TOML reads a text, be it TOML or not, in time linear in its length.

    So is this look itself.

    >>> is_modest("a.b = [[1, 2], {c = '.................'}]"), is_modest("a" + ".a" * 17 + " = 1")
    (True, False)
    """
    bare = _BESIDE.sub("", text)
    if any(len(line) > _LONGEST or line.count(".") > _MOST for line in bare.split("\n")):
        return False
    depth = 0
    for bracket in _BRACKET.findall(bare):
        depth += 1 if bracket in "[{" else -1
        if depth > _MOST:
            return False
    return True
