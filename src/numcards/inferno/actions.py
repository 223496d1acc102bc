"""What a player may do: pass, or pose cards.

All actions are interned: equal ones are the same object.
Each knows what follows from it alone: what it asks of the next pose, and whether it stops
the trick.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, NewType, TypeAlias, final

from attrs import field, frozen

from numcards.core.cards import Card, Family, NumberCard, Special, Value
from numcards.core.decks import CardSet, number_card_bit
from numcards.core.errors import NotationError
from numcards.core.interning import Interned
from numcards.core.seats import Seat
from numcards.core.sentences import shown
from numcards.inferno.deck import INFINIS, JOKERS, NUMXES, first_copies

__all__ = [
    "INFINI",
    "NUMX",
    "PASS",
    "Action",
    "FamilySet",
    "Infini",
    "NumX",
    "Pass",
    "Play",
    "Pose",
    "Posed",
    "make_pose",
    "pose_text",
]

FamilySet = NewType("FamilySet", int)
"""A set of families of one value: bit i stands for the family with that index."""

_RAINBOW: Final = 1 << Family.RAINBOW.index
_SHADOW: Final = 1 << Family.SHADOW.index
_EFFECTS: Final = {Family.RAINBOW: 1, Family.SHADOW: -1}

_MOST_CLASSICS: Final = 4
_INFERNO_COUNT: Final = 3
_INFERNO_VALUES: Final = (6, 9)


@final
@frozen(eq=False, repr=False)
class Pass(Interned):
    """Not to follow, or to hand on the lead (INF-09, INF-12); written `pass`."""

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return "pass"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Infini(Interned):
    """An infini, posed alone (INF-19); written `infini`."""

    cards: ClassVar[tuple[Card, ...]] = (Special.INFINI,)
    count: ClassVar[int] = 1
    next_count: ClassVar[int] = 0
    needs: ClassVar[CardSet] = first_copies(INFINIS, 1)
    stops: ClassVar[bool] = False
    is_lone_shadow: ClassVar[bool] = False
    has_inferno: ClassVar[bool] = False
    shows_inferno: ClassVar[bool] = False

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return "infini"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class NumX(Interned):
    """The numx, posed alone: nothing can follow it (INF-21, INF-22); written `numx`."""

    cards: ClassVar[tuple[Card, ...]] = (Special.NUMX,)
    count: ClassVar[int] = 1
    next_count: ClassVar[int] = 0
    needs: ClassVar[CardSet] = NUMXES
    stops: ClassVar[bool] = True
    is_lone_shadow: ClassVar[bool] = False
    has_inferno: ClassVar[bool] = False
    shows_inferno: ClassVar[bool] = False

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return "numx"

    __repr__ = __str__


PASS: Final = Pass()
INFINI: Final = Infini()
NUMX: Final = NumX()


def pose_text(cards: Iterable[Card]) -> str:
    """Cards posed together, as the notation writes them."""
    return "+".join(map(str, cards))


def _checked_cards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards, if they are a pose (INF-05 to INF-07) in the order of the notation (INF-08)."""
    cards = _taken(cards)
    numbers = [card for card in cards if isinstance(card, NumberCard)]
    jokers = cards.count(Special.JOKER)
    if len(numbers) + jokers < len(cards):
        problem, rule = "only number cards of one value and jokers are posed together", "INF-05"
    elif not numbers:
        problem, rule = "a pose holds at least one number card", "INF-07"
    elif len({card.value for card in numbers}) > 1:
        problem, rule = "its number cards have one value", "INF-05"
    elif len(set(numbers)) < len(numbers):
        problem, rule = "each number card exists once", "INF-01"
    elif sum(card.family.is_classic for card in numbers) + jokers > _MOST_CLASSICS:
        problem, rule = "a pose holds at most 4 classic cards and jokers", "INF-07"
    elif cards != (ordered := _in_order(cards)):
        problem, rule = f"this pose is written {pose_text(ordered)}", "INF-08"
    else:
        return cards
    raise NotationError(
        "{given} is no pose: {problem} ({rule}).",
        given=shown(pose_text(cards)),
        problem=problem,
        rule=rule,
    )


def _taken(cards: object) -> tuple[Card, ...]:
    """What was given, if it is cards at all, whether or not they are a pose."""
    taken = tuple(cards) if isinstance(cards, Iterable) else (cards,)
    if all(isinstance(card, Card) for card in taken):
        return taken
    raise NotationError("{given} is no pose: a pose is made of cards (INF-05).", given=shown(cards))


