"""What the doors of the core say to bad input, to the letter: what was given, what is expected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from numcards import inferno
from numcards.core import (
    Deck,
    Family,
    NumberCard,
    NumcardsError,
    Special,
    Value,
    parse_card,
    parse_cards,
    parse_seat,
    perft,
    shuffled,
)
from numcards.core.choices import check_choice, check_whole
from numcards.core.notation import parse_seats
from numcards.core.seats import check_seat, check_viewer
from numcards.core.zones import ZoneReader, parse_number, parse_numbers, parse_word

if TYPE_CHECKING:
    from collections.abc import Callable

NO: Any = 3.5
"""A thing that no door takes."""

STATE = inferno.new_game(inferno.Options(players=2), 1)
DECK = Deck(values=17, copies=((Special.JOKER, 2),))

SAID: list[tuple[Callable[[], object], str]] = [
    (lambda: NumberCard(NO, Value(3)), "A card's family is a Family, not 3.5."),
    (
        lambda: NumberCard(Family.RED, NO),
        "A card's value is a whole number from 0 to 16, not 3.5.",
    ),
    (lambda: DECK.set_of([NO]), "The deck has no such card as 3.5, or not so many of it."),
    (
        lambda: DECK.set_of(parse_cards("joker joker joker")),
        "The deck has no such card as joker, or not so many of it.",
    ),
    (lambda: parse_card(NO), "A card is written like R12, W0, S7 or joker, not 3.5."),
    (lambda: parse_cards(NO), "Cards are written like 'R7 B9 joker', not 3.5."),
    (lambda: parse_seat(NO), "A player is written like P0 or P3, not 3.5."),
    (lambda: parse_seats(NO), "Players are written like 'P0 P3', not 3.5."),
    (lambda: perft(inferno, STATE, NO), "A depth is a whole number from 0 to 999999999, not 3.5."),
    (lambda: check_seat(NO, 4), "A seat is a whole number from 0 to 3, not 3.5."),
    (
        lambda: check_viewer(NO, 4),
        "A viewer is a seat from 0 to 3, or numcards.core.SPECTATOR, not 3.5.",
    ),
    (lambda: shuffled(5, NO, 0), "A seed is a whole number from 0 up, or bytes, not 3.5."),
    (
        lambda: shuffled(NO, 1, 0),
        "The size of a shuffle is a whole number from 0 to 65536, not 3.5.",
    ),
    (
        lambda: check_whole("players", NO, 2, 6, rule="INF-02"),
        "players must be a whole number from 2 to 6, not 3.5 (INF-02).",
    ),
    (
        lambda: check_whole("rounds", NO, 1, rule="INF-32"),
        "rounds must be a whole number from 1 to 999999999, not 3.5 (INF-32).",
    ),
    (
        lambda: check_choice("finish", NO, ("first_out", 3), rule="INF-30"),
        "finish must be one of 'first_out', 3, not 3.5 (INF-30).",
    ),
    (
        lambda: shuffled(5, 1, NO),
        f"The counter of a shuffle is a whole number from 0 to {2**64 - 1}, not 3.5.",
    ),
    (lambda: ZoneReader(NO, ("P0",)), "Zones are a mapping of texts, not 3.5."),
    (lambda: parse_numbers("1  2"), "Whole numbers are expected, not '1  2'."),
    (lambda: parse_number("1 2"), "One whole number is expected, not '1 2'."),
    (
        lambda: parse_word("normal", "inverted")("up"),
        "One of normal, inverted is expected, not 'up'.",
    ),
]


@pytest.mark.parametrize(("call", "sentence"), SAID, ids=[sentence for _, sentence in SAID])
def test_what_is_said(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(NumcardsError) as caught:
        call()
    assert str(caught.value) == sentence
