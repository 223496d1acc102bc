"""The notation of slots and actions, and of what the zones of a position hold."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from numcards.core.contents import HIDDEN, parse_number
from numcards.core.errors import NotationError
from numcards.core.notation import parse_card, parse_seat
from numcards.core.sentences import shown
from numcards.pyramid.actions import (
    DISCARD,
    DRAW,
    NO_FLASH,
    TAKE,
    Action,
    Choice,
    Discard,
    Flash,
    Flip,
    Keep,
    Replace,
    Reveal,
    Swipe,
)
from numcards.pyramid.faces import FACE_DOWN, Face
from numcards.pyramid.slots import SLOTS, Slot

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numcards.core.cards import Card

_SLOT: Final = r"(N[0-9]\.[0-9])"
_SEAT: Final = r"(P[0-9]{1,3})"


def parse_slots(text: str) -> tuple[Slot, ...]:
    """Read slots separated by single spaces; the empty text is no slot at all.

    Raises `NotationError` when one of them is no slot.
    """
    return tuple(map(_parse_slot, _words(text)))


def _parse_slot(text: str) -> Slot:
    """Read a slot, such as `N2.1`."""
    try:
        return Slot(text)
    except ValueError:
        raise NotationError(
            "A slot is written like N1.4, N2.1, N3.2 or N4.1, not {given}.", given=shown(text)
        ) from None


_WORDS: Final[Mapping[str, Action]] = {
    str(action): action for action in (DRAW, TAKE, DISCARD, NO_FLASH)
}

_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[..., Action]], ...]] = (
    (
        re.compile(rf"(?:{_SEAT}:)?replace:{_SLOT}"),
        lambda seat, slot: Replace(_parse_slot(slot), seat and parse_seat(seat)),
    ),
    (re.compile(rf"{_SEAT}:discard"), lambda seat: Discard(parse_seat(seat))),
    (re.compile(rf"reveal:{_SLOT}"), lambda slot: Reveal(_parse_slot(slot))),
    (
        re.compile(rf"swipe:{_SLOT}>{_SEAT}:{_SLOT}"),
        lambda own, seat, slot: Swipe(_parse_slot(own), parse_seat(seat), _parse_slot(slot)),
    ),
    (
        re.compile(rf"flip:{_SLOT}>{_SLOT}"),
        lambda first, second: Flip(_parse_slot(first), _parse_slot(second)),
    ),
    (re.compile(r"keep:([A-Za-z0-9]+)"), lambda card: Keep(parse_card(card))),
    (
        re.compile(rf"flash:{_SEAT}:{_SLOT}"),
        lambda seat, slot: Flash(parse_seat(seat), _parse_slot(slot)),
    ),
)
"""How each kind of action that names something is written, and how it is made of its parts."""


def parse_action(text: str) -> Action:
    """Read an action, such as `draw`, `P2:replace:N1.3` or `swipe:N1.2>P3:N2.1`.

    Whatever fits the notation parses; whether a game has such players and cards is for
    `refusal` to say.
    Raises `NotationError` for anything that `str` of an action does not give.

    >>> parse_action("flash:P1:N4.1").slot
    N4.1
    """
    if isinstance(text, str):
        if text in _WORDS:
            return _WORDS[text]
        for form, make in _FORMS:
            match = form.fullmatch(text)
            if match:
                return make(*match.groups())
    raise NotationError(
        "An action is written like draw, replace:N2.1 or flash:no, not {given}.",
        given=shown(text),
    )


NO_CARD: Final = "-"
"""How an empty slot is written."""
NO_CHOICE: Final = "-"
"""How it is written that nothing has been chosen yet."""
OPEN: Final = "open"
"""How it is written that everybody knows a card."""


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split(" ")) if text else ()


def parse_cards_in_slots(text: str) -> tuple[Card | None, ...]:
    """Read the ten cards of a pyramid in slot order, `-` for an empty slot.

    Raises `NotationError` for anything else.
    """
    words = _words(text)
    if len(words) != len(SLOTS):
        raise NotationError(
            "A pyramid has {slots} words, a card or - for each slot, not {given}.",
            slots=len(SLOTS),
            given=len(words),
        )
    return tuple(None if word == NO_CARD else parse_card(word) for word in words)


def parse_faces(text: str) -> tuple[Face, ...]:
    """Read the ten slots of a pyramid as everyone sees them, `?` for a card that lies face down.

    Raises `NotationError` for anything else.
    """
    words = _words(text)
    known = parse_cards_in_slots(" ".join(NO_CARD if word == HIDDEN else word for word in words))
    return tuple(
        FACE_DOWN if word == HIDDEN else card for word, card in zip(words, known, strict=True)
    )


def parse_origins(text: str) -> tuple[int | None, ...]:
    """Read for each card the number of refills before it was drawn, or `open`.

    Raises `NotationError` for anything else.
    """
    return tuple(None if word == OPEN else parse_number(word) for word in _words(text))


def parse_choices(text: str) -> tuple[Choice | None, ...]:
    """Read choices of phase 2, such as `P1:replace:N1.3 - P0:discard`, `-` for none yet.

    Raises `NotationError` for anything else.
    """
    return tuple(None if word == NO_CHOICE else _parse_choice(word) for word in _words(text))


def parse_seen_choices(text: str) -> tuple[Choice | str, ...]:
    """Read choices of phase 2, `-` for none yet and `?` for one that is hidden.

    Raises `NotationError` for anything else.
    """
    words = _words(text)
    return tuple(word if word in {NO_CHOICE, HIDDEN} else _parse_choice(word) for word in words)


def _parse_choice(text: str) -> Choice:
    action = parse_action(text)
    if isinstance(action, Replace | Discard) and action.seat is not None:
        return action
    raise NotationError(
        "A choice is written like P2:replace:N1.3 or P2:discard, not {given}.", given=shown(text)
    )


def parse_shuffled_back(text: str) -> tuple[tuple[int, Card], ...]:
    """Read cards with the number of the refill that they came back in: `1_R7 1_joker 2_B3`.

    Raises `NotationError` for anything else.
    """
    pairs = (word.partition("_") for word in _words(text))
    return tuple((parse_number(number), parse_card(card)) for number, _, card in pairs)


def parse_points(text: str) -> tuple[tuple[int, ...], ...]:
    """Read the points of each seat, round by round: `12/7/30 5/6/7`.

    Raises `NotationError` for anything else.
    """
    return tuple(tuple(map(parse_number, word.split("/"))) for word in _words(text))
