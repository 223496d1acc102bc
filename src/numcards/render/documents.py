"""Whole pictures: a style sheet, the parts that are used, and the pieces."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from attrs import evolve

from numcards.render.blocks import Block, box, pixels, stacked
from numcards.render.drawing import Pen
from numcards.render.elements import Element, Raw, element, walk, write
from numcards.render.layout import BANNER_CLASS, Painter
from numcards.render.pieces import Banner
from numcards.render.styles import HTML_STYLE, SVG_STYLE
from numcards.render.theme import Look

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numcards.render.pieces import Piece
    from numcards.render.theme import Theme
    from numcards.words import Language

__all__ = ["framed_html", "html_of", "parts_used", "prefix_of", "svg_of"]

_MARGIN: Final = 10
_PLAIN_LOOK: Final = Look()


def html_of(
    pieces: Sequence[Piece], language: Language, *, label: str, look: Look = _PLAIN_LOOK
) -> str:
    """Pieces as HTML to be put anywhere into a page; `label` says what is shown.

    Pieces with a banner among them get its frame as well.
    """
    painter = Painter(look.theme, language)
    body = element("div", *map(painter.paint, pieces), class_="nc-stack")
    return framed_html(body, language, label=label, look=look)


def framed_html(
    body: Element, language: Language, *, label: str, look: Look, rules: str = HTML_STYLE
) -> str:
    """Elements of pieces with the style sheet and the parts that they need."""
    everything = any(("class", BANNER_CLASS) in each.attributes for each in walk(body))
    whole = element(
        "div",
        element("style", Raw(look.theme.sheet(rules))),
        _hidden(parts_used(body, look.theme)),
        body,
        class_=f"nc {look.theme.name}{' nc-all' if everything else ''}",
        lang=language,
        role="group",
        aria_label=label,
        data_theme=look.data_theme,
    )
    return write(whole, prefix_of(look.key, body))


def svg_of(
    pieces: Sequence[Piece],
    language: Language,
    *,
    label: str,
    description: str = "",
    look: Look = _PLAIN_LOOK,
) -> str:
    """Pieces as one SVG, for files and pages; `label` says what is shown.

    `description` is what those read who do not see it.
    """
    width, pen = look.width, Pen.for_width(look.theme, look.width)
    block = stacked((pen.draw(piece, width - 2 * _MARGIN) for piece in pieces), _MARGIN)
    framed = _framed(block, width, everything=any(isinstance(piece, Banner) for piece in pieces))
    body = element("g", *framed.drawn)
    whole = element(
        "svg",
        element("title", label, id="t"),
        element("desc", description, id="d"),
        element("style", Raw(look.svg_sheet(SVG_STYLE))),
        element("defs", *parts_used(body, look.theme)),
        body,
        xmlns="http://www.w3.org/2000/svg",
        class_=f"nc {look.theme.name}",
        viewBox=f"0 0 {width} {pixels(framed.height)}",
        width=width,
        height=pixels(framed.height),
        role="img",
        aria_labelledby="t d",
        lang=language,
        data_theme=look.data_theme,
    )
    return write(whole, prefix_of(f"{look.key}|{label}|{description}", body))


def _framed(block: Block, width: int, *, everything: bool) -> Block:
    """The page behind the pieces, and the frame of a picture that shows everything."""
    ground = box(evolve(block, width=width - 2 * _MARGIN), "nc-fg", (_MARGIN, _MARGIN))
    if not everything:
        return ground
    frame = element(
        "rect",
        class_="nc-fw",
        x=3,
        y=3,
        width=width - 6,
        height=pixels(ground.height - 6),
        rx=8,
    )
    return evolve(ground, drawn=(*ground.drawn, frame))


def prefix_of(key: str, *nodes: Element) -> str:
    """What ids begin with: the same for the same content, hardly ever for another."""
    text = "".join(map(write, nodes))
    digest = sha256(f"{key}|{text}".encode("utf-8", "backslashreplace")).hexdigest()
    return f"n{digest[:6]}"


def parts_used(node: Element, theme: Theme) -> Iterator[Element]:
    """The parts of the theme that a node uses, and those that they use, each once, with its id."""
    names = dict.fromkeys(_uses(node))
    for name in (*names,):
        names.update(dict.fromkeys(_uses(theme.parts[name])))
    for name in sorted(names):
        part = theme.parts[name]
        yield evolve(part, attributes=(("id", name), *part.attributes))


def _uses(node: Element) -> Iterator[str]:
    for each in walk(node):
        if each.tag == "use":
            yield dict(each.attributes)["href"].removeprefix("#")


def _hidden(parts: Iterable[Element]) -> Element:
    return element(
        "svg",
        element("defs", *parts),
        width=0,
        height=0,
        style="position:absolute",
        aria_hidden="true",
    )
