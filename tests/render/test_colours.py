"""Everything in a picture can be told from what it lies on, in the light and in the dark."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from numcards.render import Palette, contrast
from numcards.render.colours import DARK, LIGHT, SUITS

TEXT = 4.5
"""What WCAG 2 AA asks of text (1.4.3)."""
SHAPES = 3.0
"""What it asks of shapes that mean something (1.4.11)."""

PALETTES = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])


def texts(palette: Palette) -> Iterator[tuple[str, str, str]]:
    for ground in ("page", "panel"):
        for ink in ("text", "muted"):
            yield f"{ink} on {ground}", getattr(palette, ink), getattr(palette, ground)
    yield "accent", palette.on_accent, palette.accent
    yield "alarm", palette.on_alarm, palette.alarm
    for name in SUITS:
        yield f"value on {name}", palette.suits[name].ink, palette.suits[name].body
    yield "count on backs", palette.suits["back"].sign, palette.suits["back"].seal


def shapes(palette: Palette) -> Iterator[tuple[str, str, str]]:
    for ground in ("page", "panel"):
        for line in ("line", "accent"):
            yield f"{line} on {ground}", getattr(palette, line), getattr(palette, ground)
        for name in SUITS:
            yield f"{name} on {ground}", palette.suits[name].edge, getattr(palette, ground)
    for name in SUITS:
        yield f"sign of {name}", palette.suits[name].sign, palette.suits[name].seal
    for band in palette.bands:
        yield "band of Rainbow", band, palette.suits["W"].seal


@PALETTES
def test_every_text_can_be_read(palette: Palette) -> None:
    poor = [(what, contrast(*two)) for what, *two in texts(palette) if contrast(*two) < TEXT]
    assert poor == []


@PALETTES
def test_every_shape_can_be_seen(palette: Palette) -> None:
    poor = [(what, contrast(*two)) for what, *two in shapes(palette) if contrast(*two) < SHAPES]
    assert poor == []


@PALETTES
def test_no_two_kinds_of_cards_have_the_same_colours(palette: Palette) -> None:
    assert set(palette.suits) == set(SUITS)
    for one, other in combinations(palette.suits.values(), 2):
        assert one.body != other.body


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [("#ffffff", "#ffffff", 1), ("#777777", "#ffffff", 4.48), ("#0000ff", "#ffffff", 8.59)],
)
def test_contrast_is_that_of_wcag(one: str, other: str, expected: float) -> None:
    assert contrast(one, other) == contrast(other, one) == pytest.approx(expected, abs=0.01)


def test_a_poor_pair_would_be_found() -> None:
    assert contrast("#ffd23f", "#ffffff") < SHAPES
