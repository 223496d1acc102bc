"""The search for disjoint cards: whether objectives go together, and the best such choice.

Objectives are placed one after another, those with the fewest ways left first.
A branch is given up when some objective has no way that the counts of values still allow,
when no matching fills all slots, or when even the best ways of all objectives left
cannot beat what is already found.

Both Couleurs are tried with each family in turn, a plan for each choice.
"""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import evolve, frozen

from numcards.scorecard.layouts import GUARDS, Layout, Way
from numcards.scorecard.matching import Matching
from numcards.scorecard.objectives import Objective
from numcards.scorecard.plans import (
    DEAR_COST,
    Bid,
    Plan,
    Task,
    all_priced,
    most_gain,
    most_share,
    plans_for,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["Placed", "find_any", "find_best"]

_CROWDED: Final = 45
_FEW: Final = 5
"""From so many cards and beyond so few objectives prices pay for themselves."""

_NO_SCORE: Final = -(1 << 100)
"""Less than any score."""

Placed: TypeAlias = tuple[tuple[Objective, int], ...]
"""The cards of each objective, one bit for each card's place in card order."""

_Path: TypeAlias = tuple[tuple[Objective, Way], ...]
"""The objectives placed so far, and how."""


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
    if len(ways) == 1 and Objective.COLOUR not in ways:
        return tuple((objective, _best_alone(layout, each)) for objective, each in ways.items())
    search, plans = _Search(), plans_for(layout, ways)
    if layout.laid.bit_count() >= _CROWDED and len(ways) > _FEW:
        plans = all_priced(plans)
    for plan in sorted(plans, key=lambda plan: -plan.hope):
        search.run(plan)
    return search.placed


def _best_alone(layout: Layout, ways: tuple[Way, ...]) -> int:
    """The cards of the best way where nothing competes for them: any card for each slot."""
    if not ways[0].takes:
        ways = tuple(chain.from_iterable(map(layout.topped, ways)))
    cards = 0
    for slot in max(ways, key=lambda way: way.top).slots:
        free = slot & ~cards
        cards |= free & -free
    return cards


@frozen
class _Node:
    """Where a search stands within a plan."""

    tasks: Sequence[Task]
    late: Sequence[Task]
    matching: Matching
    """The slots of all that is placed; until the late objectives are claimed, theirs too."""
    counts: int
    worth: int
    """What the highest cards weigh that are claimed so far."""
    shares: int
    """The shares of all that is placed, and the pool."""
    path: _Path


class _Search:
    """A depth-first search, and the best that its runs have found."""

    def __init__(self) -> None:
        self.placed: Placed | None = None
        self._bar = _NO_SCORE

    def run(self, plan: Plan) -> None:
        """Place the objectives in every way that could beat what is already found."""
        if plan.hope > self._bar:
            root = _Node(plan.tasks, plan.late, plan.full, plan.counts, 0, plan.pool, ())
            self._place(plan, root)

    def _place(self, plan: Plan, node: _Node) -> None:
        tasks, late = _fitting(node.tasks, node.counts), _fitting(node.late, node.counts)
        if node.matching.dear.bit_count() < plan.kept:
            return
        if not all(bids for _, bids in (*tasks, *late)):
            return
        score = node.worth - plan.price(node.matching)
        hope = score + most_gain((*tasks, *late))
        shares = node.shares + most_share((*tasks, *late))
        if min(hope, shares) <= self._bar:
            return
        if tasks:
            self._branch(plan, evolve(node, tasks=tasks, late=late), hope, shares)
            return
        lean = plan.start.extended(slot for _, way in node.path for slot in way.slots)
        self._claim(plan, evolve(node, late=late), lean, score)

    def _branch(self, plan: Plan, node: _Node, hope: int, shares: int) -> None:
        """Place the objective with the fewest ways that can still beat what is found."""
        spare, bar = (hope - self._bar, shares - self._bar), self._bar
        tasks = [(objective, _promising(bids, spare)) for objective, bids in node.tasks]
        first = min(range(len(tasks)), key=lambda at: len(tasks[at][1]))
        floors = _floors(node.tasks[first][1], spare)
        objective, bids = tasks.pop(first)
        for bid in bids:
            rise = self._bar - bar
            if bid.gain <= floors[0] + rise or bid.share <= floors[1] + rise:
                continue
            extended = node.matching.extended(bid.way.slots)
            if extended is not None:
                self._place(plan, _stepped(node, tasks, (objective, bid), extended))

    def _claim(self, plan: Plan, node: _Node, lean: Matching | None, score: int) -> None:
        """Claim the highest cards of the late objectives, one after another.

        `lean` has the slots of the claimed objectives only, None where they cannot be filled.
        `score` counts neither what is left to claim nor the dear cards that it costs
        beyond the least.
        """
        if lean is None:
            return
        if not node.late:
            self._note(plan, lean, node)
            return
        (objective, bids), *others = node.late
        rest = most_gain(others)
        for bid in bids:
            if score + bid.gain + rest > self._bar:
                after = evolve(_stepped(node, (), (objective, bid), node.matching), late=others)
                self._claim(plan, after, lean.extended(bid.way.slots), score + bid.gain)

    def _note(self, plan: Plan, lean: Matching, node: _Node) -> None:
        """Keep a choice of cards if it is the best so far."""
        own = 1 if plan.kept else 0  # the highest card of Couleur itself is no loss to it
        score = node.worth - plan.price(lean) + DEAR_COST * own
        if lean.dear.bit_count() + own >= plan.kept and score > self._bar:
            self._bar, self.placed = score, _read(lean, node.path)


def _stepped(
    node: _Node, tasks: Sequence[Task], placed: tuple[Objective, Bid], matching: Matching
) -> _Node:
    """The node with one more objective placed, and these still to be placed."""
    objective, bid = placed
    return _Node(
        tasks,
        node.late,
        matching,
        node.counts - bid.way.takes,
        node.worth + bid.worth,
        node.shares + bid.share,
        (*node.path, (objective, bid.way)),
    )


def _floors(bids: Sequence[Bid], spare: tuple[int, int]) -> tuple[int, int]:
    """The gain and the share up to which a bid cannot beat what is found.

    `spare` is by how much the best bids of all objectives do, in gains and in shares.
    """
    gain, share = max(bid.gain for bid in bids), max(bid.share for bid in bids)
    return gain - spare[0], share - spare[1]


def _promising(bids: Sequence[Bid], spare: tuple[int, int]) -> list[Bid]:
    gain, share = _floors(bids, spare)
    return [bid for bid in bids if bid.gain > gain and bid.share > share]


def _fitting(tasks: Sequence[Task], counts: int) -> list[Task]:
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
