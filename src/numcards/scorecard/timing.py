"""Why an action is not legal in a phase, whatever lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from numcards.core.refusals import Refusal
from numcards.scorecard.actions import (
    Action,
    Bust,
    Declare,
    Discard,
    Done,
    End,
    Keep,
    Lock,
    Take,
    Validate,
)
from numcards.scorecard.codes import CardFacts, Code
from numcards.scorecard.legality import fits
from numcards.scorecard.phases import (
    Choosing,
    Concealed,
    Ending,
    Forced,
    Free,
    Over,
    Owing,
    SeenPhase,
    Skipped,
    Start,
    Stopped,
    Validating,
    Waiting,
)


def untimely(phase: SeenPhase, action: Action) -> Refusal | None:
    """Actions that belong to another phase."""
    if fits(phase, action):
        return None
    return _demand(phase) or _OUT_OF_PLACE[type(action)]


_MUST_DRAW_ON: Final = Refusal(
    Code.MUST_DRAW, "SC-08", "After a Rainbow one more card must be drawn at once ({rule})."
)
_MUST_DRAW_FOR_DOUBLE: Final = Refusal(
    Code.MUST_DRAW, "SC-19", "A Double asks for cards to be drawn at once ({rule})."
)
_MUST_ANSWER: Final = Refusal(
    Code.MUST_ANSWER,
    "SC-15",
    "A card has stopped the sequence: answer it with joker or bust ({rule}).",
)
_MUST_TAKE: Final = Refusal(
    Code.MUST_TAKE, "SC-23", "One of the quantum's cards is to be taken, or none ({rule})."
)
_MUST_VALIDATE: Final = Refusal(
    Code.MUST_VALIDATE,
    "SC-30",
    "The round is over: objectives are validated, until done ({rule}).",
)
_TURN_SKIPPED: Final = Refusal(
    Code.TURN_SKIPPED,
    "SC-20",
    "In a skipped turn only joker, double, skip and swipe can be used, until end ({rule}).",
)


def _demand(phase: SeenPhase) -> Refusal | None:
    """What a phase demands before anything else."""
    found = None
    match phase:
        case Owing():
            found = _MUST_DRAW_ON
        case Forced():
            found = _MUST_DRAW_FOR_DOUBLE
        case Stopped():
            found = _MUST_ANSWER
        case Choosing() | Concealed():
            found = _MUST_TAKE
        case Validating():
            found = _MUST_VALIDATE
        case Skipped():
            found = _TURN_SKIPPED
        case Waiting(card):
            found = Refusal(
                Code.CARD_WAITS,
                "SC-09",
                "The drawn {card} must be used or kept first ({rule}).",
                CardFacts(card),
            )
        case Start() | Free() | Ending() | Over():
            pass
        case _:
            assert_never(phase)
    return found


_AT_THE_END: Final = Refusal(
    Code.ROUND_GOES_ON, "SC-30", "Objectives are validated at the end of a round only ({rule})."
)
_NOTHING_WAITS: Final = Refusal(
    Code.NOTHING_WAITS, "SC-09", "No drawn special card waits ({rule})."
)
_ALREADY_BEGUN: Final = Refusal(
    Code.ALREADY_BEGUN,
    "SC-05",
    "Lock and declare come before the first draw or flip of a turn ({rule}).",
)
_OUT_OF_PLACE: Final[Mapping[type[Action], Refusal]] = {
    Validate: _AT_THE_END,
    Done: _AT_THE_END,
    Keep: _NOTHING_WAITS,
    Discard: _NOTHING_WAITS,
    Lock: _ALREADY_BEGUN,
    Declare: _ALREADY_BEGUN,
    Bust: Refusal(Code.NOTHING_STOPPED, "SC-15", "No card has stopped a sequence ({rule})."),
    Take: Refusal(
        Code.NO_CHOICE, "SC-23", "There are no cards of a quantum to choose from ({rule})."
    ),
    End: Refusal(Code.NOT_SKIPPED, "SC-20", "This is no skipped turn ({rule})."),
}
"""What is said of actions that a player who is free to draw may not take."""
