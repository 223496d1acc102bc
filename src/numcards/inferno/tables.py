"""The pieces that hands are kept in, each with its ready-made poses, built on first use.

A hand is one group per value; a group holds the families of that value in the hand,
and lists every pose that can be made of them.
Listing legal actions is then a matter of joining ready-made tuples.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, TypeAlias

from numcards.core.cards import CLASSIC_FAMILIES, VALUES, Family, NumberCard, Special, Value
from numcards.core.decks import CardSet
from numcards.core.seats import Seat, seats
from numcards.inferno.actions import Action, Play, Pose, Posed
from numcards.inferno.deck import JOKERS
from numcards.inferno.info import INFO

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ANY_COUNT: Final = 0
"""Where a group has its poses of any count, before those of 1 to 6 cards."""

_MOST_IN_POSE: Final = 6
_JOKERS: Final = JOKERS.bit_count()
_FAMILY_BITS: Final = 6
_ALL_FAMILIES: Final = (1 << _FAMILY_BITS) - 1


Group: TypeAlias = tuple[tuple[Action, ...], ...]
"""Every pose that the number cards of one value in a hand allow, with the jokers of that hand.

`group[count]` has those of 1 to 6 cards, `group[ANY_COUNT]` all of them;
each is in the order of `all_actions`.
"""

Groups: TypeAlias = tuple[Group, ...]
"""The number cards of a hand: one group for each value from 0 to 16, empty ones included."""


@cache
def poses_of_value(value: Value) -> tuple[Pose, ...]:
    """All 247 poses of one value: by count, then by the cards in card order."""
    poses = (Pose(cards) for cards in _cards_of_poses(value))
    return tuple(sorted(poses, key=lambda pose: (pose.count, pose.cards)))


def _cards_of_poses(value: Value) -> Iterator[tuple[NumberCard | Special, ...]]:
    rainbow = NumberCard(Family.RAINBOW, value)
    shadow = NumberCard(Family.SHADOW, value)
    for plain in _plain_cards(value):
        if any(isinstance(card, NumberCard) for card in plain):
            yield plain
        yield (*plain, rainbow, shadow)
        for special in (rainbow, shadow):
            yield (*plain, special)
            if plain:
                yield (special, *plain)


def _plain_cards(value: Value) -> Iterator[tuple[NumberCard | Special, ...]]:
    """The classics of a value, some of them, with as many jokers as there may be (INF-07)."""
    classics = [NumberCard(family, value) for family in CLASSIC_FAMILIES]
    for count in range(len(classics) + 1):
        for chosen in combinations(classics, count):
            for jokers in range(min(_JOKERS, len(classics) - count) + 1):
                yield (*chosen, *(Special.JOKER,) * jokers)


class _Groups(dict[int, Group]):
    """Finds the group of some number cards of one value and jokers, and makes it at first."""

    def __missing__(self, cards: int) -> Group:
        return self.setdefault(cards, _group_of(CardSet(cards)))


def _group_of(cards: CardSet) -> Group:
    numbers, jokers = cards & ~JOKERS, (cards & JOKERS).bit_count()
    value = Value(max(numbers.bit_length() - 1, 0) // _FAMILY_BITS)
    possible = tuple(
        pose
        for pose in poses_of_value(value)
        if pose.jokers <= jokers and not pose.numbers & ~numbers
    )
    counts = range(1, _MOST_IN_POSE + 1)
    by_count = (tuple(pose for pose in possible if pose.count == count) for count in counts)
    return (possible, *by_count)


GROUPS: Final[Mapping[int, Group]] = _Groups()
"""The group of any number cards of one value together with jokers, each built on first use."""

CARDS_OF_GROUP: Final = tuple(
    CardSet(_ALL_FAMILIES << _FAMILY_BITS * value | JOKERS) for value in VALUES
)
"""For each value, the cards that decide its group: its number cards, and the jokers."""


class _Plays(dict[Posed, Play]):
    """Finds what one seat poses, and makes it at first."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self._seat = seat

    def __missing__(self, posed: Posed) -> Play:
        return self.setdefault(posed, Play(self._seat, posed))


PLAYS: Final[tuple[Mapping[Posed, Play], ...]] = tuple(map(_Plays, seats(INFO.most_players)))
"""For each seat, every pose as it lies on the table, each built on first use."""


def groups_of(hand: CardSet) -> Groups:
    """The number cards of a hand, sorted into groups."""
    return tuple([GROUPS[hand & cards] for cards in CARDS_OF_GROUP])
