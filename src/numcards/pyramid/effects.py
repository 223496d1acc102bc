"""What the action cards do, from the moment they are discarded (PYR-07, PYR-11 to PYR-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import Special
from numcards.pyramid.phases import (
    BETWEEN,
    FLASHING,
    FLIPPING,
    KEEPING,
    PLAYING,
    REVEALING,
    SWIPING,
    Flipping,
    Phase,
    Swiping,
)
from numcards.pyramid.piles import draw_cards
from numcards.pyramid.state import State, hold, make_state
from numcards.pyramid.tables import (
    CODES,
    EMPTY,
    FACE_DOWN,
    OCCUPIED,
    ONE,
    Pile,
    Pyramid,
    with_code,
)

if TYPE_CHECKING:
    from numcards.core.seats import Seat
    from numcards.pyramid.actions import Flash, Flip, Keep, Swipe

__all__ = [
    "begin_effect",
    "decline_flash",
    "flash",
    "flip",
    "is_occupied",
    "keep",
    "swipe",
    "turning_up",
]

_FLIP: Final = Special.FLIP.order
_SWIPE: Final = Special.SWIPE.order
_QUANTUM: Final = Special.QUANTUM.order
_FLIPPED: Final = 2
_QUANTUM_CARDS: Final = 3


def turning_up(pyramids: tuple[Pyramid, ...], seat: Seat) -> Phase:
    """A card is to be turned up, if the seat has one that lies face down (PYR-06, PYR-10)."""
    return BETWEEN[seat] if pyramids[seat].isascii() else REVEALING[seat]


def is_occupied(pyramid: Pyramid) -> bool:
    """Whether any card lies in a pyramid."""
    return pyramid.count(EMPTY) < len(pyramid)


def begin_effect(state: State, seat: Seat, code: int, *, reveals: bool) -> State:
    """Ask what the action card on the discard needs to know, unless it can do nothing.

    The position is the one that follows without any effect; `reveals` says whether a card
    is turned up afterwards, as option B asks.
    """
    pyramids = state.pyramids
    if code == _QUANTUM:
        return _quantum(state, seat)
    if code == _FLIP:
        possible = pyramids[seat].translate(OCCUPIED).count(1) >= _FLIPPED
        phase: Phase = FLIPPING[seat][reveals]
    elif code == _SWIPE:
        others = pyramids[:seat] + pyramids[seat + 1 :]
        possible = is_occupied(pyramids[seat]) and any(map(is_occupied, others))
        phase = SWIPING[seat][reveals]
    else:
        possible, phase = any(map(is_occupied, pyramids)), FLASHING[seat]
    if not possible:
        return state
    return make_state(state.round, pyramids, state.pile, state.discard, phase, state.held)


def _quantum(state: State, seat: Seat) -> State:
    """Draw three cards, of which one is kept (PYR-13)."""
    after, drawn = draw_cards(state, seat, _QUANTUM_CARDS)
    if not drawn:
        return state
    held = drawn + after.held
    return make_state(after.round, after.pyramids, after.pile, after.discard, KEEPING[seat], held)


def keep(state: State, seat: Seat, action: Keep) -> State:
    """Keep the first such card of the quantum, and discard the others unused (PYR-13, PYR-15)."""
    count = sum(held.seat == seat for held in state.held)
    drawn, waiting = state.held[:count], state.held[count:]
    kept = next(place for place, held in enumerate(drawn) if held.card is action.card)
    others = drawn[:kept] + drawn[kept + 1 :]
    discard = Pile(state.discard + bytes(CODES[held.card] for held in others))
    held = (hold(seat, CODES[action.card], None),) + waiting
    return make_state(state.round, state.pyramids, state.pile, discard, PLAYING[seat], held)


def swipe(state: State, phase: Swiping, action: Swipe) -> State:
    """Exchange a card with an opponent; each keeps lying up or down as it was (PYR-11)."""
    seat, opponent, pyramids = phase.seat, action.opponent, state.pyramids
    own, other = action.own.index, action.slot.index
    own_card, other_card = pyramids[seat][own], pyramids[opponent][other]
    pyramids = with_code(pyramids, seat, own, other_card)
    pyramids = with_code(pyramids, opponent, other, own_card)
    return _after_effect(state, pyramids, phase)


def flip(state: State, phase: Flipping, action: Flip) -> State:
    """Exchange two of one's own cards, each keeping its face up or down (PYR-12)."""
    seat, pyramids = phase.seat, state.pyramids
    first, second = action.first.index, action.second.index
    first_card, second_card = pyramids[seat][first], pyramids[seat][second]
    pyramids = with_code(pyramids, seat, first, second_card)
    pyramids = with_code(pyramids, seat, second, first_card)
    return _after_effect(state, pyramids, phase)


def _after_effect(state: State, pyramids: tuple[Pyramid, ...], phase: Swiping | Flipping) -> State:
    seat = phase.seat
    following = turning_up(pyramids, seat) if phase.reveals else BETWEEN[seat]
    return make_state(state.round, pyramids, state.pile, state.discard, following, state.held)


def flash(state: State, seat: Seat, action: Flash) -> State:
    """Remove a card from a pyramid; it is discarded without effect, the turn ends (PYR-14)."""
    owner, index = action.owner, action.slot.index
    discard = Pile(state.discard + ONE[state.pyramids[owner][index] % FACE_DOWN])
    pyramids = with_code(state.pyramids, owner, index, EMPTY)
    return make_state(state.round, pyramids, state.pile, discard, BETWEEN[seat], state.held)


def decline_flash(state: State, seat: Seat) -> State:
    """Do not use Flash: one of one's own cards must be turned up instead (PYR-14)."""
    phase = turning_up(state.pyramids, seat)
    return make_state(state.round, state.pyramids, state.pile, state.discard, phase, state.held)
