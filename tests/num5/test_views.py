"""What each viewer may know: N5-22 and ALL-07, by exhausting what is hidden."""

from __future__ import annotations

import random
from itertools import product
from typing import TYPE_CHECKING

import pytest

from numcards import num5
from numcards.core import SPECTATOR, Seat, UsageError
from numcards.num5 import Options, State
from tests.num5.helpers import at, go, laid, playout, random_step, varied_options

if TYPE_CHECKING:
    from numcards.core import Viewer

HANDS = ("B6 R1 W5 S9", "G3 G4 W7 S1", "Y3 Y9 W2 S16")


def outward(state: State, viewer: Viewer) -> tuple[object, ...]:
    """Everything that the library tells a viewer about a position."""
    view = num5.observe(state, viewer)
    refused: list[object] = []
    if viewer is not SPECTATOR:
        for action in num5.all_actions(state.options):
            answer = num5.refusal(state, action, viewer)
            refused += [answer, str(answer)]
    turn = num5.to_act(state)
    return view, repr(view), hash(view), view.legal_actions, view.unseen, turn, tuple(refused)


@pytest.mark.parametrize("viewer", [Seat(0), SPECTATOR])
def test_n5_03_before_the_reveal_nothing_depends_on_what_others_have_chosen(viewer: Viewer) -> None:
    """All choices of one and of both of the others."""
    state = laid(*HANDS)
    for others in ((1,), (2,), (1, 2)):
        told = set()
        for texts in product(
            *([f"P{seat}:{card}" for card in HANDS[seat].split()] for seat in others)
        ):
            chosen = go(state, *texts)
            told.add(str(outward(chosen, viewer)))
        assert len(told) == 1


@pytest.mark.parametrize("viewer", [Seat(0), SPECTATOR])
def test_n5_03_the_events_of_a_choice_are_the_same_whatever_it_is(viewer: Viewer) -> None:
    for begun in (laid(*HANDS), go(laid(*HANDS), "P2:Y3")):
        told = {
            str(num5.events(begun, action, viewer)) for action in num5.legal_actions(begun, Seat(1))
        }
        assert len(told) == 1


def test_n5_03_a_player_knows_their_own_choice_and_nobody_elses() -> None:
    state = go(laid(*HANDS), "P0:B6", "P1:G3")
    own = num5.observe(state, Seat(0))
    assert str(own.own_choice) == "P0:B6"
    assert list(map(str, own.hand)) == ["R1", "W5", "S9"]
    assert own.legal_actions == ()
    assert own.ready == (0, 1)
    waiting = num5.observe(state, Seat(2))
    assert waiting.own_choice is None
    assert list(map(str, waiting.legal_actions)) == ["P2:Y3", "P2:Y9", "P2:W2", "P2:S16"]
    spectator = num5.observe(state, SPECTATOR)
    assert (spectator.own, spectator.own_choice, spectator.legal_actions) == ((), None, ())
    for view in (waiting, spectator):
        assert "B6" not in repr(view)
        assert "G3" not in repr(view)
    assert "chosen: B6" in repr(own)


def test_all_07_the_other_hands_and_the_undealt_cards_are_unseen() -> None:
    state = go(laid(*HANDS, B="B5 B8", Y="Y0 Y2"), "P0:B6", "P1:G3")
    zones = num5.zones(state)
    for seat in range(3):
        hidden = {zones["undealt"], *(zones[f"P{other}"] for other in range(3) if other != seat)}
        hidden |= {zones[f"P{other}_chosen"] for other in (0, 1) if other != seat}
        expected = set(" ".join(hidden).split())
        assert set(map(str, num5.observe(state, Seat(seat)).unseen)) == expected
    spectator = num5.observe(state, SPECTATOR)
    # All but the three cards on the rows and the four that start them.
    assert len(spectator.unseen) == 98 - 3
    assert list(spectator.unseen) == sorted(spectator.unseen)


