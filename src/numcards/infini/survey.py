"""What people at the table want to know at a glance.

Every function takes a state or a view: what it tells is open to everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from numcards.core.cards import VALUES, Card, Family, NumberCard, Value
from numcards.core.errors import UsageError
from numcards.core.seats import Seat, check_seat
from numcards.core.sentences import shown
from numcards.infini.piles import Branch, Direction
from numcards.infini.scoring import CARDS_PER_COLOUR

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.infini.options import Options
    from numcards.infini.piles import Pile


class Table(Protocol):
    """What a state and a view both show."""

    @property
    def options(self) -> Options:
        """The options of the game."""
        ...

    @property
    def piles(self) -> tuple[Pile, ...]:
        """The piles of the colours in play, Red first."""
        ...

    @property
    def placed(self) -> Mapping[Family, int]:
        """How many cards of each colour in play have been placed."""
        ...

    @property
    def out(self) -> tuple[Card, ...]:
        """The cards that are out of the game."""
        ...


def values_to_place(table: Table, colour: Family) -> tuple[Value, ...]:
    """The values of a colour that have not been placed yet, ascending.

    Raises `UsageError` for a colour that has no pile in this game.
    """
    pile = table.piles[_number_of(table, colour)]
    gone = {*pile.rising, *pile.falling, *table.out}
    return tuple(value for value in VALUES if NumberCard(colour, value) not in gone)


def fitting_values(table: Table, branch: Branch, seat: Seat) -> tuple[Value, ...]:
    """The values still to be placed that a seat could place on a branch now, ascending.

    By INI-04, INI-05 and INI-08, whoever holds these cards.
    Raises `UsageError` for a bad seat, or a branch that is not in this game.

    >>> from numcards.infini import Options, position
    >>> from numcards.infini.notation import parse_branch
    >>> zones = {"P0": "R1", "R+": "R3 R8 R10 R12", "R-": "R9 R6"}
    >>> fitting_values(position(Options(mode="coop", players=1), zones), parse_branch("R+"), 0)
    (2, 13, 14, 15, 16)
    """
    seat = check_seat(seat, table.options.players)
    if not isinstance(branch, Branch):
        raise UsageError("A branch is expected, not {given}.", given=shown(branch))
    number = _number_of(table, branch.colour)
    top = table.piles[number].top(branch.direction)
    right = table.options.powers[seat].placing[number]
    return tuple(
        value
        for value in values_to_place(table, branch.colour)
        if right.fits(branch.direction, None if top is None else top.value, value)
    )


def caught_values(table: Table, colour: Family, seat: Seat) -> tuple[Value, ...]:
    """The values still to be placed that a seat could place on neither branch now, ascending.

    Raises `UsageError` for a bad seat, or a colour that has no pile in this game.
    """
    _number_of(table, colour)
    fitting = {
        value
        for direction in Direction
        for value in fitting_values(table, Branch(colour, direction), seat)
    }
    return tuple(value for value in values_to_place(table, colour) if value not in fitting)


def picture(table: Table) -> str:
    """The piles as text: a line for each branch, the oldest card first, and the progress.

    >>> from numcards.infini import Options, position
    >>> zones = {"P0": "R2 S5", "R+": "R3 R7 R12", "G-": "G9", "turn": "P0"}
    >>> print(picture(position(Options(mode="adversary", players=2), zones)))
    R+  R3 R7 R12        3 of 17 placed
    R-  .
    G+  .                1 of 17 placed
    G-  G9
    """
    lines = []
    for colour, pile in zip(table.options.colours, table.piles, strict=True):
        rising, falling = (
            f"{Branch(colour, way)}  {' '.join(map(str, pile.stack(way))) or '.'}"
            for way in Direction
        )
        lines.append(f"{rising:<19}  {pile.placed} of {CARDS_PER_COLOUR} placed")
        lines.append(falling)
    return "\n".join(lines)


def _number_of(table: Table, colour: Family) -> int:
    if colour not in table.options.colours:
        raise UsageError(
            "The piles of this game are {colours}, not {given} (INI-02).",
            colours=", ".join(map(str, table.options.colours)),
            given=shown(colour),
        )
    return colour.index
