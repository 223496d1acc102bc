"""From decision to decision: what an action does, and what follows by itself (ALL-03).

An action is legal in some phases only, and so what carries it out takes its phase for granted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never

from numcards.core.seats import Seat, clockwise
from numcards.scorecard.actions import (
    Action,
    Bust,
    Declare,
    Discard,
    Done,
    Double,
    Draw,
    End,
    Flip,
    Joker,
    Keep,
    Lock,
    Quantum,
    Skip,
    Stop,
    Swipe,
    Take,
    Use,
    Validate,
)
from numcards.scorecard.draws import bust, draw, take
from numcards.scorecard.event_types import Event, RoundDeclared, TurnBegan, TurnEnded
from numcards.scorecard.legality import is_stuck, may_use_reserve
from numcards.scorecard.phases import (
    ENDING,
    FREE,
    SKIPPED,
    START,
    Choosing,
    Ending,
    Forced,
    Free,
    Over,
    Owing,
    Skipped,
    Start,
    Stopped,
    Validating,
    Waiting,
)
from numcards.scorecard.rounds import conclude, evaluate, validate
from numcards.scorecard.securing import lost, secured
from numcards.scorecard.specials import discard_waiting, keep, use
from numcards.scorecard.state import State, change_state, change_table, make_state, moved
from numcards.scorecard.tables import replaced

if TYPE_CHECKING:
    from numcards.core.events import Log

_Rarer: TypeAlias = Declare | Keep | Discard | Use | Take | Bust | End


def act(state: State, action: Action, log: Log[Event] = None) -> State:
    """The position after a legal action, and after all that follows from it (ALL-03)."""
    if type(action) is Draw:
        after = draw(state, action.pile, log)
    elif type(action) is Stop or type(action) is Lock:
        after = secured(state, log)
    elif type(action) is Validate:
        return validate(state, action.objective, log)
    elif type(action) is Done:
        return conclude(state, log)
    else:
        after = _act(state, action, log)
    phase = after.phase
    if phase is ENDING:
        after = _pass_on(after, log)
        phase = after.phase
    return after if phase is FREE or phase is START else settle(after, log)


def _act(state: State, action: _Rarer, log: Log[Event]) -> State:
    """The position right after an action, before anything follows by itself."""
    match action:
        case Declare():
            after = _declare(state, log)
        case Keep():
            after = keep(state, log)
        case Discard():
            after = discard_waiting(state, log)
        case Take(card):
            after = take(state, card, log)
        case Bust():
            after = bust(state, log)
        case End():
            after = lost(state, (state.turn,), log)
        case Joker() | Flip() | Double() | Skip() | Swipe() | Quantum():
            after = use(state, action, log)
        case _:
            assert_never(action)
    return after


def _declare(state: State, log: Log[Event]) -> State:
    """Declare the end of the round: it ends the declarer's turn (SC-26)."""
    if log is not None:
        log.append(RoundDeclared(state.turn))
    return moved(state, change_table(state.table, declarer=state.turn), ENDING)


def settle(state: State, log: Log[Event] = None) -> State:
    """The position once all has happened that nobody decides."""
    after = _follow(state, log)
    while after is not None:
        state, after = after, _follow(after, log)
    return state


def _follow(state: State, log: Log[Event]) -> State | None:
    """What happens next by itself, one step of it; None when somebody must decide."""
    phase = state.phase
    if type(phase) is Ending:
        return _pass_on(state, log)
    if type(phase) is Free or type(phase) is Start or type(phase) is Validating:
        return None
    return _follow_rarer(state, phase, log)


def _follow_rarer(
    state: State,
    phase: Owing | Waiting | Forced | Stopped | Choosing | Skipped | Over,
    log: Log[Event],
) -> State | None:
    """What follows where a phase has nothing left to decide."""
    after = None
    match phase:
        case Owing():
            if not any(state.left):
                after = change_state(state, phase=FREE)
        case Forced(_, left, then):
            if not left or not any(state.left):
                after = change_state(state, phase=then)
        case Waiting(card):
            if is_stuck(state, card) and not may_use_reserve(state):
                after = discard_waiting(state, log)
        case Skipped():
            if not may_use_reserve(state):
                after = lost(state, (state.turn,), log)
        case Stopped() | Choosing() | Over():
            pass
        case _:
            assert_never(phase)
    return after


def _pass_on(state: State, log: Log[Event]) -> State:
    """A turn is over: the next one begins, or the round ends (SC-27 to SC-29)."""
    table, seat = state.table, _next_seat(state)
    if log is not None:
        log.append(TurnEnded(state.turn))
    turns = table.turns + 1
    if seat is None:
        return evaluate(change_state(state, table=change_table(table, turns=turns)), log)
    phase: Start | Skipped = START
    skips = table.skips
    if skips[seat]:
        skips, phase = replaced(skips, seat, skips[seat] - 1), SKIPPED
    if log is not None:
        log.append(TurnBegan(seat, type(phase) is Skipped))
    table = change_table(table, skips=skips, turns=turns)
    return make_state(state.round, table, state.stacks, state.left, state.sequences, seat, phase)


def _next_seat(state: State) -> Seat | None:
    """Whose turn comes next; None when the round is over."""
    one, two = state.left
    if not one and not two:
        return None
    table = state.table
    for seat in clockwise(len(table.skips), state.turn + 1):
        if seat == table.declarer:
            return None
        if seat not in table.out:
            return seat
    return None
