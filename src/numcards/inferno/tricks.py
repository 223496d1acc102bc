"""What an action does to the hands, the order and the trick.

The positions made here belong to the round of the action:
`still_in` is empty when the round is over, and `rounds.end_round` goes on from there.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import evolve

from numcards.core.decks import CardSet
from numcards.core.seats import Seat, clockwise
from numcards.inferno.actions import INFINI, Play, Pose, Posed
from numcards.inferno.deck import INFINIS, JOKERS, NUMXES
from numcards.inferno.state import Round, State, make_state

if TYPE_CHECKING:
    from numcards.inferno.options import Options
    from numcards.inferno.tables import Groups

__all__ = [
    "all_have_passed",
    "asked_seats",
    "ends_trick",
    "inverts",
    "lay",
    "lead_passers",
    "pass_turn",
    "with_cards",
]


def lay(state: State, posed: Posed) -> State:
    """Pose cards: first the order changes, then the trick goes on or ends (INF-29)."""
    seat = state.still_in[0]
    others = state.still_in[1:]
    hands, groups = _spend(state, seat, posed)
    current = state.round
    if posed.has_inferno and inverts(posed, current.options):
        current = evolve(current, inverted=not current.inverted)
    if not hands[seat]:
        current = evolve(current, out=(*current.out, seat))
    if not others or ends_trick(posed, current.options):
        return _lead(current, hands, groups, seat)
    trick = state.trick + ((seat, posed),)
    if hands[seat]:
        return make_state(current, hands, groups, trick, others + (seat,))
    return make_state(current, hands, groups, trick, () if _is_over(current, hands) else others)


def pass_turn(state: State) -> State:
    """Leave the trick, or hand on the lead (INF-09, INF-12)."""
    others = state.still_in[1:]
    if all_have_passed(others, state.trick):
        return _lead(state.round, state.hands, state.groups, state.trick[-1][0])
    return make_state(state.round, state.hands, state.groups, state.trick, others)


def ends_trick(posed: Posed, options: Options) -> bool:
    """Whether a pose ends its trick by itself (INF-16, INF-17, INF-22)."""
    if posed.stops:
        return True
    return posed.is_lone_shadow and options.impossible == "ends"


def inverts(posed: Posed, options: Options) -> bool:
    """Whether a pose is an Inferno (INF-25)."""
    if not posed.has_inferno:
        return False
    return posed.shows_inferno or options.inferno_needs == "present"


def all_have_passed(others: tuple[Seat, ...], trick: tuple[Play, ...]) -> bool:
    """Whether nobody but the last to pose is left in a trick that has begun (INF-10).

    `others` are those still in it once the player on turn has passed.
    """
    return bool(trick) and (not others or others == (trick[-1][0],))


def with_cards(holdings: tuple[int, ...], start: int) -> tuple[Seat, ...]:
    """The seats that hold cards, clockwise from a seat (INF-30); of their hands or sizes."""
    seats = clockwise(len(holdings), start)
    return seats if all(holdings) else tuple(seat for seat in seats if holdings[seat])


def lead_passers(
    holdings: tuple[int, ...], trick: tuple[Play, ...], still_in: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    """The seats that can only have left this trick by passing its lead (INF-12), ascending.

    They hold cards, are not in the trick any more, and the turn has not come to them since
    it began. Hands or their sizes say who has cards.
    """
    asked = asked_seats(len(holdings), trick, still_in)
    return tuple(
        seat for seat in with_cards(holdings, 0) if seat not in still_in and seat not in asked
    )


def asked_seats(
    players: int, trick: tuple[Play, ...], still_in: tuple[Seat, ...]
) -> frozenset[Seat]:
    """The seats that the turn has passed by between the poses of a trick and its next player."""
    stops = (*(seat for seat, _ in trick), *still_in[:1])
    return frozenset(
        seat
        for start, stop in pairwise(stops)
        for seat in clockwise(players, start + 1)[: (stop - start - 1) % players]
    )


def _lead(
    current: Round, hands: tuple[CardSet, ...], groups: tuple[Groups, ...], winner: Seat
) -> State:
    """Clear the trick away; its winner, or the next with cards, leads (INF-10, INF-27, INF-30)."""
    if current.inverted and current.options.inferno_lasts == "trick":
        current = evolve(current, inverted=False)
    still_in = () if _is_over(current, hands) else with_cards(hands, winner)
    return make_state(current, hands, groups, (), still_in)


def _is_over(current: Round, hands: tuple[CardSet, ...]) -> bool:
    """Whether enough players are out for the round to end (INF-29, INF-30)."""
    if not current.out:
        return False
    return current.options.finish == "first_out" or sum(map(bool, hands)) == 1


def _spend(
    state: State, seat: Seat, posed: Posed
) -> tuple[tuple[CardSet, ...], tuple[Groups, ...]]:
    """All hands, once a seat has laid its cards down."""
    hand, hands, groups = state.hands[seat], state.hands, state.groups
    if type(posed) is Pose:
        left = hand & ~posed.numbers
        if posed.jokers:
            left = _without_copies(left, JOKERS, posed.jokers)
        own, value = groups[seat], posed.value
        own = own[:value] + (own[value].without(posed),) + own[value + 1 :]
        groups = groups[:seat] + (own,) + groups[seat + 1 :]
    else:
        left = _without_copies(hand, INFINIS if posed is INFINI else NUMXES, 1)
    return hands[:seat] + (CardSet(left),) + hands[seat + 1 :], groups


def _without_copies(hand: int, copies: int, count: int) -> int:
    """Take so many copies of a special card out, the highest first, as sets keep them."""
    return hand & ~copies | (hand & copies) >> count & copies
