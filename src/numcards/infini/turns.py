"""The course of the game: what follows from a play or the end of a turn, without a choice.

Each function tells what happens to `log`, if there is one: so the log can never tell
anything else than what the rules did.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final

from numcards.core.card_lists import in_card_order
from numcards.core.seats import Seat, clockwise
from numcards.core.shuffles import shuffled
from numcards.infini.actions import PASSE, End, Place
from numcards.infini.event_types import (
    Dealt,
    Drew,
    Eliminated,
    GameBegan,
    GameEnded,
    HandGrew,
    PassedOver,
    Stuck,
    TurnBegan,
    TurnEnded,
)
from numcards.infini.legality import ends_game_when_stuck, legal_turn, may_be_stuck
from numcards.infini.piles import EMPTY, Direction, make_pile
from numcards.infini.plays import changed, gone_with, play_event
from numcards.infini.scoring import CARDS_PER_COLOUR, Result
from numcards.infini.state import (
    DrawPile,
    Hands,
    Setting,
    State,
    change_setting,
    change_state,
    grown_hand_size,
    hands_of,
    make_setting,
    make_state,
)

if TYPE_CHECKING:
    from numcards.core.cards import Card
    from numcards.core.events import Log
    from numcards.core.shuffles import Seed
    from numcards.infini.actions import Action, Play
    from numcards.infini.event_types import Event
    from numcards.infini.options import Options
    from numcards.infini.piles import Pile

_RISING: Final = Direction.RISING


def set_up(options: Options, seed: Seed, log: Log[Event] = None) -> State:
    """Shuffle, deal in blocks clockwise, and begin the first turn (INI-01 to INI-03)."""
    deck, size, players = options.deck, options.hand_size, options.players
    first = Seat(options.first_player)
    cards: tuple[Card, ...] = itemgetter(*shuffled(len(deck), seed, 0))(deck)
    blocks = [cards[place : place + size] for place in range(0, players * size, size)]
    dealt = blocks[-first:] + blocks[:-first]  # by seat: the first player has the first
    setting = make_setting(options, seed, eliminated=(), growths=(0,) * players, out=(), stuck=None)
    draw = DrawPile.of(cards[players * size :], ())
    if log is not None:
        log.append(GameBegan(first, len(draw)))
        log += [Dealt(seat, size, in_card_order(dealt[seat])) for seat in clockwise(players, first)]
    hands = hands_of(options, dealt)
    return _next_turn(setting, draw, hands, (EMPTY,) * len(options.colours), first - 1, log)


def act(state: State, seat: Seat, action: Action, log: Log[Event] = None) -> State:
    """Carry out a legal action of the player on turn, and what follows from it (ALL-03)."""
    if type(action) is End:
        return _end_turn(state, seat, log)
    setting, before, plays, placed = state.setting, state.piles, state.plays, 0
    if type(action) is Place:  # as `changed` has it, written out: nearly every action is one
        branch, after = action.branch, [*before]
        pile = after[branch.pile]
        tops, placed = action.tops_after[pile.tops], pile.placed + action.counts
        if branch.direction is _RISING:
            after[branch.pile] = make_pile(tops, placed, pile.rising + action.laid, pile.falling)
        else:
            after[branch.pile] = make_pile(tops, placed, pile.rising, pile.falling + action.laid)
        piles = tuple(after)
    else:
        piles, setting = changed(before, action), _without(setting, gone_with(before, action))
    if log is not None:
        log.append(play_event(seat, action, before, piles))
    options, hands = setting.options, [*state.held]
    left = [*hands[seat]]
    left.remove(options.powers[seat].held[action.card.order])
    hands[seat] = hand = tuple(left)
    if plays < options.min_plays:
        plays += 1
    actions = legal_turn(options, plays, hand, piles)
    played = make_state(setting, state.draw, tuple(hands), piles, seat, plays, actions)
    if placed == CARDS_PER_COLOUR and is_won(options, piles):
        return _end_game(played, setting, 0, log)
    if hand and actions and action is not PASSE:
        return played
    return _stop_playing(played, seat, action, log)


def _stop_playing(played: State, seat: Seat, last: Play, log: Log[Event]) -> State:
    """Nothing more can be played: the turn is over, or the player stuck (INI-14 to INI-18)."""
    if not played.held[seat] or last is PASSE:
        return _end_turn(played, seat, log)
    if may_be_stuck(played.setting.options, played.plays):
        return _settle_stuck(played, seat, log)
    return _end_turn(played, seat, log)


def _without(setting: Setting, cards: tuple[Card, ...]) -> Setting:
    """The setting with these cards out of the game too."""
    return change_setting(setting, out=in_card_order(setting.out + cards)) if cards else setting


def is_won(options: Options, piles: tuple[Pile, ...]) -> bool:
    """Whether enough cards have been placed to end the game (INI-21, INI-23)."""
    placed = placed_on(piles)
    return CARDS_PER_COLOUR in placed and options.rules.is_won(placed)


def result_of(options: Options, piles: tuple[Pile, ...]) -> Result:
    """What the piles of a game that is over are worth (INI-21 to INI-23)."""
    return options.rules.result(placed_on(piles), options.players)


def placed_on(piles: tuple[Pile, ...]) -> tuple[int, ...]:
    """How many cards of each colour count as placed."""
    return tuple([pile.placed for pile in piles])


def _end_turn(state: State, seat: Seat, log: Log[Event]) -> State:
    """End a turn: growth, then the refill, then the next turn (INI-17, INI-24)."""
    setting, hands = state.setting, state.held
    if log is not None:
        log.append(TurnEnded(seat))
    if not hands[seat] and setting.options.hand_growth:
        setting = _grown(setting, seat, log)
    hands, draw = _refill(setting, hands, state.draw, seat, log)
    return _next_turn(setting, draw, hands, state.piles, seat, log)


def _grown(setting: Setting, seat: Seat, log: Log[Event]) -> Setting:
    """Raise the size of a hand that has been emptied, for good (INI-24)."""
    growths = [*setting.growths]
    growths[seat] += 1
    grown = change_setting(setting, growths=tuple(growths))
    if log is not None:
        log.append(HandGrew(seat, grown.hand_size(seat)))
    return grown


def _refill(
    setting: Setting, hands: Hands, draw: DrawPile, seat: Seat, log: Log[Event]
) -> tuple[Hands, DrawPile]:
    """Draw up to the seat's hand size, as far as the draw pile goes (INI-17, INI-19)."""
    size = grown_hand_size(setting.options, setting.growths[seat])
    drawn, left = draw.draw(size - len(hands[seat]))
    if not drawn:
        return hands, draw
    if log is not None:
        log.append(Drew(seat, len(drawn), in_card_order(drawn)))
    filled = [*hands]
    filled[seat] = setting.options.powers[seat].with_cards(hands[seat], drawn)
    return tuple(filled), left


