"""Whole numbers: anything that can be an index of a list, except True and False."""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex, cast

__all__ = ["MOST", "whole"]

MOST: Final = 999_999_999
"""The largest number that options and counts may be where no rule sets a lower bound."""


def whole(value: object) -> int | None:
    """The plain int that a whole number is, such as one of NumPy's; None for anything else.

    >>> whole(3), whole(True), whole(3.0)
    (3, None, None)
    """
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(cast("SupportsIndex", value))
    except Exception:  # noqa: BLE001  # a foreign __index__ may raise anything
        return None
