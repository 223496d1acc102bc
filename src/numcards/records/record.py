"""What a record holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import field, frozen

from numcards.core.shuffles import Seed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["FORMAT", "OptionValue", "Record"]

FORMAT: Final = 1
"""The version of the text of records; a reader refuses newer ones."""

OptionValue: TypeAlias = bool | int | str
"""What the value of an option can be."""


def _options(
    values: Mapping[str, OptionValue] | Iterable[tuple[str, OptionValue]],
) -> tuple[tuple[str, OptionValue], ...]:
    return tuple(dict(values).items())


def _zones(
    zones: Mapping[str, str] | Iterable[tuple[str, str]],
) -> tuple[tuple[str, str], ...]:
    return tuple(dict(zones).items())


def _fingerprints(
    texts: Mapping[int, str] | Iterable[tuple[int, str]],
) -> tuple[tuple[int, str], ...]:
    return tuple(sorted(dict(texts).items()))


def _texts(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(texts)


@frozen(kw_only=True)
class Record:
    """A game as it was played, whole or so far: where it began, and every action since.

    It tells everything, hidden cards included.
    Mappings are kept as tuples of pairs, so that records are values like everything else.
    """

    game: str
    """The name of the game, such as `inferno`."""
    rules_version: int
    """The `rules_version` of the game by which it was played."""
    options: tuple[tuple[str, OptionValue], ...] = field(converter=_options)
    """The game's options by name."""
    start: tuple[tuple[str, str], ...] = field(converter=_zones)
    """The zones of the first position, as `position` of the game reads them."""
    seed: Seed | None
    """Where chance comes from after the start; None where it is not known."""
    actions: tuple[str, ...] = field(converter=_texts)
    """The actions in the game's notation."""
    fingerprints: tuple[tuple[int, str], ...] = field(converter=_fingerprints)
    """The fingerprints of some positions, by the number of actions before them."""
    players: tuple[str, ...] = field(default=(), converter=_texts)
    """Who sat at each seat, or nothing; replaying does not need it."""
