"""The notation: every action is written and read back, and nothing else is read."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from numcards import pyramid
from numcards.core import NotationError, Seat, UsageError, parse_card
from numcards.pyramid import (
    DISCARD,
    DRAW,
    NO_FLASH,
    TAKE,
    Discard,
    Flash,
    Flip,
    Keep,
    Options,
    Replace,
    Reveal,
    Slot,
    Swipe,
)

WIDE = Options(players=6, mode="simultaneous")
A, B = Slot("N1.2"), Slot("N2.1")


def test_the_texts_of_the_rules_page() -> None:
    assert {str(action): action for action in (DRAW, TAKE, DISCARD, NO_FLASH)} == {
        "draw": DRAW,
        "draw:discard": TAKE,
        "discard": DISCARD,
        "flash:no": NO_FLASH,
    }
    assert str(Replace(B)) == "replace:N2.1"
    assert str(Replace(Slot("N1.3"), Seat(2))) == "P2:replace:N1.3"
    assert str(Discard(Seat(2))) == "P2:discard"
    assert str(Reveal(Slot("N1.4"))) == "reveal:N1.4"
    assert str(Swipe(A, Seat(3), B)) == "swipe:N1.2>P3:N2.1"
    assert str(Flip(Slot("N1.1"), Slot("N3.2"))) == "flip:N1.1>N3.2"
    assert str(Keep(parse_card("R7"))) == "keep:R7"
    assert str(Flash(Seat(1), Slot("N4.1"))) == "flash:P1:N4.1"


def test_every_action_is_read_back_and_interned() -> None:
    for action in pyramid.all_actions(WIDE):
        assert pyramid.parse_action(str(action)) is action
        assert repr(action) == str(action)
        assert pickle.loads(pickle.dumps(action)) is action  # noqa: S301  # our own bytes
        assert copy.deepcopy(action) is copy.copy(action) is action


def test_what_fits_the_notation_parses_whatever_the_options() -> None:
    assert pyramid.parse_action("P99:discard") == Discard(Seat(99))
    assert str(pyramid.parse_action("keep:numx")) == "keep:numx"
    assert str(pyramid.parse_action("flash:P10:N1.1")) == "flash:P10:N1.1"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Draw",
        "draw ",
        " draw",
        "draw:",
        "draw:pile",
        "pass",
        "replace",
        "replace:N5.1",
        "replace:N1.5",
        "replace:N4.2",
        "replace:n1.1",
        "replace:N1.1 ",
        "replace:N1.1\n",
        "P01:replace:N1.1",
        "P1000:discard",
        "P1:draw",
        "p1:discard",
        "P1:reveal:N1.1",
        "reveal:",
        "reveal:N0.1",
        "swipe:N1.1>N1.2",
        "swipe:N1.1>P1",
        "swipe:N1.1:P1:N1.2",
        "flip:N1.1",
        "keep:",
        "keep:R17",
        "keep:r7",
        "keep:R7+R8",
        "flash",
        "flash:N1.1",
        "flash:P1",
        "flash:yes",
        None,
        7,
        b"draw",
        DRAW,
    ],
)
def test_anything_else_is_an_error_that_names_it(text: Any) -> None:
    with pytest.raises(NotationError) as caught:
        pyramid.parse_action(text)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("text", ["flip:N1.2>N1.1", "flip:N3.2>N1.4", "flip:N2.1>N2.1"])
def test_pyr_12_a_flip_is_written_in_slot_order(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        pyramid.parse_action(text)
    assert str(caught.value) == (
        f"'{text}' is no flip: it exchanges two slots, the first in slot order first (PYR-12)."
    )


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Replace("N1.1"), "A slot is a Slot, not 'N1.1'."),  # type: ignore[arg-type]  # that is the point
        (lambda: Replace(A, seat=True), "A seat is a whole number from 0 up, not True."),  # type: ignore[arg-type]  # that is the point
        (lambda: Discard(-1), "A seat is a whole number from 0 up, not -1."),  # type: ignore[arg-type]  # that is the point
        (lambda: Reveal(None), "A slot is a Slot, not None."),  # type: ignore[arg-type]  # that is the point
        (lambda: Swipe(A, None, B), "A seat is a whole number from 0 up, not None."),  # type: ignore[arg-type]  # that is the point
        (lambda: Keep("R7"), "A card is kept, not 'R7'."),  # type: ignore[arg-type]  # that is the point
        (lambda: Flash(1.0, A), "A seat is a whole number from 0 up, not 1.0."),  # type: ignore[arg-type]  # that is the point
    ],
)
def test_actions_are_made_of_seats_slots_and_cards(make: Any, words: str) -> None:
    with pytest.raises(UsageError) as caught:
        make()
    assert str(caught.value) == words


def test_all_actions_are_listed_in_a_documented_order() -> None:
    texts = list(map(str, pyramid.all_actions(WIDE)))
    assert texts[:3] == ["draw", "draw:discard", "P0:replace:N1.1"]
    starts = [text.split(":")[0] for text in texts if text[0] != "P"]
    assert list(dict.fromkeys(starts)) == [
        "draw",
        "replace",
        "discard",
        "reveal",
        "swipe",
        "flip",
        "keep",
        "flash",
    ]
    assert texts[-1] == "flash:no"
    cards = [text for text in texts if text.startswith("keep:")]
    assert cards[0] == "keep:R0"
    assert cards[-5:] == ["keep:joker", "keep:flip", "keep:swipe", "keep:quantum", "keep:flash"]


@pytest.mark.parametrize("mode", ["classic", "simultaneous"])
def test_only_what_can_ever_be_legal_is_listed(mode: Any) -> None:
    """Without action cards nothing is swiped; with one quantum that very card is never kept."""
    plain = set(map(str, pyramid.all_actions(Options(players=2, mode=mode, action_copies=0))))
    assert ("draw:discard" in plain) == (mode == "simultaneous")
    assert ("replace:N1.1" in plain) == (mode == "classic")
    assert "P0:discard" not in plain or mode == "simultaneous"
    assert not any(text.startswith(("swipe", "flip", "keep", "flash")) for text in plain)
    one = set(map(str, pyramid.all_actions(Options(players=2, mode=mode, action_copies=1))))
    assert "keep:flash" in one
    assert "keep:quantum" not in one
    assert "replace:N1.1" in one
    no_joker = set(map(str, pyramid.all_actions(Options(players=2, mode=mode, jokers=0))))
    assert "keep:joker" not in no_joker
    assert "keep:quantum" in no_joker


def test_slots_are_shown_as_they_are_written() -> None:
    assert (str(A), repr(A)) == ("N1.2", "N1.2")
    assert [slot.level for slot in pyramid.SLOTS] == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
    assert [slot.position for slot in pyramid.SLOTS] == [1, 2, 3, 4, 1, 2, 3, 1, 2, 1]
