"""What a pose is: INF-05 to INF-08."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from numcards.core import Family, NotationError, Special, parse_cards
from numcards.inferno import (
    INFINI,
    NUMX,
    Infini,
    NumX,
    Options,
    Pose,
    all_actions,
    make_pose,
    parse_action,
)
from tests.inferno.helpers import at, can


def _pose(text: str) -> Pose:
    pose = parse_action(text)
    assert isinstance(pose, Pose)
    return pose


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("R7", 1),
        ("R7+B7", 2),
        ("R7+B7+Y7", 3),
        ("R0+G0+B0+Y0", 4),
        ("R16+G16+B16+Y16+S16", 5),
        ("R3+G3+B3+Y3+W3+S3", 6),
        ("R3+G3+joker+joker+W3+S3", 6),
    ],
)
def test_inf_05_one_to_six_cards_of_one_value(text: str, count: int) -> None:
    pose = _pose(text)
    assert pose.count == count == len(pose.cards)
    assert str(pose) == text == repr(pose)


def test_inf_05_infini_and_numx_alone() -> None:
    assert parse_action("infini") is INFINI is Infini() is make_pose([Special.INFINI])
    assert parse_action("numx") is NUMX is NumX() is make_pose([Special.NUMX])
    assert (INFINI.cards, NUMX.cards) == ((Special.INFINI,), (Special.NUMX,))
    assert INFINI.count == NUMX.count == 1


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("R7+R8", "INF-05"),
        ("R7+G7+B9", "INF-05"),
        ("infini+infini", "INF-05"),
        ("R7+infini", "INF-05"),
        ("R7+numx", "INF-05"),
        ("infini+joker", "INF-05"),
        ("double", "INF-05"),
        ("R7+flip", "INF-05"),
        ("R7+R7", "INF-01"),
        ("W7+W7", "INF-01"),
        ("joker", "INF-07"),
        ("joker+joker", "INF-07"),
        ("R7+G7+B7+Y7+joker", "INF-07"),
        ("R7+G7+B7+joker+joker", "INF-07"),
        ("R7+G7+B7+joker+joker+W7+S7", "INF-07"),
        ("W7+joker+joker+joker+joker+joker", "INF-07"),
    ],
)
def test_inf_05_to_07_what_is_no_pose(text: str, rule: str) -> None:
    with pytest.raises(NotationError, match=rf"is no pose: .*\({rule}\)\.$"):
        parse_action(text)
    with pytest.raises(NotationError, match=rule):
        make_pose(parse_cards(text.replace("+", " ")))


def test_inf_06_a_joker_stands_for_a_classic_and_has_no_effect() -> None:
    pose = _pose("R7+joker")
    assert (pose.jokers, pose.value, pose.effect, pose.next_count) == (1, 7, None, 2)
    # Beside a lone special card a joker is a classic, on top or below.
    assert _pose("joker+S7").effect is Family.SHADOW
    assert _pose("S7+joker").effect is None
    # It is no Rainbow and no Shadow: with one of each wanted, the trick would stop.
    assert not _pose("joker+joker+W7").stops


def test_inf_06_a_joker_is_never_played_alone() -> None:
    state = at(P0="R3 joker joker", P1="G5")
    assert can(state) == {"R3", "R3+joker", "R3+joker+joker"}


def test_inf_07_quintuples_and_sextuples_need_the_special_families() -> None:
    for action in all_actions(Options(players=2)):
        if isinstance(action, Pose):
            special = sum(str(card)[0] in "WS" for card in action.cards)
            assert action.count - special <= 4
            assert special >= action.count - 4
            assert any(card is not Special.JOKER for card in action.cards)


def test_inf_07_four_classics_leave_no_room_for_a_joker() -> None:
    state = at(P0="R3 G3 B3 Y3 W3 S3 joker joker", P1="G5")
    sixes = {text for text in can(state) if text.count("+") == 5}
    assert "R3+G3+B3+Y3+W3+S3" in sixes
    assert all(text.count("3") + text.count("joker") == 6 for text in sixes)
    assert not any("R3+G3+B3+Y3+joker" in text for text in can(state))
    # One sextuple of four classics, four with three and a joker, six with two and two.
    assert len(sixes) == 1 + 4 + 6


def test_inf_08_one_special_card_gives_two_forms() -> None:
    state = at(P0="R7 B7 W7", P1="G5")
    assert can(state) == {
        "R7",
        "B7",
        "W7",
        "R7+B7",
        "R7+W7",
        "W7+R7",
        "B7+W7",
        "W7+B7",
        "R7+B7+W7",
        "W7+R7+B7",
    }


def test_inf_08_both_special_cards_give_one_form() -> None:
    state = at(P0="R7 W7 S7", P1="G5")
    both = {text for text in can(state) if "W" in text and "S" in text}
    assert both == {"W7+S7", "R7+W7+S7"}


def test_inf_08_only_the_top_card_counts_when_cards_are_laid() -> None:
    cards = parse_cards("R7 B7 joker W7")
    forms = Counter(str(make_pose(order)) for order in permutations(cards))
    assert forms == {"R7+B7+joker+W7": 6, "W7+R7+B7+joker": 18}
    cards = parse_cards("R7 joker W7 S7")
    assert {str(make_pose(order)) for order in permutations(cards)} == {"R7+joker+W7+S7"}


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("B7+R7", "R7+B7"),
        ("joker+R7", "R7+joker"),
        ("R7+W7+B7", "W7+R7+B7"),
        ("joker+W7+R7", "W7+R7+joker"),
        ("S7+W7", "W7+S7"),
        ("W7+S7+R7", "R7+W7+S7"),
        ("B7+R7+S7", "R7+B7+S7"),
    ],
)
def test_inf_08_parsing_takes_only_the_written_order(text: str, written: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert str(caught.value) == (f"'{text}' is no pose: this pose is written {written} (INF-08).")
    with pytest.raises(NotationError, match="INF-08"):
        Pose(parse_cards(text.replace("+", " ")))
    assert str(make_pose(parse_cards(text.replace("+", " ")))) == written


def test_inf_08_a_lone_special_card_is_on_top() -> None:
    assert _pose("W7").effect is Family.RAINBOW
    assert _pose("S7").effect is Family.SHADOW
    assert _pose("Y7").effect is None


@pytest.mark.parametrize(
    "nothing", [None, 7, object(), "", (), [None], ["R7"], "R7", [10**5000]], ids=type
)
def test_making_a_pose_of_what_is_no_cards(nothing: Any) -> None:
    for make in (make_pose, Pose):
        with pytest.raises(NotationError, match="is no pose"):
            make(nothing)
