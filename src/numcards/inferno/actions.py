"""What a player may do: pass, or pose cards.

All actions are interned: equal ones are the same object.
Each knows what follows from it alone: what it asks of the next pose, and whether it stops
the trick.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, NamedTuple, NewType, TypeAlias, final

from attrs import Factory, field, frozen

from numcards.core.cards import Card, Family, NumberCard, Special, Value
from numcards.core.decks import CardSet, number_card_bit
from numcards.core.errors import NotationError
from numcards.core.interning import Interned
from numcards.core.seats import Seat
from numcards.core.sentences import say, shown
from numcards.inferno.deck import INFINIS, JOKERS, NUMXES, first_copies

FamilySet = NewType("FamilySet", int)
"""A set of families of one value: bit i stands for the family with that index."""

_RAINBOW: Final = 1 << Family.RAINBOW.index
_SHADOW: Final = 1 << Family.SHADOW.index
_EFFECTS: Final = {Family.RAINBOW: 1, Family.SHADOW: -1}

_MOST_CLASSICS: Final = 4
_INFERNO_COUNT: Final = 3
INFERNO_VALUES: Final = (Value(6), Value(9))
"""The values of which a triple may be an Inferno (INF-25)."""


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
    copies: ClassVar[CardSet] = INFINIS
    needs: ClassVar[CardSet] = first_copies(INFINIS, 1)
    stops: ClassVar[bool] = False
    may_end: ClassVar[bool] = False
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
    copies: ClassVar[CardSet] = NUMXES
    needs: ClassVar[CardSet] = NUMXES
    stops: ClassVar[bool] = True
    may_end: ClassVar[bool] = True
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
        problem, rule = (
            say("only number cards of one value and jokers are posed together"),
            "INF-05",
        )
    elif not numbers:
        problem, rule = say("a pose holds at least one number card"), "INF-07"
    elif len({card.value for card in numbers}) > 1:
        problem, rule = say("its number cards have one value"), "INF-05"
    elif len(set(numbers)) < len(numbers):
        problem, rule = say("each number card exists once"), "INF-01"
    elif sum(card.family.is_classic for card in numbers) + jokers > _MOST_CLASSICS:
        problem, rule = say("a pose holds at most 4 classic cards and jokers"), "INF-07"
    elif cards != (ordered := _in_order(cards)):
        problem, rule = say("this pose is written {text}", text=pose_text(ordered)), "INF-08"
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
    taken: list[object] = list(cards) if isinstance(cards, Iterable) else [cards]
    known = tuple(card for card in taken if isinstance(card, Card))
    if len(known) == len(taken):
        return known
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


def _value(pose: Pose) -> Value:
    return next(card.value for card in pose.cards if isinstance(card, NumberCard))


def _count(pose: Pose) -> int:
    return len(pose.cards)


def _families(pose: Pose) -> FamilySet:
    numbers = (card for card in pose.cards if isinstance(card, NumberCard))
    return FamilySet(sum(1 << card.family.index for card in numbers))


def _jokers(pose: Pose) -> int:
    return pose.cards.count(Special.JOKER)


def _numbers(pose: Pose) -> CardSet:
    numbers = (card for card in pose.cards if isinstance(card, NumberCard))
    return CardSet(sum(1 << number_card_bit(card) for card in numbers))


def _needs(pose: Pose) -> CardSet:
    if pose.jokers > JOKERS.bit_count():  # the notation allows it, but no hand holds so many
        return CardSet(NUMXES << 1)
    return CardSet(pose.numbers | first_copies(JOKERS, pose.jokers))


def _stops(pose: Pose) -> bool:
    return bool(pose.families & _RAINBOW and pose.families & _SHADOW)


def _effect(pose: Pose) -> Family | None:
    top = pose.cards[-1]
    if isinstance(top, NumberCard) and _is_special(top) and not pose.stops:
        return top.family
    return None


def _next_count(pose: Pose) -> int:
    return pose.count if pose.effect is None else pose.count + _EFFECTS[pose.effect]


def _higher(pose: Pose) -> slice:
    return slice(pose.value + 1 if pose.effect is None else 0, None)


def _lower(pose: Pose) -> slice:
    return slice(0, pose.value if pose.effect is None else None)


def _may_end(pose: Pose) -> bool:
    return pose.stops or not pose.next_count


def _has_inferno(pose: Pose) -> bool:
    triple = pose.count == _INFERNO_COUNT and pose.value in INFERNO_VALUES
    return triple and bool(pose.families & (_RAINBOW | _SHADOW))


def _shows_inferno(pose: Pose) -> bool:
    return pose.has_inferno and (pose.stops or pose.effect is not None)


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
    value: Value = field(init=False, default=Factory(_value, takes_self=True))
    """The value of its number cards."""
    count: int = field(init=False, default=Factory(_count, takes_self=True))
    """How many cards it has, 1 to 6."""
    families: FamilySet = field(init=False, default=Factory(_families, takes_self=True))
    """The families of its number cards."""
    jokers: int = field(init=False, default=Factory(_jokers, takes_self=True))
    """How many jokers are in it, 0 to 2 in a real game."""
    numbers: CardSet = field(init=False, default=Factory(_numbers, takes_self=True))
    """Its number cards."""
    needs: CardSet = field(init=False, default=Factory(_needs, takes_self=True))
    """What a hand must hold to make this pose."""
    stops: bool = field(init=False, default=Factory(_stops, takes_self=True))
    """Whether both Rainbow and Shadow are in it, which stops the trick (INF-17)."""
    effect: Family | None = field(init=False, default=Factory(_effect, takes_self=True))
    """The Rainbow or Shadow on top that decides the next count (INF-13, INF-14)."""
    next_count: int = field(init=False, default=Factory(_next_count, takes_self=True))
    """How many cards the next number pose must have; 0 after a lone Shadow (INF-16)."""
    higher: slice = field(init=False, default=Factory(_higher, takes_self=True))
    """The values that may follow: any behind an effect, else the higher ones (INF-11)."""
    lower: slice = field(init=False, default=Factory(_lower, takes_self=True))
    """The same while the order is inverted (INF-26)."""
    may_end: bool = field(init=False, default=Factory(_may_end, takes_self=True))
    """Whether it stops the trick, or is a single Shadow, which may end it too (INF-16)."""
    has_inferno: bool = field(init=False, default=Factory(_has_inferno, takes_self=True))
    """Whether it is a triple of 6s or 9s with a Rainbow or Shadow in it (INF-25)."""
    shows_inferno: bool = field(init=False, default=Factory(_shows_inferno, takes_self=True))
    """Whether, besides, a Rainbow or Shadow lies on top, or both are in it (INF-25)."""

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return pose_text(self.cards)

    __repr__ = __str__


Posed: TypeAlias = Pose | Infini | NumX
"""What can lie on the table."""

Action: TypeAlias = Pass | Pose | Infini | NumX
"""Every kind of action of NUM Inferno."""


class Play(NamedTuple):
    """A pose on the table and who posed it: `for seat, posed in state.trick`."""

    seat: Seat
    posed: Posed


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
    return Pose(_in_order(chosen))
