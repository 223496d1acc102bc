"""The search for disjoint cards: whether objectives go together, and the best such choice.

Objectives are placed one after another, those with the fewest ways left first.
A branch is given up when some objective has no way that the counts of values still allow,
when no matching fills all slots, or when even the best ways of all objectives left
cannot beat what is already found.

Both Couleurs are tried with each family in turn, a *plan* for each choice.
Couleur takes every card of its family that is left over, so each such card that another
objective uses costs it two points: these are the dear cards of the matching.
Where the highest card of an objective is open, its slots join the matching at once,
and only when all others are placed are they narrowed to the highest card that is possible.
"""

from __future__ import annotations

from itertools import chain, islice, product
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import evolve, frozen

from numcards.scorecard.layouts import GUARDS, Layout, Way
from numcards.scorecard.matching import Matching, Slot
from numcards.scorecard.objectives import COLOUR_BONUS, OBJECTIVES, Objective

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

__all__ = ["Placed", "find_any", "find_best"]

_LATE: Final = (Objective.RAINBOW, Objective.BIG_COLOUR, Objective.COLOUR)
"""The objectives whose highest card is claimed last, in the order of their claims."""

Placed: TypeAlias = tuple[tuple[Objective, int], ...]
"""The cards of each objective, one bit for each card's place in card order."""

_PLACE_BITS: Final = 7
_WEIGHTS: Final = {
    objective: (1 << _PLACE_BITS * len(OBJECTIVES))
    + (1 << _PLACE_BITS * (len(OBJECTIVES) - 1 - objective.index))
    for objective in OBJECTIVES
}
"""What one point of an objective weighs: first in the total, then by its place (SC-32)."""

_COLOUR_WEIGHT: Final = _WEIGHTS[Objective.COLOUR]
_DEAR_COST: Final = COLOUR_BONUS * _COLOUR_WEIGHT
_NO_SCORE: Final = -(1 << _PLACE_BITS * (len(OBJECTIVES) + 2))
"""Less than any score."""


def find_any(layout: Layout, objectives: Iterable[Objective]) -> bool:
    """Whether disjoint cards fulfil all these objectives; stops at the first that do."""
    wanted = tuple(objectives)
    if sum(objective.needs for objective in wanted) > layout.laid.bit_count():
        return False
    ways = sorted((layout.ways(objective) for objective in wanted), key=len)
    return _fits(tuple(ways), Matching((), (), layout.laid, 0), layout.counts)


def _fits(ways: tuple[tuple[Way, ...], ...], matching: Matching, counts: int) -> bool:
    if not ways:
        return True
    for way in ways[0]:
        after = counts - way.takes
        if after & GUARDS == GUARDS:
            extended = matching.extended(way.slots)
            if extended is not None and _fits(ways[1:], extended, after):
                return True
    return False


def find_best(layout: Layout, objectives: Iterable[Objective]) -> Placed | None:
    """The choice of disjoint cards that gives most for all these objectives, if there is any."""
    ways = {objective: layout.ways(objective) for objective in objectives}
    if not all(ways.values()):
        return None
    search = _Search()
    for plan in sorted(_plans(layout, ways), key=lambda plan: -plan.hope):
        search.run(plan)
    return search.placed


@frozen
class _Bid:
    """A way, and what it adds to the score."""

    way: Way
    worth: int
    """What its highest card weighs."""
    gain: int
    """The same, less the dear cards that it would use if it were alone."""


_Task: TypeAlias = tuple[Objective, "Sequence[_Bid]"]
"""An objective to place and its bids, the highest gain first."""

_Path: TypeAlias = tuple[tuple[Objective, Way], ...]
"""The objectives placed so far, and how."""


