"""The door to the rules: every question is checked here and passed on to the room that knows."""

from __future__ import annotations

from collections.abc import Iterable

from numcards.core.cards import Card, NumberCard
from numcards.core.decks import NUMBER_CARDS
from numcards.core.doors import expect_options, expect_state, no_result, no_state
from numcards.core.errors import UsageError
from numcards.core.refusals import IllegalAction, Refusal, turn_refusal
from numcards.core.seats import Seat, Viewer, check_sender, seats
from numcards.core.sentences import shown
from numcards.core.shuffles import Seed, check_seed
from numcards.scorecard.actions import (
    BUST,
    DECLARE,
    DISCARD,
    DONE,
    DRAWS,
    END,
    FLIP,
    JOKER,
    KEEP,
    LOCK,
    QUANTUMS,
    STOP,
    TAKE_NONE,
    VALIDATIONS,
    Action,
    Double,
    Skip,
    Swipe,
    Take,
)
from numcards.scorecard.info import INFO
from numcards.scorecard.legality import is_stopped_by, legal_of
from numcards.scorecard.objectives import may_be_collected
from numcards.scorecard.options import KINDS, Options
from numcards.scorecard.phases import OVER
from numcards.scorecard.refusals import refusal_of
from numcards.scorecard.rounds import first_round
from numcards.scorecard.scoring import Result, game_result
from numcards.scorecard.state import State, acting
from numcards.scorecard.turns import act


def new_game(options: Options, seed: Seed) -> State:
    """Shuffle and lay out the first round (SC-01 to SC-03).

    The same options and seed give the same piles for ever.
    Raises `UsageError` for a bad seed, or options of another game.

    >>> new_game(Options(players=2), seed=7).left
    (54, 54)
    """
    expect_options(options, Options, INFO)
    return first_round(options, check_seed(seed))


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat that decides; nobody when the game is over.

    It is not the seat on turn where a Double makes another one draw (SC-19).
    """
    expect_state(state, State, INFO)
    seat = acting(state.turn, state.phase)
    return () if seat is None else (seat,)


def is_over(state: State) -> bool:
    """Whether the game has ended (SC-36)."""
    if type(state) is not State:
        raise no_state(state, INFO)
    return state.phase is OVER


def result(state: State) -> Result:
    """How the game ended (SC-37, SC-38); raises `UsageError` while it is not over."""
    if not is_over(state):
        raise no_result("SC-36")
    return game_result(state.options, state.scorecards)


def seed_of(state: State) -> Seed:
    """The seed from which all chance of the game follows (ALL-02); no view holds it."""
    expect_state(state, State, INFO)
    return state.round.seed


def legal_actions(state: State, seat: Viewer | None = None) -> tuple[Action, ...]:
    """Everything that may be done now, in the order of `all_actions`.

    Nothing when the game is over, or for a seat that is not to act.
    Raises `UsageError` for a bad seat.
    """
    if type(state) is not State:
        raise no_state(state, INFO)
    asked = check_sender(seat, state.options.players)
    if asked is not None and asked != acting(state.turn, state.phase):
        return ()
    return legal_of(state)


def refusal(state: State, action: Action, by: Viewer | None = None) -> Refusal | None:
    """Why the action is not legal, with its code and facts; None when it is.

    Checked in this order: the game is over; `by` plays, and is to act; the action itself.
    Raises `UsageError` for a bad seat or a state of another game.
    """
    expect_state(state, State, INFO)
    sender = check_sender(by, state.options.players)
    if sender is not None or state.phase is OVER:
        refused = turn_refusal(to_act(state), sender, over="SC-36", turn="SC-05")
        if refused is not None:
            return refused
    return refusal_of(state, action)


def apply(state: State, action: Action, by: Viewer | None = None) -> State:
    """The next position; the old one is untouched.

    `by` is who sent the action, so that nobody plays for another.
    What nobody decides has happened too: busts without a joker, skipped turns without a use,
    the next deal (ALL-03).
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

    As the notation lists them; players by seat, cards in card order, objectives as on the
    scorecard.
    Without special cards only `draw`, `stop`, `declare`, `validate` and `done` are left:
    no sequence survives a turn then, so that none is ever locked.

    >>> len(all_actions(Options(players=4))), len(all_actions(Options.discovery(4)))
    (145, 15)
    """
    expect_options(options, Options, INFO)
    if not options.special_copies:
        return (*DRAWS, STOP, DECLARE, *VALIDATIONS, DONE)
    own = seats(options.players)
    cards: tuple[Card, ...] = (*sorted(NUMBER_CARDS), *KINDS)
    return (
        *DRAWS,
        *(LOCK, STOP, DECLARE, KEEP, DISCARD, JOKER, FLIP),
        *map(Double, own),
        *map(Skip, own),
        *map(Swipe, own),
        *QUANTUMS,
        *map(Take, cards),
        *(TAKE_NONE, BUST, END),
        *VALIDATIONS,
        DONE,
    )


def stops(sequence: Iterable[NumberCard], card: NumberCard) -> bool:
    """Whether this card stops the sequence, the oldest card first (SC-12, SC-13).

    Raises `UsageError` for anything but number cards, or a Shadow in the sequence (SC-35).

    >>> from numcards.core import parse_cards
    >>> three, nine, twelve = parse_cards("R3 R9 R12")
    >>> stops([three, nine], twelve)
    True
    """
    given = tuple(sequence) if isinstance(sequence, Iterable) else (sequence,)
    for each in given:
        if not may_be_collected(each):
            raise UsageError(
                "A sequence holds number cards without Shadow, not {given} (SC-35).",
                given=shown(each),
            )
    if not isinstance(card, NumberCard):
        raise UsageError("A number card is expected, not {given} (SC-13).", given=shown(card))
    return is_stopped_by(given, card)
