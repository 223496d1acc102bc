"""From one position to the next: an action, and the deal that may follow from it."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, assert_never

from numcards.core.seats import Seat, clockwise, seats
from numcards.core.shuffles import shuffled
from numcards.inferno.actions import Action, Pass
from numcards.inferno.event_types import Dealt, GameEnded, RoundBegan, RoundEnded
from numcards.inferno.scoring import game_result, is_decided, jester
from numcards.inferno.state import Round, RoundOver, State, change_round, make_state, with_cards
from numcards.inferno.tables import groups_of
from numcards.inferno.tricks import lay, pass_turn

if TYPE_CHECKING:
    from numcards.core.events import Log
    from numcards.core.shuffles import Seed
    from numcards.inferno.event_types import Event
    from numcards.inferno.options import Options


def first_round(options: Options, seed: Seed, log: Log[Event] = None) -> State:
    """Deal the first round of a game (INF-02 to INF-04)."""
    return _deal(options, seed, 1, (0,) * options.players, Seat(options.first_player), log)


def act(state: State, action: Action, log: Log[Event] = None) -> State:
    """The next position; a round that ends is scored, and the next one dealt (ALL-03)."""
    after = pass_turn(state, log) if type(action) is Pass else lay(state, action, log)
    return after if type(after) is State else _end_round(after, log)


def _end_round(over: RoundOver, log: Log[Event]) -> State:
    """Credit the winner and deal the next round, unless the game has ended (INF-30 to INF-33)."""
    current, winner = over.round, over.winner
    options, number = current.options, current.number
    if log is not None:
        log.append(RoundEnded(number, winner, over.ranking, over.is_blocked))
    wins = tuple(won + (seat == winner) for seat, won in enumerate(current.wins))
    if not is_decided(options, number, wins):
        return _deal(options, current.seed, number + 1, wins, _next_leader(over), log)
    if log is not None:
        log.append(GameEnded(game_result(options, wins, over.sizes, current.out)))
    return make_state(change_round(current, wins=wins), over.hands, over.groups, over.trick, ())


def _next_leader(over: RoundOver) -> Seat:
    """Who leads the next round (INF-31, INF-33)."""
    if over.first_to_pass is not None:
        return over.first_to_pass
    winner, options = over.round.out[0], over.round.options
    match options.next_leader:
        case "winner":
            return winner
        case "jester":
            return jester(over.ranking, winner)
        case _:
            assert_never(options.next_leader)


def _deal(  # noqa: PLR0913, PLR0917  # what a deal follows from
    options: Options,
    seed: Seed,
    number: int,
    wins: tuple[int, ...],
    leader: Seat,
    log: Log[Event],
) -> State:
    """Shuffle all cards and deal them one by one, clockwise from the leader (INF-03)."""
    players, dealt, deck = options.players, options.dealt, options.deck
    order = shuffled(deck.size, seed, number - 1)
    cards = itemgetter(*order)(deck.in_order)
    hands = tuple(
        [
            deck.lowest_copies(sum(cards[(seat - leader) % players : dealt : players]))
            for seat in seats(players)
        ]
    )
    aside = deck.lowest_copies(sum(cards[dealt:]))
    current = Round(options=options, number=number, wins=wins, aside=aside, seed=seed)
    state = State(current, hands, tuple(map(groups_of, hands)), (), with_cards(hands, leader))
    if log is not None:
        log.append(RoundBegan(number, leader, aside.bit_count()))
        for seat in clockwise(players, leader):
            log.append(Dealt(seat, hands[seat].bit_count(), state.hand(seat)))
    return state
