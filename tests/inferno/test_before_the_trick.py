"""Positions that nothing that happened before the present trick can have led to."""

from __future__ import annotations

import pytest

from numcards import inferno
from numcards.core import SPECTATOR
from numcards.inferno import Options
from tests.inferno.helpers import TWO, at, complaints_of, zone

LONG = Options(players=2, rounds_to_win=2)
DEALT = (
    "The hands had {} cards when this trick began, but {} were dealt clockwise from the leader "
    "of the round (INF-03)."
)
NO_INFERNO = (
    "The order was inverted before this trick, but the cards discarded make no Inferno (INF-26)."
)


@pytest.mark.parametrize(
    ("options", "sizes", "expected"),
    [
        # 109 cards, dealt from P0 in the first round and from anybody later on.
        (TWO, (55, 54), None),
        (TWO, (54, 55), "55 54"),
        (Options(players=2, first_player=1), (54, 55), None),
        (Options(players=2, first_player=1), (55, 54), "55 54"),
        (LONG, (54, 55), None),
        (Options(players=3), (37, 36, 36), None),
        (Options(players=3), (37, 37, 1), "37 36 36"),
        (Options(players=3, rounds_to_win=2), (1, 37, 36), None),
        (Options(players=3, rounds_to_win=2), (1, 37, 37), "37 36 36"),
        (Options(players=3, rounds_to_win=2), (38, 1, 1), "37 36 36"),
        (Options(players=5, max_value=12, rounds_to_win=2), (17, 17, 17, 17, 17), None),
    ],
)
def test_inf_03_hands_larger_than_they_were_dealt(
    options: Options, sizes: tuple[int, ...], expected: str | None
) -> None:
    cards = list(map(str, options.deck.cards_of(options.deck.all_cards)))
    hands = {}
    for seat, size in enumerate(sizes):
        hands[f"P{seat}"], cards = " ".join(cards[:size]), cards[size:]
    zones = hands | {"round": str(options.rounds_to_win)}
    if expected is None:
        assert inferno.observe(inferno.position(options, zones), SPECTATOR).sizes == sizes
    else:
        assert complaints_of(options, zones) == [DEALT.format(" ".join(map(str, sizes)), expected)]


def _with_only_this_discarded(*discard: str, laid: str = "") -> dict[str, str]:
    """Two hands of all cards but those discarded and those laid in the trick."""
    cards = list(map(str, TWO.deck.cards_of(TWO.deck.all_cards)))
    for card in (*discard, *filter(None, laid.split("+"))):
        cards.remove(card)
    return {"P0": " ".join(cards[54:]), "P1": " ".join(cards[:54])}


@pytest.mark.parametrize("value", [6, 9])
@pytest.mark.parametrize(
    ("discard", "possible"),
    [
        ("R G B Y joker joker", False),
        ("R G W", True),
        ("W S", False),
        ("S joker", False),
        ("S joker joker", True),
        ("W Y joker", True),
        ("W S joker", True),
    ],
)
def test_inf_26_an_inverted_order_needs_an_inferno_among_the_discards(
    value: int, discard: str, *, possible: bool
) -> None:
    cards = [word if word == "joker" else f"{word}{value}" for word in discard.split()]
    zones = _with_only_this_discarded(*cards) | {"order": "inverted"}
    if possible:
        assert zone(at(TWO, **zones), "order") == "inverted"
    else:
        assert complaints_of(TWO, zones) == [NO_INFERNO]


def test_inf_26_three_cards_of_another_value_are_no_inferno() -> None:
    zones = _with_only_this_discarded("R7", "G7", "W7", "R6", "W9") | {"order": "inverted"}
    assert complaints_of(TWO, zones) == [NO_INFERNO]


def test_inf_26_the_inferno_of_this_trick_is_no_reason_for_the_order_before_it() -> None:
    hands = _with_only_this_discarded(laid="W6+R6+G6")
    zones = hands | {"trick": "P0:W6+R6+G6", "in_trick": "P1 P0"}
    assert zone(at(TWO, **zones, order="inverted"), "order") == "inverted"
    assert complaints_of(TWO, zones | {"order": "normal"}) == [NO_INFERNO]
    # The same cards in a pose that is none tell nothing either.
    hands = _with_only_this_discarded(laid="R6+G6+B6+W6")
    zones = hands | {"trick": "P0:R6+G6+B6+W6", "in_trick": "P1 P0"}
    assert complaints_of(TWO, zones | {"order": "inverted"}) == [NO_INFERNO]
