"""Cards and seats as text, and back: exact inverses, and an error for everything else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from numcards.core import (
    FAMILIES,
    SPECIALS,
    VALUES,
    Card,
    NotationError,
    NumberCard,
    Seat,
    cards_text,
    parse_card,
    parse_cards,
    parse_seat,
    seat_text,
)
from numcards.core.notation import parse_seats, seats_text

ALL_CARDS: tuple[Card, ...] = (
    *(NumberCard(family, value) for family in FAMILIES for value in VALUES),
    *SPECIALS,
)
TEXTS = frozenset(map(str, ALL_CARDS))

NO_CARDS: tuple[Any, ...] = (
    None,
    7,
    10**5000,
    b"R7",
    ("R7",),
    ["R7"],
    {},
    object(),
    ALL_CARDS[0],
    "",
    " ",
    "R",
    "7",
    "R7 ",
    " R7",
    "R7\n",
    "R 7",
    "r7",
    "R07",
    "R00",
    "R17",
    "R-1",
    "R+7",
    "R1_0",
    "R\u0667",
    "R\uff17",
    "R\xb2",
    "R7\0",
    "Z7",
    "Joker",
    "JOKER",
    "jokers",
    "inf",
    "numx1",
    "R" + "7" * 10_000,
    "\ud800",
)


def _name(value: object) -> str:
    return type(value).__name__


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_every_card_is_read_back(card: Card) -> None:
    assert parse_card(str(card)) is card
    assert parse_cards(str(card)) == (card,)
    assert str(card).isascii()
    assert " " not in str(card)


@pytest.mark.parametrize("text", NO_CARDS, ids=_name)
def test_what_is_no_card(text: Any) -> None:
    with pytest.raises(
        NotationError, match=r"^A card is written like R12, W0, S7 or joker, not "
    ) as caught:
        parse_card(text)
    assert len(str(caught.value)) < 150
    assert str(caught.value).isascii()


@settings(derandomize=True, max_examples=300)
@given(st.text(max_size=6) | st.text("RGBYWS0123456789+ jokerP", max_size=6))
@example("R1")
def test_any_text_is_a_card_or_an_error(text: str) -> None:
    if text in TEXTS:
        assert str(parse_card(text)) == text
    else:
        with pytest.raises(NotationError):
            parse_card(text)


@settings(derandomize=True, max_examples=100)
@given(st.lists(st.sampled_from(ALL_CARDS), max_size=12))
def test_cards_are_read_back_in_their_order(cards: list[Card]) -> None:
    assert parse_cards(cards_text(cards)) == tuple(cards)


@pytest.mark.parametrize("text", ["R7  B9", " R7", "R7 ", "R7\tB9", "R7,B9", "R7 x", " ", "R7\n"])
def test_cards_stand_between_single_spaces(text: str) -> None:
    with pytest.raises(NotationError):
        parse_cards(text)


@pytest.mark.parametrize("text", [None, 0, b"", b"R7", (), ["R7"], object()], ids=_name)
def test_cards_are_read_from_texts_only(text: Any) -> None:
    with pytest.raises(NotationError, match=r"^Cards are written like 'R7 B9 joker', not "):
        parse_cards(text)


@pytest.mark.parametrize("text", [None, 0, b"", b"P0", (), ["P0"], object()], ids=_name)
def test_seats_are_read_from_texts_only(text: Any) -> None:
    with pytest.raises(NotationError, match=r"^Players are written like 'P0 P3', not "):
        parse_seats(text)


def test_no_cards_are_the_empty_text() -> None:
    assert parse_cards("") == ()
    assert cards_text(()) == ""


@pytest.mark.parametrize("seat", [0, 1, 5, 9, 10, 99, 100, 999])
def test_every_seat_is_read_back(seat: int) -> None:
    assert parse_seat(seat_text(Seat(seat))) == seat
    assert seat_text(Seat(seat)) == f"P{seat}"


@pytest.mark.parametrize(
    "text",
    [
        *(None, 0, b"P0", ("P0",), 10**5000),
        *("", "P", "0", "p0", "P00", "P01", "P-1", "P+1", "P 1", "P1 ", " P1", "P1\n"),
        *("P1000", "P1_0", "P\u0663", "P\uff11", "P\xb2", "PP1", "P1P", "P" + "1" * 5000),
    ],
    ids=_name,
)
def test_what_is_no_seat(text: Any) -> None:
    with pytest.raises(NotationError, match=r"^A player is written like P0 or P3, not ") as caught:
        parse_seat(text)
    assert len(str(caught.value)) < 150


def test_seats_stand_between_single_spaces() -> None:
    assert parse_seats("P2 P0 P2") == (2, 0, 2)
    assert parse_seats("") == ()
    assert seats_text(parse_seats("P2 P0")) == "P2 P0"
    assert seats_text(()) == ""
    for text in ("P2  P0", " P2", "P2 ", "P2,P0", "P2 x"):
        with pytest.raises(NotationError):
            parse_seats(text)
