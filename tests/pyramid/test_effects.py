"""What the action cards do (PYR-11 to PYR-15), and how they interrupt a turn."""

from __future__ import annotations

from collections import Counter

from numcards import pyramid
from numcards.core import SPECTATOR, parse_card
from numcards.pyramid import Options
from tests.pyramid.helpers import ALL, FULL, THREE, TWO, at, can, faces, go, laid, see, zone

PLACED = FULL | {"P0_down": ALL.removeprefix("N1.1 ")}
SWIPING = PLACED | {"phase": "swiping", "discard": "swipe"}
FLIPPING = PLACED | {"phase": "flipping", "discard": "flip"}
ONE_CARD = "R0 - - - - - - - - -"
EMPTY = "- - - - - - - - - -"


def test_pyr_11_swipe_exchanges_two_cards_that_stay_up_or_down() -> None:
    state = laid(TWO, **SWIPING | {"P1_down": "N1.1"}, draw="B9")
    assert can(state) == [f"swipe:{a}>P1:{b}" for a in ALL.split() for b in ALL.split()]
    swiped = go(state, "swipe:N2.1>P1:N3.1")
    assert zone(swiped, "P0") == FULL["P0"].replace("R4", "G7")
    assert zone(swiped, "P1") == FULL["P1"].replace("G7", "R4")
    assert zone(swiped, "P0_down") == PLACED["P0_down"].replace("N2.1 ", "")
    assert zone(swiped, "P1_down") == "N1.1 N3.1"
    assert pyramid.to_act(swiped) == (1,)


def test_pyr_11_nobody_looks() -> None:
    """Face-down cards that are swiped stay unknown to everyone, both owners included."""
    state = laid(TWO, **SWIPING | {"P0_down": ALL, "phase": "swiping+reveal"})
    state = go(state, "swipe:N2.1>P1:N3.1")
    for viewer in (0, 1, SPECTATOR):
        view = see(state, viewer)
        assert set(faces(view, 0)) == set(faces(view, 1)) == {pyramid.FACE_DOWN}


def test_pyr_11_a_card_turned_up_stays_known_wherever_it_goes() -> None:
    state = laid(TWO, **SWIPING | {"P1_down": "N1.1"})
    state = go(state, "swipe:N2.1>P1:N3.1")
    for viewer in (0, 1, SPECTATOR):
        assert faces(see(state, viewer), 0)[4] == parse_card("G7")


def test_pyr_11_slots_must_be_occupied_and_opponents_are_all_others() -> None:
    zones = {
        "P0": "R0 - - - - - - - - R9",
        "P0_down": "N4.1",
        "P1": "- G1 - - - - - - - -",
        "P1_down": "N1.2",
        "P2": "- - - - B4 - - - - -",
        "P2_down": "N2.1",
    }
    state = laid(THREE, **zones, phase="swiping", discard="swipe")
    assert can(state) == [
        "swipe:N1.1>P1:N1.2",
        "swipe:N1.1>P2:N2.1",
        "swipe:N4.1>P1:N1.2",
        "swipe:N4.1>P2:N2.1",
    ]


def test_pyr_12_flip_exchanges_two_of_ones_own() -> None:
    assert len(set(can(laid(TWO, **FLIPPING)))) == 45
    state = laid(TWO, **FLIPPING | {"P0_down": "N1.1 N1.3"})
    state = go(state, "flip:N1.1>N4.1")
    assert zone(state, "P0") == "R9 R1 R2 R3 R4 R5 R6 R7 R8 R0"
    assert zone(state, "P0_down") == "N1.3 N4.1"


def test_pyr_12_only_occupied_slots_are_flipped() -> None:
    cards = {"P0": "R0 - R2 - - - - - - R9", "P0_down": "N4.1"}
    state = laid(TWO, **FLIPPING | cards)
    assert can(state) == ["flip:N1.1>N1.3", "flip:N1.1>N4.1", "flip:N1.3>N4.1"]


def test_pyr_13_quantum_draws_three_and_keeps_one() -> None:
    state = go(laid(TWO, **FULL, draw="quantum B9 Y2 swipe", discard="Y3"), "draw", "discard")
    assert zone(state, "held") == "B9 Y2 swipe"
    assert can(state) == ["keep:B9", "keep:Y2", "keep:swipe"]
    state = go(state, "keep:Y2")
    assert zone(state, "held") == "Y2"
    assert zone(state, "discard") == "Y3 quantum B9 swipe"
    assert can(state) == [*(f"replace:{slot}" for slot in ALL.split()), "discard"]


