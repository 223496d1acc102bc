"""What may be done now: listing it, and the predicates that refusals ask too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.inferno.actions import INFINI, NUMX, PASS, Action, Pose, Posed
from numcards.inferno.deck import INFINIS, NUMXES
from numcards.inferno.tables import ANY_COUNT

if TYPE_CHECKING:
    from numcards.core.decks import CardSet
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
LONE_CUTS: Final = (INFINI.needs, NUMX.needs)
"""The hands that hold nothing but one infini or numx, which may not be laid (INF-24)."""
_LOWEST_CUT: Final = INFINI.needs
"""Infini and numx have the highest bits of a hand, so whatever holds one is at least this."""


def _cuts(hand: CardSet, top: Posed | None) -> tuple[Action, ...]:
    """The infini and numx that may be laid, for a hand that holds one (INF-19 to INF-24)."""
    if hand in LONE_CUTS:
        return ()
    infini = _INFINI_ALONE if hand & INFINIS and top is not INFINI else ()
    return infini + _NUMX_ALONE if hand & NUMXES else infini


def only_passes(hand: CardSet, groups: Groups) -> bool:
    """Whether a hand has no legal pose to lead with (INF-12)."""
    return legal_leads(hand, groups) is _PASS_ALONE
