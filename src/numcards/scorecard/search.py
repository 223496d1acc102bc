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
from math import inf
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import evolve, frozen

from numcards.core.decks import bits_of
from numcards.scorecard.layouts import GUARDS, Layout, Way
from numcards.scorecard.matching import Matching, Slot
from numcards.scorecard.objectives import COLOUR_BONUS, OBJECTIVES, Objective
from numcards.scorecard.prices import Market, Prices

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

__all__ = ["Placed", "find_any", "find_best"]

_CROWDED: Final = 45
_FEW: Final = 5
"""From so many cards and beyond so few objectives prices pay for themselves."""
_FIRST_ROUNDS: Final = 80
_LATER_ROUNDS: Final = 40
"""How often prices are adjusted for the first plan, and for the plans that follow."""

_LATE: Final = (Objective.RAINBOW, Objective.BIG_COLOUR, Objective.COLOUR)
"""The objectives whose highest card is claimed last, in the order of their claims."""

Placed: TypeAlias = tuple[tuple[Objective, int], ...]
"""The cards of each objective, one bit for each card's place in card order."""

_PLACE_BITS: Final = 7
_POINT: Final = 1 << _PLACE_BITS * len(OBJECTIVES)
"""What one point weighs in the total."""
_WEIGHTS: Final = {
    objective: _POINT + (1 << _PLACE_BITS * (len(OBJECTIVES) - 1 - objective.index))
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
    if len(ways) == 1 and Objective.COLOUR not in ways:
        return tuple((objective, _best_alone(layout, each)) for objective, each in ways.items())
    search, plans = _Search(), _plans(layout, ways)
    if layout.laid.bit_count() >= _CROWDED and len(ways) > _FEW:
        plans = _all_priced(plans)
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


def _all_priced(plans: Iterable[_Plan]) -> Iterator[_Plan]:
    """The plans with prices, each starting from those of the one before."""
    prices = None
    for plan in plans:
        market = plan.market
        if prices is None:
            prices = market.improved(market.free(), _FIRST_ROUNDS, 1.0)
        else:
            prices = market.improved(prices, _LATER_ROUNDS, 0.3)
        yield _priced(plan, prices)


@frozen
class _Bid:
    """A way, and what it adds to the score."""

    way: Way
    worth: int
    """What its highest card weighs."""
    gain: int
    """The same, less the dear cards that it would use if it were alone."""
    share: int
    """The same, less the prices of its cards."""


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
    market: Market
    pool: int = 0
    """The prices of all cards together."""

    @property
    def hope(self) -> int:
        """No choice of cards scores more."""
        tasks = (*self.tasks, *self.late)
        return min(_most_gain(tasks) - self.price(self.full), self.pool + _most_share(tasks))

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
        market=Market(tuple(ways), layout.laid, dear, 0 if big is None else layout.coloured(big)),
    )


def _bids(objective: Objective, ways: Iterable[Way], cheap: int) -> tuple[_Bid, ...]:
    bids = []
    for way in ways:
        worth = _WEIGHTS[objective] * way.top
        gain = worth - _DEAR_COST * _dear_used(way.slots, cheap)
        bids.append(_Bid(way, worth, gain, gain))
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
        bids.append(_Bid(claim, worth, worth, worth))
    return tuple(bids)


def _priced(plan: _Plan, prices: Prices) -> _Plan:
    """The same plan with prices on its cards; each objective's best bids come first."""
    tolls = [0 if price == inf else int(price * _POINT) for price in prices]
    dear = plan.start.dear
    costs = [toll + _DEAR_COST * (dear >> place & 1) for place, toll in enumerate(tolls)]
    cheapest = _Cheapest(costs)
    late = tuple(
        (
            objective,
            _shared(bids, _Cheapest(tolls) if objective is Objective.COLOUR else cheapest),
        )
        for objective, bids in plan.late
    )
    tasks = tuple((objective, _shared(bids, cheapest)) for objective, bids in plan.tasks)
    return evolve(plan, tasks=tasks, late=late, pool=sum(tolls))


