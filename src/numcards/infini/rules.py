"""The door to the rules: every question is checked here and passed on to the room that knows."""

from __future__ import annotations

from numcards.core.doors import expect_options, expect_state, no_result, no_state
from numcards.core.errors import UsageError
from numcards.core.refusals import IllegalAction, Refusal, foreign_refusal, turn_refusal
from numcards.core.seats import Seat, Viewer, check_sender
from numcards.core.shuffles import Seed, check_seed
from numcards.infini.actions import END, PLAYS, Action, End, actions_with
from numcards.infini.info import INFO
from numcards.infini.options import Options
from numcards.infini.refusals import end_refusal, play_refusal
from numcards.infini.scoring import Result
from numcards.infini.state import State
from numcards.infini.turns import act, result_of, set_up


def new_game(options: Options, seed: Seed) -> State:
    """Shuffle, deal and begin the first turn (INI-01 to INI-03).

    A game may begin with players eliminated, or be over at once, where somebody is stuck.
    The same options and seed give the same deal for ever.
    Raises `UsageError` for a bad seed, or options of another game.

    >>> new_game(Options.plain("coop", players=2), seed=7).hand(0)
    (G15, B3, B8, Y0, S10)
    """
    expect_options(options, Options, INFO)
    return set_up(options, check_seed(seed))


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat on turn; nobody when the game is over."""
    expect_state(state, State, INFO)
    return () if state.turn is None else (state.turn,)


def is_over(state: State) -> bool:
    """Whether the game has ended (INI-21 to INI-23)."""
    if type(state) is not State:
        raise no_state(state, INFO)
    return state.turn is None


def result(state: State) -> Result:
    """How the game ended; raises `UsageError` while it is not over (INI-21 to INI-23)."""
    if not is_over(state):
        raise no_result("INI-22")
    return result_of(state.options, state.piles)


def seed_of(state: State) -> Seed:
    """The seed from which all chance of the game follows (ALL-02); no view holds it."""
    expect_state(state, State, INFO)
    return state.setting.seed


def legal_actions(state: State, seat: Viewer | None = None) -> tuple[Action, ...]:
    """Everything that may be done now, without duplicates, in the order of `all_actions`.

    Nothing when the game is over, or for a seat that is not on turn.
    Raises `UsageError` for a bad seat.
    """
    if type(state) is not State:
        raise no_state(state, INFO)
    if seat is None:
        return state.actions
    return state.actions if check_sender(seat, len(state.held)) == state.turn else ()


def refusal(state: State, action: Action, by: Viewer | None = None) -> Refusal | None:
    """Why the action is not legal, with its code and facts; None when it is.

    Checked in this order: the game is over; `by` plays, and is on turn; the action itself.
    Raises `UsageError` for a bad seat or a state of another game.
    """
    if type(state) is not State:
        raise no_state(state, INFO)
    sender, turn = check_sender(by, len(state.held)), state.turn
    if sender is not None or turn is None:
        refused = turn_refusal(to_act(state), sender, over="INI-22", turn="INI-20")
        if refused is not None or turn is None:
            return refused
    return _content_refusal(state, turn, action)


def _content_refusal(state: State, turn: Seat, action: Action) -> Refusal | None:
    if type(action) is End:
        return end_refusal(state, turn)
    if type(action) in PLAYS:
        return play_refusal(state, turn, action)
    return foreign_refusal(action, INFO, "INI-16")


def apply(state: State, action: Action, by: Viewer | None = None) -> State:
    """The next position; the old one is untouched.

    `by` is who sent the action, so that nobody plays for another.
    Whatever follows without a choice has happened too: the end of the turn, growth, refill,
    eliminations, the end of the game (ALL-03).
    Raises `IllegalAction` with the refusal, and `UsageError` for a bad seat or state.
    """
    refused = refusal(state, action, by)
    if refused is not None:
        raise IllegalAction(refused)
    return apply_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> State:
    """The next position, for an action taken from `legal_actions`; the action is not checked.

    Raises `UsageError` when the game is over.
    """
    seat = state.turn
    if seat is None:
        raise UsageError("The game is over, so nothing can follow (INI-22).")
    return act(state, seat, action)


def all_actions(options: Options) -> tuple[Action, ...]:
    """Every action that can ever be legal, in a fixed order: the encoding for learners.

    The plays by their cards in card order, for each card by pile, the rising branch first,
    and for a joker by value; then `end`.

    >>> len(all_actions(Options.plain("coop", 4))), len(all_actions(Options.advanced("coop", 4)))
    (273, 355)
    """
    expect_options(options, Options, INFO)
    cards = dict.fromkeys(options.deck)
    return (*(play for card in cards for play in actions_with(card, options.colours)), END)
