"""From decision to decision: what an action does, and what follows by itself (ALL-03)."""

from __future__ import annotations

from numcards.core.seats import Seat, clockwise
from numcards.scorecard.actions import (
    LOCK,
    STOP,
    Action,
    Bust,
    Declare,
    Discard,
    Double,
    Draw,
    Flip,
    Joker,
    Keep,
    Quantum,
    Skip,
    Swipe,
    Take,
    Validate,
)
from numcards.scorecard.draws import bust, draw, rescue, take
from numcards.scorecard.legality import is_stuck, usable
from numcards.scorecard.phases import (
    ENDING,
    FREE,
    SKIPPED,
    START,
    Choosing,
    Forced,
    Free,
    Owing,
    Phase,
    Skipped,
    Start,
    Stopped,
    Validating,
    Waiting,
)
from numcards.scorecard.rounds import conclude, evaluate, validate
from numcards.scorecard.securing import lost, secured
from numcards.scorecard.specials import discard_waiting, keep, use
from numcards.scorecard.state import State, make_state, make_table, moved
from numcards.scorecard.tables import replaced

__all__ = ["act", "follow", "settle"]


def act(state: State, action: Action) -> State:
    """The position right after a legal action, before anything follows by itself."""
    if type(action) is Draw:
        return draw(state, action.pile)
    if action is STOP or action is LOCK:
        return secured(state)
    phase = state.phase
    if type(phase) is Validating:
        if type(action) is Validate:
            return validate(state, phase, action.objective)
        return conclude(state, phase)
    return _act_in_phase(state, phase, action)


def _act_in_phase(state: State, phase: Phase, action: Action) -> State:
    match phase, action:
        case Start(), Declare():
            after = _declare(state)
        case Waiting(), Keep():
            after = keep(state, phase)
        case Stopped(), Joker():
            after = rescue(state, phase)
        case Stopped(), Bust():
            after = bust(state, phase)
        case Waiting(), Discard():
            after = discard_waiting(state, phase)
        case Choosing(), Take(card):
            after = take(state, phase, card)
        case (
            Start() | Free() | Waiting() | Skipped(),
            Joker() | Flip() | Double() | Skip() | Swipe() | Quantum(),
        ):
            after = use(state, phase, action)
        case _:  # the end of a skipped turn
            after = lost(state, (state.turn,))
    return after


def settle(state: State) -> State:
    """The position once all has happened that nobody decides."""
    after = follow(state)
    while after is not None:
        state, after = after, follow(after)
    return state


def follow(state: State) -> State | None:
    """What happens next by itself, one step of it; None when somebody must decide."""
    phase = state.phase
    if phase is ENDING:
        return _pass_on(state)
    if phase is FREE or phase is START or type(phase) is Validating:
        return None
    return _follow_in_phase(state, phase)


def _follow_in_phase(state: State, phase: Phase) -> State | None:
    """What follows where a phase has nothing left to decide."""
    after = None
    match phase:
        case Owing():
            if not any(state.left):
                after = moved(state, state.table, FREE)
        case Forced(_, left, then) if not left or not any(state.left):
            after = moved(state, state.table, then)
        case Waiting(card) if is_stuck(state, card) and not _has_use(state):
            after = discard_waiting(state, phase)
        case Skipped() if not _has_use(state):
            after = lost(state, (state.turn,))
        case _:
            pass
    return after


def _has_use(state: State) -> bool:
    """Whether a reserve card of the player on turn is usable (SC-09, SC-20)."""
    return any(usable(state, kind) for kind in state.table.reserves[state.turn])


def _declare(state: State) -> State:
    """Declare the end of the round: it ends the declarer's turn (SC-26)."""
    table = state.table
    table = make_table(
        table.collections,
        table.reserves,
        table.discard,
        table.out,
        table.skips,
        table.turns,
        state.turn,
        table.peekers,
    )
    return moved(state, table, ENDING)


def _pass_on(state: State) -> State:
    """A turn is over: the next one begins, or the round ends (SC-27 to SC-29)."""
    table, seat = state.table, _next_seat(state)
    skips = table.skips
    phase: Start | Skipped = START
    if seat is not None and skips[seat]:
        skips, phase = replaced(skips, seat, skips[seat] - 1), SKIPPED
    table = make_table(
        table.collections,
        table.reserves,
        table.discard,
        table.out,
        skips,
        table.turns + 1,
        table.declarer,
        table.peekers,
    )
    if seat is None:
        return evaluate(moved(state, table, ENDING))
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
