"""The door to the rules: every question is checked here and passed on to the room that knows."""

from __future__ import annotations

from numcards.core.doors import expect_options, expect_state, no_result, no_state
from numcards.core.players import Player
from numcards.core.refusals import IllegalAction, Refusal, foreign_refusal, turn_refusal
from numcards.core.seats import SPECTATOR, Seat, Viewer, check_seat, check_sender, clockwise
from numcards.core.shuffles import Seed, check_seed
from numcards.num5.actions import Action, ChooseCard, ChooseRow
from numcards.num5.info import INFO
from numcards.num5.legality import card_refusal, choice_stands, may_act, row_refusal
from numcards.num5.options import Options
from numcards.num5.refusals import Code, OwnFacts, TableFacts
from numcards.num5.rounds import end_round, first_round
from numcards.num5.scoring import Result, game_result
from numcards.num5.state import State
from numcards.num5.tables import card_choices, row_choices
from numcards.num5.turns import choose_card, choose_row

__all__ = [
    "all_actions",
    "apply",
    "apply_unchecked",
    "is_over",
    "legal_actions",
    "new_game",
    "refusal",
    "result",
    "seed_of",
    "to_act",
]


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
    sender, refused = check_sender(by, len(state.chosen)), None
    if sender is not None or not state.actions:
        refused = _turn_refusal(state, sender)
    refused = refused or _seat_refusal(state, action, sender)
    if refused is not None:
        return refused
    if type(action) is ChooseCard:
        return card_refusal(state, action)
    return row_refusal(state, action)


def _turn_refusal(state: State, by: Viewer | None) -> Refusal | None:
    """Why `by` may not act now (N5-03 to N5-05); somebody whose choice stands is told so."""
    to_act = state.to_act
    choosing = bool(to_act) and not state.turn.unplaced
    if choosing and by is not None and by is not SPECTATOR and by not in to_act:
        return choice_stands(by)
    return turn_refusal(to_act, by, over="N5-18", turn="N5-05")


def _seat_refusal(state: State, action: object, by: Viewer | None) -> Refusal | None:
    """Why nobody, or not this player, may do such a thing now."""
    if type(action) is not ChooseCard and type(action) is not ChooseRow:
        return foreign_refusal(action, INFO, "N5-03")
    seat, players = action.seat, state.options.players
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
    return apply_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> State:
    """The next position, for an action taken from `legal_actions`; nothing is checked."""
    after = choose_card(state, action) if type(action) is ChooseCard else choose_row(state, action)
    return after if after.actions else end_round(after)


def all_actions(options: Options) -> tuple[Action, ...]:
    """Every action that can ever be legal, in a fixed order: the encoding for learners.

    Seat by seat: the choices of cards in card order, without the four cards that start the
    rows; then, unless ties follow the table order, the choices of rows in table order.

    >>> len(all_actions(Options(players=4)))
    408
    """
    expect_options(options, Options, INFO)
    actions: list[Action] = []
    for seat in clockwise(options.players, 0):
        actions += card_choices(seat)
        if options.row_tie == "player":
            actions += row_choices(seat)
    return tuple(actions)
