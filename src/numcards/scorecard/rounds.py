"""Dealing a round, validating objectives at its end, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from numcards.core.decks import CardSet
from numcards.core.seats import Seat, clockwise
from numcards.core.shuffles import shuffled
from numcards.scorecard.combinations import scored
from numcards.scorecard.objectives import EMPTY_SCORECARD
from numcards.scorecard.phases import OVER, START, Validating
from numcards.scorecard.securing import lost
from numcards.scorecard.state import Pile, Round, State, Table, make_state

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


def first_round(options: Options, seed: Seed) -> State:
    """Deal the first round of a game (SC-01 to SC-03)."""
    scorecards = (EMPTY_SCORECARD,) * options.players
    return _deal(Round(options=options, scorecards=scorecards, seed=seed))


def first_seat(options: Options, number: int) -> Seat:
    """Who begins a round, and validates first at its end (SC-04, SC-30)."""
    return clockwise(options.players, options.first_player + number - 1)[0]


def empty_table(players: int) -> Table:
    """The table at the start of a round (SC-02)."""
    return Table((CardSet(0),) * players, ((),) * players, CardSet(0), skips=(0,) * players)


def _deal(current: Round) -> State:
    """Shuffle all cards and cut them into two piles, the first card of each on top (SC-01)."""
    options, players = current.options, current.options.players
    cards = options.cards
    order = shuffled(len(cards), current.seed, current.number - 1)
    half = len(cards) // 2
    one, two = (
        Pile(tuple([cards[place] for place in reversed(places)]), half)
        for places in (order[:half], order[half:])
    )
    seat = first_seat(options, current.number)
    return make_state(current, empty_table(players), (one, two), ((),) * players, seat, START)


def evaluate(state: State) -> State:
    """The round is over: sequences in progress are lost, and players validate (SC-25, SC-30)."""
    left = lost(state, clockwise(state.options.players, 0))
    seat = first_seat(state.options, state.round.number)
    return make_state(left.round, left.table, left.piles, left.sequences, seat, Validating())


def validate(state: State, phase: Validating, objective: Objective) -> State:
    """Validate one more objective in this round (SC-30)."""
    chosen = sorted((*phase.chosen, objective), key=lambda one: one.index)
    after = Validating(tuple(chosen))
    return make_state(state.round, state.table, state.piles, state.sequences, state.turn, after)


def conclude(state: State, phase: Validating) -> State:
    """Score what a player has validated; then the next validates, or the round is over (SC-32)."""
    seat, current, options = state.turn, state.round, state.options
    if phase.chosen:
        gained = scored(state.table.collections[seat], phase.chosen)
        scorecard = _filled(current.scorecards[seat], gained)
        scorecards = (
            *current.scorecards[:seat],
            scorecard,
            *current.scorecards[seat + 1 :],
        )
        current = evolve(current, scorecards=scorecards)
    following = Seat((seat + 1) % options.players)
    if (following - options.first_player - current.number + 1) % options.players:
        return make_state(
            current, state.table, state.piles, state.sequences, following, Validating()
        )
    if is_decided(options, current.number, current.scorecards):
        return make_state(current, state.table, state.piles, state.sequences, seat, OVER)
    return _deal(evolve(current, number=current.number + 1))


def is_decided(options: Options, number: int, scorecards: tuple[Scorecard, ...]) -> bool:
    """Whether the game ends with this round (SC-36)."""
    return number >= options.max_rounds or any(None not in card for card in scorecards)


def _filled(scorecard: Scorecard, gained: tuple[tuple[Objective, int], ...]) -> Scorecard:
    points = {objective.index: given for objective, given in gained}
    return tuple(points.get(place, before) for place, before in enumerate(scorecard))
