"""What can lie under the draw pile: the hands of players who were stuck (INI-18, INI-27).

Everyone knows that these cards lie there, and nobody which they are.
A stuck player could play none of them, so no card that can be played on every table
that can come about is ever among them; on which table that was is history.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from numcards.core.cards import VALUES, Card, NumberCard, Special, Value
from numcards.infini.actions import RESCUE_DIRECTIONS
from numcards.infini.piles import Direction

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.infini.options import Options

__all__ = ["returnable"]


@lru_cache(maxsize=64)
def returnable(options: Options) -> frozenset[Card]:
    """The cards of the deck with which a player can ever be stuck.

    >>> from numcards.core import parse_cards
    >>> from numcards.infini import Options
    >>> cards = returnable(Options.advanced("coop", players=3))
    >>> [card in cards for card in parse_cards("R7 S3 joker simple passe")]
    [True, False, True, False, True]
    """
    return frozenset(card for card in options.deck if _can_be_stuck_with(options, card))


def _can_be_stuck_with(options: Options, card: Card) -> bool:
    match card:
        case NumberCard(family=family) if family in RESCUE_DIRECTIONS:
            return False
        case NumberCard():
            return _can_be_caught(options, card)
        case Special.SIMPLE:
            return False
        case Special.PASSE:
            return options.passe_when == "first" and _can_be_stuck_midway(options)
        case _:
            return True


def _can_be_stuck_midway(options: Options) -> bool:
    """Whether a player can be stuck after some plays of a turn, with cards in hand (INI-18)."""
    several = options.hand_size > 1 or options.hand_growth > 0
    return several and options.min_plays > 1 and options.short_turn == "stuck"


def _can_be_caught(options: Options, card: NumberCard) -> bool:
    """Whether some seat can be unable to place a colour card, on either branch."""
    rights = {powers.placing[card.family.index] for powers in options.powers}
    return any(
        all(
            any(not right.fits(way, top, card.value) for top in _tops(options, card, way))
            for way in Direction
        )
        for right in rights
    )


def _tops(options: Options, card: NumberCard, way: Direction) -> Iterator[Value | None]:
    """What can lie on top of a branch of a card's pile while the card is in a hand.

    Its own value can only be shown by a joker, by a rescue card for that branch,
    or by one for the other branch, once it has been flipped.
    """
    yield None
    for value in VALUES:
        shown = value != card.value or options.action_copies > 0
        if shown or any(
            NumberCard(family, value) in options.deck
            for family, direction in RESCUE_DIRECTIONS.items()
            if direction is way
        ):
            yield value
