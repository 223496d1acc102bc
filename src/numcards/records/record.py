"""What a record holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, cast

from attrs import field, frozen

from numcards.core.errors import RecordError, UsageError
from numcards.core.sentences import shown
from numcards.core.shuffles import Seed
from numcards.records.options import options_of

if TYPE_CHECKING:
    from numcards.core.game import Game, OptionsT

__all__ = ["FORMAT", "OptionValue", "Record", "texts_of"]

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")

FORMAT: Final = 1
"""The version of the text of records; a reader refuses newer ones."""

OptionValue: TypeAlias = bool | int | str
"""What the value of an option can be."""


def _table(entries: Mapping[KeyT, ValueT] | Iterable[tuple[KeyT, ValueT]]) -> dict[KeyT, ValueT]:
    pairs = entries.items() if isinstance(entries, Mapping) else entries
    with suppress(TypeError, ValueError):
        # A text of two letters is a pair too, but none that was meant.
        return dict([_pair(entry) for entry in cast("Iterable[tuple[KeyT, ValueT]]", pairs)])
    raise UsageError("A table of names and values is expected, not {given}.", given=shown(entries))


def _pair(entry: tuple[KeyT, ValueT]) -> tuple[KeyT, ValueT]:
    if not isinstance(entry, tuple):
        raise TypeError
    return entry


def _options(
    values: Mapping[str, OptionValue] | Iterable[tuple[str, OptionValue]],
) -> tuple[tuple[str, OptionValue], ...]:
    return tuple(_table(values).items())


def _zones(
    zones: Mapping[str, str] | Iterable[tuple[str, str]],
) -> tuple[tuple[str, str], ...]:
    return tuple(_table(zones).items())


def _fingerprints(
    texts: Mapping[int, str] | Iterable[tuple[int, str]],
) -> tuple[tuple[int, str], ...]:
    return tuple(sorted(_table(texts).items()))


def texts_of(texts: Iterable[str]) -> tuple[str, ...]:
    """Several texts, such as the names of players, as a tuple.

    Raises `UsageError` for anything else, such as one text, which is a sequence of letters too.
    """
    if not isinstance(texts, str) and isinstance(texts, Iterable):
        several = tuple(texts)
        if all(isinstance(text, str) for text in several):
            return several
    raise UsageError("Several texts are expected, such as a list, not {given}.", given=shown(texts))


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
    actions: tuple[str, ...] = field(converter=texts_of)
    """The actions in the game's notation."""
    fingerprints: tuple[tuple[int, str], ...] = field(converter=_fingerprints)
    """The fingerprints of some positions, by the number of actions before them."""
    players: tuple[str, ...] = field(default=(), converter=texts_of)
    """Who sat at each seat, or nothing; replaying does not need it."""

    def game_options(self, game: Game[OptionsT, Any, Any, Any, Any, Any]) -> OptionsT:
        """The options with their types, for the game that this is a record of.

        Raises `RecordError` for another game, and for options that the game does not have,
        that are missing or wrong.

        >>> from numcards import inferno, records
        >>> recorder = records.Recorder(inferno, inferno.Options(players=2), seed=1)
        >>> recorder.record().game_options(inferno).max_value
        16
        """
        self.check_game(game)
        return options_of(game, dict(self.options))

    def check_game(self, game: Game[Any, Any, Any, Any, Any, Any]) -> None:
        """Raise `RecordError` unless this is a record of the game."""
        if self.game != game.INFO.name:
            raise RecordError(
                "This is a record of {given}, not of {expected}.",
                given=shown(self.game),
                expected=game.INFO.name,
            )
