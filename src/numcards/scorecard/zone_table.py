"""The zones of a position of the scorecard game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.contents import (
    CARDS,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    SEEN_CARDS,
    SeenCards,
    optional,
)
from numcards.core.zones import AnyZone, Derived, ZoneTable, hidden, per_seat, public
from numcards.scorecard.notation import (
    COLLECTED,
    KEPT,
    PHASE,
    SCORECARD,
    VALIDATED,
    PhaseText,
    phase_of,
)
from numcards.scorecard.objectives import EMPTY_SCORECARD
from numcards.scorecard.phases import Choosing, Concealed, Validating, waiting_cards
from numcards.scorecard.state import State
from numcards.scorecard.view import View

if TYPE_CHECKING:
    from numcards.core.cards import Card
    from numcards.scorecard.legality import Scene
    from numcards.scorecard.objectives import Objective


def _seen_pile(view: View, place: int) -> SeenCards:
    top, left = view.tops[place], view.left[place]
    return (None,) * left if top is None else (top, *(None,) * (left - 1))


def _choice(state: State) -> tuple[Card, ...]:
    return state.phase.cards if isinstance(state.phase, Choosing) else ()


def _seen_choice(view: View) -> SeenCards:
    phase = view.phase
    if isinstance(phase, Concealed):
        return (None,) * phase.count
    return phase.cards if isinstance(phase, Choosing) else ()


def _validated(scene: Scene) -> tuple[Objective, ...]:
    return scene.phase.chosen if isinstance(scene.phase, Validating) else ()


SEQUENCE: Final = public(
    "{}.sequence",
    COLLECTED,
    "The sequence in progress of a seat, the oldest card first.",
    state=lambda state, seat: state.sequences[seat],
    view=lambda view, seat: view.sequences[seat],
    default=(),
)
COLLECTION: Final = public(
    "{}.collection",
    COLLECTED,
    "The cards that a seat has secured in this round, in card order.",
    state=State.collection,
    view=View.collection,
    default=(),
)
RESERVE: Final = public(
    "{}.reserve",
    KEPT,
    "The special cards that a seat has kept, in card order.",
    state=lambda state, seat: state.table.reserves[seat],
    view=lambda view, seat: view.table.reserves[seat],
    default=(),
)
SCORECARD_ZONE: Final = public(
    "{}.scorecard",
    SCORECARD,
    "What a seat has validated, in the order of the scorecard, with its points.",
    state=lambda state, seat: state.scorecards[seat],
    view=lambda view, seat: view.scorecards[seat],
    default=EMPTY_SCORECARD,
)
PILES: Final = tuple(
    hidden(
        f"pile{number}",
        CARDS,
        SEEN_CARDS,
        f"Pile {number}, the top card first.",
        state=lambda state, place=number - 1: state.piles[place],
        view=lambda view, place=number - 1: _seen_pile(view, place),
        default=(),
    )
    for number in (1, 2)
)
DISCARD: Final = public(
    "discard",
    CARDS,
    "The discarded cards of this round, in card order.",
    state=lambda state: state.discard,
    view=lambda view: view.discard,
    default=Derived("every card that is not elsewhere"),
)
DRAWN: Final = public(
    "drawn",
    KEPT,
    "The drawn special card that waits to be used or kept.",
    state=lambda state: waiting_cards(state.phase),
    view=lambda view: waiting_cards(view.phase),
    default=(),
)
QUANTUM: Final = hidden(
    "quantum",
    CARDS,
    SEEN_CARDS,
    "The cards from which the player on turn takes one or none, in card order.",
    state=_choice,
    view=_seen_choice,
    default=(),
)
TURN: Final = public(
    "turn",
    SEAT,
    "Whose turn it is, or who validates; the seat that acted last when the game is over.",
    state=lambda state: state.turn,
    view=lambda view: view.turn,
    default=Derived("the round's first player; the last to validate when the game is over"),
)
PHASE_ZONE: Final = public(
    "phase",
    PHASE,
    "What is to be decided, from the inside out.",
    state=lambda state: phase_of(state.phase),
    view=lambda view: phase_of(view.phase),
    default=PhaseText("start"),
)
VALIDATED_ZONE: Final = public(
    "validated",
    VALIDATED,
    "What the player who validates has validated in this round so far.",
    state=_validated,
    view=_validated,
    default=(),
)
OUT: Final = public(
    "out",
    SEATS,
    "The seats that take no further part in this round, ascending.",
    state=lambda state: state.table.out,
    view=lambda view: view.table.out,
    default=(),
)
SKIPS: Final = public(
    "skips",
    NUMBERS,
    "How many turns each seat must still pass.",
    state=lambda state: state.table.skips,
    view=lambda view: view.table.skips,
    default=Derived("none for any seat"),
)
TURNS: Final = public(
    "turns",
    NUMBER,
    "How many turns have been completed in this round.",
    state=lambda state: state.table.turns,
    view=lambda view: view.table.turns,
    default=0,
)
DECLARED: Final = public(
    "declared",
    optional(SEAT),
    "Who has declared the end of the round.",
    state=lambda state: state.table.declarer,
    view=lambda view: view.table.declarer,
    default=None,
)
PEEKED: Final = tuple(
    public(
        f"peeked{number}",
        SEATS,
        f"The seats that have seen the top card of pile {number}, ascending.",
        state=lambda state, place=number - 1: state.table.peekers[place],
        view=lambda view, place=number - 1: view.table.peekers[place],
        default=(),
    )
    for number in (1, 2)
)
ROUND: Final = public(
    "round",
    NUMBER,
    "Which round of the game this is, from 1.",
    state=lambda state: state.round.number,
    view=lambda view: view.number,
    default=1,
)

ZONES: Final = ZoneTable(
    (
        per_seat(SEQUENCE, COLLECTION, RESERVE, SCORECARD_ZONE),
        *PILES,
        *(DISCARD, DRAWN, QUANTUM, TURN, PHASE_ZONE, VALIDATED_ZONE),
        *(OUT, SKIPS, TURNS, DECLARED),
        *PEEKED,
        ROUND,
    )
)

CARD_ZONES: Final[tuple[AnyZone, ...]] = (
    SEQUENCE,
    COLLECTION,
    RESERVE,
    *PILES,
    DISCARD,
    DRAWN,
    QUANTUM,
)
"""The zones that hold cards."""
