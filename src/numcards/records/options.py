"""The options of a game as a table of plain values, and back again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from attrs import NOTHING, Attribute, fields, has

from numcards.core.errors import InvalidOptions, RecordError, UsageError
from numcards.core.sentences import shown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.game import Game, GameOptions, OptionsT
    from numcards.records.record import OptionValue

__all__ = ["option_fields", "options_of", "values_of"]


def option_fields(options: type[GameOptions]) -> tuple[Attribute[Any], ...]:
    """The options that a game has, in order.

    Raises `UsageError` when the class is no attrs class.
    """
    if not has(options):
        raise UsageError("Options are an attrs class, not {given}.", given=shown(options))
    return tuple(option for option in fields(options) if option.init)


def values_of(options: GameOptions) -> dict[str, OptionValue]:
    """The value of every option; one that is None is left out.

    Raises `UsageError` when these values alone would not make the options again.
    """
    values: dict[str, OptionValue] = {
        option.name: value
        for option in option_fields(type(options))
        if (value := getattr(options, option.name)) is not None
    }
    made_again = cast("type[Any]", type(options))(**values)
    if made_again != options or not all(isinstance(value, int | str) for value in values.values()):
        raise UsageError("{given} cannot be recorded.", given=shown(options))
    return values


def options_of(
    game: Game[OptionsT, Any, Any, Any, Any, Any], values: Mapping[str, OptionValue]
) -> OptionsT:
    """The options that these values make.

    Raises `RecordError` for options that the game does not have, that are missing or wrong.
    """
    known = {option.name: option for option in option_fields(game.Options)}
    for name in values:
        if name not in known:
            raise RecordError(
                "{game} has no option {name}: its options are {known}.",
                game=game.INFO,
                name=shown(name),
                known=", ".join(known),
            )
    for name, option in known.items():
        if name not in values and option.default is NOTHING:
            raise RecordError("The option {name} is missing.", name=name)
    make = cast("type[Any]", game.Options)
    try:
        return cast("OptionsT", make(**values))
    except InvalidOptions as error:
        raise RecordError("Its options are wrong: {problem}", problem=error.sentence) from error
