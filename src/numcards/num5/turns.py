"""What an action does: a card or a row is chosen, and cards are revealed and placed.

The positions made here belong to the round of the action;
when it is over, `rounds.end_round` goes on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.num5.actions import ROWS, ChooseCard, ChooseRow
from numcards.num5.placement import in_order, place_all
from numcards.num5.rounds import nothing_chosen
from numcards.num5.state import State, Turn, make_state, without

if TYPE_CHECKING:
    from numcards.num5.state import Hand

__all__ = ["choose_card", "choose_row", "reveal"]


def choose_card(state: State, action: ChooseCard) -> State:
    """Lay a card face down, whether or not it is the last one of the turn (N5-03)."""
    seat, chosen = action.seat, state.chosen
    return make_state(state.round, state.turn, chosen[:seat] + (action,) + chosen[seat + 1 :])


def reveal(state: State) -> State:
    """Turn over what all have chosen and place it, as far as nobody has to choose a row."""
    plays = in_order([play for play in state.chosen if play is not None], state.options)
    hands = tuple(map(without, state.turn.hands, state.chosen))
    return _place(state, plays, hands, None)


def choose_row(state: State, action: ChooseRow) -> State:
    """Put the waiting card on the chosen row and go on placing (N5-05, N5-12)."""
    turn = state.turn
    return _place(state, turn.unplaced, turn.hands, ROWS.index(action.row))


def _place(state: State, plays: Hand, hands: tuple[Hand, ...], choice: int | None) -> State:
    options = state.options
    rows, collected = list(state.turn.rows), list(state.turn.collected)
    waiting = place_all(rows, collected, plays, options, choice)
    after = Turn(tuple(rows), tuple(collected), hands, waiting)
    return make_state(state.round, after, nothing_chosen(options.players))
