"""The three streams of a program: nothing that is written raises because of its characters.

A character that a terminal cannot show is replaced by what reads alike;
what goes wrong on stderr is nobody's to hear.
"""

from __future__ import annotations

import codecs
import os
import sys
from contextlib import ExitStack, contextmanager, suppress
from io import TextIOWrapper, UnsupportedOperation
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO, cast
from unicodedata import normalize

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["readable_streams", "silence"]

_HANDLER: Final = "numcards.readable"

_ALIKE: Final = str.maketrans(
    {
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
        "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}": "<<",
        "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}": ">>",
        "\N{EN DASH}": "-",
        "\N{EM DASH}": "-",
        "\N{MINUS SIGN}": "-",
        "\N{BULLET}": "*",
        "\N{MIDDLE DOT}": ".",
        "\N{MULTIPLICATION SIGN}": "x",
        "\N{RIGHTWARDS ARROW}": "->",
        "\N{LESS-THAN OR EQUAL TO}": "<=",
        "\N{GREATER-THAN OR EQUAL TO}": ">=",
        "\N{NOT EQUAL TO}": "!=",
        "\N{CHECK MARK}": "v",
        "\N{LATIN SMALL LIGATURE OE}": "oe",
        "\N{LATIN CAPITAL LIGATURE OE}": "OE",
        "\N{LATIN SMALL LETTER AE}": "ae",
        "\N{LATIN CAPITAL LETTER AE}": "AE",
        "\N{LATIN SMALL LETTER SHARP S}": "ss",
    }
)
_LINES: Final = {"─": "-", "━": "-", "═": "-", "│": "|", "┃": "|", "║": "|"}


def _alike(character: str) -> str:
    """What reads like a character and is as plain as can be."""
    known = character.translate(_ALIKE)
    if known != character:
        return known
    if "─" <= character <= "▟":  # box drawing and blocks
        return _LINES.get(character, "+" if character <= "╿" else "#")
    parts = normalize("NFKD", character)
    return "".join(part for part in parts if not "\u0300" <= part <= "\u036f")


def _replaced(error: UnicodeError) -> tuple[str | bytes, int]:
    """The error handler: readable replacements; escapes where there are none."""
    if not isinstance(error, UnicodeEncodeError):
        return codecs.backslashreplace_errors(error)
    wrong = error.object[error.start : error.end]
    return "".join(_shown(character, error.encoding) for character in wrong), error.end


def _shown(character: str, encoding: str) -> str:
    alike = _alike(character)
    try:
        alike.encode(encoding)
    except UnicodeError:
        return character.encode("ascii", "backslashreplace").decode()
    return alike


class _Forgiving:
    """A stream that cannot be written to any more, and says nothing about it."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  # whatever the stream has
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write, as far as that is possible."""
        try:
            return self._stream.write(text)
        except OSError:
            silence(self._stream)
            return len(text)

    def flush(self) -> None:
        """Flush, as far as that is possible."""
        try:
            self._stream.flush()
        except OSError:
            silence(self._stream)


def silence(stream: TextIO) -> None:
    """Let nobody read a stream: Python flushes it once more when it ends, which must not fail."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _handle_errors(stream: TextIOWrapper, how: str | None) -> None:
    with suppress(UnsupportedOperation):  # an input cannot be told so once it has been read
        stream.reconfigure(errors=how)


@contextmanager
def readable_streams() -> Iterator[None]:
    """Make the streams of this process readable and forgiving for a while.

    One that is closed has nothing to read, or is written to nowhere; only stdout stays
    closed, for the program to say so.
    """
    codecs.register_error(_HANDLER, _replaced)
    before = sys.stdin, sys.stderr
    with ExitStack() as stack:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stack.callback(_handle_errors, stream, stream.errors)
                _handle_errors(stream, _HANDLER)
        if cast("TextIO | None", sys.stdin) is None:
            sys.stdin = stack.enter_context(Path(os.devnull).open(encoding="utf-8"))
        if cast("TextIO | None", sys.stderr) is None:
            sys.stderr = stack.enter_context(Path(os.devnull).open("w", encoding="utf-8"))
        sys.stderr = cast("TextIO", _Forgiving(sys.stderr))
        try:
            yield
        finally:
            sys.stdin, sys.stderr = before
