"""The notation of actions, and of phases and scorecards in hand-made positions."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from attrs import evolve, frozen

from numcards.core.errors import NotationError
from numcards.core.notation import parse_card, parse_seat
from numcards.core.seats import Seat, seat_text
from numcards.core.sentences import shown
from numcards.core.zones import parse_number
from numcards.scorecard.actions import (
    BUST,
    DECLARE,
    DISCARD,
    DONE,
    DRAWS,
    END,
    FLIP,
    JOKER,
    KEEP,
    LOCK,
    QUANTUMS,
    STOP,
    TAKE_NONE,
    Action,
    Double,
    Skip,
    Swipe,
    Take,
    Validate,
)
from numcards.scorecard.objectives import OBJECTIVES, Objective, Scorecard, parse_objective
from numcards.scorecard.phases import Forced, Phase, Stopped

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = [
    "PhaseText",
    "parse_action",
    "parse_objectives",
    "parse_phase",
    "parse_scorecard",
    "phase_of",
    "scorecard_text",
]

_WORDS: Final[Mapping[str, Action]] = {
    str(action): action
    for action in (
        *DRAWS,
        *(LOCK, STOP, DECLARE, KEEP, DISCARD, JOKER, FLIP),
        *QUANTUMS,
        *(TAKE_NONE, BUST, END, DONE),
    )
}

_PREFIXES: Final[Mapping[str, Callable[[str], Action]]] = {
    "double": lambda text: Double(parse_seat(text)),
    "skip": lambda text: Skip(parse_seat(text)),
    "swipe": lambda text: Swipe(parse_seat(text)),
    "take": lambda text: Take(parse_card(text)),
    "validate": lambda text: Validate(parse_objective(text)),
}


def parse_action(text: str) -> Action:
    """Read an action, such as `draw:1`, `stop`, `double:P2`, `take:R7` or `validate:pair`.

    Whatever fits the notation parses; whether a game has such a card or player is for
    `refusal` to say.
    Raises `NotationError` for anything that `str` of an action does not give.

    >>> parse_action("swipe:P1").target
    1
    """
    if isinstance(text, str):
        if text in _WORDS:
            return _WORDS[text]
        name, colon, rest = text.partition(":")
        if colon and name in _PREFIXES:
            return _PREFIXES[name](rest)
    raise NotationError(
        "An action is written like draw:1, stop, double:P2, take:R7 or validate:pair, not {given}.",
        given=shown(text),
    )


@frozen
class PhaseText:
    """A phase as its zone names it: who decides what, without the cards that it is about."""

    base: str
    """`start`, `free`, `owing`, `waiting`, `skipped`, `choosing`, `ending`, `validating`, `over`.
    """
    forced: tuple[Seat, int] | None = None
    """A Double's target, and how many cards it must still draw."""
    stopped: Seat | None = None
    """Whose sequence a card has stopped."""

    def __str__(self) -> str:
        """The phase from the inside out, which `parse_phase` reads back."""
        words = [self.base]
        if self.forced is not None:
            seat, left = self.forced
            words.insert(0, f"forced:{seat_text(seat)}:{left}")
        if self.stopped is not None:
            words.insert(0, f"stopped:{seat_text(self.stopped)}")
        return " ".join(words)


_PHASE: Final = re.compile(
    r"(stopped:(?P<stopped>P[0-9]+) (?=free|ending|forced))?"
    r"(forced:(?P<forced>P[0-9]+):(?P<left>[0-9]) (?=start|free|waiting|skipped))?"
    r"(?P<base>start|free|owing|waiting|skipped|choosing|ending|validating|over)"
)


def parse_phase(text: str) -> PhaseText:
    """Read a phase, such as `start` or `stopped:P1 forced:P1:1 free`, from the inside out.

    Raises `NotationError` for anything that is not written that way.

    >>> parse_phase("forced:P1:2 start").forced
    (1, 2)
    """
    match = _PHASE.fullmatch(text)
    if match is None or (match["base"] == "ending" and match["stopped"] is None):
        raise NotationError(
            "A phase is written like start, free or stopped:P1 forced:P1:1 waiting, not {given}.",
            given=shown(text),
        )
    forced = (parse_seat(match["forced"]), int(match["left"])) if match["forced"] else None
    stopped = parse_seat(match["stopped"]) if match["stopped"] else None
    return PhaseText(match["base"], forced, stopped)


def phase_of(phase: Phase) -> PhaseText:
    """What a zone says of a phase."""
    match phase:
        case Stopped(seat, then):
            return evolve(phase_of(then), stopped=seat)
        case Forced(seat, left, then):
            return PhaseText(type(then).__name__.lower(), (seat, left))
        case _:
            return PhaseText(type(phase).__name__.lower())


def parse_scorecard(text: str) -> Scorecard:
    """Read a scorecard, such as `pair:18 run3:20`, objectives in their order.

    Raises `NotationError` for anything that is not written that way.
    """
    words = [word.partition(":") for word in text.split(" ")] if text else []
    objectives = parse_objectives(" ".join(name for name, _, _ in words))
    points = dict(zip(objectives, (parse_number(number) for _, _, number in words), strict=True))
    return tuple(map(points.get, OBJECTIVES))


def scorecard_text(scorecard: Scorecard) -> str:
    """Write a scorecard as `parse_scorecard` reads it."""
    return " ".join(
        f"{objective}:{points}"
        for objective, points in zip(OBJECTIVES, scorecard, strict=True)
        if points is not None
    )


def parse_objectives(text: str) -> tuple[Objective, ...]:
    """Read objectives separated by single spaces; the empty text is none at all.

    Raises `NotationError` unless they stand in the order of the scorecard, each once.
    """
    found = tuple(map(parse_objective, text.split(" "))) if text else ()
    if any(one.index >= two.index for one, two in pairwise(found)):
        raise NotationError(
            "Objectives are named once, in the order of the scorecard, not {given}.",
            given=shown(text),
        )
    return found
