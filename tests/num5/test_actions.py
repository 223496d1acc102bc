"""The actions: their notation, their identity, and the encoding for learners."""

from __future__ import annotations

import copy
import pickle
import re
from typing import Any

import pytest

from numcards import num5
from numcards.core import Family, NotationError, NumberCard, Seat, Special, UsageError, Value
from numcards.core.sentences import shown
from numcards.num5 import ChooseCard, ChooseRow, Options
from tests.num5.helpers import can, playout, varied_options


def test_the_notation_of_the_page() -> None:
    card = num5.parse_action("P1:G11")
    assert card is ChooseCard(Seat(1), NumberCard(Family.GREEN, Value(11)))
    row = num5.parse_action("P1:row:B")
    assert row is ChooseRow(Seat(1), Family.BLUE)
    assert (str(card), repr(card), str(row), repr(row)) == ("P1:G11", "P1:G11") + ("P1:row:B",) * 2


def test_every_action_is_written_and_read_back() -> None:
    for action in num5.all_actions(Options(players=9)):
        assert num5.parse_action(str(action)) is action
        assert pickle.loads(pickle.dumps(action)) is action  # noqa: S301  # just made here
        assert copy.deepcopy(action) is copy.copy(action) is action


@pytest.mark.parametrize("text", ["P0:R0", "P9:B16", "P999:W0", "P12:row:G"])
def test_what_fits_the_notation_parses_whatever_the_options(text: str) -> None:
    assert str(num5.parse_action(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "G11",
        "P1",
        "P1:",
        ":G11",
        "P1:G17",
        "P01:G11",
        "P1000:G11",
        "p1:G11",
        "P1:g11",
        "P1:G11 ",
        "P1:G11:B",
        "P1:row",
        "P1:row:W",
        "P1:row:S",
        "P1:row:b",
        "P1:row:",
        "P1:row:B:",
        "P1:Row:B",
        "row:B",
        "P1:joker",
        "pass",
        None,
        7,
        b"P1:G11",
    ],
)
def test_anything_else_is_no_action(text: Any) -> None:
    with pytest.raises(NotationError):
        num5.parse_action(text)


def test_n5_02_there_are_no_special_cards() -> None:
    words = r"^NUM-5 is played with number cards only, not with .* \(N5-02\)\.$"
    with pytest.raises(NotationError, match=words):
        num5.parse_action("P1:joker")
    bad: Any = Special.JOKER
    with pytest.raises(NotationError, match=words) as caught:
        ChooseCard(Seat(0), bad)
    assert "Special.JOKER" in str(caught.value)


@pytest.mark.parametrize("seat", [-1, 1000, True, 1.0, "P0", None])
def test_an_action_needs_a_seat(seat: Any) -> None:
    for choose in (
        lambda: ChooseCard(seat, NumberCard(Family.GREEN, Value(1))),
        lambda: ChooseRow(seat, Family.GREEN),
    ):
        with pytest.raises(UsageError) as caught:
            choose()
        words = f"A seat in an action is a whole number from 0 to 999, not {seat!r}."
        assert str(caught.value) == words


@pytest.mark.parametrize("row", [Family.RAINBOW, Family.SHADOW, "B", None])
def test_n5_01_only_the_classic_colours_have_rows(row: Any) -> None:
    with pytest.raises(NotationError) as caught:
        ChooseRow(Seat(0), row)
    assert str(caught.value) == f"The rows are B, R, Y, G; there is no row {shown(row)} (N5-01)."


def test_all_actions_go_seat_by_seat_cards_in_card_order_rows_in_table_order() -> None:
    texts = list(map(str, num5.all_actions(Options(players=2))))
    assert len(texts) == 2 * (98 + 4)
    assert texts[:3] == ["P0:R1", "P0:R2", "P0:R3"]
    assert texts[15:17] == ["P0:R16", "P0:G1"]
    assert texts[97:102] == ["P0:S16", "P0:row:B", "P0:row:R", "P0:row:Y", "P0:row:G"]
    assert texts[102:] == [text.replace("P0", "P1") for text in texts[:102]]
    assert len(num5.all_actions(Options(players=9, row_tie="table_order"))) == 9 * 98


def test_legal_actions_of_several_seats_are_joined_in_the_order_of_all_actions() -> None:
    for number, options in enumerate(varied_options(12)):
        place = {action: index for index, action in enumerate(num5.all_actions(options))}
        for state in playout(options, number):
            places = [place[action] for action in num5.legal_actions(state)]
            assert places == sorted(places)
            by_seat = [text for seat in range(options.players) for text in can(state, Seat(seat))]
            assert can(state) == by_seat


@pytest.mark.parametrize("text", ["R", "P0", "P0:row:B:B", "", None])
def test_what_is_no_action_is_told_the_pattern_and_no_seat(text: Any) -> None:
    with pytest.raises(NotationError) as caught:
        num5.parse_action(text)
    assert not re.search("P[0-9]", str(caught.value).replace(repr(text), ""))
