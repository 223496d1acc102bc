"""A round's start, turns, draws and stops: SC-01 to SC-17."""

from __future__ import annotations

import pytest

from numcards import scorecard
from numcards.core import shuffled
from numcards.scorecard import Options
from tests.scorecard.helpers import P1, THREE, TWO, at, can, go, zone
from tests.scorecard.test_objectives import parse_numbers

SEQUENCE = Options(players=2, bust="sequence")
ROUND = Options(players=2, bust="round")


def test_sc_01_shuffled_once_then_cut_in_two() -> None:
    state = scorecard.new_game(THREE, 7)
    order = [str(THREE.cards[place]) for place in shuffled(108, 7, 0)]
    assert zone(state, "pile1").split(" ") == order[:54]
    assert zone(state, "pile2").split(" ") == order[54:]


def test_sc_01_discovery_has_no_special_cards() -> None:
    state = scorecard.new_game(Options.discovery(2), 7)
    assert state.left == (51, 51)


def test_sc_02_a_round_starts_fresh_but_keeps_the_scorecards() -> None:
    state = at(
        phase="validating",
        turn="P1",
        P0_collection="R16 B16",
        P0_reserve="joker skip",
        P0_scorecard="pair:18",
        P1_collection="G5",
        skips="0 0",
        turns="6",
        out="P1",
    )
    after = go(state, "done")
    assert after.left == (54, 54)
    assert zone(after, "P0.collection") == zone(after, "P0.reserve") == zone(after, "out") == ""
    assert (zone(after, "turns"), zone(after, "round")) == ("0", "2")
    assert zone(after, "P0.scorecard") == "pair:18"


def test_sc_03_everything_is_empty_at_first() -> None:
    zones = scorecard.zones(scorecard.new_game(TWO, 3))
    empty = {name for name, text in zones.items() if text == ""}
    assert {"P0.sequence", "P0.collection", "P0.reserve", "P0.scorecard", "discard"} <= empty


def test_sc_04_the_first_player_moves_to_the_left() -> None:
    options = Options(players=3, first_player=2, max_rounds=3, bust="sequence")
    state = scorecard.new_game(options, 1)
    firsts = [zone(state, "turn")]
    for _ in range(2):
        while zone(state, "phase") != "validating":
            state = go(state, "draw:1" if "draw:1" in can(state) else min(can(state)))
        state = go(state, "done", "done", "done")
        firsts.append(zone(state, "turn"))
    assert firsts == ["P2", "P0", "P1"]


def test_sc_05_before_the_first_draw() -> None:
    state = at(P0_sequence="R3", pile1="G4", pile2="B5")
    assert can(state) == {"draw:1", "draw:2", "lock"}
    after = go(state, "lock")
    assert (zone(after, "P0.collection"), zone(after, "P0.sequence")) == ("R3", "")
    assert (zone(after, "turn"), zone(after, "turns")) == ("P1", "1")


def test_sc_05_nothing_to_lock() -> None:
    assert can(at(pile1="G4")) == {"draw:1"}


def test_sc_05_lock_draw_and_declare_stay_open_after_a_reserve_card() -> None:
    state = at(
        P0_sequence="R3",
        P0_reserve="skip",
        P0_collection="G1",
        P1_collection="G2",
        turns="3",
        pile1="G4",
    )
    assert can(go(state, "skip:P1")) == {"draw:1", "lock", "declare"}


def test_sc_06_from_either_pile() -> None:
    state = at(pile1="G4 G5", pile2="B5")
    assert zone(go(state, "draw:1"), "P0.sequence") == "G4"
    assert zone(go(state, "draw:2"), "P0.sequence") == "B5"
    assert can(go(state, "draw:2")) == {"draw:1", "stop"}


def test_sc_07_a_classic_card_joins() -> None:
    state = go(at(P0_sequence="R3", pile1="R4 B9"), "draw:1")
    assert zone(state, "P0.sequence") == "R3 R4"
    assert can(state) == {"draw:1", "stop"}


