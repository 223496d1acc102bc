"""Determinization: drawing a position that the viewer cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.chance import mix
from numcards.core.errors import UsageError
from numcards.core.seats import clockwise
from numcards.core.sentences import shown
from numcards.num5.rounds import nothing_chosen
from numcards.num5.state import Round, State
from numcards.num5.tables import choices_by_card
from numcards.num5.view import View

if TYPE_CHECKING:
    from numcards.core.chance import Rng
    from numcards.num5.actions import ChooseCard
    from numcards.num5.state import Hand

__all__ = ["determinize"]

_SEEDS: Final = 1 << 53


def determinize(view: View, rng: Rng) -> State:
    """Draw a position whose view is this one, every physical deal being equally likely.

    The unseen cards are dealt anew over the other hands, the cards that others have chosen
    face down, and the undealt rest.
    Raises `UsageError` for anything but a view of this game.
    """
    if not isinstance(view, View):
        raise UsageError("A view of NUM-5 is expected, not {given}.", given=shown(view))
    unseen = list(view.unseen)
    mix(unseen, rng)
    hands: list[Hand] = []
    chosen: list[ChooseCard | None] = list(nothing_chosen(len(view.sizes)))
    for seat in clockwise(len(view.sizes), 0):
        if seat == view.viewer:
            hands.append(view.own)
            chosen[seat] = view.own_choice
            continue
        choices = choices_by_card(seat)
        if seat in view.ready:
            chosen[seat] = choices[unseen.pop()]
        cards = sorted((unseen.pop() for _ in range(view.sizes[seat])), key=lambda card: card.order)
        hands.append(tuple(choices[card] for card in cards))
    current = Round(options=view.options, scores=view.scores, seed=int(rng.random() * _SEEDS))
    return State(current, view.table, tuple(hands), tuple(chosen))