@frozen
class _Plan:
    """A choice of families for both Couleurs, and what then remains to be placed."""

    tasks: tuple[_Task, ...]
    late: tuple[_Task, ...]
    """The objectives whose highest card is claimed last."""
    start: Matching
    full: Matching
    """The start with the slots of the late objectives filled somehow."""
    counts: int
    kept: int
    """How many dear cards must be left for Couleur."""

    @property
    def hope(self) -> int:
        """No choice of cards scores more."""
        best = sum(bids[0].gain for _, bids in (*self.tasks, *self.late))
        return best - self.price(self.full)

    def price(self, matching: Matching) -> int:
        """What the dear cards weigh that a matching uses."""
        return _DEAR_COST * (self.start.dear.bit_count() - matching.dear.bit_count())


_Ways: TypeAlias = "Mapping[Objective, tuple[Way, ...]]"
"""The objectives to place, each with all its ways; there is at least one."""


def _plans(layout: Layout, ways: _Ways) -> Iterator[_Plan]:
    """A plan for each choice of families, but one only where families have the same values."""
    choices = (
        layout.colour_families(objective.needs) if objective in ways else (None,)
        for objective in (Objective.COLOUR, Objective.BIG_COLOUR)
    )
    seen = set()
    for colour, big in product(*choices):
        values = tuple(None if f is None else layout.values(f) for f in (colour, big))
        if (values, colour == big) not in seen:
            seen.add((values, colour == big))
            plan = _plan(layout, ways, colour, big)
            if plan is not None:
                yield plan


def _plan(layout: Layout, ways: _Ways, colour: int | None, big: int | None) -> _Plan | None:
    """The plan for these families; None where their cards do not suffice."""
    dear = 0 if colour is None else layout.coloured(colour)
    start = Matching((), (), layout.laid & ~dear, dear)
    late: dict[Objective, Way] = {}
    if Objective.RAINBOW in ways:
        (late[Objective.RAINBOW],) = ways[Objective.RAINBOW]
    if big is not None:
        late[Objective.BIG_COLOUR] = layout.big_colour(big)
    full = start.extended(chain.from_iterable(way.slots for way in late.values()))
    if full is None:
        return None
    if colour is not None:
        late[Objective.COLOUR] = Way(0, 0, (dear,))
    return _Plan(
        tasks=tuple(
            (objective, _bids(objective, each, start.cheap))
            for objective, each in ways.items()
            if objective not in _LATE
        ),
        late=tuple(
            (objective, _late_bids(objective, layout, way, dear)) for objective, way in late.items()
        ),
        start=start,
        full=full,
        counts=layout.counts,
        kept=Objective.COLOUR.needs if dear else 0,
    )


def _bids(objective: Objective, ways: Iterable[Way], cheap: int) -> tuple[_Bid, ...]:
    bids = []
    for way in ways:
        worth = _WEIGHTS[objective] * way.top
        bids.append(_Bid(way, worth, worth - _DEAR_COST * _dear_used(way.slots, cheap)))
    return tuple(sorted(bids, key=lambda bid: -bid.gain))


def _dear_used(slots: tuple[Slot, ...], cheap: int) -> int:
    """How many slots find no cheap card: they are all the same, or share no card."""
    first = slots[0]
    if first == slots[-1]:
        return max(0, len(slots) - (first & cheap).bit_count())
    return sum(not slot & cheap for slot in slots)


def _late_bids(objective: Objective, layout: Layout, way: Way, dear: int) -> tuple[_Bid, ...]:
    """Bids whose dear cards are counted with the full matching; Couleur adds its own."""
    extra = 0
    if objective is Objective.COLOUR:
        extra = COLOUR_BONUS * (dear.bit_count() - objective.needs)
    bids = []
    for claim in layout.topped(way):
        worth = _WEIGHTS[objective] * (claim.top + extra)
        bids.append(_Bid(claim, worth, worth))
    return tuple(bids)


@frozen
class _Node:
    """Where a search stands within a plan."""

    tasks: Sequence[_Task]
    late: Sequence[_Task]
    matching: Matching
    """The slots of all that is placed; until the late objectives are claimed, theirs too."""
    counts: int
    worth: int
    """What the highest cards weigh that are claimed so far."""
    path: _Path


