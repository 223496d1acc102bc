"""Chance for bots, playouts and determinization; deals come from seeds instead (`shuffles`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from numcards.core.errors import UsageError
from numcards.core.sentences import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")

_SEEDS: Final = 1 << 53


class Rng(Protocol):
    """A source of chance; `random.Random` is one."""

    def random(self) -> float:
        """A float from 0.0 up to, not including, 1.0, uniformly."""
        ...


def below(limit: int, rng: Rng) -> int:
    """Draw a whole number from 0 up to, not including, `limit`, uniformly.

    Raises `UsageError` when `rng` is no source of chance: it has no `random()`,
    or gives something else than a number from 0 up to 1.

    >>> import random
    >>> below(6, random.Random(1))
    0
    """
    try:
        drawn = rng.random()
        if 0.0 <= drawn < 1.0:
            return int(drawn * limit)
    except (AttributeError, TypeError) as error:
        raise UsageError(
            "A source of chance is expected, such as random.Random(1), not {given}.",
            given=shown(rng),
        ) from error
    raise UsageError(
        "A source of chance gives numbers from 0 up to, not including, 1, not {given}.",
        given=shown(drawn),
    )


def choose(items: Sequence[T], rng: Rng) -> T:
    """Pick one of at least one item, uniformly.

    >>> import random
    >>> choose(("a", "b", "c"), random.Random(1))
    'a'
    """
    return items[below(len(items), rng)]


def mix(items: list[T], rng: Rng) -> None:
    """Shuffle a list in place, every order being equally likely.

    >>> import random
    >>> numbers = [1, 2, 3, 4]
    >>> mix(numbers, random.Random(1)); numbers
    [4, 2, 3, 1]
    """
    for place in range(len(items) - 1, 0, -1):
        other = below(place + 1, rng)
        items[place], items[other] = items[other], items[place]


def draw_seed(rng: Rng) -> int:
    """Draw a seed for a position that is made up, such as a determinized one."""
    return below(_SEEDS, rng)


class Repeatable:
    """A source of chance that gives the same numbers for the same start, on every platform.

    For what must be drawn without asking the caller for chance: it is no secret.
    The generator is SplitMix64.

    >>> Repeatable(1).random() == Repeatable(1).random()
    True
    """

    _WORD: Final = (1 << 64) - 1

    def __init__(self, start: int = 0) -> None:
        """Begin with any whole number."""
        self._state = start & self._WORD

    def random(self) -> float:
        """A float from 0.0 up to, not including, 1.0."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & self._WORD
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & self._WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & self._WORD
        return ((mixed ^ mixed >> 31) >> 11) / (1 << 53)
