"""Securing a sequence, and losing one (SC-05, SC-10, SC-20, SC-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.scorecard.event_types import Event, Lost, Secured
from numcards.scorecard.phases import ENDING
from numcards.scorecard.state import State, change_state, change_table, make_state
from numcards.scorecard.tables import collected, replaced

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numcards.core.events import Log
    from numcards.core.seats import Seat


def secured(state: State, log: Log[Event]) -> State:
    """The sequence of the player on turn is safe in the collection, and the turn ends."""
    table, seat = state.table, state.turn
    sequence = state.sequences[seat]
    if not sequence:
        return change_state(state, phase=ENDING)
    if log is not None:
        log.append(Secured(seat, sequence))
    more = collected(table.collections[seat], sequence)
    table = change_table(table, collections=replaced(table.collections, seat, more))
    sequences = replaced(state.sequences, seat, ())
    return make_state(state.round, table, state.stacks, state.left, sequences, seat, ENDING)


def lost(state: State, seats: Iterable[Seat], log: Log[Event]) -> State:
    """The sequences of these seats go to the discard; the turn ends."""
    table, sequences = state.table, state.sequences
    for seat in seats:
        if sequences[seat]:
            if log is not None:
                log.append(Lost(seat, sequences[seat]))
            table = change_table(table, discard=collected(table.discard, sequences[seat]))
            sequences = replaced(sequences, seat, ())
    return change_state(state, table=table, sequences=sequences, phase=ENDING)
