"""Dealing a round, and what follows when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.decks import CardSet
from numcards.core.seats import seats
from numcards.core.shuffles import shuffled
from numcards.num5.event_types import (
    Dealt,
    Event,
    GameEnded,
    RoundBegan,
    RoundScored,
    RoundWon,
)
from numcards.num5.options import DEALABLE
from numcards.num5.scoring import game_result, is_decided, points_of, round_winners
from numcards.num5.state import Round, cards_of, make_state, make_turn
from numcards.num5.tables import STARTERS, card_choices

if TYPE_CHECKING:
    from numcards.core.events import Log
    from numcards.core.shuffles import Seed
    from numcards.num5.options import Options
    from numcards.num5.state import State, Turn

_FIRST_ROWS: Final = tuple((card,) for card in STARTERS)
"""The rows at the start of a round: each has the 0 of its colour (N5-01)."""


def first_round(options: Options, seed: Seed, log: Log[Event] = None) -> State:
    """Deal the first round of a game (N5-01, N5-02)."""
    return _deal(Round(options=options, seed=seed), log)


def _deal(current: Round, log: Log[Event]) -> State:
    """Shuffle the 98 cards and deal them one at a time, clockwise from seat 0 (N5-02)."""
    players, dealt = current.options.players, current.options.dealt
    order = shuffled(DEALABLE, current.seed, len(current.scores))
    hands = tuple(
        [
            choices[place]
            for seat, choices in enumerate(map(card_choices, seats(players)))
            for place in sorted(order[seat:dealt:players])
        ]
    )
    held = current.options.hand_size
    turn = make_turn(_FIRST_ROWS, (CardSet(0),) * players, held, hands, ())
    if log is not None:
        log.append(RoundBegan(len(current.scores) + 1, current.options.undealt))
        log += [Dealt(seat, held, cards_of(turn.hand(seat))) for seat in seats(players)]
    return make_state(current, turn, (None,) * players, hands)


def end_round(current: Round, turn: Turn, log: Log[Event]) -> State:
    """Score the round whose cards are all placed, and deal the next unless the game has ended.

    (N5-16 to N5-19)
    """
    points = tuple(map(points_of, turn.collected))
    scores = (*current.scores, points)
    if log is not None:
        log.append(RoundScored(len(scores), points))
        log.append(RoundWon(len(scores), round_winners(points)))
    following = Round(options=current.options, scores=scores, seed=current.seed)
    if not is_decided(current.options, scores):
        return _deal(following, log)
    if log is not None:
        log.append(GameEnded(game_result(current.options, scores)))
    return make_state(following, turn, (None,) * current.options.players, ())
