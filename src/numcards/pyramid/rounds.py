"""Dealing a round, and what follows without a choice: the next part, turn, phase or round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from numcards.core.seats import Seat, clockwise
from numcards.pyramid.combinations import points_of
from numcards.pyramid.phases import DRAWING, ENDED, Between
from numcards.pyramid.piles import shuffle
from numcards.pyramid.slots import SLOTS
from numcards.pyramid.state import Round, State, make_state
from numcards.pyramid.tables import (
    TURN_DOWN,
    TURN_UP,
    Pile,
    Pyramid,
    all_codes,
)
from numcards.pyramid.turns import carry_out

if TYPE_CHECKING:
    from numcards.core.shuffles import Seed
    from numcards.pyramid.options import Options

__all__ = ["any_complete", "first_of", "first_round", "is_ending", "move_on"]


def first_round(options: Options, seed: Seed) -> State:
    """Deal the first round of a game (PYR-02)."""
    return _deal(Round(options=options, first=Seat(options.first_player), seed=seed))


def first_of(options: Options, number: int) -> Seat:
    """Who is first when a round begins: one seat further to the left each time (PYR-34)."""
    return clockwise(options.players, options.first_player + number - 1)[0]


def _deal(current: Round) -> State:
    """Shuffle all cards and deal ten to each, one by one clockwise from the first (PYR-02)."""
    options, players = current.options, current.options.players
    cards = shuffle(current, all_codes(options))
    dealt = len(SLOTS) * players
    pyramids = tuple(
        _laid_out(cards[(seat - current.first) % players : dealt : players], options.face_up)
        for seat in range(players)
    )
    return make_state(current, pyramids, Pile(cards[dealt:]), Pile(b""), DRAWING[current.first], ())


def _laid_out(cards: bytes, face_up: int) -> Pyramid:
    return Pyramid(cards[:face_up] + cards[face_up:].translate(TURN_DOWN))


def any_complete(pyramids: tuple[Pyramid, ...]) -> bool:
    """Whether a pyramid has no card face down in it (PYR-22)."""
    for pyramid in pyramids:  # noqa: SIM110  # a generator takes twice as long
        if pyramid.isascii():
            return True
    return False


def move_on(state: State, phase: Between) -> State:
    """Go on from between two turns, one step: to the next part, turn, phase or round."""
    if state.held and (choice := state.held[0].choice) is not None:
        return carry_out(state, state.held[0], choice)
    if is_ending(state):
        return _end_round(state)
    current = state.round
    if current.options.mode == "classic":
        drawing = DRAWING[(phase.seat + 1) % len(state.pyramids)]
        if current.turns_left is not None:
            current = evolve(current, turns_left=current.turns_left - 1)
        elif any_complete(state.pyramids):  # the final turns begin (PYR-23)
            current = evolve(current, turns_left=len(state.pyramids) - 1)
    else:
        drawing = DRAWING[(current.first + 1) % len(state.pyramids)]
        current = evolve(current, first=drawing.seat)
    return make_state(current, state.pyramids, state.pile, state.discard, drawing, ())


def is_ending(state: State) -> bool:
    """Whether the round is over with the turn or phase 2 that has just ended (PYR-22 to 25)."""
    if not state.pile and not state.can_draw:
        return True
    current = state.round
    if current.turns_left is not None:
        return current.turns_left == 1
    if current.options.final_turns and current.options.mode == "classic":
        return False
    return any_complete(state.pyramids)


def _end_round(state: State) -> State:
    """Turn all cards up and score them; deal the next round, or end the game (PYR-26, PYR-34)."""
    current = state.round
    options = current.options
    pyramids = tuple(Pyramid(pyramid.translate(TURN_UP)) for pyramid in state.pyramids)
    scored = tuple(points_of(pyramid, overlap=options.overlap) for pyramid in pyramids)
    points = current.points + (scored,)
    if current.number == options.rounds:
        current = evolve(current, points=points, turns_left=None)
        return make_state(current, pyramids, state.pile, state.discard, ENDED, ())
    number = current.number + 1
    first = first_of(options, number)
    return _deal(
        Round(options=options, number=number, first=first, points=points, seed=current.seed)
    )
