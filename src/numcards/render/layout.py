"""Pieces as HTML that fits pages from 320 to 1,200 pixels wide."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final, assert_never

from attrs import frozen

from numcards.render.elements import Element, Node, element
from numcards.render.names import face_name
from numcards.render.pieces import (
    CUT,
    Badge,
    Banner,
    Hand,
    Panel,
    Piece,
    Pile,
    Places,
    Row,
    Score,
    Text,
    Tone,
    right_columns,
)
from numcards.words import word

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numcards.render.faces import Face
    from numcards.render.pieces import Cell
    from numcards.render.theme import Theme
    from numcards.words import Language

__all__ = ["BANNER_CLASS", "Painter"]

BANNER_CLASS: Final = "nc-all-bar"
"""The class of a banner, by which its picture is known."""


@frozen
class Painter:
    """Turns pieces into elements, in a theme and a language."""

    theme: Theme
    language: Language

    def paint(self, piece: Piece) -> Element:
        """One piece, and those inside it."""
        match piece:
            case Text(text, muted):
                return _div(f"nc-x{' nc-m' if muted else ''}", text)
            case Badge():
                return _badge(piece)
            case Banner(text):
                return element("div", element("span", text), class_=BANNER_CLASS, role="note")
            case Hand():
                return self._hand(piece)
            case Pile():
                return self._pile(piece)
            case Places():
                return self._places(piece)
            case Score():
                return self._score(piece)
            case Row(pieces):
                return _div("nc-row", *map(self.paint, pieces))
            case Panel():
                return self._panel(piece)
            case _:
                assert_never(piece)

    def face(self, face: Face) -> Element:
        """A card, with its name for those who hear the picture."""
        theme, suit = self.theme, self.theme.suit(face)
        return element(
            "svg",
            element("title", word(face_name(face), self.language)),
            *theme.draw(face),
            class_=f"nc-c nc-{suit}" if suit else "nc-c",
            viewBox=f"0 0 {theme.width} {theme.height}",
            role="img",
        )

    def _hand(self, hand: Hand) -> Element:
        groups = [[*map(self.face, group)] for group in hand.groups if group]
        if hand.cut and groups:
            groups[0].insert(0, element("span", CUT, class_="nc-m"))
        shown = (_div("nc-u", *group) for group in groups)
        return _group(f"nc-h{' nc-f' if hand.fan else ''}", hand.label, shown)

    def _pile(self, pile: Pile) -> Element:
        deep = min(pile.count - 1, _DEEPEST) if pile.count else 0
        class_ = f"nc-k{f' nc-k{deep}' if deep > 0 else ''}"
        shown = _div(class_, self.face(pile.top))
        return _group("nc-pile", pile.label, (shown, _div("nc-cap", pile.caption)))

    def _places(self, places: Places) -> Element:
        lines = (_div("nc-line", *map(self.face, line)) for line in places.lines)
        return _group("nc-y", places.label, lines)

    def _panel(self, panel: Panel) -> Element:
        head = _div("nc-t", element("span", panel.title, class_="nc-n"), *map(_badge, panel.badges))
        class_ = f"nc-p{' nc-on' if panel.active else ''}"
        return _group(class_, panel.title, (head, *map(self.paint, panel.pieces)))

    def _score(self, score: Score) -> Element:
        classes = tuple("nc-r" if right else None for right in right_columns(score))
        heads = (
            element("th", text, scope="col", class_=class_)
            for text, class_ in zip_longest(score.header, classes[: len(score.header)])
        )
        rows = (
            element("tr", *cells, class_="nc-sum" if place in score.strong else None)
            for place, cells in enumerate(self._cells(score, classes))
        )
        head = (element("thead", element("tr", *heads)),) if score.header else ()
        return element(
            "div",
            element("table", *head, element("tbody", *rows)),
            class_=f"nc-w{' nc-ws' if score.stacks else ''}",
            role="region",
            aria_label=score.label,
            tabindex=0,
        )

    def _cells(
        self, score: Score, classes: tuple[str | None, ...]
    ) -> Iterable[tuple[Element, ...]]:
        """The cells of each line, those that may be stacked with the heading of their column."""
        heads = score.header if score.stacks and score.header else (None,) * len(classes)
        for first, *others in score.lines:
            cells = (
                element(
                    "td", self._cell(cell), class_="nc-0" if cell == "" else class_, data_head=head
                )
                for cell, class_, head in zip(others, classes[1:], heads[1:], strict=True)
            )
            yield element("th", self._cell(first), scope="row"), *cells

    def _cell(self, cell: Cell) -> Node:
        match cell:
            case Hand() | Badge():
                return self.paint(cell)
            case _:
                return str(cell)


_DEEPEST: Final = 2
"""How many cards show under the topmost of a pile at most."""


def _div(class_: str, *children: Node) -> Element:
    return element("div", *children, class_=class_)


def _group(class_: str, label: str, children: Iterable[Node]) -> Element:
    return element("div", *children, class_=class_, role="group", aria_label=label)


def _badge(badge: Badge) -> Element:
    tone = "nc-turn" if badge.tone is Tone.TURN else "nc-quiet"
    return element("span", badge.text, class_=f"nc-badge {tone}")
