"""Using special cards, keeping them, and putting them aside (SC-09, SC-18 to SC-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, cast

from numcards.core.cards import Special
from numcards.scorecard.actions import (
    KIND_OF,
    Double,
    Flip,
    Joker,
    Quantum,
    Skip,
    Swipe,
    Use,
)
from numcards.scorecard.draws import discarding, draw_three, rescue
from numcards.scorecard.event_types import Discarded, Event, Kept, TopsSeen, Used
from numcards.scorecard.phases import (
    FREE,
    Forced,
    Interruptible,
    Skipped,
    Start,
    Stopped,
    Waiting,
)
from numcards.scorecard.securing import secured
from numcards.scorecard.state import State, Table, change_reserve, change_state, change_table, moved
from numcards.scorecard.tables import DOUBLE_DRAWS, replaced, with_kept, without_kept

if TYPE_CHECKING:
    from numcards.core.events import Log
    from numcards.core.seats import Seat


def keep(state: State, log: Log[Event]) -> State:
    """Put a drawn special card in the reserve (SC-09)."""
    card = cast("Waiting", state.phase).card
    return moved(state, _keeping(state.table, state.turn, card, log), FREE)


def discard_waiting(state: State, log: Log[Event]) -> State:
    """Put aside a drawn special card that has neither use nor room (SC-09)."""
    card = cast("Waiting", state.phase).card
    if log is not None:
        log.append(Discarded(state.turn, (card,)))
    return moved(state, discarding(state, state.table, card), FREE)


def use(state: State, action: Use, log: Log[Event]) -> State:
    """Use a special card: the one that waits, if it is of that kind, else a kept one (SC-09).

    A joker while a sequence is stopped rescues it (SC-15).
    """
    if type(state.phase) is Stopped:
        return rescue(state, state.phase, log)
    phase, seat = cast("Interruptible", state.phase), state.turn
    kind = KIND_OF[type(action)]
    if log is not None:
        log.append(Used(seat, kind, target_of(action)))
    table = discarding(state, state.table, kind)
    if type(phase) is Waiting and phase.card is kind:
        return _take_effect(moved(state, table, FREE), FREE, action, log)
    table = change_reserve(table, seat, without_kept(table.reserves[seat], kind))
    if type(phase) is Waiting and type(action) is Quantum:
        table = _keeping(table, seat, phase.card, log)
    return _take_effect(moved(state, table, phase), phase, action, log)


def target_of(action: Use) -> Seat | None:
    """The player on whom a special card is used; None where it has no target."""
    match action:
        case Double(target) | Skip(target) | Swipe(target):
            return target
        case Joker() | Flip() | Quantum():
            return None
        case _:
            assert_never(action)


def _take_effect(state: State, phase: Interruptible, action: Use, log: Log[Event]) -> State:
    """What a special card brings about, once it is spent, in a phase that then goes on."""
    match action:
        case Joker():
            after = secured(state, log) if type(phase) is Skipped else state
        case Double(target):
            after = change_state(state, phase=Forced(target, DOUBLE_DRAWS, phase))
        case Skip(target):
            after = _skip(state, target)
        case Swipe(target):
            after = _swap(state, target)
        case Quantum(pile):
            after = draw_three(state, pile, log)
        case Flip():
            after = _peek(state, phase, log)
        case _:
            assert_never(action)
    return after


def _skip(state: State, target: Seat) -> State:
    """One more turn that the target must pass (SC-20)."""
    skips = state.table.skips
    skips = replaced(skips, target, skips[target] + 1)
    return change_state(state, table=change_table(state.table, skips=skips))


def _peek(state: State, phase: Interruptible, log: Log[Event]) -> State:
    """Look at the top cards; from then on the player has begun to draw (SC-21)."""
    table, seat = state.table, state.turn
    if log is not None:
        one, two = (pile[0] if pile else None for pile in state.piles)
        log.append(TopsSeen(seat, (one, two)))
    peekers = tuple(
        tuple(sorted({*seats, seat})) if left else ()
        for seats, left in zip(table.peekers, state.left, strict=True)
    )
    after = FREE if type(phase) is Start else phase
    return moved(state, change_table(table, peekers=peekers), after)


def _swap(state: State, target: Seat) -> State:
    """Exchange sequences (SC-22)."""
    sequences, seat = state.sequences, state.turn
    swapped = replaced(sequences, seat, sequences[target])
    return change_state(state, sequences=replaced(swapped, target, sequences[seat]))


def _keeping(table: Table, seat: Seat, card: Special, log: Log[Event]) -> Table:
    if log is not None:
        log.append(Kept(seat, card))
    return change_reserve(table, seat, with_kept(table.reserves[seat], card))
