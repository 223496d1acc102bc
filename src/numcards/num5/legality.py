"""What may be done: the predicates, and the listing made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.num5.placement import closest_rows
from numcards.num5.tables import row_choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.core.seats import Seat
    from numcards.num5.actions import Action, ChooseCard, ChooseRow
    from numcards.num5.state import Hand, Row, State, Turn


def legal_choices(turn: Turn, chosen: Sequence[ChooseCard | None]) -> tuple[Action, ...]:
    """Everything that may be done in such a turn, in the order of `all_actions`."""
    if turn.unplaced:
        return legal_row_choices(turn.rows, turn.unplaced)
    return tuple(choice for choice in turn.choices if chosen[choice.seat] is None)


def legal_row_choices(rows: Sequence[Row], unplaced: Hand) -> tuple[ChooseRow, ...]:
    """The rows that the player of the first unplaced card may choose (N5-12), in table order."""
    waiting = unplaced[0]
    choices = row_choices(waiting.seat)
    return tuple([choices[place] for place in closest_rows(rows, waiting.card)])


def may_act(state: State, seat: Seat) -> bool:
    """Whether a seat of the table may act now; the game must not be over (N5-03 to N5-05)."""
    unplaced = state.turn.unplaced
    return unplaced[0].seat == seat if unplaced else state.chosen[seat] is None


def holds(state: State, action: ChooseCard) -> bool:
    """Whether the card is in the hand of the player who chooses it (N5-03)."""
    return action in state.turn.hand(action.seat)
