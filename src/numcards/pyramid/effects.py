"""What the action cards do, from the moment they are discarded (PYR-07, PYR-11 to PYR-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import Special
from numcards.pyramid.event_types import (
    CardKept,
    CardRemoved,
    CardsFlipped,
    CardsSwiped,
    Event,
    FlashDeclined,
)
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
from numcards.pyramid.state import State, change_state, hold
from numcards.pyramid.tables import (
    CARDS,
    CODES,
    EMPTY,
    OCCUPIED,
    ONE,
    QUANTUM_CARDS,
    TURN_UP,
    Pile,
    Pyramid,
    codes_of,
    is_complete,
    is_occupied,
    with_code,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.events import Log
    from numcards.core.seats import Seat
    from numcards.pyramid.actions import Flash, Flip, Keep, Swipe

_FLIP: Final = Special.FLIP.order
_SWIPE: Final = Special.SWIPE.order
_QUANTUM: Final = Special.QUANTUM.order
_FLASH: Final = Special.FLASH.order
_FLIPPED: Final = 2


def turning_up(pyramids: tuple[Pyramid, ...], seat: Seat) -> Phase:
    """A card is to be turned up, if the seat has one that lies face down (PYR-06, PYR-10)."""
    return BETWEEN[seat] if is_complete(pyramids[seat]) else REVEALING[seat]


def takes_effect(state: State, seat: Seat, code: int) -> bool:
    """Whether the action card that this seat has discarded can do something (PYR-07, PYR-10)."""
    pyramids = state.pyramids
    if code == _QUANTUM:
        return state.can_draw
    if code == _FLIP:
        return pyramids[seat].translate(OCCUPIED).count(1) >= _FLIPPED
    if code == _SWIPE:
        others = pyramids[:seat] + pyramids[seat + 1 :]
        return is_occupied(pyramids[seat]) and any(map(is_occupied, others))
    return any(map(is_occupied, pyramids))


def begin_effect(state: State, seat: Seat, code: int, log: Log[Event], *, reveals: bool) -> State:
    """Ask what the action card on the discard, which takes effect, needs to know (PYR-07).

    `reveals` says whether a card is turned up afterwards, as option B asks.
    """
    if code == _QUANTUM:
        return _quantum(state, seat, log)
    return change_state(state, phase=_QUESTIONS[code][seat][reveals])


_QUESTIONS: Final[Mapping[int, tuple[tuple[Phase, Phase], ...]]] = {
    _FLIP: FLIPPING,
    _SWIPE: SWIPING,
    _FLASH: tuple((phase, phase) for phase in FLASHING),
}
"""What an action card asks of a seat: where no card is turned up afterwards, and where one is."""


def _quantum(state: State, seat: Seat, log: Log[Event]) -> State:
    """Draw three cards, of which one is kept (PYR-13)."""
    after, drawn = draw_cards(state, seat, QUANTUM_CARDS, log)
    return change_state(after, phase=KEEPING[seat], held=drawn + after.held)


def keep(state: State, seat: Seat, action: Keep, log: Log[Event]) -> State:
    """Keep the first such card of the quantum, and discard the others unused (PYR-13, PYR-15)."""
    count = sum(held.seat == seat for held in state.held)
    drawn, waiting = state.held[:count], state.held[count:]
    kept = next(place for place, held in enumerate(drawn) if held.card is action.card)
    others = tuple([held.card for held in drawn[:kept] + drawn[kept + 1 :]])
    if log is not None:
        log.append(CardKept(seat, action.card, others))
    return change_state(
        state,
        discard=Pile(state.discard + codes_of(others)),
        phase=PLAYING[seat],
        held=(hold(seat, CODES[action.card], None),) + waiting,
    )


def swipe(state: State, phase: Swiping, action: Swipe, log: Log[Event]) -> State:
    """Exchange a card with an opponent; each keeps lying up or down as it was (PYR-11)."""
    seat, opponent, pyramids = phase.seat, action.opponent, state.pyramids
    own, other = action.own.index, action.slot.index
    if log is not None:
        log.append(CardsSwiped(seat, action.own, opponent, action.slot))
    own_card, other_card = pyramids[seat][own], pyramids[opponent][other]
    pyramids = with_code(pyramids, seat, own, other_card)
    pyramids = with_code(pyramids, opponent, other, own_card)
    return _after_effect(state, pyramids, phase)


def flip(state: State, phase: Flipping, action: Flip, log: Log[Event]) -> State:
    """Exchange two of one's own cards, each keeping its face up or down (PYR-12)."""
    seat, pyramids = phase.seat, state.pyramids
    first, second = action.first.index, action.second.index
    if log is not None:
        log.append(CardsFlipped(seat, action.first, action.second))
    first_card, second_card = pyramids[seat][first], pyramids[seat][second]
    pyramids = with_code(pyramids, seat, first, second_card)
    pyramids = with_code(pyramids, seat, second, first_card)
    return _after_effect(state, pyramids, phase)


def _after_effect(state: State, pyramids: tuple[Pyramid, ...], phase: Swiping | Flipping) -> State:
    seat = phase.seat
    following = turning_up(pyramids, seat) if phase.reveals else BETWEEN[seat]
    return change_state(state, pyramids=pyramids, phase=following)


def flash(state: State, seat: Seat, action: Flash, log: Log[Event]) -> State:
    """Remove a card from a pyramid; it is discarded without effect, the turn ends (PYR-14)."""
    owner, index = action.owner, action.slot.index
    code = TURN_UP[state.pyramids[owner][index]]
    if log is not None:
        log.append(CardRemoved(seat, owner, action.slot, CARDS[code]))
    return change_state(
        state,
        pyramids=with_code(state.pyramids, owner, index, EMPTY),
        discard=Pile(state.discard + ONE[code]),
        phase=BETWEEN[seat],
    )


def decline_flash(state: State, seat: Seat, log: Log[Event]) -> State:
    """Do not use Flash: one of one's own cards must be turned up instead (PYR-14)."""
    if log is not None:
        log.append(FlashDeclined(seat))
    return change_state(state, phase=turning_up(state.pyramids, seat))
