"""The door to the rules: every question is checked here and passed on to the room that knows."""

from __future__ import annotations

from numcards.core.cards import VALUES
from numcards.core.errors import IllegalAction, Refusal, UsageError
from numcards.core.seats import Seat, check_seat
from numcards.core.sentences import shown
from numcards.core.shuffles import Seed, check_seed
from numcards.inferno.actions import INFINI, NUMX, PASS, Action, Infini, NumX, Pass, Pose
from numcards.inferno.options import Options
from numcards.inferno.poses import (
    cut_refusal,
    legal_leads,
    legal_replies,
    pass_refusal,
    pose_refusal,
)
from numcards.inferno.refusals import Code, ForeignFacts, TurnFacts
from numcards.inferno.rounds import end_round, first_round
from numcards.inferno.scoring import Result, game_result
from numcards.inferno.state import State
from numcards.inferno.tables import poses_of_value
from numcards.inferno.tricks import lay, pass_turn

__all__ = [
    "all_actions",
    "apply",
    "apply_unchecked",
    "check_options",
    "check_state",
    "content_refusal",
    "is_over",
    "legal_actions",
    "new_game",
    "refusal",
    "result",
    "to_act",
]


def new_game(options: Options, seed: Seed) -> State:
    """Shuffle and deal the first round (INF-01 to INF-04).

    The same options and seed give the same deal for ever.
    Raises `UsageError` for a bad seed, or options of another game.

    >>> new_game(Options(players=2, deal=3), seed=7).hand(0)
    (B11, W0, W16)
    """
    check_options(options)
    check_seed(seed)
    return first_round(options, seed)


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat on turn; nobody when the game is over."""
    check_state(state)
    return state.still_in[:1]


def is_over(state: State) -> bool:
    """Whether the game has ended (INF-32, INF-33)."""
    if type(state) is not State:
        raise _foreign_state(state)
    return not state.still_in


def result(state: State) -> Result:
    """How the game ended (INF-34); raises `UsageError` while it is not over."""
    if not is_over(state):
        raise UsageError("The game is not over, so it has no result yet (INF-32).")
    sizes = tuple(hand.bit_count() for hand in state.hands)
    return game_result(state.options, state.wins, sizes, state.round.out)


def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
    """Everything that may be done now, each distinct pose once, in the order of `all_actions`.

    Nothing when the game is over, or for a seat that is not on turn.
    Raises `UsageError` for a bad seat.
    """
    if type(state) is not State:
        raise _foreign_state(state)
    if seat is not None:
        check_seat(seat, state.options.players)
    if not state.still_in:
        return ()
    turn = state.still_in[0]
    if seat is not None and seat != turn:
        return ()
    hand, groups = state.hands[turn], state.groups[turn]
    if state.trick:
        return legal_replies(hand, groups, state.trick[-1][1], inverted=state.round.inverted)
    return legal_leads(hand, groups)


def refusal(state: State, action: Action, by: Seat | None = None) -> Refusal | None:
    """Why the action is not legal, with a `Code` and its facts; None when it is.

    Checked in this order: the game is over; it is the turn of `by`; the action itself.
    Raises `UsageError` for a bad seat or a state of another game.
    """
    if type(state) is not State:
        raise _foreign_state(state)
    if by is not None:
        check_seat(by, state.options.players)
    if not state.still_in:
        return Refusal(Code.GAME_OVER, "INF-32", "The game is over, so nobody can act.")
    turn = state.still_in[0]
    if by is not None and by != turn:
        return Refusal(
            Code.NOT_ON_TURN,
            "INF-09",
            "Player {by} cannot act: player {turn} is on turn.",
            TurnFacts(by, turn),
        )
    return content_refusal(state, action)


def content_refusal(state: State, action: object) -> Refusal | None:
    """Why the player on turn may not do this; the game must not be over."""
    hand = state.hands[state.still_in[0]]
    top = state.trick[-1][1] if state.trick else None
    if type(action) is Pass:
        return pass_refusal(hand, top)
    if type(action) is Pose:
        current = state.round
        return pose_refusal(hand, action, top, current.options, inverted=current.inverted)
    if isinstance(action, Infini | NumX):
        return cut_refusal(hand, action, top)
    return Refusal(
        Code.FOREIGN,
        "INF-05",
        "A pass or a pose of NUM Inferno is expected, not {given}.",
        ForeignFacts(shown(action)),
    )


def apply(state: State, action: Action, by: Seat | None = None) -> State:
    """The next position; the old one is untouched.

    `by` is the seat that sent the action, so that nobody plays for another.
    A round that ends is scored and the next one dealt, unless the game is over (ALL-03).
    Raises `IllegalAction` with the refusal, and `UsageError` for a bad seat or state.
    """
    refused = refusal(state, action, by)
    if refused is not None:
        raise IllegalAction(refused)
    return apply_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> State:
    """The next position, for an action taken from `legal_actions`; nothing is checked."""
    after = pass_turn(state) if type(action) is Pass else lay(state, action)
    return after if after.still_in else end_round(after, state.still_in[0])


def all_actions(options: Options) -> tuple[Action, ...]:
    """Every action that can ever be legal, in a fixed order: the encoding for learners.

    `pass`; the poses by value, within a value by count, then by their cards as written;
    `infini`; `numx`.
    With all values that makes 4,202 actions.

    >>> len(all_actions(Options(players=4))), len(all_actions(Options.quick(4)))
    (4202, 3214)
    """
    check_options(options)
    values = VALUES[: options.max_value + 1]
    return (PASS, *(pose for value in values for pose in poses_of_value(value)), INFINI, NUMX)


def check_options(options: object) -> None:
    """Raise `UsageError` unless these are options of this game."""
    if not isinstance(options, Options):
        raise UsageError("Options of NUM Inferno are expected, not {given}.", given=shown(options))


def check_state(state: object) -> None:
    """Raise `UsageError` unless this is a state of this game."""
    if type(state) is not State:
        raise _foreign_state(state)


def _foreign_state(state: object) -> UsageError:
    return UsageError("A state of NUM Inferno is expected, not {given}.", given=shown(state))
