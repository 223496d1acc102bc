"""The table of NUM Infini: players, piles with both branches, what is out, and the hand."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from numcards.core.cards import VALUES, Card, Family, NumberCard, Value
from numcards.core.notation import cards_text
from numcards.core.players import Player
from numcards.core.seats import SPECTATOR, Seat, seats
from numcards.core.sentences import Sentence, say
from numcards.infini import BRANCHES, Branch, Direction, View, fitting_values
from numcards.render.grids import Cell, Grid
from numcards.words import say_count
from numcards.words.infini import COLOUR_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["grids"]

_SHOWN: Final = 8
"""How many cards of a branch are shown at most, the last ones."""
_OLDER: Final = "…"
_EMPTY: Final = "-"


def grids(view: View) -> tuple[Grid, ...]:
    """The players, the piles, the cards that are out of the game, and the viewer's hand."""
    shown = [_players(view), _piles(view)]
    if view.out:
        shown.append(Grid(say("Out of the game"), ((cards_text(view.out),),)))
    if view.viewer is not SPECTATOR and view.viewer not in view.eliminated:
        shown.append(Grid(say("Your hand"), ((_hand(view.hand),),)))
    return tuple(shown)


def _players(view: View) -> Grid:
    header = [say("player"), say("cards"), say("refilled to"), say("this turn")]
    rows: list[list[Cell]] = [
        [Player(seat), view.sizes[seat], view.hand_size(seat), _standing(view, seat)]
        for seat in seats(view.options.players)
    ]
    if view.options.mode == "adversary":
        header.insert(1, say("own colour"))
        for row, colour in zip(rows, view.options.colours, strict=True):
            row.insert(1, COLOUR_NAMES[colour])
    return Grid(_title(view), tuple(map(tuple, rows)), tuple(header))


def _title(view: View) -> Sentence:
    if view.options.mode == "adversary":
        return say("Adversaries: the first to place all {all} cards of a colour", all=len(VALUES))
    return say(
        "Cooperation: {total} of {all} cards placed",
        total=view.total_placed,
        all=len(VALUES) * len(view.piles),
    )


def _standing(view: View, seat: Seat) -> Sentence | str:
    if seat in view.eliminated:
        return say("eliminated")
    if seat == view.stuck:
        return say("stuck")
    if seat != view.turn:
        return ""
    if not view.owed:
        return say("to play or to end the turn")
    return say_count("to play, owes {count} play", "to play, owes {count} plays", view.owed)


def _piles(view: View) -> Grid:
    """Each branch with its last cards and, for a player, the values that fit."""
    header = [say("branch"), say("placed"), say("cards")]
    rows = [_branch(view, branch) for branch in BRANCHES if branch.colour in view.options.colours]
    if view.viewer is not SPECTATOR:
        header.insert(2, say("fits you"))
    return Grid(_draw_pile(view), tuple(rows), tuple(header))


def _draw_pile(view: View) -> Sentence:
    if not view.returned:
        return say("Piles (cards to draw: {fresh})", fresh=view.fresh)
    return say(
        "Piles (cards to draw: {fresh}, and under them {returned} of eliminated players)",
        fresh=view.fresh,
        returned=view.returned,
    )


def _branch(view: View, branch: Branch) -> tuple[Cell, ...]:
    rising = branch.direction is Direction.RISING
    progress = f"{view.placed[branch.colour]} / {len(VALUES)}" if rising else ""
    cards = _cards(view, branch)
    if view.viewer is SPECTATOR:
        return str(branch), progress, cards
    fitting = fitting_values(view, branch, view.viewer)
    return str(branch), progress, _runs(fitting), cards


def _cards(view: View, branch: Branch) -> str:
    stack = view.piles[branch.pile].stack(branch.direction)
    older = (_OLDER,) if len(stack) > _SHOWN else ()
    return " ".join(map(str, (*older, *stack[-_SHOWN:]))) or _EMPTY


def _runs(values: Iterable[Value]) -> str:
    """Ascending values, those that follow each other as one: `2 13-16`."""
    runs = [[value for _, value in run] for _, run in groupby(enumerate(values), _offset)]
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def _offset(numbered: tuple[int, Value]) -> int:
    """What is the same for values that follow each other."""
    place, value = numbered
    return value - place


def _hand(hand: tuple[Card, ...]) -> str:
    """The hand by families, and the action cards together."""
    return " | ".join(cards_text(list(cards)) for _, cards in groupby(hand, key=_family))


def _family(card: Card) -> Family | None:
    return card.family if isinstance(card, NumberCard) else None
