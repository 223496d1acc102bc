"""Every refusal, with its rule and what it tells."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, get_args

import pytest
from attrs import fields

from numcards import pyramid
from numcards.core import SPECTATOR, CommonCode, IllegalAction, Seat, UsageError, parse_card
from numcards.pyramid import Code, Options, State
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

REFUSALS = [
    (
        laid(TWO, **FULL),
        "draw",
        1,
        CommonCode.NOT_ON_TURN,
        "P1 cannot act: P0 is on turn (PYR-04).",
    ),
    (
        go(laid(TOGETHER, **FULL), "draw"),
        "draw",
        0,
        CommonCode.NOT_ON_TURN,
        "P0 cannot act: P1 is on turn (PYR-18).",
    ),
    (
        go(CHOOSING, "P0:discard"),
        "P0:discard",
        None,
        CommonCode.NOT_ON_TURN,
        "P0 cannot act: P1 is on turn (PYR-18).",
    ),
    (CHOOSING, "P1:discard", 0, Code.OTHER_SEAT, "P0 cannot choose for P1 (PYR-19)."),
    (
        CHOOSING,
        "P2:discard",
        None,
        Code.NOT_IN_GAME,
        "There is no player P2 in a game of 2 (PYR-01).",
    ),
    (
        CHOOSING,
        "discard",
        None,
        Code.NOT_ASKED,
        "discard does not answer what is asked now: P0:replace, P0:discard (PYR-19).",
    ),
    (
        laid(TWO, **FULL),
        "discard",
        None,
        Code.NOT_ASKED,
        "discard does not answer what is asked now: draw, draw:discard (PYR-04).",
    ),
    (
        DRAWN,
        "draw",
        None,
        Code.NOT_ASKED,
        "draw does not answer what is asked now: replace, discard (PYR-05).",
    ),
    (
        DRAWN,
        "P0:discard",
        None,
        Code.NOT_ASKED,
        "P0:discard does not answer what is asked now: replace, discard (PYR-05).",
    ),
    (
        REVEALING,
        "draw",
        None,
        Code.NOT_ASKED,
        "draw does not answer what is asked now: reveal (PYR-06).",
    ),
    (
        asked("swipe"),
        "draw",
        None,
        Code.NOT_ASKED,
        "draw does not answer what is asked now: swipe (PYR-11).",
    ),
    (
        asked("flip"),
        "draw",
        None,
        Code.NOT_ASKED,
        "draw does not answer what is asked now: flip (PYR-12).",
    ),
    (
        KEEPING,
        "draw",
        None,
        Code.NOT_ASKED,
        "draw does not answer what is asked now: keep (PYR-13).",
    ),
    (
        asked("flash"),
        "draw",
        None,
        Code.NOT_ASKED,
        "draw does not answer what is asked now: flash (PYR-14).",
    ),
    (
        laid(TWO, **FULL),
        "draw:discard",
        None,
        Code.PILE_ONLY,
        "A turn begins with a card from the draw pile, no other (PYR-04).",
    ),
    (
        laid(TOGETHER, **FULL, discard="Y3"),
        "draw:discard",
        None,
        Code.PILE_ONLY,
        "The first player draws from the draw pile, no other (PYR-17).",
    ),
    (
        go(laid(TOGETHER, **FULL), "draw"),
        "draw:discard",
        None,
        Code.NOTHING_TO_TAKE,
        "No card lies on the discard pile (PYR-16).",
    ),
    (
        TAKING,
        "draw:discard",
        None,
        Code.ACTION_CARD,
        "No action card may be taken from the discard pile, so not swipe (PYR-17).",
    ),
    (
        REVEALING,
        "reveal:N1.1",
        None,
        Code.NOT_FACE_DOWN,
        "No card lies face down in N1.1 of P0 (PYR-06).",
    ),
    (
        REVEALING,
        "reveal:N1.2",
        None,
        Code.NOT_FACE_DOWN,
        "No card lies face down in N1.2 of P0 (PYR-06).",
    ),
    (
        asked("swipe"),
        "swipe:N1.2>P0:N1.3",
        None,
        Code.OWN_CARD,
        "A card is exchanged with an opponent's (PYR-11).",
    ),
    (
        asked("swipe"),
        "swipe:N1.2>P2:N1.3",
        None,
        Code.NOT_IN_GAME,
        "There is no player P2 in a game of 2 (PYR-01).",
    ),
    (
        asked("swipe"),
        "swipe:N1.1>P1:N1.1",
        None,
        Code.EMPTY_SLOT,
        "No card lies in N1.1 of P0 (PYR-11).",
    ),
    (
        asked("swipe", phase="swiping+reveal"),
        "swipe:N1.2>P1:N1.2",
        None,
        Code.EMPTY_SLOT,
        "No card lies in N1.2 of P1 (PYR-11).",
    ),
    (
        asked("flip"),
        "flip:N1.1>N1.2",
        None,
        Code.EMPTY_SLOT,
        "No card lies in N1.1 of P0 (PYR-12).",
    ),
    (
        asked("flip", P0=FULL["P0"].replace("R8", "-")),
        "flip:N1.1>N3.2",
        None,
        Code.EMPTY_SLOT,
        "No card lies in N3.2 of P0 (PYR-12).",
    ),
    (
        asked("flash"),
        "flash:P1:N1.2",
        None,
        Code.EMPTY_SLOT,
        "No card lies in N1.2 of P1 (PYR-14).",
    ),
    (
        asked("flash"),
        "flash:P2:N1.2",
        None,
        Code.NOT_IN_GAME,
        "There is no player P2 in a game of 2 (PYR-01).",
    ),
    (
        KEEPING,
        "keep:B6",
        None,
        Code.NOT_DRAWN,
        "One of the cards drawn is kept, and B6 is none of B9 B8 B7 (PYR-13).",
    ),
]


@pytest.mark.parametrize(("state", "text", "by", "code", "sentence"), REFUSALS)
def test_refusals(state: State, text: str, by: int | None, code: StrEnum, sentence: str) -> None:
    refused = why(state, text, by)
    assert refused.code is code
    assert str(refused) == sentence
    assert sentence.endswith(f"({refused.rule}).")
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
    assert str(refused) == ("The draw pile is empty, and cannot be refilled any more (PYR-03).")


def test_pyr_34_nobody_acts_when_the_game_is_over() -> None:
    *_, last = playout(TWO, 1)
    for text in ("draw", "discard", "P0:discard"):
        refused = why(last, text)
        assert (refused.code, refused.rule) == (CommonCode.GAME_OVER, "PYR-34")
        assert str(refused) == "The game is over, so nobody can act (PYR-34)."
    assert why(last, "draw", 0).code is CommonCode.GAME_OVER
    assert pyramid.legal_actions(last) == ()
    assert not any(answers(action, last.phase) for action in pyramid.all_actions(TWO))


@pytest.mark.parametrize("foreign", [None, 7, "draw", parse_card("R7"), pyramid.Slot("N1.1")])
def test_what_is_no_action_is_foreign(foreign: Any) -> None:
    refused = pyramid.refusal(DRAWN, foreign)
    assert refused is not None
    assert (refused.code, refused.rule) == (CommonCode.FOREIGN, "PYR-04")
    assert "An action of NUM Pyramid is expected" in str(refused)


SUBCLASSES = [type("Sub", (kind,), {}) for kind in get_args(pyramid.Action)]
FIELDS: dict[str, Any] = {
    "slot": pyramid.Slot("N1.1"),
    "own": pyramid.Slot("N1.1"),
    "first": pyramid.Slot("N1.1"),
    "second": pyramid.Slot("N1.2"),
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
