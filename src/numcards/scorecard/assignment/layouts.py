"""Collections laid out by family, and every way in which one objective can use them.

Here a card is the bit of its place in card order, so that each family is a run of 17 bits.
A *way* says what an objective is certain to take: how many cards of which values,
and the slots that a matching must fill.
Which card fills which slot is left to the matching,
so that the many choices of cards that are worth the same count as one.
"""

from __future__ import annotations

from itertools import compress
from operator import attrgetter
from typing import TYPE_CHECKING, Final, NewType

from attrs import Factory, field, frozen

from numcards.core.cards import CLASSIC_FAMILIES, FAMILIES, VALUES, Family, NumberCard
from numcards.core.construction import constructor_of
from numcards.core.decks import NUMBER_CARDS, bits_of
from numcards.scorecard.assignment.counting import taking, taking_run
from numcards.scorecard.objectives import COLOUR_BONUS, OBJECTIVES, Objective

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numcards.core.decks import CardSet
    from numcards.scorecard.assignment.matching import Slot

Laid = NewType("Laid", int)
"""A set of number cards, one bit for each card's place in card order."""

_WIDTH: Final = len(VALUES)
_ROW: Final = (1 << _WIDTH) - 1
_COLLECTED: Final = (*CLASSIC_FAMILIES, Family.RAINBOW)
_RAINBOW: Final = Family.RAINBOW.index
_FAMILY: Final = tuple(_ROW << _WIDTH * family.index for family in _COLLECTED)
_VALUE: Final = tuple(
    sum(1 << _WIDTH * family.index + value for family in _COLLECTED) for value in VALUES
)
_ORDER: Final = tuple(NumberCard(family, value) for family in FAMILIES for value in VALUES)

_TOP: Final = attrgetter("top")

_LAID: Final = tuple(1 << card.order for card in NUMBER_CARDS)
"""The bit of each card, by its place in a card set."""


def lay_out(cards: Iterable[NumberCard]) -> Laid:
    """The set of these cards by card order."""
    return Laid(sum(1 << card.order for card in cards))


def lay_out_set(cards: CardSet) -> Laid:
    """The set of these number cards by card order."""
    laid = 0
    for place in bits_of(cards):
        laid |= _LAID[place]
    return Laid(laid)


def cards_laid(laid: int) -> tuple[NumberCard, ...]:
    """The cards of a set, in card order."""
    return tuple(_ORDER[place] for place in bits_of(laid))


@frozen(weakref_slot=False)
class Way:
    """One way to fulfil an objective, up to the choice of equal cards."""

    top: int
    """The highest value among its cards, at least; 0 where that is left open."""
    takes: int
    """How many cards of each value it is certain to take, as `counting` writes it."""
    slots: tuple[Slot, ...]


_way: Final = constructor_of(Way)


def _cards_by_value(layout: Layout) -> tuple[int, ...]:
    return tuple(layout.laid & cards for cards in _VALUE)


