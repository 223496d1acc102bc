"""The set-up and a turn in classic mode (PYR-01 to PYR-10)."""

from __future__ import annotations

from collections import Counter

import pytest

from numcards import pyramid
from numcards.core import SPECTATOR, parse_card
from numcards.pyramid import Options
from tests.pyramid.helpers import (
    ALL,
    FULL,
    TWO,
    at,
    can,
    cards,
    go,
    laid,
    playout,
    see,
    varied_options,
    zone,
)


def test_pyr_01_the_deck_holds_number_cards_jokers_and_action_cards() -> None:
    for state in playout(TWO, 1):
        cards = [*zone(state, "P0").split(), *zone(state, "P1").split()]
        cards += [*zone(state, "draw").split(), *zone(state, "discard").split()]
        cards += zone(state, "held").split()
        counted = Counter(card for card in cards if card != "-")
        specials = {"joker": 2, "swipe": 2, "flip": 2, "quantum": 2, "flash": 2}
        numbers = {f"{family}{value}": 1 for family in "RGBYWS" for value in range(17)}
        assert counted == specials | numbers


def test_pyr_02_ten_cards_each_are_dealt_one_by_one() -> None:
    """The deal is the shuffled deck: N1.1 to every player clockwise, then N1.2, and so on."""
    order = {}
    for first in range(3):
        state = pyramid.new_game(Options(players=3, first_player=first), 9)
        dealt = [cards(state, (first + step) % 3)[slot] for slot in range(10) for step in range(3)]
        order[first] = (*dealt, *state.draw_cards)
        assert pyramid.to_act(state) == (first,)
    assert order[0] == order[1] == order[2]


@pytest.mark.parametrize("face_up", range(10))
def test_pyr_02_cards_are_dealt_face_down_but_for_the_first_ones(face_up: int) -> None:
    state = pyramid.new_game(Options(players=2, face_up=face_up), 3)
    assert zone(state, "P0_down").split() == ALL.split()[face_up:]
    assert zone(state, "P1_down").split() == ALL.split()[face_up:]


def test_pyr_03_the_rest_is_the_draw_pile() -> None:
    state = pyramid.new_game(TWO, 1)
    assert (len(state.draw_cards), state.discard_cards) == (112 - 20, ())


def test_pyr_03_the_discard_but_for_its_top_is_shuffled_back_in_the_draw() -> None:
    before = at(TWO, **FULL, draw="")
    assert can(before) == ["draw"]
    assert (before.draw_cards, len(before.discard_cards)) == ((), 92)
    after = go(before, "draw")
    assert after.round.refills == 1
    assert after.discard_cards == before.discard_cards[-1:]
    assert len(after.draw_cards) == 90
    assert sorted((*after.draw_cards, after.held[0].card)) == sorted(before.discard_cards[:-1])


def test_pyr_03_the_shuffle_depends_on_the_seed_the_round_and_the_refill() -> None:
    options = Options(players=2, reshuffles=3, rounds=2)
    orders = {
        go(at(options, seed, **FULL, draw="", refills=refills, round=number), "draw").draw_cards
        for seed in (1, 2)
        for refills in "012"
        for number in "12"
    }
    assert len(orders) == 12


def test_pyr_03_the_shuffle_does_not_depend_on_the_order_of_the_discard() -> None:
    state = at(TWO, **FULL, draw="")
    discard = zone(state, "discard").split()
    mixed = at(TWO, **FULL, draw="", discard=" ".join([*reversed(discard[:-1]), discard[-1]]))
    assert go(mixed, "draw").draw_cards == go(state, "draw").draw_cards


def test_pyr_03_it_stays_empty_until_a_card_is_needed() -> None:
    state = go(at(TWO, **FULL, draw="B0"), "draw", "replace:N1.1")
    assert (zone(state, "draw"), state.round.refills) == ("", 0)
    assert go(state, "draw").round.refills == 1


def test_pyr_04_a_turn_begins_with_a_draw_that_its_player_alone_sees() -> None:
    state = at(TWO, **FULL, draw="B9 B8")
    assert can(state) == ["draw"]
    assert can(state, see(state, SPECTATOR).first) == ["draw"]
    drawn = go(state, "draw")
    assert zone(drawn, "held") == "B9"
    seen = [see(drawn, viewer).held[0].card for viewer in (0, 1, SPECTATOR)]
    assert seen == [parse_card("B9"), None, None]


def test_pyr_04_forced_actions_are_asked_for() -> None:
    state = at(TWO, **FULL | {"P0_down": "N2.2"}, draw="B9")
    assert can(state) == ["draw"]
    state = go(state, "draw", "discard")
    assert can(state) == ["reveal:N2.2"]


def test_pyr_05_option_a_places_the_card_and_discards_the_one_there() -> None:
    state = go(laid(TWO, **FULL, draw="B9", discard="Y3"), "draw")
    assert can(state) == [*(f"replace:{slot}" for slot in ALL.split()), "discard"]
    state = go(state, "replace:N2.1")
    assert zone(state, "P0") == "R0 R1 R2 R3 B9 R5 R6 R7 R8 R9"
    assert zone(state, "P0_down") == ALL.replace("N2.1 ", "")
    assert zone(state, "discard") == "Y3 R4"
    assert pyramid.to_act(state) == (1,)