def test_example_2_a_rainbow_owes_a_card_and_a_shadow_stops() -> None:
    """W4 joins, one more draw is forced; a Shadow then loses the sequence."""
    state = go(at(P0_sequence="R3", pile1="W4 S9 B1"), "draw:1")
    assert zone(state, "phase") == "owing"
    assert can(state) == {"draw:1"}
    lost = go(state, "draw:1")
    assert zone(lost, "P0.sequence") == ""
    assert zone(lost, "out") == "P0"
    assert zone(lost, "turn") == "P1"


def test_example_2_unless_a_joker_answers() -> None:
    state = go(at(P0_sequence="R3", P0_reserve="joker", pile1="W4 S9 B1"), "draw:1", "draw:1")
    assert zone(state, "phase") == "stopped:P0 free"
    assert can(state) == {"joker", "bust"}
    assert zone(go(state, "joker"), "P0.sequence") == "R3 W4"


def test_sc_08_any_card_pays_what_a_rainbow_owes() -> None:
    state = go(at(pile1="W4 skip B1"), "draw:1", "draw:1")
    assert zone(state, "phase") == "waiting"
    again = go(at(pile1="W4 W6 B1 B2"), "draw:1", "draw:1")
    assert zone(again, "phase") == "owing"
    assert can(go(again, "draw:1")) == {"draw:1", "stop"}


def test_sc_08_a_rainbow_that_stops_owes_nothing() -> None:
    state = at(P0_sequence="R4", P0_reserve="joker", pile1="W4 B1")
    after = go(state, "draw:1", "joker")
    assert (zone(after, "P0.sequence"), zone(after, "phase")) == ("R4", "free")


def test_sc_09_used_at_once_or_kept() -> None:
    state = go(at(pile1="skip G4", P1_sequence="B4"), "draw:1")
    assert (zone(state, "phase"), zone(state, "drawn")) == ("waiting", "skip")
    assert can(state) == {"keep", "skip:P1"}
    assert zone(go(state, "keep"), "P0.reserve") == "skip"
    assert can(go(state, "keep")) == {"draw:1", "stop", "skip:P1"}


def test_sc_09_a_third_card_needs_room_first() -> None:
    state = go(at(P0_reserve="skip flip", pile1="double G4"), "draw:1")
    assert can(state) == {"double:P1", "skip:P1", "flip"}
    freed = go(state, "skip:P1")
    assert can(freed) == {"keep", "double:P1", "flip"}
    assert zone(go(freed, "keep"), "P0.reserve") == "double flip"


def test_sc_09_a_joker_with_nothing_to_rescue_goes_to_the_discard() -> None:
    state = go(at(P0_sequence="R3", pile1="joker G4"), "draw:1")
    assert can(state) == {"keep", "joker"}
    after = go(state, "joker")
    assert "joker" in zone(after, "discard")
    assert (zone(after, "P0.sequence"), zone(after, "phase")) == ("R3", "free")


def test_sc_09_a_card_without_use_and_room_is_discarded_by_itself() -> None:
    two = Options(players=2, special_copies=2)
    state = go(at(two, P0_reserve="joker joker", pile1="swipe G4"), "draw:1")
    assert (zone(state, "phase"), zone(state, "drawn")) == ("free", "")
    assert "swipe" in zone(state, "discard")


def test_sc_09_it_may_be_discarded_while_a_reserve_card_is_usable() -> None:
    state = go(at(P0_reserve="joker skip", pile1="swipe G4"), "draw:1")
    assert can(state) == {"discard", "skip:P1"}
    assert zone(go(state, "discard"), "phase") == "free"


def test_sc_09_the_drawn_one_of_two_equal_cards_is_used_first() -> None:
    options = Options(players=2, special_copies=2)
    state = go(at(options, P0_reserve="skip", pile1="skip G4"), "draw:1", "skip:P1")
    assert (zone(state, "phase"), zone(state, "P0.reserve")) == ("free", "skip")


def test_sc_09_a_reserve_quantum_lets_the_waiting_card_take_its_place() -> None:
    state = go(at(P0_reserve="joker quantum", pile1="skip R1 R2 R3"), "draw:1", "quantum:1")
    assert zone(state, "P0.reserve") == "joker skip"
    assert zone(state, "quantum") == "R1 R2 R3"


def test_sc_10_stop_secures_and_ends_the_turn() -> None:
    state = go(at(pile1="R4 G9 B1"), "draw:1", "draw:1", "stop")
    assert zone(state, "P0.collection") == "R4 G9"
    assert zone(state, "turn") == "P1"


