"""Errors, refusals and sentences."""

from __future__ import annotations

import copy
from enum import StrEnum

import pytest
from attrs import frozen

from numcards import inferno
from numcards.core import (
    Facts,
    Family,
    IllegalAction,
    InvalidOptions,
    InvalidPosition,
    NotationError,
    NumcardsError,
    RecordError,
    Refusal,
    Seat,
    Sentence,
    UsageError,
    parse_card,
    parse_cards,
)
from numcards.core.sentences import fill, say, shown
from tests.pickling import pickled


class Code(StrEnum):
    TOO_FEW = "too-few"


@frozen
class Needed(Facts):
    given: int
    needed: int


REFUSAL = Refusal(Code.TOO_FEW, "X-01", "{needed} are needed, not {given} ({rule}).", Needed(2, 3))
FOREIGN = [InvalidOptions, InvalidPosition, NotationError, RecordError, UsageError]


def test_all_errors_have_one_root() -> None:
    for error in (*FOREIGN, IllegalAction):
        assert issubclass(error, NumcardsError)


def test_errors_about_foreign_data_are_value_errors() -> None:
    for error in FOREIGN:
        assert issubclass(error, ValueError)
    assert not issubclass(IllegalAction, ValueError)


@pytest.mark.parametrize("kind", [InvalidOptions, NotationError, RecordError, UsageError])
def test_an_error_holds_its_sentence(kind: type[NumcardsError]) -> None:
    error = kind("{name} is {value}, not {given}.", name="x", value=parse_card("R3"), given="'{y}'")
    assert str(error) == "x is R3, not '{y}'."
    assert error.sentence == say(
        "{name} is {value}, not {given}.", name="x", value=parse_card("R3"), given="'{y}'"
    )
    for restored in (pickled(error), copy.copy(error), copy.deepcopy(error)):
        assert type(restored) is kind
        assert str(restored) == str(error)
        assert restored.sentence == error.sentence


def test_a_refusal_words_itself_with_its_rule() -> None:
    assert str(REFUSAL) == "3 are needed, not 2 (X-01)."
    assert REFUSAL.sentence == Sentence(
        "{needed} are needed, not {given} ({rule}).",
        (("given", 2), ("needed", 3), ("rule", "X-01")),
    )
    assert str(Refusal(Code.TOO_FEW, "X-02", "No ({rule}).")) == "No (X-02)."
    assert pickled(REFUSAL) == REFUSAL
    assert hash(pickled(REFUSAL)) == hash(REFUSAL)


def test_an_illegal_action_carries_its_refusal() -> None:
    error = IllegalAction(REFUSAL)
    assert error.refusal is REFUSAL
    assert str(error) == "3 are needed, not 2 (X-01)."
    restored = pickled(error)
    assert type(restored) is IllegalAction
    assert (restored.refusal, str(restored)) == (REFUSAL, str(error))


def test_an_invalid_position_lists_every_complaint() -> None:
    complaints = (say("One is {what}.", what="bad"), say("{braces} too.", braces="{b}"))
    error = InvalidPosition(complaints)
    assert error.complaints == complaints
    assert str(error) == "One is bad. {b} too."
    restored = pickled(error)
    assert type(restored) is InvalidPosition
    assert (restored.complaints, str(restored)) == (complaints, str(error))


def test_sentences_show_several_things_one_by_one() -> None:
    assert str(say("No {cards}.", cards=parse_cards("R7 joker"))) == "No R7 joker."
    assert fill("No {cards[0]}.", {"cards": parse_cards("R7 joker")}) == "No R7."
    assert str(say("Nothing.")) == "Nothing."


class Unshowable:
    def __repr__(self) -> str:
        raise RuntimeError


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("R7+", "'R7+'"),
        (None, "None"),
        ("a\nb", r"'a\nb'"),
        ("\xe9\ud800", r"'\xe9\ud800'"),
        (Unshowable(), "an Unshowable"),
        (10**5000, "a whole number of some 5001 digits"),
        (-(10**5000), "a negative whole number of some 5001 digits"),
        (2**128 - 1, str(2**128 - 1)),
        ("x" * 78, "'" + "x" * 78 + "'"),
        ("x" * 79, "'" + "x" * 76 + "..."),
        ("x" * 1000, "'" + "x" * 76 + "..."),
        (["a", 1, {2: (3.5, None)}, {"b"}], "a list"),
        (Unshowable, "the class Unshowable"),
        (Family.RED, "Family.RED"),
    ],
    ids=range(14),
)
def test_foreign_values_are_quoted_on_one_short_line(value: object, text: str) -> None:
    assert shown(value) == text
    assert len(shown(value)) <= 80


def test_an_error_names_a_state_or_view_and_shows_none_of_its_cards() -> None:
    state = inferno.new_game(inferno.Options(players=2), 1)
    assert shown(state) == "a State of numcards.inferno"
    assert shown(inferno.observe(state, Seat(0))) == "a View of numcards.inferno"
    assert shown(inferno.PASS) == "pass"


def test_an_error_looks_into_no_container() -> None:
    state = inferno.new_game(inferno.Options(players=2), 1)
    assert shown([state, 1]) == "a list"
    assert shown({"now": (state,)}) == "a dict"
