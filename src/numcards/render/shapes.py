"""The shapes that card faces are made of: digits, family signs and the signs of special cards.

Digits and signs are drawn, not typed: no font is asked, so they look the same everywhere.
Signs stand around the origin and reach about 12 units each way.
"""

from __future__ import annotations

from typing import Final

from attrs import frozen

from numcards.core.cards import Family, Special
from numcards.render.elements import Element, element

__all__ = [
    "BACK_SIGN",
    "DIGIT_HEIGHT",
    "FAMILY_SIGNS",
    "RAINBOW_BANDS",
    "SPECIAL_SIGNS",
    "number_strokes",
    "number_width",
]

DIGIT_HEIGHT: Final = 30
"""The height of a digit between the middles of its strokes."""
_GAP: Final = 9
"""The room between two digits, between the middles of their strokes."""


@frozen
class _Digit:
    width: int
    path: str


_DIGITS: Final = (
    _Digit(18, "M9 0C15 0 18 5.5 18 15S15 30 9 30 0 24.5 0 15 3 0 9 0Z"),
    _Digit(8, "M0 6 8 0V30"),
    _Digit(18, "M.5 8C.5 3.5 4 0 9 0S17.5 3 17.5 8C17.5 15 .5 22 .5 30H18"),
    _Digit(
        18,
        "M1 3.5C3 1 5.5 0 9 0 13.5 0 16.5 2.8 16.5 7S13.5 14 8 14"
        "C14 14 18 16.8 18 22S14 30 8.5 30C5 30 2 28.8 0 26.5",
    ),
    _Digit(19, "M14 30V0L0 21.5H19"),
    _Digit(
        18,
        "M16 0H3L1.5 13.5C3.5 11.8 6 11 9 11 14.5 11 18 14.5 18 20.3"
        "S14 30 8.5 30C5 30 2 28.8 0 26.5",
    ),
    _Digit(
        18,
        "M14.5 0C6 4 0 12 0 20.5 0 26.3 3.8 30 9 30S18 26.3 18 20.8 14.3 12 9 12"
        "C4.5 12 1 14.5.2 18.5",
    ),
    _Digit(17, "M0 0H17L6 30"),
    _Digit(
        18,
        "M9 14C4.5 14 1.5 11.2 1.5 7S4.5 0 9 0 16.5 2.8 16.5 7 13.5 14 9 14"
        "C3.5 14 0 17 0 22S3.8 30 9 30 18 27 18 22 14.5 14 9 14Z",
    ),
    _Digit(
        18,
        "M3.5 30C12 26 18 18 18 9.5 18 3.7 14.2 0 9 0S0 3.7 0 9.2 3.7 18 9 18"
        "C13.5 18 17 15.5 17.8 11.5",
    ),
)


def number_width(number: int) -> int:
    """How wide a number is, between the middles of its outer strokes."""
    widths = [_DIGITS[int(digit)].width for digit in str(number)]
    return sum(widths) + _GAP * (len(widths) - 1)


def number_strokes(number: int) -> Element:
    """A number as strokes, its first digit at the origin."""
    strokes, x = [], 0
    for digit in str(number):
        shape = _DIGITS[int(digit)]
        strokes.append(element("path", d=shape.path, transform=f"translate({x} 0)" if x else None))
        x += shape.width + _GAP
    return element("g", *strokes)


def _filled(path: str) -> Element:
    return element("path", d=path)


