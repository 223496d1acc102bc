"""A turn: N5-03 to N5-06."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from numcards import num5
from numcards.core import SPECTATOR, IllegalAction, Seat
from numcards.num5 import Options
from tests.num5.helpers import at, can, go, laid, row, why


def test_n5_03_every_player_chooses_one_card_of_their_hand_all_at_once() -> None:
    state = laid("B6 R1", "G3 G4", "W5 S6")
    assert num5.to_act(state) == (0, 1, 2)
    assert can(state) == ["P0:R1", "P0:B6", "P1:G3", "P1:G4", "P2:W5", "P2:S6"]
    assert can(state, Seat(1)) == ["P1:G3", "P1:G4"]


def test_n5_03_a_chosen_card_has_left_the_hand_and_that_it_was_chosen_is_public() -> None:
    state = go(laid("B6 R1", "G3 G4", "W5 S6"), "P1:G3")
    assert num5.to_act(state) == (0, 2)
    assert list(map(str, state.hand(Seat(1)))) == ["G4"]
    assert num5.zones(state)["P1"] == "G4"
    assert num5.zones(state)["P1_chosen"] == "G3"
    assert can(state) == ["P0:R1", "P0:B6", "P2:W5", "P2:S6"]
    assert can(state, Seat(1)) == []
    view = num5.observe(state, SPECTATOR)
    assert (view.ready, view.sizes, view.to_act) == ((1,), (2, 1, 2), (0, 2))


def test_n5_04_players_may_choose_in_any_order_with_equal_outcomes() -> None:
    state = laid("B6 R1", "G3 G4", "W15 S6", B="B0 B9", R="R0 R5", G="G0 G14")
    choices = ("P0:B6", "P1:G3", "P2:W15")
    for count in (1, 2, 3):
        for some in permutations(choices, count):
            assert go(state, *some) == go(state, *sorted(some))
            assert hash(go(state, *some)) == hash(go(state, *sorted(some)))


def test_n5_04_a_choice_once_made_stands() -> None:
    state = go(laid("B6 R1", "G3 G4"), "P0:B6")
    for text in ("P0:R1", "P0:B6"):
        with pytest.raises(IllegalAction, match="N5-04"):
            go(state, text)


def test_n5_05_when_all_have_chosen_the_cards_are_revealed_and_placed() -> None:
    state = go(laid("B6 R1", "G3 G4"), "P0:B6", "P1:G3")
    assert (row(state, "B"), row(state, "G")) == ("B0 B6", "G0 G3")
    assert num5.zones(state)["P0_chosen"] == ""
    assert num5.to_act(state) == (0, 1)
    assert can(state) == ["P0:R1", "P1:G4"]


def test_n5_05_while_a_player_chooses_a_row_cards_lie_open_and_nobody_else_may_act() -> None:
    state = go(laid("B6 R1", "W5 G4", "G9 S6"), "P0:B6", "P1:W5", "P2:G9")
    assert num5.zones(state)["unplaced"] == "P1:W5 P0:B6 P2:G9"
    assert num5.to_act(state) == (1,)
    assert can(state) == ["P1:row:B", "P1:row:R", "P1:row:Y", "P1:row:G"]
    assert [can(state, Seat(seat)) for seat in (0, 2)] == [[], []]
    assert why(state, "P0:R1").rule == "N5-05"
    view = num5.observe(state, SPECTATOR)
    assert list(map(str, view.unplaced)) == ["P1:W5", "P0:B6", "P2:G9"]
    assert (view.ready, view.sizes) == ((), (1, 1, 1))
    after = go(state, "P1:row:B")
    assert (row(after, "B"), row(after, "G")) == ("B0 W5 B6", "G0 G9")
    assert num5.to_act(after) == (0, 1, 2)


def test_positions_differ_by_any_card_and_from_other_things() -> None:
    state = laid("B6 R1", "G3 G4", "W5 S6")
    assert state == laid("B6 R1", "G3 G4", "W5 S6")
    assert state != go(state, "P1:G3")
    assert go(state, "P1:G3") != go(state, "P1:G4")
    assert state != laid("B6 R2", "G3 G4", "W5 S6")
    assert state != laid("B6 R1", "G3 G4", "W5 S6", options={"rounds_to_win": 4})
    assert state != state.turn
    assert len({state, go(state, "P1:G3"), laid("B6 R1", "G3 G4", "W5 S6")}) == 2


@pytest.mark.parametrize(
    ("reveal_order", "expected"),
    [
        ("ascending", "S4 W4 B4 R4 Y4 G4 B5"),
        ("descending", "B5 S4 W4 B4 R4 Y4 G4"),
    ],
)
def test_n5_06_shadow_then_rainbow_then_classics_among_equal_values(
    reveal_order: str, expected: str
) -> None:
    options = Options(players=7, hand_size=2, reveal_order=reveal_order)  # type: ignore[arg-type]  # from the list above
    cards = ["G4", "B5", "W4", "Y4", "S4", "B4", "R4"]
    hands = {f"P{seat}": f"{card} S{seat + 9}" for seat, card in enumerate(cards)}
    state = at(options, **hands)
    last = go(state, *(f"P{seat}:{card}" for seat, card in enumerate(cards[:-1])))
    revealed = num5.all_events(last, num5.parse_action("P6:R4"))[1]
    assert isinstance(revealed, num5.Revealed)
    assert " ".join(str(card) for _, card in revealed.plays) == expected


def test_n5_06_the_order_decides_what_is_collected() -> None:
    hands = ("B3 R1", "B7 G4")
    ascending = go(laid(*hands, B="B0 B5"), "P0:B3", "P1:B7")
    assert row(ascending, "B") == "B5 B3 B7"
    descending = go(
        laid(*hands, B="B0 B5", options={"reveal_order": "descending"}), "P0:B3", "P1:B7"
    )
    assert row(descending, "B") == "B5 B7 B3"


def test_equal_classics_go_on_different_rows_so_that_their_order_changes_nothing() -> None:
    for first, second in product("BRYG", repeat=2):
        if first == second:
            continue
        state = go(laid(f"{first}4 S1", f"{second}4 S2"), f"P0:{first}4", f"P1:{second}4")
        assert row(state, first) == f"{first}0 {first}4"
        assert row(state, second) == f"{second}0 {second}4"
