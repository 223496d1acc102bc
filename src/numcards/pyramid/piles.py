"""Drawing from the draw pile, which is filled up again from the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from numcards.core.shuffles import shuffled
from numcards.pyramid.state import Held, Round, State, hold, make_state
from numcards.pyramid.tables import ACTION_CODES, Pile

if TYPE_CHECKING:
    from numcards.core.seats import Seat

__all__ = ["can_take", "draw_cards", "refilled", "shuffle"]


def shuffle(current: Round, cards: bytes) -> Pile:
    """These cards in the order that the seed decides; their own order makes no difference.

    The shuffles of a game are told apart by their counter: the round, from 0,
    plus 2 to the 32nd for each refill in it.
    """
    in_order = sorted(cards)
    counter = (current.refills << 32) + current.number - 1
    order = shuffled(len(in_order), current.seed, counter)
    return Pile(bytes([in_order[place] for place in order]))


def refilled(state: State) -> State:
    """The position with the discard pile, except its top card, shuffled back (PYR-03).

    There are always cards to shuffle: pyramids and hands together never hold the whole deck.
    """
    current = evolve(state.round, refills=state.round.refills + 1)
    pile = shuffle(current, state.discard[:-1])
    return make_state(
        current, state.pyramids, pile, Pile(state.discard[-1:]), state.phase, state.held
    )


def draw_cards(state: State, seat: Seat, count: int) -> tuple[State, tuple[Held, ...]]:
    """Draw so many cards, or fewer where there are no more, refilling in between.

    Gives the position without them, and the cards in the order drawn.
    """
    drawn: tuple[Held, ...] = ()
    while (wanted := count - len(drawn)) and state.can_draw:
        if not state.pile:
            state = refilled(state)
        current, pile = state.round, state.pile
        drawn += tuple(hold(seat, code, current.refills) for code in pile[:wanted])
        rest = Pile(pile[wanted:])
        state = make_state(current, state.pyramids, rest, state.discard, state.phase, state.held)
    return state, drawn


def can_take(discard: Pile) -> bool:
    """Whether the top card of the discard pile may be drawn: no action card (PYR-17)."""
    return bool(discard) and discard[-1] not in ACTION_CODES
