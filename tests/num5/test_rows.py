"""The rows: N5-07 to N5-10, and the worked examples 1 and 2."""

from __future__ import annotations

import pytest

from tests.num5.helpers import gains, go, laid, row

NOBODY = ("", "")


def test_n5_07_a_classic_card_goes_to_the_end_of_the_row_of_its_colour() -> None:
    before = laid("B6 R1", "Y3 G4")
    for texts, colour, expected in (
        (("P0:B6", "P1:Y3"), "B", "B0 B6"),
        (("P0:B6", "P1:Y3"), "Y", "Y0 Y3"),
        (("P0:R1", "P1:G4"), "R", "R0 R1"),
        (("P0:R1", "P1:G4"), "G", "G0 G4"),
    ):
        after = go(before, *texts)
        assert row(after, colour) == expected
        assert gains(before, after) == NOBODY


def test_example_1_blue_6_on_a_row_that_ends_with_8_collects_the_0() -> None:
    before = laid("B6 B11", "G3 G4", B="B0 B5 B8")
    after = go(before, "P0:B6", "P1:G3")
    assert row(after, "B") == "B5 B8 B6"
    assert gains(before, after) == ("B0", "")
    assert after.points[0] == before.points[0]


def test_example_1_blue_11_on_the_same_row_collects_nothing() -> None:
    before = laid("B6 B11", "G3 G4", B="B0 B5 B8")
    after = go(before, "P0:B11", "P1:G3")
    assert row(after, "B") == "B0 B5 B8 B11"
    assert gains(before, after) == NOBODY


def test_n5_08_an_equal_value_is_not_lower() -> None:
    for special in ("W5", "S5"):
        before = laid("B5 B1", "G3 G4", B=f"B0 {special}")
        after = go(before, "P0:B5", "P1:G3")
        assert row(after, "B") == f"B0 {special} B5"
        assert gains(before, after) == NOBODY


def test_n5_08_a_row_is_never_sorted_and_its_first_card_goes() -> None:
    before = laid("B9 B1", "G3 G4", B="B5 B8 B2")
    after = go(before, "P0:B9", "P1:G3")
    assert row(after, "B") == "B5 B8 B2 B9"
    assert gains(before, after) == NOBODY


def test_n5_08_on_a_row_of_one_card_a_lower_card_takes_its_place() -> None:
    before = laid("B3 R1", "G3 G4", B="B7")
    after = go(before, "P0:B3", "P1:G3")
    assert row(after, "B") == "B3"
    assert gains(before, after) == ("B7", "")


def test_example_2_and_n5_09_the_fifth_card_takes_the_four_before_it() -> None:
    before = laid("B9 R1", "G3 G4", B="B0 B3 B5 B8")
    after = go(before, "P0:B9", "P1:G3")
    assert row(after, "B") == "B9"
    assert gains(before, after) == ("B0 B3 B5 B8", "")


@pytest.mark.parametrize("special", ["W9", "S9"])
def test_n5_09_whatever_the_family_of_the_fifth_card_and_the_row_keeps_its_colour(
    special: str,
) -> None:
    before = laid(f"{special} R1", "G3 B12", B="B0 B3 B5 B8")
    after = go(before, f"P0:{special}", "P1:G3")
    assert row(after, "B") == special
    assert gains(before, after) == ("B0 B3 B5 B8", "")
    later = laid("B12 R1", "G3 G4", B=special)
    assert row(go(later, "P0:B12", "P1:G3"), "B") == f"{special} B12"


def test_n5_09_and_n5_12_the_chosen_row_is_taken_when_it_is_full() -> None:
    before = laid("W9 R1", "R12 G4", B="B0 B3 B5 B8", G="G0 G8")
    asked = go(before, "P0:W9", "P1:R12")
    taken = go(asked, "P0:row:B")
    assert (row(taken, "B"), gains(before, taken)) == ("W9", ("B0 B3 B5 B8", ""))
    spared = go(asked, "P0:row:G")
    assert (row(spared, "G"), gains(before, spared)) == ("G0 G8 W9", NOBODY)


@pytest.mark.parametrize("limit", [3, 4, 6])
def test_n5_09_another_row_limit(limit: int) -> None:
    cards = ["B0", "B2", "B4", "B6", "B8"][: limit - 1]
    before = laid("B9 R1", "G3 G4", B=" ".join(cards), options={"row_limit": limit})
    after = go(before, "P0:B9", "P1:G3")
    assert (row(after, "B"), gains(before, after)) == ("B9", (" ".join(cards), ""))
    shorter = laid("B9 R1", "G3 G4", B=" ".join(cards[:-1]), options={"row_limit": limit})
    assert gains(shorter, go(shorter, "P0:B9", "P1:G3")) == NOBODY


def test_n5_10_a_lower_fifth_card_takes_the_four_by_default() -> None:
    before = laid("B6 R1", "G3 G4", B="B0 B3 B5 B8")
    after = go(before, "P0:B6", "P1:G3")
    assert (row(after, "B"), gains(before, after)) == ("B6", ("B0 B3 B5 B8", ""))


def test_n5_10_first_a_lower_fifth_card_takes_the_first_alone() -> None:
    first = {"lower_fifth": "first"}
    before = laid("B6 R1", "G3 G4", B="B0 B3 B5 B8", options=first)
    after = go(before, "P0:B6", "P1:G3")
    assert (row(after, "B"), gains(before, after)) == ("B3 B5 B8 B6", ("B0", ""))
    higher = laid("B9 R1", "G3 G4", B="B0 B3 B5 B8", options=first)
    assert row(go(higher, "P0:B9", "P1:G3"), "B") == "B9"
    shorter = laid("B6 R1", "G3 G4", B="B0 B5 B8", options=first)
    assert row(go(shorter, "P0:B6", "P1:G3"), "B") == "B5 B8 B6"