def _shared(bids: Sequence[_Bid], cheapest: _Cheapest) -> tuple[_Bid, ...]:
    shared = (evolve(bid, share=bid.worth - cheapest.cost(bid.way.slots)) for bid in bids)
    return tuple(sorted(shared, key=lambda bid: -bid.share))


class _Cheapest:
    """The least that slots can cost, remembered for each slot."""

    def __init__(self, costs: list[int]) -> None:
        self._costs = costs
        self._sorted: dict[Slot, list[int]] = {}

    def cost(self, slots: tuple[Slot, ...]) -> int:
        """What the cheapest cards cost; equal slots get different cards."""
        total, before = 0, dict.fromkeys(slots, 0)
        for slot in slots:
            total += self._costs_of(slot)[before[slot]]
            before[slot] += 1
        return total

    def _costs_of(self, slot: Slot) -> list[int]:
        if slot not in self._sorted:
            self._sorted[slot] = sorted(self._costs[place] for place in bits_of(slot))
        return self._sorted[slot]


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
    shares: int
    """The shares of all that is placed, and the pool."""
    path: _Path


class _Search:
    """A depth-first search, and the best that its runs have found."""

    def __init__(self) -> None:
        self.placed: Placed | None = None
        self._bar = _NO_SCORE

    def run(self, plan: _Plan) -> None:
        """Place the objectives in every way that could beat what is already found."""
        if plan.hope > self._bar:
            root = _Node(plan.tasks, plan.late, plan.full, plan.counts, 0, plan.pool, ())
            self._place(plan, root)

    def _place(self, plan: _Plan, node: _Node) -> None:
        tasks, late = _fitting(node.tasks, node.counts), _fitting(node.late, node.counts)
        if node.matching.dear.bit_count() < plan.kept:
            return
        if not all(bids for _, bids in (*tasks, *late)):
            return
        score = node.worth - plan.price(node.matching)
        hope = score + _most_gain((*tasks, *late))
        shares = node.shares + _most_share((*tasks, *late))
        if min(hope, shares) <= self._bar:
            return
        if tasks:
            self._branch(plan, evolve(node, tasks=tasks, late=late), hope, shares)
            return
        lean = plan.start.extended(slot for _, way in node.path for slot in way.slots)
        self._claim(plan, evolve(node, late=late), lean, score)

    def _branch(self, plan: _Plan, node: _Node, hope: int, shares: int) -> None:
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

    def _claim(self, plan: _Plan, node: _Node, lean: Matching | None, score: int) -> None:
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
        rest = _most_gain(others)
        for bid in bids:
            if score + bid.gain + rest > self._bar:
                after = evolve(_stepped(node, (), (objective, bid), node.matching), late=others)
                self._claim(plan, after, lean.extended(bid.way.slots), score + bid.gain)

    def _note(self, plan: _Plan, lean: Matching, node: _Node) -> None:
        """Keep a choice of cards if it is the best so far."""
        own = 1 if plan.kept else 0  # the highest card of Couleur itself is no loss to it
        score = node.worth - plan.price(lean) + _DEAR_COST * own
        if lean.dear.bit_count() + own >= plan.kept and score > self._bar:
            self._bar, self.placed = score, _read(lean, node.path)


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
        node.shares + bid.share,
        (*node.path, (objective, bid.way)),
    )


def _most_gain(tasks: Iterable[_Task]) -> int:
    return sum(max(bid.gain for bid in bids) for _, bids in tasks)


def _most_share(tasks: Iterable[_Task]) -> int:
    return sum(max(bid.share for bid in bids) for _, bids in tasks)


def _floors(bids: Sequence[_Bid], spare: tuple[int, int]) -> tuple[int, int]:
    """The gain and the share up to which a bid cannot beat what is found.

    `spare` is by how much the best bids of all objectives do, in gains and in shares.
    """
    gain, share = max(bid.gain for bid in bids), max(bid.share for bid in bids)
    return gain - spare[0], share - spare[1]


def _promising(bids: Sequence[_Bid], spare: tuple[int, int]) -> list[_Bid]:
    gain, share = _floors(bids, spare)
    return [bid for bid in bids if bid.gain > gain and bid.share > share]


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
