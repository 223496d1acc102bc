"""One step of a turn, or of a player's part of phase 2: what an action brings about by itself.

A position made here may be `Between` two turns; `rounds.move_on` goes on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from numcards.core.errors import UsageError
from numcards.core.sentences import shown
from numcards.pyramid.actions import (
    DRAW,
    NO_FLASH,
    TAKE,
    Action,
    Choice,
    Discard,
    Flash,
    Flip,
    Keep,
    Replace,
    Reveal,
    Swipe,
)
from numcards.pyramid.effects import (
    begin_effect,
    decline_flash,
    flash,
    flip,
    keep,
    swipe,
    takes_effect,
    turning_up,
)
from numcards.pyramid.event_types import (
    CardDiscarded,
    CardPlaced,
    CardsDrawn,
    CardTaken,
    CardTurnedUp,
    ChoiceMade,
    ChoicesShown,
    Event,
)
from numcards.pyramid.phases import (
    BETWEEN,
    CHOOSING,
    DRAWING,
    PLAYING,
    Between,
    Choosing,
    Drawing,
    Ended,
    Flashing,
    Flipping,
    Keeping,
    Playing,
    Revealing,
    Swiping,
)
from numcards.pyramid.piles import can_take, refilled
from numcards.pyramid.state import Held, State, change_state, hold, make_held, make_state
from numcards.pyramid.tables import (
    ACTION_CODES,
    CARDS,
    CODES,
    EMPTY,
    ONE,
    TURN_UP,
    Pile,
    with_code,
)

if TYPE_CHECKING:
    from numcards.core.events import Log
    from numcards.core.seats import Seat


def step(  # noqa: C901, PLR0911, PLR0912  # one line for each question and its answer
    state: State, action: Action, log: Log[Event]
) -> State:
    """What the action brings about by itself; each phase with the actions that answer it.

    Raises `UsageError` for an action that does not answer what is asked.
    """
    phase = state.phase
    if type(phase) is Drawing:
        if action is DRAW:
            return _draw(state, phase.seat, log)
        if action is TAKE:
            return _take(state, phase.seat, log)
    elif type(phase) is Playing:
        if type(action) is Replace:
            return _replace(state, state.held[0], action, log)
        if type(action) is Discard:
            return _discard(state, state.held[0], log)
    elif type(phase) is Choosing:
        if type(action) is Replace or type(action) is Discard:
            return _choose(state, action, log)
    elif type(phase) is Revealing:
        if type(action) is Reveal:
            return _reveal(state, phase.seat, action, log)
    elif type(phase) is Swiping:
        if type(action) is Swipe:
            return swipe(state, phase, action, log)
    elif type(phase) is Flipping:
        if type(action) is Flip:
            return flip(state, phase, action, log)
    elif type(phase) is Keeping:
        if type(action) is Keep:
            return keep(state, phase.seat, action, log)
    elif type(phase) is Flashing:
        if type(action) is Flash:
            return flash(state, phase.seat, action, log)
        if action is NO_FLASH:
            return decline_flash(state, phase.seat, log)
    elif type(phase) is not Between and type(phase) is not Ended:
        assert_never(phase)
    raise UsageError("{given} does not answer what is asked.", given=shown(action))


def _draw(state: State, seat: Seat, log: Log[Event]) -> State:
    """Draw the next card; only this seat sees it (PYR-04, PYR-16)."""
    if not state.pile:
        state = refilled(state, log)
    pile = state.pile
    drawn = hold(seat, pile[0], state.round.refills)
    if log is not None:
        log.append(CardsDrawn(seat, 1, (drawn.card,)))
    rest: Pile = pile[1:]  # type: ignore[assignment]  # NewType calls cost time
    return _drawn(state, seat, drawn, rest, state.discard)


def _take(state: State, seat: Seat, log: Log[Event]) -> State:
    """Take the top card of the discard pile, which everybody knows (PYR-16)."""
    discard = state.discard
    drawn = hold(seat, discard[-1], None)
    if log is not None:
        log.append(CardTaken(seat, drawn.card))
    return _drawn(state, seat, drawn, state.pile, Pile(discard[:-1]))


def _drawn(state: State, seat: Seat, drawn: Held, pile: Pile, discard: Pile) -> State:
    """In a turn the card is played; in phase 1 the next player draws, if there is a card."""
    current = state.round
    if current.options.is_classic:
        return make_state(current, state.pyramids, pile, discard, PLAYING[seat], (drawn,))
    held = state.held + (drawn,)
    following = (seat + 1) % current.options.players
    after = make_state(current, state.pyramids, pile, discard, DRAWING[following], held)
    if following != current.first and (after.can_draw or can_take(discard)):
        return after
    # Whoever can draw nothing skips phase 2, and so do all behind: nothing changes (PYR-24).
    return change_state(after, phase=CHOOSING)


def _choose(state: State, action: Choice, log: Log[Event]) -> State:
    """Choose for phase 2; nothing is carried out before all have chosen (PYR-19)."""
    seat = action.seat
    held = tuple(
        [
            make_held(held.seat, held.card, held.refill, action) if held.seat == seat else held
            for held in state.held
        ]
    )
    if log is not None and seat is not None:
        log.append(ChoiceMade(seat, action))
    choices = [part.choice for part in held]
    if None in choices:
        return change_state(state, held=held)
    if log is not None:
        log.append(ChoicesShown(tuple(filter(None, choices))))
    return change_state(state, phase=BETWEEN[state.round.first], held=held)


def carry_out(state: State, held: Held, choice: Choice, log: Log[Event]) -> State:
    """Carry out an option for the first card held (PYR-05, PYR-06), up to the next question."""
    if type(choice) is Replace:
        return _replace(state, held, choice, log)
    if type(choice) is Discard:
        return _discard(state, held, log)
    assert_never(choice)


def _discard(state: State, held: Held, log: Log[Event]) -> State:
    """Discard the card; its effect, or a card to turn up, may be what is asked next (PYR-06)."""
    seat, code = held.seat, CODES[held.card]
    phase = turning_up(state.pyramids, seat)
    discard: Pile = state.discard + ONE[code]  # type: ignore[assignment]  # NewType calls cost time
    after = make_state(state.round, state.pyramids, state.pile, discard, phase, state.held[1:])
    begins = code in ACTION_CODES and takes_effect(after, seat, code)
    if log is not None:
        log.append(CardDiscarded(seat, held.card, None, begins))
    return begin_effect(after, seat, code, log, reveals=True) if begins else after


def _replace(state: State, held: Held, choice: Replace, log: Log[Event]) -> State:
    """Place the card face up; the one that lay there, if any, is discarded (PYR-05, PYR-20)."""
    seat, index, discard = held.seat, choice.slot.index, state.discard
    old = TURN_UP[state.pyramids[seat][index]]
    if old != EMPTY:
        higher: Pile = discard + ONE[old]  # type: ignore[assignment]  # NewType calls cost time
        discard = higher
    pyramids = with_code(state.pyramids, seat, index, CODES[held.card])
    after = make_state(state.round, pyramids, state.pile, discard, BETWEEN[seat], state.held[1:])
    begins = old in ACTION_CODES and takes_effect(after, seat, old)
    if log is not None:
        log.append(CardPlaced(seat, choice.slot, held.card))
        if old != EMPTY:
            log.append(CardDiscarded(seat, CARDS[old], choice.slot, begins))
    return begin_effect(after, seat, old, log, reveals=False) if begins else after


def _reveal(state: State, seat: Seat, action: Reveal, log: Log[Event]) -> State:
    """Turn up a card of one's own; an action card has no effect there (PYR-06, PYR-08)."""
    index = action.slot.index
    code = TURN_UP[state.pyramids[seat][index]]
    if log is not None:
        log.append(CardTurnedUp(seat, action.slot, CARDS[code]))
    turned = with_code(state.pyramids, seat, index, code)
    return make_state(state.round, turned, state.pile, state.discard, BETWEEN[seat], state.held)
