"""What a play does to the piles, what it takes out of the game, and how it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from numcards.core.cards import Card, Special
from numcards.core.errors import UsageError
from numcards.core.sentences import shown
from numcards.infini.actions import PLAYS, Flash, Flip, Passe, Place, PlaceJoker, Play, Simple
from numcards.infini.event_types import Flashed, Flipped, Placed, PlayedPasse, PlayedSimple
from numcards.infini.piles import Direction, Pile, PlacedJoker, make_pile

if TYPE_CHECKING:
    from numcards.core.seats import Seat
    from numcards.infini.event_types import Event
    from numcards.infini.piles import Lying, Stack

_RISING: Final = Direction.RISING


def play_event(seat: Seat, play: Play, before: tuple[Pile, ...], after: tuple[Pile, ...]) -> Event:
    """What a play itself does."""
    match play:
        case Place() | PlaceJoker():
            return Placed(seat, play.laid[0], play.branch, after[play.branch.pile].placed)
        case Flip(colour=colour):
            pile = after[colour.index]
            return Flipped(seat, colour, pile.rising[-1], pile.falling[-1])
        case Flash(branch=branch):
            top = after[branch.pile].top(branch.direction)
            return Flashed(seat, branch, _removed(before, play), top)
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
    if type(play) not in PLAYS or _pile_of(play) >= len(piles):
        raise UsageError("A play on these piles is expected, not {given}.", given=shown(play))
    return changed(piles, play)


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


def changed(piles: tuple[Pile, ...], play: Play) -> tuple[Pile, ...]:
    """All piles after a legal play (INI-04 to INI-14)."""
    match play:
        case Place() | PlaceJoker():
            return laid(piles, play)
        case Flip():
            return _flipped(piles, play.colour.index)
        case Flash():
            return _flashed(piles, play)
        case Simple() | Passe():
            return piles
        case _:
            assert_never(play)


def laid(piles: tuple[Pile, ...], play: Place | PlaceJoker) -> tuple[Pile, ...]:
    """All piles with one more card on a branch (INI-04 to INI-10)."""
    after, branch = [*piles], play.branch
    pile = after[branch.pile]
    tops, placed = play.tops_after[pile.tops], pile.placed + play.counts
    if branch.direction is _RISING:
        after[branch.pile] = make_pile(tops, placed, pile.rising + play.laid, pile.falling)
    else:
        after[branch.pile] = make_pile(tops, placed, pile.rising, pile.falling + play.laid)
    return tuple(after)


def _flipped(piles: tuple[Pile, ...], number: int) -> tuple[Pile, ...]:
    """All piles, the two top cards of one being exchanged (INI-11)."""
    pile = piles[number]
    rising, falling = pile.rising, pile.falling
    return _with_stacks(piles, number, rising[:-1] + falling[-1:], falling[:-1] + rising[-1:])


def _flashed(piles: tuple[Pile, ...], play: Flash) -> tuple[Pile, ...]:
    """All piles without the top card of a branch (INI-12)."""
    branch = play.branch
    pile = piles[branch.pile]
    if branch.direction is _RISING:
        return _with_stacks(piles, branch.pile, pile.rising[:-1], pile.falling)
    return _with_stacks(piles, branch.pile, pile.rising, pile.falling[:-1])


def _with_stacks(
    piles: tuple[Pile, ...], number: int, rising: Stack, falling: Stack
) -> tuple[Pile, ...]:
    """All piles, with something else on the branches of one."""
    pile = Pile.of(rising, falling, piles[number].placed)
    return piles[:number] + (pile,) + piles[number + 1 :]


def gone_with(piles: tuple[Pile, ...], play: Play) -> tuple[Card, ...]:
    """What leaves the game with a play: used action cards (INI-15) and what Flash removes."""
    match play:
        case Place() | PlaceJoker():
            return ()
        case Flash():
            return (play.card, card_of(_removed(piles, play)))
        case Flip() | Simple() | Passe():
            return (play.card,)
        case _:
            assert_never(play)


def _removed(piles: tuple[Pile, ...], play: Flash) -> Lying:
    """The card that Flash removes: the top of a branch that has one (INI-12)."""
    return piles[play.branch.pile].stack(play.branch.direction)[-1]


def card_of(lying: Lying) -> Card:
    """The card that lies there: of a joker, whatever its value."""
    return Special.JOKER if type(lying) is PlacedJoker else lying