def _next_turn(  # noqa: PLR0913, PLR0917  # the parts of a state
    setting: Setting,
    draw: DrawPile,
    hands: Hands,
    piles: tuple[Pile, ...],
    last: int,
    log: Log[Event],
) -> State:
    """Begin the turn of the next seat after `last` that can take it (INI-16 to INI-20)."""
    options = setting.options
    seat: Seat = (last + 1) % options.players  # type: ignore[assignment]  # calls cost time
    if seat in setting.eliminated:
        return _next_turn(setting, draw, hands, piles, seat, log)
    if not hands[seat]:
        hands, draw = _refill(setting, hands, draw, seat, log)
        if not hands[seat]:
            if log is not None:
                log.append(PassedOver(seat))
            return _next_turn(setting, draw, hands, piles, seat, log)
    actions = legal_turn(options, 0, hands[seat], piles)
    state = make_state(setting, draw, hands, piles, seat, 0, actions)
    if not actions:
        return _settle_stuck(state, seat, log)
    if log is not None:
        log.append(TurnBegan(seat, state.owed))
    return state


def _settle_stuck(state: State, seat: Seat, log: Log[Event]) -> State:
    """A stuck player ends the game, or is out of it (INI-18)."""
    if log is not None:
        log.append(Stuck(seat, state.owed))
    setting = state.setting
    if ends_game_when_stuck(setting.options):
        return _end_game(state, change_setting(setting, stuck=seat), state.plays, log)
    return _eliminate(state, seat, log)


def _eliminate(state: State, seat: Seat, log: Log[Event]) -> State:
    """Put the hand, shuffled by itself, under the draw pile, and go on without it (INI-18)."""
    setting, hand, held = state.setting, state.hand(seat), state.held
    order = shuffled(len(hand), setting.seed, len(setting.eliminated) + 1)
    draw = state.draw.with_returned(tuple(hand[place] for place in order))
    held = held[:seat] + ((),) + held[seat + 1 :]
    setting = change_setting(setting, eliminated=tuple(sorted((*setting.eliminated, seat))))
    if log is not None:
        log.append(Eliminated(seat, len(hand)))
    if len(setting.eliminated) == len(held):
        return _end_game(change_state(state, draw=draw, held=held), setting, 0, log)
    return _next_turn(setting, draw, held, state.piles, seat, log)


def _end_game(state: State, setting: Setting, plays: int, log: Log[Event]) -> State:
    """End the game; of the plays of the last turn only those of a stuck player are kept."""
    if log is not None:
        log.append(GameEnded(result_of(setting.options, state.piles)))
    return change_state(state, setting=setting, turn=None, plays=plays, actions=())
