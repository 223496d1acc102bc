"""The options of a game as they are typed and listed: their values and defaults."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, cast, get_args, get_origin

from attrs import NOTHING, frozen, resolve_types

from numcards.core.errors import UsageError
from numcards.core.sentences import Sentence, say, shown
from numcards.records.options import option_fields
from numcards.words import Series

if TYPE_CHECKING:
    from collections.abc import Iterable

    from attrs import Attribute

    from numcards.core.game import AnyGame, GameOptions
    from numcards.records.record import OptionValue

__all__ = ["Choice", "choices_of", "options_from"]

_NUMBER: Final = re.compile(r"-?[0-9]{1,4000}")
_USUAL_PLAYERS: Final = 4
_PLAYERS: Final = "players"

Value: TypeAlias = bool | int | str


@frozen
class Choice:
    """One option of a game, as the command line offers it."""

    name: str
    values: tuple[Value, ...]
    """The values that it can be one of."""
    takes_numbers: bool
    """Whether it can be a whole number."""
    takes_texts: bool
    """Whether it can be any text: where the game says no more about it."""
    default: Value | Sentence | None
    """What it is when it is not given: a value, or where that comes from; None if it must be."""
    is_left_to_the_game: bool
    """Whether the game knows the default itself."""

    @property
    def allowed(self) -> Series:
        """What can be given for it."""
        kinds: list[Sentence | str] = [_typed(value) for value in self.values]
        if self.takes_numbers:
            kinds.append(say("a whole number"))
        if self.takes_texts:
            kinds.append(say("a text"))
        return Series(tuple(kinds), ", ")

    @property
    def expected(self) -> Sentence | Series:
        """The same, as it stands in a sentence."""
        allowed = self.allowed
        return allowed if len(allowed.items) == 1 else say("one of {values}", values=allowed)

    def read(self, text: str) -> Value:
        """The value that was typed.

        Raises `UsageError`, which tells the allowed values, for anything else.
        """
        for value in self.values:
            if _typed(value) == text:
                return value
        if self.takes_numbers and _NUMBER.fullmatch(text):
            return int(text)
        if self.takes_texts:
            return text
        raise UsageError(
            "The option {name} must be {expected}, not {given}.",
            name=self.name,
            expected=self.expected,
            given=shown(text),
        )


def _typed(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def choices_of(options: type[GameOptions], most_players: int) -> tuple[Choice, ...]:
    """The options of a game with at most so many players.

    On the command line there are four players, or as many as there can be, if nobody says
    otherwise; and an option that the game wants to be told is the first of its values.
    """
    try:
        resolve_types(cast("Any", options))
    except NameError:  # of a name that is there for type checkers alone
        kinds = False
    else:
        kinds = True
    players = min(_USUAL_PLAYERS, most_players)
    return tuple(_choice(each, players, is_typed=kinds) for each in option_fields(options))


def _choice(option: Attribute[Any], players: int, *, is_typed: bool) -> Choice:
    kinds = tuple(_kinds(option.type)) if is_typed else (str,)
    values = tuple(value for kind in kinds for value in _values(kind))
    default = _default(option.default)
    is_left = default is not None
    if default is None and option.name == _PLAYERS:
        default = players
    elif default is None and values:
        default = values[0]
    is_known = {int, bool, type(None)}.issuperset(kind for kind in kinds if not _values(kind))
    return Choice(option.name, values, int in kinds, not is_known, default, is_left)


def _kinds(kind: object) -> Iterable[object]:
    """The types of which a value may be one."""
    if get_origin(kind) is Literal or not get_args(kind):
        return (kind,)
    return (each for part in get_args(kind) for each in _kinds(part))


def _values(kind: object) -> tuple[Value, ...]:
    if kind is bool:
        return (True, False)
    return get_args(kind) if get_origin(kind) is Literal else ()


def _default(default: object) -> Value | Sentence | None:
    """A default of the game, if it is a plain value and not worked out of others."""
    if default is NOTHING:
        return None
    if default is None:
        return say("none")
    if isinstance(default, bool | int | str):
        return default
    return say("by other options")


def options_from(game: AnyGame, pairs: Iterable[str]) -> GameOptions:
    """Make options from texts such as `players=4`; what is not given is as `choices_of` says.

    Raises `UsageError` for a pair that is none, twice the same name, a name that is no option,
    a value of the wrong kind, or an option that must be given; and `InvalidOptions` as the
    options do.
    """
    choices = choices_of(game.Options, game.INFO.most_players)
    known = {choice.name: choice for choice in choices}
    values: dict[str, OptionValue] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals or name in values:
            raise UsageError(
                "An option is given once, as name=value, not {given}.", given=shown(pair)
            )
        if name not in known:
            raise UsageError(
                "{game} has no option {name}: its options are {known}.",
                game=game.INFO,
                name=shown(name),
                known=", ".join(known),
            )
        values[name] = known[name].read(text)
    for choice in choices:
        if choice.name not in values and not choice.is_left_to_the_game:
            values[choice.name] = _filled_in(game, choice)
    make = cast("Any", game.Options)
    return cast("GameOptions", make(**values))


def _filled_in(game: AnyGame, choice: Choice) -> Value:
    if choice.default is None or isinstance(choice.default, Sentence):
        raise UsageError(
            "{game} needs the option {name}, given as --options {name}=...: it must be {expected}.",
            game=game.INFO,
            name=choice.name,
            expected=choice.expected,
        )
    return choice.default
