"""ALL-07, INI-27: what a player, an eliminated player and a spectator may know."""

from __future__ import annotations

import pytest
from attrs import evolve

from numcards import infini
from numcards.core import SPECTATOR, UsageError, Viewer
from numcards.infini import Options, View
from tests.infini.helpers import P0, P1, P2, at, go, moves

TRIO = Options(mode="adversary", players=3, min_plays=1, action_copies=1)
PLAIN = Options(mode="adversary", players=3, min_plays=1)


def sight(*, returned: str = "G7 G8", draw: str = "W3 W4 ...") -> View:
    state = at(
        TRIO, P0="R5 R6", P2="B1 B2 joker", eliminated="P1", returned=returned, draw=draw, Gup="G0"
    )
    return infini.observe(state, P0)


def test_a_player_sees_their_own_hand_and_the_sizes_of_the_others() -> None:
    view = sight()
    assert str(view.hand) == "(R5, R6)"
    assert view.sizes == (2, 0, 3)
    assert view.draw_size == view.fresh + view.returned == len(TRIO.deck) - 6
    assert view.to_act == (0,)
    assert view.legal_actions == infini.legal_actions(
        at(TRIO, P0="R5 R6", P2="B1 B2 joker", eliminated="P1", returned="G7 G8", Gup="G0")
    )


def test_others_hands_and_the_draw_pile_do_not_show() -> None:
    other = at(TRIO, P0="R5 R6", P2="W3 B9 flash", eliminated="P1", returned="B1 joker", Gup="G0")
    assert infini.observe(other, P0) == sight()
    assert repr(infini.observe(other, P0)) == repr(sight())


def test_ini_27_everyone_knows_how_much_was_returned() -> None:
    assert sight().returned == 2
    assert sight(returned="G7").returned == 1
    assert sight(returned="G7") != sight()


@pytest.mark.parametrize("viewer", [P0, P1, P2, SPECTATOR])
def test_ini_27_what_was_returned_can_be_drawn_and_is_counted(viewer: Viewer) -> None:
    """INI-27: fresh cards are drawn first; then the returned ones, from the top of them."""
    state = at(
        PLAIN,
        P0="R5 R6 R7",
        P2="B1",
        eliminated="P1",
        returned="G7 G8 G9",
        draw="W3",
        Rup="R0 R1 R2 R3 R4",
        Rdown="R16 R15 R14 R13 R12 R11 R10 R9 R8",
        Gup="G0 G1 G2 G3 G4 G5 G6 " + " ".join(f"S{v}" for v in range(17)),
        Gdown="G16 G15 G14 G13 G12 G11 G10 " + " ".join(f"W{v}" for v in range(17) if v != 3),
        Bup="B0 " + " ".join(f"B{v}" for v in range(2, 17)),
    )
    before = infini.observe(state, viewer)
    assert (before.fresh, before.returned) == (1, 3)
    after = infini.observe(go(state, "R5@R+", "end"), viewer)
    assert (after.fresh, after.returned) == (0, 1)


def test_ini_27_an_eliminated_player_sees_what_a_spectator_sees() -> None:
    state = at(TRIO, P0="R5 R6", P1="G7 G8", P2="B1", Gup="G9", Gdown="G3")
    over_for_one = go(state, "R5@R+", "end")
    assert over_for_one.eliminated == (1,)
    eliminated = infini.observe(over_for_one, P1)
    spectator = infini.observe(over_for_one, SPECTATOR)
    assert eliminated.hand == spectator.hand == ()
    assert eliminated.unseen == spectator.unseen
    assert evolve(eliminated, viewer=SPECTATOR) == spectator


def test_unseen_cards_are_those_of_other_hands_and_the_draw_pile() -> None:
    view = sight()
    shown = [*view.hand, *view.out, *view.piles[1].rising]
    assert sorted([*view.unseen, *shown], key=TRIO.deck.index) == list(TRIO.deck)
    placed_joker = at(TRIO, P0="R5", Gup="G0 joker=0")
    assert "joker" not in map(str, infini.observe(placed_joker, P0).unseen)


