"""What the command line takes from its surroundings: the language, and how it must end."""

from __future__ import annotations

import gettext
import os
import sys
from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from numcards.words import LANGUAGES, Language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

__all__ = ["INTERRUPTED", "NO_READER", "ending_well", "speaking", "terminal_language"]

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


def ending_well(work: Callable[[], int]) -> int:
    """Do the work of a command and give back its exit code, also after Ctrl-C or a closed pipe."""
    try:
        code = work()
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes stdout once more when it ends, which must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER
    return code
