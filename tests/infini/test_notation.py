"""The notation: what parses, and what does not."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy

import pytest

from numcards import infini
from numcards.core import Family, NotationError, Special, UsageError, parse_card
from numcards.infini import Branch, Direction, Flash, Flip, Options, Place, PlacedJoker, PlaceJoker
from numcards.infini.notation import parse_stack
from tests.pickling import pickled

WIDEST = Options(mode="coop", players=2, action_copies=1)
ALL = infini.all_actions(WIDEST)


def test_every_action_is_read_back_as_the_same_object() -> None:
    for action in ALL:
        assert infini.parse_action(str(action)) is action
        assert repr(action) == str(action)
        assert copy(action) is action
        assert deepcopy(action) is action
        assert pickled(action) is action


@pytest.mark.parametrize(
    "text",
    [
        "R7@R+", "R0@R-", "S2@G+", "W15@B-", "joker=4@G+", "joker=16@Y-", "flip@B", "flash@Y+",
        "simple", "passe", "end",
    ],
)  # fmt: skip
def test_what_the_page_writes_is_read(text: str) -> None:
    assert str(infini.parse_action(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "R7", "R7@", "@R+", "R7@R", "R7@+", "r7@R+", "R7 @R+", "R07@R+", "R17@R+",
        "joker@R+", "joker=@R+", "joker=17@R+", "joker=04@R+", "joker=-1@R+", "joker=4",
        "flip", "flip@", "flip@W", "flip@R+", "flash", "flash@R", "flash@S+", "simple@R+",
        "passe@R", "End", "end ", "R7@R+@R+", "infini@R+", "flip@B-", "numx", "R7@W+", "S2@S+",
    ],
)  # fmt: skip
def test_nothing_else_is_read(text: str) -> None:
    with pytest.raises(NotationError):
        infini.parse_action(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("R7", "An action is written like R7@R+, flip@B, passe or end, not 'R7'."),
        ("R7@R+@R-", "A branch is written like R+ or B-, not 'R+@R-'."),
        ("R77@R+", "A card is written like R12, W0, S7 or joker, not 'R77'."),
        (
            "flip@R+",
            "A number card, or a joker written like joker=4, is expected, not 'flip'.",
        ),
    ],
)
def test_what_is_not_read_is_quoted(text: str, words: str) -> None:
    with pytest.raises(NotationError) as caught:
        infini.parse_action(text)
    assert str(caught.value) == words


def test_cards_on_a_branch_stand_one_space_apart() -> None:
    assert list(map(str, parse_stack("R3 R7 joker=7"))) == ["R3", "R7", "joker=7"]
    for text in ("R3  R7", " R3", "R3 ", "R3\tR7"):
        with pytest.raises(NotationError):
            parse_stack(text)


@pytest.mark.parametrize("given", [None, 7, b"end", ["end"], infini.END])
def test_only_texts_are_read(given: object) -> None:
    with pytest.raises(NotationError):
        infini.parse_action(given)  # type: ignore[arg-type]
    with pytest.raises(NotationError):
        infini.parse_branch(given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "rule"),
    [("R7@G+", "INI-04"), ("Y0@B-", "INI-04"), ("S2@G-", "INI-06"), ("W2@G+", "INI-06")],
)
def test_what_no_game_allows_is_no_action(text: str, rule: str) -> None:
    """INI-04, INI-06: a colour card names its own pile, Shadow only `+`, Rainbow only `-`."""
    with pytest.raises(NotationError, match=rule):
        infini.parse_action(text)


def test_actions_and_branches_check_what_they_are_made_of() -> None:
    red = Branch(Family.RED, Direction.RISING)
    r7 = parse_card("R7")
    s3, w3 = parse_card("S3"), parse_card("W3")
    pile = "A pile is one of R, G, B, Y, not {} (INI-01, INI-07)."
    branch = "A branch is written like R+ or B-, not {}."
    value = "A joker's value is a whole number from 0 to 16, not {} (INI-10)."
    way = "{} is placed on branches of the direction {}, not on {} (INI-06)."
    bad: list[tuple[Callable[[], object], str]] = [
        (lambda: Branch(Family.SHADOW, Direction.RISING), pile.format("Family.SHADOW")),
        (lambda: Branch("R", Direction.RISING), pile.format("'R'")),  # type: ignore[arg-type]
        (
            lambda: Branch(Family.RED, "+"),  # type: ignore[arg-type]
            "A branch is rising (+) or falling (-), not '+' (INI-01).",
        ),
        (lambda: Place(Special.JOKER, red), "A number card is placed, not Special.JOKER."),  # type: ignore[arg-type]
        (lambda: Place(r7, "R+"), branch.format("'R+'")),  # type: ignore[arg-type]
        (
            lambda: Place(r7, Branch(Family.GREEN, Direction.RISING)),  # type: ignore[arg-type]
            "R7 is placed on the pile of its own colour, not on G+ (INI-04).",
        ),
        (lambda: Place(s3, Branch(Family.RED, Direction.FALLING)), way.format("S3", "+", "R-")),  # type: ignore[arg-type]
        (lambda: Place(w3, red), way.format("W3", "-", "R+")),  # type: ignore[arg-type]
        (lambda: PlaceJoker(17, red), value.format(17)),  # type: ignore[arg-type]
        (lambda: PlaceJoker(1.0, red), value.format(1.0)),  # type: ignore[arg-type]
        (lambda: PlacedJoker(-1), value.format(-1)),  # type: ignore[arg-type]
        (lambda: Flip(Family.RAINBOW), pile.format("Family.RAINBOW")),
        (lambda: Flash(Family.RED), branch.format("Family.RED")),  # type: ignore[arg-type]
    ]
    for make, words in bad:
        with pytest.raises(NotationError) as caught:
            make()
        assert str(caught.value) == words
    assert Direction("+") is Direction.RISING
    assert Place(r7, red) is infini.parse_action("R7@R+")  # type: ignore[arg-type]


def test_all_actions_are_in_card_order_with_end_at_the_end() -> None:
    texts = list(map(str, ALL))
    assert texts[:4] == ["R0@R+", "R0@R-", "R1@R+", "R1@R-"]
    assert texts[136:140] == ["W0@R-", "W0@G-", "W0@B-", "W0@Y-"]
    assert texts[272:274] == ["joker=0@R+", "joker=1@R+"]
    assert texts[-15:] == [
        "flip@R", "flip@G", "flip@B", "flip@Y",
        "flash@R+", "flash@R-", "flash@G+", "flash@G-", "flash@B+", "flash@B-", "flash@Y+",
        "flash@Y-", "simple", "passe", "end",
    ]  # fmt: skip
    with pytest.raises(UsageError):
        infini.all_actions(None)  # type: ignore[arg-type]
