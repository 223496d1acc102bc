"""Using special cards, keeping them, and putting them aside (SC-09, SC-18 to SC-24)."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from numcards.core.cards import Special
from numcards.core.seats import Seat
from numcards.scorecard.actions import Double, Flip, Joker, Quantum, Skip, Swipe, Use
from numcards.scorecard.draws import draw_three
from numcards.scorecard.phases import FREE, Forced, Interruptible, Skipped, Start, Waiting
from numcards.scorecard.securing import secured
from numcards.scorecard.state import (
    State,
    Table,
    make_state,
    moved,
    with_discard,
    with_peekers,
    with_reserve,
)
from numcards.scorecard.tables import put, replaced, with_kept, without_kept

__all__ = ["KIND_OF", "discard_waiting", "keep", "use"]

_DOUBLE_DRAWS: Final = 2

KIND_OF: Final[dict[type[Use], Special]] = {
    Joker: Special.JOKER,
    Flip: Special.FLIP,
    Double: Special.DOUBLE,
    Skip: Special.SKIP,
    Swipe: Special.SWIPE,
    Quantum: Special.QUANTUM,
}
"""The special card that each action uses."""


def keep(state: State, waiting: Waiting) -> State:
    """Put a drawn special card in the reserve (SC-09)."""
    return moved(state, _keeping(state.table, state.turn, waiting.card), FREE)


def discard_waiting(state: State, waiting: Waiting) -> State:
    """Put aside a drawn special card that has neither use nor room (SC-09)."""
    discard = put(state.table.discard, (waiting.card,), state.options.deck)
    return moved(state, with_discard(state.table, discard), FREE)


def use(state: State, phase: Interruptible, action: Use) -> State:
    """Use a special card: the one that waits, if it is of that kind, else a kept one (SC-09)."""
    kind, seat = KIND_OF[type(action)], state.turn
    table = state.table
    table = with_discard(table, put(table.discard, (kind,), state.options.deck))
    if type(phase) is Waiting and phase.card is kind:
        return _take_effect(state, table, FREE, action)
    table = with_reserve(table, seat, without_kept(table.reserves[seat], kind))
    if type(phase) is Waiting and type(action) is Quantum:
        table = _keeping(table, seat, phase.card)
    return _take_effect(state, table, phase, action)


def _take_effect(state: State, table: Table, phase: Interruptible, action: Use) -> State:
    """What a special card brings about, once it is spent."""
    match action:
        case Joker():
            spent = moved(state, table, phase)
            return secured(spent) if type(phase) is Skipped else spent
        case Double(target):
            return moved(state, table, Forced(target, _DOUBLE_DRAWS, phase))
        case Skip(target):
            skips = replaced(table.skips, target, table.skips[target] + 1)
            return moved(state, evolve(table, skips=skips), phase)
        case Swipe(target):
            return _swap(moved(state, table, phase), target)
        case Quantum(pile):
            return draw_three(moved(state, table, phase), pile)
        case _:
            return _peek(state, table, phase)


def _peek(state: State, table: Table, phase: Interruptible) -> State:
    """Look at the top cards; from then on the player has begun to draw (SC-21)."""
    one, two = (
        tuple(sorted({*seats, state.turn})) if left else ()
        for seats, left in zip(table.peekers, state.left, strict=True)
    )
    after = FREE if type(phase) is Start else phase
    return moved(state, with_peekers(table, one, two), after)


def _swap(state: State, target: Seat) -> State:
    """Exchange sequences (SC-22)."""
    sequences, seat = state.sequences, state.turn
    swapped = replaced(sequences, seat, sequences[target])
    swapped = replaced(swapped, target, sequences[seat])
    return make_state(
        state.round, state.table, state.stacks, state.left, swapped, seat, state.phase
    )


def _keeping(table: Table, seat: Seat, card: Special) -> Table:
    return with_reserve(table, seat, with_kept(table.reserves[seat], card))
