"""Every refusal, with its rule and what it tells."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, get_args

import pytest
from attrs import fields

from numcards import pyramid
from numcards.core import (
    SPECTATOR,
    CommonCode,
    Facts,
    IllegalAction,
    Player,
    Seat,
    Special,
    TurnFacts,
    UsageError,
    parse_card,
    parse_cards,
)
from numcards.pyramid import (
    CardFacts,
    Code,
    KeepFacts,
    Options,
    OtherSeatFacts,
    QuestionFacts,
    SeatFacts,
    Slot,
    SlotFacts,
    State,
)
from numcards.pyramid.legality import answers
from tests.pyramid.helpers import FULL, TWO, at, go, laid, playout, why

TOGETHER = Options(players=2, mode="simultaneous")
DRY = Options(players=2, mode="simultaneous", reshuffles=0)
FLASHED = FULL | {"P0": FULL["P0"].replace("R0", "-"), "P0_down": "N4.1"}
FLASHED |= {"P1": FULL["P1"].replace("G1", "-"), "P1_down": "N4.1"}


def asked(effect: str, **zones: Any) -> State:
    """Player 0 is asked about the effect of a card."""
    phase = {"swipe": "swiping", "flip": "flipping", "flash": "flashing"}[effect]
    return laid(TWO, **FLASHED | {"phase": phase, "discard": effect} | zones)


DRAWN = go(laid(TWO, **FULL), "draw")
CHOOSING = go(laid(TOGETHER, **FULL), "draw", "draw")
TAKING = go(laid(TOGETHER, **FULL, discard="Y3 Y4 swipe"), "draw")
REVEALING = go(laid(TWO, **FLASHED, draw="B9"), "draw", "discard")
KEEPING = go(laid(TWO, **FULL, draw="quantum B9 B8 B7"), "draw", "discard")

PHASES = [laid(TWO, **FULL), DRAWN, REVEALING, KEEPING, *map(asked, ("swipe", "flip", "flash"))]


def turn(by: int, *seats: int) -> TurnFacts:
    return TurnFacts(player(by), tuple(map(player, seats)))


def player(seat: int) -> Player:
    return Player(Seat(seat))


def slot(owner: int, text: str) -> SlotFacts:
    return SlotFacts(player(owner), Slot(text))


def question(given: str, asked: str) -> QuestionFacts:
    return QuestionFacts(pyramid.parse_action(given), asked)


ANYTHING = Facts()
NO_P2 = SeatFacts(player(2), 2)
NONE_OF_THREE = KeepFacts(parse_card("B6"), parse_cards("B9 B8 B7"))
BEGUN = laid(TWO, **FULL)
TAKEN = laid(TOGETHER, **FULL, discard="Y3")
DRAWING = go(laid(TOGETHER, **FULL), "draw")
CHOSEN = go(CHOOSING, "P0:discard")
FLIPPING = asked("flip", P0=FULL["P0"].replace("R8", "-"))

REFUSALS: list[tuple[State, str, int | None, StrEnum, str, Facts]] = [
    (BEGUN, "draw", 1, CommonCode.NOT_ON_TURN, "PYR-04", turn(1, 0)),
    (DRAWING, "draw", 0, CommonCode.NOT_ON_TURN, "PYR-18", turn(0, 1)),
    (CHOSEN, "P0:discard", None, CommonCode.NOT_ON_TURN, "PYR-18", turn(0, 1)),
    (CHOOSING, "P1:discard", 0, Code.OTHER_SEAT, "PYR-19", OtherSeatFacts(player(0), player(1))),
    (CHOOSING, "P2:discard", None, Code.NOT_IN_GAME, "PYR-01", NO_P2),
    *(
        (state, given, by, Code.NOT_ASKED, rule, question(given, answers_begin))
        for state, given, by, rule, answers_begin in (
            (CHOOSING, "discard", None, "PYR-19", "P0:replace, P0:discard"),
            (CHOOSING, "discard", 1, "PYR-19", "P1:replace, P1:discard"),
            (BEGUN, "discard", None, "PYR-04", "draw, draw:discard"),
            (DRAWN, "draw", None, "PYR-05", "replace, discard"),
            (DRAWN, "P0:discard", None, "PYR-05", "replace, discard"),
            (REVEALING, "draw", None, "PYR-06", "reveal"),
            (asked("swipe"), "draw", None, "PYR-11", "swipe"),
            (asked("flip"), "draw", None, "PYR-12", "flip"),
            (KEEPING, "draw", None, "PYR-13", "keep"),
            (asked("flash"), "draw", None, "PYR-14", "flash"),
        )
    ),
    (BEGUN, "draw:discard", None, Code.PILE_ONLY, "PYR-04", ANYTHING),
    (TAKEN, "draw:discard", None, Code.PILE_ONLY, "PYR-17", ANYTHING),
    (DRAWING, "draw:discard", None, Code.NOTHING_TO_TAKE, "PYR-16", ANYTHING),
    (TAKING, "draw:discard", None, Code.ACTION_CARD, "PYR-17", CardFacts(Special.SWIPE)),
    (REVEALING, "reveal:N1.1", None, Code.NOT_FACE_DOWN, "PYR-06", slot(0, "N1.1")),
    (REVEALING, "reveal:N1.2", None, Code.NOT_FACE_DOWN, "PYR-06", slot(0, "N1.2")),
    (asked("swipe"), "swipe:N1.2>P0:N1.3", None, Code.OWN_CARD, "PYR-11", ANYTHING),
    (asked("swipe"), "swipe:N1.2>P2:N1.3", None, Code.NOT_IN_GAME, "PYR-01", NO_P2),
    (asked("swipe"), "swipe:N1.1>P1:N1.1", None, Code.EMPTY_SLOT, "PYR-11", slot(0, "N1.1")),
    (asked("swipe"), "swipe:N1.2>P1:N1.2", None, Code.EMPTY_SLOT, "PYR-11", slot(1, "N1.2")),
    (asked("flip"), "flip:N1.1>N1.2", None, Code.EMPTY_SLOT, "PYR-12", slot(0, "N1.1")),
    (FLIPPING, "flip:N1.2>N3.2", None, Code.EMPTY_SLOT, "PYR-12", slot(0, "N3.2")),
    (asked("flash"), "flash:P1:N1.2", None, Code.EMPTY_SLOT, "PYR-14", slot(1, "N1.2")),
    (asked("flash"), "flash:P2:N1.2", None, Code.NOT_IN_GAME, "PYR-01", NO_P2),
    (KEEPING, "keep:B6", None, Code.NOT_DRAWN, "PYR-13", NONE_OF_THREE),
]


@pytest.mark.parametrize(("state", "text", "by", "code", "rule", "facts"), REFUSALS)
def test_refusals(  # noqa: PLR0913, PLR0917  # all that a refusal says
    state: State, text: str, by: int | None, code: StrEnum, rule: str, facts: Facts
) -> None:
    refused = why(state, text, by)
    assert (refused.code, refused.rule, refused.facts) == (code, rule, facts)
    assert str(refused).endswith(f"({rule}).")
    with pytest.raises(IllegalAction) as caught:
        pyramid.apply(state, pyramid.parse_action(text), None if by is None else Seat(by))
    assert caught.value.refusal == refused


def test_pyr_03_an_empty_pile_that_cannot_be_refilled() -> None:
    numbers = [f"Y{value}" for value in range(17)]
    state = at(DRY, **FULL, draw="B9", phase="drawing")
    discard = [str(card) for card in state.discard_cards if str(card) not in numbers]
    state = go(at(DRY, **FULL, draw="B9", discard=" ".join([*discard, *numbers])), "draw")
    refused = why(state, "draw")
    assert (refused.code, refused.rule) == (Code.PILE_EMPTY, "PYR-03")


def test_pyr_34_nobody_acts_when_the_game_is_over() -> None:
    *_, last = playout(TWO, 1)
    for text in ("draw", "discard", "P0:discard"):
        refused = why(last, text)
        assert (refused.code, refused.rule) == (CommonCode.GAME_OVER, "PYR-34")
    assert why(last, "draw", 0).code is CommonCode.GAME_OVER
    assert pyramid.legal_actions(last) == ()
    assert not any(answers(action, last.phase) for action in pyramid.all_actions(TWO))


@pytest.mark.parametrize("foreign", [None, 7, "draw", parse_card("R7"), Slot("N1.1")])
def test_what_is_no_action_is_foreign(foreign: Any) -> None:
    refused = pyramid.refusal(DRAWN, foreign)
    assert refused is not None
    assert (refused.code, refused.rule) == (CommonCode.FOREIGN, "PYR-04")
    assert "An action of NUM Pyramid is expected" in str(refused)


SUBCLASSES = [type("Sub", (kind,), {}) for kind in get_args(pyramid.Action)]
FIELDS: dict[str, Any] = {
    "slot": Slot("N1.1"),
    "own": Slot("N1.1"),
    "first": Slot("N1.1"),
    "second": Slot("N1.2"),
    "opponent": 1,
    "owner": 1,
    "card": parse_card("B9"),
}


@pytest.mark.parametrize("kind", SUBCLASSES)
@pytest.mark.parametrize("seat", [None, 0])
def test_a_subclass_of_an_action_is_foreign_in_every_phase(kind: Any, seat: int | None) -> None:
    named = {field.name for field in fields(kind)}
    action = kind(**{name: value for name, value in FIELDS.items() if name in named})
    if "seat" in named:
        action = kind(**{"slot": FIELDS["slot"]} if "slot" in named else {}, seat=seat)
    for state in (*PHASES, *(laid(TOGETHER, **FULL), CHOOSING)):
        refused = pyramid.refusal(state, action)
        assert refused is not None
        assert refused.code is CommonCode.FOREIGN
        with pytest.raises(IllegalAction):
            pyramid.apply(state, action)
        with pytest.raises(IllegalAction):
            pyramid.all_events(state, action)


def test_every_code_is_tested() -> None:
    tested = {row[3] for row in REFUSALS} | {Code.PILE_EMPTY}
    assert tested == {*Code, CommonCode.NOT_ON_TURN}


@pytest.mark.parametrize("seat", [2, -1, True, "P0", 0.0])
def test_a_bad_seat_is_an_error(seat: Any) -> None:
    state = laid(TWO, **FULL)
    for ask in (
        lambda: pyramid.refusal(state, pyramid.DRAW, seat),
        lambda: pyramid.apply(state, pyramid.DRAW, seat),
        lambda: pyramid.legal_actions(state, seat),
    ):
        with pytest.raises(UsageError):
            ask()


@pytest.mark.parametrize("foreign", [None, 7, "state", Options(players=2)])
def test_a_state_of_another_game_is_an_error(foreign: Any) -> None:
    for ask in (
        lambda: pyramid.to_act(foreign),
        lambda: pyramid.is_over(foreign),
        lambda: pyramid.legal_actions(foreign),
        lambda: pyramid.refusal(foreign, pyramid.DRAW),
        lambda: pyramid.observe(foreign, SPECTATOR),
        lambda: pyramid.zones(foreign),
        lambda: pyramid.result(foreign),
    ):
        with pytest.raises(UsageError):
            ask()


@pytest.mark.parametrize("foreign", [None, 7, "options"])
def test_options_of_another_game_are_an_error(foreign: Any) -> None:
    for ask in (
        lambda: pyramid.new_game(foreign, 1),
        lambda: pyramid.all_actions(foreign),
        lambda: pyramid.position(foreign, {}),
        lambda: pyramid.opening_events(foreign, 1, SPECTATOR),
    ):
        with pytest.raises(UsageError):
            ask()


def test_an_action_that_answers_nothing_is_an_error_even_unchecked() -> None:
    *_, last = playout(TWO, 1)
    states = [*PHASES, CHOOSING, TAKING, last]
    given_answers = [pyramid.legal_actions(state) for state in states]
    for state, legal in zip(states, given_answers, strict=True):
        kinds = {type(action) for action in legal}
        others = [
            action for given in given_answers for action in given if type(action) not in kinds
        ]
        assert others
        for action in others:
            with pytest.raises(UsageError) as caught:
                pyramid.apply_unchecked(state, action)
            assert str(caught.value) == f"{action} does not answer what is asked."


def test_a_bad_seed_is_an_error() -> None:
    with pytest.raises(UsageError):
        pyramid.new_game(TWO, -1)
