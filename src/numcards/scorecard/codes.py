"""Why an action is not legal: the codes, and the facts that go with them."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from attrs import frozen

from numcards.core.cards import Card
from numcards.core.players import Player
from numcards.core.refusals import Facts
from numcards.scorecard.actions import PileNumber
from numcards.scorecard.objectives import Objective


class Code(StrEnum):
    """What is wrong with an action, beside what `CommonCode` says."""

    NO_SUCH_CARD = "no-such-card"
    """The deck of this game has no such card (`CardFacts`)."""
    NO_SUCH_PLAYER = "no-such-player"
    """The game has no such player (`SeatFacts`)."""
    MUST_DRAW = "must-draw"
    """A Rainbow or a Double asks for a card at once."""
    CARD_WAITS = "card-waits"
    """A drawn special card must be used or kept first (`CardFacts`)."""
    MUST_ANSWER = "must-answer"
    """A stopping card asks for a joker, or for the bust."""
    MUST_TAKE = "must-take"
    """A quantum's cards must be chosen from."""
    TURN_SKIPPED = "turn-skipped"
    """This cannot be done in a skipped turn."""
    MUST_VALIDATE = "must-validate"
    """The round is over: objectives are validated now."""
    ROUND_GOES_ON = "round-goes-on"
    """Objectives are validated at the end of a round only."""
    NOTHING_WAITS = "nothing-waits"
    """No drawn special card waits."""
    NOTHING_STOPPED = "nothing-stopped"
    """No card has stopped a sequence."""
    NO_CHOICE = "no-choice"
    """There are no cards of a quantum to choose from."""
    NOT_SKIPPED = "not-skipped"
    """This is no skipped turn."""
    PILE_EMPTY = "pile-empty"
    """The pile has no cards (`PileFacts`)."""
    NOTHING_TO_DRAW = "nothing-to-draw"
    """Both piles are empty, so this card cannot be used (`CardFacts`)."""
    NOTHING_TO_LOCK = "nothing-to-lock"
    """There is no sequence in progress."""
    ALREADY_BEGUN = "already-begun"
    """This is for the beginning of a turn, before the first draw or flip."""
    NOTHING_DRAWN = "nothing-drawn"
    """No card has been drawn in this turn, so it is too early to stop."""
    CANNOT_DECLARE = "cannot-declare"
    """The end of the round cannot be declared yet (`DeclareFacts`)."""
    RESERVE_FULL = "reserve-full"
    """The reserve holds two cards already (`CardFacts`)."""
    CARD_USABLE = "card-usable"
    """The card has a use or room, so it is not put aside (`CardFacts`)."""
    NOT_HELD = "not-held"
    """No such special card waits or lies in the reserve (`CardFacts`)."""
    NOTHING_TO_RESCUE = "nothing-to-rescue"
    """A joker of the reserve has nothing to rescue or secure."""
    NO_TARGET = "no-target"
    """This player is no legal target (`SeatFacts`)."""
    NOT_AMONG = "not-among"
    """The card is not among the quantum's (`CardFacts`)."""
    OBJECTIVE_TAKEN = "objective-taken"
    """The objective is on the scorecard already (`ObjectiveFacts`)."""
    OBJECTIVE_IMPOSSIBLE = "objective-impossible"
    """The collection does not fulfil the objective (`ObjectiveFacts`)."""
    CARDS_USED = "cards-used"
    """It does, but not beside what is validated already (`ObjectiveFacts`)."""


@frozen(eq=False, repr=False)
class CardFacts(Facts):
    """The card that is the trouble."""

    card: Card


@frozen(eq=False, repr=False)
class SeatFacts(Facts):
    """The player who was named."""

    target: Player


@frozen(eq=False, repr=False)
class PileFacts(Facts):
    """The pile that was named."""

    pile: PileNumber


@frozen(eq=False, repr=False)
class DeclareFacts(Facts):
    """Which condition is missing, and what it counts."""

    missing: Literal["declared", "turns", "unsecured", "empty"]
    turns: int
    """The turns completed in this round."""
    needed: int
    """The turns that must be completed."""
    unsecured: tuple[Player, ...]
    """The players who have secured nothing yet, those out left aside."""


@frozen(eq=False, repr=False)
class ObjectiveFacts(Facts):
    """The objective that was named, and those validated in this round so far."""

    objective: Objective
    chosen: tuple[Objective, ...]
