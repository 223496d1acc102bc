"""The set-up: N5-01, N5-02, N5-19, N5-21, N5-22."""

from __future__ import annotations

from typing import Any

import pytest

from numcards import num5
from numcards.core import InvalidOptions, Seat, UsageError, shuffled
from numcards.num5 import Options
from tests.num5.helpers import row

CLASSICS = "RGBY"
DEALT = [
    f"{family}{value}"
    for family in "RGBYWS"
    for value in range(17)
    if value or family not in CLASSICS
]


def test_n5_01_four_rows_start_with_the_0_of_their_colour_in_table_order() -> None:
    state = num5.new_game(Options(players=2), 1)
    assert [str(colour) for colour in num5.ROWS] == ["B", "R", "Y", "G"]
    assert [row(state, colour) for colour in "BRYG"] == ["B0", "R0", "Y0", "G0"]
    assert list(map(str, state.turn.rows)) == ["(B0,)", "(R0,)", "(Y0,)", "(G0,)"]


def test_n5_02_the_98_other_cards_are_shuffled_and_dealt_one_at_a_time_from_seat_0() -> None:
    options = Options(players=3, hand_size=4)
    for seed in (0, 1, b"secret", 10**30):
        zones = num5.zones(num5.new_game(options, seed))
        order = [DEALT[place] for place in shuffled(98, seed, 0)]
        for seat in range(3):
            assert set(zones[f"P{seat}"].split()) == set(order[seat:12:3])
        assert set(zones["undealt"].split()) == set(order[12:])


def test_n5_02_each_player_is_dealt_10_cards_unless_the_options_say_otherwise() -> None:
    state = num5.new_game(Options(players=5), 3)
    assert [len(state.hand(Seat(seat))) for seat in range(5)] == [10] * 5
    assert Options(players=5).undealt == 48
    assert len(num5.zones(state)["undealt"].split()) == 48


def test_n5_02_rainbow_0_and_shadow_0_are_dealt_and_the_cards_of_the_rows_are_not() -> None:
    everything = Options(players=2, hand_size=49)
    zones = num5.zones(num5.new_game(everything, 8))
    held = zones["P0"].split() + zones["P1"].split()
    assert sorted(held) == sorted(DEALT)
    assert {"W0", "S0"} <= set(held)
    assert zones["undealt"] == ""


def test_n5_02_all_hands_are_kept_one_after_the_other() -> None:
    state = num5.new_game(Options(players=3, hand_size=4), 5)
    held = [state.turn.hand(Seat(seat)) for seat in range(3)]
    assert state.turn.held == 4
    assert list(state.turn.hands) == held
    assert state.turn.choices == num5.legal_actions(state) == (*held[0], *held[1], *held[2])


def test_n5_02_hands_are_kept_in_card_order() -> None:
    for seed in range(20):
        hand = list(map(str, num5.new_game(Options(players=2), seed).hand(Seat(0))))
        assert hand == sorted(hand, key=DEALT.index)


def test_n5_21_two_to_nine_players_with_ten_cards_each() -> None:
    for players in range(2, 10):
        assert len(num5.to_act(num5.new_game(Options(players=players), 0))) == players
    for players in (1, 10, 0, -1):
        with pytest.raises(InvalidOptions, match="N5-21"):
            Options(players=players)


def test_the_deal_of_a_seed_is_for_ever() -> None:
    state = num5.new_game(Options(players=2, hand_size=5), 2026)
    zones = num5.zones(state)
    assert zones["P0"] == "R6 R13 B15 S1 S5"
    assert zones["P1"] == "R16 G14 B7 Y1 S14"


def test_all_02_another_seed_gives_another_deal() -> None:
    options = Options(players=4)
    deals = {str(dict(num5.zones(num5.new_game(options, seed)))) for seed in range(50)}
    deals |= {str(dict(num5.zones(num5.new_game(options, bytes([seed]))))) for seed in range(50)}
    assert len(deals) == 100


@pytest.mark.parametrize("seed", [-1, 1.0, "1", None, True])
def test_a_bad_seed_is_refused(seed: object) -> None:
    bad: Any = seed
    with pytest.raises(UsageError):
        num5.new_game(Options(players=2), bad)


def test_the_game_says_who_it_is() -> None:
    info = num5.INFO
    assert (info.name, info.title, info.french_title) == ("num5", "NUM-5", "NUM-5")
    assert (info.fewest_players, info.most_players) == (2, 9)
    assert (info.rulebook, info.rules_version) == ("num5", 1)
