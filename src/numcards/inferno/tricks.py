"""What an action does to the hands, the order and the trick.

A round that is over is a value of its own here, `RoundOver`; `rounds` goes on from there.
What happens is told to `log`, if there is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from numcards.core.decks import CardSet
from numcards.core.seats import clockwise
from numcards.inferno.actions import Pose, Posed
from numcards.inferno.deck import JOKERS
from numcards.inferno.event_types import (
    Cut,
    DemandSet,
    LeadHandedOn,
    OrderSet,
    Passed,
    PosedCards,
    TrickWon,
    WentOut,
)
from numcards.inferno.state import (
    Round,
    RoundOver,
    State,
    change_round,
    change_state,
    make_state,
    with_cards,
)
from numcards.inferno.tables import CARDS_OF_GROUP, GROUPS, PLAYS, groups_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.core.events import Log
    from numcards.core.seats import Seat
    from numcards.inferno.event_types import Event
    from numcards.inferno.options import Options
    from numcards.inferno.tables import Groups


def lay(state: State, posed: Posed, log: Log[Event] = None) -> State | RoundOver:
    """Pose cards: first the order changes, then the trick goes on or ends (INF-29)."""
    seat, others = state.still_in[0], state.still_in[1:]
    current, hands, groups = state.round, list(state.hands), list(state.groups)
    hand, groups[seat] = _without(hands[seat], groups[seat], posed)
    hands[seat] = hand
    if log is not None:
        log.append(_posing(state, posed))
    if posed.has_inferno and inverts(posed, current.options):
        current = _with_order_turned(current, log)
    if not hand:
        current = change_round(current, out=current.out + (seat,))
    after: State | RoundOver
    if not others or (posed.may_end and ends_trick(posed, current.options)):
        after = _end_trick(current, tuple(hands), tuple(groups), seat, log)
    else:
        if log is not None and type(posed) is Pose and posed.effect is not None:
            log.append(DemandSet(posed.next_count))
        trick = state.trick + (PLAYS[seat][posed],)
        if hand:
            after = make_state(current, tuple(hands), tuple(groups), trick, others + (seat,))
        elif enough_are_out(current.options, hands):
            after = RoundOver(current, tuple(hands), tuple(groups), trick)
        else:
            after = make_state(current, tuple(hands), tuple(groups), trick, others)
    if log is not None and not hand:
        log.append(WentOut(seat, len(current.out)))
    return after


def _without(hand: CardSet, groups: Groups, posed: Posed) -> tuple[CardSet, Groups]:
    """What is left of a hand, and of its groups, when these cards are posed."""
    if type(posed) is not Pose:
        return _without_copies(hand, posed.copies, 1), groups
    if posed.jokers:
        hand = _without_copies(CardSet(hand ^ posed.numbers), JOKERS, posed.jokers)
        return hand, groups_of(hand)
    hand ^= posed.numbers  # type: ignore[assignment]  # NewType calls cost time
    changed, value = list(groups), posed.value
    changed[value] = GROUPS[hand & CARDS_OF_GROUP[value]]
    return hand, tuple(changed)


def _posing(state: State, posed: Posed) -> PosedCards | Cut:
    seat, top = state.still_in[0], state.top
    if type(posed) is Pose or top is None:
        return PosedCards(seat, posed)
    return Cut(seat, posed, top)


def pass_turn(state: State, log: Log[Event] = None) -> State | RoundOver:
    """Leave the trick, or hand on the lead (INF-09, INF-12)."""
    if not state.trick:
        return _hand_on_lead(state, log)
    others, poser = state.still_in[1:], state.trick[-1].seat
    if log is not None:
        log.append(Passed(state.still_in[0]))
    if not others or others[0] == poser:  # the last to pose acts last, if at all
        return _end_trick(state.round, state.hands, state.groups, poser, log)
    return make_state(state.round, state.hands, state.groups, state.trick, others)


def _hand_on_lead(state: State, log: Log[Event]) -> State | RoundOver:
    """Pass the lead; the round is blocked when everybody with cards has (INF-12, INF-33)."""
    seat, others = state.still_in[0], state.still_in[1:]
    if log is not None:
        log.append(LeadHandedOn(seat))
    passed = sorted((*state.round.lead_passed, seat))
    current = change_round(state.round, lead_passed=tuple(passed))
    if others:
        return change_state(state, round=current, still_in=others)
    # The lead goes round clockwise, so behind the last to pass it sits the first.
    first = with_cards(state.hands, seat + 1)[0]
    return RoundOver(current, state.hands, state.groups, (), first)


def ends_trick(posed: Posed, options: Options) -> bool:
    """Whether a pose that may end its trick does so (INF-16, INF-17, INF-22)."""
    match options.impossible:
        case "ends":
            return posed.may_end
        case "cuttable":
            return posed.stops
        case _:
            assert_never(options.impossible)


def inverts(posed: Posed, options: Options) -> bool:
    """Whether a pose is an Inferno (INF-25)."""
    match options.inferno_needs:
        case "present":
            return posed.has_inferno
        case "on_top":
            return posed.shows_inferno
        case _:
            assert_never(options.inferno_needs)


def _end_trick(
    current: Round,
    hands: tuple[CardSet, ...],
    groups: tuple[Groups, ...],
    winner: Seat,
    log: Log[Event],
) -> State | RoundOver:
    """Clear the trick away; its winner, or the next with cards, leads (INF-10, INF-27, INF-30)."""
    if log is not None:
        log.append(TrickWon(winner))
    if current.lead_passed:
        current = change_round(current, lead_passed=())
    if current.inverted and order_returns(current.options):
        current = _with_order_turned(current, log)
    if not current.out:
        return make_state(current, hands, groups, (), clockwise(len(hands), winner))
    if enough_are_out(current.options, hands):
        return RoundOver(current, hands, groups, ())
    return make_state(current, hands, groups, (), with_cards(hands, winner))


def _with_order_turned(current: Round, log: Log[Event]) -> Round:
    current = change_round(current, inverted=not current.inverted)
    if log is not None:
        log.append(OrderSet(current.inverted))
    return current


def order_returns(options: Options) -> bool:
    """Whether an inverted order returns to normal with the end of its trick (INF-27)."""
    match options.inferno_lasts:
        case "trick":
            return True
        case "round":
            return False
        case _:
            assert_never(options.inferno_lasts)


def enough_are_out(options: Options, holdings: Sequence[int]) -> bool:
    """Whether the round ends, now that somebody is out (INF-29, INF-30).

    `holdings` are the hands or their sizes: what counts is who has cards.
    """
    match options.finish:
        case "first_out":
            return True
        case "rank_all":
            return sum(map(bool, holdings)) <= 1
        case _:
            assert_never(options.finish)


def _without_copies(hand: CardSet, copies: CardSet, count: int) -> CardSet:
    """Take so many copies of a special card out, the highest first, as sets keep them."""
    return CardSet(hand & ~copies | (hand & copies) >> count & copies)
