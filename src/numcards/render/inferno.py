"""The table of NUM Inferno: players, trick and hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.cards import Card, NumberCard, Special
from numcards.core.notation import cards_text
from numcards.core.players import Player
from numcards.core.seats import SPECTATOR, Seat
from numcards.core.sentences import Sentence, say
from numcards.render.grids import Cell, Grid
from numcards.words import say_count

if TYPE_CHECKING:
    from numcards.inferno import View

__all__ = ["grids"]


def grids(view: View) -> tuple[Grid, ...]:
    """The players, the trick on the table, and the viewer's hand by value."""
    shown = [_players(view), _trick(view)]
    if view.viewer is not SPECTATOR:
        shown.append(_hand(view))
    return tuple(shown)


def _players(view: View) -> Grid:
    order = say("0 is strongest") if view.inverted else say("the highest value is strongest")
    header = (say("player"), say("cards"), say("in the trick"), say("rounds won"))
    rows: list[tuple[Cell, ...]] = [
        (Player(Seat(seat)), size, _standing(view, Seat(seat)), view.wins[seat])
        for seat, size in enumerate(view.sizes)
    ]
    title = say("Round {number}: {order}", number=view.number, order=order)
    return Grid(title, tuple(rows), header)


def _standing(view: View, seat: Seat) -> Sentence | str:
    if seat in view.out:
        return say("out of cards, place {place}", place=view.out.index(seat) + 1)
    if seat in view.to_act:
        return say("to play")
    return say("has passed") if seat in view.passed else ""


def _trick(view: View) -> Grid:
    rows: list[tuple[Cell, ...]] = [(Player(seat), str(posed)) for seat, posed in view.trick]
    demand = view.demand
    if demand is None:
        return Grid(say("Trick: to be led"), tuple(rows))
    if not demand.count:
        return Grid(say("Trick: only a cut can follow"), tuple(rows))
    return Grid(_needed(view, demand.count, demand.to_beat), tuple(rows))


def _needed(view: View, count: int, to_beat: int | None) -> Sentence:
    cards = say_count("{count} card", "{count} cards", count)
    if to_beat is None:
        return say("Trick: {cards} of any value", cards=cards)
    if view.inverted:
        return say("Trick: {cards} below {value}", cards=cards, value=to_beat)
    return say("Trick: {cards} above {value}", cards=cards, value=to_beat)


def _hand(view: View) -> Grid:
    """The hand by value, so that what can be posed together stands together."""
    by_value: dict[int | None, list[Card]] = {}
    for card in sorted(view.hand, key=_value):
        by_value.setdefault(card.value if isinstance(card, NumberCard) else None, []).append(card)
    text = " | ".join(map(cards_text, by_value.values()))
    return Grid(say("Your hand"), ((text,),))


def _value(card: Card) -> int:
    return card.order if isinstance(card, Special) else card.value
