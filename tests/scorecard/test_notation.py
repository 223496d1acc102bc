"""The notation of actions: parsing is the exact inverse of printing."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from numcards import scorecard
from numcards.core import NotationError, Special
from numcards.scorecard import Options, Take
from numcards.scorecard import actions as kinds
from tests.pickling import pickled

EVERY = scorecard.all_actions(Options(players=6))


def test_every_action_of_the_table() -> None:
    texts = {str(action) for action in EVERY}
    examples = (
        "draw:1 draw:2 lock stop declare keep discard joker flip double:P2 skip:P3 swipe:P1 "
        "quantum:1 take:R7 take:quantum take:none bust end validate:pair done"
    )
    assert set(examples.split(" ")) <= texts
    assert len(texts) == len(EVERY) == 2 + 7 + 18 + 2 + 108 + 3 + 10 + 1


PILE = "The piles are 1 and 2, not {!r} (SC-01)."
SEAT = "A seat is a whole number from 0 to 999, not {!r}."


@pytest.mark.parametrize("action", EVERY, ids=str)
def test_round_trip(action: scorecard.Action) -> None:
    assert scorecard.parse_action(str(action)) is action
    assert pickled(action) is action
    assert copy.deepcopy(action) is action
    assert repr(action) == str(action)


def test_what_fits_the_notation_parses_whatever_the_options() -> None:
    assert str(scorecard.parse_action("double:P999")) == "double:P999"
    assert scorecard.parse_action("take:numx") is Take(Special.NUMX)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draw",
        "draw:3",
        "draw:01",
        "draw:",
        " lock",
        "Lock",
        "double",
        "double:",
        "double:2",
        "double:P01",
        "double:P1000",
        "skip:P1 ",
        "take",
        "take:",
        "take:R17",
        "take:None",
        "validate",
        "validate:flush",
        "quantum:0",
        "quantum:P1",
        "joker:P1",
        "stop:",
        7,
        None,
        b"lock",
        ["lock"],
    ],
    ids=repr,
)
def test_bad_texts(text: Any) -> None:
    with pytest.raises(NotationError):
        scorecard.parse_action(text)


@pytest.mark.parametrize(
    ("make", "argument", "words"),
    [
        (kinds.Draw, 0, PILE),
        (kinds.Draw, True, PILE),
        (kinds.Draw, "1", PILE),
        (kinds.Quantum, 3, PILE),
        (kinds.Double, -1, SEAT),
        (kinds.Double, 1000, SEAT),
        (kinds.Skip, "P1", SEAT),
        (kinds.Swipe, None, SEAT),
        (kinds.Take, "R7", "A card or None is taken, not {!r} (SC-23)."),
        (kinds.Validate, "pair", "An objective is expected, not {!r}."),
    ],
    ids=str,
)
def test_no_actions(make: Any, argument: object, words: str) -> None:
    with pytest.raises(NotationError) as caught:
        make(argument)
    assert str(caught.value) == words.format(argument)


def test_the_encoding() -> None:
    assert [str(action) for action in scorecard.all_actions(Options.discovery(6))] == [
        *("draw:1", "draw:2", "stop", "declare"),
        *(f"validate:{objective}" for objective in scorecard.OBJECTIVES),
        "done",
    ]
    two = scorecard.all_actions(Options(players=2))
    assert [action for action in EVERY if action in two] == list(two)
