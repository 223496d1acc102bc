"""Why an action is not legal: the answer, made of the predicates of `legality`."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from numcards.core.players import Player
from numcards.core.refusals import Refusal, foreign_refusal, turn_refusal
from numcards.core.seats import SPECTATOR, Seat, Viewer
from numcards.num5.actions import ChooseCard, ChooseRow
from numcards.num5.codes import CardFacts, Code, OwnFacts, RowFacts, SeatFacts, TableFacts
from numcards.num5.info import INFO
from numcards.num5.legality import holds, legal_row_choices, may_act

if TYPE_CHECKING:
    from numcards.num5.state import State


def refusal_of(state: State, action: object, by: Viewer | None) -> Refusal | None:
    """Why `by`, who may be anyone where None, may not do this; None when it is legal."""
    refused = None
    if by is not None or not state.actions:
        refused = _turn_refusal(state, by)
    if refused is not None:
        return refused
    if type(action) is not ChooseCard and type(action) is not ChooseRow:
        return foreign_refusal(action, INFO, "N5-03")
    refused = _seat_refusal(state, action, by)
    if refused is not None:
        return refused
    if type(action) is ChooseCard:
        return _card_refusal(state, action)
    if type(action) is ChooseRow:
        return _row_refusal(state, action)
    assert_never(action)


def _turn_refusal(state: State, by: Viewer | None) -> Refusal | None:
    """Why `by` may not act now (N5-03 to N5-05); somebody whose choice stands is told so."""
    to_act = state.to_act
    choosing = bool(to_act) and not state.turn.unplaced
    if choosing and by is not None and by is not SPECTATOR and by not in to_act:
        return _choice_stands(by)
    return turn_refusal(to_act, by, over="N5-18", turn="N5-05")


def _seat_refusal(
    state: State, action: ChooseCard | ChooseRow, by: Viewer | None
) -> Refusal | None:
    """Why not this player may do such a thing now."""
    seat, players = action.seat, len(state.chosen)
    if seat >= players:
        return Refusal(
            Code.NO_SUCH_PLAYER,
            "N5-21",
            "There is no player {seat}: this game has {players} players, numbered from 0 ({rule}).",
            TableFacts(Player(seat), players),
        )
    if by is not None and by is not SPECTATOR and by != seat:
        return Refusal(
            Code.NOT_OWN,
            "N5-03",
            "{by} cannot choose for {seat} ({rule}).",
            OwnFacts(Player(by), Player(seat)),
        )
    return None if may_act(state, seat) else _turn_refusal(state, seat)


def _choice_stands(seat: Seat) -> Refusal:
    """Why a seat that has chosen a card may not act before all others have (N5-04)."""
    return Refusal(
        Code.ALREADY_CHOSEN,
        "N5-04",
        "{seat} has chosen a card already, and a choice stands ({rule}).",
        SeatFacts(Player(seat)),
    )


def _card_refusal(state: State, action: ChooseCard) -> Refusal | None:
    """Why a player who may act cannot choose this card (N5-03)."""
    if state.turn.unplaced:
        return Refusal(
            Code.ROW_NEEDED,
            "N5-12",
            "{seat} has to choose a row for {card} before cards are chosen again ({rule}).",
            CardFacts(Player(action.seat), state.turn.unplaced[0].card),
        )
    if holds(state, action):
        return None
    return Refusal(
        Code.NOT_HELD,
        "N5-03",
        "The hand of {seat} holds no {card} ({rule}).",
        CardFacts(Player(action.seat), action.card),
    )


def _row_refusal(state: State, action: ChooseRow) -> Refusal | None:
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
