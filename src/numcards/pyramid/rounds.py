"""Dealing a round, and what follows without a choice: the next part, turn, phase or round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from numcards.core.seats import Seat, clockwise, seats
from numcards.pyramid.combinations import points_of, score
from numcards.pyramid.event_types import (
    Dealt,
    Event,
    FinalTurnsBegan,
    FirstPlayerMoved,
    GameEnded,
    PyramidScored,
    RoundBegan,
    RoundEnded,
)
from numcards.pyramid.phases import DRAWING, ENDED, Between
from numcards.pyramid.piles import shuffle
from numcards.pyramid.scoring import game_result
from numcards.pyramid.slots import SLOTS
from numcards.pyramid.state import Round, State, make_state
from numcards.pyramid.tables import (
    TURN_DOWN,
    TURN_UP,
    Pile,
    Pyramid,
    all_codes,
    any_complete,
    cards_in,
)
from numcards.pyramid.turns import carry_out, step

if TYPE_CHECKING:
    from numcards.core.events import Log
    from numcards.core.shuffles import Seed
    from numcards.pyramid.actions import Action
    from numcards.pyramid.options import Options


def act(state: State, action: Action, log: Log[Event] = None) -> State:
    """The position after a legal action, and after all that follows from it (ALL-03)."""
    after = step(state, action, log)
    while type(after.phase) is Between:
        after = _move_on(after, after.phase, log)
    return after


def first_round(options: Options, seed: Seed, log: Log[Event] = None) -> State:
    """Deal the first round of a game (PYR-02)."""
    return _deal(Round(options=options, first=Seat(options.first_player), seed=seed), log)


def first_of(options: Options, number: int) -> Seat:
    """Who is first when a round begins: one seat further to the left each time (PYR-34)."""
    return clockwise(options.players, options.first_player + number - 1)[0]


def _deal(current: Round, log: Log[Event]) -> State:
    """Shuffle all cards and deal ten to each, one by one clockwise from the first (PYR-02)."""
    options, players = current.options, current.options.players
    cards = shuffle(current, all_codes(options))
    dealt = len(SLOTS) * players
    pyramids = tuple(
        _laid_out(cards[(seat - current.first) % players : dealt : players], options.face_up)
        for seat in range(players)
    )
    if log is not None:
        log.append(RoundBegan(current.number, current.first))
        log += [
            Dealt(seat, cards_in(pyramids[seat][: options.face_up]))
            for seat in clockwise(players, current.first)
        ]
    return make_state(current, pyramids, Pile(cards[dealt:]), Pile(b""), DRAWING[current.first], ())


def _laid_out(cards: bytes, face_up: int) -> Pyramid:
    return Pyramid(cards[:face_up] + cards[face_up:].translate(TURN_DOWN))


def _move_on(state: State, phase: Between, log: Log[Event]) -> State:
    """Go on from between two turns, one step: to the next part, turn, phase or round."""
    if state.held and (choice := state.held[0].choice) is not None:
        return carry_out(state, state.held[0], choice, log)
    if _is_ending(state):
        return _end_round(state, log)
    current = state.round
    if current.options.is_classic:
        drawing = DRAWING[(phase.seat + 1) % len(state.pyramids)]
        if current.turns_left is not None:
            current = evolve(current, turns_left=current.turns_left - 1)
        elif any_complete(state.pyramids):  # the final turns begin (PYR-23)
            current = evolve(current, turns_left=len(state.pyramids) - 1)
            if log is not None:
                log.append(FinalTurnsBegan(phase.seat))
    else:
        drawing = DRAWING[(current.first + 1) % len(state.pyramids)]
        current = evolve(current, first=drawing.seat)
        if log is not None:
            log.append(FirstPlayerMoved(drawing.seat))
    return make_state(current, state.pyramids, state.pile, state.discard, drawing, ())


def _is_ending(state: State) -> bool:
    """Whether the round is over with the turn or phase 2 that has just ended (PYR-22 to 25)."""
    if not state.can_draw:
        return True
    current = state.round
    if current.turns_left is not None:
        return current.turns_left == 1
    if current.options.final_turns and current.options.is_classic:
        return False
    return any_complete(state.pyramids)


def _end_round(state: State, log: Log[Event]) -> State:
    """Turn all cards up and score them; deal the next round, or end the game (PYR-26, PYR-34)."""
    current, options = state.round, state.round.options
    pyramids = tuple(Pyramid(pyramid.translate(TURN_UP)) for pyramid in state.pyramids)
    scored = tuple(points_of(pyramid, overlap=options.overlap) for pyramid in pyramids)
    points = current.points + (scored,)
    if log is not None:
        log += [_scored(state, seat) for seat in seats(options.players)]
        log.append(RoundEnded(current.number, scored))
    if current.number == options.rounds:
        if log is not None:
            log.append(GameEnded(game_result(options, points)))
        current = evolve(current, points=points, turns_left=None)
        return make_state(current, pyramids, state.pile, state.discard, ENDED, ())
    number = current.number + 1
    first = first_of(options, number)
    following = Round(options=options, number=number, first=first, points=points, seed=current.seed)
    return _deal(following, log)


def _scored(state: State, seat: Seat) -> PyramidScored:
    cards = state.pyramid(seat)
    return PyramidScored(seat, cards, score(cards, overlap=state.options.overlap))
