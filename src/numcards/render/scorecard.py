"""The table of the scorecard game: what everyone has on the table, the scorecards, the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from numcards.core.notation import cards_text
from numcards.core.players import Player
from numcards.core.seats import Seat, seats
from numcards.core.sentences import Sentence, say
from numcards.render.grids import Cell, Grid
from numcards.scorecard import (
    OBJECTIVES,
    Choosing,
    Concealed,
    Ending,
    Forced,
    Free,
    Objective,
    Over,
    Owing,
    SeenPhase,
    Skipped,
    Start,
    Stopped,
    Validating,
    Waiting,
)
from numcards.scorecard.objectives import COLOUR_BONUS
from numcards.words import Series, say_count
from numcards.words.scorecard import OBJECTIVE_NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.scorecard import View

__all__ = ["grids"]

_VALIDATED_NOW: Final = "✓"
"""An objective of this round, whose points are found when its player is done."""


def grids(view: View) -> tuple[Grid, ...]:
    """The scorecards, the piles, what every player has on the table, and what is drawn."""
    shown = [_scorecards(view), _piles(view), _players(view)]
    if isinstance(view.phase, Choosing):
        shown.append(_quantum(view.phase))
    return tuple(shown)


def _scorecards(view: View) -> Grid:
    """One line for each objective, one column for each player, as on paper."""
    header = (
        say("objective"),
        say("points + highest card"),
        *(say("{player}", player=Player(seat)) for seat in seats(view.options.players)),
    )
    lines: list[tuple[Cell, ...]] = [
        (
            OBJECTIVE_NAMES[objective],
            _worth(objective),
            *(_line(view, seat, objective) for seat in seats(view.options.players)),
        )
        for objective in OBJECTIVES
    ]
    title = say(
        "Scorecards, round {number} of {most}", number=view.number, most=view.options.max_rounds
    )
    return Grid(title, (*lines, (say("in all"), "", *view.points)), header)


def _worth(objective: Objective) -> Cell:
    """What an objective gives before its highest card."""
    if objective is not Objective.COLOUR:
        return objective.pays
    return say(
        "{points}, + {bonus} a card beyond {needs}",
        points=objective.pays,
        bonus=COLOUR_BONUS,
        needs=objective.needs,
    )


def _line(view: View, seat: Seat, objective: Objective) -> Cell:
    points = view.scorecards[seat][objective.index]
    if points is not None:
        return points
    phase = view.phase
    chosen = isinstance(phase, Validating) and seat == view.turn and objective in phase.chosen
    return _VALIDATED_NOW if chosen else ""


def _piles(view: View) -> Grid:
    rows: list[tuple[Cell, ...]] = [
        (
            say("pile {number}", number=number),
            say_count("{count} card", "{count} cards", left),
            "" if top is None else say("you have seen {card} on top", card=top),
        )
        for number, (left, top) in enumerate(zip(view.left, view.tops, strict=True), 1)
    ]
    discard = say_count("{count} card", "{count} cards", len(view.discard))
    return Grid(say("Piles"), (*rows, (say("discard"), discard, cards_text(view.discard))))


def _players(view: View) -> Grid:
    header = (
        say("player"),
        say("now"),
        say("reserve"),
        say("sequence"),
        say("collection"),
    )
    rows: list[tuple[Cell, ...]] = [
        (
            Player(seat),
            _standing(view, seat),
            cards_text(view.table.reserves[seat]),
            cards_text(view.sequences[seat]),
            cards_text(view.collection(seat)),
        )
        for seat in seats(view.options.players)
    ]
    title = say("Players") if view.table.declarer is None else say("Players, in their last turns")
    return Grid(title, tuple(rows), header)


def _standing(view: View, seat: Seat) -> Cell:
    """What a player is to do, and what is to be known of their turns in this round."""
    told: list[Sentence] = []
    phase = view.phase
    if seat in view.to_act and not isinstance(phase, (Ending, Over)):
        told.append(_task(phase))
    elif seat == view.turn and isinstance(phase, (Forced, Stopped)):
        told.append(say("is interrupted"))
    if seat in view.table.out:
        told.append(say("out"))
    if seat == view.table.declarer:
        told.append(say("has declared"))
    skips = view.table.skips[seat]
    if skips:
        told.append(say_count("skips {count} turn", "skips {count} turns", skips))
    return Series(tuple(told), ", ") if told else ""


_TASKS: Final[Mapping[type[SeenPhase], Sentence]] = {
    Start: say("to play"),
    Free: say("to draw or stop"),
    Owing: say("must draw once more"),
    Stopped: say("stopped: joker or bust"),
    Choosing: say("to choose a card"),
    Concealed: say("to choose a card"),
    Skipped: say("in a skipped turn"),
    Validating: say("to validate"),
}


_Waits: TypeAlias = (
    Start | Free | Owing | Waiting | Forced | Stopped | Choosing | Concealed | Skipped | Validating
)
"""The phases that wait for somebody."""


def _task(phase: _Waits) -> Sentence:
    match phase:
        case Forced(_, left, _):
            return say_count("must draw {count} card", "must draw {count} cards", left)
        case Waiting(card):
            return say("to use or keep {card}", card=card)
        case (
            Start()
            | Free()
            | Owing()
            | Stopped()
            | Choosing()
            | Concealed()
            | Skipped()
            | Validating()
        ):
            return _TASKS[type(phase)]
        case _:
            assert_never(phase)


def _quantum(phase: Choosing) -> Grid:
    title = say("Cards of the quantum, of which you keep one or none")
    return Grid(title, ((cards_text(phase.cards),),))
