"""A value sent through a pickle."""

from __future__ import annotations

import pickle
from typing import TypeVar

__all__ = ["pickled"]

T = TypeVar("T")


def pickled(value: T, protocol: int = pickle.DEFAULT_PROTOCOL) -> T:
    """What comes out of a pickle of this value."""
    restored: T = pickle.loads(pickle.dumps(value, protocol))  # noqa: S301  # it was made here
    return restored
