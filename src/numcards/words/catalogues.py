"""The gettext catalogues: one for each game, and `numcards` for everything around them."""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from numcards.words.languages import Language

__all__ = ["catalogue"]


@cache
def catalogue(language: Language) -> NullTranslations:
    """All messages of a language; the English ones are the message ids themselves.

    A message that no catalogue has, of a user's own game for instance, stays English.
    """
    messages = NullTranslations()
    if language == "en":
        return messages
    folder = files("numcards.words") / "locale" / language / "LC_MESSAGES"
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".mo"):
            with file.open("rb") as compiled:
                messages.add_fallback(GNUTranslations(compiled))
    return messages
