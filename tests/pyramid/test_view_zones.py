"""Views as named texts, and back again."""

import pytest

from numcards import pyramid
from numcards.core import SPECTATOR, InvalidPosition, Seat, Viewer
from numcards.pyramid import Options, State, View
from tests.pyramid.helpers import FULL, TWO, at

P0, P1 = Seat(0), Seat(1)
BOTH = Options(players=2, mode="simultaneous")
DRAWN = {"held": "B0 B1", "holders": "P0 P1", "phase": "choosing", "turn": ""}

CHOOSING = at(BOTH, **FULL | DRAWN | {"choices": "P0:replace:N1.2 -"})
REFILL = {"held": "B0", "holders": "P0", "phase": "playing", "refills": "1", "discard": "B1"}
REFILLED = at(TWO, **FULL | REFILL)


def _read(state: State, viewer: Viewer, **changed: str) -> View:
    zones = {**pyramid.view_zones(pyramid.observe(state, viewer)), **changed}
    return pyramid.view_of(state.options, zones, viewer)


def test_a_seat_sees_its_own_card_and_choice_and_no_card_that_lies_face_down() -> None:
    zones = pyramid.view_zones(pyramid.observe(CHOOSING, P0))
    assert zones["P0"] == "? ? ? ? ? ? ? ? ? ?"
    assert zones["held"] == "B0 ?"
    assert zones["choices"] == "P0:replace:N1.2 -"
    assert zones["draw"] == "?90"


def test_others_see_that_a_seat_has_chosen_and_not_what() -> None:
    for viewer in (P1, SPECTATOR):
        assert pyramid.view_zones(pyramid.observe(CHOOSING, viewer))["choices"] == "? -"
    assert pyramid.view_zones(pyramid.observe(CHOOSING, SPECTATOR))["held"] == "?2"


@pytest.mark.parametrize("state", [CHOOSING, REFILLED])
@pytest.mark.parametrize("viewer", [P0, P1, SPECTATOR])
def test_a_view_is_read_back(state: State, viewer: Viewer) -> None:
    view = pyramid.observe(state, viewer)
    read = _read(state, viewer)
    assert read == view
    assert repr(read) == repr(view)
    assert read.legal_actions == view.legal_actions


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"P0": "R0 ? ? ? ? ? ? ? ? ?"}, "P0"),
        ({"P0": "? ?"}, "P0"),
        ({"P0": "? ? ? ? ? ? ? ? ? B0"}, "B0"),
        ({"P0_down": ""}, "PYR-23"),
        ({"held": "? B1"}, "held"),
        ({"held": "?2"}, "held"),
        ({"choices": "? -"}, "choices"),
        ({"choices": "P1:discard -"}, "PYR-19"),
        ({"choices": "P0:discard"}, "choices"),
        ({"draw": "?89"}, "hidden"),
        ({"draw": "R0 ?89"}, "draw"),
        ({"phase": "thinking"}, "phase"),
        ({"refills": "1", "shuffled_back": "1_R0"}, "PYR-36"),
        ({"pile": ""}, "pile"),
    ],
)
def test_what_no_viewer_sees_is_refused(changed: dict[str, str], named: str) -> None:
    with pytest.raises(InvalidPosition, match=named):
        _read(CHOOSING, P0, **changed)


def test_every_zone_must_be_there() -> None:
    whole = dict(pyramid.view_zones(pyramid.observe(CHOOSING, P0)))
    for name in whole:
        zones = {each: text for each, text in whole.items() if each != name}
        with pytest.raises(InvalidPosition, match=name):
            pyramid.view_of(BOTH, zones, P0)


def test_pyr_36_what_was_shuffled_back_lies_nowhere_face_down() -> None:
    view = pyramid.observe(REFILLED, P1)
    back = pyramid.view_zones(view)["shuffled_back"].split(" ")
    with pytest.raises(InvalidPosition, match="PYR-36"):
        _read(REFILLED, P1, shuffled_back=" ".join(back[:-1]))


def test_pyr_13_a_quantum_draws_three_cards_or_all_there_are() -> None:
    zones = FULL | {"phase": "keeping", "discard": "quantum", "held": "B0", "holders": "P0"}
    with pytest.raises(InvalidPosition, match="PYR-13"):
        at(TWO, **zones)
    three = zones | {"held": "B0 B1 B2", "holders": "P0 P0 P0"}
    assert at(TWO, **three).keepable == at(TWO, **three).keepable[:3]
