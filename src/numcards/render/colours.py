"""The colours of pictures, for light pages and for dark ones, and how far two are apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import evolve, frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["DARK", "LIGHT", "SUITS", "Palette", "Suit", "contrast"]

SUITS: Final = ("R", "G", "B", "Y", "W", "S", "wild", "action", "back")
"""What a palette has colours for: the six families, two kinds of special cards, the back."""


@frozen
class Suit:
    """The colours of one kind of card, each as `#rrggbb`."""

    body: str
    ink: str
    """What is written on the body."""
    edge: str
    """The line around the card, which parts it from the page."""
    seal: str
    """The corner on which the family's sign stands."""
    sign: str
    """The sign on the seal."""


@frozen(kw_only=True)
class Palette:
    """The colours of a picture, each as `#rrggbb`."""

    page: str
    panel: str
    text: str
    muted: str
    """Text of less weight, such as headings of columns."""
    line: str
    """Lines that mean something, such as the outline of an empty place."""
    rule: str
    """Lines that only part things."""
    accent: str
    on_accent: str
    alarm: str
    on_alarm: str
    suits: Mapping[str, Suit]
    """The colours of each of `SUITS`."""
    bands: tuple[str, str, str, str]
    """The bands of the Rainbow sign, the outermost first."""

    def variables(self) -> Iterator[tuple[str, str]]:
        """The name and value of each CSS variable, without the two dashes."""
        for name in _PLAIN:
            yield f"nc-{name.replace('_', '-')}", getattr(self, name)
        for suit in SUITS:
            for part in _PARTS:
                yield f"nc-{suit}-{part}", getattr(self.suits[suit], part)
        for number, band in enumerate(self.bands, 1):
            yield f"nc-band-{number}", band


_PLAIN: Final = (
    "page",
    "panel",
    "text",
    "muted",
    "line",
    "rule",
    "accent",
    "on_accent",
    "alarm",
    "on_alarm",
)
_PARTS: Final = ("body", "ink", "edge", "seal", "sign")
_WHITE: Final = "#ffffff"
_NIGHT: Final = "#241c4a"


def _solid(colour: str, seal: str = _WHITE) -> Suit:
    """A card of one colour, with white on it."""
    return Suit(body=colour, ink=_WHITE, edge=colour, seal=seal, sign=colour)


LIGHT: Final = Palette(
    page="#ffffff",
    panel="#f4f3ef",
    text="#1d2129",
    muted="#575d6b",
    line="#7d828f",
    rule="#dcdad2",
    accent="#1d4fb8",
    on_accent=_WHITE,
    alarm="#ffc83d",
    on_alarm="#2b2100",
    suits={
        "R": _solid("#cc2036"),
        "G": _solid("#137a43"),
        "B": _solid("#1b62c9"),
        "Y": Suit(body="#fccb1a", ink="#2b2100", edge="#96720a", seal="#2b2100", sign="#fccb1a"),
        "W": Suit(body="#fffdf8", ink=_NIGHT, edge="#6f688c", seal=_NIGHT, sign=_WHITE),
        "S": Suit(body="#26262f", ink="#f3f1ff", edge="#26262f", seal="#d9d5ee", sign="#26262f"),
        "wild": Suit(body="#fbf7ff", ink="#6a2fa8", edge="#6a2fa8", seal="#6a2fa8", sign="#fbf7ff"),
        "action": _solid("#6a2fa8"),
        "back": Suit(body="#34405c", ink="#d5def2", edge="#34405c", seal="#d5def2", sign="#27314a"),
    },
    bands=("#ff6b74", "#ffd23f", "#4fd67b", "#5fb0ff"),
)
DARK: Final = evolve(
    LIGHT,
    page="#14161b",
    panel="#1e2128",
    text="#eceef3",
    muted="#a8aebb",
    line="#868d9c",
    rule="#353a45",
    accent="#8db4ff",
    on_accent="#0d1a33",
    suits={
        "R": _solid("#d63447"),
        "G": _solid("#1f8750"),
        "B": _solid("#3474d6"),
        "Y": Suit(body="#f2c01a", ink="#2b2100", edge="#f2c01a", seal="#2b2100", sign="#f2c01a"),
        "W": Suit(body="#efece6", ink=_NIGHT, edge="#efece6", seal=_NIGHT, sign=_WHITE),
        "S": Suit(body="#08080c", ink="#f3f1ff", edge="#8f8aa8", seal="#d9d5ee", sign="#08080c"),
        "wild": Suit(body="#efe6f8", ink="#5d2796", edge="#efe6f8", seal="#5d2796", sign="#efe6f8"),
        "action": _solid("#8f57cf"),
        "back": Suit(body="#3d4a69", ink="#d5def2", edge="#7f8cab", seal="#d5def2", sign="#27314a"),
    },
)

_LINEAR_BELOW: Final = 0.04045
_WEIGHTS: Final = (0.2126, 0.7152, 0.0722)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 defines it, from 1 to 21; AA asks 4.5 of text.

    >>> contrast("#000000", "#ffffff")
    21.0
    """
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return sum(map(float.__mul__, _WEIGHTS, map(_linear, channels)))


def _linear(channel: float) -> float:
    if channel <= _LINEAR_BELOW:
        return channel / 12.92
    return float(((channel + 0.055) / 1.055) ** 2.4)