def test_pyr_06_option_b_discards_the_card_and_turns_up_another() -> None:
    state = go(
        laid(TWO, **FULL | {"P0_down": "N1.2 N4.1"}, draw="B9", discard="Y3"), "draw", "discard"
    )
    assert zone(state, "discard") == "Y3 B9"
    assert can(state) == ["reveal:N1.2", "reveal:N4.1"]
    state = go(state, "reveal:N4.1")
    assert zone(state, "P0_down") == "N1.2"
    assert pyramid.to_act(state) == (1,)


def test_pyr_06_with_no_card_face_down_nothing_is_turned_up() -> None:
    state = at(TWO, **FULL | {"P0_down": ""}, draw="B9 B8", turn="P0", turns_left="1")
    assert pyramid.is_over(go(state, "draw", "discard"))


@pytest.mark.parametrize("effect", ["swipe", "flip", "quantum", "flash"])
def test_pyr_07_a_discarded_action_card_takes_effect(effect: str) -> None:
    """Under option A the drawn card lies in its slot before the effect is decided."""
    drawn = go(at(TWO, **FULL, draw=f"{effect} B8 B9 B10"), "draw", "discard")
    option_b = {
        "swipe": "swiping+reveal",
        "flip": "flipping+reveal",
        "quantum": "keeping",
        "flash": "flashing",
    }
    assert zone(drawn, "phase") == option_b[effect]
    cards = FULL["P0"].replace("R4", effect)
    state = go(at(TWO, **FULL | {"P0": cards}, draw="B7 B8 B9 B10"), "draw", "replace:N2.1")
    assert zone(state, "phase") == option_b[effect].replace("+reveal", "")
    assert zone(state, "P0").split()[4] == "B7"
    assert zone(state, "discard").split()[-1] == effect
    assert pyramid.to_act(state) == (0,)


def test_pyr_07_an_effect_may_use_the_card_just_placed() -> None:
    cards = FULL["P0"].replace("R4", "flip")
    state = go(at(TWO, **FULL | {"P0": cards}, draw="B7"), "draw", "replace:N2.1")
    state = go(state, "flip:N1.1>N2.1")
    assert zone(state, "P0").split()[0] == "B7"
    assert zone(state, "P0_down") == ALL.replace("N1.1 ", "")


def test_pyr_07_under_option_b_the_effect_comes_before_the_card_is_turned_up() -> None:
    state = go(at(TWO, **FULL, draw="flip"), "draw", "discard")
    state = go(state, "flip:N1.1>N4.1")
    assert can(state) == [f"reveal:{slot}" for slot in ALL.split()]


def test_pyr_08_an_action_card_may_be_placed_and_does_nothing_there() -> None:
    state = go(at(TWO, **FULL, draw="swipe B2"), "draw", "replace:N1.1")
    assert zone(state, "P0").split()[0] == "swipe"
    assert pyramid.to_act(state) == (1,)


def test_pyr_08_an_action_card_that_is_turned_up_stays_without_effect() -> None:
    cards = FULL["P0"].replace("R4", "swipe")
    state = at(TWO, **FULL | {"P0": cards, "P0_down": "N1.1 N2.1"}, draw="B7 B8")
    state = go(state, "draw", "discard", "reveal:N2.1")
    assert pyramid.to_act(state) == (1,)
    assert zone(state, "P0").split()[4] == "swipe"


def test_pyr_08_a_joker_does_nothing_when_it_is_discarded() -> None:
    state = go(at(TWO, **FULL, draw="joker"), "draw", "discard")
    assert zone(state, "phase") == "revealing"


def test_pyr_09_an_empty_slot_stays_empty_until_option_a_fills_it() -> None:
    cards = FULL["P0"].replace("R4", "-")
    down = ALL.replace("N2.1 ", "")
    state = laid(TWO, **FULL | {"P0": cards, "P0_down": down}, draw="B7 B8", discard="Y3")
    state = go(state, "draw", "replace:N2.1")
    assert zone(state, "P0") == FULL["P0"].replace("R4", "B7")
    assert zone(state, "discard") == "Y3"


def test_pyr_10_a_step_without_a_choice_is_left_out() -> None:
    """No card face down: nothing to turn up; one card: nothing to flip; none: nothing to swipe."""
    alone = {"P0": "- - - - B5 - - - - -", "P0_down": "N2.1"}
    state = go(at(TWO, **FULL | alone, draw="flip B1"), "draw", "discard")
    assert zone(state, "phase") == "revealing"
    nobody = {"P1": "- - - - - - - - - -", "P1_down": "", "turns_left": "1", "turn": "P0"}
    state = go(at(TWO, **FULL | nobody, draw="swipe B1"), "draw", "discard")
    assert zone(state, "phase") == "revealing"
    empty = {"P0": "- - - - - - - - - -", "P0_down": "", "turns_left": "1", "turn": "P0"}
    for effect in ("swipe", "flip"):
        state = at(TWO, **FULL | empty, draw=f"{effect} B1")
        assert pyramid.is_over(go(state, "draw", "discard"))


def test_all_03_every_player_on_turn_has_an_action_until_the_end() -> None:
    for seed, options in enumerate(varied_options(12)):
        for state in playout(options, seed):
            for seat in range(options.players):
                assert bool(can(state, seat)) == (seat in pyramid.to_act(state))
            assert bool(pyramid.to_act(state)) != pyramid.is_over(state)
