"""Determinization: drawing a position that the viewer cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import Special
from numcards.core.chance import choose, mix
from numcards.core.decks import CardSet
from numcards.core.doors import expect_view
from numcards.core.seats import SPECTATOR, Seat, clockwise
from numcards.inferno.info import INFO
from numcards.inferno.state import Round, State
from numcards.inferno.tables import groups_of
from numcards.inferno.view import View

if TYPE_CHECKING:
    from numcards.core.chance import Rng

_SEEDS: Final = 1 << 53


def determinize(view: View, rng: Rng) -> State:
    """Draw a position whose view is this one, every physical deal being equally likely.

    Copies of a special card are told apart for that: a seat is twice as likely to hold
    an infini when two are unseen as when one is.
    Whoever passed the lead of this trick gets only what INF-12 allows.
    Raises `UsageError` for anything but a view of this game.
    """
    expect_view(view, View, INFO)
    hands = _draw_hands(view, rng)
    current = Round(
        options=view.options,
        number=view.number,
        wins=view.wins,
        out=view.out,
        lead_passed=view.lead_passed,
        inverted=view.inverted,
        aside=view.options.deck.rest((*hands, view.played)),
        seed=int(rng.random() * _SEEDS),
    )
    return State(current, hands, tuple(map(groups_of, hands)), view.trick, view.still_in)


def _draw_hands(view: View, rng: Rng) -> tuple[CardSet, ...]:
    """Give the unseen cards to the other seats; what is left over was set aside."""
    deck, sizes = view.options.deck, view.sizes
    hidden = deck.rest((view.own, view.played))
    unseen = [card for card in deck.in_order if card & hidden]
    hands = {} if view.viewer is SPECTATOR else {view.viewer: view.own}
    for seat in _stuck(view):
        hands[seat] = _draw_nothing_to_lead(view, unseen, sizes[seat], rng)
    mix(unseen, rng)
    for seat in clockwise(len(sizes), 0):
        if seat not in hands:
            cards, unseen = unseen[: sizes[seat]], unseen[sizes[seat] :]
            hands[seat] = deck.lowest_copies(sum(cards))
    return tuple(hands[seat] for seat in clockwise(len(sizes), 0))


def _stuck(view: View) -> list[Seat]:
    """The other seats that have nothing to lead with, those with two cards first."""
    others = [seat for seat in view.lead_passed if seat != view.viewer]
    return sorted(others, key=lambda seat: -view.sizes[seat])


def _draw_nothing_to_lead(view: View, unseen: list[CardSet], size: int, rng: Rng) -> CardSet:
    """Take a hand that only passes out of the unseen cards: both jokers, or one special card.

    Whichever is taken, the other cards can be dealt in the same number of ways,
    so all choices are equally likely.
    """
    deck = view.options.deck
    jokers = deck.specials(Special.JOKER)
    allowed = (
        jokers if size > 1 else jokers | deck.specials(Special.INFINI) | deck.specials(Special.NUMX)
    )
    fitting = [card for card in unseen if card & allowed]
    drawn = fitting if size > 1 else [choose(fitting, rng)]
    for card in drawn:
        unseen.remove(card)
    return deck.lowest_copies(sum(drawn))
