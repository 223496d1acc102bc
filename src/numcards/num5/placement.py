"""Placing the revealed cards one by one: where each goes, and what its player collects."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from numcards.core.cards import Family
from numcards.core.decks import CardSet
from numcards.num5.actions import ROWS
from numcards.num5.event_types import Collected, Event, Placed, RowTaken
from numcards.num5.tables import CARD_SETS, with_cards

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numcards.core.cards import NumberCard
    from numcards.core.events import Log
    from numcards.num5.actions import ChooseCard
    from numcards.num5.options import Options
    from numcards.num5.state import Hand, Row

_SHADOW: Final = Family.SHADOW

_ASCENDING: Final = attrgetter("ascending")
_DESCENDING: Final = attrgetter("descending")

_PLACES: Final = tuple(range(len(ROWS)))


def in_order(plays: Iterable[ChooseCard], options: Options) -> Hand:
    """The revealed cards in the order in which they are placed (N5-06)."""
    return tuple(sorted(plays, key=_ASCENDING if options.lowest_first else _DESCENDING))


def closest_rows(rows: Sequence[Row], card: NumberCard) -> tuple[int, ...]:
    """The rows on which a Rainbow or Shadow may go, as places in table order.

    Those whose last card is the closest of the lower or equal ones (N5-11, N5-15);
    for a Rainbow below every last card those with the lowest last card (N5-13);
    none for a Shadow below every last card, which is not placed (N5-14).
    """
    value, highest = card.value, -1
    closest: tuple[int, ...] = ()
    for place in _PLACES:
        last = rows[place][-1].value
        if last <= value:
            if last > highest:
                highest, closest = last, (place,)
            elif last == highest:
                closest += (place,)
    if closest or card.family is _SHADOW:
        return closest
    lowest = min([row[-1].value for row in rows])
    return tuple([place for place in _PLACES if rows[place][-1].value == lowest])


def place_all(  # noqa: PLR0913, PLR0917  # the parts of a turn
    rows: list[Row],
    collected: list[CardSet],
    plays: Hand,
    options: Options,
    choice: int | None = None,
    log: Log[Event] = None,
) -> Hand:
    """Place cards, which are in order, until a player has to choose a row (N5-05, N5-12).

    A row whose length reaches the limit is collected and begins anew with the card (N5-09);
    a lower card collects the first of its row alone (N5-08, N5-10).
    Gives back the cards that have still to wait; `rows` and `collected` are changed in place.
    `choice` is the row that has been chosen for the first card, if any.
    """
    for play in plays:
        card, place = play.card, play.row
        if place is None:
            place, choice = choice, None
        if place is None:
            closest = closest_rows(rows, card)
            if not closest:
                collected[play.seat] = CardSet(collected[play.seat] | CARD_SETS[card])
                if log is not None:
                    log.append(Collected(play.seat, card, None))
                continue
            place = closest[0]
            if len(closest) > 1 and options.player_decides_ties:
                return plays[plays.index(play) :]
        row = rows[place]
        taken: Row = ()
        if card.value < row[-1].value or len(row) + 1 == options.row_limit:
            taken = _taken(row, card, options)
            collected[play.seat] = with_cards(collected[play.seat], taken)
            row = row[len(taken) :]
        rows[place] = row + (card,)
        if log is not None:
            _tell(log, play, ROWS[place], taken)
    return ()


def _taken(row: Row, card: NumberCard, options: Options) -> Row:
    """What a card that is lower or fills the row takes of its front (N5-08 to N5-10)."""
    lower = card.value < row[-1].value
    if len(row) + 1 == options.row_limit and (not lower or options.lower_fifth_takes_row):
        return row
    return row[:1]


def _tell(log: list[Event], play: ChooseCard, row: Family, taken: Row) -> None:
    """Tell where a card went, and what its player collected for it."""
    log.append(Placed(play.seat, play.card, row))
    if len(taken) > 1:
        log.append(RowTaken(play.seat, taken, row))
    elif taken:
        log.append(Collected(play.seat, taken[0], row))
