"""What an action does: a card is chosen, and the last choice reveals and places them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.num5.actions import ROWS, ChooseCard, ChooseRow
from numcards.num5.placement import in_order, place_all
from numcards.num5.rounds import nothing_chosen
from numcards.num5.state import State, Table

if TYPE_CHECKING:
    from numcards.num5.state import Hand

__all__ = ["after_choice", "choose_card", "choose_row", "reveal"]


def choose_card(state: State, action: ChooseCard) -> State:
    """Lay a card face down; when all have, reveal and place them (N5-03 to N5-05)."""
    after = after_choice(state, action)
    return reveal(after) if all(after.chosen) else after


def after_choice(state: State, action: ChooseCard) -> State:
    """A card has left its hand and lies face down, nothing else has happened yet (N5-03)."""
    seat, hands, chosen = action.seat, state.hands, state.chosen
    hand = hands[seat]
    place = hand.index(action)
    return State(
        state.round,
        state.table,
        hands[:seat] + (hand[:place] + hand[place + 1 :],) + hands[seat + 1 :],
        chosen[:seat] + (action,) + chosen[seat + 1 :],
    )


def reveal(state: State) -> State:
    """Turn over what all have chosen and place it, as far as nobody has to choose a row."""
    plays = in_order([play for play in state.chosen if play is not None], state.options)
    return _place(state, plays, None)


def choose_row(state: State, action: ChooseRow) -> State:
    """Put the waiting card on the chosen row and go on placing (N5-05, N5-12)."""
    return _place(state, state.table.unplaced, ROWS.index(action.row))


def _place(state: State, plays: Hand, choice: int | None) -> State:
    table, options = state.table, state.options
    rows, collected = list(table.rows), list(table.collected)
    waiting = place_all(rows, collected, plays, options, choice)
    after = Table(tuple(rows), tuple(collected), waiting)
    return State(state.round, after, state.hands, nothing_chosen(options.players))
