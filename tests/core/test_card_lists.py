"""Sorting cards and taking some of them away."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from numcards.core import Family, NumberCard, Special, Value
from numcards.core.card_lists import in_card_order, left_over

FEW = [NumberCard(Family.RED, Value(value)) for value in range(3)] + [
    Special.JOKER,
    Special.PASSE,
]
cards = st.lists(st.sampled_from(FEW))


@given(cards=cards)
def test_card_order(cards: list[NumberCard | Special]) -> None:
    assert in_card_order(cards) == tuple(sorted(cards))


@given(cards=cards, gone=cards)
def test_what_is_left_over_counts_copies_and_keeps_the_order(
    cards: list[NumberCard | Special], gone: list[NumberCard | Special]
) -> None:
    left = left_over(cards, gone)
    assert Counter(left) == Counter(cards) - Counter(gone)
    remaining = iter(cards)
    assert all(card in remaining for card in left)
