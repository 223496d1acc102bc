"""Drawing cards: what joins a sequence, what stops it, what waits (SC-06 to SC-17, SC-19, SC-23).

The positions made here may still be on their way: `turns.settle` goes on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, assert_never, cast

from numcards.core.card_lists import left_over
from numcards.core.cards import Card, Family, NumberCard, Special
from numcards.core.decks import CardSet
from numcards.core.seats import seats
from numcards.scorecard.event_types import (
    Busted,
    Discarded,
    Drawn,
    Event,
    Joined,
    Kept,
    QuantumDrawn,
    SequenceStopped,
    Taken,
    Used,
)
from numcards.scorecard.info import INFO
from numcards.scorecard.legality import has_room, is_stopped_by
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
from numcards.scorecard.state import (
    Sequence,
    State,
    Table,
    change_reserve,
    change_state,
    change_table,
    make_state,
    moved,
)
from numcards.scorecard.tables import (
    QUANTUM_CARDS,
    collected,
    number_cards,
    put,
    replaced,
    with_kept,
    without_kept,
)

if TYPE_CHECKING:
    from numcards.core.events import Log
    from numcards.core.seats import Seat
    from numcards.scorecard.actions import PileNumber

Left: TypeAlias = tuple[int, int]
"""How many cards are left in each pile."""

_RAINBOW: Final = Family.RAINBOW
_JOKER: Final = Special.JOKER
_STOPPED: Final = tuple(Stopped(seat, FREE) for seat in seats(INFO.most_players))
_WAITING: Final = {kind: Waiting(kind) for kind in KINDS}


def draw(state: State, pile: PileNumber, log: Log[Event]) -> State:
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
        return _draw_forced(state, phase, pile, card, table, left, log)
    if log is not None:
        log.append(Drawn(seat, pile, card))
    if not isinstance(card, NumberCard):
        return make_state(state.round, table, stacks, left, sequences, seat, _WAITING[card])
    sequence = sequences[seat]
    if is_stopped_by(sequence, card):
        return _stop(state, table, left, _STOPPED[seat], card, log)
    if log is not None:
        log.append(Joined(seat, card))
    sequences = replaced(sequences, seat, sequence + (card,))
    after = OWING if card.family is _RAINBOW else FREE
    return make_state(state.round, table, stacks, left, sequences, seat, after)


def _forgotten(table: Table, pile: PileNumber) -> Table:
    """Nobody knows what lies on top of this pile."""
    one, two = table.peekers
    return change_table(table, peekers=((), two) if pile == 1 else (one, ()))


def _draw_forced(  # noqa: PLR0913, PLR0917  # the parts of a position on its way
    state: State,
    forced: Forced,
    pile: PileNumber,
    card: Card,
    table: Table,
    left: Left,
    log: Log[Event],
) -> State:
    """A card drawn by a Double's target (SC-19)."""
    seat, owed, sequences = forced.seat, forced.left - 1, state.sequences
    if log is not None:
        log.append(Drawn(seat, pile, card))
    if not isinstance(card, NumberCard):
        table = _set_aside(state, table, seat, card, log)
    elif is_stopped_by(sequences[seat], card):
        stopped = Stopped(seat, Forced(seat, owed, forced.then))
        return _stop(state, table, left, stopped, card, log)
    else:
        if log is not None:
            log.append(Joined(seat, card))
        sequences = replaced(sequences, seat, sequences[seat] + (card,))
        owed += card.family is _RAINBOW
    phase = Forced(seat, owed, forced.then)
    return make_state(state.round, table, state.stacks, left, sequences, state.turn, phase)


def _set_aside(state: State, table: Table, seat: Seat, card: Special, log: Log[Event]) -> Table:
    """A special card that a Double's target draws is kept if there is room (SC-19)."""
    reserve = table.reserves[seat]
    if has_room(reserve):
        if log is not None:
            log.append(Kept(seat, card))
        return change_reserve(table, seat, with_kept(reserve, card))
    if log is not None:
        log.append(Discarded(seat, (card,)))
    return discarding(state, table, card)


def _stop(  # noqa: PLR0913, PLR0917  # the parts of a position on its way
    state: State, table: Table, left: Left, phase: Stopped, card: NumberCard, log: Log[Event]
) -> State:
    """A card stops a sequence: a joker may answer, or the bust happens by itself (SC-15)."""
    if log is not None:
        log.append(SequenceStopped(phase.seat, card))
    if _JOKER not in table.reserves[phase.seat]:
        return _busted(state, table, left, phase, (*state.sequences[phase.seat], card), log)
    table = change_table(table, discard=collected(table.discard, (card,)))
    return change_state(state, table=table, left=left, phase=phase)


