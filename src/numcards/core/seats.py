"""Seats around the table, and who looks at it."""

from __future__ import annotations

from functools import cache
from typing import NewType, TypeAlias

from attrs import frozen

from numcards.core.errors import Facts, UsageError
from numcards.core.sentences import shown

__all__ = [
    "Seat",
    "TurnFacts",
    "Viewer",
    "check_seat",
    "check_viewer",
    "clockwise",
    "seat_text",
]

Seat = NewType("Seat", int)
"""A place at the table, from 0 to players - 1; the next seat clockwise has the next number."""

Viewer: TypeAlias = Seat | None
"""Who looks: a seat, or None for a spectator."""


@frozen(eq=False, repr=False)
class TurnFacts(Facts):
    """Who wanted to act, and whose turn it is."""

    by: Seat
    turn: Seat


def check_seat(seat: object, players: int) -> None:
    """Raise `UsageError` unless this is one of the seats of a game with so many players."""
    if type(seat) is not int or not 0 <= seat < players:
        raise UsageError(
            "A seat is a whole number from 0 to {last}, not {given}.",
            last=players - 1,
            given=shown(seat),
        )


def check_viewer(viewer: object, players: int) -> None:
    """Raise `UsageError` unless this is a seat of the game or None, the spectator."""
    if viewer is not None:
        check_seat(viewer, players)


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


def seat_text(seat: Seat) -> str:
    """The seat's text, which `parse_seat` reads back.

    >>> seat_text(Seat(2))
    'P2'
    """
    return f"P{seat}"
