"""Views as named texts, and back again."""

import pytest

from numcards import num5
from numcards.core import SPECTATOR, InvalidPosition, Seat, Viewer
from numcards.num5 import Options, View

SEATS = (Seat(0), Seat(1), Seat(2))
ANN = SEATS[0]
OPTIONS = Options(players=3, hand_size=3)
START = num5.position(
    OPTIONS, {"P0": "B6 S4", "P0_chosen": "R9", "P1": "G3 G4 G5", "P2": "W5 W6", "P2_chosen": "S2"}
)


def _zones(viewer: Viewer) -> dict[str, str]:
    return dict(num5.view_zones(num5.observe(START, viewer)))


def _read(zones: dict[str, str], viewer: Viewer) -> View:
    return num5.view_of(OPTIONS, zones, viewer)


def test_a_seat_sees_its_own_cards_and_how_many_the_others_hold() -> None:
    zones = _zones(ANN)
    seats = {name: text for name, text in zones.items() if name.startswith("P")}
    assert seats == {
        "P0": "B6 S4",
        "P0_chosen": "R9",
        "P0_collected": "",
        "P1": "?3",
        "P1_chosen": "",
        "P1_collected": "",
        "P2": "?2",
        "P2_chosen": "?",
        "P2_collected": "",
    }
    assert zones["undealt"] == "?89"
    assert zones["row_R"] == "R0"


@pytest.mark.parametrize("viewer", [*SEATS, SPECTATOR])
def test_a_view_is_read_back(viewer: Viewer) -> None:
    view = num5.observe(START, viewer)
    read = _read(_zones(viewer), viewer)
    assert read == view
    assert repr(read) == repr(view)
    assert read.legal_actions == view.legal_actions


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"P0": "B6 B6"}, "B6"),
        ({"P0": "B6 joker"}, "joker"),
        ({"P0": "B6 ?"}, "P0"),
        ({"P0": "S4 B6"}, "P0"),
        ({"P0": "B6"}, "hidden"),
        ({"P1": "?4", "undealt": "?88"}, "N5-03"),
        ({"P1": "G3 ?2"}, "P1"),
        ({"P1": "G3 ?2", "undealt": "?88 G4"}, "P1"),
        ({"P2_chosen": "S2", "undealt": "?88 R5"}, "P2_chosen"),
        ({"P1_chosen": "?", "P1": "?2"}, "N5-05"),
        ({"row_R": "R0 R3", "undealt": "?88"}, "N5-02"),
        ({"row_R": "?"}, "row_R"),
        ({"scores": "1/2"}, "N5-16"),
        ({"unplaced": "P1:?"}, "unplaced"),
        ({"hand": ""}, "hand"),
    ],
)
def test_what_no_viewer_sees_is_refused(changed: dict[str, str], named: str) -> None:
    with pytest.raises(InvalidPosition, match=named):
        _read({**_zones(ANN), **changed}, ANN)


def test_every_zone_must_be_there() -> None:
    for name in _zones(ANN):
        zones = _zones(ANN)
        del zones[name]
        with pytest.raises(InvalidPosition, match=name):
            _read(zones, ANN)


def test_one_viewer_does_not_read_the_zones_of_another() -> None:
    for viewer in (*SEATS[1:], SPECTATOR):
        with pytest.raises(InvalidPosition, match="P0"):
            _read(_zones(ANN), viewer)
