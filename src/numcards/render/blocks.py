"""Blocks of SVG with a size of their own, and how they are put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from numcards.render.elements import Element, element
from numcards.render.measures import BOLD, lines_of, text_width

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["Block", "beside", "box", "flowed", "pixels", "placed", "stacked", "words"]


@frozen
class Block:
    """Something drawn, and how much room it takes up, in pixels."""

    width: float
    height: float
    drawn: tuple[Element, ...] = ()


def pixels(number: float) -> str:
    """A length with one digit behind the point, and none where that is 0."""
    return f"{number:.1f}".removesuffix(".0")


def placed(block: Block, x: float, y: float, scale: float = 1) -> Iterable[Element]:
    """What a block draws, moved so that its left upper corner lies here."""
    if not block.drawn:
        return
    steps = [f"translate({pixels(x)} {pixels(y)})"] if x or y else []
    steps += [f"scale({scale:.3g})"] if scale != 1 else []
    if not steps:
        yield from block.drawn
    elif len(block.drawn) == 1 and block.drawn[0].tag == "g":
        yield _moved(block.drawn[0], " ".join(steps))
    else:
        yield element("g", *block.drawn, transform=" ".join(steps))


def _moved(group: Element, steps: str) -> Element:
    """A group with these steps before its own, which saves a group around it."""
    attributes = dict(group.attributes)
    attributes["transform"] = f"{steps} {attributes.get('transform', '')}".rstrip()
    return evolve(group, attributes=tuple(attributes.items()))


def stacked(blocks: Iterable[Block], gap: float, *, middle: bool = False) -> Block:
    """Blocks under each other, at the left or in the middle."""
    kept = tuple(blocks)
    width = max((block.width for block in kept), default=0)
    drawn: list[Element] = []
    y = 0.0
    for block in kept:
        drawn += placed(block, (width - block.width) / 2 if middle else 0, y)
        y += block.height + gap
    return Block(width, max(y - gap, 0), tuple(drawn))


def beside(blocks: Iterable[Block], gap: float, *, middle: bool = False) -> Block:
    """Blocks beside each other, at the top or at half height; a gap below 0 lets them overlap."""
    kept = tuple(blocks)
    height = max((block.height for block in kept), default=0)
    drawn: list[Element] = []
    x = 0.0
    for block in kept:
        drawn += placed(block, x, (height - block.height) / 2 if middle else 0)
        x += block.width + gap
    return Block(max(x - gap, 0), height, tuple(drawn))


def flowed(
    blocks: Iterable[Block], most: float, gap: float, *, below: float, middle: bool = False
) -> Block:
    """Blocks beside each other in as many lines as they need."""
    lines: list[list[Block]] = [[]]
    for block in blocks:
        width = sum(each.width + gap for each in lines[-1]) + block.width
        if lines[-1] and width > most:
            lines.append([])
        lines[-1].append(block)
    return stacked((beside(line, gap, middle=middle) for line in lines), below)


def words(text: str, most: float, class_: str = "nc-tx") -> Block:
    """A text in as many lines as it needs; its class says how large and how bold it is."""
    size = 12 if "nc-ts" in class_ else 14
    scale = BOLD if "nc-tb" in class_ else 1
    lines = lines_of(text, size * scale, most)
    widths = [text_width(line, size * scale) for line in lines]
    step = size * 1.4
    drawn = (
        element(
            "text",
            line,
            class_=class_,
            y=pixels(number * step + size * 1.05),
            textLength=pixels(width),
            lengthAdjust="spacingAndGlyphs",
        )
        for number, (line, width) in enumerate(zip(lines, widths, strict=True))
        if line
    )
    return Block(max(widths), len(lines) * step, tuple(drawn))


def box(block: Block, class_: str, padding: Sequence[float], *, radius: float = 10) -> Block:
    """A block in a box with rounded corners, with room at its sides and above and below it."""
    across, down = padding
    width, height = block.width + 2 * across, block.height + 2 * down
    ground = element(
        "rect", class_=class_, width=pixels(width), height=pixels(height), rx=pixels(radius)
    )
    return Block(width, height, (ground, *placed(block, across, down)))
