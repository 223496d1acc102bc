"""Making a play: what it does to the piles, and that its card leaves the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.card_lists import in_card_order
from numcards.core.cards import Card, Special
from numcards.core.errors import UsageError
from numcards.core.sentences import shown
from numcards.infini.actions import Flash, Flip, Passe, Place, PlaceJoker, Play, Simple
from numcards.infini.piles import Direction, Pile, PlacedJoker, parts_of
from numcards.infini.placement import legal_turn
from numcards.infini.state import State, make_state

if TYPE_CHECKING:
    from numcards.core.seats import Seat
    from numcards.infini.piles import Lying, PileParts
    from numcards.infini.state import Setting

__all__ = ["card_of", "make_play", "piles_after"]

_RISING: Final = Direction.RISING


def make_play(state: State, seat: Seat, play: Play) -> State:
    """The position right after a play, before anything follows from it."""
    setting, plays = state.setting, state.plays
    if type(play) is Place:
        piles = _laid(state.pile_parts, play)
    else:
        piles = _changed(state.pile_parts, play)
        setting = _with_out(setting, _gone(state.pile_parts, play))
    options, hands = setting.options, [*state.held]
    left = [*hands[seat]]
    left.remove(options.powers[seat].held[play.card.order])
    hands[seat] = hand = tuple(left)
    if plays < options.min_plays:
        plays += 1
    actions = legal_turn(options, plays, hand, piles)
    return make_state(setting, state.draw, tuple(hands), piles, seat, plays, actions)


def piles_after(piles: tuple[Pile, ...], play: Play) -> tuple[Pile, ...]:
    """All piles after a legal play; those that it leaves alone are the same objects.

    `piles` are those of the colours in play, Red first, as `State.piles` gives them.
    Whether the play is legal is not asked (INI-04 to INI-14).
    Raises `UsageError` for anything but piles, and a play on one of them.
    """
    given: object = piles
    if type(given) is not tuple or not all(type(pile) is Pile for pile in given):
        raise UsageError(
            "The piles of a position are expected, as `state.piles` gives them, not {given}.",
            given=shown(given),
        )
    if not isinstance(play, Play) or _pile_of(play) >= len(piles):
        raise UsageError("A play on these piles is expected, not {given}.", given=shown(play))
    before = tuple([pile.parts for pile in piles])
    after = _changed(before, play)
    return tuple(
        pile if new is old else Pile.of(new)
        for pile, old, new in zip(piles, before, after, strict=True)
    )


def _pile_of(play: Play) -> int:
    """The place of the pile that a play changes; 0 where it changes none."""
    if isinstance(play, Flip):
        return play.colour.index
    return 0 if isinstance(play, Simple | Passe) else play.branch.pile


def _changed(piles: tuple[PileParts, ...], play: Play) -> tuple[PileParts, ...]:
    """All piles after a legal play (INI-04 to INI-14)."""
    if type(play) is Place or type(play) is PlaceJoker:
        return _laid(piles, play)
    if type(play) is Flip:
        number = play.colour.index
        pile = _flipped(piles[number])
    elif type(play) is Flash:
        number = play.branch.pile
        pile = _flashed(piles[number], play.branch.direction)
    else:
        return piles
    return piles[:number] + (pile,) + piles[number + 1 :]


def _laid(piles: tuple[PileParts, ...], play: Place | PlaceJoker) -> tuple[PileParts, ...]:
    """All piles with one more card on a branch (INI-04 to INI-10)."""
    changed, branch = [*piles], play.branch
    tops, placed, rising, falling = changed[branch.pile]
    tops, placed = play.tops_after[tops], placed + play.counts
    if branch.direction is _RISING:
        changed[branch.pile] = (tops, placed, rising + play.laid, falling)
    else:
        changed[branch.pile] = (tops, placed, rising, falling + play.laid)
    return tuple(changed)


def _flipped(pile: PileParts) -> PileParts:
    """The pile with its two top cards exchanged (INI-11); both branches must have one."""
    _, placed, rising, falling = pile
    return parts_of(placed, rising[:-1] + falling[-1:], falling[:-1] + rising[-1:])


def _flashed(pile: PileParts, direction: Direction) -> PileParts:
    """The pile without the top card of a branch (INI-12), which must have one."""
    _, placed, rising, falling = pile
    if direction is _RISING:
        return parts_of(placed, rising[:-1], falling)
    return parts_of(placed, rising, falling[:-1])


def _gone(piles: tuple[PileParts, ...], play: Play) -> tuple[Card, ...]:
    """What leaves the game with a play: used action cards (INI-15) and what Flash removes."""
    if type(play) is PlaceJoker:
        return ()
    if type(play) is Flash:
        removed = Pile.of(piles[play.branch.pile]).stack(play.branch.direction)[-1]
        return (play.card, card_of(removed))
    return (play.card,)


def _with_out(setting: Setting, cards: tuple[Card, ...]) -> Setting:
    return setting.with_out(in_card_order(setting.out + cards)) if cards else setting


def card_of(lying: Lying) -> Card:
    """The card that lies there: of a joker, whatever its value."""
    return Special.JOKER if type(lying) is PlacedJoker else lying
