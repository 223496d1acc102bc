"""The table of the pyramid game: every pyramid as a pyramid, the piles, the card drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from numcards.core.notation import cards_text
from numcards.core.players import Player
from numcards.core.seats import Seat, clockwise
from numcards.core.sentences import Sentence, say
from numcards.pyramid import (
    FACE_DOWN,
    SLOTS,
    Choice,
    Choosing,
    Discard,
    Drawing,
    Face,
    FaceDown,
    Flashing,
    Flipping,
    HeldView,
    Keeping,
    Phase,
    Playing,
    Replace,
    Revealing,
    Swiping,
    View,
    score,
)
from numcards.render.grids import Cell, Grid
from numcards.words import Series, say_count

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

__all__ = [
    "LEVELS",
    "grids",
    "held_by",
    "open_points",
    "own_title",
    "points_before",
    "standing",
]

_WIDTH: Final = 62
"""How many characters pyramids beside each other take up at most, for a terminal of 80."""
_BETWEEN: Final = 2
"""How far pyramids stand apart."""
_SHOWN: Final = 12
"""How many cards of the discard pile are shown."""
_EMPTY: Final = "-"
_HIDDEN: Final = FACE_DOWN.value
LEVELS: Final = {level: [slot for slot in SLOTS if slot.level == level] for level in range(1, 5)}
"""The slots of each level, from the left."""


def grids(view: View) -> tuple[Grid, ...]:
    """The pyramids, as many beside each other as fit, the piles, and what the viewer has drawn."""
    blocks = [_pyramids(view, seats) for seats in _blocks(view)]
    drawn = [_own(view)] if view.own else []
    return (*blocks, _piles(view), *drawn)


def _blocks(view: View) -> Iterator[tuple[Seat, ...]]:
    """The seats whose pyramids stand beside each other."""
    block: tuple[Seat, ...] = ()
    width = 0
    for seat in clockwise(view.options.players, 0):
        own = len(LEVELS[1]) * _pitch(view.pyramid(seat)) + _BETWEEN
        if block and width + own > _WIDTH:
            yield block
            block, width = (), 0
        block, width = (*block, seat), width + own
    yield block


def _pyramids(view: View, seats: tuple[Seat, ...]) -> Grid:
    """Some pyramids, level by level, and under each what its player does, holds and has."""
    header = (say("level"), *(say("{player}", player=Player(seat)) for seat in seats))
    levels = [
        (f"N{level}", *(_level(view.pyramid(seat), level) for seat in seats))
        for level in sorted(LEVELS, reverse=True)
    ]
    below = [(title, *(cell(view, seat) for seat in seats)) for title, cell in _BELOW]
    told = [row for row in below if any(cell != "" for cell in row[1:])]
    title = _title(view) if seats[0] == 0 else say("More pyramids")
    return Grid(title, (*levels, *told), header)


def _title(view: View) -> Sentence:
    number, left = view.number, view.turns_left
    if left is not None:
        return say_count(
            "Round {number}, {count} final turn left: {hidden} is face down, {empty} is empty",
            "Round {number}, {count} final turns left: {hidden} is face down, {empty} is empty",
            left,
            number=number,
            hidden=_HIDDEN,
            empty=_EMPTY,
        )
    return say(
        "Round {number}, first player {player}: {hidden} is face down, {empty} is empty",
        number=number,
        player=Player(view.first),
        hidden=_HIDDEN,
        empty=_EMPTY,
    )


def _level(pyramid: tuple[Face, ...], level: int) -> str:
    """The cards of a level, each over the gap between the two it rests on."""
    pitch = _pitch(pyramid)
    cards = "".join(_face(pyramid[slot.index]).center(pitch) for slot in LEVELS[level])
    return (" " * ((level - 1) * pitch // 2) + cards).rstrip()


def _pitch(pyramid: tuple[Face, ...]) -> int:
    """How far cards of one level stand apart: an even number, so that levels can be shifted."""
    widest = max(len("R16"), *(len(_face(face)) for face in pyramid))
    return widest + 1 + (widest + 1) % 2


def _face(face: Face) -> str:
    if isinstance(face, FaceDown):
        return _HIDDEN
    return _EMPTY if face is None else str(face)


_TASKS: Final[Mapping[type[Phase], Sentence]] = {
    Drawing: say("to draw"),
    Choosing: say("to choose"),
    Playing: say("to play the card"),
    Keeping: say("to keep a card"),
    Swiping: say("to swipe"),
    Flipping: say("to flip"),
    Flashing: say("to flash or not"),
    Revealing: say("to turn one up"),
}


def standing(view: View, seat: Seat) -> Cell:
    """What a seat is to do now, or has done."""
    if seat in view.to_act:
        return _TASKS[type(view.phase)]
    has_chosen = any(held.has_chosen for held in held_by(view, seat))
    return say("has chosen") if has_chosen else ""


def held_by(view: View, seat: Seat) -> list[HeldView]:
    """What a seat has drawn and not yet played."""
    return [held for held in view.held if held.seat == seat]


def _holding(view: View, seat: Seat) -> Cell:
    held = held_by(view, seat)
    return Series(tuple(map(_drawn, held)), " ") if held else ""


def _drawn(held: HeldView) -> Sentence:
    """A drawn card, and what is to happen to it as far as that is known."""
    card = _HIDDEN if held.card is None else held.card
    match held.choice:
        case None:
            return say("{card}", card=card)
        case Replace(slot=slot):
            return say("{card} for {slot}", card=card, slot=slot)
        case Discard():
            return say("{card} to discard", card=card)
        case _:
            assert_never(held.choice)


def open_points(view: View, seat: Seat) -> Cell:
    """What the cards that lie face up would score."""
    cards = (None if isinstance(face, FaceDown) else face for face in view.pyramid(seat))
    return score(cards, overlap=view.options.overlap).total


def points_before(view: View, seat: Seat) -> Cell:
    """What the rounds before have brought."""
    rounds = view.points[: view.number - 1]
    return sum(points[seat] for points in rounds) if rounds else ""


_BELOW: Final[tuple[tuple[Sentence, Callable[[View, Seat], Cell]], ...]] = (
    (say("now"), standing),
    (say("in hand"), _holding),
    (say("points open"), open_points),
    (say("points before"), points_before),
)
"""The lines under the pyramids, and what they tell of each seat; one that tells nothing is
left out."""


def _piles(view: View) -> Grid:
    cards = view.discard_cards
    shown = f"{'… ' if len(cards) > _SHOWN else ''}{cards_text(cards[-_SHOWN:])}"
    rows: list[tuple[Cell, ...]] = [
        (say("draw pile"), say_count("{count} card", "{count} cards", view.pile), ""),
        (say("discard pile"), say_count("{count} card", "{count} cards", len(cards)), shown),
    ]
    if view.draw_cards is not None:
        rows.append((say("shuffled back"), say("not seen since"), cards_text(view.draw_cards)))
    return Grid(say("Piles, the top of the discard pile last"), tuple(rows))


def _own(view: View) -> Grid:
    (choice, *_) = (held.choice for held in view.held if held.seat == view.viewer)
    return Grid(own_title(choice, len(view.own)), ((cards_text(view.own),),))


def own_title(choice: Choice | None, count: int) -> Sentence:
    """What is to become of the cards that the viewer has drawn."""
    match choice:
        case None:
            return say("Your card") if count == 1 else say("Your cards, of which you keep one")
        case Replace(slot=slot):
            return say("Your card, to be placed in {slot}", slot=slot)
        case Discard():
            return say("Your card, to be discarded")
        case _:
            assert_never(choice)
