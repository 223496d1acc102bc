"""The door to the rules: every question is checked here and passed on to the room that knows."""

from __future__ import annotations

from numcards.core.doors import expect_options, expect_state, no_result, no_state
from numcards.core.refusals import IllegalAction, Refusal
from numcards.core.seats import SPECTATOR, Seat, Viewer, check_seat, check_sender
from numcards.core.shuffles import Seed, check_seed
from numcards.pyramid.actions import Action
from numcards.pyramid.info import INFO
from numcards.pyramid.legality import acting, choices_of, every_action, listed
from numcards.pyramid.options import Options
from numcards.pyramid.phases import Choosing, Ended
from numcards.pyramid.refusals import content_refusal, seat_refusal, sender_refusal
from numcards.pyramid.rounds import act, first_round
from numcards.pyramid.scoring import Result, game_result
from numcards.pyramid.state import State


def new_game(options: Options, seed: Seed) -> State:
    """Shuffle and deal the first round (PYR-01 to PYR-03).

    The same options and seed give the same deal for ever.
    Raises `UsageError` for a bad seed, or options of another game.

    >>> state = new_game(Options(players=2, face_up=3), seed=7)
    >>> state.pyramid(0)[:3], len(state.draw_cards)
    ((R15, S6, R0), 92)
    """
    expect_options(options, Options, INFO)
    return first_round(options, check_seed(seed))


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat that is asked; in phase 2 all that have not chosen yet; nobody at the end."""
    expect_state(state, State, INFO)
    return acting(state)


def is_over(state: State) -> bool:
    """Whether the game has ended (PYR-34)."""
    if type(state) is not State:
        raise no_state(state, INFO)
    return type(state.phase) is Ended


def result(state: State) -> Result:
    """How the game ended (PYR-34, PYR-35); raises `UsageError` while it is not over."""
    if not is_over(state):
        raise no_result("PYR-34")
    return game_result(state.options, state.points)


def seed_of(state: State) -> Seed:
    """The seed from which all chance of the game follows (ALL-02); no view holds it."""
    expect_state(state, State, INFO)
    return state.round.seed


def legal_actions(state: State, seat: Viewer | None = None) -> tuple[Action, ...]:
    """Everything that may be done now, without duplicates, in the order of `all_actions`.

    Nothing when the game is over, or for a seat that is not to act.
    Raises `UsageError` for a bad seat.
    """
    if type(state) is not State:
        raise no_state(state, INFO)
    if seat is None:
        return listed(state)
    if seat is SPECTATOR:
        return ()
    asked = check_seat(seat, len(state.pyramids))
    if asked not in acting(state):
        return ()
    return choices_of(asked) if type(state.phase) is Choosing else listed(state)


def refusal(state: State, action: Action, by: Viewer | None = None) -> Refusal | None:
    """Why the action is not legal, with its code and facts; None when it is.

    Checked in this order: the game is over; `by` may act; the seat that the action names may
    act, and is `by`; the action itself.
    Raises `UsageError` for a bad seat or a state of another game.
    """
    expect_state(state, State, INFO)
    sender = check_sender(by, len(state.pyramids))
    refused = None
    if sender is not None or type(state.phase) is Ended:
        refused = sender_refusal(state, sender)
    return refused or seat_refusal(state, action, sender) or content_refusal(state, action, sender)


def apply(state: State, action: Action, by: Viewer | None = None) -> State:
    """The next position; the old one is untouched.

    `by` is who sent the action, so that nobody plays for another.
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
    return act(state, action)


def all_actions(options: Options) -> tuple[Action, ...]:
    """Every action that can ever be legal, in a fixed order: the encoding for learners.

    `draw`; `draw:discard`; the choices of phase 2, seat by seat; `replace` and `discard`;
    `reveal`; `swipe` by own slot, opponent and slot; `flip`; `keep` in card order;
    `flash` by player and slot; `flash:no`.

    >>> len(all_actions(Options(players=4))), len(all_actions(Options(players=2, action_copies=0)))
    (615, 22)
    """
    expect_options(options, Options, INFO)
    return every_action(options)
