"""A sensible player of the pyramid game."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from attrs import frozen

from numcards.core.cards import Card, Family, NumberCard, Special
from numcards.core.errors import UsageError
from numcards.core.seats import SPECTATOR
from numcards.pyramid import (
    DRAW,
    PLACES,
    TAKE,
    Action,
    Discard,
    Draw,
    Drawing,
    FaceDown,
    Flash,
    Flip,
    Keep,
    NoFlash,
    Place,
    Replace,
    Reveal,
    Slot,
    Swipe,
    Take,
    View,
    score,
)

if TYPE_CHECKING:
    from numcards.core.chance import Rng
    from numcards.core.seats import Seat

__all__ = ["RuleOfThumb"]

_Open: TypeAlias = tuple[Card | None, ...]
"""The cards of a pyramid that lie face up, in slot order; None for all other slots."""

_JOKER_VALUE: Final = 5
_WIDEST: Final = 2
"""How far the values of two cards may lie apart to make a suite with a third one."""

_EFFECTS: Final[dict[Card, float]] = {
    Special.QUANTUM: 4.0,
    Special.FLASH: 3.0,
    Special.SWIPE: 2.0,
    Special.FLIP: 1.0,
}
"""What it is worth to discard an action card."""


@frozen
class RuleOfThumb:
    """Looks one action ahead, and wants points on the table and pairs that may become some.

    A pyramid is worth what its open cards score, and a part of what each pair among them could
    score with a third card.
    Where several actions are equally good it takes any of them.
    The figures were found by trying; they are not sacred.
    """

    hope: float = 0.1
    """What a pair is worth, as a part of the points that a third card could make of it."""
    envy: float = 0.5
    """What the pyramid of an opponent counts against its own."""
    least_gain: float = 0.5
    """How much better a pyramid must become for a card to be placed rather than discarded."""
    greed: float = 4.0
    """How much better a pyramid must become for a card to be taken from the discard pile."""

    def act(self, view: View, rng: Rng) -> Action:
        """Choose an action; raises `UsageError` where the viewer is not asked for one."""
        actions, seat = view.legal_actions, view.viewer
        if seat is SPECTATOR or not actions:
            raise UsageError("This viewer is not asked for an action.")
        if len(actions) == 1:
            return actions[0]
        own = _open(view, seat)
        if isinstance(view.phase, Drawing):
            best = self._best_gain(own, view.discard_cards[-1])
            return TAKE if best > self.greed else DRAW
        return max(actions, key=lambda action: (self._gain(view, own, action), rng.random()))

    def _gain(  # noqa: PLR0911  # one line for each kind of action
        self, view: View, own: _Open, action: Action
    ) -> float:
        """How much better the table becomes for the viewer, by and large."""
        match action:
            case Replace(slot=slot):
                return self._gain_of_placing(own, view.own[0], slot)
            case Discard():
                return self.least_gain + _EFFECTS.get(view.own[0], 0.0)
            case Keep(card=card):
                return max(self._best_gain(own, card), _EFFECTS.get(card, 0.0))
            case Flip(first=first, second=second):
                flipped = _with(_with(own, first, own[second.index]), second, own[first.index])
                return self._worth(flipped) - self._worth(own)
            case Swipe():
                return self._gain_of_swiping(own, _open(view, action.opponent), action)
            case Flash(owner=owner, slot=slot):
                theirs = _open(view, owner)
                loss = self._worth(theirs) - self._worth(_with(theirs, slot, None))
                return -loss if owner == view.viewer else self.envy * loss
            case Draw() | Take() | Reveal() | NoFlash():
                return self.least_gain
            case _:
                assert_never(action)

    def _best_gain(self, own: _Open, card: Card) -> float:
        return max(self._gain_of_placing(own, card, slot) for slot in Slot)

    def _gain_of_placing(self, own: _Open, card: Card, slot: Slot) -> float:
        """The card that is replaced may be an action card, which takes effect."""
        replaced = own[slot.index]
        freed = 0.0 if replaced is None else _EFFECTS.get(replaced, 0.0)
        return self._worth(_with(own, slot, card)) - self._worth(own) + freed

    def _gain_of_swiping(self, own: _Open, theirs: _Open, action: Swipe) -> float:
        mine, other = own[action.own.index], theirs[action.slot.index]
        gained = self._worth(_with(own, action.own, other)) - self._worth(own)
        given = self._worth(_with(theirs, action.slot, mine)) - self._worth(theirs)
        return gained - self.envy * given

    def _worth(self, cards: _Open) -> float:
        """What the open cards score, and what pairs among them may score some day."""
        return score(cards).total + self.hope * sum(_promise(cards, pairs) for pairs in _PAIRS)


def _open(view: View, seat: Seat) -> _Open:
    return tuple(None if isinstance(face, FaceDown) else face for face in view.pyramid(seat))


def _with(cards: _Open, slot: Slot, card: Card | None) -> _Open:
    return cards[: slot.index] + (card,) + cards[slot.index + 1 :]


def _pairs(place: Place) -> tuple[tuple[Slot, Slot], ...]:
    first, second, third = place.slots
    return (first, second), (first, third), (second, third)


_PAIRS: Final = tuple(map(_pairs, PLACES))
"""The pairs of slots at each place."""


def _promise(cards: _Open, pairs: tuple[tuple[Slot, Slot], ...]) -> int:
    """What the best two cards at a place could score with a third one."""
    return max(
        _points_of_pair(cards[first.index], first.level, cards[second.index], second.level)
        for first, second in pairs
    )


@lru_cache(maxsize=1 << 14)
def _points_of_pair(
    first: Card | None, first_level: int, second: Card | None, second_level: int
) -> int:
    """The points of the reference card of two, if a third can make a combination of them."""
    if first is Special.JOKER and _counts(second):
        return _JOKER_VALUE * (max(first_level, second_level) if second is first else first_level)
    if second is Special.JOKER and _counts(first):
        return _JOKER_VALUE * second_level
    if not (isinstance(first, NumberCard) and isinstance(second, NumberCard)):
        return 0
    if abs(first.value - second.value) > _WIDEST:
        return 0
    pick = min if Family.SHADOW in {first.family, second.family} else max
    value, level = pick((first.value, first_level), (second.value, second_level))
    return value * level


def _counts(card: Card | None) -> bool:
    return isinstance(card, NumberCard) or card is Special.JOKER
