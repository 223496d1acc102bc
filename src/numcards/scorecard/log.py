"""What an action brings about, step by step: for animation, logs and chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from numcards.core.cards import Card, NumberCard, Special
from numcards.core.doors import expect_options
from numcards.core.refusals import IllegalAction
from numcards.core.seats import Seat, Viewer, check_viewer, clockwise
from numcards.scorecard.actions import (
    Action,
    Bust,
    Declare,
    Discard,
    Done,
    Double,
    Draw,
    Flip,
    Joker,
    Keep,
    Lock,
    Quantum,
    Skip,
    Stop,
    Swipe,
    Take,
    Validate,
)
from numcards.scorecard.happenings import (
    Busted,
    Discarded,
    Drawn,
    Event,
    GameEnded,
    Joined,
    Kept,
    Lost,
    QuantumDrawn,
    RoundBegan,
    RoundDeclared,
    RoundEnded,
    Scored,
    Secured,
    SequenceStopped,
    Taken,
    TopsSeen,
    TurnBegan,
    TurnEnded,
    Used,
    Validated,
)
from numcards.scorecard.info import INFO
from numcards.scorecard.legality import stops
from numcards.scorecard.objectives import OBJECTIVES
from numcards.scorecard.options import Options
from numcards.scorecard.phases import (
    Choosing,
    Ending,
    Forced,
    Over,
    Phase,
    Skipped,
    Stopped,
    Validating,
    Waiting,
    drawn_cards,
)
from numcards.scorecard.rules import new_game, refusal, result
from numcards.scorecard.specials import KIND_OF
from numcards.scorecard.state import State
from numcards.scorecard.turns import act, follow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core.shuffles import Seed

__all__ = ["all_events", "events", "opening_events"]


def opening_events(options: Options, seed: Seed, viewer: Viewer) -> tuple[Event, ...]:
    """How the first round begins; nothing in it is hidden.

    Raises `UsageError` for a bad seed or viewer, or options of another game.
    """
    expect_options(options, Options, INFO)
    viewer = check_viewer(viewer, options.players)
    return _beginning(new_game(options, seed))


def events(state: State, action: Action, viewer: Viewer) -> tuple[Event, ...]:
    """What a legal action brings about, in order, as the viewer sees it.

    Raises `IllegalAction`, and `UsageError` for a bad viewer.
    """
    happened = all_events(state, action)
    viewer = check_viewer(viewer, state.options.players)
    return tuple(
        evolve(event, cards=None)
        if isinstance(event, (TopsSeen, QuantumDrawn)) and event.seat != viewer
        else event
        for event in happened
    )


def all_events(state: State, action: Action) -> tuple[Event, ...]:
    """What a legal action brings about, in order, with what only its player sees.

    Raises `IllegalAction`.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    return tuple(_happenings(state, action))


def _happenings(state: State, action: Action) -> Iterator[Event]:
    after = act(state, action)
    yield from _of_action(state, action, after)
    following = follow(after)
    while following is not None:
        yield from _of_step(after, following)
        after, following = following, follow(following)


def _of_action(state: State, action: Action, after: State) -> Iterator[Event]:
    phase = state.phase
    seat = phase.seat if isinstance(phase, (Forced, Stopped)) else state.turn
    match action:
        case Draw(pile):
            card = state.piles[pile - 1][0]
            yield Drawn(seat, pile, card)
            yield from _landing(state, seat, card, after)
        case Lock() | Stop():
            yield from _securing(state)
        case Declare():
            yield RoundDeclared(seat)
        case Bust():
            yield _busting(state, seat, after)
        case Validate(objective):
            yield Validated(seat, objective)
        case Done():
            yield from _conclusion(state, after)
        case _:
            yield from _of_phase(state, phase, action, after)


