"""Pieces as SVG of a given width, for files and for programs that show no HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from attrs import evolve, frozen

from numcards.render.blocks import Block, beside, box, flowed, pixels, placed, stacked, words
from numcards.render.elements import element
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
)
from numcards.render.score_tables import draw_score

if TYPE_CHECKING:
    from numcards.render.faces import Face
    from numcards.render.theme import Theme

__all__ = ["Pen"]

_GAP: Final = 10
_CLOSE: Final = 3
_LEAST_PANEL: Final = 220
_OVERLAP: Final = 0.16
_CORNER: Final = 0.12
_CAPTION: Final = 108
_SMALLEST_CARD, _LARGEST_CARD, _CARD_SHARE = 30, 54, 0.072


@frozen
class Pen:
    """Draws pieces in a theme, with cards of a width."""

    theme: Theme
    card: float

    @classmethod
    def for_width(cls, theme: Theme, width: float) -> Pen:
        """A pen for pictures of this width: the wider, the larger the cards, within bounds."""
        return cls(theme, min(max(_SMALLEST_CARD, width * _CARD_SHARE), _LARGEST_CARD))

    def draw(self, piece: Piece, most: float) -> Block:
        """One piece, and those inside it, no wider than this."""
        match piece:
            case Text(text, muted):
                return words(text, most, "nc-tm" if muted else "nc-tx")
            case Badge():
                return self.badge(piece, most)
            case Banner(text):
                return _banner(text, most)
            case Hand():
                return self.hand(piece, most)
            case Pile():
                return self._pile(piece)
            case Places(_, lines):
                return stacked(
                    (beside(map(self.face, line), _CLOSE) for line in lines), _CLOSE, middle=True
                )
            case Score():
                return draw_score(piece, most, evolve(self, card=_SMALLEST_CARD))
            case Row():
                return self._row(piece, most)
            case Panel():
                return self._panel(piece, most)
            case _:
                assert_never(piece)

    def face(self, face: Face) -> Block:
        """A card."""
        scale = self.card / self.theme.width
        suit = self.theme.suit(face)
        drawn = element(
            "g",
            *self.theme.draw(face),
            class_=f"nc-{suit}" if suit else None,
            transform=f"scale({scale:.3g})",
        )
        return Block(self.card, self.theme.height * scale, (drawn,))

    def _fanned(self, face: Face) -> Block:
        """A card with a line around it that parts it from the one below."""
        card = self.face(face)
        around = element(
            "rect",
            class_="nc-fo",
            width=pixels(card.width),
            height=pixels(card.height),
            rx=pixels(card.width * _CORNER),
        )
        return evolve(card, drawn=(element("g", around, *card.drawn),))

    def hand(self, hand: Hand, most: float) -> Block:
        """Cards in groups, in as many lines as they need."""
        step = -self.card * _OVERLAP if hand.fan else _CLOSE
        face = self._fanned if hand.fan else self.face
        groups = [[*map(face, group)] for group in hand.groups if group]
        if hand.cut and groups:
            mark = words(CUT, most, "nc-tm")
            groups[0].insert(0, evolve(mark, width=mark.width + _CLOSE - step))
        shown = (flowed(group, most, step, below=_CLOSE) for group in groups)
        return flowed(shown, most, _GAP, below=6)

    def badge(self, badge: Badge, most: float) -> Block:
        """A few words on a ground of their own."""
        loud = badge.tone is Tone.TURN
        text = words(badge.text, most - 18, f"nc-tb nc-ts {'nc-to' if loud else 'nc-tm'}")
        return box(text, "nc-fa" if loud else "nc-fq", (9, 2), radius=10)

    def _pile(self, pile: Pile) -> Block:
        top = self.face(pile.top)
        under = (
            element(
                "rect",
                class_="nc-fu",
                x=pixels(2 * depth),
                y=pixels(2 * depth),
                width=pixels(top.width),
                height=pixels(top.height),
                rx=pixels(top.width * _CORNER),
            )
            for depth in range(min(pile.count - 1, 2), 0, -1)
        )
        shown = Block(top.width, top.height + 4, (*under, *top.drawn))
        caption = words(pile.caption, _CAPTION, "nc-ts nc-tm")
        return stacked((shown, caption), 4)

    def _row(self, row: Row, most: float) -> Block:
        """Panels share the line evenly, anything else takes what it needs."""
        if not all(isinstance(piece, Panel) for piece in row.pieces):
            blocks = (self.draw(piece, most) for piece in row.pieces)
            return flowed(blocks, most, _GAP, below=_GAP)
        least = max(_LEAST_PANEL, 4 * self.card + 60)
        columns = max(1, min(len(row.pieces), int((most + _GAP) // (least + _GAP))))
        share = (most - _GAP * (columns - 1)) / columns
        blocks_of = [self.draw(piece, share) for piece in row.pieces]
        lines = (blocks_of[i : i + columns] for i in range(0, len(blocks_of), columns))
        return stacked(
            (beside(map(_as_high, line, [line] * columns), _GAP) for line in lines), _GAP
        )

    def _panel(self, panel: Panel, most: float) -> Block:
        inner = most - 24
        badges = [self.badge(badge, inner) for badge in panel.badges]
        room = max(inner - sum(badge.width + 8 for badge in badges), inner / 2)
        title = words(panel.title, room, "nc-tx nc-tb")
        head = flowed((title, *badges), inner, 8, below=4, middle=True)
        blocks = (self._inside(piece, inner) for piece in panel.pieces)
        wide = evolve(stacked((head, *blocks), _GAP), width=inner)
        return box(wide, "nc-fp nc-fon" if panel.active else "nc-fp", (12, 11))

    def _inside(self, piece: Piece, room: float) -> Block:
        """A piece of a panel; places stand in its middle."""
        block = self.draw(piece, room)
        if not isinstance(piece, Places):
            return block
        return Block(room, block.height, tuple(placed(block, (room - block.width) / 2, 0)))


def _as_high(block: Block, line: list[Block]) -> Block:
    """A panel as high as the highest beside it: its ground is what it draws first."""
    height = max(each.height for each in line)
    ground, *others = block.drawn
    attributes = {**dict(ground.attributes), "height": pixels(height)}
    return Block(
        block.width, height, (evolve(ground, attributes=tuple(attributes.items())), *others)
    )


def _banner(text: str, most: float) -> Block:
    line = words(text, most - 20, "nc-tb nc-tl")
    padding = (most - line.width) / 2
    return box(line, "nc-fl", (padding, 6), radius=6)
