"""What the command line takes from its surroundings: the language, and how it must end."""

from __future__ import annotations

import gettext
import os
import sys
from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING, Final, TextIO, cast

from numcards.cli.streams import readable_streams, silence
from numcards.core.sentences import say
from numcards.words import LANGUAGES, Language, translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from numcards.core.sentences import Sentence

__all__ = ["FAILED", "INTERRUPTED", "NO_READER", "ending_well", "speaking", "terminal_language"]

FAILED: Final = 1
"""The exit code when something went wrong."""
INTERRUPTED: Final = 130
"""The exit code after Ctrl-C."""
NO_READER: Final = 141
"""The exit code when nobody reads the output any more."""

_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def terminal_language(environment: Mapping[str, str]) -> Language:
    """The language that the terminal speaks, as gettext finds it out; English if not ours.

    >>> terminal_language({"LANG": "fr_CA.UTF-8"}), terminal_language({"LANG": "C"})
    ('fr', 'en')
    """
    for variable in _VARIABLES:
        for name in environment.get(variable, "").split(":"):
            code = name[:2].lower()
            for language in LANGUAGES:
                if code == language:
                    return language
        if environment.get(variable):
            return "en"
    return "en"


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Let argparse speak a language: it asks gettext, and that asks the environment."""
    before, domain = os.environ.get("LANGUAGE"), gettext.textdomain()
    os.environ["LANGUAGE"] = language
    gettext.bindtextdomain("argparse", str(files("numcards.words") / "locale"))
    gettext.textdomain("argparse")
    try:
        yield
    finally:
        gettext.textdomain(domain)
        if before is None:
            del os.environ["LANGUAGE"]
        else:
            os.environ["LANGUAGE"] = before


def ending_well(work: Callable[[], int], language: Language) -> int:
    """Do the work of a command and give back its exit code, whatever happens to the streams.

    After Ctrl-C, or when nothing can be written to stdout, it says so in one line on stderr.
    """
    with readable_streams():
        if cast("TextIO | None", sys.stdout) is None:
            _report(say("Nothing can be shown: standard output is closed."), language)
            return FAILED
        code = _ended(work, language)
        try:
            sys.stdout.flush()
        except OSError as error:
            silence(sys.stdout)
            return code or _unheard(error, language)
        sys.stderr.flush()
        return code


def _ended(work: Callable[[], int], language: Language) -> int:
    try:
        return work()
    except KeyboardInterrupt:
        _report(say("Interrupted."), language)
        return INTERRUPTED
    except SystemExit as leaving:  # of argparse
        return leaving.code if isinstance(leaving.code, int) else FAILED
    except OSError as error:
        silence(sys.stdout)
        return _unheard(error, language)


def _unheard(error: OSError, language: Language) -> int:
    """The exit code when stdout cannot be written to; a reader who has left need not be told."""
    if isinstance(error, BrokenPipeError):
        return NO_READER
    _report(say("standard output: {problem}", problem=error.strerror), language)
    return FAILED


def _report(problem: Sentence, language: Language) -> None:
    print(translate(problem, language), file=sys.stderr)
