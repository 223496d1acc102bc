"""Why an action is not legal, by the predicates of `legality`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import VALUES, Family, Special
from numcards.core.decks import NUMBER_CARDS, bits_of
from numcards.core.refusals import Refusal, foreign_refusal
from numcards.inferno.actions import INFINI, Infini, NumX, Pass, Pose, Posed
from numcards.inferno.codes import CardFacts, Code, CountFacts, TopFacts, ValueFacts
from numcards.inferno.deck import JOKERS
from numcards.inferno.info import INFO
from numcards.inferno.legality import LONE_CUTS, only_passes

if TYPE_CHECKING:
    from numcards.core.cards import Card
    from numcards.core.decks import CardSet
    from numcards.inferno.options import Options
    from numcards.inferno.state import State
    from numcards.inferno.tables import Groups


def content_refusal(state: State, action: object) -> Refusal | None:
    """Why the player on turn may not do this; the game must not be over."""
    seat = state.still_in[0]
    hand = state.hands[seat]
    top = state.trick[-1].posed if state.trick else None
    if type(action) is Pass:
        return _pass_refusal(hand, state.groups[seat], top)
    if type(action) is Pose:
        current = state.round
        return _pose_refusal(hand, action, top, current.options, inverted=current.inverted)
    if type(action) is Infini or type(action) is NumX:
        return _cut_refusal(hand, action, top)
    return foreign_refusal(action, INFO, "INF-05")


def _pass_refusal(hand: CardSet, groups: Groups, top: Posed | None) -> Refusal | None:
    """Why a player may not pass (INF-09, INF-12)."""
    if top is not None or only_passes(hand, groups):
        return None
    return Refusal(
        Code.MUST_POSE, "INF-12", "Whoever leads a trick and has a legal pose must pose ({rule})."
    )


def _cut_refusal(hand: CardSet, cut: Infini | NumX, top: Posed | None) -> Refusal | None:
    """Why a player may not lay an infini or numx (INF-19 to INF-24)."""
    if not hand & cut.needs:
        return _not_held(cut.cards)
    if top is INFINI and cut is INFINI:
        return _cannot_cut(cut, INFINI, "INF-19")
    if hand in LONE_CUTS:
        return Refusal(
            Code.CANNOT_FINISH,
            "INF-24",
            "A hand may not end with {cards[0]} ({rule}).",
            CardFacts(cut.cards),
        )
    return None


def _pose_refusal(
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
    return (*numbers, *(Special.JOKER,) * (pose.jokers - (held & JOKERS).bit_count()))


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
