"""Families, values, number cards and special cards."""

from __future__ import annotations

import operator
from itertools import pairwise
from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from numcards.core import (
    CLASSIC_FAMILIES,
    FAMILIES,
    HIGHEST_VALUE,
    SPECIALS,
    VALUES,
    Family,
    NumberCard,
    Special,
    UsageError,
    Value,
    parse_card,
)

ALL_CARDS = (
    *(NumberCard(family, value) for family in FAMILIES for value in VALUES),
    *SPECIALS,
)


def test_families_in_card_order() -> None:
    assert [family.name for family in FAMILIES] == [
        "RED",
        "GREEN",
        "BLUE",
        "YELLOW",
        "RAINBOW",
        "SHADOW",
    ]
    assert "".join(map(str, FAMILIES)) == "RGBYWS"
    assert [family.index for family in FAMILIES] == [0, 1, 2, 3, 4, 5]
    assert [Family(code) for code in "RGBYWS"] == list(FAMILIES)
    assert [family.code for family in FAMILIES] == list("RGBYWS")


def test_classic_families() -> None:
    assert list(map(str, CLASSIC_FAMILIES)) == ["R", "G", "B", "Y"]
    assert not Family.RAINBOW.is_classic
    assert not Family.SHADOW.is_classic


def test_values() -> None:
    assert list(VALUES) == list(range(17))
    assert HIGHEST_VALUE == 16


def test_special_cards_in_card_order() -> None:
    assert list(map(str, SPECIALS)) == [
        "joker",
        "infini",
        "numx",
        "double",
        "skip",
        "flip",
        "swipe",
        "quantum",
        "flash",
        "simple",
        "passe",
    ]
    assert all(Special(special.text) is special for special in SPECIALS)


def test_there_are_102_number_cards() -> None:
    numbers = [card for card in ALL_CARDS if isinstance(card, NumberCard)]
    assert len(set(numbers)) == 102
    assert len(set(map(str, ALL_CARDS))) == 113


def test_card_order_is_family_then_value_then_special_cards() -> None:
    for lower, higher in pairwise(ALL_CARDS):
        assert lower < higher
        assert lower <= higher
        assert higher > lower
        assert higher >= lower
        assert not lower > higher
        assert not higher <= lower
        assert lower != higher
    assert [card.order for card in ALL_CARDS] == list(range(113))
    assert sorted(set(ALL_CARDS)) == list(ALL_CARDS)
    assert ALL_CARDS[3] <= ALL_CARDS[3]
    assert ALL_CARDS[3] >= ALL_CARDS[3]
    assert not ALL_CARDS[3] < ALL_CARDS[3]
    assert not ALL_CARDS[3] > ALL_CARDS[3]


@pytest.mark.parametrize("other", [1, "R3", None])
def test_cards_have_no_order_among_other_things(other: Any) -> None:
    for card in (NumberCard(Family.RED, Value(3)), Special.JOKER):
        for compare in (operator.lt, operator.le, operator.gt, operator.ge):
            with pytest.raises(TypeError, match="not supported between"):
                compare(card, other)


def test_fields_and_texts() -> None:
    card = NumberCard(Family.RAINBOW, Value(12))
    assert (card.family, card.value) == (Family.RAINBOW, 12)
    assert str(card) == repr(card) == "W12"
    assert str(Special.NUMX) == repr(Special.NUMX) == "numx"
    assert repr([card, Special.JOKER]) == "[W12, joker]"


def test_cards_are_frozen() -> None:
    card: Any = parse_card("R3")
    with pytest.raises(FrozenInstanceError):
        card.value = 4


@pytest.mark.parametrize("family", ["R", 0, None, Special.JOKER, Family])
def test_a_bad_family(family: Any) -> None:
    with pytest.raises(UsageError, match="A card's family is a Family, not "):
        NumberCard(family, Value(3))


@pytest.mark.parametrize("value", [-1, 17, 10**5000, True, 3.0, "3", None], ids=type)
def test_a_bad_value(value: Any) -> None:
    """Also where an equal good one has been seen before: 1, 1.0 and True are equal."""
    assert NumberCard(Family.RED, Value(1)) is NumberCard(Family.RED, Value(1))
    with pytest.raises(UsageError, match="A card's value is a whole number from 0 to 16, not "):
        NumberCard(Family.RED, value)
