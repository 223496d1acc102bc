"""Which choices are legal: one set of predicates for listing them and for refusing others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.errors import Refusal
from numcards.core.seats import Seat
from numcards.num5.actions import ChooseCard, ChooseRow
from numcards.num5.placement import closest_rows
from numcards.num5.refusals import CardFacts, Code, RowFacts, SeatFacts, TurnFacts
from numcards.num5.tables import row_choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.num5.actions import Action
    from numcards.num5.state import Hand, Row, State, Turn

__all__ = ["card_refusal", "legal_choices", "legal_row_choices", "row_refusal", "turn_refusal"]


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


def turn_refusal(state: State, seat: Seat) -> Refusal | None:
    """Why a seat of the table may not act now; the game must not be over (N5-03 to N5-05)."""
    unplaced = state.turn.unplaced
    if unplaced:
        turn = unplaced[0].seat
        if seat == turn:
            return None
        return Refusal(
            Code.NOT_ON_TURN,
            "N5-05",
            "Player {seat} cannot act: player {turn} has to choose a row.",
            TurnFacts(seat, turn),
        )
    if state.chosen[seat] is None:
        return None
    return Refusal(
        Code.ALREADY_CHOSEN,
        "N5-04",
        "Player {seat} has chosen a card already, and a choice stands.",
        SeatFacts(seat),
    )


def card_refusal(state: State, action: ChooseCard) -> Refusal | None:
    """Why a player who may act cannot choose this card (N5-03)."""
    if state.turn.unplaced:
        return Refusal(
            Code.ROW_NEEDED,
            "N5-12",
            "Player {seat} has to choose a row for {card} before cards are chosen again.",
            CardFacts(action.seat, state.turn.unplaced[0].card),
        )
    if action in state.turn.hand(action.seat):
        return None
    return Refusal(
        Code.NOT_HELD,
        "N5-03",
        "The hand of player {seat} holds no {card}.",
        CardFacts(action.seat, action.card),
    )


def row_refusal(state: State, action: ChooseRow) -> Refusal | None:
    """Why a player who may act cannot choose this row (N5-11 to N5-13)."""
    unplaced = state.turn.unplaced
    if not unplaced:
        return Refusal(
            Code.CARD_NEEDED,
            "N5-03",
            "Player {seat} has to choose a card: no row is to be chosen now.",
            SeatFacts(action.seat),
        )
    if action in state.actions:
        return None
    return Refusal(
        Code.NOT_CLOSEST,
        "N5-12",
        "{card} goes on one of the equally close rows, by one of {closest}, not by {given}.",
        RowFacts(unplaced[0].card, action, legal_row_choices(state.turn.rows, unplaced)),
    )
