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

from math import inf
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import frozen

from numcards.core.cards import VALUES
from numcards.core.decks import bits_of
from numcards.scorecard.objectives import COLOUR_BONUS, Objective

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["Market", "Prices"]

Prices: TypeAlias = list[float]
"""The price of each card in points, by its place in card order; infinite where it is missing."""

_Offer: TypeAlias = tuple[float, list[int]]
"""What an objective gains, and the places of the cards that it wants for that."""

_Cheapest: TypeAlias = list[tuple[float, int]]
"""The lowest price of each value, and the place of that card."""

_WIDTH: Final = len(VALUES)
_RAINBOW: Final = 4
_COOLING: Final = 0.97
_NOTHING: Final[_Offer] = (-inf, [])


@frozen
class Market:
    """The cards that objectives compete for, and the cards that serve for both Couleurs."""

    objectives: Sequence[Objective]
    laid: int
    """The collection, one bit for each card's place in card order."""
    colour: int
    """The cards of the family for `colour`; none where it does not compete."""
    big: int
    """The same for `big_colour`."""

    def free(self) -> Prices:
        """No price on any card."""
        width = _WIDTH * (_RAINBOW + 1)
        return [0.0 if self.laid >> place & 1 else inf for place in range(width)]

    def improved(self, prices: Prices, rounds: int, step: float) -> Prices:
        """Prices adjusted so many times to what the objectives want, at first by this step."""
        places, prices = list(bits_of(self.laid)), prices.copy()
        for _ in range(rounds):
            wanted = [-1] * len(prices)
            for _, cards in self._offers(prices):
                for place in cards:
                    wanted[place] += 1
            for place in places:
                prices[place] = max(0.0, prices[place] + step * wanted[place])
            step *= _COOLING
        return prices

    def _offers(self, prices: Prices) -> Iterator[_Offer]:
        """What each objective would choose; to the others Couleur's cards cost its bonus too."""
        costs = prices.copy()
        for place in bits_of(self.colour):
            costs[place] += COLOUR_BONUS
        by_value = [sorted(zip(costs[v::_WIDTH], _PLACES[v], strict=True)) for v in VALUES]
        for objective in self.objectives:
            match objective:
                case Objective.PAIR | Objective.THREE | Objective.FOUR:
                    yield _alike(by_value, objective.needs)
                case Objective.RUN3 | Objective.RUN5:
                    yield _run([cards[0] for cards in by_value], objective.needs)
                case Objective.RAINBOW_RUN:
                    yield _run(_cheapest(costs, _RAINBOW, _RAINBOW), objective.needs)
                case Objective.COLOUR_RUN:
                    cheapest = (_cheapest(costs, family, _RAINBOW) for family in range(_RAINBOW))
                    yield max(_run(each, objective.needs) for each in cheapest)
                case Objective.RAINBOW:
                    yield _rainbow(costs)
                case Objective.BIG_COLOUR:
                    yield _topped(costs, list(bits_of(self.big)), objective.needs)
                case _:  # Couleur
                    yield _topped(prices, list(bits_of(self.colour)), 1)


_PLACES: Final = [range(value, _WIDTH * (_RAINBOW + 1), _WIDTH) for value in VALUES]
"""The places of the cards of each value."""


def _cheapest(costs: Prices, family: int, other: int) -> _Cheapest:
    """The cheaper one of two families for each value."""
    first, second = _WIDTH * family, _WIDTH * other
    return [
        min((costs[first + value], first + value), (costs[second + value], second + value))
        for value in VALUES
    ]


def _alike(by_value: list[_Cheapest], count: int) -> _Offer:
    best = _NOTHING
    for value, cards in enumerate(by_value):
        gain = value - sum([cost for cost, _ in cards[:count]])
        if gain > best[0]:
            best = gain, [place for _, place in cards[:count]]
    return best


def _run(cheapest: _Cheapest, count: int) -> _Offer:
    best = _NOTHING
    for top in range(count - 1, _WIDTH):
        cards = cheapest[top - count + 1 : top + 1]
        gain = top - sum([cost for cost, _ in cards])
        if gain > best[0]:
            best = gain, [place for _, place in cards]
    return best


def _rainbow(costs: Prices) -> _Offer:
    """The cheapest card of each family, but for one, which is chosen for its value."""
    best = _NOTHING
    starts = range(0, len(costs), _WIDTH)
    rows = [min((costs[start + v], start + v) for v in VALUES) for start in starts]
    total = sum(cost for cost, _ in rows)
    for family, start in enumerate(starts):
        gain, place = max((v - costs[start + v], start + v) for v in VALUES)
        gain -= total - rows[family][0]
        if gain > best[0]:
            others = [cheap for each, (_, cheap) in enumerate(rows) if each != family]
            best = gain, [place, *others]
    return best


def _topped(costs: Prices, places: list[int], count: int) -> _Offer:
    """The cheapest of these cards, but for one, which is chosen for its value."""
    cheap = sorted(places, key=costs.__getitem__)[:count]
    best = _NOTHING
    for place in places:
        others = [each for each in cheap if each != place][: count - 1]
        gain = place % _WIDTH - costs[place] - sum([costs[each] for each in others])
        if gain > best[0]:
            best = gain, [place, *others]
    return best