def _in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards in the order of the notation, with the same kind of card on top.

    Classics, jokers, Rainbow, Shadow; but a lone Rainbow or Shadow that the last card
    covers comes first (INF-08).
    """
    special = [card for card in cards if _is_special(card)]
    plain = [card for card in cards if not _is_special(card)]
    if len(special) == 1 and not _is_special(cards[-1]):
        return (*special, *sorted(plain))
    return (*sorted(plain), *sorted(special))


def _is_special(card: Card) -> bool:
    return isinstance(card, NumberCard) and not card.family.is_classic


@final
@frozen(eq=False, repr=False)
class Pose(Interned):
    """One to six cards of one value, jokers included; written `R7+B7+joker`.

    `cards` stand in the order of the notation, the last one on top:
    Red, Green, Blue, Yellow, jokers, Rainbow, Shadow;
    a lone Rainbow or Shadow that is not on top comes first (INF-08).
    Use `make_pose` for cards in any order.
    Raises `NotationError` when the cards are no pose, by INF-05 to INF-08.
    """

    cards: tuple[Card, ...] = field(converter=_checked_cards)
    value: Value = field(init=False)
    """The value of its number cards."""
    count: int = field(init=False)
    """How many cards it has, 1 to 6."""
    families: FamilySet = field(init=False)
    """The families of its number cards."""
    jokers: int = field(init=False)
    """How many jokers are in it, 0 to 2 in a real game."""
    numbers: CardSet = field(init=False)
    """Its number cards."""
    needs: CardSet = field(init=False)
    """What a hand must hold to make this pose."""
    stops: bool = field(init=False)
    """Whether both Rainbow and Shadow are in it, which stops the trick (INF-17)."""
    effect: Family | None = field(init=False)
    """The Rainbow or Shadow on top that decides the next count (INF-13, INF-14)."""
    next_count: int = field(init=False)
    """How many cards the next number pose must have; 0 after a lone Shadow (INF-16)."""
    is_lone_shadow: bool = field(init=False)
    """Whether it is a single Shadow, behind which no count is possible (INF-16)."""
    has_inferno: bool = field(init=False)
    """Whether it is a triple of 6s or 9s with a Rainbow or Shadow in it (INF-25)."""
    shows_inferno: bool = field(init=False)
    """Whether, besides, a Rainbow or Shadow lies on top, or both are in it (INF-25)."""

    @value.default
    def _value(self) -> Value:
        return next(card.value for card in self.cards if isinstance(card, NumberCard))

    @count.default
    def _count(self) -> int:
        return len(self.cards)

    @families.default
    def _families(self) -> FamilySet:
        numbers = (card for card in self.cards if isinstance(card, NumberCard))
        return FamilySet(sum(1 << card.family.index for card in numbers))

    @jokers.default
    def _jokers(self) -> int:
        return self.cards.count(Special.JOKER)

    @numbers.default
    def _numbers(self) -> CardSet:
        numbers = (card for card in self.cards if isinstance(card, NumberCard))
        return CardSet(sum(1 << number_card_bit(card) for card in numbers))

    @needs.default
    def _needs(self) -> CardSet:
        if self.jokers > JOKERS.bit_count():  # the notation allows it, but no hand holds so many
            return CardSet(NUMXES << 1)
        return CardSet(self.numbers | first_copies(JOKERS, self.jokers))

    @stops.default
    def _stops(self) -> bool:
        return bool(self.families & _RAINBOW and self.families & _SHADOW)

    @effect.default
    def _effect(self) -> Family | None:
        top = self.cards[-1]
        if isinstance(top, NumberCard) and _is_special(top) and not self.stops:
            return top.family
        return None

    @next_count.default
    def _next_count(self) -> int:
        return self.count if self.effect is None else self.count + _EFFECTS[self.effect]

    @is_lone_shadow.default
    def _is_lone_shadow(self) -> bool:
        return not self.next_count

    @has_inferno.default
    def _has_inferno(self) -> bool:
        triple = self.count == _INFERNO_COUNT and self.value in _INFERNO_VALUES
        return triple and bool(self.families & (_RAINBOW | _SHADOW))

    @shows_inferno.default
    def _shows_inferno(self) -> bool:
        return self.has_inferno and (self.stops or self.effect is not None)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return pose_text(self.cards)

    __repr__ = __str__


Posed: TypeAlias = Pose | Infini | NumX
"""What can lie on the table."""

Action: TypeAlias = Pass | Pose | Infini | NumX
"""Every kind of action of NUM Inferno."""

Play: TypeAlias = tuple[Seat, Posed]
"""A pose on the table and who posed it: `for seat, posed in state.trick`."""


def make_pose(cards: Iterable[Card]) -> Posed:
    """Pose these cards together; the last one goes on top.

    The order matters only for what lies on top (INF-08), so any other order is accepted.
    Raises `NotationError` when the cards are no pose, by INF-05 to INF-07.

    >>> from numcards.core import parse_cards
    >>> make_pose(parse_cards("W7 joker R7"))
    W7+R7+joker
    """
    chosen = _taken(cards)
    if chosen == INFINI.cards:
        return INFINI
    if chosen == NUMX.cards:
        return NUMX
    return Pose(_in_order(chosen) if chosen else chosen)
