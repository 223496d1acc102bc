"""Which card may go where, worked out once for every card, pile and pair of tops.

A `Right` says on which tops a card of some value may be placed.
The `Powers` of a seat say which right it has on which pile, and hold the actions ready-made:
for each card a `Held`, with a row of actions by the tops of the pile on which it is played.
Hands are made of these, so that listing legal actions is a matter of joining ready-made tuples.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from operator import attrgetter
from typing import TYPE_CHECKING, Final, TypeAlias, final

from attrs import field, frozen

from numcards.core.cards import (
    CLASSIC_FAMILIES,
    HIGHEST_VALUE,
    SPECIALS,
    VALUES,
    Card,
    Family,
    NumberCard,
    Special,
    Value,
)
from numcards.infini.actions import (
    PASSE,
    RESCUE_DIRECTIONS,
    SIMPLE,
    Action,
    Flash,
    Flip,
    Place,
    PlaceJoker,
)
from numcards.infini.piles import PAIRS_OF_TOPS, Branch, Direction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

NET: Final = 10
"""How far back a card or joker may lie exactly (INI-05, INI-10)."""

_LEVELS: Final = (None, *VALUES)
"""What the top of a branch may be; None stands for an empty one."""


def _mirrored(value: Value) -> Value:
    """The value that plays on a rising branch the part of this one on a falling branch."""
    return Value(HIGHEST_VALUE - value)


@frozen(eq=False)
class Right:
    """By which rule cards may be placed on a pile."""

    name: str
    """Which of the constants below it is."""
    allows: Callable[[Value, Value | None], bool] = field(repr=False)
    """Whether a value may be placed on a rising branch with this top.

    On falling branches the same holds of the mirrored values.
    """

    def fits(self, direction: Direction, top: Value | None, value: Value) -> bool:
        """Whether a value may be placed on a branch with this top; None where it is empty."""
        if direction is Direction.RISING:
            return self.allows(value, top)
        return self.allows(_mirrored(value), None if top is None else _mirrored(top))

    def fitting(self, direction: Direction, top: Value | None) -> tuple[Value, ...]:
        """All values that may be placed on a branch with this top, ascending."""
        return tuple(value for value in VALUES if self.fits(direction, top, value))

    def __reduce__(self) -> str:
        """Pickle the name of the constant that it is."""
        return self.name


EXTEND: Final = Right("EXTEND", lambda value, top: top is None or value > top or value == top - NET)
"""On one's own pile: above the top, or exactly 10 below it (INI-04, INI-05)."""
HELP: Final = Right("HELP", lambda value, top: top is not None and value < top)
"""On a rival's pile: only below the top (INI-08)."""
HELP_OR_START: Final = Right("HELP_OR_START", lambda value, top: top is None or value < top)
"""On a rival's pile with `rival_start="allowed"`: below the top, or anything first (INI-08)."""
ALWAYS: Final = Right("ALWAYS", lambda _value, _top: True)
"""A rescue card: whatever the top (INI-06)."""
NEVER: Final = Right("NEVER", lambda _value, _top: False)
"""A rescue card on a rival's pile with `rescue_targets="own"` (INI-09)."""

Row: TypeAlias = tuple[tuple[Action, ...], ...]
"""Ready-made actions by the tops of a pile."""

ByTop: TypeAlias = tuple[tuple[Action, ...], ...]
"""Actions by the top of one branch: first of an empty one, then by value."""


def _whatever_lies(*actions: Action) -> Row:
    """The row of a card with which one can do the same whatever lies on the pile."""
    return (actions,) * PAIRS_OF_TOPS


def _by_tops(rising: ByTop, falling: ByTop) -> Row:
    """The row of a card that is played on either branch, by the top of that branch."""
    return tuple(up + down for up, down in product(rising, falling))


_NOTHING: Final = _whatever_lies()
_NOWHERE: Final[ByTop] = ((),) * len(_LEVELS)
_CARDS: Final[tuple[Card, ...]] = (
    *(NumberCard(family, value) for family in Family for value in VALUES),
    *SPECIALS,
)


@final
@frozen(eq=False)
class Held:
    """A card in the hand of a seat, with what can be done with it."""

    card: Card
    order: int = field(repr=False)
    """The place of the card in card order."""
    pile: int = field(repr=False)
    """The pile on which it is played, if that is always the same."""
    row: Row = field(repr=False)
    """What it can do there; nothing for a card that is played on several piles."""
    others: tuple[tuple[int, Row], ...] = field(repr=False)
    """The piles on which a card can be played that is played on several, each with its row."""


_ORDER: Final = attrgetter("order")


