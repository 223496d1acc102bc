"""The table of the pyramid game: a panel for each pyramid, the piles, the cards drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import Card
from numcards.core.notation import cards_text
from numcards.core.players import Player
from numcards.core.seats import seats
from numcards.core.sentences import Sentence, say
from numcards.pyramid import FaceDown, View
from numcards.render.faces import Back, Empty, Face
from numcards.render.pieces import Badge, Hand, Panel, Piece, Pile, Places, Row, Score, Text, Tone
from numcards.render.pyramid import (
    LEVELS,
    held_by,
    open_points,
    own_title,
    points_before,
    standing,
)
from numcards.words import say_count

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core.seats import Seat
    from numcards.pyramid import Face as Slot
    from numcards.render.boards.wording import Wording

__all__ = ["pieces"]

_SHOWN: Final = 8
"""How many cards under the top of the discard pile are shown."""


def pieces(view: View, wording: Wording) -> tuple[Piece, ...]:
    """The round, every pyramid, the piles, and what the viewer has drawn."""
    panels = tuple(_pyramid(view, seat, wording) for seat in seats(view.options.players))
    own = (_own(view, wording),) if view.own else ()
    piles = Panel(wording(say("Piles")), (Row(tuple(_piles(view, wording))),))
    return Panel(wording(_title(view)), (Row(panels),)), piles, *own


def _title(view: View) -> Sentence:
    number, left = view.number, view.turns_left
    if left is None:
        return say(
            "Round {number}, first player {player}", number=number, player=Player(view.first)
        )
    return say_count(
        "Round {number}, {count} final turn left",
        "Round {number}, {count} final turns left",
        left,
        number=number,
    )


def _pyramid(view: View, seat: Seat, wording: Wording) -> Panel:
    name, told, active = wording.player(seat), standing(view, seat), seat in view.to_act
    lines = tuple(
        tuple(_face(view.pyramid(seat)[slot.index]) for slot in LEVELS[level])
        for level in sorted(LEVELS, reverse=True)
    )
    tone = Tone.TURN if active else Tone.QUIET
    badges = (Badge(wording(told), tone),) if told else ()
    below = (*_held(view, seat, wording), _points(view, seat, wording))
    return Panel(name, (Places(name, lines), *below), badges, active)


def _face(slot: Slot) -> Face:
    if isinstance(slot, FaceDown):
        return Back()
    return Empty() if slot is None else slot


def _held(view: View, seat: Seat, wording: Wording) -> Iterator[Piece]:
    """The cards that a seat has drawn; the viewer's own have a panel of their own."""
    held = held_by(view, seat)
    if held and seat != view.viewer:
        faces = tuple(Back() if each.card is None else each.card for each in held)
        label = wording(say("in hand"))
        yield Row((Text(label, muted=True), Hand(label, (faces,))))


def _points(view: View, seat: Seat, wording: Wording) -> Score:
    before = points_before(view, seat)
    lines = [(wording(say("points open")), wording(open_points(view, seat)))]
    if before != "":
        lines.append((wording(say("points before")), wording(before)))
    return Score(wording.player(seat), (), tuple(lines))


def _piles(view: View, wording: Wording) -> Iterator[Piece]:
    discard = view.discard_cards
    yield _pile(wording(say("draw pile")), Back(view.pile) if view.pile else Empty(), view.pile)
    yield _pile(wording(say("discard pile")), discard[-1] if discard else Empty(), len(discard))
    shown: tuple[Card, ...] = discard[-_SHOWN - 1 : -1]
    if shown:
        yield Hand(
            wording(say("discard pile")), (shown,), fan=True, cut=len(discard) > len(shown) + 1
        )
    if view.draw_cards:
        label = wording(say("shuffled back"))
        yield Panel(label, (Text(cards_text(view.draw_cards), muted=True),))


def _pile(name: str, top: Face, count: int) -> Pile:
    return Pile(name, top, count, f"{name} ({count})")


def _own(view: View, wording: Wording) -> Panel:
    (choice, *_) = (held.choice for held in view.held if held.seat == view.viewer)
    title = wording(own_title(choice, len(view.own)))
    return Panel(title, (Hand(title, (view.own,)),), active=view.viewer in view.to_act)
