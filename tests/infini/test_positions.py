"""Positions by hand, and back."""

from __future__ import annotations

import random

import pytest

from numcards import infini
from numcards.core import InvalidPosition, UsageError
from numcards.core.shuffles import shuffled
from numcards.infini import Options
from tests.infini.helpers import at, go, playout, varied_options, zone
from tests.pickling import pickled

PAIR = Options(mode="coop", players=2)
TRIO = Options(mode="adversary", players=3, first_player=1)


@pytest.mark.parametrize("options", varied_options(30), ids=str)
def test_zones_and_position_are_exact_inverses(options: Options) -> None:
    rng = random.Random(repr(options))
    for state, action in playout(options, rng):
        if action is None or rng.random() < 0.2:
            zones = infini.zones(state)
            again = infini.position(options, zones, state.setting.seed)
            assert again == state
            assert hash(again) == hash(state)
            assert infini.zones(again) == zones
            assert pickled(state) == state


def test_what_is_left_out_has_a_sensible_default() -> None:
    state = at(TRIO, P0="R5", P1="G5", P2="B5")
    assert zone(state, "turn") == "P1"
    assert zone(state, "plays") == "0"
    assert zone(state, "growths") == "0 0 0"
    assert [zone(state, name) for name in ("R+", "out", "returned", "eliminated", "stuck")] == (
        [""] * 5
    )
    assert len(zone(state, "draw").split()) == TRIO.deck_size - 3


def test_the_default_draw_pile_is_shuffled_by_the_seed() -> None:
    one, other = at(PAIR, 1, P0="R5"), at(PAIR, 2, P0="R5")
    assert one == at(PAIR, 1, P0="R5")
    assert one.draw != other.draw
    assert sorted(zone(one, "draw").split()) == sorted(zone(other, "draw").split())


def test_on_turn_by_default_is_the_next_who_can_be() -> None:
    assert zone(at(TRIO, P0="R5", P2="B5"), "turn") == "P2"
    assert zone(at(TRIO, P0="R5", P2="B5", eliminated="P1", returned="R1"), "turn") == "P2"
    assert zone(at(TRIO, P0="R5", eliminated="P2 P1", returned="G1 G2"), "turn") == "P0"


def test_nobody_is_on_turn_by_default_when_the_game_is_over() -> None:
    won = at(TRIO, P1="G5", Rup=" ".join(f"R{value}" for value in range(17)))
    assert infini.result(won).winners == (0,)
    stuck = at(PAIR, P0="R5", P1="G1", Rup="R8", Rdown="R2", stuck="P0")
    assert infini.is_over(stuck)
    out = at(TRIO, eliminated="P0 P1 P2", returned="R1 G1 B1")
    assert infini.result(out).winners == (0, 1, 2)


def test_hands_and_cards_out_may_be_written_in_any_order() -> None:
    options = Options(mode="coop", players=1, action_copies=2)
    one = at(options, P0="joker R5 R1", out="simple passe", draw="...")
    other = at(options, P0="R1 R5 joker", out="passe simple", draw="...")
    assert one == other
    assert zone(one, "P0") == "R1 R5 joker"
    assert at(TRIO, P0="R5", eliminated="P2 P1", returned="G1 G2").eliminated == (1, 2)


def test_the_sixth_of_a_hand_that_has_grown() -> None:
    state = at(PAIR, P0="R1 R2 R3 R4 R5 R6", P1="G1", growths="1 0", Bup="B1 B2 B3 B4 B5")
    assert state.hand_size(0) == 6  # type: ignore[arg-type]


def test_a_position_goes_on_like_any_other() -> None:
    state = at(PAIR, P0="R1 R2 R3", P1="G1", plays="1", Bup="B4")
    assert state.owed == 1
    assert go(state, "R1@R+").owed == 0


@pytest.mark.parametrize("bad", [None, 5, {"P0": 7}, {1: "R5"}, ["P0"]])
def test_zones_are_a_mapping_of_texts(bad: object) -> None:
    with pytest.raises(UsageError, match="mapping"):
        infini.position(PAIR, bad)  # type: ignore[arg-type]


def test_options_and_seeds_are_checked() -> None:
    with pytest.raises(UsageError, match="Options"):
        infini.position(None, {"P0": "R5"})  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="seed"):
        infini.position(PAIR, {"P0": "R5"}, -1)


def test_all_complaints_come_at_once() -> None:
    with pytest.raises(InvalidPosition) as caught:
        infini.position(
            PAIR, {"P0": "R5 R5 joker", "P1": "R99", "Z+": "", "plays": "x", "turn": "P7"}
        )
    words = [str(complaint) for complaint in caught.value.complaints]
    assert len(words) == 5
    assert any("'R99'" in text for text in words)
    assert any("no zone 'Z+'" in text for text in words)
    assert any("'x'" in text for text in words)
    assert any("P7" in text for text in words)
    assert any("Too many" in text for text in words)


def test_what_is_nowhere_is_shuffled_by_the_seed_under_the_first_number() -> None:
    options = Options(mode="coop", players=2)
    rest = [str(card) for card in options.deck if str(card) not in {"R3", "G5"}]
    drawn = infini.zones(infini.position(options, {"P0": "R3", "P1": "G5"}, 7))["draw"]
    assert drawn.split() == [rest[place] for place in shuffled(len(rest), 7, 0)]
