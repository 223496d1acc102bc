"""Seats around the table, and who looks at it."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Final, NewType, TypeAlias, final

from numcards.core.errors import UsageError
from numcards.core.sentences import shown
from numcards.core.whole import whole

__all__ = [
    "SPECTATOR",
    "Seat",
    "Spectator",
    "Viewer",
    "check_seat",
    "check_sender",
    "check_viewer",
    "clockwise",
    "seat_text",
    "seats",
    "viewers",
]

Seat = NewType("Seat", int)
"""A place at the table, from 0 to players - 1; the next seat clockwise has the next number."""


@final
class Spectator(Enum):
    """Somebody who looks and does not play (ALL-08); `SPECTATOR` is the only member."""

    SPECTATOR = "spectator"

    def __repr__(self) -> str:
        """The name that programs use."""
        return "SPECTATOR"

    def __str__(self) -> str:
        """The word that documents use."""
        return "spectator"


SPECTATOR: Final = Spectator.SPECTATOR
"""The spectator, who sees what everyone may know (ALL-08)."""

Viewer: TypeAlias = Seat | Spectator
"""Who looks: a seat, or `SPECTATOR`."""


def check_seat(seat: object, players: int) -> Seat:
    """The seat as a plain int.

    Raises `UsageError` unless it is one of the seats of a game with so many players.
    """
    if type(seat) is int and 0 <= seat < players:
        return seat  # type: ignore[return-value]  # NewType calls cost time
    plain = whole(seat)
    if plain is not None and 0 <= plain < players:
        return Seat(plain)
    raise UsageError(
        "A seat is a whole number from 0 to {last}, not {given}.",
        last=players - 1,
        given=shown(seat),
    )


def check_viewer(viewer: object, players: int) -> Viewer:
    """The viewer, a seat as a plain int.

    Raises `UsageError` unless it is a seat of the game or `SPECTATOR`.
    """
    if type(viewer) is int and 0 <= viewer < players:
        return viewer  # type: ignore[return-value]  # NewType calls cost time
    if viewer is SPECTATOR:
        return SPECTATOR
    plain = whole(viewer)
    if plain is not None and 0 <= plain < players:
        return Seat(plain)
    raise UsageError(
        "A viewer is a seat from 0 to {last}, or numcards.core.SPECTATOR, not {given}.",
        last=players - 1,
        given=shown(viewer),
    )


def check_sender(by: object, players: int) -> Viewer | None:
    """Who sent an action, or whose actions are asked for; None where nobody is named.

    Raises `UsageError` unless it is a seat of the game, `SPECTATOR` or None.
    """
    if by is None:
        return None
    return SPECTATOR if by is SPECTATOR else check_seat(by, players)


def viewers(players: int) -> tuple[Viewer, ...]:
    """All who can look at a game with so many players: its seats, and the spectator.

    >>> viewers(2)
    (0, 1, SPECTATOR)
    """
    return (*clockwise(players, 0), SPECTATOR)


@cache
def _laps(players: int) -> tuple[tuple[Seat, ...], ...]:
    seats = tuple(Seat(seat) for seat in range(players))
    return tuple(seats[start:] + seats[:start] for start in seats)


def clockwise(players: int, start: int) -> tuple[Seat, ...]:
    """All seats once, clockwise from `start`, which may be any whole number (ALL-01).

    >>> clockwise(4, 2)
    (2, 3, 0, 1)
    """
    return _laps(players)[start % players]


def seats(players: int) -> tuple[Seat, ...]:
    """All seats of a game with so many players, ascending.

    >>> seats(3)
    (0, 1, 2)
    """
    return clockwise(players, 0)


def seat_text(seat: Seat) -> str:
    """The seat's text, which `parse_seat` reads back.

    >>> seat_text(Seat(2))
    'P2'
    """
    return f"P{seat}"
