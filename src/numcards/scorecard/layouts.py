"""Collections laid out by family, and every way in which one objective can use them.

Here a card is the bit of its place in card order, so that each family is a run of 17 bits.
A *way* says what an objective is certain to take: how many cards of which values,
and the slots that a matching must fill.
Which card fills which slot is left to the matching,
so that the many choices of cards that are worth the same count as one.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final, NewType

from attrs import Factory, field, frozen

from numcards.core.cards import CLASSIC_FAMILIES, FAMILIES, VALUES, Family, NumberCard
from numcards.core.decks import CardSet, bits_of
from numcards.scorecard.counting import GUARDS, taking
from numcards.scorecard.objectives import OBJECTIVES, Objective

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numcards.scorecard.matching import Slot

__all__ = [
    "Laid",
    "Layout",
    "Way",
    "cards_laid",
    "lay_out",
    "lay_out_set",
    "possible_alone",
]

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

_CHUNK: Final = (1 << len(FAMILIES)) - 1
_SPREAD: Final = tuple(
    sum(1 << _WIDTH * place for place in bits_of(chunk)) for chunk in range(_CHUNK + 1)
)
"""The families of one value, as a card set has them side by side, each in its own run."""


def lay_out(cards: Iterable[NumberCard]) -> Laid:
    """The set of these cards by card order."""
    return Laid(sum(1 << card.order for card in cards))


def lay_out_set(cards: CardSet) -> Laid:
    """The set of these number cards by card order."""
    laid = 0
    for value in VALUES:
        laid |= _SPREAD[cards & _CHUNK] << value
        cards = CardSet(cards >> len(FAMILIES))
    return Laid(laid)


def cards_laid(laid: int) -> tuple[NumberCard, ...]:
    """The cards of a set, in card order."""
    return tuple(_ORDER[place] for place in bits_of(laid))


@frozen
class Way:
    """One way to fulfil an objective, up to the choice of equal cards."""

    top: int
    """The highest value among its cards, at least; 0 where that is left open."""
    takes: int
    """How many cards of each value it is certain to take, as `counting` writes it."""
    slots: tuple[Slot, ...]


def _cards_by_value(layout: Layout) -> tuple[int, ...]:
    return tuple(layout.laid & cards for cards in _VALUE)


@frozen(eq=False)
class Layout:
    """A collection, and the ways in which it fulfils objectives."""

    laid: Laid
    by_value: tuple[int, ...] = field(init=False, default=Factory(_cards_by_value, takes_self=True))
    """The cards of each value."""

    @property
    def counts(self) -> int:
        """How many cards of each value there are, with guards."""
        return GUARDS + sum(
            [taking(cards.bit_count(), value) for value, cards in enumerate(self.by_value)]
        )

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

    def big_colour(self, family: int) -> Way:
        """Grande Couleur with the cards of a family."""
        return Way(0, 0, (self.coloured(family),) * Objective.BIG_COLOUR.needs)

    def ways(self, objective: Objective) -> tuple[Way, ...]:
        """Every way to fulfil an objective, those with the highest cards first.

        The ways of both Couleurs and of Arc-en-ciel leave their highest card open:
        which it is does not decide whether the objective is possible.
        """
        return tuple(sorted(self._ways(objective), key=lambda way: -way.top))

    def _ways(self, objective: Objective) -> Iterator[Way]:
        match objective:
            case Objective.PAIR | Objective.THREE | Objective.FOUR:
                yield from self._alike(objective.needs)
            case Objective.RUN3 | Objective.RUN5:
                yield from self._runs(objective.needs, self.laid)
            case Objective.RAINBOW_RUN:
                yield from self._runs(objective.needs, self.laid & _FAMILY[_RAINBOW])
            case Objective.COLOUR_RUN:
                yield from self._colour_runs()
            case Objective.RAINBOW:
                yield from self._rainbows()
            case _:  # both Couleurs
                for family in self.colour_families(objective.needs):
                    yield Way(0, 0, (self.coloured(family),) * objective.needs)

    def topped(self, way: Way) -> tuple[Way, ...]:
        """The same way for each highest card that it may claim, the highest first."""
        claims = [
            (
                top,
                Way(top, taking(1, top), (slot & same, *way.slots[:n], *way.slots[n + 1 :])),
            )
            for n, slot in _distinct(way.slots)
            for top, same in enumerate(self.by_value)
            if slot & same
        ]
        return tuple(way for _, way in sorted(claims, key=lambda claim: -claim[0]))

    def _alike(self, count: int) -> Iterator[Way]:
        for value, cards in enumerate(self.by_value):
            if cards.bit_count() >= count:
                yield Way(value, taking(count, value), (cards,) * count)

    def _runs(self, count: int, cards: int) -> Iterator[Way]:
        for top in range(count - 1, _WIDTH):
            values = range(top, top - count, -1)
            slots = tuple(self.by_value[value] & cards for value in values)
            if all(slots):
                yield Way(top, sum([taking(1, value) for value in values]), slots)

    def _colour_runs(self) -> Iterator[Way]:
        seen: set[tuple[Slot, ...]] = set()
        for family in range(_RAINBOW):
            for way in self._runs(Objective.COLOUR_RUN.needs, self.coloured(family)):
                if way.slots not in seen:  # all-Rainbow runs come with every family
                    seen.add(way.slots)
                    yield way

    def _rainbows(self) -> Iterator[Way]:
        slots = tuple(self.laid & cards for cards in _FAMILY)
        if all(slots):
            yield Way(0, 0, slots)


def _distinct(slots: tuple[Slot, ...]) -> Iterator[tuple[int, Slot]]:
    """The slots, each with its place, equal ones once."""
    return ((place, slot) for place, slot in enumerate(slots) if slot not in slots[:place])


def possible_alone(laid: Laid) -> tuple[Objective, ...]:
    """The objectives that a collection fulfils if it may use all its cards for each."""
    rainbow = laid >> _WIDTH * _RAINBOW & _ROW
    classics = [laid >> _WIDTH * family & _ROW for family in range(_RAINBOW)]
    one, two, three, four = _at_least(classics, rainbow)
    most = max(cards.bit_count() for cards in classics) + rainbow.bit_count()
    possible = (
        two,
        three,
        four,
        most >= Objective.COLOUR.needs,
        most >= Objective.BIG_COLOUR.needs,
        _has_run3(one),
        _has_run5(one),
        any(_has_run5(cards | rainbow) for cards in classics),
        all(classics) and rainbow,
        _has_run3(rainbow),
    )
    return tuple(compress(OBJECTIVES, possible))


def _at_least(classics: list[int], rainbow: int) -> tuple[int, int, int, int]:
    """The values of which there is at least one card, at least two, and so on up to four."""
    one, two, three, four = rainbow, 0, 0, 0
    for cards in classics:
        four |= three & cards
        three |= two & cards
        two |= one & cards
        one |= cards
    return one, two, three, four


def _has_run3(values: int) -> int:
    return values & values << 1 & values << 2


def _has_run5(values: int) -> int:
    return _has_run3(values) & values << 3 & values << 4
