"""Views as named texts, and back again."""

from __future__ import annotations

import random

import pytest

from numcards import scorecard
from numcards.core import SPECTATOR, InvalidPosition, Seat, UsageError, Viewer, viewers
from numcards.scorecard import Options, State, View
from tests.pickling import pickled
from tests.scorecard.helpers import P0, P1, TWO, at, go, playout, varied_options

MANY = Options(players=2, special_copies=3)
PEEKED = go(at(MANY, P0_reserve="flip", pile1="B1 B3 joker", pile2="G2"), "flip")
CHOOSING = at(MANY, phase="choosing", quantum="R3 B4 skip", pile1="B1 B3", pile2="G2")


def written(state: State, viewer: Viewer) -> dict[str, str]:
    return dict(scorecard.view_zones(scorecard.observe(state, viewer)))


def read(zones: dict[str, str], viewer: Viewer) -> View:
    return scorecard.view_of(MANY, zones, viewer)


def test_hidden_cards_are_question_marks() -> None:
    own, other = written(PEEKED, P0), written(PEEKED, P1)
    assert (own["pile1"], own["pile2"]) == ("B1 ?2", "G2")
    assert (other["pile1"], other["pile2"]) == ("?3", "?")
    assert other["peeked1"] == "P0"
    assert written(CHOOSING, P0)["quantum"] == "R3 B4 skip"
    for viewer in (P1, SPECTATOR):
        assert written(CHOOSING, viewer)["quantum"] == "?3"
        assert written(CHOOSING, viewer)["phase"] == "choosing"


def test_all_else_is_as_in_a_position() -> None:
    for viewer in viewers(2):
        seen, whole = written(PEEKED, viewer), scorecard.zones(PEEKED)
        assert list(seen) == list(whole)
        changed = {name for name, text in whole.items() if seen[name] != text}
        assert changed <= {"pile1", "pile2"}


def test_every_view_is_read_back() -> None:
    rng, phases = random.Random(5), set()
    for number, options in enumerate(varied_options(15)):
        for state in playout(options, number):
            viewer = rng.choice(viewers(options.players))
            view = scorecard.observe(state, viewer)
            again = scorecard.view_of(options, scorecard.view_zones(view), viewer)
            assert again == view
            assert (hash(again), repr(again)) == (hash(view), repr(view))
            assert again.legal_actions == view.legal_actions
            assert pickled(again) == view
            world = scorecard.determinize(again, rng)
            assert scorecard.observe(world, viewer) == view
            phases.add(type(state.phase).__name__)
    assert len(phases) == 10


@pytest.mark.parametrize(
    ("state", "changed", "named"),
    [
        (PEEKED, {"pile1": "?3"}, "pile1.*B1"),
        (PEEKED, {"pile1": "B1 B3 ?"}, "pile1"),
        (PEEKED, {"pile1": "B1 ?"}, "ALL-06"),
        (PEEKED, {"pile1": "? B1 ?"}, "pile1"),
        (PEEKED, {"pile1": "B1 B1 ?"}, "B1"),
        (PEEKED, {"pile1": "B1 ?100000"}, "pile1"),
        (PEEKED, {"pile1": "B1 ?2", "pile2": "?"}, "pile2"),
        (PEEKED, {"P0.sequence": "?"}, "P0.sequence"),
        (PEEKED, {"discard": "?"}, "discard"),
        (PEEKED, {"turn": "?"}, "turn"),
        (PEEKED, {"peeked1": ""}, "pile1"),
        (PEEKED, {"phase": "owing"}, "SC-08"),
        (PEEKED, {"hand": ""}, "hand"),
        (CHOOSING, {"quantum": "R3 B4 ?"}, "quantum"),
        (CHOOSING, {"quantum": "?2", "pile1": "?3"}, "SC-23"),
        (CHOOSING, {"phase": "free"}, "SC-23"),
    ],
    ids=str,
)
def test_what_no_viewer_sees_is_refused(state: State, changed: dict[str, str], named: str) -> None:
    with pytest.raises(InvalidPosition, match=named):
        read(
            {**written(state, P0 if state is PEEKED else P1), **changed},
            P0 if state is PEEKED else P1,
        )


def test_every_zone_must_be_there() -> None:
    for name in written(PEEKED, P0):
        zones = written(PEEKED, P0)
        del zones[name]
        with pytest.raises(InvalidPosition, match=f"Zone {name} is missing"):
            read(zones, P0)


def test_one_viewer_does_not_read_the_zones_of_another() -> None:
    for viewer in (P1, SPECTATOR):
        with pytest.raises(InvalidPosition, match="pile1"):
            read(written(PEEKED, P0), viewer)


def test_foreign_arguments() -> None:
    zones = written(PEEKED, P0)
    for viewer in (None, Seat(2)):
        with pytest.raises(UsageError):
            read(zones, viewer)  # type: ignore[arg-type]  # foreign data
    with pytest.raises(UsageError, match="A view of NUM Scorecard"):
        scorecard.view_zones(PEEKED)  # type: ignore[arg-type]  # foreign data
    with pytest.raises(UsageError, match="Zones are a mapping"):
        read([], P0)  # type: ignore[arg-type]  # foreign data
    with pytest.raises(UsageError, match="Options of NUM Scorecard"):
        scorecard.view_of(None, zones, P0)  # type: ignore[arg-type]  # foreign data
    assert scorecard.view_of(TWO, written(at(pile1="B1"), P0), P0).left == (1, 0)
