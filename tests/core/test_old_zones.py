"""Reading zones, with every complaint kept for the end."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

import pytest

from numcards.core import Deck, InvalidPosition, NotationError, Special, UsageError, parse_cards
from numcards.core.old_zones import ZoneReader, parse_number, parse_numbers, parse_word
from numcards.core.sentences import say

DECK = Deck(values=1, copies=((Special.JOKER, 2),))
NAMES = ("P0", "pile", "round")


def _complaints(reader: ZoneReader) -> list[str]:
    with pytest.raises(InvalidPosition) as caught:
        reader.finish()
    return list(map(str, caught.value.complaints))


def test_zones_are_read_and_defaults_given() -> None:
    reader = ZoneReader(MappingProxyType({"P0": "R3 joker", "round": "4"}), NAMES)
    assert "P0" in reader
    assert "pile" not in reader
    assert reader.read("P0", parse_cards, None) == parse_cards("R3 joker")
    assert reader.read("pile", parse_cards, None) is None
    assert reader.read("round", parse_number, 1) == 4
    assert reader.is_sound("P0", "pile", "round")
    reader.finish()


def test_complaints_are_kept_in_order() -> None:
    reader = ZoneReader({"P0": "R99", "P9": "", "round": "0"}, NAMES)
    assert reader.read("P0", parse_cards, ()) == ()
    reader.complain("The {what} is wrong.", what="round")
    reader.keep([say("Kept.")])
    assert not reader.is_sound("P0")
    assert not reader.is_sound("round", "P0")
    assert reader.is_sound("round")
    assert _complaints(reader) == [
        "There is no zone 'P9': the zones are P0, pile, round.",
        "Zone P0: A card is written like R12, W0, S7 or joker, not 'R99'.",
        "The round is wrong.",
        "Kept.",
    ]


def test_complaints_about_a_zone_make_it_unsound() -> None:
    reader = ZoneReader({}, NAMES)
    reader.keep((), about="pile")
    assert reader.is_sound("pile")
    reader.keep([say("Kept.")])
    assert reader.is_sound("pile")
    reader.keep([say("Kept.")], about="pile")
    assert not reader.is_sound("pile")


@pytest.mark.parametrize(
    "zones", [None, 3, "P0", ["P0"], [("P0", "")], {"P0": None}, {1: ""}, {"P0": b""}]
)
def test_what_is_no_mapping_of_texts(zones: Any) -> None:
    with pytest.raises(UsageError, match="Zones are a mapping of texts, not "):
        ZoneReader(zones, NAMES)


@pytest.mark.parametrize(
    ("cards", "complete", "expected"),
    [
        ("R0 joker", False, []),
        ("R0 G0 B0 Y0 W0 S0 joker joker", True, []),
        (
            "R0 R0 R1 joker joker joker infini",
            False,
            ["There too often, or not in the deck: R0 R1 joker infini (ALL-06)."],
        ),
        ("R0 G0 B0 Y0 W0 joker", True, ["In no zone: S0 joker (ALL-06)."]),
        (
            "R0 R0 G0 B0 Y0 W0 S0 joker",
            True,
            [
                "There too often, or not in the deck: R0 (ALL-06).",
                "In no zone: joker (ALL-06).",
            ],
        ),
    ],
)
def test_all_06_cards_are_conserved(cards: str, *, complete: bool, expected: list[str]) -> None:
    reader = ZoneReader({}, NAMES)
    reader.check_cards(DECK, parse_cards(cards), complete=complete)
    assert reader.is_sound("cards") == (not expected)
    if expected:
        assert _complaints(reader) == expected
    else:
        reader.finish()


def test_numbers() -> None:
    assert parse_numbers("0") == (0,)
    assert parse_numbers("3 0 999999999") == (3, 0, 999_999_999)
    assert parse_number("12") == 12


@pytest.mark.parametrize(
    "text",
    ["", " ", "01", "-1", "+1", "1 ", " 1", "1  2", "1\n", "1.0", "x", "\u0663", "1_0", "1" * 10],
)
def test_what_is_no_number(text: str) -> None:
    for parse in (parse_numbers, parse_number):
        with pytest.raises(NotationError, match=r"^Whole numbers are expected, not "):
            parse(text)


def test_one_number_is_not_two() -> None:
    with pytest.raises(NotationError, match=r"^One whole number is expected, not '1 2'"):
        parse_number("1 2")


def test_words() -> None:
    parse = parse_word("normal", "inverted")
    assert (parse("normal"), parse("inverted")) == ("normal", "inverted")
    for text in ("Normal", "", "normal ", "norm"):
        with pytest.raises(NotationError, match=r"^One of normal, inverted is expected, not "):
            parse(text)
