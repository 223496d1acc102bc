"""Determinization: uniform over the physical deals that a viewer cannot tell apart."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import lcm
from typing import TYPE_CHECKING, Any

import pytest

from numcards import inferno
from numcards.core import (
    SPECTATOR,
    Card,
    CardSet,
    InvalidPosition,
    NumberCard,
    Seat,
    Special,
    UsageError,
    Viewer,
    parse_card,
    viewers,
)
from numcards.inferno import Options
from tests.inferno.helpers import at, go, hand, playout, varied_options

if TYPE_CHECKING:
    from numcards.inferno import State, View

RANK_ALL = Options(players=4, finish="rank_all")
FOUR = Options(players=4)
THREE = Options(players=3)


TURN_ROUND = ("R2", "pass", "R3")

Deal = tuple[CardSet, ...]
"""All hands, then what was set aside."""


class _Script:
    """A source of chance that gives fixed numbers, then zeros, and counts what is asked."""

    def __init__(self, numbers: tuple[int, ...], steps: int) -> None:
        self.numbers, self.steps, self.asked = numbers, steps, 0

    def random(self) -> float:
        self.asked += 1
        place = self.asked - 1
        number = self.numbers[place] if place < len(self.numbers) else 0
        return (number + 0.5) / self.steps


def _drawn(view: View) -> dict[Deal, Fraction]:
    """How likely each deal is, exactly: every course that chance can take is tried.

    Chance is asked for one of 1, 2, … things up to the number of unseen cards,
    so a multiple of them all cuts every choice in equal parts.
    The last number asked for becomes the seed, which does not matter here.
    """
    steps = lcm(*range(1, len(view.unseen) + 1))
    chances: dict[Deal, Fraction] = {}
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        numbers = waiting.pop()
        rng = _Script(numbers, steps)
        deal = _deal(inferno.determinize(view, rng))
        if rng.asked - 1 > len(numbers):
            waiting += ((*numbers, step) for step in range(steps))
        else:
            weight = Fraction(1, steps ** len(numbers))
            chances[deal] = chances.get(deal, Fraction(0)) + weight
    return chances


def _deal(state: State) -> Deal:
    return (*state.hands, state.round.aside)


def _counted(state: State, viewer: Viewer) -> dict[Deal, Fraction]:
    """The same by counting: all physical cards in all orders, kept where the view stays."""
    view = inferno.observe(state, viewer)
    zones = dict(inferno.zones(state))
    names = [
        name
        for name in (*(f"P{seat}" for seat in range(state.options.players)), "aside")
        if name != f"P{viewer}"
    ]
    cards = [card for name in names for card in zones[name].split()]
    sizes = [len(zones[name].split()) for name in names]
    counts: Counter[Deal] = Counter()
    for order in permutations(range(len(cards))):
        places = list(order)
        for name, size in zip(names, sizes, strict=True):
            zones[name] = " ".join(cards[place] for place in places[:size])
            places = places[size:]
        try:
            dealt = inferno.position(state.options, zones)
        except InvalidPosition:
            continue
        if inferno.observe(dealt, viewer) == view:
            counts[_deal(dealt)] += 1
    return {dealt: Fraction(count, counts.total()) for dealt, count in counts.items()}


CASES = [
    # Copies of infini weigh as physical cards.
    (at(P0="R1", P1="infini R2"), Seat(0)),
    (at(THREE, P0="R1", P1="infini R2", P2="infini"), Seat(0)),
    (at(THREE, P0="infini", P1="infini R2", P2="infini"), Seat(0)),
    (at(THREE, P0="R1", P1="joker joker", P2="infini R2"), Seat(0)),
    (at(THREE, P0="R1", P1="G1", P2="infini infini"), SPECTATOR),
    (at(FOUR, P0="R1", P1="G1", P2="infini", P3="infini"), SPECTATOR),
    # Whoever passed the lead has nothing to lead with: one card, before the trick has begun.
    (go(at(THREE, P0="infini", P1="R2 infini", P2="R1 R3"), "pass"), Seat(2)),
    (go(at(THREE, P0="joker", P1="R2 infini", P2="R1 R3"), "pass"), Seat(1)),
    (go(at(THREE, P0="joker", P1="infini", P2="R1 numx"), "pass", "pass"), SPECTATOR),
    (go(at(THREE, P0="joker", P1="infini", P2="R1 numx"), "pass", "pass"), Seat(1)),
    # The same once the trick has begun.
    (go(at(FOUR, P0="joker", P1="R2 infini", P2="R1 R3", P3="R9"), "pass", "R2"), Seat(2)),
    (go(at(THREE, P0="joker", P1="R2 infini numx", P2="R1"), "pass", "R2"), SPECTATOR),
    # The turn has gone round: only the position still tells that the lead was passed.
    (
        go(at(THREE, P0="joker", P1="R2 R9 G9", P2="R3 B12 infini"), "pass", "R2", "R3"),
        Seat(1),
    ),
    (
        go(at(THREE, P0="infini", P1="R2 infini", P2="R3 B12 numx"), "pass", "R2", "R3"),
        SPECTATOR,
    ),
    (
        go(at(FOUR, P0="joker", P1="R2 R9", P2="infini", P3="R3 numx"), "pass", *TURN_ROUND),
        Seat(1),
    ),
    # Whoever passed when asked to follow may hold anything.
    (go(at(FOUR, P3="joker", P0="R2 R9", P1="infini", P2="R3 numx"), *TURN_ROUND), Seat(0)),
    # The trick of the last pose still lies there.
    (go(at(THREE, P0="joker", P1="R2", P2="R1 infini"), "pass", "R2"), Seat(1)),
    # Two cards are two jokers.
    (go(at(THREE, P0="joker joker", P1="R2 infini", P2="R1 R3"), "pass"), Seat(2)),
    (
        go(at(FOUR, P0="infini", P1="joker joker", P2="R2", P3="R1 R3"), "pass", "pass"),
        Seat(3),
    ),
    (
        go(at(FOUR, P0="joker joker", P1="R2 numx", P2="R1 R3", P3="infini"), "pass", "R2"),
        Seat(2),
    ),
    # The viewer is the one that passed the lead.
    (go(at(THREE, P0="infini", P1="R2", P2="infini numx"), "pass"), Seat(0)),
    # A seat that is out holds nothing.
    (at(RANK_ALL, P0="R1", P2="infini R2", P3="infini", out="P1"), Seat(0)),
    # Ended games: what was left in the hands stays hidden.
    (go(at(THREE, P0="R1", P1="infini R2", P2="infini"), "R1"), Seat(0)),
    (go(at(THREE, P0="R1", P1="infini R2", P2="infini"), "R1"), SPECTATOR),
    # Blocked rounds that end the game: all that is left is nothing to lead with.
    (at(THREE, P0="joker", P1="infini", P2="numx", in_trick="", round="20"), Seat(0)),
    (at(THREE, P0="joker", P1="infini", P2="infini", in_trick="", round="20"), SPECTATOR),
    (at(THREE, P0="joker joker", P1="infini", P2="numx", in_trick="", round="20"), Seat(1)),
    (
        at(RANK_ALL, P0="joker", P2="infini", P3="numx", out="P1", in_trick="", wins="0 1 0 0"),
        SPECTATOR,
    ),
]


@pytest.mark.parametrize(("state", "viewer"), CASES, ids=repr)
def test_every_physical_deal_is_equally_likely(state: State, viewer: Viewer) -> None:
    counted = _counted(state, viewer)
    assert _deal(state) in counted
    assert _drawn(inferno.observe(state, viewer)) == counted


def test_inf_12_who_passed_the_lead_holds_only_what_it_allows_all_through_the_trick() -> None:
    state = go(at(THREE, P0="joker", P1="R2 R9 G9", P2="R3 B12"), "pass", "R2", "R3")
    view = inferno.observe(state, Seat(1))
    assert set(view.unseen) == {Special.JOKER, parse_card("B12")}
    for number in range(30):
        assert hand(inferno.determinize(view, random.Random(number)), 0) == "joker"


def test_inf_12_who_led_the_round_and_posed_nothing_holds_nothing_to_lead_with() -> None:
    options = Options(players=3, deal=1, finish="rank_all")
    deck = options.deck.cards_of(options.deck.all_cards)
    aside = " ".join(str(card) for card in deck if str(card) not in {"R1", "R2", "numx"})
    state = at(options, P0="numx", P2="R2", aside=aside, discard="R1", out="P1", in_trick="P2 P0")
    view = inferno.observe(state, Seat(2))
    drawn = [inferno.determinize(view, _Script((step,), 7)).hand(Seat(0)) for step in range(7)]
    assert Counter(drawn) == {(Special.JOKER,): 2, (Special.INFINI,): 4, (Special.NUMX,): 1}


def test_cards_set_aside_are_drawn_with_the_others() -> None:
    deck = THREE.deck
    cards = [str(card) for card in deck.cards_of(deck.all_cards)]
    equal = Options(players=3, deal="equal")
    for card in ("R1", "infini", "R2", "infini"):
        cards.remove(card)
    state = at(equal, P0="R1", P1="infini", P2="R2", aside="infini", discard=" ".join(cards))
    counted = _counted(state, Seat(0))
    assert len(counted) == 3
    assert _drawn(inferno.observe(state, Seat(0))) == counted


@pytest.mark.parametrize("options", varied_options(16), ids=str)
def test_draws_are_positions_with_the_same_view(options: Options) -> None:
    rng = random.Random(repr(options))
    states = list(playout(inferno.new_game(options, 2), rng))
    for state in (*states[:-1:7], states[-1]):
        for viewer in viewers(options.players):
            view = inferno.observe(state, viewer)
            drawn = inferno.determinize(view, rng)
            assert inferno.observe(drawn, viewer) == view
            assert inferno.position(options, inferno.zones(drawn), drawn.round.seed) == drawn
            assert drawn.groups == inferno.position(options, inferno.zones(drawn)).groups


def test_draws_vary_with_chance_and_repeat_with_it() -> None:
    view = inferno.observe(inferno.new_game(FOUR, 1), Seat(2))
    drawn = [inferno.determinize(view, random.Random(number)) for number in range(20)]
    assert len({hand(state, 0) for state in drawn}) == 20
    assert len({state.round.seed for state in drawn}) == 20
    assert drawn[7] == inferno.determinize(view, random.Random(7))


def test_a_draw_has_a_seed_of_its_own() -> None:
    """The real seed would give the coming deals away."""
    options = Options(players=2, rounds_to_win=2)
    state = at(options, 12345, P0="R1", P1="R2 R3")
    view = inferno.observe(state, Seat(0))
    following = {go(inferno.determinize(view, random.Random(n)), "R1") for n in range(5)}
    assert len(following) == 5
    assert go(state, "R1") not in following


def test_large_draws_are_fair_too() -> None:
    """Every seat gets each unseen card about as often as its share of the unseen cards."""
    state = inferno.new_game(Options(players=4, deal=6), 9)
    view = inferno.observe(state, Seat(0))
    rng, draws = random.Random(9), 1000
    counts: Counter[tuple[int, Card]] = Counter()
    for _ in range(draws):
        drawn = inferno.determinize(view, rng)
        for seat in (1, 2, 3):
            counts.update((seat, card) for card in set(drawn.hand(Seat(seat))))
    expected = draws * 6 / 103
    numbers = [card for card in view.unseen if isinstance(card, NumberCard)]
    for seat in (1, 2, 3):
        for card in numbers:
            # Five standard deviations are about 38.
            assert abs(counts[seat, card] - expected) < 45


@pytest.mark.parametrize("given", [None, 7, "a view"])
def test_only_a_view_of_this_game_is_determinized(given: object) -> None:
    foreign: Any = given
    with pytest.raises(UsageError) as caught:
        inferno.determinize(foreign, random.Random(1))
    assert str(caught.value) == f"A view of NUM Inferno is expected, not {given!r}."
