"""Rainbow and Shadow: N5-11 to N5-15."""

from __future__ import annotations

import pytest

from numcards import num5
from tests.num5.helpers import can, gains, go, laid, row

NOBODY = ("", "")


@pytest.mark.parametrize("family", ["W", "S"])
@pytest.mark.parametrize(
    ("value", "colour"), [(16, "G"), (12, "G"), (11, "Y"), (8, "Y"), (7, "R"), (5, "R"), (4, "B")]
)
def test_n5_11_the_row_whose_last_card_is_lower_or_equal_and_closest(
    family: str, value: int, colour: str
) -> None:
    card = f"{family}{value}"
    before = laid(f"{card} R1", "B1 R16", B="B0 B4", R="R0 R5", Y="Y0 Y8", G="G0 G12")
    asked = go(before, f"P0:{card}", "P1:R16")
    assert num5.zones(asked)["unplaced"] == ""
    assert row(asked, colour).startswith(f"{row(before, colour)} {card}")
    assert gains(before, asked) == NOBODY


def test_n5_11_not_a_card_that_lies_further_down_in_a_row() -> None:
    before = laid("W6 R1", "B1 G14", B="B0 B6 B9", R="R0 R4", Y="Y0 Y8", G="G0 G2 G12")
    after = go(before, "P0:W6", "P1:G14")
    assert row(after, "R") == "R0 R4 W6"


@pytest.mark.parametrize("family", ["W", "S"])
def test_n5_12_among_equally_close_rows_the_player_chooses(family: str) -> None:
    card = f"{family}7"
    before = laid(f"{card} R1", "B1 G14", B="B0 B4", R="R0 R5", Y="Y0 Y8", G="G0 G5")
    asked = go(before, f"P0:{card}", "P1:G14")
    assert can(asked) == ["P0:row:R", "P0:row:G"]
    assert row(go(asked, "P0:row:R"), "R") == f"R0 R5 {card}"
    assert row(go(asked, "P0:row:G"), "G") == f"G0 G5 {card} G14"


def test_n5_12_by_table_order_the_first_row_is_taken() -> None:
    order = {"row_tie": "table_order"}
    before = laid("W7 R1", "B1 G14", B="B0 B4", R="R0 R5", Y="Y0 Y5", G="G0 G5", options=order)
    after = go(before, "P0:W7", "P1:G14")
    assert row(after, "R") == "R0 R5 W7"
    assert num5.to_act(after) == (0, 1)
    assert not any(isinstance(each, num5.ChooseRow) for each in num5.all_actions(after.options))


@pytest.mark.parametrize("card", ["W0", "S0", "W9", "S16"])
def test_n5_12_all_four_rows_are_equally_close_at_the_start(card: str) -> None:
    asked = go(laid(f"{card} R1", "B16 G14"), f"P0:{card}", "P1:B16")
    expected = ["P0:row:B", "P0:row:R", "P0:row:Y", "P0:row:G"]
    # Shadow 16 comes before the blue 16 (N5-06).
    assert can(asked) == expected
    by_order = laid(f"{card} R1", "B16 G14", options={"row_tie": "table_order"})
    assert row(go(by_order, f"P0:{card}", "P1:B16"), "B") == f"B0 {card} B16"


def test_n5_12_two_choices_in_one_turn_the_second_on_the_rows_as_they_are_then() -> None:
    before = laid("W3 R1", "S3 G14")
    asked = go(before, "P0:W3", "P1:S3")
    assert num5.zones(asked)["unplaced"] == "P1:S3 P0:W3"
    after = go(asked, "P1:row:Y")
    # The Shadow that was just placed is the closest now, so the Rainbow follows it.
    assert row(after, "Y") == "Y0 S3 W3"
    apart = go(laid("W3 R1", "S2 G14", options={"reveal_order": "descending"}), "P0:W3", "P1:S2")
    first = go(apart, "P0:row:B")
    assert can(first) == ["P1:row:R", "P1:row:Y", "P1:row:G"]
    assert num5.zones(first)["unplaced"] == "P1:S2"


def test_n5_13_a_rainbow_below_every_last_card_goes_on_the_lowest_and_takes_its_first() -> None:
    before = laid("W2 R1", "B12 G14", B="B0 B4 B9", R="R0 R5", Y="Y0 Y8", G="G0 G7 G12")
    after = go(before, "P0:W2", "P1:B12")
    assert row(after, "R") == "R5 W2"
    assert gains(before, after) == ("R0", "")


def test_n5_13_and_n5_12_the_player_chooses_among_the_lowest() -> None:
    hands, by_order = ("W2 R1", "B12 G14"), {"row_tie": "table_order"}
    before = laid(*hands, B="B0 B9", R="R0 R5", Y="Y0 Y5", G="G0 G7")
    asked = go(before, "P0:W2", "P1:B12")
    assert can(asked) == ["P0:row:R", "P0:row:Y"]
    after = go(asked, "P0:row:Y")
    assert (row(after, "Y"), gains(before, after)) == ("Y5 W2", ("Y0", ""))
    first = laid(*hands, B="B0 B9", R="R0 R5", Y="Y0 Y5", G="G0 G7", options=by_order)
    assert row(go(first, "P0:W2", "P1:B12"), "R") == "R5 W2"


@pytest.mark.parametrize(
    ("lower_fifth", "left", "gained"),
    [("limit", "W2", "R0 R3 R4 R5"), ("first", "R3 R4 R5 W2", "R0")],
)
def test_n5_13_with_n5_09_and_n5_10(lower_fifth: str, left: str, gained: str) -> None:
    before = laid(
        "W2 R1",
        "B12 G14",
        B="B0 B9",
        R="R0 R3 R4 R5",
        Y="Y0 Y8",
        G="G0 G7",
        options={"lower_fifth": lower_fifth},
    )
    after = go(before, "P0:W2", "P1:B12")
    assert (row(after, "R"), gains(before, after)) == (left, (gained, ""))


def test_n5_14_a_shadow_below_every_last_card_is_collected_by_its_player() -> None:
    before = laid("S2 R1", "B12 G14", B="B0 B9", R="R0 R5", Y="Y0 Y8", G="G0 G7")
    after = go(before, "P0:S2", "P1:B12")
    assert gains(before, after) == ("S2", "")
    assert [row(after, colour) for colour in "RYG"] == ["R0 R5", "Y0 Y8", "G0 G7"]
    assert after.points[0] == before.points[0] - 2


def test_n5_14_a_shadow_equal_to_the_lowest_last_card_is_placed() -> None:
    before = laid("S5 R1", "B12 G14", B="B0 B9", R="R0 R5", Y="Y0 Y8", G="G0 G7")
    after = go(before, "P0:S5", "P1:B12")
    assert row(after, "R") == "R0 R5 S5"
    assert gains(before, after) == NOBODY


def test_n5_15_the_last_card_counts_whatever_its_family() -> None:
    before = laid("W9 R1", "B12 G14", B="B0 S8", R="R0 R5", Y="Y0 W7", G="G0 G6")
    after = go(before, "P0:W9", "P1:B12")
    assert row(after, "B") == "B0 S8 W9 B12"
    lower = laid("Y6 R1", "B12 G14", B="B0 S8", R="R0 R5", Y="Y0 W7", G="G0 G6")
    assert gains(lower, go(lower, "P0:Y6", "P1:B12")) == ("Y0", "")
