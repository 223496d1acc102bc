"""The checks that the options of every game use."""

from __future__ import annotations

import pytest

from numcards.core import InvalidOptions
from numcards.core.choices import check_choice, check_whole
from numcards.core.sentences import shown


def test_whole_numbers_within_bounds() -> None:
    for value in (2, 3, 6):
        check_whole("players", value, 2, 6, rule="X-01")
    check_whole("rounds", 999_999_999, 1, rule="X-02")


@pytest.mark.parametrize("value", [1, 7, 2.0, True, "2", None, 10**5000], ids=type)
def test_anything_else_within_bounds(value: object) -> None:
    with pytest.raises(InvalidOptions) as caught:
        check_whole("players", value, 2, 6, rule="X-01")
    assert str(caught.value).startswith("players must be a whole number from 2 to 6, not ")
    assert str(caught.value).endswith(" (X-01).")


def test_without_a_bound_of_its_own() -> None:
    with pytest.raises(InvalidOptions) as caught:
        check_whole("rounds", 0, 1, rule="X-02")
    assert str(caught.value) == "rounds must be a whole number from 1 to 999999999, not 0 (X-02)."


def test_choices() -> None:
    for value in ("a", 1, None):
        check_choice("mode", value, ("a", 1, None), rule="X-03")


@pytest.mark.parametrize("value", ["b", "A", True, 1.0, "", "1", (), []])
def test_anything_else_than_a_choice(value: object) -> None:
    with pytest.raises(InvalidOptions) as caught:
        check_choice("mode", value, ("a", 1), rule="X-03")
    assert str(caught.value) == f"mode must be one of 'a', 1, not {shown(value)} (X-03)."
