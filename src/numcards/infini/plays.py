"""Making a play: what it does to the piles, and that its card leaves the hand."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final, TypeVar

from numcards.core.cards import SPECIALS, Card, Special
from numcards.infini.actions import Flash, Flip, Place, PlaceJoker, Play
from numcards.infini.piles import Direction, PlacedJoker, make_pile
from numcards.infini.state import State, make_state
from numcards.infini.tables import Held

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numcards.core.seats import Seat
    from numcards.infini.piles import Lying, Pile
    from numcards.infini.state import Setting

__all__ = ["card_of", "in_order", "make_play", "piles_after", "taken_out"]

_RISING: Final = Direction.RISING
_ORDER: Final = attrgetter("order")
CardT = TypeVar("CardT", Card, Held)
_ORDERS: Final = SPECIALS[-1].order + 1


def make_play(state: State, seat: Seat, play: Play) -> State:
    """The position right after a play, before anything follows from it."""
    setting, plays = state.setting, state.plays
    if type(play) is Place:
        piles = _laid(state.piles, play)
    else:
        piles = piles_after(state.piles, play)
        setting = _with_out(setting, _gone(state.piles, play))
    options, hands = setting.options, [*state.held]
    hand = [*hands[seat]]
    hand.remove(options.powers[seat].held[play.card.order])
    hands[seat] = tuple(hand)
    if plays < options.min_plays:
        plays += 1
    return make_state(setting, state.draw, tuple(hands), piles, seat, plays)


def piles_after(piles: tuple[Pile, ...], play: Play) -> tuple[Pile, ...]:
    """All piles after a legal play (INI-04 to INI-14)."""
    if type(play) is Place or type(play) is PlaceJoker:
        return _laid(piles, play)
    if type(play) is Flip:
        number = play.colour.index
        pile = piles[number].flipped()
    elif type(play) is Flash:
        number = play.branch.pile
        pile = piles[number].flashed(play.branch.direction)
    else:
        return piles
    return piles[:number] + (pile,) + piles[number + 1 :]


def _laid(piles: tuple[Pile, ...], play: Place | PlaceJoker) -> tuple[Pile, ...]:
    """All piles with one more card on a branch (INI-04 to INI-10)."""
    changed, branch = [*piles], play.branch
    pile = changed[branch.pile]
    placed, tops = pile.placed + play.counts, play.tops_after[pile.tops]
    if branch.direction is _RISING:
        changed[branch.pile] = make_pile(pile.rising + play.laid, pile.falling, placed, tops)
    else:
        changed[branch.pile] = make_pile(pile.rising, pile.falling + play.laid, placed, tops)
    return tuple(changed)


def _gone(piles: tuple[Pile, ...], play: Play) -> tuple[Card, ...]:
    """What leaves the game with a play: used action cards (INI-15) and what Flash removes."""
    if type(play) is PlaceJoker:
        return ()
    if type(play) is Flash:
        removed = piles[play.branch.pile].stack(play.branch.direction)[-1]
        return (play.card, card_of(removed))
    return (play.card,)


def _with_out(setting: Setting, cards: tuple[Card, ...]) -> Setting:
    return setting.with_out(in_order(setting.out + cards)) if cards else setting


def card_of(lying: Lying) -> Card:
    """The card that lies there: of a joker, whatever its value."""
    return Special.JOKER if type(lying) is PlacedJoker else lying


def in_order(cards: tuple[CardT, ...]) -> tuple[CardT, ...]:
    """The cards in card order, by themselves or as they are held."""
    return tuple(sorted(cards, key=_ORDER))


def taken_out(cards: Iterable[Card], gone: Iterable[Card]) -> list[Card]:
    """The cards in their order, without those that are gone; copies are counted."""
    left_to_go = [0] * _ORDERS
    for card in gone:
        left_to_go[card.order] += 1
    left = []
    for card in cards:
        if left_to_go[card.order]:
            left_to_go[card.order] -= 1
        else:
            left.append(card)
    return left
