"""What counting says of a place in a search: the bids that still fit, and what can be hoped for.

Two bounds on the score are kept, and the lower of them counts:
each bid less the dear cards that it costs beside all that is placed;
and each bid less nothing, but all of them less the dear cards that they cost together at least.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import frozen

from numcards.core.construction import constructor_of
from numcards.scorecard.assignment.counting import FULL, MOST, field_of, lesser
from numcards.scorecard.assignment.plans import COLOUR, Bid, Plan, Task, task_of
from numcards.scorecard.objectives import Objective

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.scorecard.assignment.layouts import Way

_RANK: Final = itemgetter(0)

Path: TypeAlias = tuple[tuple[Objective, "Way"], ...]
"""The objectives placed so far, and how."""


@frozen(eq=False, weakref_slot=False)
class Node:
    """Where a search stands within a plan."""

    tasks: Sequence[Task]
    late: Sequence[Task]
    demand: int
    """What all that is placed asks of the areas, and the late objectives at least."""
    worth: int
    """What the highest cards weigh that are claimed so far."""
    path: Path


node_of: Final = constructor_of(Node)


@frozen(eq=False, weakref_slot=False)
class Prospect:
    """A task with the bids that still fit, and the best that one of them gives in each bound."""

    task: Task
    gains: Sequence[int]
    """What each bid is worth, less the dear cards that it costs at least."""
    gain: int
    worth: int


_prospect_of: Final = constructor_of(Prospect)


@frozen(eq=False, weakref_slot=False)
class Outlook:
    """What can still be hoped for."""

    prospects: Sequence[Prospect]
    late: Sequence[Task]
    """The late objectives, each with its claims from the highest one on that still fits."""
    gain: int
    """No choice of cards scores more than this, nor than the next."""
    worth: int

    @property
    def hope(self) -> int:
        """No choice of cards scores more."""
        return min(self.gain, self.worth)


_outlook_of: Final = constructor_of(Outlook)


def root(plan: Plan) -> Node:
    """Where a plan begins."""
    return node_of(plan.tasks, plan.late, plan.demand, 0, ())


def outlook(plan: Plan, node: Node) -> Outlook | None:
    """What can be hoped for from here; None where some objective has no bid left."""
    load = plan.areas.load(node.demand)
    total = load + sum([task.least for task in node.tasks])
    prospects = []
    for task in node.tasks:
        prospect = _prospect(plan, node.demand, load, task, plan.areas.room - total + task.least)
        if prospect is None:
            return None
        prospects.append(prospect)
        total += prospect.task.least - task.least
    late = fitting_claims(plan, node.demand, node.late, plan.areas.room - total + load)
    if late is None:
        return None
    tops = node.worth + sum([task.bids[0].worth for task in late])
    return _outlook_of(
        prospects,
        late,
        tops + sum([each.gain for each in prospects]) - plan.price(plan.used(load)),
        tops + sum([each.worth for each in prospects]) - plan.price(plan.used_by_all(total)),
    )


def _prospect(plan: Plan, demand: int, load: int, task: Task, room: int) -> Prospect | None:
    """The bids that fit into this room, which the other objectives leave; None where none does."""
    load_of, cost = plan.areas.load, plan.price(1)
    bids, gains, least = [], [], MOST
    for bid in task.bids:
        more = load_of(demand + bid.demand) - load
        if room - more & FULL == FULL:
            bids.append(bid)
            gains.append(bid.worth - cost * field_of(more, COLOUR))
            least = lesser(least, more)
    if not bids:
        return None
    return _prospect_of(
        task_of(task.objective, bids, least),
        gains,
        max(gains),
        max([bid.worth for bid in bids]),
    )


def fitting_claims(
    plan: Plan, demand: int, late: Sequence[Task], room: int
) -> Sequence[Task] | None:
    """The late objectives, each with its claims from the highest one on that fits; None if none."""
    fitting = []
    for task in late:
        for at, bid in enumerate(task.bids):
            if room - plan.areas.load(demand + bid.demand) & FULL == FULL:
                fitting.append(task_of(task.objective, task.bids[at:], 0) if at else task)
                break
        else:
            return None
    return fitting


def promising(prospect: Prospect, seen: Outlook, bar: int) -> list[Bid]:
    """The bids that could lead to a score above this one, the best first."""
    gain = bar - seen.gain + prospect.gain
    worth = bar - seen.worth + prospect.worth
    ranked = [
        (own, bid)
        for own, bid in zip(prospect.gains, prospect.task.bids, strict=True)
        if own > gain and bid.worth > worth
    ]
    ranked.sort(key=_RANK, reverse=True)
    return [bid for _, bid in ranked]
