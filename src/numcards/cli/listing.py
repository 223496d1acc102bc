"""The commands `list` and `rules`."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from numcards.cli.options import choices_of
from numcards.core.errors import UsageError
from numcards.core.sentences import say
from numcards.registry import game_names, get_game
from numcards.words import Language, game_title, option_text

if TYPE_CHECKING:
    from argparse import Namespace

    from numcards.cli.options import Choice
    from numcards.cli.screen import Screen
    from numcards.core.game import AnyGame
    from numcards.render import Cell

_OTHER_LANGUAGE: Final = "en"
"""The language in which there is a page of every game."""

__all__ = ["list_games", "show_rules"]


def list_games(screen: Screen, asked: Namespace) -> int:
    """Show a table of the games, or of the options of one."""
    if asked.game is not None:
        _list_options(screen, get_game(asked.game))
        return 0
    header = (say("game"), say("title"), say("players"))
    games = [get_game(name) for name in game_names()]
    screen.table(
        header,
        (
            (
                game.INFO.name,
                game_title(game, screen.language),
                say(
                    "{fewest} to {most}",
                    fewest=game.INFO.fewest_players,
                    most=game.INFO.most_players,
                ),
            )
            for game in games
        ),
    )
    return 0


def _list_options(screen: Screen, game: AnyGame) -> None:
    header = (say("option"), say("default"), say("values"), say("meaning"))
    screen.table(
        header,
        (
            (
                choice.name,
                _default(choice),
                choice.allowed,
                option_text(game, choice.name, screen.language),
            )
            for choice in choices_of(game.Options, game.INFO.most_players)
        ),
    )


def _default(choice: Choice) -> Cell:
    """A default as one would type it."""
    if choice.default is None:
        return say("required")
    default = choice.default
    return str(default).lower() if isinstance(default, bool) else default


def show_rules(screen: Screen, asked: Namespace) -> int:
    """Show a game's page of the rulebook; as markdown, where it is not a terminal that reads it."""
    game = get_game(asked.game)
    text = _page(game, screen.language)
    if text is None and screen.language != _OTHER_LANGUAGE:
        text = _page(game, _OTHER_LANGUAGE)
        if text is not None:
            screen.report(
                say(
                    "The rulebook has no page on {game} in this language: here it is in English.",
                    game=game.INFO,
                )
            )
    if text is None:
        raise UsageError("The rulebook has no page on {game}.", game=game.INFO)
    screen.markdown(text)
    return 0


def _page(game: AnyGame, language: Language) -> str | None:
    """The page on a game in a language, if there is one."""
    folder = files("numcards") / "rulebook"
    if language != _OTHER_LANGUAGE:
        folder /= language
    page = folder / f"{game.INFO.rulebook}.md"
    return page.read_text(encoding="utf-8") if page.is_file() else None