def _of_phase(state: State, phase: Phase, action: Action, after: State) -> Iterator[Event]:
    match phase, action:
        case Waiting(waiting), Keep():
            yield Kept(state.turn, waiting)
        case Waiting(waiting), Discard():
            yield Discarded(state.turn, (waiting,))
        case Choosing(cards), Take(card):
            yield Taken(state.turn, card)
            rest = list(cards)
            if card is not None:
                rest.remove(card)
            if rest:
                yield Discarded(state.turn, tuple(rest))
            if card is not None:
                yield from _landing(state, state.turn, card, after)
        case Stopped(seat), Joker():
            yield Used(seat, Special.JOKER, None)
        case _, Joker() | Flip() | Quantum():
            yield Used(state.turn, KIND_OF[type(action)], None)
            yield from _effect(state, phase, action, after)
        case _, Double(target) | Skip(target) | Swipe(target):
            yield Used(state.turn, KIND_OF[type(action)], target)
        case _:  # the end of a skipped turn
            yield from _losing(state, (state.turn,))


def _landing(state: State, seat: Seat, card: Card, after: State) -> Iterator[Event]:
    """Where a drawn or taken card goes; one's own special card waits."""
    if isinstance(card, NumberCard):
        if not stops(state.sequences[seat], card):
            yield Joined(seat, card)
            return
        yield SequenceStopped(seat, card)
        if not isinstance(after.phase, Stopped):
            yield _busting(state, seat, after)
    elif len(after.table.reserves[seat]) > len(state.table.reserves[seat]):
        yield Kept(seat, card)
    elif isinstance(state.phase, Forced):
        yield Discarded(seat, (card,))


def _busting(state: State, seat: Seat, after: State) -> Busted:
    lost = state.collection(seat) if not after.table.collections[seat] else ()
    return Busted(seat, state.sequences[seat], lost, seat in after.table.out)


def _securing(state: State) -> Iterator[Event]:
    if state.sequences[state.turn]:
        yield Secured(state.turn, state.sequences[state.turn])


def _losing(state: State, seats: tuple[Seat, ...]) -> Iterator[Event]:
    for seat in seats:
        if state.sequences[seat]:
            yield Lost(seat, state.sequences[seat])


def _effect(
    state: State, phase: Phase, action: Joker | Flip | Quantum, after: State
) -> Iterator[Event]:
    match action:
        case Joker():
            if isinstance(phase, Skipped):
                yield from _securing(state)
        case Flip():
            one, two = (pile[0] if pile else None for pile in state.piles)
            yield TopsSeen(state.turn, (one, two))
        case _:  # quantum
            if isinstance(phase, Waiting) and phase.card is not Special.QUANTUM:
                yield Kept(state.turn, phase.card)
            cards = drawn_cards(after.phase)
            yield QuantumDrawn(state.turn, len(cards), cards)


def _conclusion(state: State, after: State) -> Iterator[Event]:
    """What a player has scored, and what comes after the last of them."""
    seat = state.turn
    before, now = state.scorecards[seat], after.scorecards[seat]
    gained = (
        (objective, points)
        for objective, was, points in zip(OBJECTIVES, before, now, strict=True)
        if was is None and points is not None
    )
    yield Scored(seat, tuple(gained))
    if isinstance(after.phase, Over):
        yield GameEnded(result(after))
    elif after.round.number > state.round.number:
        yield from _beginning(after)


def _of_step(before: State, after: State) -> Iterator[Event]:
    """What has happened by itself."""
    match before.phase:
        case Waiting(card):
            yield Discarded(before.turn, (card,))
        case Skipped():
            yield from _losing(before, (before.turn,))
        case Ending():
            yield TurnEnded(before.turn)
            if isinstance(after.phase, Validating):
                yield from _losing(before, clockwise(before.options.players, 0))
                yield RoundEnded(before.round.number)
            else:
                yield TurnBegan(after.turn, isinstance(after.phase, Skipped))
        case _:
            return


def _beginning(dealt: State) -> tuple[Event, ...]:
    return RoundBegan(dealt.round.number, dealt.left), TurnBegan(dealt.turn, skipped=False)