def test_sc_10_stop_with_an_empty_sequence_secures_nothing() -> None:
    state = go(at(pile1="skip B1"), "draw:1", "skip:P1", "stop")
    assert zone(state, "P0.collection") == ""
    assert zone(state, "turn") == "P0"


def test_sc_10_forced_draws_are_no_draws_of_ones_own() -> None:
    state = go(at(P0_reserve="double", pile1="R1 G2 B3"), "double:P1", "draw:1", "draw:1")
    assert zone(state, "phase") == "start"
    assert can(state) == {"draw:1"}


def test_sc_11_reserve_cards_between_draws() -> None:
    state = go(at(P0_reserve="flip", pile1="R1 G2", pile2="B5"), "draw:1")
    assert can(state) == {"draw:1", "draw:2", "stop", "flip"}


def test_sc_12_a_shadow_stops_even_an_empty_sequence() -> None:
    state = go(at(pile1="S3 B1"), "draw:1")
    assert (zone(state, "out"), zone(state, "turn")) == ("P0", "P1")


@pytest.mark.parametrize(
    ("sequence", "card", "stops"),
    [
        ("R3 R9", "R12", True),
        ("R3", "B3", True),
        ("R3 W9 R12", "R5", False),
        ("R3 W9 R12 R5", "R8", True),
        ("W3 W9", "W12", True),
        ("R3 R9", "B9", True),
        ("R3 R9", "B3", False),
        ("R3 B9", "R12", False),
    ],
)
def test_example_1_and_sc_13_what_stops(sequence: str, card: str, *, stops: bool) -> None:
    state = go(at(SEQUENCE, P0_sequence=sequence, pile1=f"{card} G0 B1"), "draw:1")
    assert (zone(state, "turn") == "P1") is stops
    before, (drawn,) = parse_numbers(sequence), parse_numbers(card)
    assert scorecard.stops(before, drawn) is scorecard.stops(iter(before), drawn) is stops


def test_sc_14_every_stopping_card_lies_in_the_discard() -> None:
    for card in ("S3", "B3", "R5"):
        state = at(SEQUENCE, P0_sequence="R4 R3", P0_reserve="joker", pile1=f"{card} G0")
        stopped = go(state, "draw:1")
        assert card in zone(stopped, "discard").split(" ")
        assert zone(stopped, "P0.sequence") == "R4 R3"


def test_sc_15_a_joker_rescues_and_the_turn_goes_on() -> None:
    state = go(at(P0_sequence="R3", P0_reserve="joker", pile1="S9 B1"), "draw:1", "joker")
    assert can(state) == {"draw:1", "stop"}
    assert zone(state, "P0.reserve") == ""


def test_sc_15_a_joker_rescues_from_elimination_without_a_sequence() -> None:
    state = go(at(P0_reserve="joker", pile1="S9 B1"), "draw:1")
    assert can(state) == {"joker", "bust"}


def test_sc_16_a_bust_discards_the_sequence_and_ends_the_turn() -> None:
    state = go(at(P0_sequence="R3 G5", P0_reserve="joker", pile1="S9 B1"), "draw:1", "bust")
    assert {"R3", "G5", "S9"} <= set(zone(state, "discard").split(" "))
    assert zone(state, "turn") == "P1"


@pytest.mark.parametrize(
    ("options", "out", "collection"),
    [(TWO, "P0", "G1"), (SEQUENCE, "", "G1"), (ROUND, "P0", "")],
    ids=lambda value: getattr(value, "bust", value),
)
def test_sc_17_three_readings_of_a_bust(options: Options, out: str, collection: str) -> None:
    state = at(options, P0_sequence="R3", P0_collection="G1", P0_reserve="flip", pile1="S9 B1")
    after = go(state, "draw:1")
    assert zone(after, "out") == out
    assert zone(after, "P0.collection") == collection
    assert zone(after, "P0.reserve") == "flip"
    assert ("G1" in zone(after, "discard").split(" ")) == (not collection)


def test_sc_17_who_is_out_has_no_further_turn() -> None:
    state = go(at(out="P0", turn="P1", pile1="R1 G2 B3"), "draw:1", "stop")
    assert state.turn == P1
