"""Actions as text, and back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numcards import inferno
from numcards.core import NotationError, Special
from numcards.inferno import INFINI, NUMX, PASS, Action, Options, Pose, parse_action
from tests.inferno.naive import conceivable

EVERYTHING = inferno.all_actions(Options(players=2))


def test_every_action_is_read_back() -> None:
    for action in EVERYTHING:
        text = str(action)
        assert parse_action(text) is action
        assert repr(action) == text
        assert text.isascii()
        assert " " not in text


def test_all_actions_stand_in_their_documented_order() -> None:
    """`pass`; poses by value, count and cards as written; `infini`; `numx`."""
    assert EVERYTHING[0] is PASS
    assert EVERYTHING[-2:] == (INFINI, NUMX)
    poses = [action for action in EVERYTHING[1:-2] if isinstance(action, Pose)]
    assert len(poses) == len(EVERYTHING) - 3 == 17 * 247
    assert poses == sorted(poses, key=lambda pose: (pose.value, pose.count, pose.cards))


@pytest.mark.parametrize("max_value", [9, 12, 16])
def test_smaller_games_have_the_same_actions_but_for_the_values_they_lack(max_value: int) -> None:
    actions = inferno.all_actions(Options(players=3, max_value=max_value))
    assert set(map(str, actions)) == set(conceivable(max_value))
    kept = [a for a in EVERYTHING if not isinstance(a, Pose) or a.value <= max_value]
    assert list(actions) == kept


def test_what_fits_the_notation_parses_though_no_game_has_it() -> None:
    pose = parse_action("R7+joker+joker+joker")
    assert isinstance(pose, Pose)
    assert pose.cards.count(Special.JOKER) == 3
    assert pose not in EVERYTHING
    assert parse_action(str(pose)) is pose


@pytest.mark.parametrize(
    "text",
    [
        *(None, 0, b"pass", b"R7", ("R7",), ["pass"], object(), PASS),
        *("", " ", "PASS", "Pass", "pass ", " pass", "pass\n", "passe", "passed"),
        *("R7+", "+R7", "R7++B7", "R7 B7", "R7 +B7", "R7+ B7", "R7,B7", "R7-B7", "R7+B7\n"),
        *("r7", "R07", "R7+b7", "R\u0667", "R\uff17", "Infini", "num-x", "numx+numx", "P0:R7"),
        *("R7\0", "R" * 9999, "\ud800", "+", "R7+pass"),
    ],
    ids=type,
)
def test_what_is_no_action(text: Any) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert len(str(caught.value)) < 200
    assert str(caught.value).isascii()


_WORDS = st.sampled_from(
    ("R7", "B7", "W7", "S7", "joker", "R8", "infini", "numx", "pass", "", "r7")
)


@settings(derandomize=True, max_examples=400)
@given(st.lists(_WORDS, max_size=7).map("+".join) | st.text("RGBYWS017+jokernumxpas ", max_size=9))
def test_any_text_is_an_action_written_that_way_or_an_error(text: str) -> None:
    try:
        action: Action = parse_action(text)
    except NotationError:
        assert text not in set(conceivable(16))
    else:
        assert str(action) == text
