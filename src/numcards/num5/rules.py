"""The door to the rules: every question is checked here and passed on to the room that knows."""

from __future__ import annotations

from numcards.core.doors import expect_options, expect_state, no_result, no_state
from numcards.core.refusals import IllegalAction, Refusal
from numcards.core.seats import SPECTATOR, Seat, Viewer, check_seat, check_sender, seats
from numcards.core.shuffles import Seed, check_seed
from numcards.num5.actions import Action
from numcards.num5.info import INFO
from numcards.num5.legality import may_act
from numcards.num5.options import Options
from numcards.num5.refusals import refusal_of
from numcards.num5.rounds import first_round
from numcards.num5.scoring import Result, game_result
from numcards.num5.state import State
from numcards.num5.tables import card_choices, row_choices
from numcards.num5.turns import act


def new_game(options: Options, seed: Seed) -> State:
    """Lay out the rows, shuffle, and deal the first round (N5-01, N5-02).

    The same options and seed give the same deal for ever.
    Raises `UsageError` for a bad seed, or options of another game.

    >>> new_game(Options(players=2, hand_size=3), seed=7).hand(0)
    (R10, G4, G8)
    """
    expect_options(options, Options, INFO)
    return first_round(options, check_seed(seed))


def to_act(state: State) -> tuple[Seat, ...]:
    """All who have still to choose a card; or the one who has to choose a row; ascending.

    Nobody when the game is over.
    """
    expect_state(state, State, INFO)
    return state.to_act


def is_over(state: State) -> bool:
    """Whether the game has ended (N5-18)."""
    if type(state) is not State:
        raise no_state(state, INFO)
    return not state.actions


def result(state: State) -> Result:
    """How the game ended (N5-20); raises `UsageError` while it is not over."""
    if not is_over(state):
        raise no_result("N5-18")
    return game_result(state.options, state.scores)


def seed_of(state: State) -> Seed:
    """The seed from which all chance of the game follows (ALL-02); no view holds it."""
    expect_state(state, State, INFO)
    return state.round.seed


def legal_actions(state: State, seat: Viewer | None = None) -> tuple[Action, ...]:
    """Everything that may be done now, in the order of `all_actions`.

    While cards are chosen, the hands of all who have still to choose, in the order of the seats;
    while a row is chosen, the rows for the card that waits (N5-12).
    Nothing when the game is over, or for a seat that may not act.
    Raises `UsageError` for a bad seat.
    """
    if type(state) is not State:
        raise no_state(state, INFO)
    if seat is None:
        return state.actions
    if seat is SPECTATOR:
        return ()
    asked = check_seat(seat, len(state.chosen))
    if not state.actions or not may_act(state, asked):
        return ()
    return state.actions if state.turn.unplaced else state.turn.hand(asked)


def refusal(state: State, action: Action, by: Viewer | None = None) -> Refusal | None:
    """Why the action is not legal, with its code and facts; None when it is.

    Checked in this order: the game is over; `by` may act; the action is one of this game,
    of a player at the table, of `by`; its player may act; the choice itself.
    Raises `UsageError` for a bad seat or a state of another game.
    """
    expect_state(state, State, INFO)
    return refusal_of(state, action, check_sender(by, len(state.chosen)))


def apply(state: State, action: Action, by: Viewer | None = None) -> State:
    """The next position; the old one is untouched.

    `by` is who sent the action, so that nobody plays for another.
    The last choice reveals all cards and places them; a round that ends is scored and the
    next one dealt, unless the game is over (ALL-03).
    Raises `IllegalAction` with the refusal, and `UsageError` for a bad seat or state.
    """
    refused = refusal(state, action, by)
    if refused is not None:
        raise IllegalAction(refused)
    return act(state, action)


def apply_unchecked(state: State, action: Action) -> State:
    """The next position, for an action taken from `legal_actions`; nothing is checked."""
    return act(state, action)


def all_actions(options: Options) -> tuple[Action, ...]:
    """Every action that can ever be legal, in a fixed order: the encoding for learners.

    Seat by seat: the choices of cards in card order, without the four cards that start the
    rows; then, unless ties follow the table order, the choices of rows in table order.

    >>> len(all_actions(Options(players=4)))
    408
    """
    expect_options(options, Options, INFO)
    actions: list[Action] = []
    for seat in seats(options.players):
        actions += card_choices(seat)
        if options.player_decides_ties:
            actions += row_choices(seat)
    return tuple(actions)