@frozen(eq=False)
class Powers:
    """What a seat may do on each pile."""

    placing: tuple[Right, ...]
    """By which right it places colour cards on each pile."""
    rescuing: tuple[Right, ...]
    """By which right it places rescue cards on each pile."""
    targets: tuple[bool, ...]
    """On which piles it may play joker, flip and flash."""
    held: tuple[Held, ...] = field(repr=False)
    """What it can do with each card that it holds, by the order of the card."""

    def hand(self, cards: Iterable[Card]) -> tuple[Held, ...]:
        """A hand of these cards, in card order."""
        return self.with_cards((), cards)

    def with_cards(self, hand: tuple[Held, ...], cards: Iterable[Card]) -> tuple[Held, ...]:
        """A hand with these cards too, in card order."""
        held, joined = self.held, [*hand]
        for card in cards:
            joined.append(held[card.order])  # noqa: PERF401  # a comprehension takes longer
        joined.sort(key=_ORDER)
        return tuple(joined)

    def __reduce__(self) -> tuple[Callable[..., Powers], tuple[object, ...]]:
        """Pickle the rights, so that unpickling finds the same tables again."""
        return powers_of, (self.placing, self.rescuing, self.targets)


@cache
def powers_of(
    placing: tuple[Right, ...], rescuing: tuple[Right, ...], targets: tuple[bool, ...]
) -> Powers:
    """The powers of a seat that has these rights, pile by pile."""
    held = tuple(_held(card, tuple(_rows(card, placing, rescuing, targets))) for card in _CARDS)
    return Powers(placing, rescuing, targets, held)


def _rows(
    card: Card, placing: tuple[Right, ...], rescuing: tuple[Right, ...], targets: tuple[bool, ...]
) -> Iterable[tuple[int, Row]]:
    """The piles on which a card can be played, each with its row."""
    if isinstance(card, NumberCard):
        if card.family in RESCUE_DIRECTIONS:
            return [(pile, _rescue_row(card, pile, right)) for pile, right in enumerate(rescuing)]
        pile = card.family.index
        return [(pile, _colour_row(card, placing[pile]))] if pile < len(placing) else []
    if card in _ANYTIME:
        return [(0, _whatever_lies(_ANYTIME[card]))]
    if card in _TARGETED:
        make = _TARGETED[card]
        return [(pile, make(CLASSIC_FAMILIES[pile])) for pile, may in enumerate(targets) if may]
    return []


def _held(card: Card, rows: tuple[tuple[int, Row], ...]) -> Held:
    """A card that can be played on these piles; one row where none of them depends on its pile."""
    pile, row, others = 0, _NOTHING, rows
    if len(rows) == 1:
        ((pile, row),), others = rows, ()
    elif all(row.count(row[0]) == len(row) for _, row in rows):
        row, others = _whatever_lies(*(action for _, each in rows for action in each[0])), ()
    return Held(card=card, order=card.order, pile=pile, row=row, others=others)


def _colour_row(card: NumberCard, right: Right) -> Row:
    """A colour card on its own pile (INI-04, INI-05, INI-08)."""
    rising, falling = (_placings(card, Branch(card.family, way), right) for way in Direction)
    return _by_tops(rising, falling)


def _rescue_row(card: NumberCard, pile: int, right: Right) -> Row:
    """A rescue card on one pile (INI-06, INI-09)."""
    branch = Branch(CLASSIC_FAMILIES[pile], RESCUE_DIRECTIONS[card.family])
    by_top = _placings(card, branch, right)
    if branch.direction is Direction.RISING:
        return _by_tops(by_top, _NOWHERE)
    return _by_tops(_NOWHERE, by_top)


def _placings(card: NumberCard, branch: Branch, right: Right) -> ByTop:
    place = (Place(card, branch),)
    return tuple(place if right.fits(branch.direction, top, card.value) else () for top in _LEVELS)


def joker_values(direction: Direction, top: Value) -> tuple[Value, ...]:
    """The values that a joker may be given on a branch with this top, ascending (INI-10).

    >>> joker_values(Direction.RISING, Value(14)), joker_values(Direction.FALLING, Value(14))
    ((4, 14), (14,))
    """
    net = top - NET if direction is Direction.RISING else top + NET
    return tuple(Value(value) for value in sorted((top, net)) if value in VALUES)


def _joker_row(colour: Family) -> Row:
    rising, falling = (_jokers(Branch(colour, way)) for way in Direction)
    return _by_tops(rising, falling)


def _jokers(branch: Branch) -> ByTop:
    return (
        (),
        *(
            tuple(PlaceJoker(value, branch) for value in joker_values(branch.direction, top))
            for top in VALUES
        ),
    )


def _flip_row(colour: Family) -> Row:
    flip = (Flip(colour),)
    return tuple(() if None in tops else flip for tops in product(_LEVELS, _LEVELS))


def _flash_row(colour: Family) -> Row:
    rising, falling = (((), *[(Flash(Branch(colour, way)),)] * len(VALUES)) for way in Direction)
    return _by_tops(rising, falling)


_ANYTIME: Final[Mapping[Card, Action]] = {Special.SIMPLE: SIMPLE, Special.PASSE: PASSE}
"""What can be played whatever lies on the piles; a passe, where one may be played (INI-14)."""

_TARGETED: Final[Mapping[Card, Callable[[Family], Row]]] = {
    Special.JOKER: _joker_row,
    Special.FLIP: _flip_row,
    Special.FLASH: _flash_row,
}
"""What is played on a pile that one may target, each with its row there (INI-10 to INI-12)."""
