"""The search for disjoint cards: whether objectives go together, and the best such choice.

Objectives are placed one after another, those with the fewest ways left first.
A branch is given up when counting shows that some objective has no way left,
or that even the best ways of all objectives left cannot beat what is already found.
Where the highest card of an objective is open it is claimed last, card by card of a matching.

Both Couleurs are tried with each family in turn, a plan for each choice.
"""

from __future__ import annotations

from itertools import islice
from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import frozen

from numcards.scorecard.assignment.counting import GUARDS, counts
from numcards.scorecard.assignment.layouts import Way, points_laid
from numcards.scorecard.assignment.matching import Matching
from numcards.scorecard.assignment.outlooks import fitting_claims, node_of, outlook, promising, root
from numcards.scorecard.assignment.plans import plans_for, task_of
from numcards.scorecard.objectives import Objective

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from numcards.scorecard.assignment.layouts import Layout
    from numcards.scorecard.assignment.outlooks import Node, Outlook, Path
    from numcards.scorecard.assignment.plans import Plan, Task

_OPEN: Final = (Objective.COLOUR, Objective.BIG_COLOUR, Objective.RAINBOW)
"""The objectives whose ways leave their highest card open."""

_FIRST: Final = itemgetter(0)

_NO_SCORE: Final = -(1 << 100)
"""Less than any score."""

Placed: TypeAlias = tuple[tuple[Objective, int], ...]
"""The cards of each objective, one bit for each card's place in card order."""


def find_any(layout: Layout, objectives: Iterable[Objective]) -> bool:
    """Whether disjoint cards fulfil all these objectives; stops at the first that do."""
    ways = sorted([layout.ways(objective) for objective in objectives], key=len)
    return _fits(tuple(ways), Matching((), (), layout.laid, 0), counts(layout.laid))


def _fits(ways: tuple[tuple[Way, ...], ...], matching: Matching, left: int) -> bool:
    if not ways:
        return True
    for way in ways[0]:
        after = left - way.takes
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
    undisputed = _undisputed(layout, ways)
    if undisputed is not None:
        return undisputed
    search = _Search()
    search.run(plans_for(layout, ways))
    return search.placed


def _undisputed(layout: Layout, ways: Mapping[Objective, tuple[Way, ...]]) -> Placed | None:
    """The best choice for each objective alone, where no card is in two of them."""
    path, dear = [], 0
    for objective, each in ways.items():
        best = each[0]
        if objective in _OPEN:
            _, best = max([(points_laid(objective, way.slots[0]), way) for way in each], key=_FIRST)
            best = next(layout.topped(best))
        if objective is Objective.COLOUR:
            dear, best = best.slots[1], Way(0, 0, ())
        path.append((objective, best))
    start = Matching((), (), layout.laid & ~dear, dear)
    matching = start.extended([slot for _, way in path for slot in way.slots])
    return _read(matching, path) if matching and matching.dear == dear else None


@frozen(eq=False)
class _Claims:
    """What remains once all but the late objectives are placed."""

    late: Sequence[Task]
    demand: int
    worth: int
    used: int
    """How many dear cards are used at least."""
    path: Path


class _Search:
    """A depth-first search, and the best that it has found."""

    def __init__(self) -> None:
        self.placed: Placed | None = None
        self._bar = _NO_SCORE

    def run(self, plans: Iterable[Plan]) -> None:
        """Place the objectives in every way that could beat what is already found."""
        places = [(plan, node, outlook(plan, node)) for plan in plans for node in [root(plan)]]
        found = [(plan, node, seen) for plan, node, seen in places if seen is not None]
        for plan, node, seen in sorted(found, key=lambda place: -place[2].hope):
            self._proceed(plan, node, seen)

    def _place(self, plan: Plan, node: Node) -> None:
        seen = outlook(plan, node)
        if seen is not None:
            self._proceed(plan, node, seen)

    def _proceed(self, plan: Plan, node: Node, seen: Outlook) -> None:
        if seen.hope <= self._bar:
            return
        if seen.prospects:
            self._branch(plan, node, seen)
        else:
            self._close(plan, node, seen.late)

    def _branch(self, plan: Plan, node: Node, seen: Outlook) -> None:
        """Place the objective with the fewest bids that could still beat what is found."""
        bar = self._bar
        bids = [promising(prospect, seen, bar) for prospect in seen.prospects]
        first = min(range(len(bids)), key=lambda at: len(bids[at]))
        chosen = seen.prospects[first]
        tasks = [
            task_of(prospect.task.objective, each, prospect.task.least)
            for prospect, each in zip(seen.prospects, bids, strict=True)
            if prospect is not chosen
        ]
        for bid in bids[first]:
            if self._bar == bar or bid in promising(chosen, seen, self._bar):
                after = node_of(
                    tasks,
                    seen.late,
                    node.demand + bid.demand,
                    node.worth + bid.worth,
                    (*node.path, (chosen.task.objective, bid.way)),
                )
                self._place(plan, after)

    def _close(self, plan: Plan, node: Node, late: Sequence[Task]) -> None:
        """All but the late objectives are placed: see whether the cards suffice indeed."""
        path = tuple(sorted(node.path, key=_choice_of_cards))
        lean = plan.start.extended([slot for _, way in path for slot in way.slots])
        full = lean and lean.extended(plan.slots)
        if lean and full and full.dear.bit_count() >= plan.kept:
            used = plan.start.dear.bit_count() - full.dear.bit_count()
            self._claim(plan, _Claims(late, node.demand, node.worth, used, path), lean)

    def _claim(self, plan: Plan, claims: _Claims, lean: Matching | None) -> None:
        """Claim the highest cards of the late objectives, one after another.

        `lean` has the slots of the claimed objectives only, None where they cannot be filled.
        """
        if lean is None:
            return
        if not claims.late:
            self._note(plan, claims, lean)
            return
        task, *others = claims.late
        rest = claims.worth + sum([task.bids[0].worth for task in others])
        for bid in task.bids:
            if rest + bid.worth - plan.price(claims.used) <= self._bar:
                break
            demand, worth = claims.demand + bid.demand, claims.worth + bid.worth
            late = fitting_claims(plan, demand, others, plan.areas.room)
            if late is not None:
                hope = worth + sum([task.bids[0].worth for task in late])
                if hope - plan.price(claims.used) > self._bar:
                    path = (*claims.path, (task.objective, bid.way))
                    after = _Claims(late, demand, worth, claims.used, path)
                    self._claim(plan, after, lean.extended(bid.way.slots))

    def _note(self, plan: Plan, claims: _Claims, lean: Matching) -> None:
        """Keep a choice of cards if it is the best so far."""
        left = lean.dear.bit_count() + 1  # the highest card of Couleur itself is no loss to it
        score = claims.worth - plan.price(plan.start.dear.bit_count() - left)
        if left >= plan.kept and score > self._bar:
            self._bar, self.placed = score, _read(lean, claims.path)


def _choice_of_cards(placed: tuple[Objective, Way]) -> int:
    """How many cards an objective may choose from; where few come first, few must be moved."""
    return placed[1].slots[0].bit_count()


def _read(matching: Matching, path: Iterable[tuple[Objective, Way]]) -> Placed:
    """The cards of each objective; what is left of Couleur's family is for Couleur."""
    placed, given = [], iter(matching.given)
    for objective, way in path:
        cards = sum(islice(given, len(way.slots)))
        placed.append(
            (objective, cards | matching.dear if objective is Objective.COLOUR else cards)
        )
    return tuple(placed)
