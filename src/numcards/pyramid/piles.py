"""Drawing from the draw pile, which is filled up again from the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from numcards.core.shuffles import shuffled
from numcards.pyramid.event_types import CardsDrawn, Event, PileRefilled
from numcards.pyramid.state import Held, Round, State, change_state, hold
from numcards.pyramid.tables import ACTION_CODES, Pile, cards_in

if TYPE_CHECKING:
    from numcards.core.events import Log
    from numcards.core.seats import Seat


def shuffle(current: Round, cards: bytes) -> Pile:
    """These cards in the order that the seed decides; their own order makes no difference.

    The shuffles of a game are told apart by their counter: the round, from 0,
    plus 2 to the 32nd for each refill in it.
    """
    in_order = sorted(cards)
    counter = (current.refills << 32) + current.number - 1
    order = shuffled(len(in_order), current.seed, counter)
    return Pile(bytes([in_order[place] for place in order]))


def refilled(state: State, log: Log[Event]) -> State:
    """The position with the discard pile, except its top card, shuffled back (PYR-03).

    There are always cards to shuffle: pyramids and hands together never hold the whole deck.
    """
    current = evolve(state.round, refills=state.round.refills + 1)
    back = state.discard[:-1]
    if log is not None:
        log.append(PileRefilled(cards_in(bytes(sorted(back)))))
    top = Pile(state.discard[-1:])
    return change_state(state, round=current, pile=shuffle(current, back), discard=top)


def draw_cards(
    state: State, seat: Seat, count: int, log: Log[Event]
) -> tuple[State, tuple[Held, ...]]:
    """Draw so many cards, or fewer where there are no more, refilling in between.

    Gives the position without them, and the cards in the order drawn.
    """
    drawn: tuple[Held, ...] = ()
    while (wanted := count - len(drawn)) and state.can_draw:
        if not state.pile:
            state = refilled(state, log)
        pile, refills = state.pile, state.round.refills
        if log is not None:
            cards = cards_in(pile[:wanted])
            log.append(CardsDrawn(seat, len(cards), cards))
        drawn += tuple([hold(seat, code, refills) for code in pile[:wanted]])
        state = change_state(state, pile=Pile(pile[wanted:]))
    return state, drawn


def can_take(discard: Pile) -> bool:
    """Whether the top card of the discard pile may be drawn: no action card (PYR-17)."""
    return bool(discard) and discard[-1] not in ACTION_CODES
