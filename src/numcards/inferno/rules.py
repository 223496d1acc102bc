"""The door to the rules: every question is checked here and passed on to the room that knows."""

from __future__ import annotations

from numcards.core.cards import VALUES
from numcards.core.doors import expect_options, expect_state, no_result, no_state
from numcards.core.refusals import IllegalAction, Refusal, turn_refusal
from numcards.core.seats import Seat, Viewer, check_sender
from numcards.core.shuffles import Seed, check_seed
from numcards.inferno.actions import INFINI, NUMX, PASS, Action
from numcards.inferno.info import INFO
from numcards.inferno.legality import legal_leads, legal_replies
from numcards.inferno.options import Options
from numcards.inferno.refusals import content_refusal
from numcards.inferno.rounds import act, first_round
from numcards.inferno.scoring import Result, game_result
from numcards.inferno.state import State
from numcards.inferno.tables import poses_of_value


def new_game(options: Options, seed: Seed) -> State:
    """Shuffle and deal the first round (INF-01 to INF-04).

    The same options and seed give the same deal for ever.
    Raises `UsageError` for a bad seed, or options of another game.

    >>> new_game(Options(players=2, deal=3), seed=7).hand(0)
    (B11, W0, W16)
    """
    expect_options(options, Options, INFO)
    return first_round(options, check_seed(seed))


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat on turn; nobody when the game is over."""
    expect_state(state, State, INFO)
    return state.still_in[:1]


def is_over(state: State) -> bool:
    """Whether the game has ended (INF-32, INF-33)."""
    if type(state) is not State:
        raise no_state(state, INFO)
    return not state.still_in


def result(state: State) -> Result:
    """How the game ended (INF-34); raises `UsageError` while it is not over."""
    if not is_over(state):
        raise no_result("INF-32")
    sizes = tuple(hand.bit_count() for hand in state.hands)
    return game_result(state.options, state.wins, sizes, state.round.out)


def seed_of(state: State) -> Seed:
    """The seed from which all chance of the game follows (ALL-02); no view holds it."""
    expect_state(state, State, INFO)
    return state.round.seed


def legal_actions(state: State, seat: Viewer | None = None) -> tuple[Action, ...]:
    """Everything that may be done now, each distinct pose once, in the order of `all_actions`.

    Nothing when the game is over, or for a seat that is not on turn.
    Raises `UsageError` for a bad seat.
    """
    if type(state) is not State:
        raise no_state(state, INFO)
    if seat is not None and check_sender(seat, len(state.hands)) not in state.still_in[:1]:
        return ()
    if not state.still_in:
        return ()
    turn = state.still_in[0]
    hand, groups = state.hands[turn], state.groups[turn]
    if state.trick:
        return legal_replies(hand, groups, state.trick[-1].posed, inverted=state.round.inverted)
    return legal_leads(hand, groups)


def refusal(state: State, action: Action, by: Viewer | None = None) -> Refusal | None:
    """Why the action is not legal, with its code and facts; None when it is.

    Checked in this order: the game is over; `by` plays, and is on turn; the action itself.
    Raises `UsageError` for a bad seat or a state of another game.
    """
    if type(state) is not State:
        raise no_state(state, INFO)
    if by is not None or not state.still_in:
        sender = check_sender(by, len(state.hands))
        refused = turn_refusal(state.still_in[:1], sender, over="INF-32", turn="INF-09")
        if refused is not None:
            return refused
    return content_refusal(state, action)


def apply(state: State, action: Action, by: Viewer | None = None) -> State:
    """The next position; the old one is untouched.

    `by` is who sent the action, so that nobody plays for another.
    A round that ends is scored and the next one dealt, unless the game is over (ALL-03).
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

    `pass`; the poses by value, within a value by count, then by their cards as written;
    `infini`; `numx`.
    With all values that makes 4,202 actions.

    >>> len(all_actions(Options(players=4))), len(all_actions(Options.quick(4)))
    (4202, 3214)
    """
    expect_options(options, Options, INFO)
    values = VALUES[: options.max_value + 1]
    return (PASS, *(pose for value in values for pose in poses_of_value(value)), INFINI, NUMX)
