"""Running one command: its arguments, its language, its errors, its exit code."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Final

from numcards.cli.environment import FAILED, ending_well, speaking, terminal_language
from numcards.cli.listing import list_games, show_rules
from numcards.cli.parser import make_parser
from numcards.cli.playing import play
from numcards.cli.replaying import replay
from numcards.cli.screen import Screen
from numcards.cli.simulating import simulate
from numcards.cli.watching import watch
from numcards.core.errors import InvalidOptions, NotationError, NumcardsError, UsageError
from numcards.core.sentences import say
from numcards.words import LANGUAGES, Language

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

__all__ = ["run"]

_ASKED_WRONGLY: Final = 2

_COMMANDS: Final[Mapping[str, Callable[[Screen, Namespace], int]]] = {
    "list": list_games,
    "rules": show_rules,
    "play": play,
    "watch": watch,
    "simulate": simulate,
    "replay": replay,
}


def run(arguments: Sequence[str]) -> int:
    """Run a command and give back its exit code."""
    language = _language(arguments)
    return ending_well(lambda: _parse_and_run(arguments, language), language)


def _parse_and_run(arguments: Sequence[str], language: Language) -> int:
    with speaking(language):
        asked = make_parser(language).parse_args(arguments)
    return _run(Screen(language), asked)


def _language(arguments: Sequence[str]) -> Language:
    """The language asked for, which must be known before the help is written in it."""
    parser = ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("--language", nargs="?")
    asked, _ = parser.parse_known_args(arguments)
    for language in LANGUAGES:
        if asked.language == language:
            return language
    return terminal_language(os.environ)


def _run(screen: Screen, asked: Namespace) -> int:
    try:
        return _COMMANDS[asked.command](screen, asked)
    except (UsageError, InvalidOptions, NotationError) as error:
        screen.report(error)
        return _ASKED_WRONGLY
    except NumcardsError as error:
        screen.report(error)
        return FAILED
    except OSError as error:
        if error.filename is None:  # it is one of the streams
            raise
        screen.report(say("{file}: {problem}", file=error.filename, problem=error.strerror))
        return FAILED
