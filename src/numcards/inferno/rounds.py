"""Dealing a round, and what follows when it is over."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from attrs import evolve

from numcards.core.seats import Seat
from numcards.core.shuffles import shuffled
from numcards.inferno.scoring import is_decided, jester, round_ranking
from numcards.inferno.state import Round, State, make_state
from numcards.inferno.tables import groups_of
from numcards.inferno.tricks import with_cards

if TYPE_CHECKING:
    from numcards.core.shuffles import Seed
    from numcards.inferno.options import Options

__all__ = ["end_round", "first_round", "is_blocked", "ranking_of", "winner_of"]


def first_round(options: Options, seed: Seed) -> State:
    """Deal the first round of a game (INF-02 to INF-04)."""
    return _deal(options, seed, 1, (0,) * options.players, Seat(options.first_player))


def _deal(options: Options, seed: Seed, number: int, wins: tuple[int, ...], leader: Seat) -> State:
    """Shuffle all cards and deal them one by one, clockwise from the leader (INF-03)."""
    players, dealt, deck = options.players, options.dealt, options.deck
    order = shuffled(deck.size, seed, number - 1)
    cards = itemgetter(*order)(deck.in_order)
    hands = tuple(
        [
            deck.lowest_copies(sum(cards[(seat - leader) % players : dealt : players]))
            for seat in range(players)
        ]
    )
    aside = deck.lowest_copies(sum(cards[dealt:]))
    current = Round(options=options, number=number, wins=wins, aside=aside, seed=seed)
    return make_state(current, hands, tuple(map(groups_of, hands)), (), with_cards(hands, leader))


def end_round(over: State, last: Seat) -> State:
    """Credit the winner of a round that is over, and deal the next unless the game has ended.

    `last` is the seat that acted last (INF-30 to INF-33).
    """
    current = over.round
    winner = winner_of(over)
    wins = tuple(won + (seat == winner) for seat, won in enumerate(current.wins))
    if is_decided(current.options, current.number, wins):
        return State(evolve(current, wins=wins), over.hands, over.groups, over.trick, ())
    leader = _next_leader(over, last)
    return _deal(current.options, current.seed, current.number + 1, wins, leader)


def winner_of(over: State) -> Seat | None:
    """The seat that has won a round that is over: the first one out, if any (INF-29, INF-33)."""
    return over.round.out[0] if over.round.out else None


def is_blocked(options: Options, holdings: tuple[int, ...], out: tuple[Seat, ...]) -> bool:
    """Whether a round that is over ended because everybody passed the lead (INF-33).

    `holdings` are the hands or their sizes: what counts is who has cards.
    """
    several = len(with_cards(holdings, 0)) > 1
    return several and (not out or options.finish == "rank_all")


def ranking_of(over: State) -> tuple[int, ...]:
    """The rank of each seat in a round that is over (INF-30, INF-33)."""
    return round_ranking(tuple(hand.bit_count() for hand in over.hands), over.round.out)


def _next_leader(over: State, last: Seat) -> Seat:
    """Who leads the next round (INF-31, INF-33)."""
    winner = winner_of(over)
    if winner is None or is_blocked(over.options, over.hands, over.round.out):
        # The lead goes round clockwise, so behind the last to pass it sits the first.
        return with_cards(over.hands, last + 1)[0]
    return winner if over.options.next_leader == "winner" else jester(ranking_of(over), winner)
