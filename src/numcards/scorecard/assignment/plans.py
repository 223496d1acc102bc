"""The plans of a search: a family for each Couleur, and what every way is worth then.

Couleur takes every card of its family that is left over, so each such card that another
objective uses costs it two points: these are the dear cards of the matching.
Where the highest card of an objective is open, its slots are counted at once,
and only when all others are placed is that card claimed.
"""

from __future__ import annotations

from itertools import chain, product
from typing import TYPE_CHECKING, Final

from attrs import frozen

from numcards.core.construction import constructor_of
from numcards.scorecard.assignment.counting import Areas, field_of, one_of
from numcards.scorecard.assignment.layouts import Layout, Way
from numcards.scorecard.assignment.matching import Matching, Slot
from numcards.scorecard.objectives import COLOUR_BONUS, OBJECTIVES, Objective

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

COLOUR: Final = 1
"""Among the areas of a plan, that of Couleur's cards."""
BOTH: Final = 3
"""Among the areas of a plan, that of the cards of both Couleurs."""

_FREE: Final = (Objective.PAIR, Objective.THREE, Objective.FOUR, Objective.RUN3, Objective.RUN5)
"""The objectives for which any card of a value will do, of whatever family."""
_LATE: Final = (Objective.RAINBOW, Objective.BIG_COLOUR, Objective.COLOUR)
"""The objectives whose highest card is claimed last, in the order of their claims."""

_PLACE_BITS: Final = 7
POINT: Final = 1 << _PLACE_BITS * len(OBJECTIVES)
"""What one point weighs in the total."""
_WEIGHTS: Final = {
    objective: POINT + (1 << _PLACE_BITS * (len(OBJECTIVES) - 1 - objective.index))
    for objective in OBJECTIVES
}
"""What one point of an objective weighs: first in the total, then by its place (SC-32)."""

DEAR_COST: Final = COLOUR_BONUS * _WEIGHTS[Objective.COLOUR]
"""What Couleur loses with a card that another objective uses."""


@frozen(eq=False, weakref_slot=False)
class Bid:
    """A way, and what it adds to the score."""

    way: Way
    demand: int
    """What it asks of the plan's areas."""
    worth: int
    """What its highest card weighs."""


bid_of: Final = constructor_of(Bid)


@frozen(eq=False, weakref_slot=False)
class Task:
    """An objective to place, and its bids."""

    objective: Objective
    bids: Sequence[Bid]
    least: int
    """What each of the bids asks of every area at least, beside all that is placed."""


task_of: Final = constructor_of(Task)


@frozen(eq=False)
class Plan:
    """A choice of families for both Couleurs, and what then remains to be placed."""

    tasks: Sequence[Task]
    late: Sequence[Task]
    """The objectives whose highest card is claimed last."""
    slots: tuple[Slot, ...]
    """The slots of the late objectives but Couleur, while no highest card is claimed."""
    start: Matching
    areas: Areas
    demand: int
    """What the late objectives ask of the areas."""
    kept: int
    """How many dear cards must be left for Couleur."""
    others: int
    """How many cards the other objectives take."""

    def used(self, load: int) -> int:
        """How many dear cards others than Couleur use at least, by the load of the areas."""
        return field_of(load, COLOUR) - self.kept

    def used_by_all(self, load: int) -> int:
        """The same, when the load is all that all objectives ask for at least."""
        cheap = self.start.cheap
        both = field_of(load, BOTH) - self.kept - (self.areas.areas[BOTH] & cheap).bit_count()
        return max(both, self.others - cheap.bit_count(), 0)

    def price(self, used: int) -> int:
        """What so many dear cards weigh."""
        return DEAR_COST * used if self.kept else 0


def plans_for(layout: Layout, ways: Mapping[Objective, tuple[Way, ...]]) -> Iterator[Plan]:
    """A plan for each choice of families, but one only where families have the same values."""
    choices = (
        layout.colour_families(objective.needs) if objective in ways else (None,)
        for objective in (Objective.COLOUR, Objective.BIG_COLOUR)
    )
    drafts, seen = _Drafts(layout, ways), set()
    for colour, big in product(*choices):
        values = tuple(None if f is None else layout.values(f) for f in (colour, big))
        if (values, colour == big) not in seen:
            seen.add((values, colour == big))
            yield drafts.plan(colour, big)


class _Drafts:
    """Plans, and what they have in common."""

    def __init__(self, layout: Layout, ways: Mapping[Objective, tuple[Way, ...]]) -> None:
        self._layout = layout
        self._ways = ways
        self._needs = sum(objective.needs for objective in ways)
        self._late: dict[tuple[Objective, Way], Task] = {}
        self._free = tuple(
            task_of(objective, [_bid_for(objective, way, way.takes) for way in each], 0)
            for objective, each in ways.items()
            if objective in _FREE
        )

    def plan(self, colour: int | None, big: int | None) -> Plan:
        """The plan for these families."""
        layout, rainbow = self._layout, self._layout.rainbow
        dear = 0 if colour is None else layout.coloured(colour)
        large = 0 if big is None else layout.coloured(big)
        first, second = dear or rainbow, large or rainbow
        areas = Areas(layout.laid, (0, first, second, first | second))
        late = {}
        if Objective.RAINBOW in self._ways:
            (late[Objective.RAINBOW],) = self._ways[Objective.RAINBOW]
        if large:
            late[Objective.BIG_COLOUR] = Way(0, 0, (large,) * Objective.BIG_COLOUR.needs)
        slots = tuple(chain.from_iterable([way.slots for way in late.values()]))
        if dear:
            late[Objective.COLOUR] = Way(0, 0, (dear,))
        kept = Objective.COLOUR.needs if dear else 0
        return Plan(
            tasks=(*self._free, *self._bound(areas)),
            late=tuple([self._claims(objective, way) for objective, way in late.items()]),
            slots=slots,
            start=Matching((), (), layout.laid & ~dear, dear),
            areas=areas,
            demand=sum([areas.own(slot) for slot in (*slots, *(dear,) * kept)]),
            kept=kept,
            others=self._needs - kept,
        )

    def _bound(self, areas: Areas) -> Iterator[Task]:
        """The tasks whose cards must be of some family."""
        for objective, ways in self._ways.items():
            if objective not in _FREE and objective not in _LATE:
                bids = [_bid_for(objective, way, areas.demand(way.slots)) for way in ways]
                yield task_of(objective, bids, 0)

    def _claims(self, objective: Objective, way: Way) -> Task:
        """A late objective with all its claims; Couleur counts all cards of its family at first."""
        if (objective, way) not in self._late:
            extra = 0
            if objective is Objective.COLOUR:
                extra = COLOUR_BONUS * (way.slots[0].bit_count() - objective.needs)
            bids = [
                _bid_for(objective, claim, one_of(claim.top), extra)
                for claim in self._layout.topped(way)
            ]
            self._late[objective, way] = task_of(objective, bids, 0)
        return self._late[objective, way]


def _bid_for(objective: Objective, way: Way, demand: int, extra: int = 0) -> Bid:
    worth = _WEIGHTS[objective] * (way.top + extra)
    return bid_of(way, demand, worth)
