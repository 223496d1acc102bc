"""Reading a view from its zones: one position that looks like it, made of the unseen cards."""

from __future__ import annotations

from collections import Counter
from itertools import chain, zip_longest
from typing import TYPE_CHECKING

from numcards.core.card_lists import left_over
from numcards.core.contents import HIDDEN
from numcards.pyramid.actions import Discard
from numcards.pyramid.faces import FACE_DOWN
from numcards.pyramid.slots import SLOTS
from numcards.pyramid.zone_table import (
    CHOICES,
    DISCARD_ZONE,
    DRAW_ZONE,
    HELD,
    HOLDERS,
    ORIGINS,
    PYRAMID,
    REFILLS,
    SHUFFLED_BACK,
    ZONES,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.cards import Card
    from numcards.core.zone_reader import ZoneReader
    from numcards.pyramid.faces import Face
    from numcards.pyramid.options import Options
    from numcards.pyramid.zone_table import ShuffledBack


def world_zones(options: Options, reader: ZoneReader) -> Mapping[str, str]:
    """The zones of a position in place of those in which a view hides something.

    Where a card is hidden, the next unseen one that may be there lies (PYR-36); what was chosen
    and is hidden is to discard.
    Raises `InvalidPosition` when the hidden cards cannot be those that are not seen.
    """
    faces = reader.see_each(PYRAMID, (None,) * len(SLOTS))
    held, draw, discard = (
        reader.see(HELD, ()),
        reader.see(DRAW_ZONE, ()),
        reader.see(DISCARD_ZONE, ()),
    )
    origins, refills = reader.see(ORIGINS, ()), reader.see(REFILLS, 0)
    back = reader.see(SHUFFLED_BACK, ())
    chosen = _chosen(reader)
    reader.finish()
    lying = [None if face is FACE_DOWN else face for face in chain(*faces) if face is not None]
    reader.check_seen_cards(options.cards, (*lying, *held, *draw, *discard))
    reader.finish()
    seen = [card for card in (*lying, *held, *draw, *discard) if card is not None]
    drawn = [(card, origin or 0) for card, origin in zip_longest(held, origins[: len(held)])]
    shown = tuple((refill, card) for card, refill in drawn if card is not None)
    stocks = _Stocks(left_over(options.cards, seen), back, shown)
    dealt = {
        HELD.name: HELD.content.text(tuple(stocks.deal(*each) for each in drawn)),
        DRAW_ZONE.name: DRAW_ZONE.content.text(tuple(stocks.deal(card, refills) for card in draw)),
    }
    for name, slots in zip(ZONES.names_of(PYRAMID, options), faces, strict=True):
        dealt[name] = PYRAMID.content.text(tuple(_dealt(face, stocks) for face in slots))
    if stocks.is_short:
        reader.complain(
            "More cards are hidden here than can be there, given what was shuffled back (PYR-36)."
        )
    reader.finish()
    return {**dealt, CHOICES.name: chosen}


def _chosen(reader: ZoneReader) -> str:
    holders, choices = reader.see(HOLDERS, ()), reader.see(CHOICES, ())
    return " ".join(
        str(Discard(holder)) if choice == HIDDEN and holder is not None else str(choice)
        for holder, choice in zip_longest(holders, choices)
        if choice is not None
    )


def _dealt(face: Face, stocks: _Stocks) -> Card | None:
    """What lies in a slot: a face-down card was never shuffled back."""
    return stocks.deal(None, 0) if face is FACE_DOWN else face


class _Stocks:
    """The unseen cards, apart by what they can be: never shuffled back, or back in which refill."""

    def __init__(self, unseen: list[Card], back: ShuffledBack, held: ShuffledBack) -> None:
        """Take the unseen cards, all that were shuffled back, and the drawn ones that are seen."""
        hidden = tuple((Counter(back) - Counter(held)).elements())
        self._by_refill = {0: left_over(unseen, (card for _, card in hidden))}
        for refill, card in hidden:
            self._by_refill.setdefault(refill, []).append(card)
        self._unseen = unseen
        self.is_short = False

    def deal(self, card: Card | None, refill: int) -> Card:
        """The card, or where it is hidden the next one that came back in this refill."""
        if card is not None:
            return card
        stock = self._by_refill.get(refill)
        if stock:
            return stock.pop()
        self.is_short = True
        return self._unseen[0]
