"""What the rulebook page says beyond the worked examples of the rules page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.num5.helpers import can, gains, go, laid, row

PAGE = Path(__file__).parents[2] / "docs" / "rulebook" / "num5.md"


def test_the_page_has_every_rule_once() -> None:
    headed = re.findall(r"^\*\*(N5-\d\d)\.\*\*", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(headed) == [f"N5-{number:02}" for number in range(1, 23)]


@pytest.mark.parametrize(
    ("card", "choices", "placed", "gained"),
    [
        ("W6", ["P0:row:R", "P0:row:Y"], ("R", "R0 R5 W6"), ""),
        ("W8", [], ("G", "G0 G7 W8"), ""),
        ("W2", ["P0:row:R", "P0:row:Y"], ("R", "R5 W2"), "R0"),
        ("S2", [], ("R", "R0 R5"), "S2"),
    ],
)
def test_example_4(card: str, choices: list[str], placed: tuple[str, str], gained: str) -> None:
    before = laid(f"{card} G1", "B16 G2", B="B0 B9", R="R0 R5", Y="Y0 Y5", G="G0 G7")
    after = go(before, f"P0:{card}", "P1:B16")
    if choices:
        assert can(after) == choices
        after = go(after, choices[0])
    assert row(after, placed[0]) == placed[1]
    assert gains(before, after) == (gained, "")
