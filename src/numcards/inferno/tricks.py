"""What an action does to the hands, the order and the trick.

The positions made here belong to the round of the action:
`still_in` is empty when the round is over, and `rounds.end_round` goes on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from numcards.core.decks import CardSet
from numcards.core.seats import Seat, clockwise
from numcards.inferno.actions import INFINI, Pose, Posed
from numcards.inferno.deck import INFINIS, JOKERS, NUMXES
from numcards.inferno.state import Round, State, make_state
from numcards.inferno.tables import CARDS_OF_GROUP, GROUPS, groups_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.inferno.options import Options
    from numcards.inferno.tables import Groups

__all__ = ["ends_trick", "inverts", "lay", "pass_turn", "with_cards"]


def lay(state: State, posed: Posed) -> State:
    """Pose cards: first the order changes, then the trick goes on or ends (INF-29)."""
    seat, others = state.still_in[0], state.still_in[1:]
    current, hands, groups = state.round, list(state.hands), list(state.groups)
    if type(posed) is not Pose:
        hand = _without_copies(hands[seat], INFINIS if posed is INFINI else NUMXES, 1)
    elif posed.jokers:
        hand = _without_copies(CardSet(hands[seat] ^ posed.numbers), JOKERS, posed.jokers)
        groups[seat] = groups_of(hand)
    else:
        hand = CardSet(hands[seat] ^ posed.numbers)
        own = list(groups[seat])
        own[posed.value] = GROUPS[hand & CARDS_OF_GROUP[posed.value]]
        groups[seat] = tuple(own)
    hands[seat] = hand
    if posed.has_inferno and inverts(posed, current.options):
        current = evolve(current, inverted=not current.inverted)
    if not hand:
        current = evolve(current, out=(*current.out, seat))
    if not others or (posed.may_end and ends_trick(posed, current.options)):
        return _lead(current, tuple(hands), tuple(groups), seat)
    if hand:
        others = others + (seat,)
    elif _is_over(current, hands):
        others = ()
    trick = state.trick + ((seat, posed),)
    return make_state(current, tuple(hands), tuple(groups), trick, others)


def pass_turn(state: State) -> State:
    """Leave the trick, or hand on the lead (INF-09, INF-12)."""
    current, trick, others = state.round, state.trick, state.still_in[1:]
    if not trick:
        passed = (*current.lead_passed, state.still_in[0])
        current = evolve(current, lead_passed=tuple(sorted(passed)))
    elif not others or others[0] == trick[-1][0]:  # the last to pose acts last, if at all
        return _lead(current, state.hands, state.groups, trick[-1][0])
    return make_state(current, state.hands, state.groups, trick, others)


def ends_trick(posed: Posed, options: Options) -> bool:
    """Whether a pose that may end its trick does so (INF-16, INF-17, INF-22)."""
    return posed.stops or options.impossible == "ends"


def inverts(posed: Posed, options: Options) -> bool:
    """Whether a pose is an Inferno (INF-25)."""
    if not posed.has_inferno:
        return False
    return posed.shows_inferno or options.inferno_needs == "present"


def with_cards(holdings: tuple[int, ...], start: int) -> tuple[Seat, ...]:
    """The seats that hold cards, clockwise from a seat (INF-30); of their hands or sizes."""
    seats = clockwise(len(holdings), start)
    return seats if all(holdings) else tuple(seat for seat in seats if holdings[seat])


def _lead(
    current: Round, hands: tuple[CardSet, ...], groups: tuple[Groups, ...], winner: Seat
) -> State:
    """Clear the trick away; its winner, or the next with cards, leads (INF-10, INF-27, INF-30)."""
    if current.lead_passed:
        current = evolve(current, lead_passed=())
    if current.inverted and current.options.inferno_lasts == "trick":
        current = evolve(current, inverted=False)
    if not current.out:
        still_in = clockwise(len(hands), winner)
    else:
        still_in = () if _is_over(current, hands) else with_cards(hands, winner)
    return make_state(current, hands, groups, (), still_in)


def _is_over(current: Round, hands: Sequence[CardSet]) -> bool:
    """Whether enough players are out for the round to end (INF-29, INF-30)."""
    return current.options.finish == "first_out" or sum(map(bool, hands)) == 1


def _without_copies(hand: CardSet, copies: CardSet, count: int) -> CardSet:
    """Take so many copies of a special card out, the highest first, as sets keep them."""
    return CardSet(hand & ~copies | (hand & copies) >> count & copies)
