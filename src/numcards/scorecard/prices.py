"""Fair prices for cards: what a card is worth to the objectives that compete for it.

Each objective alone would take the best cards, and so they all hope for the same ones.
With a price on every card, each objective chooses its best way less the prices of its cards;
no choice of cards for all of them scores more than those gains and all prices together
(a Lagrangian relaxation).
That holds for any prices. Raising those of cards that are wanted more than once, and lowering
those of cards that nobody wants, makes the bound nearly exact after some rounds.
Prices decide how much is searched and never what is found, so that rounding does no harm.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import evolve

from numcards.core.cards import FAMILIES, VALUES
from numcards.core.decks import bits_of
from numcards.scorecard.objectives import COLOUR_BONUS, Objective
from numcards.scorecard.plans import POINT, Plan, Task, bid_of, task_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.scorecard.matching import Slot
    from numcards.scorecard.plans import Bid

__all__ = ["Prices", "fair_prices", "priced"]

Prices: TypeAlias = list[int]
"""The price of each card, by its place in card order."""

_CARDS: Final = len(VALUES) * (len(FAMILIES) - 1)
_FINENESS: Final = 10
_UNIT: Final = POINT >> _FINENESS
"""What a price of 1 weighs."""
_POINT_PRICE: Final = POINT // _UNIT
"""The price of a point."""

_FIRST_ROUNDS: Final = 60
_LATER_ROUNDS: Final = 20
"""How often prices are adjusted for the first plan, and for the plans that follow."""
_FIRST_STEP: Final = 1.0
_LATER_STEP: Final = 0.3
"""By how many points prices move at first."""
_COOLING: Final = 0.95
_MUCH: Final = 1 << 40
"""More than any price."""

_Wish: TypeAlias = tuple[int, tuple[tuple["Slot", int], ...]]
"""What a bid is worth as a price, and its different slots, each with how often it asks for it."""


@lru_cache(maxsize=1024)
def _places(slot: Slot) -> tuple[int, ...]:
    return tuple(bits_of(slot))


class _Shop(dict[int, list[tuple[int, int]]]):
    """The cards for each slot with their prices, the cheapest first, sorted when first wanted."""

    def __init__(self, prices: Prices) -> None:
        super().__init__()
        self._prices = prices

    def __missing__(self, slot: Slot) -> list[tuple[int, int]]:
        prices = self._prices
        shelf = self[slot] = sorted([(prices[place], place) for place in _places(slot)])
        return shelf

    def cost(self, slots: Sequence[tuple[Slot, int]]) -> int:
        """What the cheapest cards cost; equal slots get different cards."""
        total = 0
        for slot, count in slots:
            if count == 1:
                total += self[slot][0][0]
            else:
                total += sum([price for price, _ in self[slot][:count]])
        return total


def _shops(plan: Plan, prices: Prices) -> tuple[_Shop, _Shop]:
    """The shop for Couleur, and the one for all others, which pay its bonus for its cards."""
    costs = prices.copy()
    for place in bits_of(plan.start.dear):
        costs[place] += COLOUR_BONUS * _POINT_PRICE
    return _Shop(prices), _Shop(costs)


def _grouped(bid: Bid) -> tuple[tuple[Slot, int], ...]:
    return tuple(Counter(bid.way.slots).items())


def fair_prices(plan: Plan, before: Prices | None, bar: int) -> Prices:
    """Prices after some rounds, from those of the plan before or from none.

    They need be no better once they show that the plan scores no more than the bar.
    """
    rounds = _LATER_ROUNDS if before else _FIRST_ROUNDS
    step = _LATER_STEP if before else _FIRST_STEP
    prices = best = before or [0] * _CARDS
    wishes = [_wishes(task) for task in (*plan.tasks, *plan.late)]
    least = _MUCH
    for _ in range(rounds):
        own, others = _shops(plan, prices)
        total, wanted = sum(prices), [-1] * _CARDS
        for is_colour, each in wishes:
            gain, cards = _favourite(each, own if is_colour else others)
            total += gain
            for place in cards:
                wanted[place] += 1
        if total < least:
            least, best = total, prices
        if total * _UNIT <= bar:
            break
        move = int(step * _POINT_PRICE)
        prices = [max(0, price + move * more) for price, more in zip(prices, wanted, strict=True)]
        step *= _COOLING
    return best


def _wishes(task: Task) -> tuple[bool, list[_Wish]]:
    """What a task wishes for, the most worthy first, and whether it is Couleur's."""
    wishes = [(bid.worth // _UNIT, _grouped(bid)) for bid in task.bids]
    wishes.sort(key=itemgetter(0), reverse=True)
    return task.objective is Objective.COLOUR, wishes


def _favourite(wishes: list[_Wish], shop: _Shop) -> tuple[int, list[int]]:
    """What the best wish gains, and the cards that it takes for that."""
    best, chosen = -_MUCH, wishes[0][1]
    for worth, slots in wishes:
        if worth <= best:
            break
        gain = worth - shop.cost(slots)
        if gain > best:
            best, chosen = gain, slots
    return best, [place for slot, count in chosen for _, place in shop[slot][:count]]


def priced(plan: Plan, prices: Prices) -> Plan:
    """The same plan with prices on its cards."""
    own, others = _shops(plan, prices)
    tasks, late = (
        [_shared(task, own if task.objective is Objective.COLOUR else others) for task in each]
        for each in (plan.tasks, plan.late)
    )
    return evolve(plan, tasks=tasks, late=late, pool=_UNIT * sum(prices))


def _shared(task: Task, shop: _Shop) -> Task:
    bids = [
        bid_of(bid.way, bid.demand, bid.worth, bid.worth - _UNIT * shop.cost(_grouped(bid)))
        for bid in task.bids
    ]
    return task_of(task.objective, bids, task.least)
