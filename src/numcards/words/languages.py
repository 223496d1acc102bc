"""The languages that the library speaks."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from numcards.core.errors import UsageError
from numcards.core.sentences import shown

__all__ = ["LANGUAGES", "Language", "check_language"]

Language: TypeAlias = Literal["en", "fr"]
"""English or French; it never has a default outside the command line."""

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


def check_language(language: object) -> None:
    """Raise `UsageError` unless this is one of the languages."""
    if language not in LANGUAGES:
        raise UsageError(
            "A language is one of {languages}, not {given}.",
            languages=", ".join(LANGUAGES),
            given=shown(language),
        )
