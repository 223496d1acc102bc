"""Dealing a round, validating objectives at its end, and the end of the game."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final

from numcards.core.decks import CardSet
from numcards.core.seats import Seat, clockwise
from numcards.core.shuffles import shuffled
from numcards.scorecard.combinations import scored
from numcards.scorecard.objectives import EMPTY_SCORECARD
from numcards.scorecard.phases import OVER, START, Validating
from numcards.scorecard.securing import lost
from numcards.scorecard.state import Round, State, Table, make_state, moved
from numcards.scorecard.tables import replaced

if TYPE_CHECKING:
    from numcards.core.shuffles import Seed
    from numcards.scorecard.objectives import Objective, Scorecard
    from numcards.scorecard.options import Options

__all__ = [
    "conclude",
    "empty_table",
    "evaluate",
    "first_round",
    "first_seat",
    "is_decided",
    "validate",
]

_NOTHING_YET: Final = Validating()


def first_round(options: Options, seed: Seed) -> State:
    """Deal the first round of a game (SC-01 to SC-03)."""
    scorecards = (EMPTY_SCORECARD,) * options.players
    return _deal(options, 1, scorecards, seed)


def first_seat(options: Options, number: int) -> Seat:
    """Who begins a round, and validates first at its end (SC-04, SC-30)."""
    return clockwise(options.players, options.first_player + number - 1)[0]


def empty_table(players: int) -> Table:
    """The table at the start of a round (SC-02)."""
    return Table((CardSet(0),) * players, ((),) * players, CardSet(0), skips=(0,) * players)


def _deal(options: Options, number: int, scorecards: tuple[Scorecard, ...], seed: Seed) -> State:
    """Shuffle all cards and cut them into two piles, the first card of each on top (SC-01)."""
    cards, players = options.cards, options.players
    order = shuffled(len(cards), seed, number - 1)
    half = len(cards) // 2
    stacks = (
        itemgetter(*reversed(order[:half]))(cards),
        itemgetter(*reversed(order[half:]))(cards),
    )
    current = Round(options=options, number=number, scorecards=scorecards, seed=seed)
    table, seat = empty_table(players), first_seat(options, number)
    return make_state(current, table, stacks, (half, half), ((),) * players, seat, START)


def evaluate(state: State) -> State:
    """The round is over: sequences in progress are lost, and players validate (SC-25, SC-30)."""
    left = lost(state, clockwise(state.options.players, 0))
    return _validating(left, left.round, first_seat(state.options, state.round.number))


def _validating(state: State, current: Round, seat: Seat) -> State:
    return make_state(
        current, state.table, state.stacks, state.left, state.sequences, seat, _NOTHING_YET
    )


def validate(state: State, phase: Validating, objective: Objective) -> State:
    """Validate one more objective in this round (SC-30)."""
    chosen = sorted((*phase.chosen, objective), key=lambda one: one.index)
    after = Validating(tuple(chosen))
    return moved(state, state.table, after)


def conclude(state: State, phase: Validating) -> State:
    """Score what a player has validated; then the next validates, or the round is over (SC-32)."""
    seat, current = state.turn, state.round
    options, scorecards = current.options, current.scorecards
    if phase.chosen:
        gained = scored(state.table.collections[seat], phase.chosen)
        scorecards = replaced(scorecards, seat, _filled(scorecards[seat], gained))
        current = Round(
            options=options, number=current.number, scorecards=scorecards, seed=current.seed
        )
    following = clockwise(options.players, seat + 1)[0]
    if following != first_seat(options, current.number):
        return _validating(state, current, following)
    if is_decided(options, current.number, scorecards):
        return make_state(
            current, state.table, state.stacks, state.left, state.sequences, seat, OVER
        )
    return _deal(options, current.number + 1, scorecards, current.seed)


def is_decided(options: Options, number: int, scorecards: tuple[Scorecard, ...]) -> bool:
    """Whether the game ends with this round (SC-36)."""
    return number >= options.max_rounds or any(None not in card for card in scorecards)


def _filled(scorecard: Scorecard, gained: tuple[tuple[Objective, int], ...]) -> Scorecard:
    points = {objective.index: given for objective, given in gained}
    return tuple(points.get(place, before) for place, before in enumerate(scorecard))