FAMILY_SIGNS: Final = {
    Family.RED: _filled(
        "M0 11C-8.5 4.8-12 .8-12-4.2-12-8-9.4-10.5-6.2-10.5-3.6-10.5-1.3-9 0-6.4"
        " 1.3-9 3.6-10.5 6.2-10.5 9.4-10.5 12-8 12-4.2 12 .8 8.5 4.8 0 11Z"
    ),
    Family.GREEN: _filled(
        "M-11.5 11.5C-9.5 8-8 6-6.2 4.2L4-5-7.6 2C-9.5-6.5-3-11 11.5-11.5"
        " 11.8 3-2 11.5-7 7-8.8 8.5-9.5 10-10 12.5Z"
    ),
    Family.BLUE: _filled("M0-12.5C4.5-6.5 9-1.8 9 3.5A9 9 0 0 1-9 3.5C-9-1.8-4.5-6.5 0-12.5Z"),
    Family.YELLOW: _filled(
        "M0-12.5 3-7.2 8.8-8.8 7.2-3 12.5 0 7.2 3 8.8 8.8 3 7.2 0 12.5-3 7.2-8.8 8.8-7.2 3"
        "-12.5 0-7.2-3-8.8-8.8-3-7.2Z"
    ),
    Family.SHADOW: _filled("M3.5-11.5A12 12 0 1 0 11.6 4.5 10.2 10.2 0 0 1 3.5-11.5Z"),
}
RAINBOW_BANDS: Final = (
    "M-12.2 7A12.2 12.2 0 0 1 12.2 7",
    "M-8.7 7A8.7 8.7 0 0 1 8.7 7",
    "M-5.2 7A5.2 5.2 0 0 1 5.2 7",
    "M-1.7 7A1.7 1.7 0 0 1 1.7 7",
)
"""The bands of the Rainbow sign, the outermost first: strokes, each of a colour of its own."""


def _line(path: str, width: float) -> Element:
    return element("path", class_="nc-l", d=path, stroke_width=f"{width:g}")


def _ring(radius: int) -> Element:
    return element("circle", class_="nc-l", r=radius, stroke_width="5.5")


def _orbit(turn: int) -> Element:
    return element(
        "ellipse",
        class_="nc-l",
        rx=20,
        ry=7,
        stroke_width=3,
        transform=f"rotate({turn})" if turn else None,
    )


_ARROWS: Final = "M-9 16V-15M-17-7-9-16-1-7M9-16V15M1 7 9 16 17 7"

SPECIAL_SIGNS: Final = {
    Special.JOKER: element(
        "g",
        _filled(
            "M-13 8C-13 0-16.5-3-21 3-23.5-10-11-15-5-5L0-16 5-5C11-15 23.5-10 21 3 16.5-3 13 0"
            " 13 8ZM-13 11H13V17H-13Z"
        ),
        element("circle", cx=-21, cy=6, r=3),
        element("circle", cy=-17, r=3),
        element("circle", cx=21, cy=6, r=3),
    ),
    Special.INFINI: _line(
        "M0 0C-4-6-7.5-9-11.5-9A9 9 0 0 0-11.5 9C-7.5 9-4 6 0 0S7.5-9 11.5-9A9 9 0 0 1"
        " 11.5 9C7.5 9 4 6 0 0Z",
        5.5,
    ),
    Special.NUMX: _line("M-13-14 13 14M13-14-13 14", 7.5),
    Special.DOUBLE: _line(
        "M-20 0H-6M-13-7V7M4-7C4-10.5 7-13.5 11.5-13.5S19-11 19-7C19-1 4 6 4 13H20", 5.5
    ),
    Special.SKIP: element("g", _ring(17), _line("M-11.5 11.5 11.5-11.5", 5.5)),
    Special.FLIP: _line(_ARROWS, 5),
    Special.SWIPE: element("g", _line(_ARROWS, 5), transform="rotate(90)"),
    Special.QUANTUM: element("g", *map(_orbit, (0, 60, 120)), element("circle", r=4)),
    Special.FLASH: _filled("M6-22-14 4H-2L-6 22 14-5H2Z"),
    Special.SIMPLE: _line("M-15 2-4.5 12 15-11", 7),
    Special.PASSE: _line("M-17-12-6 0-17 12M-3-12 8 0-3 12M17-12V12", 5.5),
}
BACK_SIGN: Final = _line("M-4-14-8 14M8-14 4 14M-14-5H15M-15 5.5H14", 4.5)
