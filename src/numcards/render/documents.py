"""Whole pictures: a style sheet, the parts that are used, and the pieces."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from numcards.render.elements import Element, Raw, element, walk, write
from numcards.render.layout import Painter
from numcards.render.pieces import Banner
from numcards.render.theme import PLAIN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numcards.render.pieces import Piece
    from numcards.render.theme import Scheme, Theme
    from numcards.words import Language

__all__ = ["html_of", "parts_used", "prefix_of"]


def html_of(
    pieces: Sequence[Piece],
    language: Language,
    *,
    label: str,
    theme: Theme = PLAIN,
    scheme: Scheme = "auto",
    key: str = "",
) -> str:
    """Pieces as HTML to be put anywhere into a page.

    Pieces with a banner among them get its frame as well.
    Ids come from the content: where one picture stands twice on a page,
    a `key` of its own keeps them apart.
    """
    painter = Painter(theme, language)
    body = element("div", *map(painter.paint, pieces), class_="nc-stack")
    everything = any(isinstance(piece, Banner) for piece in pieces)
    inside = (element("style", Raw(theme.sheet())), _hidden(parts_used(body, theme)), body)
    whole = element(
        "div",
        *inside,
        class_=f"nc {theme.name}{' nc-all' if everything else ''}",
        lang=language,
        role="group",
        aria_label=label,
        data_theme=None if scheme == "auto" else scheme,
    )
    return write(whole, prefix_of(key, body))


def prefix_of(key: str, *nodes: Element) -> str:
    """What ids begin with: the same for the same content, hardly ever for another."""
    text = "".join(map(write, nodes))
    digest = sha256(f"{key}|{text}".encode("utf-8", "backslashreplace")).hexdigest()
    return f"n{digest[:6]}-"


def parts_used(node: Element, theme: Theme) -> Iterator[Element]:
    """The parts of the theme that a node uses, and those that they use, each once, with its id."""
    names = dict.fromkeys(_uses(node))
    for name in (*names,):
        names.update(dict.fromkeys(_uses(theme.parts[name])))
    for name in sorted(names):
        yield element("g", theme.parts[name], id=name)


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
