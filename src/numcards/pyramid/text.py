"""The notation of slots, actions and phases."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

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
from numcards.pyramid.slots import Slot

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["parse_action", "parse_choice", "parse_slot", "parse_slots"]

_SLOT: Final = r"(N[0-9]\.[0-9])"
_SEAT: Final = r"(P[0-9]{1,3})"


def parse_slot(text: str) -> Slot:
    """Read a slot, such as `N2.1`.

    Raises `NotationError` for anything that `str` of a slot does not give.
    """
    try:
        return Slot(text)
    except ValueError:
        raise NotationError(
            "A slot is written like N1.4, N2.1, N3.2 or N4.1, not {given}.", given=shown(text)
        ) from None


def parse_slots(text: str) -> tuple[Slot, ...]:
    """Read slots separated by single spaces; the empty text is no slot at all.

    Raises `NotationError` when one of them is no slot.
    """
    return tuple(map(parse_slot, text.split(" "))) if text else ()


_WORDS: Final[Mapping[str, Action]] = {
    str(action): action for action in (DRAW, TAKE, DISCARD, NO_FLASH)
}

_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[..., Action]], ...]] = (
    (
        re.compile(rf"(?:{_SEAT}:)?replace:{_SLOT}"),
        lambda seat, slot: Replace(parse_slot(slot), seat and parse_seat(seat)),
    ),
    (re.compile(rf"{_SEAT}:discard"), lambda seat: Discard(parse_seat(seat))),
    (re.compile(rf"reveal:{_SLOT}"), lambda slot: Reveal(parse_slot(slot))),
    (
        re.compile(rf"swipe:{_SLOT}>{_SEAT}:{_SLOT}"),
        lambda own, seat, slot: Swipe(parse_slot(own), parse_seat(seat), parse_slot(slot)),
    ),
    (
        re.compile(rf"flip:{_SLOT}>{_SLOT}"),
        lambda first, second: Flip(parse_slot(first), parse_slot(second)),
    ),
    (re.compile(r"keep:([A-Za-z0-9]+)"), lambda card: Keep(parse_card(card))),
    (
        re.compile(rf"flash:{_SEAT}:{_SLOT}"),
        lambda seat, slot: Flash(parse_seat(seat), parse_slot(slot)),
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


def parse_choice(text: str) -> Choice:
    """Read the choice of a seat in phase 2, such as `P2:replace:N1.3` or `P2:discard`.

    Raises `NotationError` for anything else.
    """
    action = parse_action(text)
    if isinstance(action, Choice) and action.seat is not None:
        return action
    raise NotationError(
        "A choice is written like P2:replace:N1.3 or P2:discard, not {given}.", given=shown(text)
    )
