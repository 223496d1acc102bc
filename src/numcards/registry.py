"""The games of this library, found by name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

from numcards.core.errors import UsageError
from numcards.core.sentences import shown

if TYPE_CHECKING:
    from numcards.core.game import AnyGame

__all__ = ["game_names", "get_game"]

_NAMES: Final = ("inferno", "num5", "infini", "pyramid", "scorecard")


def game_names() -> tuple[str, ...]:
    """The names of all games, in the order of the rulebook.

    >>> game_names()
    ('inferno', 'num5', 'infini', 'pyramid', 'scorecard')
    """
    return _NAMES


def get_game(name: str) -> AnyGame:
    """Import a game by its name; its types are lost on the way, so import it directly if you can.

    Raises `UsageError` when there is no such game.

    >>> get_game("inferno").INFO.title
    'NUM Inferno'
    """
    if name not in _NAMES:
        raise UsageError(
            "There is no game {given}: the games are {names}.",
            given=shown(name),
            names=", ".join(_NAMES),
        )
    return cast("AnyGame", import_module(f"numcards.{name}"))
