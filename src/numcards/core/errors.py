"""Errors: what was given, what was expected, and the rule."""

from __future__ import annotations

from numcards.core.sentences import Sentence, say

__all__ = [
    "InvalidOptions",
    "InvalidPosition",
    "NotationError",
    "NumcardsError",
    "RecordError",
    "UsageError",
]


class NumcardsError(Exception):
    """The root of every error that numcards raises on purpose.

    Each error holds one `sentence` (a template with its facts), which `str` words in English.
    """

    sentence: Sentence

    def __init__(self, template: str, **facts: object) -> None:
        """Make an error from a template and the facts it names."""
        super().__init__(template)
        self.sentence = say(template, **facts)

    def __str__(self) -> str:
        """Word the error in English."""
        return str(self.sentence)


class UsageError(NumcardsError, ValueError):
    """A door was used wrongly: a bad seat, seed or viewer, a state of another game."""


class InvalidOptions(NumcardsError, ValueError):  # noqa: N818  # named after what is wrong
    """An option has a value that the rules page does not allow."""


class NotationError(NumcardsError, ValueError):
    """A text is no card, seat or action, or cards together are no action of the game."""


class RecordError(NumcardsError, ValueError):
    """A record cannot be read or replayed."""


class InvalidPosition(NumcardsError, ValueError):  # noqa: N818  # named after what is wrong
    """A hand-made position cannot arise; `complaints` lists everything that is wrong with it."""

    complaints: tuple[Sentence, ...]

    def __init__(self, complaints: tuple[Sentence, ...]) -> None:
        """Collect the complaints into one error."""
        super().__init__("{complaints}", complaints=" ".join(map(str, complaints)))
        self.complaints = complaints

    def __reduce__(self) -> tuple[type[InvalidPosition], tuple[tuple[Sentence, ...]]]:
        """Pickle the complaints, from which the error is made again."""
        return type(self), (self.complaints,)
