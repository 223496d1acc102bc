"""The table of NUM-5: players, rows, revealed cards and hand."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from numcards.core.notation import cards_text
from numcards.core.players import Player
from numcards.core.seats import SPECTATOR, Seat, clockwise
from numcards.core.sentences import Sentence, say
from numcards.num5 import ROWS
from numcards.render.grids import Cell, Grid
from numcards.words import say_count
from numcards.words.num5 import FAMILY_NAMES

if TYPE_CHECKING:
    from numcards.num5 import View

__all__ = ["grids"]


def grids(view: View) -> tuple[Grid, ...]:
    """The players, the rows, the revealed cards that still wait, and the viewer's hand."""
    shown = [_players(view), _rows(view)]
    if view.unplaced:
        shown.append(_unplaced(view))
    if view.viewer is not SPECTATOR:
        shown.append(_hand(view))
    return tuple(shown)


def _players(view: View) -> Grid:
    header = (
        say("player"),
        say("cards"),
        say("this turn"),
        say("rounds won"),
        say("points"),
        say("in all"),
        say("collected"),
    )
    title = say_count(
        "Round {number}: the first to win {count} round wins the game",
        "Round {number}: the first to win {count} rounds wins the game",
        view.options.rounds_to_win,
        number=view.number,
    )
    seats = clockwise(view.options.players, 0)
    return Grid(title, tuple(_player(view, seat) for seat in seats), header)


def _player(view: View, seat: Seat) -> tuple[Cell, ...]:
    running = 0 if view.is_over else view.points[seat]
    return (
        Player(seat),
        view.sizes[seat],
        _standing(view, seat),
        view.wins[seat],
        view.points[seat],
        view.totals[seat] + running,
        cards_text(view.collected_cards[seat]),
    )


def _standing(view: View, seat: Seat) -> Sentence | str:
    if seat in view.ready:
        return say("has chosen")
    return say("to play") if seat in view.to_act else ""


def _rows(view: View) -> Grid:
    """Each row by its colour, which it keeps when no card of that colour is left on it."""
    rows: list[tuple[Cell, ...]] = [
        (FAMILY_NAMES[colour], cards_text(row)) for colour, row in zip(ROWS, view.rows, strict=True)
    ]
    return Grid(say("Rows, full at {limit} cards", limit=view.options.row_limit), tuple(rows))


def _unplaced(view: View) -> Grid:
    rows: list[tuple[Cell, ...]] = [(Player(play.seat), str(play.card)) for play in view.unplaced]
    return Grid(say("Still to be placed, in this order"), tuple(rows))


def _hand(view: View) -> Grid:
    """The hand by family, and what the viewer has chosen out of it."""
    families = groupby(view.hand, key=attrgetter("family"))
    text = " | ".join(cards_text(list(cards)) for _, cards in families)
    choice = view.own_choice
    if choice is None:
        return Grid(say("Your hand"), ((text,),))
    return Grid(say("Your hand ({card} lies face down)", card=choice.card), ((text,),))
