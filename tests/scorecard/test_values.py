"""States are values: equal, hashable, picklable, and the same for ever."""

from __future__ import annotations

import copy

from numcards import scorecard
from numcards.core import cards_text
from numcards.scorecard import FREE, Options, Waiting
from tests.pickling import pickled
from tests.scorecard.helpers import TWO, at, go, playout, varied_options


def test_copies_and_pickles() -> None:
    for number, options in enumerate(varied_options(6)):
        for state in playout(options, number):
            again = pickled(state)
            assert again == state
            assert hash(again) == hash(state)
            assert copy.deepcopy(state) == state


def test_constant_phases_stay_one_object() -> None:
    state = go(at(pile1="R3 B1"), "draw:1")
    assert state.phase is FREE
    assert pickled(state).phase is FREE


def test_the_old_state_is_untouched() -> None:
    state = at(P0_reserve="flip double", pile1="R3 B1 W4", pile2="S9")
    before = scorecard.zones(state)
    for action in scorecard.legal_actions(state):
        scorecard.apply(state, action)
    assert scorecard.zones(state) == before


def test_piles_are_read_from_the_top() -> None:
    state = go(at(pile1="R3 B1 W4", pile2="G2"), "draw:1")
    assert [cards_text(pile) for pile in state.piles] == ["B1 W4", "G2"]
    assert go(state, "draw:2").piles[1] == ()


def test_equal_positions_have_the_same_order_in_their_piles() -> None:
    one = at(pile1="R3 B1", pile2="G2")
    assert one == at(pile1="R3 B1", pile2="G2")
    assert one != at(pile1="B1 R3", pile2="G2")
    assert one != at(pile1="R3", pile2="B1 G2")
    assert one != scorecard.zones(one)


def test_a_pickle_holds_no_card_that_has_been_drawn() -> None:
    drawn = go(at(P0_sequence="B1", pile1="R3 G4"), "draw:1")
    again = pickled(drawn)
    assert again.stacks == at(pile1="G4").stacks
    assert drawn.stacks == at(pile1="R3 G4").stacks


def test_what_has_been_drawn_leaves_no_trace() -> None:
    """Two ways to the same position."""
    one = at(P0_sequence="B1 R3", phase="free", pile1="G4")
    two = go(at(P0_sequence="B1", pile1="R3 G4"), "draw:1")
    assert one == two
    assert hash(one) == hash(two)
    assert one != at(P0_sequence="B1 R3", phase="free", pile1="G4", pile2="G6")


def test_phases_compare_by_their_cards() -> None:
    one = at(phase="waiting", drawn="skip", pile1="B1")
    assert isinstance(one.phase, Waiting)
    assert one != at(phase="waiting", drawn="flip", pile1="B1")


def test_all_02_a_golden_deal() -> None:
    """These piles are the same for ever, in every language (ALL-02)."""
    zones = scorecard.zones(scorecard.new_game(TWO, 2024))
    assert zones["pile1"].split(" ")[:6] == GOLDEN_ONE
    assert zones["pile2"].split(" ")[:6] == GOLDEN_TWO
    other = scorecard.zones(scorecard.new_game(TWO, b"2024"))
    assert other["pile1"] != zones["pile1"]


GOLDEN_ONE = ["B7", "S3", "W3", "G14", "S5", "Y6"]
GOLDEN_TWO = ["S12", "W8", "W13", "B8", "R14", "W7"]


def test_the_next_deal_is_another_shuffle_of_the_same_seed() -> None:
    options = Options(players=2, max_rounds=2)
    state = at(options, 2024, phase="validating", turn="P1")
    after = scorecard.zones(go(state, "done"))
    assert after["round"] == "2"
    assert after["pile1"] != scorecard.zones(scorecard.new_game(options, 2024))["pile1"]
