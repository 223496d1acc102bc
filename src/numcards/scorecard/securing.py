"""Securing a sequence, and losing one (SC-05, SC-10, SC-20, SC-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.scorecard.phases import ENDING
from numcards.scorecard.state import State, make_state, make_table, with_discard
from numcards.scorecard.tables import collected, replaced

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numcards.core.seats import Seat

__all__ = ["lost", "secured"]


def secured(state: State) -> State:
    """The sequence of the player on turn is safe in the collection, and the turn ends."""
    table, seat = state.table, state.turn
    sequence = state.sequences[seat]
    if not sequence:
        return make_state(
            state.round, table, state.stacks, state.left, state.sequences, seat, ENDING
        )
    more = collected(table.collections[seat], sequence)
    table = make_table(
        replaced(table.collections, seat, more),
        table.reserves,
        table.discard,
        table.out,
        table.skips,
        table.turns,
        table.declarer,
        table.peekers,
    )
    sequences = replaced(state.sequences, seat, ())
    return make_state(state.round, table, state.stacks, state.left, sequences, seat, ENDING)


def lost(state: State, seats: Iterable[Seat]) -> State:
    """The sequences of these seats go to the discard; the turn ends."""
    table, sequences = state.table, state.sequences
    for seat in seats:
        if sequences[seat]:
            table = with_discard(table, collected(table.discard, sequences[seat]))
            sequences = replaced(sequences, seat, ())
    return make_state(state.round, table, state.stacks, state.left, sequences, state.turn, ENDING)
