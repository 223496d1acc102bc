"""What zones hold, as text and back."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numcards.core.cards import FAMILIES, SPECIALS, VALUES, NumberCard
from numcards.core.contents import (
    CARDS,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    SEEN_CARDS,
    Content,
    one_of,
    optional,
)
from numcards.core.errors import NotationError
from numcards.core.seats import Seat

DECK = [NumberCard(family, value) for family in FAMILIES for value in VALUES] + [*SPECIALS]
ORDER = one_of("normal", "inverted")
cards = st.sampled_from(DECK)
seats = st.integers(0, 999).map(Seat)
numbers = st.integers(0, 999_999_999)

VALUES_OF: list[tuple[Content[Any], st.SearchStrategy[Any]]] = [
    (CARDS, st.lists(cards).map(tuple)),
    (SEEN_CARDS, st.lists(cards | st.none()).map(tuple)),
    (SEAT, seats),
    (SEATS, st.lists(seats).map(tuple)),
    (NUMBER, numbers),
    (NUMBERS, st.lists(numbers, min_size=1).map(tuple)),
    (ORDER, st.sampled_from(["normal", "inverted"])),
    (optional(SEAT), seats | st.none()),
    (optional(ORDER), st.sampled_from(["normal", "inverted", None])),
]


@pytest.mark.parametrize(
    ("content", "values"), VALUES_OF, ids=lambda each: getattr(each, "kind", "")
)
def test_what_is_written_is_read_back_and_fits_the_pattern(
    content: Content[Any], values: st.SearchStrategy[Any]
) -> None:
    @given(value=values)
    def check(value: object) -> None:
        text = content.text(value)
        assert content.parse(text) == value
        assert text.isascii()
        assert re.fullmatch(content.pattern, text)

    check()


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (CARDS, "R7,B9"),
        (CARDS, "R17"),
        (CARDS, "?"),
        (SEAT, ""),
        (SEAT, "P01"),
        (SEATS, "P0 1"),
        (NUMBER, ""),
        (NUMBER, "1 2"),
        (NUMBER, "-1"),
        (NUMBER, "1000000000"),
        (NUMBERS, ""),
        (NUMBERS, "01"),
        (ORDER, "Normal"),
        (optional(SEAT), "nobody"),
    ],
)
def test_anything_else_is_a_notation_error(content: Content[object], text: str) -> None:
    with pytest.raises(NotationError):
        content.parse(text)


@pytest.mark.parametrize(
    "text",
    ["?0", "?1", "?01", "??", "? ?", "?2 ?", "? ?3", "?-1", "?99999", "?65536 R7 ?", "R7 ?x"],
)
def test_hidden_cards_are_written_in_one_way(text: str) -> None:
    with pytest.raises(NotationError):
        SEEN_CARDS.parse(text)


def test_as_many_cards_can_be_hidden_as_can_be_shuffled() -> None:
    assert len(SEEN_CARDS.parse("?65536")) == 65536
