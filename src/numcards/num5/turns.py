"""What an action does: a card or a row is chosen, and cards are revealed and placed."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, cast

from numcards.num5.actions import ROWS, ChooseCard, ChooseRow
from numcards.num5.event_types import Chosen, Event, Revealed, RowChosen, RowNeeded
from numcards.num5.legality import legal_row_choices
from numcards.num5.placement import in_order, place_all
from numcards.num5.rounds import end_round
from numcards.num5.state import make_state, make_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.core.events import Log
    from numcards.num5.actions import Action
    from numcards.num5.state import Hand, State


def act(state: State, action: Action, log: Log[Event] = None) -> State:
    """The position after a legal action, and after all that follows from it (ALL-03)."""
    if type(action) is ChooseRow:
        return _choose_row(state, action, log)
    if type(action) is not ChooseCard:
        assert_never(action)
    # Most actions lay a card face down (N5-03), so this is not a function of its own.
    seat, turn, actions = action.seat, state.turn, state.actions
    if log is not None:
        log.append(Chosen(seat, action.card))
    chosen, held = list(state.chosen), turn.held
    chosen[seat] = action
    if len(actions) == held:
        return _reveal(state, cast("list[ChooseCard]", chosen), log)
    # The actions are the hands of those who have still to choose, one after the other.
    start = state.chosen[:seat].count(None) * held
    others = actions[:start] + actions[start + held :] if start else actions[held:]
    return make_state(state.round, turn, tuple(chosen), others)


def _choose_row(state: State, action: ChooseRow, log: Log[Event]) -> State:
    """Put the waiting card on the chosen row and go on placing (N5-05, N5-12)."""
    turn = state.turn
    if log is not None:
        log.append(RowChosen(action.seat, turn.unplaced[0].card, action.row))
    return _place(state, turn.unplaced, turn.held, turn.choices, ROWS.index(action.row), log)


def _reveal(state: State, chosen: Sequence[ChooseCard], log: Log[Event]) -> State:
    """Take what all have chosen out of the hands, and place it (N5-05)."""
    held, left = state.turn.held, list(state.turn.choices)
    # From the last hand to the first, so that each hand still begins where it began.
    for choice in reversed(chosen):
        del left[left.index(choice, choice.seat * held)]
    plays = in_order(chosen, state.round.options)
    if log is not None:
        log.append(Revealed(tuple((play.seat, play.card) for play in plays)))
    return _place(state, plays, held - 1, tuple(left), None, log)


def _place(  # noqa: PLR0913, PLR0917  # the parts of a turn
    state: State, plays: Hand, held: int, choices: Hand, choice: int | None, log: Log[Event]
) -> State:
    """Place cards until a row is needed or all lie; behind the last ones the round ends."""
    options, turn = state.round.options, state.turn
    rows, collected = list(turn.rows), list(turn.collected)
    waiting = place_all(rows, collected, plays, options, choice, log)
    after = make_turn(tuple(rows), tuple(collected), held, choices, waiting)
    if not (waiting or held):
        return end_round(state.round, after, log)
    actions: tuple[Action, ...] = choices
    if waiting:
        actions = legal_row_choices(rows, waiting)
        if log is not None:
            possible = tuple(action.row for action in actions)
            log.append(RowNeeded(waiting[0].seat, waiting[0].card, possible))
    return make_state(state.round, after, (None,) * len(collected), actions)
