"""Events: everything that happens is told, in order, to those who may know."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from numcards import scorecard
from numcards.core import SPECTATOR, Special, clockwise, parse_cards
from numcards.scorecard import (
    Busted,
    Declare,
    Discarded,
    Drawn,
    GameEnded,
    Joined,
    Kept,
    Lost,
    Objective,
    Options,
    QuantumDrawn,
    RoundBegan,
    RoundDeclared,
    RoundEnded,
    Scored,
    Secured,
    SequenceStopped,
    State,
    Taken,
    TopsSeen,
    TurnBegan,
    TurnEnded,
    Used,
    Validated,
)
from tests.scorecard.helpers import P0, P1, P2, THREE, TWO, at, go, playout, varied_options

if TYPE_CHECKING:
    from numcards.core import Card, NumberCard, Seat, Viewer
    from numcards.scorecard import Action, Event

MANY = Options(players=3, special_copies=3)


def told(state: State, text: str, viewer: Viewer = SPECTATOR) -> tuple[Event, ...]:
    return scorecard.events(state, scorecard.parse_action(text), viewer)


def card(text: str) -> Card:
    (found,) = parse_cards(text)
    return found


def number(text: str) -> NumberCard:
    found = card(text)
    assert not isinstance(found, Special)
    return found


def test_the_opening() -> None:
    for viewer in (SPECTATOR, P0):
        assert scorecard.opening_events(TWO, 5, viewer) == (
            RoundBegan(1, (54, 54)),
            TurnBegan(P0, skipped=False),
        )


def test_a_draw_joins() -> None:
    assert told(at(pile1="R3 B1"), "draw:1") == (
        Drawn(P0, 1, card("R3")),
        Joined(P0, number("R3")),
    )


def test_a_special_card_waits_and_is_kept_used_or_discarded() -> None:
    state = at(P0_reserve="joker skip", pile1="swipe B1")
    assert told(state, "draw:1") == (Drawn(P0, 1, Special.SWIPE),)
    assert told(go(state, "draw:1"), "discard") == (Discarded(P0, (Special.SWIPE,)),)
    assert told(go(state, "draw:1"), "skip:P1") == (Used(P0, Special.SKIP, P1),)
    assert told(go(state, "draw:1", "skip:P1"), "keep") == (Kept(P0, Special.SWIPE),)


def test_a_card_without_use_and_room_goes_by_itself() -> None:
    state = at(MANY, P0_reserve="joker joker", pile1="swipe B1")
    assert told(state, "draw:1") == (
        Drawn(P0, 1, Special.SWIPE),
        Discarded(P0, (Special.SWIPE,)),
    )


def test_a_bust_by_itself() -> None:
    state = at(P0_sequence="R3", P0_collection="G1", pile1="S1 B1")
    assert told(state, "draw:1") == (
        Drawn(P0, 1, card("S1")),
        SequenceStopped(P0, number("S1")),
        Busted(P0, (number("R3"),), (), out=True),
        TurnEnded(P0),
        TurnBegan(P1, skipped=False),
    )


@pytest.mark.parametrize(
    ("bust", "lost", "out"), [("sequence", (), False), ("round", (card("G1"),), True)]
)
def test_what_a_bust_costs(bust: str, lost: tuple[Card, ...], *, out: bool) -> None:
    options = Options(players=2, bust="sequence" if bust == "sequence" else "round")
    state = at(options, P0_sequence="R3", P0_collection="G1", pile1="S1 B1")
    assert Busted(P0, (number("R3"),), lost, out) in told(state, "draw:1")


def test_a_joker_answers_or_not() -> None:
    state = at(P0_sequence="R3", P0_reserve="joker", pile1="S1 B1")
    assert told(state, "draw:1") == (Drawn(P0, 1, card("S1")), SequenceStopped(P0, number("S1")))
    stopped = go(state, "draw:1")
    assert told(stopped, "joker") == (Used(P0, Special.JOKER, None),)
    assert told(stopped, "bust")[0] == Busted(P0, (number("R3"),), (), out=True)


def test_forced_draws() -> None:
    state = at(P0_reserve="double", P1_reserve="joker", pile1="skip swipe B1")
    assert told(state, "double:P1") == (Used(P0, Special.DOUBLE, P1),)
    forced = go(state, "double:P1")
    assert told(forced, "draw:1") == (Drawn(P1, 1, Special.SKIP), Kept(P1, Special.SKIP))
    forced = go(forced, "draw:1")
    assert told(forced, "draw:1") == (
        Drawn(P1, 1, Special.SWIPE),
        Discarded(P1, (Special.SWIPE,)),
    )


def test_a_drawn_joker_is_used_for_nothing() -> None:
    state = go(at(P0_sequence="R3", pile1="joker B1"), "draw:1")
    assert told(state, "joker") == (Used(P0, Special.JOKER, None),)


def test_flip_shows_the_tops_to_its_player_alone() -> None:
    state = at(MANY, P0_reserve="flip", pile1="B1 B3")
    hidden = (Used(P0, Special.FLIP, None), TopsSeen(P0, None))
    seen = (Used(P0, Special.FLIP, None), TopsSeen(P0, (card("B1"), None)))
    assert told(state, "flip", P0) == seen
    assert told(state, "flip", P1) == told(state, "flip", SPECTATOR) == hidden
    assert scorecard.all_events(state, scorecard.FLIP) == seen


def test_quantum_shows_its_cards_to_its_player_alone() -> None:
    state = at(MANY, P0_reserve="quantum", pile1="skip R3 B5 S2 B1")
    state = go(state, "draw:1")
    used, kept = Used(P0, Special.QUANTUM, None), Kept(P0, Special.SKIP)
    cards = parse_cards("R3 B5 S2")
    assert told(state, "quantum:1", P0) == (used, kept, QuantumDrawn(P0, 3, cards))
    assert told(state, "quantum:1", P2) == (used, kept, QuantumDrawn(P0, 3, None))
    choosing = go(state, "quantum:1")
    assert told(choosing, "take:B5", P1) == (
        Taken(P0, card("B5")),
        Discarded(P0, parse_cards("R3 S2")),
        Joined(P0, number("B5")),
        TurnEnded(P0),
        TurnBegan(P1, skipped=False),
    )
    assert told(choosing, "take:none", P1)[:2] == (Taken(P0, None), Discarded(P0, cards))
    assert told(choosing, "take:S2", P1)[2:4] == (
        SequenceStopped(P0, number("S2")),
        Busted(P0, (), (), out=True),
    )


def test_quantum_with_a_single_card() -> None:
    state = at(MANY, P0_reserve="quantum", pile1="skip")
    assert told(go(state, "quantum:1"), "take:skip")[:3] == (
        Taken(P0, Special.SKIP),
        Kept(P0, Special.SKIP),
        TurnEnded(P0),
    )


def test_a_drawn_quantum_is_not_kept_first() -> None:
    state = go(at(MANY, P0_reserve="quantum", pile1="quantum R3 B5 S2"), "draw:1")
    assert told(state, "quantum:1")[1:] == (QuantumDrawn(P0, 3, None),)


def test_securing_and_declaring() -> None:
    state = at(THREE, P0_sequence="R3", pile1="B1")
    assert told(state, "lock")[:2] == (Secured(P0, (number("R3"),)), TurnEnded(P0))
    empty = at(THREE, phase="free", pile1="B1")
    assert told(empty, "stop") == (TurnEnded(P0), TurnBegan(P1, skipped=False))
    secured = {"P0_collection": "R1", "P1_collection": "R2", "P2_collection": "R3"}
    ready = at(THREE, turns="4", pile1="B1", **secured)
    assert told(ready, "declare")[0] == RoundDeclared(P0)
    assert isinstance(scorecard.parse_action("declare"), Declare)


def test_skipped_turns() -> None:
    state = at(MANY, P0_reserve="skip", P1_sequence="G1", phase="free", pile1="B1")
    state = go(state, "skip:P1")
    assert told(state, "stop") == (
        TurnEnded(P0),
        TurnBegan(P1, skipped=True),
        Lost(P1, (number("G1"),)),
        TurnEnded(P1),
        TurnBegan(P2, skipped=False),
    )
    skipped = at(MANY, turn="P1", phase="skipped", P1_sequence="G1", P1_reserve="joker", pile1="B1")
    assert told(skipped, "joker")[:2] == (
        Used(P1, Special.JOKER, None),
        Secured(P1, (number("G1"),)),
    )
    assert told(skipped, "end")[:2] == (Lost(P1, (number("G1"),)), TurnEnded(P1))
    empty = at(MANY, turn="P1", phase="skipped", P1_reserve="skip", pile1="B1")
    assert told(empty, "end")[0] == TurnEnded(P1)


def test_the_end_of_a_round_and_of_the_game() -> None:
    options = Options(players=2, max_rounds=2)
    state = at(options, phase="free", P0_sequence="R5 B9", P1_sequence="G5")
    assert told(state, "stop") == (
        Secured(P0, (number("R5"), number("B9"))),
        TurnEnded(P0),
        Lost(P1, (number("G5"),)),
        RoundEnded(1),
    )
    state = at(options, phase="validating", P0_collection="R5 B5")
    assert told(state, "validate:pair") == (Validated(P0, Objective.PAIR),)
    state = go(state, "validate:pair")
    assert told(state, "done") == (Scored(P0, ((Objective.PAIR, 7),)),)
    assert told(go(state, "done"), "done") == (
        Scored(P1, ()),
        RoundBegan(2, (54, 54)),
        TurnBegan(P1, skipped=False),
    )
    last = at(options, phase="validating", round="2", turn="P0")
    over = go(last, "done")
    assert told(last, "done") == (Scored(P0, ()), GameEnded(scorecard.result(over)))


def test_events_tell_where_every_card_went() -> None:
    """Sequences, collections and reserves can be followed by the events alone."""
    for seed, options in enumerate(varied_options(10)):
        positions = list(playout(options, seed))
        follow(positions)


def follow(positions: list[State]) -> None:
    seats = clockwise(positions[0].options.players, 0)
    reserves: dict[Seat, list[Special]] = {seat: [] for seat in seats}
    collections: dict[Seat, set[Card]] = {seat: set() for seat in seats}
    for before, after in pairwise(positions):
        actions = scorecard.legal_actions(before)
        action = next(each for each in actions if leads(before, each, after))
        for event in scorecard.all_events(before, action):
            match event:
                case Kept(seat, kept):
                    reserves[seat].append(kept)
                case Used(seat, kind, _) if kind in reserves[seat] and not waits(before, kind):
                    reserves[seat].remove(kind)
                case Secured(seat, cards):
                    collections[seat] |= set(cards)
                case Busted(seat, _, lost, _):
                    collections[seat] -= set(lost)
                case RoundBegan():
                    reserves = {seat: [] for seat in seats}
                    collections = {seat: set() for seat in seats}
                case _:
                    pass
        for seat in seats:
            assert sorted(reserves[seat]) == list(after.table.reserves[seat])
            assert collections[seat] == set(after.collection(seat))


def leads(before: State, action: Action, after: State) -> bool:
    return scorecard.apply_unchecked(before, action) == after


def waits(state: State, kind: Special) -> bool:
    return scorecard.zones(state)["drawn"] == kind.text


@pytest.mark.parametrize(("sequence", "drawn"), [("R3", "B3"), ("R3 R4", "R9")])
def test_sc_12_a_number_card_that_stops_the_sequence_is_told_as_such(
    sequence: str, drawn: str
) -> None:
    state = at(P0_sequence=sequence, pile1=f"{drawn} Y5", pile2="G2", phase="free")
    stopped = told(state, "draw:1")[1]
    assert stopped == SequenceStopped(P0, number(drawn))
    joined = told(at(P0_sequence=sequence, pile1="Y5", pile2="G2", phase="free"), "draw:1")[1]
    assert joined == Joined(P0, number("Y5"))
