"""Scores, with the worked examples of the page (PYR-26 to PYR-35)."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numcards import pyramid
from numcards.core import Card, Special, UsageError, parse_card
from numcards.pyramid import PLACES, SLOTS, Kind, Score, Shape, Slot
from tests.pyramid import naive
from tests.pyramid.naive_scoring import PLACES as NAIVE_PLACES
from tests.pyramid.naive_scoring import naive_combination, naive_score

if TYPE_CHECKING:
    from collections.abc import Sequence

DECK = [parse_card(text) for text in (*naive.NUMBERS, *["joker"] * 2, "flip", "flash")]


def laid(**cards: str) -> list[Card | None]:
    """A pyramid with these cards; the slots are written with underlines."""
    placed = {name.replace("_", "."): parse_card(text) for name, text in cards.items()}
    return [placed.get(slot.text) for slot in SLOTS]


def scored(*, overlap: Any = False, **cards: str) -> Score:
    return pyramid.score(laid(**cards), overlap=overlap)


def points(**cards: str) -> int:
    return scored(**cards).total


def test_pyr_27_there_are_18_places_in_this_order() -> None:
    assert [place.number for place in PLACES] == list(range(1, 19))
    assert [tuple(slot.text for slot in place.slots) for place in PLACES] == NAIVE_PLACES
    shapes = [place.shape for place in PLACES]
    assert shapes[:6] == [Shape.TRIANGLE_UP] * 6
    assert shapes[6:9] == [Shape.TRIANGLE_DOWN] * 3
    assert shapes[9:15] == [Shape.DIAGONAL] * 6
    assert shapes[15:] == [Shape.HORIZONTAL] * 3


def test_example_1_a_mixed_suite_in_a_triangle() -> None:
    """Red 7, blue 8, yellow 9: reference 9 times its level (PYR-28, PYR-31)."""
    found = scored(N2_1="R7", N1_1="B8", N1_2="Y9").combinations[0]
    assert (found.kind, found.reference, found.points) == (Kind.MIXED_SUITE, Slot("N1.2"), 9)
    assert points(N2_1="Y9", N1_1="B8", N1_2="R7") == 18
    assert points(N4_1="Y9", N3_1="R7", N3_2="B8") == 36
    assert found.reference_card == parse_card("Y9")
    assert found.cards == (parse_card("R7"), parse_card("B8"), parse_card("Y9"))


def test_example_2_rainbows_in_suites() -> None:
    """PYR-29: a Rainbow is any family, so a suite with one is always valid."""
    found = scored(N1_1="R7", N1_2="W8", N1_3="R9").combinations[0]
    assert (found.kind, found.points) == (Kind.COLOUR_SUITE, 9)
    found = scored(N1_1="W3", N1_2="W4", N1_3="B5").combinations[0]
    assert (found.kind, found.points) == (Kind.COLOUR_SUITE, 5)
    assert scored(N1_1="R7", N1_2="R8", N1_3="B9").combinations == ()
    assert scored(N1_1="W7", N1_2="R8", N1_3="B9").combinations[0].kind is Kind.MIXED_SUITE


def test_example_3_a_group_with_a_shadow_counts_on_its_highest_level() -> None:
    found = scored(N2_1="G4", N3_1="W4", N2_2="S4").combinations[0]
    assert (found.kind, found.reference, found.points) == (Kind.GROUP, Slot("N3.1"), 12)


def test_example_4_three_shadows_count_one_level_higher() -> None:
    """PYR-32: with the 3 on N2 it is 3 x 3, on N4 3 x 5."""
    assert points(N2_1="S3", N1_1="S4", N1_2="S5") == 9
    assert points(N4_1="S3", N3_1="S4", N3_2="S5") == 15


def test_example_5_jokers() -> None:
    """PYR-30: a joker has value 5, and is any card within the combination."""
    found = scored(N3_1="joker", N2_1="R9", N2_2="B9").combinations[0]
    assert (found.kind, found.points, found.reference_card) == (Kind.GROUP, 15, Special.JOKER)
    found = scored(N1_1="joker", N1_2="R9", N1_3="R11").combinations[0]
    assert (found.kind, found.points) == (Kind.COLOUR_SUITE, 5)
    assert points(N1_1="joker", N1_2="R9", N1_3="B12") == 0


def test_example_6_cards_that_are_not_adjacent_never_score() -> None:
    assert points(N1_1="R7", N1_2="R8", N1_4="R9") == 0
    assert points(N1_1="R7", N2_2="R8", N3_1="R9") == 0
    for slots in NAIVE_PLACES:
        cards = dict(
            zip((slot.replace(".", "_") for slot in slots), ("R7", "R8", "R9"), strict=True)
        )
        assert points(**cards) > 0


def test_pyr_26_action_cards_and_empty_slots_have_no_value() -> None:
    assert points(N1_1="flip", N1_2="R8", N1_3="R9") == 0
    assert points(N1_1="flip", N1_2="flip", N1_3="flip") == 0
    assert points(N1_1="joker", N1_2="joker", N1_3="flash") == 0
    assert points() == 0


def test_pyr_28_the_order_of_the_values_does_not_matter() -> None:
    assert points(N1_1="R8", N1_2="R9", N1_3="R7") == 9


def test_pyr_28_two_cards_of_one_value_are_no_suite() -> None:
    assert points(N1_1="R8", N1_2="G8", N1_3="B9") == 0
    assert points(N1_1="R8", N1_2="G8", N1_3="B8") == 8


def test_pyr_30_a_shadow_is_a_family_and_no_wild_card() -> None:
    assert points(N1_1="S7", N1_2="R8", N1_3="R9") == 0
    assert points(N1_1="S7", N1_2="R8", N1_3="B9") == 7
    assert points(N1_1="R7", N1_2="S8", N1_3="B9") == 7
    assert points(N1_1="joker", N1_2="S8", N1_3="S9") == 5


def test_pyr_31_the_highest_level_among_equals() -> None:
    """Two jokers, or a group: the one on the highest level is the reference."""
    found = scored(N2_1="joker", N3_1="joker", N1_1="R12").combinations[0]
    assert (found.kind, found.reference, found.points) == (Kind.COLOUR_SUITE, Slot("N3.1"), 15)
    assert points(N2_1="R12", N3_1="G12", N1_1="B12") == 36
    assert points(N2_1="joker", N3_1="joker", N4_1="joker") == 20


def test_pyr_32_a_rainbow_is_no_shadow_when_levels_count() -> None:
    assert points(N2_1="W7", N1_1="S8", N1_2="S9") == 14


def test_pyr_33_a_card_serves_once_unless_they_overlap() -> None:
    cards = {"N1_1": "R7", "N1_2": "R8", "N1_3": "R9", "N1_4": "R10"}
    assert scored(**cards).total == 10
    assert scored(overlap=True, **cards).total == 19
    assert [found.place.number for found in scored(overlap=True, **cards).combinations] == [16, 17]


def test_pyr_33_the_best_set_is_found_not_the_best_combination_first() -> None:
    """The joker makes 10 points in place 3 too, but then the group of 3s does not fit beside."""
    best = scored(N1_2="B3", N1_3="S3", N1_4="R3", N2_1="G0", N2_2="B0", N2_3="joker")
    assert best.total == 13
    assert [found.place.number for found in best.combinations] == [17, 18]


def test_pyr_35_no_combination_of_0_points_is_named() -> None:
    zero = {"N1_1": "R0", "N1_2": "G0", "N1_3": "B0"}
    assert scored(**zero) == Score(0, ())
    assert [found.points for found in scored(overlap=True, **zero).combinations] == [0]


def test_pyr_35_fewer_combinations_come_first_then_lower_places() -> None:
    """Places 1 and 3 score 1 and 2, places 16 and 17 score 3 each but share two cards."""
    best = scored(N1_1="W1", N1_2="W3", N1_3="G2", N1_4="B1", N2_1="S2", N2_3="Y0")
    assert [(found.place.number, found.points) for found in best.combinations] == [(16, 3)]


def test_pyr_35_the_lowest_place_numbers() -> None:
    """Places 16 and 17 score 5 each with a joker; the first one is named."""
    found = scored(N1_1="R9", N1_2="joker", N1_3="joker", N1_4="R10")
    assert (found.total, [one.place.number for one in found.combinations]) == (5, [16])


def test_pyr_35_the_first_kind_that_fits_is_named() -> None:
    assert scored(N1_1="R7", N1_2="W8", N1_3="joker").combinations[0].kind is Kind.COLOUR_SUITE
    assert scored(N1_1="W7", N1_2="G8", N1_3="joker").combinations[0].kind is Kind.COLOUR_SUITE
    assert scored(N1_1="R7", N1_2="B8", N1_3="joker").combinations[0].kind is Kind.MIXED_SUITE
    assert scored(N1_1="joker", N1_2="joker", N1_3="S0").combinations[0].kind is Kind.COLOUR_SUITE


def compare(cards: Sequence[Card | None]) -> int:
    """Compare a pyramid with brute force; give back how many combinations count."""
    named = {
        slot.text: str(card) for slot, card in zip(SLOTS, cards, strict=True) if card is not None
    }
    found = pyramid.score(cards)
    for overlap in (False, True):
        total, counting = naive_score(named, overlap=overlap)
        found = pyramid.score(cards, overlap=overlap)
        assert found.total == total
        assert [
            (one.place.number, one.kind.value, one.points, one.multiplier)
            for one in found.combinations
        ] == counting
        for one in found.combinations:
            assert one.reference in one.place.slots
            assert one.cards == tuple(cards[slot.index] for slot in one.place.slots)
            value = 5 if one.reference_card is Special.JOKER else int(str(one.reference_card)[1:])
            assert value * one.multiplier == one.points
    return len(found.combinations)


@pytest.mark.parametrize("highest", [2, 4, 16])
def test_random_pyramids_score_as_brute_force_says(highest: int) -> None:
    """Brute force over all sets of places and all meanings of the wild cards."""
    rng = random.Random(highest)
    cards = [card for card in DECK if not str(card)[1:].isdigit() or int(str(card)[1:]) <= highest]
    counted = sum(compare(rng.sample(cards, 10)) for _ in range(40))
    assert counted > 0


@given(st.permutations([*DECK[:8], *DECK[68:76], *DECK[85:93], *DECK[102:], None, None]))
def test_dense_pyramids_score_as_brute_force_says(cards: list[Card | None]) -> None:
    compare(cards[:10])


def test_all_kinds_of_threes_agree_with_all_meanings() -> None:
    """Every set of three out of a small deck, in the triangle at the top."""
    texts = [f"{family}{value}" for family in "RGWS" for value in (4, 5, 6, 8)]
    cards = [*texts, "joker", "joker", "swipe"]
    for first, second, third in combinations(cards, 3):
        expected = naive_combination({"N4.1": first, "N3.1": second, "N3.2": third}, 6)
        found = scored(N4_1=first, N3_1=second, N3_2=third).combinations
        assert [(one.kind.value, one.points) for one in found] == (
            [expected[1:3]] if expected else []
        )


@pytest.mark.parametrize("values", [(0, 1), (0, 2), (14, 15), (14, 16), (15, 16)])
def test_pyr_28_a_joker_makes_a_suite_at_both_ends(values: tuple[int, int]) -> None:
    low, high = values
    found = scored(N1_1=f"R{low}", N1_2=f"R{high}", N1_3="joker").combinations
    assert [one.kind for one in found] == [Kind.COLOUR_SUITE]
    compare(laid(N1_1=f"R{low}", N1_2=f"R{high}", N1_3="joker"))


@pytest.mark.parametrize(
    "cards",
    [7, [], [None] * 9, [None] * 11, ["R7", *[None] * 9], [7, *[None] * 9], [[], *[None] * 9]],
)
def test_what_is_no_pyramid_is_refused(cards: Any) -> None:
    words = r"^A pyramid is ten cards in slot order, None for an empty slot, not .* \(PYR-02\)\.$"
    with pytest.raises(UsageError, match=words):
        pyramid.score(cards)


def test_a_number_card_is_there_once() -> None:
    with pytest.raises(UsageError, match="PYR-01"):
        pyramid.score([*[parse_card("R7")] * 2, *[None] * 8])
