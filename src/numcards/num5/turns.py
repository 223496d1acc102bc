"""What an action does: a card or a row is chosen, and cards are revealed and placed.

The positions made here belong to the round of the action;
when it is over, `rounds.end_round` goes on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.num5.actions import ROWS
from numcards.num5.placement import in_order, place_all
from numcards.num5.rounds import nothing_chosen
from numcards.num5.state import make_state, make_turn

if TYPE_CHECKING:
    from numcards.num5.actions import ChooseCard, ChooseRow
    from numcards.num5.state import Hand, State

__all__ = ["choose_card", "choose_row"]


def choose_card(state: State, action: ChooseCard) -> State:
    """Lay a card face down; the last one of the turn reveals all and places them (N5-03, N5-05)."""
    chosen = list(state.chosen)
    chosen[action.seat] = action
    if None in chosen:
        return make_state(state.round, state.turn, tuple(chosen))
    return _reveal(state, in_order(filter(None, chosen), state.round.options))


def choose_row(state: State, action: ChooseRow) -> State:
    """Put the waiting card on the chosen row and go on placing (N5-05, N5-12)."""
    turn = state.turn
    return _place(state, turn.unplaced, turn.hands, ROWS.index(action.row))


def _reveal(state: State, plays: Hand) -> State:
    """Take the cards out of the hands, and place them as far as nobody has to choose a row."""
    hands = list(state.turn.hands)
    for play in plays:
        left = list(hands[play.seat])
        left.remove(play)
        hands[play.seat] = tuple(left)
    return _place(state, plays, tuple(hands), None)


def _place(state: State, plays: Hand, hands: tuple[Hand, ...], choice: int | None) -> State:
    options, turn = state.round.options, state.turn
    rows, collected = list(turn.rows), list(turn.collected)
    waiting = place_all(rows, collected, plays, options, choice)
    after = make_turn(tuple(rows), tuple(collected), hands, waiting)
    return make_state(state.round, after, nothing_chosen(options.players))