@frozen(eq=False)
class Layout:
    """A collection, and the ways in which it fulfils objectives."""

    laid: Laid
    by_value: tuple[int, ...] = field(init=False, default=Factory(_cards_by_value, takes_self=True))
    """The cards of each value."""
    _ways: dict[Objective, tuple[Way, ...]] = field(init=False, factory=dict)

    @property
    def rainbow(self) -> int:
        """The Rainbow cards."""
        return self.laid & _FAMILY[_RAINBOW]

    def coloured(self, family: int) -> int:
        """The cards of a classic family and the Rainbow cards, which are wild for it (SC-34)."""
        return self.laid & (_FAMILY[family] | _FAMILY[_RAINBOW])

    def values(self, family: int) -> int:
        """The values of a family in the collection, one bit for each."""
        return self.laid >> _WIDTH * family & _ROW

    def colour_families(self, fewest: int) -> tuple[int, ...]:
        """The classic families with at least so many cards, Rainbow cards counted."""
        return tuple(f for f in range(_RAINBOW) if self.coloured(f).bit_count() >= fewest)

    def ways(self, objective: Objective) -> tuple[Way, ...]:
        """Every way to fulfil an objective, those with the highest cards first.

        The ways of both Couleurs and of Arc-en-ciel leave their highest card open:
        which it is does not decide whether the objective is possible.
        """
        if objective not in self._ways:
            self._ways[objective] = tuple(self._all_ways(objective))
        return self._ways[objective]

    def _all_ways(self, objective: Objective) -> Iterable[Way]:
        match objective:
            case Objective.PAIR | Objective.THREE | Objective.FOUR:
                return self._alike(objective.needs)
            case Objective.RUN3 | Objective.RUN5:
                return self._runs(objective.needs, self.laid)
            case Objective.RAINBOW_RUN:
                return self._runs(objective.needs, self.rainbow)
            case Objective.COLOUR_RUN:
                return self._colour_runs()
            case Objective.RAINBOW:
                return self._rainbows()
            case _:  # both Couleurs
                return [
                    Way(0, 0, (self.coloured(family),) * objective.needs)
                    for family in self.colour_families(objective.needs)
                ]

    def topped(self, way: Way) -> Iterator[Way]:
        """The same way for each highest card that it may claim, the highest first."""
        distinct = tuple(_distinct(way.slots))
        for top, same in reversed(tuple(enumerate(self.by_value))):
            for n, slot in distinct:
                if slot & same:
                    others = (*way.slots[:n], *way.slots[n + 1 :])
                    yield _way(top, taking(1, top), (slot & same, *others))

    def _alike(self, count: int) -> list[Way]:
        return [
            _way(value, taking(count, value), (cards,) * count)
            for value, cards in reversed(tuple(enumerate(self.by_value)))
            if cards.bit_count() >= count
        ]

    def _runs(self, count: int, cards: int) -> list[Way]:
        return [
            _way(
                top,
                taking_run(count, top),
                tuple([slot & cards for slot in self.by_value[top - count + 1 : top + 1]]),
            )
            for top in reversed(tuple(bits_of(_RUN_TOPS[count](_values(cards)))))
        ]

    def _colour_runs(self) -> list[Way]:
        found = {
            way.slots: way  # all-Rainbow runs come with every family
            for family in range(_RAINBOW)
            for way in self._runs(Objective.COLOUR_RUN.needs, self.coloured(family))
        }
        return sorted(found.values(), key=_TOP, reverse=True)

    def _rainbows(self) -> list[Way]:
        slots = tuple([self.laid & cards for cards in _FAMILY])
        return [Way(0, 0, slots)] if all(slots) else []


def _distinct(slots: tuple[Slot, ...]) -> Iterator[tuple[int, Slot]]:
    """The slots, each with its place, equal ones once."""
    return ((place, slot) for place, slot in enumerate(slots) if slot not in slots[:place])


def possible_alone(laid: Laid) -> tuple[Objective, ...]:
    """The objectives that a collection fulfils if it may use all its cards for each."""
    rainbow = laid >> _WIDTH * _RAINBOW & _ROW
    classics = [laid >> _WIDTH * family & _ROW for family in range(_RAINBOW)]
    one, two, three, four = _at_least(classics, rainbow)
    most = max([cards.bit_count() for cards in classics]) + rainbow.bit_count()
    possible = (
        two,
        three,
        four,
        most >= Objective.COLOUR.needs,
        most >= Objective.BIG_COLOUR.needs,
        _has_run3(one),
        _has_run5(one),
        most >= Objective.COLOUR_RUN.needs
        and any(_has_run5(cards | rainbow) for cards in classics),
        all(classics) and rainbow,
        _has_run3(rainbow),
    )
    return tuple(compress(OBJECTIVES, possible))


def takes_all(objective: Objective, laid: Laid) -> bool:
    """Whether an objective is fulfilled by all these cards, and takes every one of them."""
    if objective is Objective.COLOUR:
        rainbow = _FAMILY[_RAINBOW]
        one_family = any(not laid & ~(_FAMILY[family] | rainbow) for family in range(_RAINBOW))
        return one_family and laid.bit_count() >= objective.needs
    return laid.bit_count() == objective.needs and objective in possible_alone(laid)


def _at_least(classics: list[int], rainbow: int) -> tuple[int, int, int, int]:
    """The values of which there is at least one card, at least two, and so on up to four."""
    one, two, three, four = rainbow, 0, 0, 0
    for cards in classics:
        four |= three & cards
        three |= two & cards
        two |= one & cards
        one |= cards
    return one, two, three, four


def _values(cards: int) -> int:
    """The values of cards, one bit for each."""
    values = 0
    while cards:
        values |= cards & _ROW
        cards >>= _WIDTH
    return values


def highest(cards: int) -> int:
    """The highest value among cards."""
    return _values(cards).bit_length() - 1


def points_laid(objective: Objective, cards: int) -> int:
    """What cards that fulfil an objective give for it (SC-33)."""
    extra = cards.bit_count() - objective.needs if objective is Objective.COLOUR else 0
    return objective.pays + COLOUR_BONUS * extra + highest(cards)


def _has_run3(values: int) -> int:
    return values & values << 1 & values << 2


def _has_run5(values: int) -> int:
    return _has_run3(values) & values << 3 & values << 4


_RUN_TOPS: Final = {3: _has_run3, 5: _has_run5}
"""What finds the highest values of all runs of some length."""
