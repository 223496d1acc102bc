"""What each seat knows, and why (PYR-04, PYR-15, PYR-36, ALL-07)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from numcards import pyramid
from numcards.core import SPECTATOR, InvalidPosition, UsageError, parse_card, viewers
from numcards.pyramid import FACE_DOWN, Options
from numcards.testing.kits.pyramid import KIT
from tests.pyramid.helpers import (
    ALL,
    FULL,
    TWO,
    at,
    cards,
    faces,
    go,
    laid,
    playout,
    see,
    varied_options,
    zone,
)

REFILLED = at(TWO, **FULL, draw="B9")


def test_pyr_02_face_down_cards_are_unknown_to_everyone() -> None:
    state = pyramid.new_game(Options(players=3, face_up=2), 1)
    for viewer in viewers(state.options.players):
        view = see(state, viewer)
        for seat in range(3):
            assert faces(view, seat) == (*cards(state, seat)[:2], *[FACE_DOWN] * 8)
        assert view.pile == len(state.draw_cards)
        assert view.draw_cards is None


def test_face_up_cards_empty_slots_and_the_discard_are_seen_by_all() -> None:
    zones = FULL | {"P0": FULL["P0"].replace("R4", "-"), "P0_down": "N4.1"}
    state = laid(TWO, **zones, discard="Y3 Y4")
    for viewer in viewers(state.options.players):
        view = see(state, viewer)
        assert faces(view, 0)[4] is None
        assert faces(view, 0)[9] is FACE_DOWN
        assert view.discard_cards == (parse_card("Y3"), parse_card("Y4"))


def test_pyr_36_the_cards_shuffled_back_are_public() -> None:
    state = go(REFILLED, "draw", "replace:N1.1")
    back = state.discard_cards[:-1]
    state = go(state, "draw")
    for viewer in viewers(state.options.players):
        assert see(state, viewer).draw_cards == tuple(sorted(back))
    shown = go(state, "discard")
    drawn = state.held[0].card
    expected = tuple(card for card in sorted(back) if card is not drawn)
    assert see(shown, SPECTATOR).draw_cards == expected


def test_pyr_36_a_drawn_card_came_before_or_after_the_refill() -> None:
    """In one phase 1 the first player drew before it, the others after it."""
    options = Options(players=2, mode="simultaneous")
    state = go(at(options, **FULL, draw="B9"), "draw", "draw")
    for viewer in viewers(state.options.players):
        assert [held.refill for held in see(state, viewer).held] == [0, 1]
    second = state.held[1].card
    assert second in (see(state, 0).draw_cards or ())
    assert parse_card("B9") not in (see(state, 1).draw_cards or ())


def test_pyr_36_cards_from_an_earlier_refill_stay_apart() -> None:
    """Player 1 holds a card of the first refill while a quantum brings about the second."""
    options = Options(players=2, mode="simultaneous", reshuffles=2)
    zones = FULL | {
        "held": "R10 R11 R12 R13",
        "holders": "P0 P0 P0 P1",
        "origins": "1 1 2 1",
        "choices": "- - - P1:discard",
        "phase": "keeping",
        "refills": "2",
        "discard": "quantum",
    }
    state = laid(options, **zones)
    back = see(state, SPECTATOR).shuffled_back
    assert list(back[0]) == [parse_card(card).order for card in ("R10", "R11", "R13")]
    rng = random.Random(1)
    for _ in range(30):
        drawn = pyramid.determinize(see(state, SPECTATOR), rng)
        early = {str(held.card) for held in drawn.held if held.refill == 1}
        assert early == {"R10", "R11", "R13"}


def test_a_seat_knows_its_own_drawn_card_and_no_other_does() -> None:
    state = go(laid(TWO, **FULL, draw="B9"), "draw")
    assert see(state, 0).own == (parse_card("B9"),)
    assert see(state, 1).own == see(state, SPECTATOR).own == ()


def test_views_list_what_the_function_lists() -> None:
    for seed, options in enumerate(varied_options(20)):
        for state in list(playout(options, seed))[::5]:
            for viewer in viewers(state.options.players):
                view = see(state, viewer)
                assert view.to_act == pyramid.to_act(state)
                assert view.can_draw == state.can_draw
                assert view.choosers == state.choosers
                assert view.keepable in {(), state.keepable}
                expected = () if viewer is SPECTATOR else pyramid.legal_actions(state, viewer)
                assert view.legal_actions == expected
                ended = pyramid.result(state) if pyramid.is_over(state) else None
                assert view.result == ended


def test_hidden_cards_can_be_swapped_without_any_viewer_noticing() -> None:
    """The places that are hidden are named by the kit, written apart from the views."""
    swaps = 0
    for seed, options in enumerate(varied_options(20)):
        rng = random.Random(seed)
        for state in list(playout(options, seed))[::17]:
            for viewer in viewers(state.options.players):
                zones = {name: text.split() for name, text in pyramid.zones(state).items()}
                hidden = KIT.hidden_places(options, pyramid.zones(state), viewer)
                if len(hidden) < 2:
                    continue
                (a, i), (b, j) = rng.sample(hidden, 2)
                zones[a][i], zones[b][j] = zones[b][j], zones[a][i]
                swapped = {name: " ".join(words) for name, words in zones.items()}
                try:
                    other = pyramid.position(options, swapped, state.round.seed)
                except InvalidPosition:
                    continue
                swaps += other != state
                assert see(other, viewer) == see(state, viewer)
                assert repr(see(other, viewer)) == repr(see(state, viewer))
    assert swaps > 100


def test_views_show_cards_by_name() -> None:
    state = go(
        laid(
            TWO,
            **FULL | {"P0_down": "N4.1", "P1": FULL["P1"].replace("G4", "-"), "P1_down": "N1.1"},
            draw="B9",
            discard="Y3",
        ),
        "draw",
    )
    assert repr(see(state, 1)) == (
        "<pyramid.View of P1: round 1, P0 playing, P0 holds ?; "
        "P0: R0 R1 R2 R3 R4 R5 R6 R7 R8 ?, P1: ? G1 G2 G3 - G5 G6 G7 G8 G9; "
        "draw: 91; discard: Y3>"
    )
    assert repr(see(state, SPECTATOR)).startswith("<pyramid.View of a spectator: ")
    assert "P0 holds B9;" in repr(see(state, 0))
    assert repr(FACE_DOWN) == "?"


def test_a_view_has_no_seed() -> None:
    first, second = (at(TWO, seed, **FULL) for seed in (1, 2))
    for viewer in viewers(first.options.players):
        assert see(first, viewer) == see(second, viewer)
        assert hash(see(first, viewer)) == hash(see(second, viewer))


@pytest.mark.parametrize("viewer", [2, -1, True, "P0", 0.0])
def test_a_bad_viewer_is_refused(viewer: Any) -> None:
    with pytest.raises(UsageError):
        see(laid(TWO, **FULL), viewer)
    assert zone(laid(TWO, **FULL), "P0_down") == ALL
