"""Which choices are legal: one set of predicates for listing them and for refusing others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.players import Player
from numcards.core.refusals import Refusal
from numcards.core.seats import Seat
from numcards.num5.actions import ChooseCard, ChooseRow
from numcards.num5.placement import closest_rows
from numcards.num5.refusals import CardFacts, Code, RowFacts, SeatFacts
from numcards.num5.tables import row_choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.num5.actions import Action
    from numcards.num5.state import Hand, Row, State, Turn

__all__ = [
    "card_refusal",
    "choice_stands",
    "legal_choices",
    "legal_row_choices",
    "may_act",
    "row_refusal",
]


def legal_choices(turn: Turn, chosen: Sequence[ChooseCard | None]) -> tuple[Action, ...]:
    """Everything that may be done in such a turn, in the order of `all_actions`."""
    if turn.unplaced:
        return legal_row_choices(turn.rows, turn.unplaced)
    return tuple(choice for choice in turn.choices if chosen[choice.seat] is None)


def legal_row_choices(rows: Sequence[Row], unplaced: Hand) -> tuple[ChooseRow, ...]:
    """The rows that the player of the first unplaced card may choose (N5-12), in table order."""
    waiting = unplaced[0]
    choices = row_choices(waiting.seat)
    return tuple([choices[place] for place in closest_rows(rows, waiting.card)])


def may_act(state: State, seat: Seat) -> bool:
    """Whether a seat of the table may act now; the game must not be over (N5-03 to N5-05)."""
    unplaced = state.turn.unplaced
    return unplaced[0].seat == seat if unplaced else state.chosen[seat] is None


def choice_stands(seat: Seat) -> Refusal:
    """Why a seat that has chosen a card may not act before all others have (N5-04)."""
    return Refusal(
        Code.ALREADY_CHOSEN,
        "N5-04",
        "{seat} has chosen a card already, and a choice stands ({rule}).",
        SeatFacts(Player(seat)),
    )


def card_refusal(state: State, action: ChooseCard) -> Refusal | None:
    """Why a player who may act cannot choose this card (N5-03)."""
    if state.turn.unplaced:
        return Refusal(
            Code.ROW_NEEDED,
            "N5-12",
            "{seat} has to choose a row for {card} before cards are chosen again ({rule}).",
            CardFacts(Player(action.seat), state.turn.unplaced[0].card),
        )
    if action in state.turn.hand(action.seat):
        return None
    return Refusal(
        Code.NOT_HELD,
        "N5-03",
        "The hand of {seat} holds no {card} ({rule}).",
        CardFacts(Player(action.seat), action.card),
    )


def row_refusal(state: State, action: ChooseRow) -> Refusal | None:
    """Why a player who may act cannot choose this row (N5-11 to N5-13)."""
    unplaced = state.turn.unplaced
    if not unplaced:
        return Refusal(
            Code.CARD_NEEDED,
            "N5-03",
            "{seat} has to choose a card: no row is to be chosen now ({rule}).",
            SeatFacts(Player(action.seat)),
        )
    if action in state.actions:
        return None
    return Refusal(
        Code.NOT_CLOSEST,
        "N5-12",
        "{card} goes on one of the equally close rows, by one of {closest}, "
        "not by {given} ({rule}).",
        RowFacts(unplaced[0].card, action, legal_row_choices(state.turn.rows, unplaced)),
    )
