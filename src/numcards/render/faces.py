"""The faces of cards: each a few uses of shared parts, 60 units wide and 84 high."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import frozen

from numcards.core.cards import FAMILIES, SPECIALS, VALUES, Card, Family, NumberCard, Special
from numcards.render.elements import Element, element
from numcards.render.shapes import (
    BACK_SIGN,
    DIGIT_HEIGHT,
    FAMILY_SIGNS,
    RAINBOW_BANDS,
    SPECIAL_SIGNS,
    number_strokes,
    number_width,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["HEIGHT", "PARTS", "WIDTH", "Back", "Empty", "Face", "draw_face", "suit_of"]

WIDTH: Final = 60
HEIGHT: Final = 84


@frozen
class Back:
    """A card that lies face down, or several whose number is written on the back."""

    count: int | None = None


@frozen
class Empty:
    """A place where a card may lie and none does."""


Face: TypeAlias = Card | Back | Empty
"""What can be seen of a card, or where there is none."""

_WILD: Final = frozenset({Special.JOKER, Special.INFINI, Special.NUMX})
_DIGITS_AT: Final = (9, 10)
"""Where a number stands on a card: its left and its top, in the middle of the strokes."""
_SIGN_AT: Final = "translate(18.5 65.5) scale(1.05)"
_STROKE: Final = "6.5"
_PILL: Final = 0.55
"""The size of a count on a back, against that of a value."""


def suit_of(face: Face) -> str:
    """Which colours of a palette a face has, as in `SUITS`; none for an empty place."""
    match face:
        case NumberCard(family):
            return family.code
        case Back():
            return "back"
        case Empty():
            return ""
        case _:
            return "wild" if face in _WILD else "action"


def draw_face(face: Face) -> tuple[Element, ...]:
    """A face as uses of `PARTS`, for a box 60 wide and 84 high."""
    match face:
        case NumberCard(family, value):
            return _use(family.code), _use(f"v{value}")
        case Back(int(count)):
            return _use("backs"), *_counted(count)
        case Back():
            return (_use("back"),)
        case Empty():
            return (_use("empty"),)
        case _:
            return (_use(face.text),)


def _use(part: str, class_: str | None = None) -> Element:
    return element("use", href=f"#{part}", class_=class_)


def _body(suit: str, *inner: Element) -> Element:
    return element("g", _use("sheet", "nc-b"), *inner, class_=f"nc-{suit}")


_FRAME: Final = element(
    "rect", class_="nc-l", x=6, y=6, width=48, height=72, rx=4, stroke_width="1.5"
)
_MIDDLE: Final = "translate(30 42)"
_SEAL: Final = _use("seal", "nc-s")


def _family(family: Family) -> Element:
    return _body(family.code, _SEAL, element("g", _family_sign(family), transform=_SIGN_AT))


def _family_sign(family: Family) -> Element:
    if family is not Family.RAINBOW:
        return element("g", FAMILY_SIGNS[family], class_="nc-g")
    bands = (
        element("path", class_=f"nc-l nc-{number}", d=path)
        for number, path in enumerate(RAINBOW_BANDS, 1)
    )
    return element("g", *bands, stroke_width="3.6")


def _value(value: int) -> Element:
    left, top = _DIGITS_AT
    return element(
        "g",
        number_strokes(value),
        class_="nc-l",
        stroke_width=_STROKE,
        transform=f"translate({left} {top})",
    )


def _special(special: Special) -> Element:
    if special not in _WILD:
        return _body("action", _sign(special, _MIDDLE))
    return _body("wild", _FRAME, _sign(special, f"{_MIDDLE} scale(.84)"))


def _sign(special: Special, where: str) -> Element:
    return element("g", SPECIAL_SIGNS[special], class_="nc-i", transform=where)


def _counted(count: int) -> tuple[Element, Element]:
    wide, high = number_width(count) * _PILL, DIGIT_HEIGHT * _PILL
    pill = element(
        "rect",
        class_="nc-s",
        x=_short(30 - wide / 2 - 8),
        y=_short(42 - high / 2 - 8),
        width=_short(wide + 16),
        height=_short(high + 16),
        rx=9,
    )
    number = element(
        "g",
        number_strokes(count),
        class_="nc-l nc-d",
        stroke_width=_STROKE,
        transform=f"translate({_short(30 - wide / 2)} {_short(42 - high / 2)}) scale({_PILL})",
    )
    return pill, number


def _short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


PARTS: Final[Mapping[str, Element]] = {
    **{family.code: _family(family) for family in FAMILIES},
    **{f"v{value}": _value(value) for value in VALUES},
    **{special.text: _special(special) for special in SPECIALS},
    "back": _body("back", _FRAME, element("g", BACK_SIGN, transform=_MIDDLE)),
    "backs": _body("back", _FRAME),
    "empty": element("g", _use("sheet", "nc-e")),
    "sheet": element("rect", x=1, y=1, width=58, height=82, rx=7),
    "seal": element("path", d="M2 46C24 46 41 61 41 82H8A6 6 0 0 1 2 76Z"),
}
"""What faces are made of, by the name under which they use it."""
