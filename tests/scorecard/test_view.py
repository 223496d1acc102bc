"""Views: what each viewer knows, and nothing else."""

from __future__ import annotations

from attrs import fields

from numcards import scorecard
from numcards.core import SPECTATOR, Card, Viewer, parse_cards, viewers
from numcards.scorecard import Concealed, Options, State
from tests.pickling import pickled
from tests.scorecard.helpers import P0, P1, P2, at, go, playout, varied_options

MANY = Options(players=3, special_copies=3)


def test_only_the_piles_are_hidden() -> None:
    state = at(MANY, P0_sequence="R3", P1_reserve="skip", pile1="B1 B3", pile2="G2")
    for viewer in (SPECTATOR, P0, P1, P2):
        view = scorecard.observe(state, viewer)
        assert view.sequences == state.sequences
        assert view.table == state.table
        assert view.left == (2, 1)
        assert view.tops == (None, None)
        assert view.discard == MANY.deck.cards_of(state.table.discard)
        for hidden in ("B1", "B3", "G2"):
            assert f"{hidden} " not in repr(view) + " "


def test_sc_21_peeked_tops_are_known_to_that_seat_alone() -> None:
    state = go(at(MANY, P0_reserve="flip", pile1="B1 B3", pile2="G2"), "flip")
    b1, g2 = parse_cards("B1 G2")
    assert scorecard.observe(state, P0).tops == (b1, g2)
    for viewer in (SPECTATOR, P1, P2):
        view = scorecard.observe(state, viewer)
        assert view.tops == (None, None)
        assert view.table.peekers == ((P0,), (P0,))
    assert "B1 on top" in repr(scorecard.observe(state, P0))
    assert "B1" not in repr(scorecard.observe(state, P1))


def test_sc_21_they_are_remembered_while_they_stay() -> None:
    state = go(at(MANY, P0_reserve="flip", pile1="B1 B3", pile2="G2 R4"), "flip", "stop")
    (g2,) = parse_cards("G2")
    state = go(state, "draw:1", "stop")
    assert scorecard.observe(state, P0).tops == (None, g2)
    state = go(state, "draw:2")
    assert scorecard.observe(state, P0).tops == (None, None)


def test_sc_23_a_quantums_cards_are_seen_by_their_player_alone() -> None:
    state = at(MANY, phase="choosing", quantum="R3 B5 skip", P0_reserve="joker", pile1="B1")
    own = scorecard.observe(state, P0)
    assert own.phase == state.phase
    for viewer in (SPECTATOR, P1, P2):
        view = scorecard.observe(state, viewer)
        assert view.phase == Concealed(3)
        assert "B5" not in repr(view)
        assert view.legal_actions == ()
        assert view.to_act == (P0,)


def test_no_field_could_hold_a_hidden_card() -> None:
    types = {field.name: str(field.type) for field in fields(scorecard.View)}
    holding_cards = {name for name, text in types.items() if "Card |" in text or "Stacks" in text}
    assert holding_cards == {"tops"}


def test_views_answer_like_states() -> None:
    for number, options in enumerate(varied_options(12)):
        for state in playout(options, number):
            for viewer in viewers(options.players):
                compare(state, viewer)


def compare(state: State, seat: Viewer) -> None:
    view = scorecard.observe(state, seat)
    assert view.to_act == scorecard.to_act(state)
    expected = () if seat is None else scorecard.legal_actions(state, seat)
    assert view.legal_actions == expected
    if scorecard.is_over(state):
        assert view.result == scorecard.result(state)
        assert view.points == scorecard.result(state).points
    else:
        assert view.result is None
    assert scorecard.observe(state, seat) == view
    assert pickled(view) == view


def test_collections_by_seat() -> None:
    state = at(P0_collection="R5 G5", pile1="B1")
    cards: tuple[Card, ...] = parse_cards("R5 G5")
    assert state.collection(P0) == scorecard.observe(state, SPECTATOR).collection(P0) == cards


def test_reprs() -> None:
    state = at(P0_sequence="R3", P0_collection="G1", P1_reserve="skip", pile1="B1 Y3")
    assert repr(state) == (
        "<scorecard.State round 1, P0 to act, Start(); "
        "P0: R3 | G1 | , P1:  |  | skip; piles: B1 Y3 / >"
    )
    assert repr(scorecard.observe(state, P1)) == (
        "<scorecard.View of P1: round 1, P0 to act, Start(); "
        "P0: R3 | G1 | , P1:  |  | skip; piles: 2 cards / 0 cards>"
    )
    assert "a spectator" in repr(scorecard.observe(state, SPECTATOR))
    assert "round 5, over;" in repr(at(phase="over", round="5"))
