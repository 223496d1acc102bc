"""One step of a turn, or of a player's part of phase 2: what an action brings about by itself.

A position made here may be `Between` two turns; `rounds.move_on` goes on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    turning_up,
)
from numcards.pyramid.phases import (
    BETWEEN,
    CHOOSING,
    DRAWING,
    PLAYING,
    Choosing,
    Drawing,
    Flashing,
    Flipping,
    Keeping,
    Playing,
    Revealing,
    Swiping,
)
from numcards.pyramid.piles import can_take, refilled
from numcards.pyramid.state import Held, State, hold, make_held, make_state
from numcards.pyramid.tables import (
    ACTION_CODES,
    CODES,
    EMPTY,
    FACE_DOWN,
    ONE,
    Pile,
    with_code,
)

if TYPE_CHECKING:
    from numcards.core.seats import Seat

__all__ = ["carry_out", "step"]


def step(  # noqa: C901, PLR0911  # one line for each question and its answer
    state: State, action: Action
) -> State:
    """What the action brings about by itself; each phase with the actions that answer it.

    Raises `UsageError` for an action that does not answer what is asked.
    """
    phase = state.phase
    if type(phase) is Drawing and action is DRAW:
        return _draw(state, phase.seat)
    if type(phase) is Drawing and action is TAKE:
        return _take(state, phase.seat)
    if type(phase) is Playing and type(action) is Replace:
        return _replace(state, state.held[0], action)
    if type(phase) is Playing and type(action) is Discard:
        return _discard(state, state.held[0])
    if type(phase) is Choosing and (type(action) is Replace or type(action) is Discard):
        return _choose(state, action)
    if type(phase) is Revealing and type(action) is Reveal:
        return _reveal(state, phase.seat, action)
    if type(phase) is Swiping and type(action) is Swipe:
        return swipe(state, phase, action)
    if type(phase) is Flipping and type(action) is Flip:
        return flip(state, phase, action)
    if type(phase) is Keeping and type(action) is Keep:
        return keep(state, phase.seat, action)
    if type(phase) is Flashing and type(action) is Flash:
        return flash(state, phase.seat, action)
    if type(phase) is Flashing and action is NO_FLASH:
        return decline_flash(state, phase.seat)
    raise UsageError("{given} does not answer what is asked.", given=shown(action))


def _draw(state: State, seat: Seat) -> State:
    """Draw the next card; only this seat sees it (PYR-04, PYR-16)."""
    if not state.pile:
        state = refilled(state)
    pile = state.pile
    drawn = hold(seat, pile[0], state.round.refills)
    return _drawn(state, seat, drawn, Pile(pile[1:]), state.discard)


def _take(state: State, seat: Seat) -> State:
    """Take the top card of the discard pile, which everybody knows (PYR-16)."""
    discard = state.discard
    drawn = hold(seat, discard[-1], None)
    return _drawn(state, seat, drawn, state.pile, Pile(discard[:-1]))


def _drawn(state: State, seat: Seat, drawn: Held, pile: Pile, discard: Pile) -> State:
    """In a turn the card is played; in phase 1 the next player draws, if there is a card."""
    current = state.round
    if current.options.mode == "classic":
        return make_state(current, state.pyramids, pile, discard, PLAYING[seat], (drawn,))
    held = state.held + (drawn,)
    following = (seat + 1) % current.options.players
    after = make_state(current, state.pyramids, pile, discard, DRAWING[following], held)
    if following != current.first and (after.can_draw or can_take(discard)):
        return after
    # Whoever can draw nothing skips phase 2, and so do all behind: nothing changes (PYR-24).
    return make_state(current, state.pyramids, pile, discard, CHOOSING, held)


def _choose(state: State, action: Choice) -> State:
    """Choose for phase 2; nothing is carried out before all have chosen (PYR-19)."""
    seat = action.seat
    held = tuple(
        [
            make_held(held.seat, held.card, held.refill, action) if held.seat == seat else held
            for held in state.held
        ]
    )
    phase = CHOOSING if None in [part.choice for part in held] else BETWEEN[state.round.first]
    return make_state(state.round, state.pyramids, state.pile, state.discard, phase, held)


def carry_out(state: State, held: Held, choice: Choice) -> State:
    """Carry out an option for the first card held (PYR-05, PYR-06), up to the next question."""
    return _replace(state, held, choice) if type(choice) is Replace else _discard(state, held)


def _discard(state: State, held: Held) -> State:
    """Discard the card; its effect, or a card to turn up, may be what is asked next (PYR-06)."""
    seat, waiting = held.seat, state.held[1:]
    code = CODES[held.card]
    discard = Pile(state.discard + ONE[code])
    phase = turning_up(state.pyramids, seat)
    after = make_state(state.round, state.pyramids, state.pile, discard, phase, waiting)
    return begin_effect(after, seat, code, reveals=True) if code in ACTION_CODES else after


def _replace(state: State, held: Held, choice: Replace) -> State:
    """Place the card face up; the one that lay there, if any, is discarded (PYR-05, PYR-20)."""
    seat, index = held.seat, choice.slot.index
    discard = state.discard
    old = state.pyramids[seat][index] % FACE_DOWN
    if old != EMPTY:
        discard = Pile(discard + ONE[old])
    pyramids = with_code(state.pyramids, seat, index, CODES[held.card])
    after = make_state(state.round, pyramids, state.pile, discard, BETWEEN[seat], state.held[1:])
    return begin_effect(after, seat, old, reveals=False) if old in ACTION_CODES else after


def _reveal(state: State, seat: Seat, action: Reveal) -> State:
    """Turn up a card of one's own; an action card has no effect there (PYR-06, PYR-08)."""
    index = action.slot.index
    code = state.pyramids[seat][index] % FACE_DOWN
    turned = with_code(state.pyramids, seat, index, code)
    return make_state(state.round, turned, state.pile, state.discard, BETWEEN[seat], state.held)
