"""Making a play: what it does to the piles, and that its card leaves the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from numcards.core.card_lists import in_card_order
from numcards.core.cards import Card, Special
from numcards.core.errors import UsageError
from numcards.core.sentences import shown
from numcards.infini.actions import Flash, Flip, Passe, Place, PlaceJoker, Play, Simple
from numcards.infini.event_types import Flashed, Flipped, Placed, PlayedPasse, PlayedSimple
from numcards.infini.piles import Direction, Pile, PlacedJoker, parts_of
from numcards.infini.placement import legal_turn
from numcards.infini.state import State, make_state

if TYPE_CHECKING:
    from numcards.core.events import Log
    from numcards.core.seats import Seat
    from numcards.infini.event_types import Event
    from numcards.infini.piles import Lying, PileParts
    from numcards.infini.state import Setting

__all__ = ["card_of", "make_play", "piles_after"]

_RISING: Final = Direction.RISING


def make_play(state: State, seat: Seat, play: Play, log: Log[Event] = None) -> State:
    """The position right after a play, before anything follows from it."""
    setting, before, plays = state.setting, state.pile_parts, state.plays
    if type(play) is Place:
        piles = _laid(before, play)
    else:
        piles = _changed(before, play)
        setting = _with_out(setting, _gone(before, play))
    if log is not None:
        log.append(_told(seat, play, state.piles, tuple(map(Pile.of, piles))))
    options, hands = setting.options, [*state.held]
    left = [*hands[seat]]
    left.remove(options.powers[seat].held[play.card.order])
    hands[seat] = hand = tuple(left)
    if plays < options.min_plays:
        plays += 1
    actions = legal_turn(options, plays, hand, piles)
    return make_state(setting, state.draw, tuple(hands), piles, seat, plays, actions)


def _told(seat: Seat, play: Play, before: tuple[Pile, ...], after: tuple[Pile, ...]) -> Event:
    """What a play itself does."""
    match play:
        case Place() | PlaceJoker():
            return Placed(seat, play.laid[0], play.branch, after[play.branch.pile].placed)
        case Flip(colour=colour):
            pile = after[colour.index]
            return Flipped(seat, colour, pile.rising[-1], pile.falling[-1])
        case Flash(branch=branch):
            removed = before[branch.pile].stack(branch.direction)[-1]
            return Flashed(seat, branch, removed, after[branch.pile].top(branch.direction))
        case Simple():
            return PlayedSimple(seat)
        case Passe():
            return PlayedPasse(seat)
        case _:
            assert_never(play)


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
    match play:
        case Place() | PlaceJoker() | Flash():
            return play.branch.pile
        case Flip():
            return play.colour.index
        case Simple() | Passe():
            return 0
        case _:
            assert_never(play)


def _changed(piles: tuple[PileParts, ...], play: Play) -> tuple[PileParts, ...]:
    """All piles after a legal play (INI-04 to INI-14)."""
    match play:
        case Place() | PlaceJoker():
            return _laid(piles, play)
        case Flip():
            number = play.colour.index
            pile = _flipped(piles[number])
        case Flash():
            number = play.branch.pile
            pile = _flashed(piles[number], play.branch.direction)
        case Simple() | Passe():
            return piles
        case _:
            assert_never(play)
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
    match play:
        case Place() | PlaceJoker():
            return ()
        case Flash():
            removed = Pile.of(piles[play.branch.pile]).stack(play.branch.direction)[-1]
            return (play.card, card_of(removed))
        case Flip() | Simple() | Passe():
            return (play.card,)
        case _:
            assert_never(play)


def _with_out(setting: Setting, cards: tuple[Card, ...]) -> Setting:
    return setting.with_out(in_card_order(setting.out + cards)) if cards else setting


def card_of(lying: Lying) -> Card:
    """The card that lies there: of a joker, whatever its value."""
    return Special.JOKER if type(lying) is PlacedJoker else lying
