"""What happens, told step by step and seat by seat."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from numcards import num5
from numcards.core import SPECTATOR, Family, IllegalAction, NumberCard, Seat, parse_card
from numcards.num5 import (
    Chosen,
    Collected,
    Dealt,
    Event,
    GameEnded,
    Options,
    Placed,
    Revealed,
    RoundBegan,
    RoundScored,
    RoundWon,
    RowChosen,
    RowNeeded,
    RowTaken,
    State,
)
from tests.num5.helpers import at, go, laid, playout, varied_options

P0, P1, P2 = Seat(0), Seat(1), Seat(2)


def card(text: str) -> NumberCard:
    found = parse_card(text)
    assert isinstance(found, NumberCard)
    return found


def cards(text: str) -> tuple[NumberCard, ...]:
    return tuple(map(card, text.split()))


def told(state: State, text: str) -> tuple[Event, ...]:
    return num5.all_events(state, num5.parse_action(text))


def test_the_opening_is_the_deal() -> None:
    options = Options(players=2, hand_size=3)
    state = num5.new_game(options, 4)
    assert num5.opening_events(options, 4, P1) == (
        RoundBegan(number=1, undealt=92),
        Dealt(P0, 3, None),
        Dealt(P1, 3, state.hand(P1)),
    )
    hidden = num5.opening_events(options, 4, SPECTATOR)
    assert [event.cards for event in hidden if isinstance(event, Dealt)] == [None, None]


def test_n5_03_a_choice_is_told_without_its_card_to_the_others() -> None:
    state = laid("B6 R1", "G3 G4")
    action = num5.parse_action("P0:B6")
    assert num5.all_events(state, action) == (Chosen(P0, card("B6")),)
    assert num5.events(state, action, P0) == (Chosen(P0, card("B6")),)
    for viewer in (P1, SPECTATOR):
        assert num5.events(state, action, viewer) == (Chosen(P0, None),)


def test_the_last_choice_tells_the_whole_resolution_in_order() -> None:
    state = go(laid("B3 R1", "G9 G4", "S2 Y5", B="B5 B8", G="G0 G1 G2 G3", Y="Y6", R="R4"), "P0:B3")
    state = go(state, "P1:G9")
    assert told(state, "P2:S2") == (
        Chosen(P2, card("S2")),
        Revealed(((P2, card("S2")), (P0, card("B3")), (P1, card("G9")))),
        Collected(P2, card("S2"), None),
        Placed(P0, card("B3"), Family.BLUE),
        Collected(P0, card("B5"), Family.BLUE),
        Placed(P1, card("G9"), Family.GREEN),
        RowTaken(P1, cards("G0 G1 G2 G3"), Family.GREEN),
    )


def test_n5_12_the_resolution_waits_and_goes_on() -> None:
    state = go(laid("B6 R1", "W5 G4", B="B0 B2", G="G0 G2"), "P0:B6")
    plays = ((P1, card("W5")), (P0, card("B6")))
    assert told(state, "P1:W5") == (
        Chosen(P1, card("W5")),
        Revealed(plays),
        RowNeeded(P1, card("W5"), (Family.BLUE, Family.GREEN)),
    )
    assert told(go(state, "P1:W5"), "P1:row:G") == (
        RowChosen(P1, card("W5"), Family.GREEN),
        Placed(P1, card("W5"), Family.GREEN),
        Placed(P0, card("B6"), Family.BLUE),
    )


def test_n5_12_one_choice_may_lead_to_the_next() -> None:
    options = {"reveal_order": "descending"}
    state = go(laid("W3 R1", "S2 G14", options=options), "P0:W3", "P1:S2")
    assert told(state, "P0:row:B") == (
        RowChosen(P0, card("W3"), Family.BLUE),
        Placed(P0, card("W3"), Family.BLUE),
        RowNeeded(P1, card("S2"), (Family.RED, Family.YELLOW, Family.GREEN)),
    )


def test_n5_19_the_end_of_a_round_tells_the_next_deal() -> None:
    options = Options(players=2, hand_size=1)
    state = go(at(options, P0="B9", P1="R2", scores="3/1"), "P0:B9")
    after = go(state, "P1:R2")
    *_, scored, won, began, first, second = num5.events(state, num5.parse_action("P1:R2"), P0)
    assert scored == RoundScored(2, (0, 0))
    assert won == RoundWon(2, (P0, P1))
    assert began == RoundBegan(3, 96)
    assert first == Dealt(P0, 1, after.hand(P0))
    assert second == Dealt(P1, 1, None)


@pytest.mark.parametrize("last", ["P1:R2", "P0:row:G"])
def test_the_end_of_the_game_is_told(last: str) -> None:
    options = Options(players=2, hand_size=1, rounds_to_win=1)
    state = at(options, P0="W1" if "row" in last else "B9", P1="R2")
    state = go(state, *(("P0:W1", "P1:R2") if "row" in last else ("P0:B9",)))
    result = num5.result(go(state, last))
    assert told(state, last)[-3:] == (
        RoundScored(1, (0, 0)),
        RoundWon(1, (P0, P1)),
        GameEnded(result),
    )


def test_illegal_actions_have_no_events() -> None:
    state = laid("B6 R1", "G3 G4")
    with pytest.raises(IllegalAction):
        told(state, "P0:G3")
    foreign: Any = "P0:B6"
    with pytest.raises(IllegalAction):
        num5.events(state, foreign, SPECTATOR)


def test_the_events_of_whole_games_add_up_to_the_positions() -> None:
    """Whoever follows the events alone knows the rows, the collected cards and the scores."""
    for number, options in enumerate(varied_options(20)):
        reader = _Reader(options)
        states = list(playout(options, number))
        for event in num5.opening_events(options, number, SPECTATOR):
            reader.hear(event)
        for before, after in pairwise(states):
            for event in num5.events(before, _action_between(before, after), SPECTATOR):
                reader.hear(event)
            zones = num5.zones(after)
            assert reader.rows == {each: zones[f"row_{each}"].split() for each in "BRYG"}
            for seat in range(options.players):
                assert reader.collected[seat] == set(zones[f"P{seat}_collected"].split())
            assert " ".join(reader.scores) == zones["scores"]
        assert reader.ended
        assert num5.is_over(states[-1])


def _action_between(before: State, after: State) -> num5.Action:
    return next(each for each in num5.legal_actions(before) if num5.apply(before, each) == after)


class _Reader:
    """Follows the public events, by the rules page, with a table of its own."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.rows: dict[str, list[str]] = {}
        self.collected: list[set[str]] = []
        self.scores: list[str] = []
        self.ended = False

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self.rows = {colour: [f"{colour}0"] for colour in "BRYG"}
                self.collected = [set() for _ in range(self.options.players)]
            case Placed(_, placed, place):
                self.rows[place.code].append(str(placed))
            case Collected(seat, first, place):
                self.collected[seat].add(str(first))
                if place is not None:
                    self.rows[place.code].remove(str(first))
            case RowTaken(seat, taken, place):
                self.collected[seat] |= set(map(str, taken))
                self.rows[place.code] = self.rows[place.code][-1:]
            case RoundScored(_, points):
                self.scores.append("/".join(map(str, points)))
            case GameEnded():
                self.ended = True
            case _:
                pass
