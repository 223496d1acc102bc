"""The course of the game: what follows from a play or the end of a turn, without a choice.

Each function tells what happens to `log`, if there is one: so the log can never tell
anything else than what the rules did.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

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
from numcards.infini.piles import NO_PARTS
from numcards.infini.placement import legal_turn
from numcards.infini.plays import make_play
from numcards.infini.scoring import CARDS_PER_COLOUR, Result
from numcards.infini.state import (
    DrawPile,
    Hands,
    Setting,
    State,
    hands_of,
    make_setting,
    make_state,
)

if TYPE_CHECKING:
    from numcards.core.cards import Card
    from numcards.core.events import Log
    from numcards.core.shuffles import Seed
    from numcards.infini.actions import Action
    from numcards.infini.event_types import Event
    from numcards.infini.options import Options
    from numcards.infini.piles import PileParts


def set_up(options: Options, seed: Seed, log: Log[Event] = None) -> State:
    """Shuffle, deal in blocks clockwise, and begin the first turn (INI-01 to INI-03)."""
    deck, size, players = options.deck, options.hand_size, options.players
    first = Seat(options.first_player)
    cards: tuple[Card, ...] = itemgetter(*shuffled(len(deck), seed, 0))(deck)
    blocks = [cards[place : place + size] for place in range(0, players * size, size)]
    dealt = blocks[-first:] + blocks[:-first]  # by seat: the first player has the first
    setting = make_setting(options, seed, (), (0,) * players, (), None)
    draw = DrawPile.of(cards[players * size :], ())
    if log is not None:
        log.append(GameBegan(first, len(draw)))
        log += [Dealt(seat, size, in_card_order(dealt[seat])) for seat in clockwise(players, first)]
    hands = hands_of(options, dealt)
    return _begin_turn(setting, draw, hands, (NO_PARTS,) * len(options.colours), first, log)


def act(state: State, seat: Seat, action: Action, log: Log[Event] = None) -> State:
    """Carry out a legal action of the player on turn, and what follows from it (ALL-03).

    After a play the turn goes on, or it or the game is over
    (INI-14, INI-16 to INI-18, INI-21, INI-23).
    """
    if type(action) is End:
        return end_turn(state, seat, log)
    played = make_play(state, seat, action, log)
    options, piles = played.setting.options, played.pile_parts
    if (
        type(action) is Place
        and piles[action.branch.pile][1] == CARDS_PER_COLOUR
        and is_won(options, piles)
    ):
        return _end_game(played, log)
    if not played.held[seat] or action is PASSE:
        return end_turn(played, seat, log)
    if played.actions:
        return played
    if options.short_turn == "allowed":
        return end_turn(played, seat, log)
    return _settle_stuck(played, seat, log)


def end_turn(state: State, seat: Seat, log: Log[Event] = None) -> State:
    """End a turn: growth, then the refill, then the next turn (INI-17, INI-24)."""
    setting, hands = state.setting, state.held
    if log is not None:
        log.append(TurnEnded(seat))
    if not hands[seat] and setting.options.hand_growth:
        setting = _grown(setting, seat, log)
    hands, draw = _refill(setting, hands, state.draw, seat, log)
    return _begin_turn(setting, draw, hands, state.pile_parts, _after(setting, seat), log)


def is_won(options: Options, piles: tuple[PileParts, ...]) -> bool:
    """Whether enough cards have been placed to end the game (INI-21, INI-23)."""
    placed = _placed(piles)
    return CARDS_PER_COLOUR in placed and options.rules.is_won(placed)


def result_of(options: Options, piles: tuple[PileParts, ...]) -> Result:
    """What the piles of a game that is over are worth (INI-21 to INI-23)."""
    return options.rules.result(_placed(piles), options.players)


def _placed(piles: tuple[PileParts, ...]) -> tuple[int, ...]:
    """How many cards of each colour count as placed."""
    return tuple([placed for _, placed, _, _ in piles])


def _after(setting: Setting, seat: Seat) -> Seat:
    return Seat((seat + 1) % setting.options.players)


def _grown(setting: Setting, seat: Seat, log: Log[Event]) -> Setting:
    """Raise the size of a hand that has been emptied, for good (INI-24)."""
    grown = setting.with_growth(seat)
    if log is not None:
        log.append(HandGrew(seat, grown.hand_size(seat)))
    return grown


def _refill(
    setting: Setting, hands: Hands, draw: DrawPile, seat: Seat, log: Log[Event]
) -> tuple[Hands, DrawPile]:
    """Draw up to the seat's hand size, as far as the draw pile goes (INI-17, INI-19)."""
    drawn, left = draw.draw(setting.hand_size(seat) - len(hands[seat]))
    if not drawn:
        return hands, draw
    if log is not None:
        log.append(Drew(seat, len(drawn), in_card_order(drawn)))
    filled = [*hands]
    filled[seat] = setting.options.powers[seat].with_cards(hands[seat], drawn)
    return tuple(filled), left


def _begin_turn(  # noqa: PLR0913, PLR0917  # the parts of a state
    setting: Setting,
    draw: DrawPile,
    hands: Hands,
    piles: tuple[PileParts, ...],
    seat: Seat,
    log: Log[Event],
) -> State:
    """Begin the turn of this seat, or of the next one that can take it (INI-16 to INI-20)."""
    if seat in setting.eliminated:
        return _begin_turn(setting, draw, hands, piles, _after(setting, seat), log)
    if not hands[seat]:
        hands, draw = _refill(setting, hands, draw, seat, log)
        if not hands[seat]:
            if log is not None:
                log.append(PassedOver(seat))
            return _begin_turn(setting, draw, hands, piles, _after(setting, seat), log)
    actions = legal_turn(setting.options, 0, hands[seat], piles)
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
    if state.options.on_stuck == "end":
        return _end_game(state, log, stuck=seat)
    state = _eliminate(state, seat, log)
    if len(state.setting.eliminated) == state.options.players:
        return _end_game(state, log)
    following = _after(state.setting, seat)
    return _begin_turn(state.setting, state.draw, state.held, state.pile_parts, following, log)


def _eliminate(state: State, seat: Seat, log: Log[Event]) -> State:
    """Put the hand, shuffled by itself, under the draw pile (INI-18)."""
    setting, hand, draw = state.setting, state.hand(seat), state.draw
    order = shuffled(len(hand), setting.seed, len(setting.eliminated) + 1)
    shuffled_hand = tuple(hand[place] for place in order)
    if log is not None:
        log.append(Eliminated(seat, len(hand)))
    return State(
        setting.with_eliminated(seat),
        draw.with_returned(shuffled_hand),
        state.held[:seat] + ((),) + state.held[seat + 1 :],
        state.pile_parts,
        seat,
        0,
        (),
    )


def _end_game(state: State, log: Log[Event], stuck: Seat | None = None) -> State:
    if log is not None:
        log.append(GameEnded(result_of(state.options, state.pile_parts)))
    setting, plays = state.setting, 0
    if stuck is not None:
        setting, plays = setting.with_stuck(stuck), state.plays
    return make_state(setting, state.draw, state.held, state.pile_parts, None, plays, ())
