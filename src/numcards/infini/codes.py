"""Why an action is not legal: the codes, and the facts that go with them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.refusals import Facts

if TYPE_CHECKING:
    from numcards.core.cards import Card, Family, NumberCard, Value
    from numcards.infini.piles import Branch, Lying


class Code(StrEnum):
    """What is wrong with an action, beside what `CommonCode` says."""

    NO_SUCH_CARD = "no-such-card"
    """The deck has no such card (`CardFacts`)."""
    NO_SUCH_PILE = "no-such-pile"
    """No pile of this colour is in play (`PileFacts`)."""
    NOT_HELD = "not-held"
    """The hand has no such card (`CardFacts`)."""
    NOTHING_LEFT = "nothing-left"
    """No card of the hand can be played any more, so the turn can only be ended."""
    NOT_YOUR_PILE = "not-your-pile"
    """This may be played on one's own pile only (`PileFacts`)."""
    DOES_NOT_FIT = "does-not-fit"
    """The card's value does not fit the top of the branch (`FitFacts`)."""
    BRANCH_EMPTY = "branch-empty"
    """The branch needs a card for this (`BranchFacts`)."""
    BOTH_BRANCHES = "both-branches"
    """Both branches of the pile need a card for this (`PileFacts`)."""
    JOKER_VALUE = "joker-value"
    """The joker cannot have this value there (`JokerFacts`)."""
    NOT_FIRST = "not-first"
    """This can only be the first play of a turn."""
    PLAYS_OWED = "plays-owed"
    """The turn is not fulfilled yet (`OwedFacts`)."""


@frozen(eq=False, repr=False)
class CardFacts(Facts):
    """The card that is the trouble."""

    card: Card


@frozen(eq=False, repr=False)
class PileFacts(Facts):
    """The colour of the pile that is the trouble, and the card that was to be played there."""

    card: Card
    pile: Family


@frozen(eq=False, repr=False)
class BranchFacts(Facts):
    """The empty branch, and the card that was to be played there."""

    card: Card
    branch: Branch


@frozen(eq=False, repr=False)
class FitFacts(Facts):
    """The card, the branch with its top, and the values that fit it, ascending."""

    card: NumberCard
    branch: Branch
    top: Lying
    fitting: tuple[Value, ...]


@frozen(eq=False, repr=False)
class JokerFacts(Facts):
    """The value for a joker, the branch with its top, and the values it may have, ascending."""

    value: Value
    branch: Branch
    top: Lying
    offered: tuple[Value, ...]


@frozen(eq=False, repr=False)
class OwedFacts(Facts):
    """How many plays the player still owes."""

    owed: int
