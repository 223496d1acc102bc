"""Comparing what the library says, to the letter."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from numcards.core import SPECIALS

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["abridged"]

_CARD = rf"(?:\d_)?(?:[RGBYWS]\d+|{'|'.join(map(str, SPECIALS))})"
_MANY_CARDS = re.compile(rf"\b({_CARD})(?: {_CARD}){{6,}} ({_CARD})\b")


def abridged(sentences: Iterable[object]) -> list[str]:
    """The sentences, with `R0 ... numx` for a list of many cards."""
    return [_MANY_CARDS.sub(r"\1 ... \2", str(sentence)) for sentence in sentences]
