"""What an action brings about, and who sees what of it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from attrs import evolve

from numcards import pyramid
from numcards.core import (
    SPECTATOR,
    IllegalAction,
    Seat,
    Special,
    UsageError,
    parse_card,
    parse_cards,
)
from numcards.pyramid import (
    CardDiscarded,
    CardKept,
    CardPlaced,
    CardRemoved,
    CardsDrawn,
    CardsFlipped,
    CardsSwiped,
    CardTaken,
    CardTurnedUp,
    ChoiceMade,
    ChoicesShown,
    Dealt,
    FinalTurnsBegan,
    FirstPlayerMoved,
    FlashDeclined,
    GameEnded,
    Options,
    PileRefilled,
    PyramidScored,
    RoundBegan,
    RoundEnded,
    Slot,
)
from tests.pyramid.helpers import FULL, TWO, at, cards, go, laid, playout, told, varied_options

TOGETHER = Options(players=2, mode="simultaneous")
B9 = parse_card("B9")
N1_1, N2_1, N4_1 = Slot("N1.1"), Slot("N2.1"), Slot("N4.1")
ZERO, ONE = Seat(0), Seat(1)


def test_the_opening_tells_what_lies_face_up() -> None:
    options = Options(players=2, face_up=2, first_player=1)
    state = pyramid.new_game(options, 5)
    for viewer in (ZERO, ONE, SPECTATOR):
        assert (
            pyramid.opening_events(options, 5, viewer)
            == (
                RoundBegan(1, ONE),
                Dealt(ONE, state.pyramid(ONE)[:2]),  # type: ignore[arg-type]  # no slot is empty
                Dealt(ZERO, state.pyramid(ZERO)[:2]),  # type: ignore[arg-type]  # no slot is empty
            )
        )


def test_pyr_04_a_drawn_card_is_told_to_its_player_alone() -> None:
    state = laid(TWO, **FULL, draw="B9")
    assert told(state, "draw", 0) == [CardsDrawn(ZERO, 1, (B9,))]
    assert told(state, "draw", 1) == told(state, "draw") == [CardsDrawn(ZERO, 1, None)]
    assert list(pyramid.all_events(state, pyramid.DRAW)) == told(state, "draw", 0)


def test_pyr_05_option_a() -> None:
    state = go(laid(TWO, **FULL, draw="B9"), "draw")
    assert told(state, "replace:N2.1") == [
        CardPlaced(ZERO, N2_1, B9),
        CardDiscarded(ZERO, parse_card("R4"), N2_1, takes_effect=False),
    ]


def test_pyr_09_into_an_empty_slot() -> None:
    zones = FULL | {"P0": FULL["P0"].replace("R0", "-"), "P0_down": "N4.1"}
    state = go(laid(TWO, **zones, draw="B9"), "draw")
    assert told(state, "replace:N1.1") == [CardPlaced(ZERO, N1_1, B9)]


def test_pyr_06_option_b_and_the_card_turned_up() -> None:
    state = go(laid(TWO, **FULL, draw="B9"), "draw")
    assert told(state, "discard") == [CardDiscarded(ZERO, B9, None, takes_effect=False)]
    state = go(state, "discard")
    assert told(state, "reveal:N4.1") == [CardTurnedUp(ZERO, N4_1, parse_card("R9"))]


def test_pyr_07_a_replaced_action_card_takes_effect() -> None:
    pyramids = FULL | {"P0": FULL["P0"].replace("R0", "flip")}
    state = go(laid(TWO, **pyramids, draw="B9"), "draw")
    assert told(state, "replace:N1.1") == [
        CardPlaced(ZERO, N1_1, B9),
        CardDiscarded(ZERO, Special.FLIP, N1_1, takes_effect=True),
    ]


def test_pyr_11_and_12_swipe_and_flip_show_no_card() -> None:
    placed = FULL | {"P0_down": "N1.1"}
    state = laid(TWO, **placed, phase="swiping", discard="swipe")
    assert told(state, "swipe:N1.1>P1:N4.1") == [CardsSwiped(ZERO, N1_1, ONE, N4_1)]
    state = laid(TWO, **placed, phase="flipping", discard="flip")
    assert told(state, "flip:N1.1>N4.1") == [CardsFlipped(ZERO, N1_1, N4_1)]


def test_pyr_13_quantum_and_pyr_15_who_sees_its_cards() -> None:
    state = go(laid(TWO, **FULL, draw="quantum B9 Y2 Y3"), "draw")
    drawn = parse_cards("B9 Y2 Y3")
    thrown = CardDiscarded(ZERO, Special.QUANTUM, None, takes_effect=True)
    assert told(state, "discard", 0) == [thrown, CardsDrawn(ZERO, 3, drawn)]
    assert told(state, "discard", 1) == [thrown, CardsDrawn(ZERO, 3, None)]
    state = go(state, "discard")
    assert told(state, "keep:Y2") == [CardKept(ZERO, drawn[1], (drawn[0], drawn[2]))]


def test_pyr_03_a_refill_within_a_quantum_is_told_in_between() -> None:
    state = go(at(TWO, **FULL, draw="quantum B9"), "draw")
    discarded, first, refill, second = told(state, "discard", 0)
    assert isinstance(discarded, CardDiscarded)
    assert first == CardsDrawn(ZERO, 1, (B9,))
    assert refill == PileRefilled(tuple(sorted(state.discard_cards)))
    kept = go(state, "discard").keepable
    assert second == CardsDrawn(ZERO, 2, tuple(kept[1:]))
    empty = go(at(TWO, **FULL, draw="quantum"), "draw")
    kinds = [type(event) for event in told(empty, "discard", 0)]
    assert kinds == [CardDiscarded, PileRefilled, CardsDrawn]


def test_pyr_03_a_refill_comes_before_the_card_drawn() -> None:
    state = at(TWO, **FULL, draw="")
    assert told(state, "draw") == [
        PileRefilled(tuple(sorted(state.discard_cards[:-1]))),
        CardsDrawn(ZERO, 1, None),
    ]


def test_pyr_14_flash_used_and_declined() -> None:
    state = laid(TWO, **FULL, phase="flashing", discard="flash")
    assert told(state, "flash:P1:N4.1") == [CardRemoved(ZERO, ONE, N4_1, parse_card("G9"))]
    assert told(state, "flash:no") == [FlashDeclined(ZERO)]


def test_pyr_16_a_card_taken_is_told_to_all() -> None:
    state = go(laid(TOGETHER, **FULL, discard="Y3"), "draw")
    assert told(state, "draw:discard") == [CardTaken(ONE, parse_card("Y3"))]


def test_pyr_19_choices_are_told_to_all_once_all_have_chosen() -> None:
    state = go(laid(TOGETHER, **FULL, draw="B9 B8"), "draw", "draw")
    choice = pyramid.parse_action("P1:discard")
    assert told(state, "P1:discard", 1) == [ChoiceMade(ONE, choice)]  # type: ignore[arg-type]  # it is one
    assert told(state, "P1:discard", 0) == [ChoiceMade(ONE, None)]
    state = go(state, "P1:discard")
    assert [str(choice) for choice in told(state, "P0:replace:N1.1", 1)[1].choices] == [  # type: ignore[union-attr]  # shown
        "P0:replace:N1.1",
        "P1:discard",
    ]
    assert told(state, "P0:replace:N1.1")[2:] == [
        CardPlaced(ZERO, N1_1, B9),
        CardDiscarded(ZERO, parse_card("R0"), N1_1, takes_effect=False),
        CardDiscarded(ONE, parse_card("B8"), None, takes_effect=False),
    ]
    state = go(state, "P0:replace:N1.1")
    assert told(state, "reveal:N1.1")[1:] == [FirstPlayerMoved(ONE)]


def test_pyr_23_the_final_turns_begin() -> None:
    state = go(laid(TWO, **FULL | {"P0_down": "N4.1"}, draw="B9"), "draw")
    assert told(state, "replace:N4.1")[-1] == FinalTurnsBegan(ZERO)
    state = go(state, "replace:N4.1", "draw")
    kinds = [type(event) for event in told(state, "replace:N4.1")[2:]]
    assert kinds == [PyramidScored, PyramidScored, RoundEnded, GameEnded]
    over = go(state, "replace:N4.1")
    assert told(state, "replace:N4.1")[-1] == GameEnded(pyramid.result(over))


@pytest.mark.parametrize("overlap", [False, True])
def test_pyr_33_the_pyramids_are_scored_by_the_option(overlap: bool) -> None:  # noqa: FBT001  # a parameter of a test
    options = Options(players=2, final_turns=False, overlap=overlap)
    state = go(laid(options, **FULL | {"P0_down": "N4.1"}, draw="B9"), "draw")
    over = go(state, "replace:N4.1")
    scores = [pyramid.score(cards(over, seat), overlap=overlap) for seat in range(2)]
    assert [event.score for event in told(state, "replace:N4.1")[2:4]] == scores  # type: ignore[union-attr]  # shown
    other = pyramid.score(cards(over, 0), overlap=not overlap)
    assert scores[0] != other
    assert pyramid.position(options, pyramid.zones(over)) == over


def test_pyr_34_a_round_ends_and_the_next_is_dealt() -> None:
    options = Options(players=2, rounds=2, final_turns=False)
    state = go(laid(options, **FULL | {"P0_down": "N4.1"}, draw="B9"), "draw")
    first, second, ended, began, *dealt = told(state, "replace:N4.1")[2:]
    after = go(state, "replace:N4.1")
    scored = pyramid.score([*cards(state, 0)[:9], B9])
    assert first == PyramidScored(ZERO, (*cards(state, 0)[:9], B9), scored)
    assert second == PyramidScored(ONE, cards(state, 1), pyramid.score(cards(state, 1)))
    assert ended == RoundEnded(1, after.points[0])
    assert began == RoundBegan(2, ONE)
    assert dealt == [Dealt(ONE, ()), Dealt(ZERO, ())]


def test_every_action_has_events_and_hidden_parts_alone_differ() -> None:
    kinds: Counter[type] = Counter()
    for seed, options in enumerate(varied_options(20)):
        for before, after in pairwise(playout(options, seed)):
            action = next(
                action
                for action in pyramid.legal_actions(before)
                if pyramid.apply(before, action) == after
            )
            everything = pyramid.all_events(before, action)
            assert everything
            kinds.update(map(type, everything))
            for viewer in (ZERO, SPECTATOR):
                seen = pyramid.events(before, action, viewer)
                assert [type(event) for event in seen] == [type(event) for event in everything]
                for event, full in zip(seen, everything, strict=True):
                    assert event == full or event == hidden(full)
            hash(everything)
    assert len(kinds) == 20


def hidden(event: Any) -> Any:
    return (
        evolve(event, cards=None) if isinstance(event, CardsDrawn) else evolve(event, choice=None)
    )


def test_an_illegal_action_has_no_events() -> None:
    state = laid(TWO, **FULL)
    with pytest.raises(IllegalAction):
        pyramid.events(state, pyramid.TAKE, SPECTATOR)
    with pytest.raises(UsageError):
        pyramid.events(state, pyramid.DRAW, 2)  # type: ignore[arg-type]  # no such seat
    with pytest.raises(UsageError):
        pyramid.opening_events(TWO, -1, SPECTATOR)
    with pytest.raises(UsageError):
        pyramid.opening_events(TWO, 1, 2)  # type: ignore[arg-type]  # no such seat


def test_choices_shown_names_the_choices_in_the_order_of_play() -> None:
    state = go(laid(TOGETHER, **FULL, first="P1"), "draw", "draw", "P0:discard")
    shown = told(state, "P1:discard")[1]
    assert isinstance(shown, ChoicesShown)
    assert list(map(str, shown.choices)) == ["P1:discard", "P0:discard"]
