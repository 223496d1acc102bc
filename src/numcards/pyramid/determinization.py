"""Determinization: drawing a position that the viewer cannot tell from the real one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from numcards.core.chance import choose, draw_seed, mix
from numcards.core.doors import expect_view
from numcards.pyramid.info import INFO
from numcards.pyramid.legality import choices_of
from numcards.pyramid.state import Held, Round, State, make_state
from numcards.pyramid.tables import (
    CARDS,
    CODES,
    EMPTY,
    FACE_DOWN,
    NO_CARD,
    Pile,
    Pyramid,
    all_codes,
)
from numcards.pyramid.view import HeldView, View

if TYPE_CHECKING:
    from numcards.core.chance import Rng


def determinize(view: View, rng: Rng) -> State:
    """Draw a position whose view is this one, every physical deal being equally likely.

    Hidden cards that were shuffled back stay together, apart from those that were not:
    the first are in the draw pile or drawn since, the others face down or drawn before
    (PYR-36).
    Choices that the viewer may not know yet are drawn too, options A and B in each slot
    being equally likely.
    Raises `UsageError` for anything but a view of this game.
    """
    expect_view(view, View, INFO)
    stocks = _stocks(view)
    for stock in stocks:
        mix(stock, rng)
    current = Round(
        options=view.options,
        number=view.number,
        first=view.first,
        points=view.points,
        refills=view.refills,
        turns_left=view.turns_left,
        seed=draw_seed(rng),
    )
    held = tuple(_drawn(held, stocks, rng) for held in view.held)
    pyramids = tuple(_laid_out(pyramid, stocks[0]) for pyramid in view.pyramids)
    return make_state(current, pyramids, Pile(bytes(stocks[-1])), view.discard, view.phase, held)


def _stocks(view: View) -> list[list[int]]:
    """The cards that the viewer has not seen, apart by what they can be (PYR-36).

    First those that were never shuffled back, then those of each refill; copies of a card
    stand there one by one.
    """
    counts = [Counter(all_codes(view.options)), *map(Counter, view.shuffled_back)]
    counts[0].subtract(b"".join((*view.pyramids, view.discard, *view.shuffled_back)))
    for held in view.held:
        if held.card is not None:
            counts[held.refill or 0][CODES[held.card]] -= 1
    for code in (NO_CARD, EMPTY):
        del counts[0][code]
    return [list(count.elements()) for count in counts]


def _drawn(held: HeldView, stocks: list[list[int]], rng: Rng) -> Held:
    """A drawn card, and what was chosen for it, where the viewer does not know them."""
    card, choice = held.card, held.choice
    if card is None:
        card = CARDS[stocks[held.refill or 0].pop()]
    if choice is None and held.has_chosen:
        choice = choose(choices_of(held.seat), rng)
    return Held(held.seat, card, held.refill, choice)


def _laid_out(pyramid: Pyramid, stock: list[int]) -> Pyramid:
    """A pyramid with cards for its face-down slots."""
    return Pyramid(bytes(stock.pop() | FACE_DOWN if code == NO_CARD else code for code in pyramid))
