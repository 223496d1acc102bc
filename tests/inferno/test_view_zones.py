"""Views as named zones: exact inverses, with hidden cards as a count and nothing but the truth."""

from __future__ import annotations

import random
from typing import Any

import pytest

from numcards import inferno
from numcards.core import SPECTATOR, InvalidPosition, Seat, UsageError, Viewer, viewers
from numcards.inferno import Options
from tests.inferno.helpers import P0, TWO, at, go, playout, told, varied_options
from tests.pickling import pickled

SMALL = Options(players=3, deal=2)
START = inferno.new_game(SMALL, 3)


def test_hidden_cards_are_written_as_a_count() -> None:
    state = go(at(TWO, P0="R3 R9", P1="G5 B5"), "R3")
    whole = dict(inferno.zones(state))
    assert dict(inferno.view_zones(inferno.observe(state, P0))) == whole | {"P1": "?2"}
    assert dict(inferno.view_zones(inferno.observe(state, SPECTATOR))) == whole | {
        "P0": "?",
        "P1": "?2",
    }
    assert inferno.view_zones(inferno.observe(START, SPECTATOR))["aside"] == "?103"


@pytest.mark.parametrize("options", varied_options(24), ids=str)
def test_view_of_is_the_inverse_of_view_zones(options: Options) -> None:
    rng = random.Random(repr(options))
    states = list(playout(inferno.new_game(options, b"seed"), rng))
    for state in (*states[:-1:5], states[-1]):
        for viewer in viewers(options.players):
            view = inferno.observe(state, viewer)
            zones = inferno.view_zones(view)
            read = inferno.view_of(options, zones, viewer)
            assert read == view
            assert pickled(read) == read
            assert (hash(read), repr(read)) == (hash(view), repr(view))
            assert read.legal_actions == view.legal_actions
            assert inferno.observe(inferno.determinize(read, rng), viewer) == view


def _complaints(zones: dict[str, str], viewer: Viewer, options: Options = SMALL) -> list[str]:
    with pytest.raises(InvalidPosition) as caught:
        inferno.view_of(options, zones, viewer)
    return list(map(told, caught.value.complaints))


def _zones(viewer: Viewer, **changes: str) -> dict[str, str]:
    return dict(inferno.view_zones(inferno.observe(START, viewer))) | changes


@pytest.mark.parametrize(
    ("viewer", "changes", "complaints"),
    [
        (P0, {"P0": "?2"}, ["ALL-07 zone=P0"]),
        (P0, {"P0": "R3 ?"}, ["ALL-07 zone=P0"]),
        (P0, {"P1": "R3 R4"}, ["ALL-07 zone=P1"]),
        (P0, {"P1": "? R4", "P2": "R4 ?"}, ["ALL-07 zone=P1", "ALL-07 zone=P2"]),
        (SPECTATOR, {"P0": "R3 R4"}, ["ALL-07 zone=P0"]),
        (SPECTATOR, {"aside": "R3 ?102"}, ["ALL-07 zone=aside"]),
        (P0, {"P0": "R3 R3"}, ["ALL-06 cards=R3"]),
        (P0, {"P1": "?3"}, ["ALL-06 hidden=108 unseen=107"]),
        (P0, {"discard": "R3 ?"}, ["zone=discard"]),
        (P0, {"P1": "R3  R4"}, ["zone=P1"]),
        (P0, {"P0": "R3 R3", "P1": "x"}, ["zone=P1"]),
        (SPECTATOR, {"in_trick": "P1 P2 P0"}, ["INF-04 seat=P1 leaders=P0"]),
        (SPECTATOR, {"P1": "?", "aside": "?104"}, ["INF-03 expected=103 given=104"]),
        (SPECTATOR, {"wins": "0 0"}, ["players=3 given=2"]),
    ],
)
def test_views_that_no_position_has(
    viewer: Viewer, changes: dict[str, str], complaints: list[str]
) -> None:
    assert _complaints(_zones(viewer, **changes), viewer) == complaints


def test_what_the_cards_unseen_cannot_be() -> None:
    """Whoever passed the lead with two cards holds both jokers; there are no more (INF-12)."""
    passed = _zones(P0, P0="R3 joker", in_trick="P1 P2", passed_lead="P0")
    assert _complaints(passed, P0) == ["INF-12 seat=P0 hand=R3 joker"]
    first = Options(players=3, deal=2, first_player=1)
    passed = _zones(P0, P0="R3 joker", in_trick="P2 P0", passed_lead="P1")
    (complaint,) = _complaints(passed, P0, first)
    assert complaint.startswith("INF-12 seat=P1 hand=")
    fine = _zones(P0, P0="R3 R4", in_trick="P2 P0", passed_lead="P1")
    view = inferno.view_of(first, fine, P0)
    assert str(inferno.determinize(view, random.Random(1)).hand(Seat(1))) == "(joker, joker)"


def test_a_view_has_all_its_zones_and_no_others() -> None:
    zones = _zones(P0)
    del zones["trick"], zones["P1"], zones["passed_lead"]
    complaints = _complaints(zones | {"seed": "7"}, P0)
    assert complaints[0].startswith("name='seed'")
    assert complaints[1:] == ["zone=P1", "zone=trick", "zone=passed_lead"]


def test_doors() -> None:
    foreign: Any = None
    for call in (
        lambda: inferno.view_of(foreign, {}, P0),
        lambda: inferno.view_of(SMALL, foreign, P0),
        lambda: inferno.view_of(SMALL, _zones(P0), foreign),
        lambda: inferno.view_of(SMALL, _zones(P0), Seat(3)),
        lambda: inferno.view_zones(foreign),
    ):
        with pytest.raises(UsageError):
            call()