def test_pyr_13_playing_the_kept_card_completes_the_turn() -> None:
    """With option A no card is turned up any more; with option B one is, and only one."""
    start = go(laid(TWO, **FULL, draw="quantum B9 Y2 Y3"), "draw", "discard", "keep:B9")
    placed = go(start, "replace:N1.1")
    assert (zone(placed, "turn"), zone(placed, "phase")) == ("P1", "drawing")
    discarded = go(start, "discard")
    assert zone(discarded, "phase") == "revealing"
    assert zone(go(discarded, "reveal:N1.1"), "turn") == "P1"


def test_pyr_13_the_two_others_have_no_effect() -> None:
    state = go(laid(TWO, **FULL, draw="quantum B9 flash swipe"), "draw", "discard", "keep:B9")
    assert zone(state, "phase") == "playing"
    assert zone(go(state, "replace:N1.1"), "turn") == "P1"


def test_pyr_13_quantum_in_quantum() -> None:
    """A kept quantum that is discarded draws three more cards, with one turn-up at the end."""
    state = laid(TWO, **FULL, draw="quantum B9 quantum Y3 B1 B2 B3")
    state = go(state, "draw", "discard", "keep:quantum", "discard")
    assert zone(state, "held") == "B1 B2 B3"
    assert zone(state, "discard") == "quantum B9 Y3 quantum"
    state = go(state, "keep:B2", "discard", "reveal:N1.1")
    assert zone(state, "turn") == "P1"


def test_pyr_13_a_kept_card_may_set_free_an_action_card_of_the_pyramid() -> None:
    cards = FULL["P0"].replace("R4", "flip")
    state = laid(TWO, **FULL | {"P0": cards}, draw="quantum B9 Y2 Y3")
    state = go(state, "draw", "discard", "keep:B9", "replace:N2.1")
    assert zone(state, "phase") == "flipping"
    assert zone(go(state, "flip:N1.1>N1.2"), "turn") == "P1"


def test_pyr_13_quantum_out_of_the_pyramid() -> None:
    cards = FULL["P0"].replace("R4", "quantum")
    state = laid(TWO, **FULL | {"P0": cards}, draw="B9 Y2 Y3 Y4")
    state = go(state, "draw", "replace:N2.1")
    assert can(state) == ["keep:Y2", "keep:Y3", "keep:Y4"]
    assert zone(go(state, "keep:Y3", "replace:N2.1"), "discard") == "quantum Y2 Y4 B9"


def test_pyr_13_of_equal_cards_the_first_drawn_is_kept() -> None:
    """Copies are one card to the players: the order of the others on the discard tells nothing."""
    state = laid(TWO, **FULL, draw="quantum flip B9 flip")
    state = go(state, "draw", "discard")
    assert can(state) == ["keep:B9", "keep:flip"]
    assert zone(go(state, "keep:flip"), "discard") == "quantum B9 flip"


def test_pyr_13_fewer_cards_where_fewer_can_be_drawn() -> None:
    options = Options(players=2, reshuffles=0)
    state = at(options, **FULL, draw="quantum B9")
    state = go(state, "draw", "discard")
    assert can(state) == ["keep:B9"]
    assert zone(go(state, "keep:B9"), "phase") == "playing"


def test_pyr_13_where_no_card_can_be_drawn_quantum_does_nothing() -> None:
    """The option B that discarded it turns up a card as usual; then the round ends (PYR-24)."""
    options = Options(players=2, reshuffles=0)
    state = go(at(options, **FULL, draw="quantum"), "draw", "discard")
    assert zone(state, "phase") == "revealing"
    assert pyramid.is_over(go(state, "reveal:N1.1"))
    cards = FULL["P0"].replace("R4", "quantum")
    state = at(options, **FULL | {"P0": cards}, draw="B9")
    assert pyramid.is_over(go(state, "draw", "replace:N2.1"))


def test_pyr_03_the_pile_is_refilled_between_the_cards_of_a_quantum() -> None:
    """The quantum itself is the top that stays."""
    state = go(at(TWO, **FULL, draw="quantum B9"), "draw", "discard")
    assert zone(state, "discard") == "quantum"
    assert zone(state, "origins") == "0 1 1"
    assert state.round.refills == 1
    assert zone(state, "held").split()[0] == "B9"


