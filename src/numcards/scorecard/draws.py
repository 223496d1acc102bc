"""Drawing cards: what joins a sequence, what stops it, what waits (SC-06 to SC-17, SC-19, SC-23).

The positions made here may still be on their way: `turns.settle` goes on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from numcards.core.cards import Card, Family, NumberCard, Special
from numcards.core.decks import CardSet
from numcards.core.seats import clockwise
from numcards.scorecard.info import INFO
from numcards.scorecard.legality import RESERVE_SIZE, stops
from numcards.scorecard.options import KINDS
from numcards.scorecard.phases import (
    ENDING,
    FREE,
    OWING,
    Choosing,
    Forced,
    Phase,
    Stopped,
    Waiting,
)
from numcards.scorecard.state import (
    Sequence,
    State,
    Table,
    make_state,
    make_table,
    moved,
    with_discard,
    with_peekers,
    with_reserve,
)
from numcards.scorecard.tables import collected, put, replaced, with_kept, without_kept

if TYPE_CHECKING:
    from numcards.scorecard.actions import PileNumber

__all__ = ["bust", "draw", "draw_three", "rescue", "take"]

Left: TypeAlias = tuple[int, int]
"""How many cards are left in each pile."""

_RAINBOW: Final = Family.RAINBOW
_QUANTUM_CARDS: Final = 3
_JOKER: Final = Special.JOKER
_STOPPED: Final = tuple(Stopped(seat, FREE) for seat in clockwise(INFO.most_players, 0))
_WAITING: Final = {kind: Waiting(kind) for kind in KINDS}


def draw(state: State, pile: PileNumber) -> State:
    """Draw the top card of a pile: of one's own accord, for a Rainbow, or for a Double."""
    stacks, (one, two) = state.stacks, state.left
    if pile == 1:
        card, left = stacks[0][one - 1], (one - 1, two)
    else:
        card, left = stacks[1][two - 1], (one, two - 1)
    table, phase, seat, sequences = state.table, state.phase, state.turn, state.sequences
    if table.peekers[pile - 1]:
        table = _forgotten(table, pile)
    if type(phase) is Forced:
        return _draw_forced(state, phase, card, table, left)
    if not isinstance(card, NumberCard):
        return make_state(state.round, table, stacks, left, sequences, seat, _WAITING[card])
    sequence = sequences[seat]
    if stops(sequence, card):
        return _stop(state, table, left, _STOPPED[seat], card)
    sequences = replaced(sequences, seat, sequence + (card,))
    after = OWING if card.family is _RAINBOW else FREE
    return make_state(state.round, table, stacks, left, sequences, seat, after)


def _forgotten(table: Table, pile: PileNumber) -> Table:
    """Nobody knows what lies on top of this pile."""
    one, two = table.peekers
    return with_peekers(table, (), two) if pile == 1 else with_peekers(table, one, ())


def _draw_forced(state: State, forced: Forced, card: Card, table: Table, left: Left) -> State:
    """A card drawn by a Double's target (SC-19)."""
    seat, owed, sequences = forced.seat, forced.left - 1, state.sequences
    if not isinstance(card, NumberCard):
        reserve = table.reserves[seat]
        if len(reserve) < RESERVE_SIZE:
            table = with_reserve(table, seat, with_kept(reserve, card))
        else:
            table = _discarding(state, table, card)
    elif stops(sequences[seat], card):
        return _stop(state, table, left, Stopped(seat, Forced(seat, owed, forced.then)), card)
    else:
        sequences = replaced(sequences, seat, sequences[seat] + (card,))
        owed += card.family is _RAINBOW
    phase = Forced(seat, owed, forced.then)
    return make_state(state.round, table, state.stacks, left, sequences, state.turn, phase)


def _stop(state: State, table: Table, left: Left, phase: Stopped, card: NumberCard) -> State:
    """A card stops a sequence: a joker may answer, or the bust happens by itself (SC-15)."""
    if _JOKER not in table.reserves[phase.seat]:
        return _busted(state, table, left, phase, state.sequences[phase.seat] + (card,))
    table = _discarding(state, table, card)
    return make_state(state.round, table, state.stacks, left, state.sequences, state.turn, phase)


def _discarding(state: State, table: Table, *cards: Card) -> Table:
    return with_discard(table, put(table.discard, cards, state.options.deck))


def rescue(state: State, phase: Stopped) -> State:
    """Answer a stopping card with a joker: what was interrupted goes on (SC-15)."""
    seat, table = phase.seat, state.table
    table = with_reserve(table, seat, without_kept(table.reserves[seat], _JOKER))
    table = _discarding(state, table, _JOKER)
    return moved(state, table, phase.then)


def bust(state: State, phase: Stopped) -> State:
    """Lose the sequence that a card has stopped, and more, as the options say (SC-16, SC-17)."""
    return _busted(state, state.table, state.left, phase, state.sequences[phase.seat])


def _busted(state: State, table: Table, left: Left, phase: Stopped, cards: Sequence) -> State:
    """The bust, with all cards that go to the discard for it."""
    seat, options = phase.seat, state.round.options
    discard = collected(table.discard, cards)
    collections, out = table.collections, table.out
    if options.bust != "sequence":
        out = tuple(sorted((*out, seat)))
    if options.bust == "round":
        discard = CardSet(discard | collections[seat])
        collections = replaced(collections, seat, CardSet(0))
    table = make_table(
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
    return make_state(state.round, table, state.stacks, left, sequences, state.turn, after)


def draw_three(state: State, pile: PileNumber) -> State:
    """Draw a quantum's cards, from this pile first (SC-23)."""
    other: PileNumber = 2 if pile == 1 else 1
    table, left = state.table, list(state.left)
    cards: list[Card] = []
    while len(cards) < _QUANTUM_CARDS and any(left):
        lifted = pile if left[pile - 1] else other
        left[lifted - 1] -= 1
        cards.append(state.stacks[lifted - 1][left[lifted - 1]])
        if table.peekers[lifted - 1]:
            table = _forgotten(table, lifted)
    phase, (one, two) = Choosing(tuple(sorted(cards))), left
    sequences, turn = state.sequences, state.turn
    return make_state(state.round, table, state.stacks, (one, two), sequences, turn, phase)


def take(state: State, phase: Choosing, card: Card | None) -> State:
    """Keep one of a quantum's cards, or none; the turn ends (SC-23)."""
    seat = state.turn
    rest = list(phase.cards)
    if card is not None:
        rest.remove(card)
    table, sequences = _discarding(state, state.table, *rest), state.sequences
    if isinstance(card, Special):
        table = with_reserve(table, seat, with_kept(table.reserves[seat], card))
    elif card is not None:
        sequence = sequences[seat]
        if stops(sequence, card):
            return _stop(state, table, state.left, Stopped(seat, ENDING), card)
        sequences = replaced(sequences, seat, (*sequence, card))
    return make_state(state.round, table, state.stacks, state.left, sequences, seat, ENDING)
