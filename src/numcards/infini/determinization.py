"""Determinization: drawing a position that the viewer cannot tell from the real one."""

from __future__ import annotations

from itertools import accumulate
from math import comb, perm
from typing import TYPE_CHECKING, Final

from attrs import frozen

from numcards.core.chance import below, draw_seed, mix
from numcards.core.doors import expect_view
from numcards.core.errors import UsageError
from numcards.core.seats import SPECTATOR, Seat, seats
from numcards.infini.info import INFO
from numcards.infini.legality import can_play
from numcards.infini.returns import Elimination, returnable
from numcards.infini.state import DrawPile, Setting, State
from numcards.infini.view import View

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core.cards import Card
    from numcards.core.chance import Rng

_FINE: Final = 1 << 53
"""How finely chance is drawn where the ways are too many for one draw."""


def determinize(view: View, rng: Rng) -> State:
    """Draw a position whose view is this one, every physical deal being equally likely.

    Copies of an action card are told apart for that, and so is the order of the draw pile.
    A player on turn who owes plays can make one, and a stuck player can make none (INI-18);
    under the draw pile lies nothing that could have been played on every table (INI-27).
    Raises `UsageError` for anything but a view of this game.
    """
    expect_view(view, View, INFO)
    setting = Setting(
        options=view.options,
        seed=draw_seed(rng),
        eliminated=view.eliminated,
        growths=view.growths,
        out=view.out,
        stuck=view.stuck,
    )
    hands, draw = _deal(view, rng)
    return State.of(setting, draw, hands, view.piles, view.turn, view.plays)


def _deal(view: View, rng: Rng) -> tuple[tuple[tuple[Card, ...], ...], DrawPile]:
    """Give the unseen cards to the other seats and to the draw pile."""
    known = {} if view.viewer is SPECTATOR else {view.viewer: view.hand}
    forced = _forced_seat(view)
    returned, forced_hand, rest = _deal_forced(view, forced, rng)
    if forced is not None:
        known[forced] = tuple(forced_hand)
    mix(rest, rng)
    everyone = seats(len(view.sizes))
    for seat in everyone:
        if seat not in known:
            size = view.sizes[seat]
            known[seat], rest = tuple(rest[:size]), rest[size:]
    return tuple(known[seat] for seat in everyone), DrawPile.of(tuple(rest), tuple(returned))


def _forced_seat(view: View) -> Seat | None:
    """The other seat, if any, of which everybody knows whether it can play a card now."""
    seat = view.turn if view.owed else view.stuck
    return None if seat == view.viewer else seat


def _deal_forced(
    view: View, forced: Seat | None, rng: Rng
) -> tuple[list[Card], list[Card], list[Card]]:
    """Draw what is not free: the cards under the draw pile, and the hand of the forced seat.

    Gives both, and all unseen cards that are left over.
    How many playable cards go below is drawn first, each number weighed by the ways to choose
    both sets of cards: whatever they are, the others can be dealt in the same number of ways.
    """
    if forced is None and not view.returned:
        return [], [], list(view.unseen)
    cards = _sorted_out(view, forced)
    size = 0 if forced is None else view.sizes[forced]
    can_act = forced is not None and view.owed > 0
    under = _choose_under(list(_ways_below(cards, view.returned, size, can_act=can_act)), rng)
    returned = _take(cards.both, under, rng)
    returned += _take(cards.returnable, view.returned - under, rng)
    mix(returned, rng)
    playable, others = cards.both + cards.playable, cards.returnable + cards.neither
    hand: list[Card] = []
    if can_act:
        hand = _take(others, _unplayable_first(len(playable), len(others), size, rng), rng)
        hand += _take(playable, 1, rng)
        others += playable
        playable = []
    hand += _take(others, size - len(hand), rng)
    return returned, hand, playable + others


@frozen
class _Unseen:
    """The unseen cards, by whether they can lie under the draw pile and can be played now."""

    both: list[Card]
    returnable: list[Card]
    playable: list[Card]
    neither: list[Card]


def _sorted_out(view: View, forced: Seat | None) -> _Unseen:
    classes: dict[tuple[bool, bool], list[Card]] = {
        (under, playable): [] for under in (True, False) for playable in (True, False)
    }
    possible = returnable(Elimination.of(view))
    powers = None if forced is None else view.options.powers[forced]
    for card in view.unseen:
        playable = powers is not None and can_play(
            view.options, view.plays, powers.hand((card,)), view.piles
        )
        classes[card in possible, playable].append(card)
    return _Unseen(
        both=classes[True, True],
        returnable=classes[True, False],
        playable=classes[False, True],
        neither=classes[False, False],
    )


def _ways_below(
    cards: _Unseen, returned: int, size: int, *, can_act: bool
) -> Iterator[tuple[int, int]]:
    """How many playable cards can lie under the draw pile, each number with its ways.

    A way is a choice of the cards there and of the hand of the forced seat,
    which holds something playable exactly if it can act.
    """
    others = len(cards.returnable) + len(cards.neither)
    left = others + len(cards.both) + len(cards.playable) - returned
    fewest = max(0, returned - len(cards.returnable))
    for under in range(fewest, min(returned, len(cards.both)) + 1):
        chosen = comb(len(cards.both), under) * comb(len(cards.returnable), returned - under)
        unplayable = comb(others - (returned - under), size)
        yield under, chosen * (comb(left, size) - unplayable if can_act else unplayable)


def _choose_under(ways: list[tuple[int, int]], rng: Rng) -> int:
    """Choose a number by its ways; raises `UsageError` when there is none."""
    total = sum(weight for _, weight in ways)
    if not total:
        raise UsageError("No position of NUM Infini has this view (INI-18, INI-27).")
    left = below(_FINE, rng) * total // _FINE
    reached = accumulate(weight for _, weight in ways)
    return next(under for (under, _), sum_ in zip(ways, reached, strict=True) if left < sum_)


def _unplayable_first(playable: int, others: int, size: int, rng: Rng) -> int:
    """Draw how many cards come before the first playable one of a hand, where there is one."""
    cards = playable + others
    left = below(_FINE, rng) * (perm(cards, size) - perm(others, size)) // _FINE
    ways, before = playable * perm(cards - 1, size - 1), 0
    while left >= ways:
        left -= ways
        ways = ways * (others - before) // (cards - 1 - before)
        before += 1
    return before


def _take(cards: list[Card], count: int, rng: Rng) -> list[Card]:
    """Take so many cards out of a list, every choice and order being equally likely."""
    taken = []
    for _ in range(count):
        place = below(len(cards), rng)
        cards[place], cards[-1] = cards[-1], cards[place]
        taken.append(cards.pop())
    return taken