class _Search:
    """A depth-first search, and the best that its runs have found."""

    def __init__(self) -> None:
        self.placed: Placed | None = None
        self._bar = _NO_SCORE

    def run(self, plan: _Plan) -> None:
        """Place the objectives in every way that could beat what is already found."""
        if plan.hope > self._bar:
            self._place(plan, _Node(plan.tasks, plan.late, plan.full, plan.counts, 0, ()))

    def _place(self, plan: _Plan, node: _Node) -> None:
        tasks, late = _fitting(node.tasks, node.counts), _fitting(node.late, node.counts)
        if node.matching.dear.bit_count() < plan.kept:
            return
        if not all(bids for _, bids in (*tasks, *late)):
            return
        best = sum(bids[0].gain for _, bids in (*tasks, *late))
        score = node.worth - plan.price(node.matching)
        if score + best <= self._bar:
            return
        if tasks:
            self._branch(plan, evolve(node, tasks=tasks, late=late), score + best)
            return
        lean = plan.start.extended(slot for _, way in node.path for slot in way.slots)
        if lean is not None:
            self._claim(plan, evolve(node, late=late, matching=lean), score)

    def _branch(self, plan: _Plan, node: _Node, hope: int) -> None:
        """Place the objective with the fewest ways that can still beat what is found."""
        bar = self._bar
        tasks = [
            (objective, [bid for bid in bids if hope - bids[0].gain + bid.gain > bar])
            for objective, bids in node.tasks
        ]
        objective, bids = tasks.pop(min(range(len(tasks)), key=lambda at: len(tasks[at][1])))
        for bid in bids:
            if hope - bids[0].gain + bid.gain <= self._bar:
                return
            extended = node.matching.extended(bid.way.slots)
            if extended is not None:
                self._place(plan, _stepped(node, tasks, (objective, bid), extended))

    def _claim(self, plan: _Plan, node: _Node, score: int) -> None:
        """Claim the highest cards of the late objectives, one after another.

        `score` counts neither them nor the dear cards that they will cost beyond the least.
        """
        if not node.late:
            self._note(plan, node)
            return
        (objective, bids), *others = node.late
        rest = sum(bids[0].gain for _, bids in others)
        for bid in bids:
            if score + bid.gain + rest <= self._bar:
                return
            extended = node.matching.extended(bid.way.slots)
            if extended is not None:
                after = _stepped(node, (), (objective, bid), extended)
                self._claim(plan, evolve(after, late=others), score + bid.gain)

    def _note(self, plan: _Plan, node: _Node) -> None:
        """Keep a choice of cards if it is the best so far."""
        own = 1 if plan.kept else 0  # the highest card of Couleur itself is no loss to it
        score = node.worth - plan.price(node.matching) + _DEAR_COST * own
        if node.matching.dear.bit_count() + own >= plan.kept and score > self._bar:
            self._bar, self.placed = score, _read(node.matching, node.path)


def _stepped(
    node: _Node, tasks: Sequence[_Task], placed: tuple[Objective, _Bid], matching: Matching
) -> _Node:
    """The node with one more objective placed, and these still to be placed."""
    objective, bid = placed
    return _Node(
        tasks,
        node.late,
        matching,
        node.counts - bid.way.takes,
        node.worth + bid.worth,
        (*node.path, (objective, bid.way)),
    )


def _fitting(tasks: Sequence[_Task], counts: int) -> list[_Task]:
    """The tasks with those of their bids that the counts of values still allow."""
    return [
        (objective, [bid for bid in bids if counts - bid.way.takes & GUARDS == GUARDS])
        for objective, bids in tasks
    ]


def _read(matching: Matching, path: _Path) -> Placed:
    """The cards of each objective; what is left of Couleur's family is for Couleur."""
    placed, given = [], iter(matching.given)
    for objective, way in path:
        cards = sum(islice(given, len(way.slots)))
        placed.append(
            (objective, cards | matching.dear if objective is Objective.COLOUR else cards)
        )
    return tuple(placed)
