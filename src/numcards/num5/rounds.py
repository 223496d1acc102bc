"""Dealing a round, and what follows when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.decks import CardSet
from numcards.core.seats import clockwise
from numcards.core.shuffles import shuffled
from numcards.num5.options import DEALABLE
from numcards.num5.scoring import is_decided
from numcards.num5.state import Round, make_state, make_turn
from numcards.num5.tables import STARTERS, card_choices

if TYPE_CHECKING:
    from numcards.core.shuffles import Seed
    from numcards.num5.options import Options
    from numcards.num5.state import State

__all__ = ["end_round", "first_round"]

_FIRST_ROWS: Final = tuple((card,) for card in STARTERS)
"""The rows at the start of a round: each has the 0 of its colour (N5-01)."""


def first_round(options: Options, seed: Seed) -> State:
    """Deal the first round of a game (N5-01, N5-02)."""
    return _deal(Round(options=options, seed=seed))


def _deal(current: Round) -> State:
    """Shuffle the 98 cards and deal them one at a time, clockwise from seat 0 (N5-02)."""
    players, dealt = current.options.players, current.options.dealt
    order = shuffled(DEALABLE, current.seed, len(current.scores))
    hands = tuple(
        [
            choices[place]
            for seat, choices in enumerate(map(card_choices, clockwise(players, 0)))
            for place in sorted(order[seat:dealt:players])
        ]
    )
    held = current.options.hand_size
    turn = make_turn(_FIRST_ROWS, (CardSet(0),) * players, held, hands, ())
    return make_state(current, turn, (None,) * players, hands)


def end_round(over: State) -> State:
    """Score a round that is over, and deal the next unless the game has ended (N5-16 to N5-19)."""
    current = over.round
    scores = (*current.scores, over.points)
    following = Round(options=current.options, scores=scores, seed=current.seed)
    if is_decided(current.options, scores):
        return make_state(following, over.turn, over.chosen, ())
    return _deal(following)
