"""Decks and sets of cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numcards.core import Card, CardSet, Deck, Special, UsageError, parse_card, parse_cards
from numcards.core.decks import NUMBER_CARDS, bits_of, number_card_bit
from tests.pickling import pickled

SPECIAL_COPIES = ((Special.JOKER, 2), (Special.INFINI, 4), (Special.NUMX, 1))
DECK = Deck(values=17, copies=SPECIAL_COPIES)
SMALL = Deck(values=2, copies=((Special.JOKER, 2),))
CARDS = DECK.cards_of(DECK.all_cards)


def test_size_and_order() -> None:
    assert DECK.size == len(CARDS) == 109
    assert list(CARDS) == sorted(CARDS)
    assert Counter(CARDS)[Special.INFINI] == 4
    assert Counter(CARDS)[parse_card("S16")] == 1
    small = " ".join(map(str, SMALL.cards_of(SMALL.all_cards)))
    assert small == "R0 R1 G0 G1 B0 B1 Y0 Y1 W0 W1 S0 S1 joker joker"


def test_in_order_lists_each_physical_card() -> None:
    assert len(set(SMALL.in_order)) == SMALL.size == 14
    assert sum(SMALL.in_order) == SMALL.all_cards
    assert all(card.bit_count() == 1 for card in SMALL.in_order)
    listed = [card for bit in DECK.in_order for card in DECK.cards_of(bit)]
    assert listed == list(CARDS)


def test_number_cards_have_the_same_places_in_every_deck() -> None:
    assert len(NUMBER_CARDS) == 102
    for place, card in enumerate(NUMBER_CARDS):
        assert number_card_bit(card) == place
        assert DECK.card_at(place) is card
    assert SMALL.set_of([parse_card("W1")]) == DECK.set_of([parse_card("W1")])
    assert number_card_bit(NUMBER_CARDS[10]) == 10
    assert str(NUMBER_CARDS[6 * 7 + 4]) == "W7"


def test_specials() -> None:
    assert DECK.specials(Special.JOKER).bit_count() == 2
    assert DECK.specials(Special.FLIP) == 0
    assert DECK.cards_of(DECK.specials(Special.NUMX)) == (Special.NUMX,)


@settings(derandomize=True, max_examples=100)
@given(st.permutations(CARDS), st.integers(0, 109))
def test_sets_hold_cards_whatever_their_order(cards: list[Card], size: int) -> None:
    held = DECK.set_of(cards[:size])
    assert DECK.cards_of(held) == tuple(sorted(cards[:size]))
    assert held == DECK.set_of(reversed(cards[:size]))
    assert held.bit_count() == size
    assert DECK.lowest_copies(held) == held
    assert sorted((*DECK.cards_of(DECK.rest([held])), *cards[:size])) == list(CARDS)


def test_copies_fill_their_places_from_the_lowest() -> None:
    jokers = DECK.specials(Special.JOKER)
    lower, higher = (CardSet(1 << place) for place in bits_of(jokers))
    assert lower < higher
    assert DECK.set_of([Special.JOKER]) == lower == DECK.lowest_copies(higher)
    assert DECK.lowest_copies(jokers) == jokers
    assert DECK.lowest_copies(0) == 0
    rest = DECK.rest([lower, lower])
    assert not rest & jokers
    assert DECK.rest([lower]) & jokers == lower


def test_what_is_in_none_of_several_sets() -> None:
    sets = [DECK.set_of(parse_cards(text)) for text in ("R1 infini", "infini joker", "", "W3")]
    rest = Counter(DECK.cards_of(DECK.rest(sets)))
    assert rest == Counter(CARDS) - Counter(parse_cards("R1 infini infini joker W3"))
    assert DECK.rest([DECK.all_cards]) == 0
    assert DECK.rest([]) == DECK.all_cards


@pytest.mark.parametrize(
    "cards", ["R2", "joker joker joker", "infini", "R1 R1"], ids=lambda text: text
)
def test_cards_that_the_deck_has_not_or_not_so_often(cards: str) -> None:
    with pytest.raises(UsageError, match=r"The deck has no such card as .*, or not so many of it"):
        SMALL.set_of(parse_cards(cards))


@pytest.mark.parametrize("foreign", [None, "R1", 3, ["R1"], {}, float("nan"), Special])
def test_what_is_no_card_at_all(foreign: Any) -> None:
    with pytest.raises(UsageError, match="The deck has no such card as "):
        SMALL.set_of([foreign])


def test_places_of_bits() -> None:
    assert list(bits_of(0)) == []
    assert list(bits_of(0b1011)) == [0, 1, 3]
    assert list(bits_of(1 << 108)) == [108]


def test_decks_are_values() -> None:
    assert Deck(17, SPECIAL_COPIES) == DECK != SMALL
    assert hash(Deck(17, SPECIAL_COPIES)) == hash(DECK)
    assert pickled(DECK) == DECK
    assert repr(SMALL).startswith("Deck(values=2, copies=((joker, 2),)")