def discarding(state: State, table: Table, *cards: Card) -> Table:
    """The table of a position once these cards are discarded."""
    return change_table(table, discard=put(table.discard, cards, state.options.deck))


def rescue(state: State, phase: Stopped, log: Log[Event]) -> State:
    """Answer a stopping card with a joker: what was interrupted goes on (SC-15)."""
    seat, table = phase.seat, state.table
    if log is not None:
        log.append(Used(seat, _JOKER, None))
    table = change_reserve(table, seat, without_kept(table.reserves[seat], _JOKER))
    return moved(state, discarding(state, table, _JOKER), phase.then)


def bust(state: State, log: Log[Event]) -> State:
    """Lose the sequence that a card has stopped, and more, as the options say (SC-16, SC-17)."""
    stopped = cast("Stopped", state.phase)
    cards = state.sequences[stopped.seat]
    return _busted(state, state.table, state.left, stopped, cards, log)


def _busted(  # noqa: PLR0913, PLR0917  # the parts of a position on its way
    state: State,
    table: Table,
    left: Left,
    stopped: Stopped,
    cards: Sequence,
    log: Log[Event],
) -> State:
    """The bust, with all cards that go to the discard for it."""
    seat, option = stopped.seat, state.round.options.bust
    collections, out, discard = table.collections, table.out, collected(table.discard, cards)
    lost, is_out = CardSet(0), True
    if option == "round":
        lost = collections[seat]
        collections = replaced(collections, seat, CardSet(0))
        discard = CardSet(discard | lost)
    elif option == "sequence":
        is_out = False
    elif option != "out":
        assert_never(option)
    if is_out:
        out = tuple(sorted((*out, seat)))
    if log is not None:
        log.append(Busted(seat, state.sequences[seat], number_cards(lost), is_out))
    table = change_table(table, collections=collections, discard=discard, out=out)
    sequences = replaced(state.sequences, seat, ())
    after = _after_bust(stopped.then)
    return make_state(state.round, table, state.stacks, left, sequences, state.turn, after)


def _after_bust(then: Free | Forced | Ending) -> Phase:
    """The turn ends, or what a Double has interrupted goes on (SC-16, SC-19)."""
    return then.then if type(then) is Forced else ENDING


def draw_three(state: State, pile: PileNumber, log: Log[Event]) -> State:
    """Draw a quantum's cards, from this pile first (SC-23)."""
    other: PileNumber = 2 if pile == 1 else 1
    table, left = state.table, list(state.left)
    drawn: list[Card] = []
    while len(drawn) < QUANTUM_CARDS and any(left):
        lifted = pile if left[pile - 1] else other
        left[lifted - 1] -= 1
        drawn.append(state.stacks[lifted - 1][left[lifted - 1]])
        if table.peekers[lifted - 1]:
            table = _forgotten(table, lifted)
    cards = tuple(sorted(drawn))
    if log is not None:
        log.append(QuantumDrawn(state.turn, len(cards), cards))
    return change_state(state, table=table, left=tuple(left), phase=Choosing(cards))


def take(state: State, card: Card | None, log: Log[Event]) -> State:
    """Keep one of a quantum's cards, or none; the turn ends (SC-23)."""
    seat, sequences = state.turn, state.sequences
    rest = left_over(cast("Choosing", state.phase).cards, () if card is None else (card,))
    if log is not None:
        log.append(Taken(seat, card))
        if rest:
            log.append(Discarded(seat, tuple(rest)))
    table = discarding(state, state.table, *rest)
    if isinstance(card, Special):
        if log is not None:
            log.append(Kept(seat, card))
        table = change_reserve(table, seat, with_kept(table.reserves[seat], card))
    elif isinstance(card, NumberCard):
        if is_stopped_by(sequences[seat], card):
            return _stop(state, table, state.left, Stopped(seat, ENDING), card, log)
        if log is not None:
            log.append(Joined(seat, card))
        sequences = replaced(sequences, seat, (*sequences[seat], card))
    elif card is not None:
        assert_never(card)
    return change_state(state, table=table, sequences=sequences, phase=ENDING)
