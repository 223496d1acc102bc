"""Whether an action fits the phase: what each phase demands, and where each action belongs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from attrs import evolve, frozen

from numcards.core.refusals import Refusal
from numcards.scorecard.actions import (
    Action,
    Bust,
    Declare,
    Discard,
    Done,
    Double,
    Draw,
    End,
    Joker,
    Keep,
    Lock,
    Skip,
    Swipe,
    Take,
    Validate,
)
from numcards.scorecard.phases import (
    Choosing,
    Forced,
    Owing,
    SeenPhase,
    Skipped,
    Start,
    Stopped,
    Validating,
    Waiting,
)
from numcards.scorecard.refusals import CardFacts, Code
from numcards.scorecard.specials import KIND_OF

__all__ = ["untimely"]


def untimely(phase: SeenPhase, action: Action) -> Refusal | None:
    """Actions that belong to another phase."""
    demand = _DEMANDS.get(type(phase))
    if demand is not None and not isinstance(action, demand.kinds):
        if isinstance(phase, Waiting):
            return evolve(demand.refusal, facts=CardFacts(phase.card))
        return demand.refusal
    place = _PLACES.get(type(action))
    if place is not None and type(phase) not in place.kinds:
        return place.refusal
    return None


@frozen(eq=False)
class _Ground:
    """What goes together, and what is said where it does not."""

    kinds: tuple[type, ...]
    refusal: Refusal


_DEMANDS: Final[Mapping[type, _Ground]] = {
    Owing: _Ground(
        (Draw,),
        Refusal(
            Code.MUST_DRAW, "SC-08", "After a Rainbow one more card must be drawn at once ({rule})."
        ),
    ),
    Forced: _Ground(
        (Draw,),
        Refusal(Code.MUST_DRAW, "SC-19", "A Double asks for cards to be drawn at once ({rule})."),
    ),
    Stopped: _Ground(
        (Joker, Bust),
        Refusal(
            Code.MUST_ANSWER,
            "SC-15",
            "A card has stopped the sequence: answer it with joker or bust ({rule}).",
        ),
    ),
    Choosing: _Ground(
        (Take,),
        Refusal(
            Code.MUST_TAKE, "SC-23", "One of the quantum's cards is to be taken, or none ({rule})."
        ),
    ),
    Validating: _Ground(
        (Validate, Done),
        Refusal(
            Code.MUST_VALIDATE,
            "SC-30",
            "The round is over: objectives are validated, until done ({rule}).",
        ),
    ),
    Skipped: _Ground(
        (Joker, Double, Skip, Swipe, End),
        Refusal(
            Code.TURN_SKIPPED,
            "SC-20",
            "In a skipped turn only joker, double, skip and swipe can be used, until end ({rule}).",
        ),
    ),
    Waiting: _Ground(
        (Keep, Discard, *KIND_OF),
        Refusal(Code.CARD_WAITS, "SC-09", "The drawn {card} must be used or kept first ({rule})."),
    ),
}
"""What each phase demands before anything else: the actions that it allows."""

_AT_THE_END: Final = _Ground(
    (Validating,),
    Refusal(
        Code.ROUND_GOES_ON, "SC-30", "Objectives are validated at the end of a round only ({rule})."
    ),
)
_WHILE_WAITING: Final = _Ground(
    (Waiting,), Refusal(Code.NOTHING_WAITS, "SC-09", "No drawn special card waits ({rule}).")
)
_BEFORE_DRAWING: Final = _Ground(
    (Start,),
    Refusal(
        Code.ALREADY_BEGUN,
        "SC-05",
        "Lock and declare come before the first draw or flip of a turn ({rule}).",
    ),
)

_PLACES: Final[Mapping[type, _Ground]] = {
    Validate: _AT_THE_END,
    Done: _AT_THE_END,
    Keep: _WHILE_WAITING,
    Discard: _WHILE_WAITING,
    Lock: _BEFORE_DRAWING,
    Declare: _BEFORE_DRAWING,
    Bust: _Ground(
        (Stopped,),
        Refusal(Code.NOTHING_STOPPED, "SC-15", "No card has stopped a sequence ({rule})."),
    ),
    Take: _Ground(
        (Choosing,),
        Refusal(
            Code.NO_CHOICE, "SC-23", "There are no cards of a quantum to choose from ({rule})."
        ),
    ),
    End: _Ground(
        (Skipped,), Refusal(Code.NOT_SKIPPED, "SC-20", "This is no skipped turn ({rule}).")
    ),
}
"""The actions that make sense in some phases only: the phases that allow them."""
