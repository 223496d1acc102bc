"""Determinization: drawing a position that the viewer cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.chance import draw_seed, mix
from numcards.core.doors import expect_view
from numcards.scorecard.info import INFO
from numcards.scorecard.phases import (
    Choosing,
    Concealed,
    Phase,
)
from numcards.scorecard.state import Round, Stacks, State, make_state
from numcards.scorecard.view import View

if TYPE_CHECKING:
    from numcards.core.cards import Card
    from numcards.core.chance import Rng


def determinize(view: View, rng: Rng) -> State:
    """Draw a position whose view is this one, every order of the unseen cards equally likely.

    Copies of a special card are told apart for that.
    A card that the viewer has seen on top of a pile stays there.
    Raises `UsageError` for anything but a view of this game.
    """
    expect_view(view, View, INFO)
    unseen = list(view.unseen)
    mix(unseen, rng)
    phase = _draw_phase(view, unseen)
    current = Round(
        options=view.options,
        number=view.number,
        scorecards=view.scorecards,
        seed=draw_seed(rng),
    )
    stacks = _draw_stacks(view, unseen)
    return make_state(current, view.table, stacks, view.left, view.sequences, view.turn, phase)


def _draw_phase(view: View, unseen: list[Card]) -> Phase:
    """A quantum's cards where the viewer does not see them; they are taken from the unseen."""
    if not isinstance(view.phase, Concealed):
        return view.phase
    hidden = unseen[: view.phase.count]
    del unseen[: view.phase.count]
    return Choosing(tuple(sorted(hidden)))


def _draw_stacks(view: View, unseen: list[Card]) -> Stacks:
    """Lay the unseen cards out in piles, below the top cards that the viewer has seen."""
    tops = [() if top is None else (top,) for top in view.tops]
    below = view.left[0] - len(tops[0])
    return (*unseen[:below], *tops[0]), (*unseen[below:], *tops[1])
