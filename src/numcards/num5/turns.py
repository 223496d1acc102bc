"""What an action does: a card or a row is chosen, and cards are revealed and placed.

The positions made here belong to the round of the action;
when it is over, `rounds.end_round` goes on from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from numcards.num5.actions import ROWS
from numcards.num5.legality import legal_row_choices
from numcards.num5.placement import in_order, place_all
from numcards.num5.state import make_state, make_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.num5.actions import ChooseCard, ChooseRow
    from numcards.num5.state import Hand, State

__all__ = ["choose_card", "choose_row", "reveal"]


def choose_card(state: State, choice: ChooseCard) -> State:
    """Lay a card face down (N5-03); the last to do so has all revealed and placed (N5-05)."""
    seat, turn, actions = choice.seat, state.turn, state.actions
    chosen, held = list(state.chosen), turn.held
    chosen[seat] = choice
    if len(actions) == held:
        return reveal(state, cast("list[ChooseCard]", chosen))
    # The actions are the hands of those who have still to choose, one after the other.
    start = state.chosen[:seat].count(None) * held
    others = actions[:start] + actions[start + held :] if start else actions[held:]
    return make_state(state.round, turn, tuple(chosen), others)


def choose_row(state: State, action: ChooseRow) -> State:
    """Put the waiting card on the chosen row and go on placing (N5-05, N5-12)."""
    turn = state.turn
    return _place(state, turn.unplaced, turn.held, turn.choices, ROWS.index(action.row))


def reveal(state: State, chosen: Sequence[ChooseCard]) -> State:
    """Take what all have chosen out of the hands, and place it (N5-05)."""
    held, left = state.turn.held, list(state.turn.choices)
    # From the last hand to the first, so that each hand still begins where it began.
    for choice in reversed(chosen):
        del left[left.index(choice, choice.seat * held)]
    plays = in_order(chosen, state.round.options)
    return _place(state, plays, held - 1, tuple(left), None)


def _place(state: State, plays: Hand, held: int, choices: Hand, choice: int | None) -> State:
    options, turn = state.round.options, state.turn
    rows, collected = list(turn.rows), list(turn.collected)
    waiting = place_all(rows, collected, plays, options, choice)
    after = make_turn(tuple(rows), tuple(collected), held, choices, waiting)
    actions = legal_row_choices(rows, waiting) if waiting else choices
    return make_state(state.round, after, (None,) * len(collected), actions)