def test_only_who_is_on_turn_may_act() -> None:
    state = at(TRIO, P0="R5 R6", P1="G1", P2="B1")
    assert infini.observe(state, P1).legal_actions == ()
    assert infini.observe(state, SPECTATOR).legal_actions == ()
    assert " ".join(map(str, infini.observe(state, P0).legal_actions)) == moves(state)
    assert infini.legal_actions(state, P1) == ()
    assert infini.legal_actions(state, P0) == infini.legal_actions(state)


def test_a_view_tells_the_progress_and_the_result() -> None:
    state = at(Options(mode="coop", players=2), P0="R9 R5", P1="G1", Rup="R8", Rdown="R2")
    view = infini.observe(state, SPECTATOR)
    assert view.placed == state.placed
    assert view.total_placed == 2
    over = go(state, "R9@R+")
    view = infini.observe(over, P1)
    assert view.result == infini.result(over)
    assert (view.to_act, view.stuck, view.owed) == ((), 0, 0)


def test_a_view_tells_how_far_hands_refill() -> None:
    state = at(PLAIN, P0="R5", P1="G1", P2="B1", growths="0 0 2", Rup="R1 R2")
    view = infini.observe(state, P0)
    assert [view.hand_size(seat) for seat in (P0, P2)] == [5, 7]
    assert state.hand_size(P2) == 7
    with pytest.raises(UsageError):
        view.hand_size(3)  # type: ignore[arg-type]


def test_reprs_show_cards_by_name() -> None:
    state = at(TRIO, P0="R5 joker", P1="G1", P2="B1", Rup="S3 R4", draw="W9 ...")
    assert repr(state).startswith(
        "<infini.State P0 to act, 1 owed, R+ S3 R4, R-, G+, G-, B+, B-; P0: R5 joker, P1: G1,"
    )
    view = repr(infini.observe(state, P0))
    assert view.startswith("<infini.View of P0: P0 to act, 1 owed, R+ S3 R4, R-,")
    assert view.endswith("sizes: 2 1 1, hand: R5 joker>")
    assert repr(infini.observe(state, SPECTATOR)).startswith("<infini.View of a spectator")
    assert "hand" not in repr(infini.observe(state, SPECTATOR))
    duo = Options(mode="coop", players=2)
    over = go(at(duo, P0="R9 R5", P1="G1", Rup="R8", Rdown="R2"), "R9@R+")
    assert "over" in repr(over)


@pytest.mark.parametrize("bad", [3, -1, True, 1.0, "P0"])
def test_bad_viewers_and_seats_are_refused(bad: object) -> None:
    state = at(TRIO, P0="R5", P1="G1", P2="B1")
    for call in (infini.observe, infini.legal_actions):
        with pytest.raises(UsageError, match="seat"):
            call(state, bad)  # type: ignore[arg-type]
    for use in (infini.refusal, infini.apply, infini.events):
        with pytest.raises(UsageError, match="seat"):
            use(state, infini.parse_action("R5@R+"), bad)  # type: ignore[arg-type]


@pytest.mark.parametrize("bad", [None, 1, "state", Options(mode="coop", players=2)])
def test_states_of_other_games_are_refused(bad: object) -> None:
    for call in (infini.to_act, infini.is_over, infini.result, infini.legal_actions, infini.zones):
        with pytest.raises(UsageError, match="state of NUM Infini"):
            call(bad)  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="state of NUM Infini"):
        infini.observe(bad, SPECTATOR)  # type: ignore[arg-type]
    for ask in (infini.refusal, infini.apply, infini.all_events):
        with pytest.raises(UsageError, match="state of NUM Infini"):
            ask(bad, infini.END)  # type: ignore[arg-type]
