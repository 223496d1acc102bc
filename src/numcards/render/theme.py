"""Themes: which faces cards have, in which colours, and the style sheet that says so."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from attrs import field, frozen

from numcards.render.colours import DARK, LIGHT, SUITS, Palette
from numcards.render.faces import HEIGHT, PARTS, WIDTH, draw_face, suit_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numcards.render.elements import Element
    from numcards.render.faces import Face

__all__ = ["PLAIN", "Look", "Scheme", "Theme"]

Scheme: TypeAlias = Literal["auto", "light", "dark"]
"""Whether a picture is light or dark: as the page and its reader wish, or always one of them."""


@frozen(kw_only=True)
class Theme:
    """How cards look: their faces, their colours in the light and in the dark.

    Other faces come from other functions: `evolve(PLAIN, draw=..., parts=...)`.
    """

    light: Palette = LIGHT
    dark: Palette = DARK
    width: int = WIDTH
    """The width of the box in which a face is drawn."""
    height: int = HEIGHT
    draw: Callable[[Face], tuple[Element, ...]] = draw_face
    """A face as elements; those that many faces share are `use` of the name of a part."""
    suit: Callable[[Face], str] = suit_of
    """Which colours a face has: one of `SUITS`, or the empty text."""
    parts: Mapping[str, Element] = field(default=PARTS, repr=False)
    """What faces share, by name."""
    style: str = ""
    """More rules for a style sheet, where faces need them."""

    def sheet(self, rules: str) -> str:
        """A style sheet: the colours as variables, how faces look, and more rules."""
        return f"{_schemes(self)}{_BASE}{_SUIT_RULES}{rules}{self.style}"

    def plain_sheet(self, rules: str, palette: Palette) -> str:
        """The same with the colours of one palette in it, for programs that know no variables."""
        values = dict(palette.variables())
        text = f"{_BASE}{_SUIT_RULES}{rules}{self.style}"
        return _VARIABLE.sub(lambda found: values.get(found[1], found[0]), text)

    @property
    def name(self) -> str:
        """A class name for pictures in these colours, so that several themes share a page."""
        return f"nc-{sha256(_colours(self).encode()).hexdigest()[:6]}"


_VARIABLE: Final = re.compile(r"var\(--(nc-[a-zA-Z0-9-]+)\)")


def _declared(variables: Mapping[str, str]) -> str:
    return ";".join(f"--{name}:{value}" for name, value in variables.items())


def _colours(theme: Theme) -> str:
    return "|".join(_declared(dict(palette.variables())) for palette in (theme.light, theme.dark))


_SAID_LIGHT: Final = "[data-theme=light],[data-jp-theme-light=true],.vscode-light"
_SAID_DARK: Final = "[data-theme=dark],[data-jp-theme-light=false],.vscode-dark"
"""How a picture, or a page around it, says what it is: documentation, Jupyter, VS Code."""


def _schemes(theme: Theme) -> str:
    """The colours: light, unless the reader wants dark and nobody says light, or one says dark."""
    me, light = f".{theme.name}", dict(theme.light.variables())
    changed = {name: value for name, value in theme.dark.variables() if value != light[name]}
    dark = _declared(changed)
    said_light = f":not(:is({_SAID_LIGHT}) *,{_SAID_LIGHT})"
    return (
        f"{me}{{{_declared(light)}}}"
        f"@media(prefers-color-scheme:dark){{{me}{said_light}{{{dark}}}}}"
        f":is({_SAID_DARK}) {me},{me}:is({_SAID_DARK}){{{dark}}}"
    )


_BASE: Final = (
    ".nc-b{stroke-width:2}"
    ".nc-i{fill:currentColor}"
    ".nc-l{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}"
    ".nc-e{fill:none;stroke:var(--nc-line);stroke-width:2;stroke-dasharray:5 4.2}"
    ".nc-d{stroke:var(--nc-back-sign)}"
    + "".join(f".nc-{band}{{stroke:var(--nc-band-{band})}}" for band in range(1, 5))
)
_SUIT_RULES: Final = "".join(
    f".nc-{suit}{{color:var(--nc-{suit}-ink)}}"
    f".nc-{suit} .nc-b{{fill:var(--nc-{suit}-body);stroke:var(--nc-{suit}-edge)}}"
    f".nc-{suit} .nc-s{{fill:var(--nc-{suit}-seal)}}"
    f".nc-{suit} .nc-g{{fill:var(--nc-{suit}-sign)}}"
    for suit in SUITS
)

PLAIN: Final = Theme()
"""The faces and colours that pictures have unless others are asked for."""


@frozen(kw_only=True)
class Look:
    """How a picture is to look."""

    theme: Theme = PLAIN
    scheme: Scheme = "auto"
    width: int = 640
    """How wide an SVG is, in pixels; HTML fills the width that its page gives it."""
    variables: bool = True
    """Whether the colours of an SVG are CSS variables.

    Programs that turn SVG into something else may not know them:
    without them the colours stand in the rules themselves, those for the light where the scheme
    is "auto".
    """
    key: str = ""
    """Ids come from the content: where one picture stands twice on a page,
    a key of its own keeps them apart."""

    @property
    def data_theme(self) -> str | None:
        """What a picture says of its scheme; None where the page and its reader decide."""
        return None if self.scheme == "auto" else self.scheme

    def svg_sheet(self, rules: str) -> str:
        """The style sheet of an SVG."""
        if self.variables:
            return self.theme.sheet(rules)
        return self.theme.plain_sheet(
            rules, self.theme.dark if self.scheme == "dark" else self.theme.light
        )
