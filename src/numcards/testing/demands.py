"""How a check says what it found."""

from __future__ import annotations

from contextlib import contextmanager
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