def test_n5_22_rows_collected_cards_points_and_wins_are_open() -> None:
    state = at(
        Options(players=2, hand_size=4),
        P0="R1 R2",
        P1="G1 G2",
        row_B="B5",
        row_Y="Y2 Y1",
        P0_collected="B0 Y0",
        P1_collected="S9",
        scores="4/-2 0/0",
    )
    for viewer in (Seat(0), Seat(1), SPECTATOR):
        view = num5.observe(state, viewer)
        assert list(map(str, view.rows)) == ["(B5,)", "(R0,)", "(Y2, Y1)", "(G0,)"]
        assert list(map(str, view.collected_cards)) == ["(B0, Y0)", "(S9,)"]
        assert (view.points, view.wins, view.totals) == ((0, -9), (2, 1), (4, -2))
        assert (view.scores, view.number) == (((4, -2), (0, 0)), 3)


def test_n5_22_the_order_in_which_cards_were_collected_is_no_part_of_the_position() -> None:
    options = Options(players=2, hand_size=3)
    zones = {"P0": "R1", "P1": "G1", "row_B": "B5", "P0_collected": "B0"}
    one = at(options, **zones, P1_collected="B2 W4 S9")
    other = at(options, **zones, P1_collected="S9 B2 W4")
    assert one == other
    assert hash(one) == hash(other)
    assert num5.zones(other)["P1_collected"] == "B2 W4 S9"


def test_n5_05_revealed_cards_are_known_to_all() -> None:
    asked = go(laid(*HANDS), "P0:W5", "P1:G3", "P2:Y9")
    after = go(laid(*HANDS), "P0:S9", "P1:G3", "P2:W2")
    for viewer in (Seat(0), Seat(1), Seat(2), SPECTATOR):
        assert list(map(str, num5.observe(after, viewer).unplaced)) == ["P2:W2", "P1:G3", "P0:S9"]
    assert num5.zones(asked)["row_G"] == "G0 G3 W5"


def test_the_view_answers_like_the_state_in_every_position() -> None:
    for number, options in enumerate(varied_options(15)):
        for state in playout(options, number):
            for viewer in (Seat(0), Seat(options.players - 1), SPECTATOR):
                view = num5.observe(state, viewer)
                assert view.to_act == num5.to_act(state)
                assert view.is_over == num5.is_over(state)
                assert (view.points, view.wins, view.totals) == (
                    state.points,
                    state.wins,
                    state.totals,
                )
                assert view.number == state.number
                legal = () if viewer is SPECTATOR else num5.legal_actions(state, viewer)
                assert view.legal_actions == legal
                assert (view.result is None) == (not view.is_over)
        last = num5.observe(state, SPECTATOR)
        assert last.result == num5.result(state)
        assert "over" in repr(last)
        assert "over" in repr(state)


def test_cards_left_hidden_at_the_end_stay_hidden() -> None:
    (*_, over) = playout(Options(players=2, hand_size=3, rounds_to_win=1), 5)
    view = num5.observe(over, SPECTATOR)
    assert set(map(str, view.unseen)) == set(num5.zones(over)["undealt"].split())


def test_the_states_repr_shows_cards_by_name() -> None:
    text = repr(go(laid("B6 R1", "G3 W4"), "P0:B6"))
    for word in (
        "round 1",
        "P1 to act",
        "rows: B0 / R0 / Y0 / G0",
        "chosen: P0:B6",
        "P0: R1",
        "P1: G3 W4",
    ):
        assert word in text


@pytest.mark.parametrize("viewer", [-1, 3, True, "P0"])
def test_bad_viewers_are_refused(viewer: int) -> None:
    with pytest.raises(UsageError):
        num5.observe(laid(*HANDS), Seat(viewer))


def test_a_view_has_no_room_for_hidden_cards() -> None:
    rng = random.Random(3)
    state = num5.new_game(Options(players=3), 3)
    for _ in range(20):
        state = random_step(state, rng)
        zones = num5.zones(state)
        hidden = [*zones["P1"].split(), *zones["P2"].split(), *zones["undealt"].split()]
        hidden += [zones[f"P{seat}_chosen"] for seat in (1, 2) if zones[f"P{seat}_chosen"]]
        view = num5.observe(state, Seat(0))
        fields = " ".join(
            str(getattr(view, field.name))
            for field in type(view).__attrs_attrs__
            if field.name != "options"
        )
        words = fields.replace("(", " ").replace(")", " ").replace(",", " ").replace(":", " ")
        assert not set(words.split()) & set(hidden)
