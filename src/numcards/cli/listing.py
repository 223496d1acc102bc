"""The commands `list` and `rules`."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Literal, get_args, get_origin

from attrs import NOTHING, resolve_types
from rich.markdown import Markdown

from numcards.core.errors import UsageError
from numcards.core.sentences import say
from numcards.records.options import option_fields
from numcards.registry import game_names, get_game
from numcards.words import Series, game_title, option_text

if TYPE_CHECKING:
    from argparse import Namespace

    from numcards.cli.screen import Screen
    from numcards.core.game import AnyGame
    from numcards.render import Cell

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
    resolve_types(game.Options)
    screen.table(
        header,
        (
            (
                option.name,
                _default(option.default),
                _values_text(option.type),
                option_text(game, option.name, screen.language),
            )
            for option in option_fields(game.Options)
        ),
    )


def _default(default: object) -> Cell:
    """A default as one would type it, if it is a plain value and not worked out of others."""
    if default is NOTHING:
        return say("required")
    if default is None or isinstance(default, int | str):
        return str(default).lower() if isinstance(default, bool) else str(default)
    return say("by other options")


def _values_text(kind: object) -> Cell:
    """What can be given for an option of this type."""
    if kind is int:
        return say("a whole number")
    if kind is bool:
        return "true, false"
    if get_origin(kind) is Literal:
        return ", ".join(map(str, get_args(kind)))
    kinds = (each for each in get_args(kind) if each is not type(None))
    return Series(tuple(map(_values_text, kinds)), ", ")


def show_rules(screen: Screen, asked: Namespace) -> int:
    """Show a game's page of the rulebook; as markdown, where it is not a terminal that reads it."""
    page = files("numcards") / "rulebook" / f"{get_game(asked.game).INFO.rulebook}.md"
    if not page.is_file():
        raise UsageError("The rulebook has no page on {game}.", game=asked.game)
    text = page.read_text(encoding="utf-8")
    if screen.out.is_terminal:
        screen.out.print(Markdown(text))
    else:
        screen.line(text)
    return 0
