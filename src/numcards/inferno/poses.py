"""Which poses are legal: one set of predicates for listing them and for refusing others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import Family, Special
from numcards.core.decks import NUMBER_CARDS, bits_of
from numcards.core.errors import Refusal
from numcards.inferno.actions import INFINI, NUMX, PASS, Action, Infini, NumX, Pose, Posed
from numcards.inferno.deck import JOKERS
from numcards.inferno.refusals import CardFacts, Code, CountFacts, TopFacts, ValueFacts
from numcards.inferno.tables import ANY_COUNT, ROW

if TYPE_CHECKING:
    from numcards.core.cards import Card
    from numcards.core.decks import CardSet
    from numcards.inferno.options import Options
    from numcards.inferno.tables import Groups

__all__ = ["can_cut", "cut_refusal", "legal_poses", "only_passes", "pass_refusal", "pose_refusal"]


def legal_poses(
    hand: CardSet, groups: Groups, top: Posed | None, *, inverted: bool
) -> tuple[Action, ...]:
    """Everything that a hand may do on this top: in the order of `all_actions`.

    Passing comes first where it is legal, then poses by value, then the cuts.
    """
    actions: list[Action] = []
    if top is None:
        count = ANY_COUNT
    else:
        actions.append(PASS)
        count = top.next_count
        groups = _following(groups, top, inverted=inverted) if count else ()
    row = ROW * (hand & JOKERS).bit_count() + count
    for group in groups:
        actions += group[row]
    if hand >= INFINI.needs:
        actions += [cut for cut in (INFINI, NUMX) if can_cut(hand, cut, top)]
    return tuple(actions) or (PASS,)  # a leader may pass only where nothing can be posed (INF-12)


def _following(groups: Groups, top: Pose | Infini | NumX, *, inverted: bool) -> Groups:
    """The groups that may follow a top by their values (INF-09, INF-11, INF-13, INF-14)."""
    if type(top) is not Pose or top.effect is not None:
        return groups
    return groups[: top.value] if inverted else groups[top.value + 1 :]


def _jokers(hand: CardSet) -> int:
    return (hand & JOKERS).bit_count()


def can_cut(hand: CardSet, cut: Infini | NumX, top: Posed | None) -> bool:
    """Whether a hand holds an infini or numx and may lay it (INF-19 to INF-24)."""
    return bool(hand & cut.needs) and hand != cut.needs and _lies_on(cut, top)


def _lies_on(cut: Infini | NumX, top: Posed | None) -> bool:
    return cut is NUMX or top is not INFINI


def only_passes(hand: CardSet) -> bool:
    """Whether a hand has no pose to lead with: one infini, one numx, or jokers alone (INF-12)."""
    return hand in (INFINI.needs, NUMX.needs) or not hand & ~JOKERS


def pass_refusal(hand: CardSet, top: Posed | None) -> Refusal | None:
    """Why a player may not pass (INF-09, INF-12)."""
    if top is not None or only_passes(hand):
        return None
    return Refusal(
        Code.MUST_POSE, "INF-12", "Whoever leads a trick and has a legal pose must pose."
    )


def cut_refusal(hand: CardSet, cut: Infini | NumX, top: Posed | None) -> Refusal | None:
    """Why a player may not lay an infini or numx (INF-19 to INF-24)."""
    if not hand & cut.needs:
        return _not_held(cut.cards)
    if top is not None and not _lies_on(cut, top):
        return _cannot_cut(cut, top, "INF-19")
    if hand == cut.needs:
        return Refusal(
            Code.CANNOT_FINISH,
            "INF-24",
            "A hand may not end with {cards[0]}.",
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
    if top.effect is None and (pose.value >= top.value if inverted else pose.value <= top.value):
        return _not_higher(pose, top, inverted=inverted)
    return None


def _missing(hand: CardSet, pose: Pose, options: Options) -> Refusal:
    foreign = _lacking(pose, options.deck.all_cards)
    if foreign:
        return Refusal(
            Code.NOT_IN_GAME,
            "INF-01",
            "This game's deck has no {cards}, or not so many.",
            CardFacts(foreign),
        )
    return _not_held(_lacking(pose, hand))


def _lacking(pose: Pose, held: CardSet) -> tuple[Card, ...]:
    """The cards of a pose that are not among those held, in card order."""
    numbers = [NUMBER_CARDS[place] for place in bits_of(pose.numbers & ~held)]
    return (*numbers, *(Special.JOKER,) * (pose.jokers - _jokers(held)))


def _not_held(cards: tuple[Card, ...]) -> Refusal:
    return Refusal(
        Code.NOT_HELD, "INF-05", "The hand holds no {cards}, or not so many.", CardFacts(cards)
    )


def _cannot_cut(given: Posed, top: Posed, rule: str) -> Refusal:
    return Refusal(Code.CANNOT_CUT, rule, "{given} cannot be laid on {top}.", TopFacts(given, top))


_COUNT_RULES: Final = {None: "INF-09", Family.RAINBOW: "INF-13", Family.SHADOW: "INF-14"}


def _wrong_count(pose: Pose, top: Pose) -> Refusal:
    if not top.next_count:
        return _cannot_cut(pose, top, "INF-16")
    return Refusal(
        Code.WRONG_COUNT,
        _COUNT_RULES[top.effect],
        "The number of cards to pose now is {needed}, not {given}.",
        CountFacts(pose.count, top.next_count),
    )


def _not_higher(pose: Pose, top: Pose, *, inverted: bool) -> Refusal:
    template = (
        "The order is inverted: a value below {to_beat} is needed, not {given}."
        if inverted
        else "A value above {to_beat} is needed, not {given}."
    )
    return Refusal(Code.NOT_HIGHER, "INF-11", template, ValueFacts(pose.value, top.value, inverted))
