"""Errors and refusals: what was given, what was expected, and the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import asdict, frozen

from numcards.core.plain import Plain
from numcards.core.sentences import Sentence, say

if TYPE_CHECKING:
    from enum import StrEnum

__all__ = [
    "Facts",
    "ForeignFacts",
    "IllegalAction",
    "InvalidOptions",
    "InvalidPosition",
    "NotationError",
    "NumcardsError",
    "RecordError",
    "Refusal",
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


@frozen(eq=False, repr=False)
class Facts(Plain):
    """What a refusal is about; each kind of refusal has its own subclass with its own fields."""


@frozen(eq=False, repr=False)
class ForeignFacts(Facts):
    """What was given instead of an action, as it is quoted."""

    given: str


@frozen
class Refusal:
    """Why an action is not allowed: a code of the game, the rule's id, and the facts.

    `str` words it in English.
    The facts hold only what the player who wanted to act may know.
    `template` is the sentence before the facts are filled in, and the key of its translations.
    """

    code: StrEnum
    rule: str
    template: str
    facts: Facts = Facts()

    @property
    def sentence(self) -> Sentence:
        """The refusal as a sentence, which ends with the rule's id."""
        facts = asdict(self.facts, recurse=False)
        return say(self.template + " ({rule})", **facts, rule=self.rule)

    def __str__(self) -> str:
        """Word the refusal in English."""
        return str(self.sentence)


class IllegalAction(NumcardsError):  # noqa: N818  # named after what is wrong
    """An action is not legal in this position; `refusal` says why."""

    refusal: Refusal

    def __init__(self, refusal: Refusal) -> None:
        """Carry a refusal."""
        super().__init__("{refusal}", refusal=refusal)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        """Pickle the refusal, from which the error is made again."""
        return type(self), (self.refusal,)
