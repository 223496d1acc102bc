"""What can lie under the draw pile: the hands of players who were stuck (INI-18, INI-27).

Everyone knows that these cards lie there, and nobody which they are.
A stuck player could play none of them, so no card that an eliminated player could have played
on every table that can come about is ever among them; on which table it was is history.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.cards import VALUES, Card, NumberCard, Special, Value
from numcards.infini.actions import RESCUE_DIRECTIONS
from numcards.infini.legality import may_be_stuck, may_pass
from numcards.infini.piles import Direction
from numcards.infini.state import all_plays

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core.seats import Seat
    from numcards.infini.options import Options
    from numcards.infini.state import State
    from numcards.infini.view import View


@frozen
class Elimination:
    """What everyone knows of how players came to be eliminated."""

    options: Options
    seats: tuple[Seat, ...]
    """The eliminated players."""
    untouched: bool
    """Whether nothing was played before this turn: then nothing lay on any pile."""

    @staticmethod
    def of(table: State | View) -> Elimination:
        """What a position or a view tells of it."""
        untouched = table.plays >= all_plays(table.piles, table.out)
        return Elimination(table.options, table.eliminated, untouched)


@lru_cache(maxsize=256)
def returnable(elimination: Elimination) -> frozenset[Card]:
    """The cards of the deck with which one of the eliminated players can have been stuck.

    >>> from numcards.core import parse_cards
    >>> from numcards.infini import Options
    >>> options = Options.advanced("coop", players=3)
    >>> cards = returnable(Elimination(options, (0, 1), untouched=False))
    >>> [card in cards for card in parse_cards("R7 S3 joker simple passe")]
    [True, False, True, False, True]
    """
    return frozenset(
        card for card in elimination.options.deck if _can_be_stuck_with(elimination, card)
    )


def _can_be_stuck_with(elimination: Elimination, card: Card) -> bool:
    if isinstance(card, NumberCard):
        return card.family.is_classic and _can_be_caught(elimination, card)
    if card is Special.PASSE:
        return not elimination.untouched and _can_be_stuck_midway(elimination.options)
    return card is not Special.SIMPLE


def _can_be_stuck_midway(options: Options) -> bool:
    """Whether a player can be stuck after some plays of a turn, with a passe in hand (INI-18)."""
    several = options.hand_size > 1 or options.hand_growth > 0
    owing = options.min_plays > 1 and may_be_stuck(options, plays=1)
    return several and owing and not may_pass(options, plays=1)


def _can_be_caught(elimination: Elimination, card: NumberCard) -> bool:
    """Whether some seat can be unable to place a colour card, on either branch."""
    powers = elimination.options.powers
    rights = {powers[seat].placing[card.family.index] for seat in elimination.seats}
    return any(
        all(
            any(not right.fits(way, top, card.value) for top in _tops(elimination, card, way))
            for way in Direction
        )
        for right in rights
    )


def _tops(elimination: Elimination, card: NumberCard, way: Direction) -> Iterator[Value | None]:
    """What can lie on top of a branch of a card's pile while the card is in a hand.

    Its own value can only be shown by a joker, by a rescue card for that branch,
    or by one for the other branch, once it has been flipped.
    """
    yield None
    if elimination.untouched:
        return
    options = elimination.options
    for value in VALUES:
        shown = value != card.value or options.action_copies > 0
        if shown or any(
            NumberCard(family, value) in options.deck
            for family, direction in RESCUE_DIRECTIONS.items()
            if direction is way
        ):
            yield value
