"""Giving cards to slots, one card to each, with as few of the dear cards as can be.

A slot is a place in an objective that one card of some set must fill.
Slots are filled one by one along augmenting paths: a slot that finds its cards taken
moves other slots to other cards.
A path never frees a card, so taking a cheap card wherever a path leads to one
keeps the number of dear cards at its minimum.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

Slot: TypeAlias = int
"""The cards that may fill a slot, one bit for each."""


@frozen(eq=False)
class Matching:
    """Slots, the card that each of them has, and what is still free."""

    slots: tuple[Slot, ...]
    given: tuple[int, ...]
    """The card of each slot, as a set of one card."""
    cheap: int
    """The cheap cards that are still free."""
    dear: int
    """The dear cards that are still free."""
    stuck: int = 0
    """Cards from which no path leads to a cheap card any more."""

    def extended(self, slots: Iterable[Slot]) -> Matching | None:
        """The matching with more slots filled, or None where that is not possible."""
        work = _Work(self)
        for slot in slots:
            if not work.fill(slot):
                return None
        return Matching(tuple(work.slots), tuple(work.given), work.cheap, work.dear, work.stuck)


class _Work:
    """A matching that is being extended."""

    __slots__ = ("cheap", "dear", "given", "owner", "slots", "stuck")

    def __init__(self, start: Matching) -> None:
        self.slots = list(start.slots)
        self.given = list(start.given)
        self.cheap = start.cheap
        self.dear = start.dear
        self.stuck = start.stuck
        self.owner: dict[int, int] | None = None

    def fill(self, slot: Slot) -> bool:
        """Fill one more slot, with a cheap card if that can be."""
        self.slots.append(slot)
        free = slot & self.cheap
        if free:
            card = free & -free
            self.cheap ^= card
            return self._give(card)
        free = slot & self.dear
        if free and not slot & ~(free | self.stuck):  # no path can lead to a cheap card
            card = free & -free
            self.dear ^= card
            self.stuck |= card
            return self._give(card)
        return self._reroute(slot)

    def _give(self, card: int) -> bool:
        """Give a free card to the slot that came last."""
        if self.owner is not None:
            self.owner[card] = len(self.given)
        self.given.append(card)
        return True

    def _reroute(self, slot: Slot) -> bool:
        """Look along all paths for a free cheap card, then for a free dear one."""
        if self.owner is None:
            self.owner = {card: place for place, card in enumerate(self.given)}
        owner, place = self.owner, len(self.given)
        reached_from: dict[int, int] = {}
        queue, seen, dear_end = [(place, slot)], 0, 0
        for at, allowed in queue:
            free = allowed & self.cheap
            if free:
                card = free & -free
                self.cheap ^= card
                reached_from[card] = at
                return self._shift(card, reached_from, place)
            new = allowed & ~seen
            seen |= new
            dear = new & self.dear
            if dear and not dear_end:
                dear_end = dear & -dear
                reached_from[dear_end] = at
            new &= ~self.dear
            while new:
                card = new & -new
                new ^= card
                reached_from[card] = at
                queue.append((owner[card], self.slots[owner[card]]))
        if not dear_end:
            return False
        self.dear ^= dear_end
        self.stuck |= seen & ~self.dear
        return self._shift(dear_end, reached_from, place)

    def _shift(self, card: int, reached_from: dict[int, int], last: int) -> bool:
        """Hand cards on along a path, from its free end back to the new slot."""
        owner = self.owner or {}
        self.given.append(0)
        while True:
            place = reached_from[card]
            before = self.given[place]
            self.given[place] = card
            owner[card] = place
            if place == last:
                return True
            card = before
