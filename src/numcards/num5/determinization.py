"""Determinization: drawing a position that the viewer cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.chance import draw_seed, mix
from numcards.core.doors import expect_view
from numcards.core.seats import Seat
from numcards.num5.info import INFO
from numcards.num5.legality import legal_choices
from numcards.num5.state import Round, State, Turn, in_card_order
from numcards.num5.tables import choices_by_card
from numcards.num5.view import View

if TYPE_CHECKING:
    from numcards.core.chance import Rng
    from numcards.num5.actions import ChooseCard
    from numcards.num5.state import Hand


def determinize(view: View, rng: Rng) -> State:
    """Draw a position whose view is this one, every physical deal being equally likely.

    The unseen cards are dealt anew over the other hands, the cards that others have chosen
    face down, and the undealt rest.
    Raises `UsageError` for anything but a view of this game.
    """
    expect_view(view, View, INFO)
    unseen = list(view.unseen)
    mix(unseen, rng)
    hands: list[Hand] = []
    chosen: list[ChooseCard | None] = []
    for seat, size in enumerate(view.sizes):
        if seat == view.viewer:
            choice, hand = view.own_choice, view.own
        else:
            choices = choices_by_card(Seat(seat))
            choice = choices[unseen.pop()] if seat in view.ready else None
            hand = tuple(choices[unseen.pop()] for _ in range(size))
        chosen.append(choice)
        hands.append(hand if choice is None else (*hand, choice))
    current = Round(options=view.options, scores=view.scores, seed=draw_seed(rng))
    held = sum(map(in_card_order, hands), ())
    turn = Turn(view.rows, view.collected, view.held, held, view.unplaced)
    return State(current, turn, tuple(chosen), legal_choices(turn, chosen))
