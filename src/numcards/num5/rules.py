"""The door to the rules: every question is checked here and passed on to the room that knows."""

from __future__ import annotations

from numcards.core.errors import IllegalAction, Refusal, UsageError
from numcards.core.seats import Seat, check_seat, clockwise
from numcards.core.sentences import shown
from numcards.core.shuffles import Seed, check_seed
from numcards.num5.actions import Action, ChooseCard, ChooseRow
from numcards.num5.legality import card_refusal, row_refusal, turn_refusal
from numcards.num5.options import Options
from numcards.num5.refusals import Code, ForeignFacts, OwnFacts, TableFacts
from numcards.num5.rounds import end_round, first_round
from numcards.num5.scoring import Result, game_result
from numcards.num5.state import State
from numcards.num5.tables import card_choices, row_choices
from numcards.num5.turns import choose_card, choose_row

__all__ = [
    "all_actions",
    "apply",
    "apply_unchecked",
    "check_options",
    "check_state",
    "is_over",
    "legal_actions",
    "new_game",
    "refusal",
    "result",
    "to_act",
]


def new_game(options: Options, seed: Seed) -> State:
    """Lay out the rows, shuffle, and deal the first round (N5-01, N5-02).

    The same options and seed give the same deal for ever.
    Raises `UsageError` for a bad seed, or options of another game.

    >>> new_game(Options(players=2, hand_size=3), seed=7).hand(0)
    (R10, G4, G8)
    """
    check_options(options)
    check_seed(seed)
    return first_round(options, seed)


def to_act(state: State) -> tuple[Seat, ...]:
    """All who have still to choose a card; or the one who has to choose a row; ascending.

    Nobody when the game is over.
    """
    check_state(state)
    return state.to_act


def is_over(state: State) -> bool:
    """Whether the game has ended (N5-18)."""
    if type(state) is not State:
        raise _foreign_state(state)
    return not state.actions


def result(state: State) -> Result:
    """How the game ended (N5-20); raises `UsageError` while it is not over."""
    if not is_over(state):
        raise UsageError("The game is not over, so it has no result yet (N5-18).")
    return game_result(state.options, state.scores)


def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
    """Everything that may be done now, in the order of `all_actions`.

    While cards are chosen, the hands of all who have still to choose, in the order of the seats;
    while a row is chosen, the rows for the card that waits (N5-12).
    Nothing when the game is over, or for a seat that may not act.
    Raises `UsageError` for a bad seat.
    """
    if type(state) is not State:
        raise _foreign_state(state)
    if seat is None:
        return state.actions
    check_seat(seat, state.options.players)
    if turn_refusal(state, seat) is not None:
        return ()
    return state.actions if state.turn.unplaced else state.turn.hand(seat)


def refusal(state: State, action: Action, by: Seat | None = None) -> Refusal | None:
    """Why the action is not legal, with a `Code` and its facts; None when it is.

    Checked in this order: the game is over; `by` may act; the action is one of this game,
    of a player at the table, of `by`; its player may act; the choice itself.
    Raises `UsageError` for a bad seat or a state of another game.
    """
    check_state(state)
    if by is not None:
        check_seat(by, state.options.players)
    if not state.actions:
        return Refusal(Code.GAME_OVER, "N5-18", "The game is over, so nobody can act.")
    refused = None if by is None else turn_refusal(state, by)
    if refused is None:
        refused = _seat_refusal(state, action, by)
    if refused is not None:
        return refused
    if type(action) is ChooseCard:
        return card_refusal(state, action)
    return row_refusal(state, action)


def _seat_refusal(state: State, action: object, by: Seat | None) -> Refusal | None:
    """Why nobody, or not this player, may do such a thing now."""
    if type(action) is not ChooseCard and type(action) is not ChooseRow:
        return Refusal(
            Code.FOREIGN,
            "N5-03",
            "The choice of a card or of a row of NUM-5 is expected, not {given}.",
            ForeignFacts(shown(action)),
        )
    seat, players = action.seat, state.options.players
    if seat >= players:
        return Refusal(
            Code.NO_SUCH_PLAYER,
            "N5-21",
            "There is no player {seat}: this game has {players} players, numbered from 0.",
            TableFacts(seat, players),
        )
    if by is not None and by != seat:
        return Refusal(
            Code.NOT_OWN,
            "N5-03",
            "Player {by} cannot choose for player {seat}.",
            OwnFacts(by, seat),
        )
    return turn_refusal(state, seat)


def apply(state: State, action: Action, by: Seat | None = None) -> State:
    """The next position; the old one is untouched.

    `by` is the seat that sent the action, so that nobody plays for another.
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
    check_options(options)
    actions: list[Action] = []
    for seat in clockwise(options.players, 0):
        actions += card_choices(seat)
        if options.row_tie == "player":
            actions += row_choices(seat)
    return tuple(actions)


def check_options(options: object) -> None:
    """Raise `UsageError` unless these are options of this game."""
    if not isinstance(options, Options):
        raise UsageError("Options of NUM-5 are expected, not {given}.", given=shown(options))


def check_state(state: object) -> None:
    """Raise `UsageError` unless this is a state of this game."""
    if type(state) is not State:
        raise _foreign_state(state)


def _foreign_state(state: object) -> UsageError:
    return UsageError("A state of NUM-5 is expected, not {given}.", given=shown(state))
