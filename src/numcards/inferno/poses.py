"""Which poses are legal: one set of predicates for listing them and for refusing others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import VALUES, Family, Special
from numcards.core.decks import NUMBER_CARDS, bits_of
from numcards.core.refusals import Refusal
from numcards.inferno.actions import INFINI, NUMX, PASS, Action, Infini, NumX, Pose, Posed
from numcards.inferno.deck import INFINIS, JOKERS, NUMXES
from numcards.inferno.refusals import CardFacts, Code, CountFacts, TopFacts, ValueFacts
from numcards.inferno.tables import ANY_COUNT

if TYPE_CHECKING:
    from numcards.core.cards import Card
    from numcards.core.decks import CardSet
    from numcards.inferno.options import Options
    from numcards.inferno.tables import Groups


def legal_leads(hand: CardSet, groups: Groups) -> tuple[Action, ...]:
    """What a hand may lead with (INF-10), or the pass alone where it has nothing (INF-12).

    In the order of `all_actions`: poses by value, then infini and numx.
    """
    actions: list[Action] = []
    for group in groups:
        actions += group[ANY_COUNT]
    if hand >= _LOWEST_CUT:
        actions += _cuts(hand, None)
    return tuple(actions) or _PASS_ALONE


def legal_replies(
    hand: CardSet, groups: Groups, top: Posed, *, inverted: bool
) -> tuple[Action, ...]:
    """What a hand may do on this top (INF-09 to INF-16, INF-19 to INF-24).

    In the order of `all_actions`: pass, poses by value, then infini and numx.
    """
    actions = _PASS_ALONE
    if type(top) is Pose and top.next_count:
        count = top.next_count
        for group in groups[top.lower if inverted else top.higher]:
            if poses := group[count]:
                actions = actions + poses
    return actions + _cuts(hand, top) if hand >= _LOWEST_CUT else actions


_PASS_ALONE: Final[tuple[Action, ...]] = (PASS,)
_INFINI_ALONE: Final[tuple[Action, ...]] = (INFINI,)
_NUMX_ALONE: Final[tuple[Action, ...]] = (NUMX,)
_LONE_CUTS: Final = (INFINI.needs, NUMX.needs)
"""The hands that hold nothing but one infini or numx, which may not be laid (INF-24)."""
_LOWEST_CUT: Final = INFINI.needs
"""Infini and numx have the highest bits of a hand, so whatever holds one is at least this."""


def _cuts(hand: CardSet, top: Posed | None) -> tuple[Action, ...]:
    """The infini and numx that may be laid, for a hand that holds one (INF-19 to INF-24)."""
    if hand in _LONE_CUTS:
        return ()
    infini = _INFINI_ALONE if hand & INFINIS and top is not INFINI else ()
    return infini + _NUMX_ALONE if hand & NUMXES else infini


def _jokers(hand: CardSet) -> int:
    return (hand & JOKERS).bit_count()


def only_passes(hand: CardSet, groups: Groups) -> bool:
    """Whether a hand has no legal pose to lead with (INF-12)."""
    return legal_leads(hand, groups) is _PASS_ALONE


def pass_refusal(hand: CardSet, groups: Groups, top: Posed | None) -> Refusal | None:
    """Why a player may not pass (INF-09, INF-12)."""
    if top is not None or only_passes(hand, groups):
        return None
    return Refusal(
        Code.MUST_POSE, "INF-12", "Whoever leads a trick and has a legal pose must pose ({rule})."
    )


def cut_refusal(hand: CardSet, cut: Infini | NumX, top: Posed | None) -> Refusal | None:
    """Why a player may not lay an infini or numx (INF-19 to INF-24)."""
    if not hand & cut.needs:
        return _not_held(cut.cards)
    if top is INFINI and cut is INFINI:
        return _cannot_cut(cut, INFINI, "INF-19")
    if hand in _LONE_CUTS:
        return Refusal(
            Code.CANNOT_FINISH,
            "INF-24",
            "A hand may not end with {cards[0]} ({rule}).",
            CardFacts(cut.cards),
        )
    return None


def pose_refusal(
    hand: CardSet, pose: Pose, top: Posed | None, options: Options, *, inverted: bool
) -> Refusal | None:
    """Why a player may not pose these number cards (INF-09 to INF-16, INF-20)."""
    if pose.needs & ~hand:
        return _missing(hand, pose, options)
    if top is None:
        return None
    if type(top) is not Pose:
        return _cannot_cut(pose, top, "INF-20")
    if pose.count != top.next_count:
        return _wrong_count(pose, top)
    if pose.value not in VALUES[top.lower if inverted else top.higher]:
        return _not_higher(pose, top, inverted=inverted)
    return None


def _missing(hand: CardSet, pose: Pose, options: Options) -> Refusal:
    foreign = _lacking(pose, options.deck.all_cards)
    if foreign:
        return Refusal(
            Code.NOT_IN_GAME,
            "INF-01",
            "This game's deck has no {cards}, or not so many ({rule}).",
            CardFacts(foreign),
        )
    return _not_held(_lacking(pose, hand))


def _lacking(pose: Pose, held: CardSet) -> tuple[Card, ...]:
    """The cards of a pose that are not among those held, in card order."""
    numbers = [NUMBER_CARDS[place] for place in bits_of(pose.numbers & ~held)]
    return (*numbers, *(Special.JOKER,) * (pose.jokers - _jokers(held)))


def _not_held(cards: tuple[Card, ...]) -> Refusal:
    return Refusal(
        Code.NOT_HELD,
        "INF-05",
        "The hand holds no {cards}, or not so many ({rule}).",
        CardFacts(cards),
    )


def _cannot_cut(given: Posed, top: Posed, rule: str) -> Refusal:
    return Refusal(
        Code.CANNOT_CUT, rule, "{given} cannot be laid on {top} ({rule}).", TopFacts(given, top)
    )


_COUNT_RULES: Final = {None: "INF-09", Family.RAINBOW: "INF-13", Family.SHADOW: "INF-14"}


def _wrong_count(pose: Pose, top: Pose) -> Refusal:
    if not top.next_count:
        return _cannot_cut(pose, top, "INF-16")
    return Refusal(
        Code.WRONG_COUNT,
        _COUNT_RULES[top.effect],
        "The number of cards to pose now is {needed}, not {given} ({rule}).",
        CountFacts(pose.count, top.next_count),
    )


def _not_higher(pose: Pose, top: Pose, *, inverted: bool) -> Refusal:
    template = (
        "The order is inverted: a value below {to_beat} is needed, not {given} ({rule})."
        if inverted
        else "A value above {to_beat} is needed, not {given} ({rule})."
    )
    return Refusal(Code.NOT_HIGHER, "INF-11", template, ValueFacts(pose.value, top.value, inverted))
