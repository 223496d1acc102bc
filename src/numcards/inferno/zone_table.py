"""The zones of a position and of a view, declared once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.card_lists import left_over
from numcards.core.contents import (
    CARDS,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    SEEN_CARDS,
    Content,
    SeenCards,
    one_of,
    row_of,
)
from numcards.core.zones import Derived, ZoneTable, hidden, per_seat, public
from numcards.inferno.notation import parse_trick, trick_text
from numcards.inferno.state import State

if TYPE_CHECKING:
    from numcards.core.cards import Card
    from numcards.core.seats import Seat
    from numcards.inferno.actions import Play
    from numcards.inferno.view import View

NORMAL: Final = "normal"
INVERTED: Final = "inverted"


def laid_cards(trick: tuple[Play, ...]) -> tuple[Card, ...]:
    """The cards of all poses on the table."""
    return tuple(card for play in trick for card in play.posed.cards)


def _seen_hand(view: View, seat: Seat) -> SeenCards:
    return view.hand if seat == view.viewer else (None,) * view.sizes[seat]


def _discard(state: State) -> tuple[Card, ...]:
    deck = state.options.deck
    laid = deck.set_of(laid_cards(state.trick))
    return deck.cards_of(deck.rest((*state.hands, state.round.aside, laid)))


def _order(*, inverted: bool) -> str:
    return INVERTED if inverted else NORMAL


_CARD: Final = "(?:[RGBYWS](?:1[0-6]|[0-9])|joker)"
_TRICK: Final = Content(
    "poses with their players, as `P0:R7+B7 P1:infini`",
    parse_trick,
    trick_text,
    row_of(rf"{SEAT.pattern}:(?:{_CARD}(?:\+{_CARD})*|infini|numx)"),
)

HAND: Final = hidden(
    "{}",
    CARDS,
    SEEN_CARDS,
    "The hand of a seat, in card order.",
    state=State.hand,
    view=_seen_hand,
    default=(),
)
ASIDE: Final = hidden(
    "aside",
    CARDS,
    SEEN_CARDS,
    "The cards set aside face down (INF-03), in card order.",
    state=lambda state: state.options.deck.cards_of(state.round.aside),
    view=lambda view: (None,) * view.aside,
    default=(),
)
DISCARD: Final = public(
    "discard",
    CARDS,
    "The cards of the tricks that have ended in this round, in card order.",
    state=_discard,
    view=lambda view: tuple(left_over(view.played_cards, laid_cards(view.trick))),
    default=Derived("every card that lies nowhere else"),
)
TRICK: Final = public(
    "trick",
    _TRICK,
    "The poses on the table, the oldest first.",
    state=lambda state: state.trick,
    view=lambda view: view.trick,
    default=(),
)
IN_TRICK: Final = public(
    "in_trick",
    SEATS,
    "The seats that may still act in the trick, the one on turn first; none when the game is over.",
    state=lambda state: state.still_in,
    view=lambda view: view.still_in,
    default=Derived("all seats with cards, clockwise from `first_player`"),
)
PASSED_LEAD: Final = public(
    "passed_lead",
    SEATS,
    "The seats that have passed the lead of the trick, ascending (INF-12).",
    state=lambda state: state.round.lead_passed,
    view=lambda view: view.lead_passed,
    default=Derived(
        "as long as no trick lies there, the seats with cards that are not in it "
        "(all of them where a blocked round has ended the game)"
    ),
)
OUT: Final = public(
    "out",
    SEATS,
    "The seats that have shed all their cards in this round, the first one first.",
    state=lambda state: state.round.out,
    view=lambda view: view.out,
    default=(),
)
ORDER: Final = public(
    "order",
    one_of(NORMAL, INVERTED),
    "The order of strength (INF-11).",
    state=lambda state: _order(inverted=state.round.inverted),
    view=lambda view: _order(inverted=view.inverted),
    default=NORMAL,
)
ROUND: Final = public(
    "round",
    NUMBER,
    "Which round of the game this is, from 1.",
    state=lambda state: state.round.number,
    view=lambda view: view.number,
    default=1,
)
WINS: Final = public(
    "wins",
    NUMBERS,
    "The rounds that each seat has won.",
    state=lambda state: state.wins,
    view=lambda view: view.wins,
    default=Derived("0 for each seat"),
)
ZONES: Final = ZoneTable(
    (per_seat(HAND), ASIDE, DISCARD, TRICK, IN_TRICK, PASSED_LEAD, OUT, ORDER, ROUND, WINS)
)
