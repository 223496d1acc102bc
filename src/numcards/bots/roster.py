"""Which bots can play a game, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from numcards.bots.uniform import RandomBot
from numcards.core.errors import UsageError
from numcards.core.sentences import shown
from numcards.words.game_words import part_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from numcards.core.bots import Bot
    from numcards.core.game import ActionT, Game, ViewT

__all__ = ["BOT_NAMES", "bot_names", "make_bot"]

_RANDOM: Final = "random"
_RULE_OF_THUMB: Final = "rule-of-thumb"

BOT_NAMES: Final = (_RANDOM, _RULE_OF_THUMB)
"""The names of all kinds of bots."""


def bot_names(game: Game[Any, Any, Any, Any, Any, Any]) -> tuple[str, ...]:
    """The bots that can play a game; every game has at least the random one.

    >>> from numcards import inferno
    >>> bot_names(inferno)
    ('random', 'rule-of-thumb')
    """
    return BOT_NAMES if part_of("numcards.bots", game) is not None else (_RANDOM,)


def make_bot(game: Game[Any, Any, ViewT, Any, ActionT, Any], name: str) -> Bot[ViewT, ActionT]:
    """A new bot for a game, by its name.

    Raises `UsageError` when the game has no such bot.
    """
    if name not in bot_names(game):
        raise UsageError(
            "{game} has no bot {given}: its bots are {names}.",
            game=game.INFO.title,
            given=shown(name),
            names=", ".join(bot_names(game)),
        )
    if name == _RANDOM:
        return cast("Bot[ViewT, ActionT]", RandomBot())
    make = cast(
        "Callable[[], Bot[ViewT, ActionT]]", vars(part_of("numcards.bots", game))["RuleOfThumb"]
    )
    return make()
