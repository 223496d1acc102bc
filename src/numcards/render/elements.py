"""Elements of SVG and HTML as plain values, and how they are written.

Nothing here knows a card: only what has to be escaped, and how an element is closed.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Element", "Node", "Raw", "element", "escaped", "walk", "write"]

_FOREIGN: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no document may hold: controls and halves of surrogate pairs."""
_ESCAPES: Final = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
)
_IDS: Final = frozenset({"id", "aria-labelledby", "aria-describedby"})
"""Attributes that hold ids."""
_CLOSED_BY_THEMSELVES: Final = frozenset(
    {"br", "circle", "col", "ellipse", "input", "path", "rect", "use"}
)


@frozen
class Raw:
    """Text that is markup already, such as a style sheet of ours; never what a person has typed."""

    text: str


@frozen
class Element:
    """One element: its name, its attributes in the order of writing, and what stands inside."""

    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple[Node, ...] = ()


Node: TypeAlias = Element | Raw | str
"""What stands inside an element; a string is text and will be escaped."""


def element(tag: str, *children: Node, **attributes: str | int | None) -> Element:
    """Make an element; in names of attributes `_` stands for `-`, and a last `_` for nothing.

    Attributes that are None are left out.

    >>> write(element("p", "1 < 2", class_="note", aria_label='"less"'))
    '<p class="note" aria-label="&quot;less&quot;">1 &lt; 2</p>'
    """
    named = (
        (name.rstrip("_").replace("_", "-"), str(value))
        for name, value in attributes.items()
        if value is not None
    )
    return Element(tag, tuple(named), children)


def escaped(text: str) -> str:
    """Text as it may stand in a document, in attributes too.

    Characters that no document may hold are shown as U+FFFD.
    """
    return _FOREIGN.sub("\ufffd", text).translate(_ESCAPES)


def write(node: Node, prefix: str = "") -> str:
    """Write a node and what stands in it, the same way every time.

    Every id, and what leads to one, gets the prefix.
    What is written is well-formed XML, and HTML where HTML allows it.

    >>> write(element("use", href="#R", id="a"), "n1-")
    '<use href="#n1-R" id="n1-a"/>'
    """
    return "".join(_written(node, prefix))


def _written(node: Node, prefix: str) -> Iterator[str]:
    match node:
        case str():
            yield escaped(node)
        case Raw(text):
            yield text
        case Element(tag, attributes, children):
            yield f"<{tag}{''.join(_attribute(*pair, prefix) for pair in attributes)}"
            if tag in _CLOSED_BY_THEMSELVES and not children:
                yield "/>"
                return
            yield ">"
            for child in children:
                yield from _written(child, prefix)
            yield f"</{tag}>"


def _attribute(name: str, value: str, prefix: str) -> str:
    if name == "href":
        value = value.replace("#", f"#{prefix}", 1)
    elif name in _IDS:
        value = " ".join(prefix + one for one in value.split())
    return f' {name}="{escaped(value)}"'


def walk(node: Node) -> Iterator[Element]:
    """Every element in a node, itself first."""
    if isinstance(node, Element):
        yield node
        for child in node.children:
            yield from walk(child)
