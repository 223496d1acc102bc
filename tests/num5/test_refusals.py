"""Why actions are refused: every code with its rule, and in which order it is looked for."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import pytest

from numcards import num5
from numcards.core import (
    SPECTATOR,
    CommonCode,
    Family,
    ForeignFacts,
    IllegalAction,
    NumberCard,
    Player,
    Seat,
    TurnFacts,
    UsageError,
    Value,
)
from numcards.num5 import (
    CardFacts,
    Code,
    OwnFacts,
    RowFacts,
    SeatFacts,
    State,
    TableFacts,
)
from tests.num5.helpers import go, laid, why

OPEN = laid("B6 R1", "W5 G4", "G9 S6")
"""Everybody has still to choose."""
BEGUN = go(OPEN, "P0:B6")
"""P0 has chosen, the others have not"""
ASKED = go(BEGUN, "P1:W5", "P2:G9")
"""P1 has to choose a row"""
OVER = go(laid("B6", "G3", options={"rounds_to_win": 1}), "P0:B6", "P1:G3")


@pytest.mark.parametrize(
    ("state", "sent", "code", "rule", "sentence"),
    [
        (
            OVER,
            ("P0:B6", None),
            CommonCode.GAME_OVER,
            "N5-18",
            "The game is over, so nobody can act",
        ),
        (
            BEGUN,
            ("P0:R1", Seat(0)),
            Code.ALREADY_CHOSEN,
            "N5-04",
            "P0 has chosen a card already, and a choice stands",
        ),
        (
            ASKED,
            ("P0:R1", None),
            CommonCode.NOT_ON_TURN,
            "N5-05",
            "P0 cannot act: P1 is on turn",
        ),
        (
            OPEN,
            ("P7:R1", None),
            Code.NO_SUCH_PLAYER,
            "N5-21",
            "There is no player P7: this game has 3 players, numbered from 0",
        ),
        (
            OPEN,
            ("P0:R1", Seat(1)),
            Code.NOT_OWN,
            "N5-03",
            "P1 cannot choose for P0",
        ),
        (
            ASKED,
            ("P1:G4", Seat(1)),
            Code.ROW_NEEDED,
            "N5-12",
            "P1 has to choose a row for W5 before cards are chosen again",
        ),
        (
            BEGUN,
            ("P1:row:B", None),
            Code.CARD_NEEDED,
            "N5-03",
            "P1 has to choose a card: no row is to be chosen now",
        ),
        (OPEN, ("P0:G4", Seat(0)), Code.NOT_HELD, "N5-03", "The hand of P0 holds no G4"),
        (OPEN, ("P0:B0", Seat(0)), Code.NOT_HELD, "N5-03", "The hand of P0 holds no B0"),
    ],
)
def test_every_code_with_its_rule_and_sentence(
    state: State, sent: tuple[str, Seat | None], code: StrEnum, rule: str, sentence: str
) -> None:
    refused = why(state, *sent)
    assert (refused.code, refused.rule, str(refused)) == (code, rule, f"{sentence} ({rule}).")


def test_n5_12_only_the_equally_close_rows() -> None:
    before = laid("W7 R1", "B1 G14", B="B0 B4", R="R0 R5", Y="Y0 Y8", G="G0 G5")
    asked = go(before, "P0:W7", "P1:G14")
    refused = why(asked, "P0:row:B", Seat(0))
    assert (refused.code, refused.rule) == (Code.NOT_CLOSEST, "N5-12")
    given, *closest = map(num5.parse_action, ("P0:row:B", "P0:row:R", "P0:row:G"))
    assert refused.facts == RowFacts(NumberCard(Family.RAINBOW, Value(7)), given, tuple(closest))  # type: ignore[arg-type]  # choices of rows, by their texts
    for word in ("W7", "P0:row:R", "P0:row:G", "P0:row:B", "N5-12"):
        assert word in str(refused)


def test_the_facts_are_typed() -> None:
    seat, card = Player(Seat(0)), NumberCard(Family.GREEN, Value(4))
    assert why(BEGUN, "P0:R1").facts == SeatFacts(seat)
    assert why(ASKED, "P0:R1").facts == TurnFacts(seat, (Player(Seat(1)),))
    assert why(OPEN, "P7:R1").facts == TableFacts(Player(Seat(7)), 3)
    assert why(OPEN, "P0:R1", Seat(1)).facts == OwnFacts(Player(Seat(1)), seat)
    assert why(OPEN, "P0:G4").facts == CardFacts(seat, card)
    assert why(ASKED, "P1:G4").facts == CardFacts(
        Player(Seat(1)), NumberCard(Family.RAINBOW, Value(5))
    )


@pytest.mark.parametrize("foreign", [None, 0, "P0:B6", object(), [], ("P0", "B6")])
def test_foreign_objects_are_refused(foreign: Any) -> None:
    refused = num5.refusal(OPEN, foreign)
    assert refused is not None
    assert (refused.code, refused.rule) == (CommonCode.FOREIGN, "N5-03")
    assert isinstance(refused.facts, ForeignFacts)
    with pytest.raises(IllegalAction):
        num5.apply(OPEN, foreign)


def test_the_order_of_the_checks() -> None:
    foreign: Any = None
    over = num5.refusal(OVER, foreign, Seat(1))
    assert over is not None
    assert over.code == CommonCode.GAME_OVER
    by_first = num5.refusal(BEGUN, foreign, Seat(0))
    assert by_first is not None
    assert by_first.code == Code.ALREADY_CHOSEN
    foreign_next = num5.refusal(BEGUN, foreign, Seat(1))
    assert foreign_next is not None
    assert foreign_next.code == CommonCode.FOREIGN
    assert why(BEGUN, "P7:G4", Seat(1)).code == Code.NO_SUCH_PLAYER
    assert why(BEGUN, "P0:G4", Seat(1)).code == Code.NOT_OWN
    assert why(BEGUN, "P0:G4").code == Code.ALREADY_CHOSEN
    assert why(ASKED, "P1:W5", Seat(1)).code == Code.ROW_NEEDED
    assert why(ASKED, "P0:row:B").code == CommonCode.NOT_ON_TURN


def test_a_seat_plays_for_itself_alone() -> None:
    for action in num5.legal_actions(OPEN):
        for by in (Seat(0), Seat(1), Seat(2)):
            refused = num5.refusal(OPEN, action, by)
            assert (refused is None) == (by == action.seat)
    assert num5.apply(OPEN, num5.parse_action("P1:W5"), Seat(1)) == go(OPEN, "P1:W5")


def test_apply_gives_the_refusal_and_changes_nothing() -> None:
    before = repr(ASKED)
    with pytest.raises(IllegalAction) as caught:
        num5.apply(ASKED, num5.parse_action("P0:R1"))
    assert caught.value.refusal == why(ASKED, "P0:R1")
    assert repr(ASKED) == before


@pytest.mark.parametrize("seat", [-1, 3, True, 1.0, "P0"])
def test_bad_seats_are_usage_errors(seat: Any) -> None:
    action = num5.parse_action("P0:B6")
    for ask in (
        lambda: num5.legal_actions(OPEN, seat),
        lambda: num5.refusal(OPEN, action, seat),
        lambda: num5.apply(OPEN, action, seat),
        lambda: num5.observe(OPEN, seat),
        lambda: num5.events(OPEN, action, seat),
        lambda: num5.opening_events(OPEN.options, 1, seat),
    ):
        with pytest.raises(UsageError):
            ask()


@pytest.mark.parametrize("foreign", [None, 0, "state", object()])
def test_foreign_states_views_and_options_are_usage_errors(foreign: Any) -> None:
    class Draws:
        def random(self) -> float:
            return 0.0

    action = num5.parse_action("P0:B6")
    for ask in (
        lambda: num5.to_act(foreign),
        lambda: num5.is_over(foreign),
        lambda: num5.legal_actions(foreign),
        lambda: num5.refusal(foreign, action),
        lambda: num5.apply(foreign, action),
        lambda: num5.result(foreign),
        lambda: num5.observe(foreign, SPECTATOR),
        lambda: num5.zones(foreign),
        lambda: num5.determinize(foreign, Draws()),
        lambda: num5.new_game(foreign, 1),
        lambda: num5.opening_events(foreign, 1, SPECTATOR),
        lambda: num5.all_actions(foreign),
        lambda: num5.position(foreign, {}),
    ):
        with pytest.raises(UsageError):
            ask()
