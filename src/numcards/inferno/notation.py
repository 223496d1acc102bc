"""The notation of actions and tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.errors import NotationError
from numcards.core.notation import parse_card, parse_seat
from numcards.core.seats import seat_text
from numcards.core.sentences import shown
from numcards.inferno.actions import INFINI, NUMX, PASS, Action, Pass, Play, Pose

if TYPE_CHECKING:
    from collections.abc import Mapping

_WORDS: Final[Mapping[str, Action]] = {str(action): action for action in (PASS, INFINI, NUMX)}


def parse_action(text: str) -> Action:
    """Read an action: `pass`, `infini`, `numx`, or a pose such as `R7+B7+joker`.

    Whatever fits the notation parses; whether a game has such cards is for `refusal` to say.
    Raises `NotationError` for anything that `str` of an action does not give.

    >>> parse_action("G13+S13").count
    2
    """
    if not isinstance(text, str):
        raise NotationError(
            "An action is written like pass or R7+B7, not {given}.", given=shown(text)
        )
    if text in _WORDS:
        return _WORDS[text]
    return Pose(tuple(parse_card(word) for word in text.split("+")))


def parse_trick(text: str) -> tuple[Play, ...]:
    """Read the poses on the table with their players, such as `P0:R7+B7 P1:G9+Y9`.

    Raises `NotationError` for anything that is not written that way.
    """
    return tuple(map(_parse_play, text.split(" "))) if text else ()


def _parse_play(text: str) -> Play:
    seat, _, posed = text.partition(":")
    action = parse_action(posed)
    if isinstance(action, Pass):
        raise NotationError("A pose is expected, not {given}.", given=shown(text))
    return Play(parse_seat(seat), action)


def trick_text(trick: tuple[Play, ...]) -> str:
    """A trick as text, the oldest pose first: `P0:R7+B7 P1:G9+Y9`."""
    return " ".join(f"{seat_text(seat)}:{posed}" for seat, posed in trick)