FLASHING = FULL | {"phase": "flashing", "discard": "flash"}


def test_pyr_14_flash_removes_any_card_and_ends_the_turn() -> None:
    state = laid(TWO, **FLASHING)
    expected = [f"flash:P{seat}:{slot}" for seat in (0, 1) for slot in ALL.split()]
    assert can(state) == [*expected, "flash:no"]
    for text, name, left in (
        ("flash:P1:N4.1", "P1", "G0 G1 G2 G3 G4 G5 G6 G7 G8 -"),
        ("flash:P0:N1.1", "P0", "- R1 R2 R3 R4 R5 R6 R7 R8 R9"),
    ):
        after = go(state, text)
        assert zone(after, name) == left
        assert zone(after, "turn") == "P1"
    assert zone(go(state, "flash:P1:N4.1"), "discard") == "flash G9"


def test_pyr_14_a_removed_action_card_has_no_effect() -> None:
    cards = FULL["P1"].replace("G4", "swipe")
    state = go(laid(TWO, **FLASHING | {"P1": cards}), "flash:P1:N2.1")
    assert (zone(state, "discard"), zone(state, "phase")) == ("flash swipe", "drawing")


def test_pyr_14_flash_declined_turns_up_a_card_under_both_options() -> None:
    cards = FULL["P0"].replace("R4", "flash")
    option_a = go(laid(TWO, **FULL | {"P0": cards}, draw="B9"), "draw", "replace:N2.1")
    option_b = go(laid(TWO, **FULL, draw="flash"), "draw", "discard")
    for state in (option_a, option_b):
        declined = go(state, "flash:no")
        assert zone(declined, "phase") == "revealing"
        assert zone(go(declined, "reveal:N1.1"), "turn") == "P1"
        assert zone(go(state, "flash:P1:N1.1"), "turn") == "P1"


def test_pyr_14_with_nothing_face_down_declining_costs_nothing() -> None:
    state = laid(TWO, **FLASHING | {"P0_down": ""}, turns_left="1")
    assert can(state)[-1] == "flash:no"
    assert pyramid.is_over(go(state, "flash:no"))


def test_pyr_14_with_no_card_on_the_table_nothing_is_asked() -> None:
    empty = "- - - - - - - - - -"
    state = laid(TWO, P0=empty, P1=empty, draw="flash", turns_left="1")
    assert pyramid.is_over(go(state, "draw", "discard"))


def test_pyr_15_the_cards_of_a_quantum_are_seen_by_their_player_until_keep() -> None:
    state = go(laid(TWO, **FULL, draw="quantum B9 Y2 Y3"), "draw", "discard")
    cards = tuple(map(parse_card, ["B9", "Y2", "Y3"]))
    assert see(state, 0).own == cards
    for viewer in (1, SPECTATOR):
        assert [held.card for held in see(state, viewer).held] == [None] * 3
    kept = go(state, "keep:Y2")
    for viewer in (0, 1, SPECTATOR):
        assert [held.card for held in see(kept, viewer).held] == [cards[1]]


def test_all_06_no_card_is_lost_in_an_effect() -> None:
    state = laid(TWO, **FULL, draw="quantum quantum flash flip swipe")
    before = Counter(word for text in pyramid.zones(state).values() for word in text.split())
    state = go(state, "draw", "discard", "keep:quantum", "discard", "keep:swipe", "discard")
    state = go(state, "swipe:N1.1>P1:N1.1")
    cards = [*zone(state, "draw").split(), *zone(state, "discard").split()]
    cards += [*zone(state, "P0").split(), *zone(state, "P1").split()]
    assert Counter(cards) == Counter({card: before[card] for card in set(cards)})


def test_pyr_11_a_swipe_needs_another_player_with_a_card() -> None:
    alone = {"P0": EMPTY, "P1": ONE_CARD.replace("R", "G"), "P1_down": "N1.1", "turn": "P1"}
    state = go(laid(TWO, **alone, draw="swipe"), "draw", "discard")
    assert zone(state, "phase") == "revealing"
    between = {"P0": ONE_CARD, "P0_down": "N1.1", "P1": ONE_CARD.replace("R", "G")}
    between |= {"P1_down": "N1.1", "P2": EMPTY}
    state = go(laid(Options(players=3), **between, draw="swipe"), "draw", "discard")
    assert zone(state, "phase") == "swiping+reveal"
