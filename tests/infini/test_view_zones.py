"""Views as named zones, and back: no hidden card is written, and only what can be is read."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import pytest

from numcards import infini
from numcards.core import SPECTATOR, InvalidPosition, UsageError, viewers
from numcards.infini import Options
from tests.infini.helpers import P0, P1, at, playout, varied_options
from tests.infini.test_validation import told
from tests.pickling import pickled

if TYPE_CHECKING:
    from numcards.core import Viewer

TRIO = Options(mode="adversary", players=3, min_plays=1, action_copies=1)
STATE = at(
    TRIO,
    P0="R5 joker",
    P2="B1 B2",
    eliminated="P1",
    returned="R7 R8",
    draw="W3 ...",
    Gup="G0",
    out="passe",
)


@pytest.mark.parametrize("options", varied_options(25), ids=str)
def test_every_view_of_a_game_is_read_back(options: Options) -> None:
    rng = random.Random(repr(options))
    for state, action in playout(options, rng):
        if action is not None and rng.random() < 0.8:
            continue
        for viewer in viewers(options.players):
            view = infini.observe(state, viewer)
            again = infini.view_of(options, infini.view_zones(view), viewer)
            assert again == view
            assert (repr(again), hash(again)) == (repr(view), hash(view))
            assert again.legal_actions == view.legal_actions
            assert pickled(again) == view
            assert infini.observe(infini.determinize(again, rng), viewer) == view


def test_hidden_cards_are_counted() -> None:
    whole = infini.zones(STATE)
    hidden = {"P2": "?2", "draw": f"?{len(whole['draw'].split())}", "returned": "?2"}
    assert infini.view_zones(infini.observe(STATE, P0)) == {**whole, **hidden}
    for viewer in (P1, SPECTATOR):
        zones = infini.view_zones(infini.observe(STATE, viewer))
        assert zones == {**whole, **hidden, "P0": "?2"}


def complaints(viewer: Viewer, **changes: str | None) -> list[str]:
    """What is wrong with the view of a viewer, with some zones changed or left out."""
    zones = {**infini.view_zones(infini.observe(STATE, viewer))}
    for name, text in changes.items():
        if text is None:
            del zones[name]
        else:
            zones[name.replace("up", "+")] = text
    with pytest.raises(InvalidPosition) as caught:
        infini.view_of(TRIO, zones, viewer)
    return list(map(told, caught.value.complaints))


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"P2": None}, ["P2"]),
        ({"Z": "?"}, ["'Z' " + ", ".join(infini.zones(STATE))]),
        ({"P2": "?2 R99"}, ["P2 A card is written like R12, W0, S7 or joker, not 'R99'."]),
        ({"P0": "?2"}, ["P0 '' '?2'"]),
        ({"P0": "joker R5"}, ["P0 'R5 joker' 'joker R5'"]),
        ({"P2": "? B1"}, ["P2 '?2' '? B1'"]),
        ({"returned": "R7 R8"}, ["returned '?2' 'R7 R8'"]),
        ({"returned": "?1"}, ["returned A card is written like R12, W0, S7 or joker, not '?1'."]),
        ({"P2": "?3"}, ["ALL-06 87 86"]),
        ({"P0": "R5 R5"}, ["ALL-06 R5"]),
        ({"P0": "R5 Y5"}, ["ALL-06 Y5"]),
        ({"turn": "P3"}, ["turn P3 3"]),
        ({"growths": "0"}, ["3 1"]),
        ({"turn": "P1"}, ["INI-18 P1"]),
        ({"returned": "", "draw": "?84"}, ["INI-18 1 0"]),
        ({"turn": ""}, ["INI-21 INI-23"]),
        ({"plays": "7"}, ["INI-16 1 7", "INI-14 INI-25 1 7"]),
    ],
)
def test_what_cannot_be_seen_is_refused(
    changes: dict[str, str | None], expected: list[str]
) -> None:
    assert complaints(P0, **changes) == expected


def test_a_view_that_no_position_has_is_refused() -> None:
    """INI-18: a player on turn can play, and the one hidden card fits nowhere."""
    options = Options(mode="adversary", players=2, min_plays=1, rescue_cards="none")
    red = " ".join(f"R{value}" for value in range(16))
    green = " ".join(f"G{value}" for value in range(1, 17) if value != 5)
    state = at(options, P0="R16", P1="G5", Rup=red, Gup=green, Gdown="G0")
    zones = {**infini.view_zones(infini.observe(state, P0)), "turn": "P1"}
    with pytest.raises(InvalidPosition, match="No position"):
        infini.view_of(options, zones, P0)


def test_nonsense_is_refused_quickly() -> None:
    options = Options(
        mode="adversary", players=2, min_plays=1, action_copies=10_000, hand_size=9_000
    )
    zones = {**infini.view_zones(infini.observe(infini.new_game(options, 1), P0))}
    started = time.process_time()
    infini.view_of(options, zones, P0)
    hidden = infini.view_zones(infini.observe(infini.new_game(options, 1), P1))
    infini.view_of(options, hidden, P1)
    zones |= {"P1": "?41000", "draw": "", "returned": "?102", "turn": "P1"}
    with pytest.raises(InvalidPosition):
        infini.view_of(options, zones, P0)
    assert time.process_time() - started < 5


@pytest.mark.parametrize("bad", [None, 3, -1, True, "P0"])
def test_viewers_are_checked(bad: object) -> None:
    with pytest.raises(UsageError):
        infini.view_of(TRIO, infini.view_zones(infini.observe(STATE, P0)), bad)  # type: ignore[arg-type]


@pytest.mark.parametrize("bad", [None, STATE, {}])
def test_only_views_are_taken(bad: object) -> None:
    with pytest.raises(UsageError, match="view of NUM Infini"):
        infini.view_zones(bad)  # type: ignore[arg-type]


@pytest.mark.parametrize("bad", [None, 7, {"P0": 7}, {1: "R5"}, ["P0"]])
def test_zones_of_a_view_are_a_mapping_of_texts(bad: object) -> None:
    with pytest.raises(UsageError, match="mapping"):
        infini.view_of(TRIO, bad, P0)  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="Options"):
        infini.view_of(bad, {}, P0)  # type: ignore[arg-type]
