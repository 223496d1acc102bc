"""The zones of a position of NUM-5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.contents import SEEN_CARDS, SeenCards
from numcards.core.zones import Derived, ZoneTable, hidden, per_seat, public
from numcards.num5.actions import ROWS
from numcards.num5.notation import NUMBER_CARDS, PLAYS, SCORES
from numcards.num5.state import State, cards_of
from numcards.num5.tables import DECK, STARTERS, number_cards, set_of

if TYPE_CHECKING:
    from numcards.core.cards import NumberCard
    from numcards.core.seats import Seat
    from numcards.num5.view import View


def _chosen(state: State, seat: Seat) -> tuple[NumberCard, ...]:
    choice = state.chosen[seat]
    return () if choice is None else (choice.card,)


def _undealt(state: State) -> tuple[NumberCard, ...]:
    """The cards that are nowhere else."""
    turn = state.turn
    placed = [card for row in turn.rows for card in row]
    elsewhere = set_of([*placed, *cards_of(turn.choices), *cards_of(turn.unplaced)])
    return number_cards(DECK.rest((elsewhere, *turn.collected)))


def _seen_hand(view: View, seat: Seat) -> SeenCards:
    return view.hand if seat == view.viewer else (None,) * view.sizes[seat]


def _seen_choice(view: View, seat: Seat) -> SeenCards:
    if seat not in view.ready:
        return ()
    if seat == view.viewer and view.own_choice is not None:
        return (view.own_choice.card,)
    return (None,)


HAND: Final = hidden(
    "{}",
    NUMBER_CARDS,
    SEEN_CARDS,
    "The cards that a seat holds, in card order.",
    state=State.hand,
    view=_seen_hand,
    default=(),
)
CHOSEN: Final = hidden(
    "{}_chosen",
    NUMBER_CARDS,
    SEEN_CARDS,
    "The card that a seat has chosen in this turn, face down.",
    state=_chosen,
    view=_seen_choice,
    default=(),
)
COLLECTED: Final = public(
    "{}_collected",
    NUMBER_CARDS,
    "The cards that a seat has collected in this round, in card order.",
    state=State.collected,
    view=lambda view, seat: view.collected_cards[seat],
    default=(),
)
ROW_ZONES: Final = tuple(
    public(
        f"row_{colour}",
        NUMBER_CARDS,
        f"The row of {colour.name.title()}, in the order in which its cards were placed.",
        state=lambda state, place=place: state.turn.rows[place],
        view=lambda view, place=place: view.rows[place],
        default=(STARTERS[place],),
    )
    for place, colour in enumerate(ROWS)
)
UNPLACED: Final = public(
    "unplaced",
    PLAYS,
    "The revealed cards that wait to be placed, in the order of placement.",
    state=lambda state: state.turn.unplaced,
    view=lambda view: view.unplaced,
    default=(),
)
UNDEALT: Final = hidden(
    "undealt",
    NUMBER_CARDS,
    SEEN_CARDS,
    "The cards that nobody was dealt in this round, in card order.",
    state=_undealt,
    view=lambda view: (None,) * view.options.undealt,
    default=Derived("every card that is not elsewhere"),
)
SCORES_ZONE: Final = public(
    "scores",
    SCORES,
    "The points of each seat in the rounds that have ended.",
    state=lambda state: state.scores,
    view=lambda view: view.scores,
    default=(),
)

ZONES: Final = ZoneTable(
    (per_seat(HAND, CHOSEN, COLLECTED), *ROW_ZONES, UNPLACED, UNDEALT, SCORES_ZONE)
)
