"""What the commands write: sentences, tables and errors in the language of the reader."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, NoReturn

from attrs import frozen
from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.highlighter import RegexHighlighter
from rich.markdown import Markdown
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from numcards.core.errors import NumcardsError
from numcards.render import worded
from numcards.words import Language, error_text, translate, visible, word

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numcards.core.sentences import Sentence
    from numcards.render import Cell, Grid

__all__ = ["Screen"]

_PIPE_WIDTH: Final = 200
"""How wide tables may be where there is no terminal."""

_THEME: Final = Theme(
    {
        "card.red": "red",
        "card.green": "green",
        "card.blue": "bright_blue",
        "card.yellow": "yellow",
        "card.rainbow": "magenta",
        "card.shadow": "bright_black",
        "card.special": "bold",
        "card.player": "bold",
    }
)


class _Cards(RegexHighlighter):
    """Colours cards by their families, wherever they stand in a text."""

    base_style = "card."
    highlights = [  # noqa: RUF012  # rich's way of declaring them
        r"\b(?P<red>R\d{1,2})\b",
        r"\b(?P<green>G\d{1,2})\b",
        r"\b(?P<blue>B\d{1,2})\b",
        r"\b(?P<yellow>Y\d{1,2})\b",
        r"\b(?P<rainbow>W\d{1,2})\b",
        r"\b(?P<shadow>S\d{1,2})\b",
        r"\b(?P<special>joker|infini|numx)\b",
        r"\b(?P<player>P\d{1,2})\b",
    ]


_BOUND: Final = {0x00A0: "\ue000", 0x202F: "\ue001"}
"""Spaces at which no line may be broken, where rich would do so: letters, until it has."""
_SPACES: Final = {ord(letter): chr(space) for space, letter in _BOUND.items()}


@frozen
class _Unbroken:
    """Something that rich lays out, whose letters in place of spaces become spaces again."""

    layout: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay it out."""
        for text, style, control in console.render(self.layout, options):
            yield Segment(text.translate(_SPACES), style, control)


class _Console(Console):
    """A console that leaves a closed pipe to the program."""

    def on_broken_pipe(self) -> NoReturn:
        """Let the command end as it should; rich would end the program at once."""
        raise BrokenPipeError


class Screen:
    """Writes to stdout, errors to stderr, all in one language."""

    def __init__(self, language: Language, names: Sequence[str] = ()) -> None:
        """Write in a language; `names` are those of the players, once they are known."""
        self.language: Language = language
        self.names = names
        width = None if sys.stdout.isatty() else _PIPE_WIDTH
        self.out: Console = _Console(highlighter=_Cards(), theme=_THEME, width=width)
        self.errors: Console = _Console(stderr=True, highlighter=_Cards(), theme=_THEME)

    def line(self, text: str = "", style: str = "") -> None:
        """Write a line, cards in their colours, without breaking it.

        It may come from a file, so control characters in it are made visible.
        """
        shown = visible(text)
        self.out.print(shown, style=style or None, markup=False, soft_wrap=True, emoji=False)

    def markdown(self, text: str) -> None:
        """Lay out a text of the library for a terminal, or else write it as it is."""
        if self.out.is_terminal:
            self.out.print(_Unbroken(Markdown(text.translate(_BOUND))))
        else:
            self.out.print(text, markup=False, highlight=False, soft_wrap=True, emoji=False)

    def say(self, sentence: Sentence, style: str = "") -> None:
        """Write a sentence."""
        self.line(translate(sentence, self.language, self.names), style)

    def report(self, problem: NumcardsError | Sentence) -> None:
        """Write what is wrong to stderr."""
        if isinstance(problem, NumcardsError):
            text = error_text(problem, self.language, self.names)
        else:
            text = translate(problem, self.language, self.names)
        self.errors.print(visible(text), style="red", markup=False, soft_wrap=True, emoji=False)

    def warn(self, text: str) -> None:
        """Write a hint or a refusal into the conversation."""
        self.line(text, "red")

    def grid(self, grid: Grid) -> None:
        """Draw a grid: its title, then its rows, in a frame where the columns have a header."""
        shown = worded(grid, self.language, self.names)
        self.line(shown.title, "bold")
        if shown.header or shown.rows:
            self._draw(shown.rows, shown.header)

    def table(self, header: Sequence[Sentence], rows: Iterable[Sequence[Cell]]) -> None:
        """Draw a table of words without a title."""
        worded = (tuple(word(cell, self.language, self.names) for cell in row) for row in rows)
        self._draw(tuple(worded), tuple(word(each, self.language) for each in header))

    def _draw(self, rows: Sequence[Sequence[str]], header: Sequence[str] = ()) -> None:
        table = Table(box=SIMPLE_HEAD if header else None, show_header=bool(header))
        for column in header or rows[0]:
            table.add_column(_cell(column), overflow="fold")
        for row in rows:
            table.add_row(*(self.out.highlighter(_cell(cell)) for cell in row))
        self.out.print(_Unbroken(Padding(table, (0, 0, 0, 0 if header else 2), expand=False)))


def _cell(text: str) -> Text:
    return Text(visible(text).translate(_BOUND))
