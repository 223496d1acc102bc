"""Drawing cards: what joins a sequence, what stops it, what waits (SC-06 to SC-17, SC-19, SC-23).

The positions made here may still be on their way: `turns.settle` goes on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import evolve

from numcards.core.cards import Card, Family, NumberCard, Special
from numcards.core.decks import CardSet
from numcards.core.seats import Seat
from numcards.scorecard.legality import RESERVE_SIZE, stops
from numcards.scorecard.options import KINDS
from numcards.scorecard.phases import (
    ENDING,
    FREE,
    OWING,
    Choosing,
    Ending,
    Forced,
    Free,
    Phase,
    Stopped,
    Waiting,
)
from numcards.scorecard.state import Piles, State, Table, make_state
from numcards.scorecard.tables import collected, put, replaced, with_kept, without_kept

if TYPE_CHECKING:
    from numcards.scorecard.actions import PileNumber

__all__ = ["bust", "draw", "draw_three", "rescue", "take"]

_RAINBOW: Final = Family.RAINBOW
_QUANTUM_CARDS: Final = 3
_WAITING: Final = {kind: Waiting(kind) for kind in KINDS}


def draw(state: State, pile: PileNumber) -> State:
    """Draw the top card of a pile: of one's own accord, for a Rainbow, or for a Double."""
    card, table, piles = _lift(state.table, state.piles, pile)
    phase, seat, sequences = state.phase, state.turn, state.sequences
    if type(phase) is Forced:
        return _draw_forced(state, phase, card, table, piles)
    if not isinstance(card, NumberCard):
        return make_state(state.round, table, piles, sequences, seat, _WAITING[card])
    sequence = sequences[seat]
    if stops(sequence, card):
        drawn = make_state(state.round, table, piles, sequences, seat, phase)
        return _stop(drawn, seat, card, FREE)
    sequences = sequences[:seat] + (sequence + (card,),) + sequences[seat + 1 :]
    after: Phase = OWING if card.family is _RAINBOW else FREE
    return make_state(state.round, table, piles, sequences, seat, after)


def _lift(table: Table, piles: Piles, pile: PileNumber) -> tuple[Card, Table, Piles]:
    """The top card of a pile, and what is left; nobody knows what lies there then."""
    one, two = piles
    if pile == 1:
        card, piles = one.top, (one.below(), two)
    else:
        card, piles = two.top, (one, two.below())
    if table.peekers[pile - 1]:
        first, second = table.peekers
        table = evolve(table, peekers=((), second) if pile == 1 else (first, ()))
    return card, table, piles


def _draw_forced(state: State, forced: Forced, card: Card, table: Table, piles: Piles) -> State:
    """A card drawn by a Double's target (SC-19)."""
    seat, left, sequences = forced.seat, forced.left - 1, state.sequences
    if not isinstance(card, NumberCard):
        reserve = table.reserves[seat]
        if len(reserve) < RESERVE_SIZE:
            kept = replaced(table.reserves, seat, with_kept(reserve, card))
            table = evolve(table, reserves=kept)
        else:
            table = _discarding(state, table, card)
    elif stops(sequences[seat], card):
        drawn = make_state(state.round, table, piles, sequences, state.turn, forced)
        return _stop(drawn, seat, card, Forced(seat, left, forced.then))
    else:
        sequences = replaced(sequences, seat, sequences[seat] + (card,))
        left += card.family is _RAINBOW
    phase = Forced(seat, left, forced.then)
    return make_state(state.round, table, piles, sequences, state.turn, phase)


def _stop(state: State, seat: Seat, card: NumberCard, then: Free | Forced | Ending) -> State:
    """A card stops a sequence: a joker may answer, or the bust happens by itself (SC-15)."""
    table, phase = state.table, Stopped(seat, then)
    if Special.JOKER not in table.reserves[seat]:
        return _busted(state, phase, put(table.discard, (card,), state.options.deck))
    table = _discarding(state, table, card)
    return make_state(state.round, table, state.piles, state.sequences, state.turn, phase)


def _discarding(state: State, table: Table, *cards: Card) -> Table:
    return evolve(table, discard=put(table.discard, cards, state.options.deck))


def rescue(state: State, phase: Stopped) -> State:
    """Answer a stopping card with a joker: what was interrupted goes on (SC-15)."""
    seat, table = phase.seat, state.table
    reserves = replaced(table.reserves, seat, without_kept(table.reserves[seat], Special.JOKER))
    table = evolve(_discarding(state, table, Special.JOKER), reserves=reserves)
    return make_state(state.round, table, state.piles, state.sequences, state.turn, phase.then)


def bust(state: State, phase: Stopped) -> State:
    """Lose the sequence that a card has stopped, and more, as the options say (SC-16, SC-17)."""
    return _busted(state, phase, state.table.discard)


def _busted(state: State, phase: Stopped, discard: CardSet) -> State:
    """The bust, once the stopping card lies in this discard."""
    seat, table, options = phase.seat, state.table, state.options
    discard = collected(discard, state.sequences[seat])
    collections, out = table.collections, table.out
    if options.bust != "sequence":
        out = tuple(sorted((*out, seat)))
    if options.bust == "round":
        discard = CardSet(discard | collections[seat])
        collections = replaced(collections, seat, CardSet(0))
    table = Table(
        collections,
        table.reserves,
        discard,
        out,
        table.skips,
        table.turns,
        table.declarer,
        table.peekers,
    )
    sequences = replaced(state.sequences, seat, ())
    after: Phase = phase.then.then if type(phase.then) is Forced else ENDING
    return make_state(state.round, table, state.piles, sequences, state.turn, after)


def draw_three(state: State, pile: PileNumber) -> State:
    """Draw a quantum's cards, from this pile first (SC-23)."""
    other: PileNumber = 2 if pile == 1 else 1
    table, piles = state.table, state.piles
    cards: list[Card] = []
    while len(cards) < _QUANTUM_CARDS and (piles[0].size or piles[1].size):
        card, table, piles = _lift(table, piles, pile if piles[pile - 1].size else other)
        cards.append(card)
    phase = Choosing(tuple(sorted(cards)))
    return make_state(state.round, table, piles, state.sequences, state.turn, phase)


def take(state: State, phase: Choosing, card: Card | None) -> State:
    """Keep one of a quantum's cards, or none; the turn ends (SC-23)."""
    seat = state.turn
    rest = list(phase.cards)
    if card is not None:
        rest.remove(card)
    table, sequences = _discarding(state, state.table, *rest), state.sequences
    if isinstance(card, Special):
        reserves = replaced(table.reserves, seat, with_kept(table.reserves[seat], card))
        table = evolve(table, reserves=reserves)
    elif card is not None:
        sequence = sequences[seat]
        if stops(sequence, card):
            chosen = make_state(state.round, table, state.piles, sequences, seat, phase)
            return _stop(chosen, seat, card, ENDING)
        sequences = replaced(sequences, seat, (*sequence, card))
    return make_state(state.round, table, state.piles, sequences, seat, ENDING)
