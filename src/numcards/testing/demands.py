"""How a check says what it found."""

from __future__ import annotations

import pickle
from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING

from numcards.core.errors import NumcardsError

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["NonConformance", "demand", "refuses"]


class NonConformance(AssertionError):  # noqa: N818  # named after what is wrong
    """A game breaks a promise of the contract."""


def demand(kept: object, promise: str, *found: object) -> None:
    """Raise `NonConformance` with the promise and what was found, unless it is kept."""
    if not kept:
        details = "".join(f"\n  {each!r}" for each in found)
        raise NonConformance(f"Not kept: {promise}.{details}")


def demand_alike(one: object, other: object, promise: str, *found: object) -> None:
    """Demand that two values are equal, in every form in which they can be looked at."""
    demand(one == other, promise, *found, one, other)
    demand(hash(one) == hash(other), f"{promise} (its hash)", *found, one)
    demand(repr(one) == repr(other), f"{promise} (its repr)", *found, one, other)
    demand(_pickled(one) == _pickled(other), f"{promise} (its pickle)", *found, one)


def _pickled(value: object) -> bytes:
    """A pickle without references, as which parts are one object depends on how they were made."""
    buffer = BytesIO()
    pickler = pickle.Pickler(buffer)
    pickler.fast = True
    pickler.dump(value)
    return buffer.getvalue()


@contextmanager
def refuses(error: type[NumcardsError], promise: str) -> Iterator[None]:
    """Demand that the block raises this error and no other, with a sentence to read."""
    try:
        yield
    except NumcardsError as raised:
        demand(isinstance(raised, error), promise, raised)
        demand(str(raised).strip(), f"{promise}, and the error says why", raised)
    except Exception as raised:
        raise NonConformance(f"Not kept: {promise}.\n  {raised!r}") from raised
    else:
        demand(kept=False, promise=promise)
