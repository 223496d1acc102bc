"""The notation of actions, and of phases and scorecards in hand-made positions."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from attrs import evolve, frozen

from numcards.core.cards import SPECIALS, NumberCard, Special
from numcards.core.contents import NUMBER, Content, parse_number, row_of
from numcards.core.errors import NotationError
from numcards.core.notation import cards_text, parse_card, parse_cards, parse_seat
from numcards.core.seats import Seat, seat_text
from numcards.core.sentences import shown
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
from numcards.scorecard.objectives import (
    EMPTY_SCORECARD,
    OBJECTIVES,
    Objective,
    Scorecard,
    may_be_collected,
    parse_objective,
)
from numcards.scorecard.phases import Forced, SeenPhase, Stopped, Word

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

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


Collected: TypeAlias = tuple[NumberCard, ...]
Kept: TypeAlias = tuple[Special, ...]


@frozen
class PhaseText:
    """A phase as its zone names it: who decides what, without the cards that it is about."""

    word: Word
    """The phase from which, or to which, one goes back once all that interrupts it is done."""
    forced: tuple[Seat, int] | None = None
    """A Double's target, and how many cards it must still draw."""
    stopped: Seat | None = None
    """Whose sequence a card has stopped."""

    def __str__(self) -> str:
        """The phase from the inside out, which `parse_phase` reads back."""
        words: list[str] = [self.word]
        if self.forced is not None:
            seat, left = self.forced
            words.insert(0, f"forced:{seat_text(seat)}:{left}")
        if self.stopped is not None:
            words.insert(0, f"stopped:{seat_text(self.stopped)}")
        return " ".join(words)


_STOPPED: Final = r"stopped:P[0-9]+ (?=free|ending|forced)"
_FORCED: Final = r"forced:P[0-9]+:[0-9] (?=start|free|waiting|skipped)"
_WORD: Final = "start|free|owing|waiting|skipped|choosing|ending|validating|over"
_PHASE: Final = re.compile(f"({_STOPPED})?({_FORCED})?({_WORD})")


def parse_phase(text: str) -> PhaseText:
    """Read a phase, such as `start` or `stopped:P1 forced:P1:1 free`, from the inside out.

    Raises `NotationError` for anything that is not written that way.

    >>> parse_phase("forced:P1:2 start").forced
    (1, 2)
    """
    match = _PHASE.fullmatch(text)
    if match is None or (match[3] == "ending" and match[1] is None):
        raise NotationError(
            "A phase is written like start, free or stopped:P1 forced:P1:1 waiting, not {given}.",
            given=shown(text),
        )
    stopped, forced = (each.strip().split(":") if each else None for each in match.groups()[:2])
    return PhaseText(
        cast("Word", match[3]),
        None if forced is None else (parse_seat(forced[1]), int(forced[2])),
        None if stopped is None else parse_seat(stopped[1]),
    )


def phase_of(phase: SeenPhase) -> PhaseText:
    """What a zone says of a phase."""
    if isinstance(phase, Stopped):
        return evolve(phase_of(phase.then), stopped=phase.seat)
    if isinstance(phase, Forced):
        return PhaseText(phase.then.word, (phase.seat, phase.left))
    return PhaseText(phase.word)


def _parse_collected(text: str) -> Collected:
    cards = parse_cards(text)
    collected = tuple(card for card in cards if may_be_collected(card))
    if len(collected) < len(cards):
        raise NotationError(
            "Number cards without Shadow are expected, not {given} (SC-35).", given=shown(text)
        )
    return collected


def _parse_kept(text: str) -> Kept:
    cards = parse_cards(text)
    kept = tuple(card for card in cards if isinstance(card, Special))
    if len(kept) < len(cards):
        raise NotationError("Special cards are expected, not {given} (SC-03).", given=shown(text))
    return kept


def parse_scorecard(text: str) -> Scorecard:
    """Read a scorecard, such as `pair:18 run3:20`, objectives in their order.

    Raises `NotationError` for anything that is not written that way.
    """
    if not text:
        return (
            EMPTY_SCORECARD  # the very one of a game that begins, so that no size tells them apart
        )
    words = [word.partition(":") for word in text.split(" ")]
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


def objectives_text(objectives: tuple[Objective, ...]) -> str:
    """Write objectives as `parse_objectives` reads them."""
    return " ".join(map(str, objectives))


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


_OBJECTIVE: Final = f"(?:{'|'.join(map(str, OBJECTIVES))})"
_SPECIAL: Final = f"(?:{'|'.join(map(str, SPECIALS))})"

COLLECTED: Final = Content[Collected](
    "number cards without Shadow",
    _parse_collected,
    cards_text,
    row_of("[RGBYW](?:1[0-6]|[0-9])"),
)
KEPT: Final = Content[Kept]("special cards", _parse_kept, cards_text, row_of(_SPECIAL))
SCORECARD: Final = Content[Scorecard](
    "objectives with their points, such as pair:18 run3:20",
    parse_scorecard,
    scorecard_text,
    row_of(f"{_OBJECTIVE}:{NUMBER.pattern}"),
)
VALIDATED: Final = Content[tuple[Objective, ...]](
    "objectives", parse_objectives, objectives_text, row_of(_OBJECTIVE)
)
PHASE: Final = Content[PhaseText](
    "a phase, such as free or stopped:P1 forced:P1:1 waiting", parse_phase, str, _PHASE.pattern
)
"""What the zones of this game hold, beside what zones of every game do."""
