"""The events of NUM-5: what can happen, one class for each kind.

What is secret is declared beside its field; everyone who may not know it finds None there.
"""

from __future__ import annotations

from typing import TypeAlias

from attrs import field, frozen

from numcards.core.cards import Family, NumberCard
from numcards.core.events import secret
from numcards.core.plain import Plain
from numcards.core.seats import Seat
from numcards.num5.scoring import Result


@frozen(eq=False, repr=False)
class RoundBegan(Plain):
    """A round begins: each row has its 0, and so many cards stay undealt (N5-01, N5-02)."""

    number: int
    undealt: int


@frozen(eq=False, repr=False)
class Dealt(Plain):
    """A seat gets its hand; the cards in card order, for the seat alone."""

    seat: Seat
    count: int
    cards: tuple[NumberCard, ...] | None = field(metadata=secret("seat"))


@frozen(eq=False, repr=False)
class Chosen(Plain):
    """A seat lays a card face down (N5-03), which nobody else sees."""

    seat: Seat
    card: NumberCard | None = field(metadata=secret("seat"))


@frozen(eq=False, repr=False)
class Revealed(Plain):
    """All chosen cards are turned over; with their players, in the order of placement (N5-05)."""

    plays: tuple[tuple[Seat, NumberCard], ...]


@frozen(eq=False, repr=False)
class RowNeeded(Plain):
    """A seat has to choose one of these rows for its card (N5-12)."""

    seat: Seat
    card: NumberCard
    rows: tuple[Family, ...]


@frozen(eq=False, repr=False)
class RowChosen(Plain):
    """A seat has chosen a row for its card (N5-12)."""

    seat: Seat
    card: NumberCard
    row: Family


@frozen(eq=False, repr=False)
class Placed(Plain):
    """A card goes to the end of a row (N5-07, N5-11, N5-13)."""

    seat: Seat
    card: NumberCard
    row: Family


@frozen(eq=False, repr=False)
class Collected(Plain):
    """A seat collects the first card of a row (N5-08, N5-13).

    Or its own Shadow at once, which was not placed; `row` is None then (N5-14).
    """

    seat: Seat
    card: NumberCard
    row: Family | None


@frozen(eq=False, repr=False)
class RowTaken(Plain):
    """A seat collects all of a full row but its last card (N5-09)."""

    seat: Seat
    cards: tuple[NumberCard, ...]
    row: Family


@frozen(eq=False, repr=False)
class RoundScored(Plain):
    """A round is over: the points of each seat (N5-16)."""

    number: int
    points: tuple[int, ...]


@frozen(eq=False, repr=False)
class RoundWon(Plain):
    """These seats are credited with the round (N5-17)."""

    number: int
    winners: tuple[Seat, ...]


@frozen(eq=False, repr=False)
class GameEnded(Plain):
    """The game is over."""

    result: Result


Event: TypeAlias = (
    RoundBegan
    | Dealt
    | Chosen
    | Revealed
    | RowNeeded
    | RowChosen
    | Placed
    | Collected
    | RowTaken
    | RoundScored
    | RoundWon
    | GameEnded
)
"""Every kind of event of NUM-5."""
