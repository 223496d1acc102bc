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
from numcards.inferno.actions import Action, FamilySet, Pose
from numcards.inferno.deck import JOKERS

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["ANY_COUNT", "ROW", "Group", "Groups", "groups_of", "poses_of_value"]

ANY_COUNT: Final = 0
"""Where a row of poses starts: those of any count stand before those of 1 to 6 cards."""
ROW: Final = 7
"""How many entries a row of poses has; there is one row for each number of jokers."""

_JOKERS: Final = JOKERS.bit_count()
_FAMILY_BITS: Final = 6
_ALL_FAMILIES: Final = (1 << _FAMILY_BITS) - 1


Group: TypeAlias = tuple[tuple[Action, ...], ...]
"""Every pose that the number cards of one value in a hand allow.

By jokers at hand and count wanted: `group[ROW * jokers + count]`.
Count `ANY_COUNT` gives all of them; each tuple is in the order of `all_actions`.
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


class _GroupsOfValue(dict[int, Group]):
    """The groups of one value, each made when it is first looked up."""

    def __init__(self, value: Value) -> None:
        super().__init__()
        self._value = value

    def __missing__(self, families: int) -> Group:
        return self.setdefault(families, _rows(self._value, FamilySet(families)))


def _rows(value: Value, families: FamilySet) -> Group:
    possible = [pose for pose in poses_of_value(value) if not pose.families & ~families]
    rows: list[tuple[Action, ...]] = []
    for jokers in range(_JOKERS + 1):
        poses = tuple(pose for pose in possible if pose.jokers <= jokers)
        rows.append(poses)
        rows.extend(tuple(p for p in poses if p.count == count) for count in range(1, ROW))
    return tuple(rows)


_GROUPS: Final = tuple(_GroupsOfValue(value) for value in VALUES)
_SHIFTED_GROUPS: Final = tuple(
    (groups, _FAMILY_BITS * value) for value, groups in enumerate(_GROUPS)
)


def groups_of(hand: CardSet) -> Groups:
    """The number cards of a hand, sorted into groups."""
    return tuple([groups[hand >> shift & _ALL_FAMILIES] for groups, shift in _SHIFTED_GROUPS])


def group_of(hand: CardSet, value: Value) -> Group:
    """The number cards of one value in a hand."""
    return _GROUPS[value][hand >> value * _FAMILY_BITS & _ALL_FAMILIES]
