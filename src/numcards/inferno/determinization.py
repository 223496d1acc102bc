"""Determinization: drawing a position that the viewer cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import Special
from numcards.core.chance import choose, draw_seed, mix
from numcards.core.decks import CardSet
from numcards.core.doors import expect_view
from numcards.core.seats import SPECTATOR, Seat, clockwise
from numcards.inferno.deck import JOKERS
from numcards.inferno.history import known_to_hold_nothing
from numcards.inferno.info import INFO
from numcards.inferno.state import Round, State
from numcards.inferno.tables import groups_of
from numcards.inferno.view import View

if TYPE_CHECKING:
    from numcards.core.chance import Rng
    from numcards.core.shuffles import Seed

_MOST_STUCK: Final = JOKERS.bit_count()


def determinize(view: View, rng: Rng) -> State:
    """Draw a position whose view is this one, every physical deal being equally likely.

    Copies of a special card are told apart for that: a seat is twice as likely to hold
    an infini when two are unseen as when one is.
    Whoever is known to have nothing to lead with gets only what INF-12 allows.
    Raises `UsageError` for anything but a view of this game.
    """
    expect_view(view, View, INFO)
    hands = _draw_hands(view, rng)
    return state_with(view, hands, draw_seed(rng))


def state_with(view: View, hands: tuple[CardSet, ...], seed: Seed) -> State:
    """The position with this view in which these are the hands; all other cards are aside."""
    current = Round(
        options=view.options,
        number=view.number,
        wins=view.wins,
        out=view.out,
        lead_passed=view.lead_passed,
        inverted=view.inverted,
        aside=view.options.deck.rest((*hands, view.played)),
        seed=seed,
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
    known = known_to_hold_nothing(view) if _may_be_skipped(view) else view.lead_passed
    others = [seat for seat in known if seat != view.viewer]
    return sorted(others, key=lambda seat: -view.sizes[seat])


def _may_be_skipped(view: View) -> bool:
    """Whether a whole hand is small enough to have nothing to lead with: at most two cards."""
    return view.options.dealt <= _MOST_STUCK * view.options.players


def _draw_nothing_to_lead(view: View, unseen: list[CardSet], size: int, rng: Rng) -> CardSet:
    """Take a hand that only passes out of the unseen cards: both jokers, or one special card.

    Whichever is taken, the other cards can be dealt in the same number of ways,
    so all choices are equally likely.
    Where there is no such hand, which is so in no view of a position, any cards are taken.
    """
    deck = view.options.deck
    singles = (Special.JOKER, Special.INFINI, Special.NUMX)
    allowed = sum(map(deck.specials, singles if size == 1 else singles[:1]))
    fitting = [card for card in unseen if card & allowed]
    if len(fitting) < size:
        fitting = unseen
    drawn = [choose(fitting, rng)] if size == 1 else fitting[:size]
    for card in drawn:
        unseen.remove(card)
    return deck.lowest_copies(sum(drawn))
