"""The commands and their arguments."""

from __future__ import annotations

import re
from argparse import (
    SUPPRESS,
    Action,
    ArgumentParser,
    ArgumentTypeError,
    RawDescriptionHelpFormatter,
)
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from numcards.bots import BOT_NAMES
from numcards.core.sentences import Sentence, say, shown
from numcards.registry import game_names
from numcards.words import LANGUAGES, Language, translate

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

__all__ = ["SIMULATED_SEED", "make_parser"]

SIMULATED_SEED: Final = 0
"""The seed of the first simulated game, unless another one is given."""

_COUNT: Final = re.compile(r"[1-9][0-9]{0,8}")
_EXAMPLES: Final = """
  numcards list
  numcards rules inferno
  numcards play inferno --options players=3
  numcards watch inferno --bots random --seed 1
  numcards simulate inferno --games 1000 --bots rule-of-thumb,random,random,random
  numcards replay game.toml --viewer P0
"""


class _Parser(ArgumentParser):
    """A parser whose help is an output like any other: argparse would hide that it failed."""

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Write the help."""
        print(self.format_help(), end="", file=file)


class _Version(Action):
    """Writes the version and leaves, with the same care."""

    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        """Write the version."""
        print(version("numcards"))
        parser.exit()


def make_parser(language: Language) -> ArgumentParser:
    """The parser of the whole command line, with its help in a language.

    What is parsed has `command`, the name of the command.
    """
    return _Builder(language).parser


class _Builder:
    """Puts the parser together, translating as it goes."""

    def __init__(self, language: Language) -> None:
        self._language: Language = language
        self.parser = _Parser(
            "numcards",
            description=self._text(say("Five card games of one family: play, watch, measure.")),
            epilog=f"{self._text(say('Examples:'))}{_EXAMPLES}",
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.parser.add_argument(
            "--version",
            action=_Version,
            nargs=0,
            help=self._text(say("show the version and exit")),
        )
        self._add_language(self.parser, None)
        self._commands = self.parser.add_subparsers(
            title=self._text(say("commands")), dest="command", metavar="COMMAND", required=True
        )
        for add in (
            self._list,
            self._rules,
            self._play,
            self._watch,
            self._simulate,
            self._replay,
        ):
            add()

    def _text(self, sentence: Sentence) -> str:
        return translate(sentence, self._language).replace("%", "%%")

    def _add_language(self, parser: ArgumentParser, default: str | None) -> None:
        parser.add_argument(
            "--language",
            choices=LANGUAGES,
            default=default,
            help=self._text(say("the language to speak; the terminal's, if not given")),
        )

    def _command(self, name: str, about: Sentence) -> ArgumentParser:
        text = self._text(about)
        parser = self._commands.add_parser(name, help=text, description=text, allow_abbrev=False)
        self._add_language(parser, SUPPRESS)
        return parser

    def _game(self, parser: ArgumentParser, *, optional: bool = False) -> None:
        parser.add_argument(
            "game",
            metavar="GAME",
            choices=game_names(),
            nargs="?" if optional else None,
            help=self._text(say("one of: {games}", games=", ".join(game_names()))),
        )

    def _options(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--options",
            metavar="NAME=VALUE",
            nargs="+",
            action="extend",
            default=[],
            help=self._text(say("options of the game; `numcards list GAME` names them")),
        )

    def _bots(self, parser: ArgumentParser) -> None:
        names = ", ".join(BOT_NAMES)
        parser.add_argument(
            "--bots",
            metavar="NAME[,NAME...]",
            help=self._text(
                say("who plays: one bot for all seats, or one for each: {names}", names=names)
            ),
        )

    def _seed(self, parser: ArgumentParser, unless_given: Sentence) -> None:
        parser.add_argument(
            "--seed",
            metavar="SEED",
            help=self._text(
                say("where chance comes from; {unless_given}", unless_given=unless_given)
            ),
        )

    def _record(self, parser: ArgumentParser, about: Sentence) -> None:
        parser.add_argument("--record", metavar="FILE", help=self._text(about))
        parser.add_argument(
            "--force",
            action="store_true",
            help=self._text(say("overwrite the file of --record if there is one already")),
        )

    def _list(self) -> None:
        parser = self._command("list", say("list the games, or the options of one"))
        self._game(parser, optional=True)

    def _rules(self) -> None:
        self._game(self._command("rules", say("show the rules of a game")))

    def _play(self) -> None:
        parser = self._command("play", say("play a game against bots"))
        self._game(parser, optional=True)
        self._options(parser)
        self._bots(parser)
        self._seed(parser, say("a secret one, if not given"))
        parser.add_argument(
            "--seat", metavar="SEAT", help=self._text(say("your seat, P0 if not given"))
        )
        self._record(parser, say("the file that the game is saved in after each of your moves"))
        parser.add_argument("--resume", metavar="FILE", help=self._text(say("resume a saved game")))

    def _watch(self) -> None:
        parser = self._command("watch", say("watch bots play a game, every move shown"))
        self._game(parser)
        self._options(parser)
        self._bots(parser)
        self._seed(parser, say("a new one each time, if not given"))
        self._record(parser, say("the file that the game is saved in when it ends"))

    def _simulate(self) -> None:
        parser = self._command("simulate", say("let bots play many games and count who wins"))
        self._game(parser)
        self._options(parser)
        self._bots(parser)
        fixed = say(
            "{seed}, if not given; each game after the first takes the next", seed=SIMULATED_SEED
        )
        self._seed(parser, fixed)
        self._count(
            parser, "--games", say("how many games, {default} if not given", default=100), 100
        )
        self._count(parser, "--jobs", say("how many processes, one a core if not given"), None)

    def _count(
        self, parser: ArgumentParser, name: str, about: Sentence, default: int | None
    ) -> None:
        parser.add_argument(
            name, metavar="N", type=self._positive, default=default, help=self._text(about)
        )

    def _positive(self, text: str) -> int:
        """Read a number of things; argparse shows the message of the error."""
        if _COUNT.fullmatch(text):
            return int(text)
        problem = say("a whole number from 1 up is expected, not {given}", given=shown(text))
        raise ArgumentTypeError(translate(problem, self._language))

    def _replay(self) -> None:
        parser = self._command("replay", say("show a recorded game, step by step"))
        parser.add_argument("file", metavar="FILE", help=self._text(say("a record of a game")))
        parser.add_argument(
            "--viewer",
            metavar="VIEWER",
            default="all",
            help=self._text(
                say("who looks: a seat such as P0, spectator, or all (nothing hidden)")
            ),
        )
        parser.add_argument(
            "--all",
            action="store_true",
            help=self._text(say("show everything at once, without waiting after each step")),
        )
