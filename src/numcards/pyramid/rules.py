"""The door to the rules: every question is checked here and passed on to the room that knows."""

from __future__ import annotations

from numcards.core.errors import IllegalAction, Refusal, UsageError
from numcards.core.seats import Seat, check_seat
from numcards.core.sentences import shown
from numcards.core.shuffles import Seed, check_seed
from numcards.pyramid.actions import Action
from numcards.pyramid.checking import content_refusal, not_on_turn, seat_refusal
from numcards.pyramid.legality import acting, choices_of, every_action, listed
from numcards.pyramid.options import Options
from numcards.pyramid.phases import Between, Choosing, Ended
from numcards.pyramid.refusals import Code
from numcards.pyramid.rounds import first_round, move_on
from numcards.pyramid.scoring import Result, game_result
from numcards.pyramid.state import State
from numcards.pyramid.turns import step

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
    """Shuffle and deal the first round (PYR-01 to PYR-03).

    The same options and seed give the same deal for ever.
    Raises `UsageError` for a bad seed, or options of another game.

    >>> state = new_game(Options(players=2, face_up=3), seed=7)
    >>> state.pyramid(0)[:3], len(state.draw_cards)
    ((R15, S6, R0), 92)
    """
    check_options(options)
    check_seed(seed)
    return first_round(options, seed)


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat that is asked; in phase 2 all that have not chosen yet; nobody at the end."""
    check_state(state)
    return acting(state)


def is_over(state: State) -> bool:
    """Whether the game has ended (PYR-34)."""
    if type(state) is not State:
        raise _foreign_state(state)
    return type(state.phase) is Ended


def result(state: State) -> Result:
    """How the game ended (PYR-34, PYR-35); raises `UsageError` while it is not over."""
    if not is_over(state):
        raise UsageError("The game is not over, so it has no result yet (PYR-34).")
    return game_result(state.options, state.points)


def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
    """Everything that may be done now, without duplicates, in the order of `all_actions`.

    Nothing when the game is over, or for a seat that is not to act.
    Raises `UsageError` for a bad seat.
    """
    if type(state) is not State:
        raise _foreign_state(state)
    if seat is None:
        return listed(state)
    check_seat(seat, state.options.players)
    if seat not in acting(state):
        return ()
    return choices_of(seat) if type(state.phase) is Choosing else listed(state)


def refusal(state: State, action: Action, by: Seat | None = None) -> Refusal | None:
    """Why the action is not legal, with a `Code` and its facts; None when it is.

    Checked in this order: the game is over; `by` may act; the seat that the action names may
    act, and is `by`; the action itself.
    Raises `UsageError` for a bad seat or a state of another game.
    """
    check_state(state)
    if by is not None:
        check_seat(by, state.options.players)
    if type(state.phase) is Ended:
        return Refusal(Code.GAME_OVER, "PYR-34", "The game is over, so nobody can act.")
    refused = None if by is None else not_on_turn(state, by)
    return refused or seat_refusal(state, action, by) or content_refusal(state, action)


def apply(state: State, action: Action, by: Seat | None = None) -> State:
    """The next position; the old one is untouched.

    `by` is the seat that sent the action, so that nobody plays for another.
    Whatever follows without a choice has happened too: refills, choices of phase 2 that ask
    nothing, the scores of a round and the next deal (ALL-03).
    Raises `IllegalAction` with the refusal, and `UsageError` for a bad seat or state.
    """
    refused = refusal(state, action, by)
    if refused is not None:
        raise IllegalAction(refused)
    return apply_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> State:
    """The next position, for an action taken from `legal_actions`; nothing is checked."""
    after = step(state, action)
    while type(after.phase) is Between:
        after = move_on(after, after.phase)
    return after


def all_actions(options: Options) -> tuple[Action, ...]:
    """Every action that can ever be legal, in a fixed order: the encoding for learners.

    `draw`; `draw:discard`; the choices of phase 2, seat by seat; `replace` and `discard`;
    `reveal`; `swipe` by own slot, opponent and slot; `flip`; `keep` in card order;
    `flash` by player and slot; `flash:no`.

    >>> len(all_actions(Options(players=4))), len(all_actions(Options(players=2, action_copies=0)))
    (615, 22)
    """
    check_options(options)
    return every_action(options)


def check_options(options: object) -> None:
    """Raise `UsageError` unless these are options of this game."""
    if not isinstance(options, Options):
        raise UsageError(
            "Options of the pyramid game are expected, not {given}.", given=shown(options)
        )


def check_state(state: object) -> None:
    """Raise `UsageError` unless this is a state of this game."""
    if type(state) is not State:
        raise _foreign_state(state)


def _foreign_state(state: object) -> UsageError:
    return UsageError("A state of the pyramid game is expected, not {given}.", given=shown(state))
