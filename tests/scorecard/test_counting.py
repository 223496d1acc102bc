"""Counting: what areas must give, against every way of giving cards to slots."""

from __future__ import annotations

import random
from itertools import product

from numcards.core.decks import bits_of
from numcards.scorecard.assignment.counting import (
    FULL,
    GUARDS,
    MOST,
    Areas,
    counts,
    field_of,
    lesser,
    one_of,
    taking,
    taking_run,
)

WIDTH = 17
AREAS = range(4)


def value_cards(laid: int, value: int, families: range = range(5)) -> int:
    return laid & sum(1 << WIDTH * family + value for family in families)


def fewest(slots: list[int], area: int) -> int | None:
    """How many cards of an area the slots use at least; None where they cannot be filled."""
    choices = product(*(list(bits_of(slot)) for slot in slots))
    used = [
        sum(area >> place & 1 for place in places)
        for places in choices
        if len(set(places)) == len(places)
    ]
    return min(used, default=None)


def some_areas(rng: random.Random) -> tuple[int, Areas]:
    """Few cards of few values, and two families each with the Rainbow cards as areas."""
    deck = [WIDTH * family + value for family in range(5) for value in range(3)]
    laid = sum(1 << place for place in rng.sample(deck, 9))
    first, second = (
        laid & (0b111 << WIDTH * family | 0b111 << WIDTH * 4) for family in rng.sample(range(4), 2)
    )
    return laid, Areas(laid, (0, first, second, first | second))


def test_no_area_gives_less_than_counted() -> None:
    rng = random.Random(1)
    tight = too_many = 0
    for _ in range(600):
        laid, areas = some_areas(rng)
        families = [range(5), range(4, 5), range(rng.randrange(5))]
        slots = [value_cards(laid, rng.randrange(3), rng.choice(families)) for _ in range(4)]
        slots = [slot for slot in slots if slot]
        load = areas.load(areas.demand(slots))
        fits = areas.room - load & FULL == FULL
        for at in AREAS:
            least = fewest(slots, areas.areas[at])
            if least is None:
                too_many += not fits
            else:
                assert fits
                assert field_of(load, at) <= least
                tight += field_of(load, at) == least > 0
    assert tight > 500
    assert too_many > 100


def test_a_slot_of_several_values_counts_where_an_area_holds_it_all() -> None:
    laid = 0b111 | 0b101 << WIDTH * 4
    areas = Areas(laid, (0, laid, 0b111, laid))
    assert [field_of(areas.load(areas.own(0b011)), at) for at in AREAS] == [0, 1, 1, 1]
    assert [field_of(areas.load(areas.own(laid)), at) for at in AREAS] == [0, 1, 0, 1]


def test_ready_made_demands_are_those_of_their_slots() -> None:
    rng = random.Random(2)
    for _ in range(100):
        laid, areas = some_areas(rng)
        slots = [value_cards(laid, value) for value in range(3)]
        if not all(slots):
            continue
        assert areas.load(taking_run(3, 2)) == areas.load(areas.demand(slots))
        assert areas.load(taking(2, 1)) == areas.load(areas.demand([slots[1]] * 2))
        assert field_of(areas.load(one_of(1)), 0) == 0


def test_counts_by_value() -> None:
    laid = 1 | 1 << WIDTH | 1 << 16 | 1 << WIDTH * 4 + 16
    assert counts(laid) == GUARDS + taking(2, 0) + taking(2, 16)


def test_the_lesser_count_of_each_area() -> None:
    one, other = 5 | 7 << 7 | 63 << 21, 4 | 9 << 7 | 1 << 14
    assert lesser(one, other) == lesser(other, one) == 4 | 7 << 7
    assert lesser(MOST, one) == one
