"""What a game adds to be worded, and how it is found."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from attrs import frozen

from numcards.core.game import AnyGame, GameOptions
from numcards.core.players import players
from numcards.core.results import GameResult
from numcards.core.sentences import Sentence, say
from numcards.registry import game_names, get_game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import ModuleType

__all__ = ["GameWords", "part_of", "words_of"]

OptionsT = TypeVar("OptionsT", bound=GameOptions)
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ResultT = TypeVar("ResultT", bound=GameResult)


@frozen(kw_only=True)
class GameWords(Generic[OptionsT, ActionT, EventT, ResultT]):
    """How one game is worded: as sentences, which any language can translate."""

    action: Callable[[OptionsT, ActionT], Sentence]
    """What an action means in a game with these options, as an order without a full stop."""
    group: Callable[[ActionT], Sentence]
    """The heading under which a long list of legal actions shows this one: "doubles"."""
    event: Callable[[EventT], Sentence]
    """What happened, as a sentence; what is hidden in the event is not named."""
    result: Callable[[ResultT], tuple[Sentence, ...]]
    """How the game ended: the winners first, then what else there is to tell."""
    options: Mapping[str, Sentence]
    """What each option of the game decides, by the name of the option."""


def part_of(ring: str, game: AnyGame) -> ModuleType | None:
    """The module that a ring has for one of the library's games; None for a user's own game.

    `part_of("numcards.words", inferno)` is the module `numcards.words.inferno`.
    """
    name = game.INFO.name
    if name not in game_names() or get_game(name) is not game:
        return None
    return _found(f"{ring}.{name}")


@cache
def _found(module: str) -> ModuleType | None:
    return None if find_spec(module) is None else import_module(module)


def words_of(game: AnyGame) -> GameWords[Any, Any, Any, Any]:
    """The words of a game; a user's own game speaks in its notation and its reprs.

    >>> from numcards import inferno
    >>> str(words_of(inferno).action(inferno.Options(players=2), inferno.PASS))
    'pass'
    """
    module = part_of("numcards.words", game)
    return (
        _PLAIN if module is None else cast("GameWords[Any, Any, Any, Any]", vars(module)["WORDS"])
    )


def _plain(thing: object) -> Sentence:
    return Sentence("{thing}", (("thing", str(thing)),))


def _plain_result(result: GameResult) -> tuple[Sentence, ...]:
    return (say("Winners: {winners}.", winners=players(result.winners)),)


_PLAIN = GameWords[Any, Any, Any, Any](
    action=lambda _, action: _plain(action),
    group=lambda _: say("actions"),
    event=_plain,
    result=_plain_result,
    options={},
)
