"""Determinization: drawing a position that the viewer cannot tell from the real one."""

from __future__ import annotations

from itertools import accumulate
from math import comb
from typing import TYPE_CHECKING, Final

from attrs import frozen

from numcards.core.chance import mix
from numcards.core.doors import expect_view
from numcards.core.errors import UsageError
from numcards.core.seats import SPECTATOR, Seat, clockwise
from numcards.infini.info import INFO
from numcards.infini.placement import can_play
from numcards.infini.returns import returnable
from numcards.infini.state import DrawPile, Setting, State
from numcards.infini.view import View

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core.cards import Card
    from numcards.core.chance import Rng

__all__ = ["determinize"]

_SEEDS: Final = 1 << 53


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
        seed=int(rng.random() * _SEEDS),
        eliminated=view.eliminated,
        growths=view.growths,
        out=view.out,
        stuck=view.stuck,
    )
    hands, draw = _deal(view, rng)
    return State.of(setting, draw, hands, view.pile_parts, view.turn, view.plays)


def _deal(view: View, rng: Rng) -> tuple[tuple[tuple[Card, ...], ...], DrawPile]:
    """Give the unseen cards to the other seats and to the draw pile."""
    known = {} if view.viewer is SPECTATOR else {view.viewer: view.hand}
    forced = _forced_seat(view)
    returned, forced_hand, rest = _deal_forced(view, forced, rng)
    if forced is not None:
        known[forced] = tuple(forced_hand)
    mix(rest, rng)
    for seat in clockwise(len(view.sizes), 0):
        if seat not in known:
            size = view.sizes[seat]
            known[seat], rest = tuple(rest[:size]), rest[size:]
    hands = tuple(known[seat] for seat in clockwise(len(view.sizes), 0))
    return hands, DrawPile.of(tuple(rest), tuple(returned))


def _forced_seat(view: View) -> Seat | None:
    """The other seat, if any, of which everybody knows whether it can play a card now."""
    seat = view.turn if view.owed else view.stuck
    return None if seat == view.viewer else seat


def _deal_forced(
    view: View, forced: Seat | None, rng: Rng
) -> tuple[list[Card], list[Card], list[Card]]:
    """Draw what is not free: the cards under the draw pile, and the hand of the forced seat.

    Gives both, and all unseen cards that are left over.
    """
    unseen = list(view.unseen)
    if forced is None and not view.returned:
        return [], [], unseen
    classes = _sorted_out(view, forced, unseen)
    size = 0 if forced is None else view.sizes[forced]
    can_act = range(1, size + 1) if view.owed and forced is not None else range(1)
    under, held = _choose_split(_splits(classes, view.returned, size, can_act), rng)
    returned = _take(classes.both, under, rng)
    returned += _take(classes.returnable, view.returned - under, rng)
    mix(returned, rng)
    playable, others = classes.both + classes.playable, classes.returnable + classes.neither
    hand = _take(playable, held, rng) + _take(others, size - held, rng)
    return returned, hand, playable + others


@frozen
class _Classes:
    """The unseen cards, by whether they can lie under the draw pile and can be played now."""

    both: list[Card]
    returnable: list[Card]
    playable: list[Card]
    neither: list[Card]


def _sorted_out(view: View, forced: Seat | None, unseen: list[Card]) -> _Classes:
    classes: dict[tuple[bool, bool], list[Card]] = {
        (under, playable): [] for under in (True, False) for playable in (True, False)
    }
    may_return = returnable(view.options) if view.returned else frozenset(unseen)
    powers = None if forced is None else view.options.powers[forced]
    for card in unseen:
        playable = powers is not None and can_play(
            view.options, view.plays, powers.hand((card,)), view.pile_parts
        )
        classes[card in may_return, playable].append(card)
    return _Classes(
        both=classes[True, True],
        returnable=classes[True, False],
        playable=classes[False, True],
        neither=classes[False, False],
    )


def _splits(
    classes: _Classes, returned: int, size: int, can_act: range
) -> Iterator[tuple[int, tuple[int, int]]]:
    """How many playable cards are under the draw pile and in the forced hand, each way weighed.

    The weight is the number of ways to choose both sets of cards;
    whatever they are, the other cards can be dealt in the same number of ways.
    """
    playable = len(classes.both) + len(classes.playable)
    others = len(classes.returnable) + len(classes.neither)
    fewest = max(0, returned - len(classes.returnable))
    for under in range(fewest, min(returned, len(classes.both)) + 1):
        below = comb(len(classes.both), under) * comb(len(classes.returnable), returned - under)
        for held in can_act:
            left = others - (returned - under)
            weight = below * comb(playable - under, held) * comb(left, size - held)
            yield weight, (under, held)


def _choose_split(splits: Iterator[tuple[int, tuple[int, int]]], rng: Rng) -> tuple[int, int]:
    """Choose one split by weight; raises `UsageError` when there is none."""
    weighed = list(splits)
    total = sum(weight for weight, _ in weighed)
    if not total:
        raise UsageError("No position of NUM Infini has this view (INI-18, INI-27).")
    left = int(rng.random() * _SEEDS) * total // _SEEDS
    reached = accumulate(weight for weight, _ in weighed)
    return next(split for (_, split), sum_ in zip(weighed, reached, strict=True) if left < sum_)


def _take(cards: list[Card], count: int, rng: Rng) -> list[Card]:
    """Take so many cards out of a list, every choice and order being equally likely."""
    taken = []
    for _ in range(count):
        place = int(rng.random() * len(cards))
        cards[place], cards[-1] = cards[-1], cards[place]
        taken.append(cards.pop())
    return taken
