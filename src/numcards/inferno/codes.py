"""Why an action is not legal: the codes, and the facts that go with them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.refusals import Facts

if TYPE_CHECKING:
    from numcards.core.cards import Card, Value
    from numcards.inferno.actions import Posed


class Code(StrEnum):
    """What is wrong with an action, beside what `CommonCode` says."""

    NOT_IN_GAME = "not-in-game"
    """The deck has no such cards (`CardFacts`)."""
    NOT_HELD = "not-held"
    """The hand has no such cards (`CardFacts`)."""
    WRONG_COUNT = "wrong-count"
    """Another number of cards is needed (`CountFacts`)."""
    NOT_HIGHER = "not-higher"
    """The value does not beat the one on the table (`ValueFacts`)."""
    CANNOT_CUT = "cannot-cut"
    """This cannot be laid on what lies on the table (`TopFacts`)."""
    CANNOT_FINISH = "cannot-finish"
    """No hand may end with this card (`CardFacts`)."""
    MUST_POSE = "must-pose"
    """A leader who can pose must."""


@frozen(eq=False, repr=False)
class CardFacts(Facts):
    """The cards that are the trouble, in card order."""

    cards: tuple[Card, ...]


@frozen(eq=False, repr=False)
class CountFacts(Facts):
    """How many cards were posed, and how many are needed."""

    given: int
    needed: int


@frozen(eq=False, repr=False)
class ValueFacts(Facts):
    """The value that was posed, the one that must be beaten, and the order in force."""

    given: Value
    to_beat: Value
    inverted: bool


@frozen(eq=False, repr=False)
class TopFacts(Facts):
    """What was to be laid, and what lies on the table."""

    given: Posed
    top: Posed
