"""The plans of a search: a family for each Couleur, and what every way is worth then.

Couleur takes every card of its family that is left over, so each such card that another
objective uses costs it two points: these are the dear cards of the matching.
Where the highest card of an objective is open, its slots join the matching at once,
and only when all others are placed is that card claimed.
"""

from __future__ import annotations

from itertools import chain, product
from math import inf
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import evolve, frozen

from numcards.core.decks import bits_of
from numcards.scorecard.layouts import Layout, Way
from numcards.scorecard.matching import Matching, Slot
from numcards.scorecard.objectives import COLOUR_BONUS, OBJECTIVES, Objective
from numcards.scorecard.prices import Market, Prices

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

__all__ = ["DEAR_COST", "Bid", "Plan", "Task", "all_priced", "most_gain", "most_share", "plans_for"]

_FIRST_ROUNDS: Final = 80
_LATER_ROUNDS: Final = 40
"""How often prices are adjusted for the first plan, and for the plans that follow."""
_FIRST_STEP: Final = 1.0
_LATER_STEP: Final = 0.3
"""By how many points prices move at first."""

_LATE: Final = (Objective.RAINBOW, Objective.BIG_COLOUR, Objective.COLOUR)
"""The objectives whose highest card is claimed last, in the order of their claims."""

_PLACE_BITS: Final = 7
_POINT: Final = 1 << _PLACE_BITS * len(OBJECTIVES)
"""What one point weighs in the total."""
_WEIGHTS: Final = {
    objective: _POINT + (1 << _PLACE_BITS * (len(OBJECTIVES) - 1 - objective.index))
    for objective in OBJECTIVES
}
"""What one point of an objective weighs: first in the total, then by its place (SC-32)."""

DEAR_COST: Final = COLOUR_BONUS * _WEIGHTS[Objective.COLOUR]
"""What Couleur loses with a card that another objective uses."""


@frozen
class Bid:
    """A way, and what it adds to the score."""

    way: Way
    worth: int
    """What its highest card weighs."""
    gain: int
    """The same, less the dear cards that it would use if it were alone."""
    share: int
    """The same, less the prices of its cards."""


Task: TypeAlias = tuple[Objective, "Sequence[Bid]"]
"""An objective to place and its bids, the highest gain first."""


@frozen
class Plan:
    """A choice of families for both Couleurs, and what then remains to be placed."""

    tasks: tuple[Task, ...]
    late: tuple[Task, ...]
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
        return min(most_gain(tasks) - self.price(self.full), self.pool + most_share(tasks))

    def price(self, matching: Matching) -> int:
        """What the dear cards weigh that a matching uses."""
        return DEAR_COST * (self.start.dear.bit_count() - matching.dear.bit_count())


_Ways: TypeAlias = "Mapping[Objective, tuple[Way, ...]]"
"""The objectives to place, each with all its ways; there is at least one."""


def plans_for(layout: Layout, ways: _Ways) -> Iterator[Plan]:
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


def _plan(layout: Layout, ways: _Ways, colour: int | None, big: int | None) -> Plan | None:
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
    return Plan(
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


def _bids(objective: Objective, ways: Iterable[Way], cheap: int) -> tuple[Bid, ...]:
    bids = []
    for way in ways:
        worth = _WEIGHTS[objective] * way.top
        gain = worth - DEAR_COST * _dear_used(way.slots, cheap)
        bids.append(Bid(way, worth, gain, gain))
    return tuple(sorted(bids, key=lambda bid: -bid.gain))


def _dear_used(slots: tuple[Slot, ...], cheap: int) -> int:
    """How many slots find no cheap card: they are all the same, or share no card."""
    first = slots[0]
    if first == slots[-1]:
        return max(0, len(slots) - (first & cheap).bit_count())
    return sum(not slot & cheap for slot in slots)


def _late_bids(objective: Objective, layout: Layout, way: Way, dear: int) -> tuple[Bid, ...]:
    """Bids whose dear cards are counted with the full matching; Couleur adds its own."""
    extra = 0
    if objective is Objective.COLOUR:
        extra = COLOUR_BONUS * (dear.bit_count() - objective.needs)
    bids = []
    for claim in layout.topped(way):
        worth = _WEIGHTS[objective] * (claim.top + extra)
        bids.append(Bid(claim, worth, worth, worth))
    return tuple(bids)


def _priced(plan: Plan, prices: Prices) -> Plan:
    """The same plan with prices on its cards; each objective's best bids come first."""
    tolls = [0 if price == inf else int(price * _POINT) for price in prices]
    dear = plan.start.dear
    costs = [toll + DEAR_COST * (dear >> place & 1) for place, toll in enumerate(tolls)]
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


def _shared(bids: Sequence[Bid], cheapest: _Cheapest) -> tuple[Bid, ...]:
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


def all_priced(plans: Iterable[Plan]) -> Iterator[Plan]:
    """The plans with prices, each starting from those of the one before."""
    prices = None
    for plan in plans:
        market = plan.market
        if prices is None:
            prices = market.improved(market.free(), _FIRST_ROUNDS, _FIRST_STEP)
        else:
            prices = market.improved(prices, _LATER_ROUNDS, _LATER_STEP)
        yield _priced(plan, prices)


def most_gain(tasks: Iterable[Task]) -> int:
    """What the best bids gain together."""
    return sum(max(bid.gain for bid in bids) for _, bids in tasks)


def most_share(tasks: Iterable[Task]) -> int:
    """The best shares together."""
    return sum(max(bid.share for bid in bids) for _, bids in tasks)
