"""Zones are declared once, and from that written, read and described."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

import pytest
from attrs import frozen

from numcards.core import Card, Deck, InvalidPosition, Seat, Special, UsageError, parse_cards
from numcards.core.contents import CARDS, NUMBER, SEAT, SEEN_CARDS, SeenCards, optional
from numcards.core.sentences import say
from numcards.core.zone_reader import ZoneReader
from numcards.core.zones import Derived, Group, ZoneTable, hidden, per_seat, public

DECK: Final = Deck(values=1, copies=((Special.JOKER, 2),))
IN_DECK: Final = DECK.cards_of(DECK.all_cards)


@frozen
class Options:
    players: int = 2
    max_actions: int = 1
    piles: tuple[str, ...] = ("red", "blue")


@frozen
class Table:
    hands: tuple[tuple[Card, ...], ...]
    seen: tuple[SeenCards, ...]
    heights: dict[str, int]
    turn: Seat | None


HAND: Final = hidden(
    "{}",
    CARDS,
    SEEN_CARDS,
    "The hand of a seat.",
    state=lambda table, seat: table.hands[seat],
    view=lambda table, seat: table.seen[seat],
    default=(),
)
SIZE: Final = public(
    "{}_size",
    NUMBER,
    "How many cards a seat holds.",
    state=lambda table, seat: len(table.hands[seat]),
    view=lambda table, seat: len(table.seen[seat]),
    default=0,
)
HEIGHT: Final = public(
    "pile_{}",
    NUMBER,
    "The height of a pile.",
    state=lambda table, pile: table.heights[pile],
    view=lambda table, pile: table.heights[pile],
    default=1,
)
TURN: Final = public(
    "turn",
    optional(SEAT),
    "Who is to act.",
    state=lambda table: table.turn,
    view=lambda table: table.turn,
    default=Derived("the first seat with cards"),
)
ZONES: Final = ZoneTable(
    (per_seat(HAND, SIZE), Group(lambda options: options.piles, str.upper, (HEIGHT,)), TURN)
)

STATE: Final = Table(
    (parse_cards("R0 joker"), parse_cards("G0")),
    ((None, None), parse_cards("G0")),
    {"red": 3, "blue": 0},
    Seat(1),
)


def _reader(zones: Any) -> ZoneReader:
    return ZoneReader(ZONES, Options(), zones)


def _complaints(reader: ZoneReader) -> list[str]:
    with pytest.raises(InvalidPosition) as caught:
        reader.finish()
    return list(map(str, caught.value.complaints))


def test_a_position_is_written_place_by_place() -> None:
    assert list(ZONES.write(STATE, Options()).items()) == [
        ("P0", "R0 joker"),
        ("P0_size", "2"),
        ("P1", "G0"),
        ("P1_size", "1"),
        ("pile_RED", "3"),
        ("pile_BLUE", "0"),
        ("turn", "P1"),
    ]


def test_a_view_is_written_with_the_same_names_and_without_what_is_hidden() -> None:
    written = ZONES.write_view(STATE, Options())
    assert written == ZONES.write(STATE, Options()) | {"P0": "?2"}
    assert tuple(written) == ZONES.names(Options())


def test_the_table_describes_its_zones() -> None:
    assert ZONES.zones == (HAND, SIZE, HEIGHT, TURN)
    assert ZONES.names_of(HAND, Options(players=3)) == ("P0", "P1", "P2")
    assert ZONES.names_of(TURN, Options()) == ("turn",)
    assert [zone.is_public for zone in ZONES.zones] == [False, True, True, True]
    assert [zone.default_text for zone in ZONES.zones] == [
        "",
        "0",
        "1",
        "the first seat with cards",
    ]


def test_a_position_is_read_and_defaults_given() -> None:
    reader = _reader(MappingProxyType({"P1": "R0 joker", "pile_BLUE": "4"}))
    assert reader.read_each(HAND) == ((), parse_cards("R0 joker"))
    assert reader.read_each(HEIGHT) == (1, 4)
    assert reader.read_or(TURN, "default") == "default"
    assert TURN not in reader
    assert HAND not in reader
    assert reader.is_clean
    reader.finish()


def test_a_zone_that_is_there_once() -> None:
    reader = _reader({"turn": ""})
    assert TURN in reader
    assert reader.read_or(TURN, Seat(1)) is None


def test_a_derived_default_must_be_given() -> None:
    with pytest.raises(TypeError, match="turn"):
        _reader({}).read(TURN)


def test_a_view_is_read_and_leaves_nothing_out() -> None:
    zones = ZONES.write_view(STATE, Options())
    reader = _reader(zones)
    assert reader.see_each(HAND, ()) == STATE.seen
    assert reader.see(TURN, None) == Seat(1)
    reader.finish()
    del zones["turn"], zones["P1"]
    reader = _reader(zones)
    assert reader.see_each(HAND, "instead") == ((None, None), "instead")
    assert reader.see(TURN, "instead") == "instead"
    assert not reader.is_sound(TURN)
    assert not reader.is_sound(HAND)
    assert [("P1" in each, "turn" in each) for each in _complaints(reader)] == [
        (True, False),
        (False, True),
    ]


def test_complaints_are_kept_in_order() -> None:
    reader = _reader({"P0": "R99", "P9": "", "pile_RED": "-1"})
    assert reader.read_each(HAND) == ((), ())
    assert reader.read_each(HEIGHT) == (1, 1)
    reader.complain("The {what} is wrong.", what="turn")
    reader.keep([say("Kept.")])
    assert not reader.is_clean
    assert not reader.is_sound(HAND)
    assert not reader.is_sound(TURN, "P0")
    assert reader.is_sound(TURN, SIZE)
    unknown, hand, height, *others = _complaints(reader)
    assert "'P9'" in unknown
    assert "P0" in hand
    assert "R99" in hand
    assert "pile_RED" in height
    assert others == ["The turn is wrong.", "Kept."]


@pytest.mark.parametrize("text", [" R0", "R0 ", "R0  G0", " "])
def test_a_space_too_many_is_named(text: str) -> None:
    reader = _reader({"P0": text})
    assert reader.read_each(HAND) == ((), ())
    (complaint,) = _complaints(reader)
    assert "space" in complaint


def test_complaints_about_a_zone_make_it_unsound() -> None:
    reader = _reader({})
    reader.keep((), about=HAND)
    assert reader.is_sound(HAND)
    reader.keep([say("Kept.")])
    assert reader.is_sound(HAND)
    reader.keep([say("Kept.")], about=HAND)
    assert not reader.is_sound("P1")
    reader.keep([say("Kept.")], about="hands")
    assert not reader.is_sound("hands")


@pytest.mark.parametrize(
    "zones", [None, 3, "P0", ["P0"], [("P0", "")], {"P0": None}, {1: ""}, {"P0": b""}]
)
def test_what_is_no_mapping_of_texts(zones: object) -> None:
    with pytest.raises(UsageError, match="mapping of texts"):
        _reader(zones)


@pytest.mark.parametrize(
    ("cards", "complete", "named"),
    [
        ("R0 joker", False, []),
        ("R0 G0 B0 Y0 W0 S0 joker joker", True, []),
        ("R0 R0 R1 joker joker joker infini", False, ["R0 R1 joker infini"]),
        ("R0 G0 B0 Y0 W0 joker", True, ["S0 joker"]),
        ("R0 R0 G0 B0 Y0 W0 S0 joker", True, ["R0", "joker"]),
    ],
)
def test_all_06_cards_are_conserved(cards: str, *, complete: bool, named: list[str]) -> None:
    reader = _reader({})
    reader.check_cards(IN_DECK, parse_cards(cards), complete=complete)
    assert reader.is_sound("cards") == (not named)
    if named:
        complaints = [complaint.rpartition(": ")[2] for complaint in _complaints(reader)]
        assert complaints == [f"{each} (ALL-06)." for each in named]
    else:
        reader.finish()


@pytest.mark.parametrize(
    ("cards", "named"),
    [
        ("R0 G0 B0 Y0 W0 S0 joker joker", ""),
        ("R0 ?5 joker ?", ""),
        ("?8", ""),
        ("R0 ?8", "8 cards are hidden"),
        ("R0 ?6", "6 cards are hidden"),
        ("R0 R0 R3 ?5", "R0 R3"),
        ("", "0 cards are hidden"),
    ],
)
def test_all_06_hidden_cards_are_conserved_too(cards: str, named: str) -> None:
    reader = _reader({})
    reader.check_seen_cards(IN_DECK, SEEN_CARDS.parse(cards))
    assert reader.is_sound("cards") == (not named)
    if named:
        (complaint,) = _complaints(reader)
        assert named in complaint
        assert "(ALL-06)" in complaint
