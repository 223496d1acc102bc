"""Dealing a round, validating objectives at its end, and the end of the game."""

from __future__ import annotations

from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Final, cast

from numcards.core.decks import CardSet
from numcards.core.seats import Seat, clockwise, seats
from numcards.core.shuffles import shuffled
from numcards.scorecard.combinations import scored
from numcards.scorecard.event_types import (
    Event,
    GameEnded,
    RoundBegan,
    RoundEnded,
    Scored,
    TurnBegan,
    Validated,
)
from numcards.scorecard.objectives import EMPTY_SCORECARD
from numcards.scorecard.phases import OVER, START, Validating
from numcards.scorecard.scoring import game_result
from numcards.scorecard.securing import lost
from numcards.scorecard.state import Round, State, Table, change_state, make_state
from numcards.scorecard.tables import replaced

if TYPE_CHECKING:
    from numcards.core.events import Log
    from numcards.core.shuffles import Seed
    from numcards.scorecard.objectives import Objective, Scorecard
    from numcards.scorecard.options import Options

_NOTHING_YET: Final = Validating()
_PLACE: Final = attrgetter("index")


def first_round(options: Options, seed: Seed, log: Log[Event] = None) -> State:
    """Deal the first round of a game (SC-01 to SC-03)."""
    scorecards = (EMPTY_SCORECARD,) * options.players
    return _deal(options, 1, scorecards, seed, log)


def first_seat(options: Options, number: int) -> Seat:
    """Who begins a round, and validates first at its end (SC-04, SC-30)."""
    return clockwise(options.players, options.first_player + number - 1)[0]


def _deal(
    options: Options,
    number: int,
    scorecards: tuple[Scorecard, ...],
    seed: Seed,
    log: Log[Event],
) -> State:
    """Shuffle all cards and cut them into two piles, the first card of each on top (SC-01)."""
    cards, players = options.cards, options.players
    order = shuffled(len(cards), seed, number - 1)
    half = len(cards) // 2
    stacks = (
        itemgetter(*reversed(order[:half]))(cards),
        itemgetter(*reversed(order[half:]))(cards),
    )
    current = Round(options=options, number=number, scorecards=scorecards, seed=seed)
    table = Table((CardSet(0),) * players, ((),) * players, CardSet(0), skips=(0,) * players)
    seat = first_seat(options, number)
    if log is not None:
        log += [RoundBegan(number, (half, half)), TurnBegan(seat, skipped=False)]
    return make_state(current, table, stacks, (half, half), ((),) * players, seat, START)


def evaluate(state: State, log: Log[Event]) -> State:
    """The round is over: sequences in progress are lost, and players validate (SC-25, SC-30)."""
    current = state.round
    after = lost(state, seats(current.options.players), log)
    if log is not None:
        log.append(RoundEnded(current.number))
    first = first_seat(current.options, current.number)
    return change_state(after, turn=first, phase=_NOTHING_YET)


def validate(state: State, objective: Objective, log: Log[Event]) -> State:
    """Validate one more objective in this round (SC-30)."""
    if log is not None:
        log.append(Validated(state.turn, objective))
    chosen = (*cast("Validating", state.phase).chosen, objective)
    return change_state(state, phase=Validating(tuple(sorted(chosen, key=_PLACE))))


def conclude(state: State, log: Log[Event]) -> State:
    """Score what a player has validated; then the next validates, or the round is over (SC-32)."""
    seat, current, chosen = state.turn, state.round, cast("Validating", state.phase).chosen
    options, scorecards = current.options, current.scorecards
    gained = scored(state.table.collections[seat], chosen) if chosen else ()
    if gained:
        scorecards = replaced(scorecards, seat, _filled(scorecards[seat], gained))
        current = Round(
            options=options, number=current.number, scorecards=scorecards, seed=current.seed
        )
    if log is not None:
        log.append(Scored(seat, gained))
    following = clockwise(options.players, seat + 1)[0]
    if following != first_seat(options, current.number):
        return change_state(state, round=current, turn=following, phase=_NOTHING_YET)
    if not is_decided(options, current.number, scorecards):
        return _deal(options, current.number + 1, scorecards, current.seed, log)
    if log is not None:
        log.append(GameEnded(game_result(options, scorecards)))
    return change_state(state, round=current, phase=OVER)


def is_decided(options: Options, number: int, scorecards: tuple[Scorecard, ...]) -> bool:
    """Whether the game ends with this round (SC-36)."""
    return number >= options.max_rounds or any(None not in card for card in scorecards)


def _filled(scorecard: Scorecard, gained: tuple[tuple[Objective, int], ...]) -> Scorecard:
    points = {objective.index: given for objective, given in gained}
    return tuple(points.get(place, before) for place, before in enumerate(scorecard))
