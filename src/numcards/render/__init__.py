"""What a viewer sees of a table: as grids of text for a terminal or a log, or as pictures.

Pictures are made of pieces, such as a hand, a pile or a panel, and become HTML or SVG.

>>> from numcards import inferno, render
>>> state = inferno.new_game(inferno.Options(players=2, deal=5), seed=1)
>>> for grid in render.grids_of(inferno, inferno.observe(state, 0)):
...     print(render.grid_text(grid, "en"))
Round 1: the highest value is strongest
  player  cards  in the trick  rounds won
  P0      5      to play       0
  P1      5                    0
Trick: to be led
Your hand
  B0 | R2 | B4 | G15 | joker
>>> picture = render.svg(inferno.observe(state, 0), "en")
"""

from __future__ import annotations

from numcards.render.colours import Palette, Suit, contrast
from numcards.render.documents import html_of, svg_of
from numcards.render.elements import Element, element
from numcards.render.faces import Back, Empty, Face
from numcards.render.grid_pieces import grid_pieces
from numcards.render.grids import Cell, Grid, WordedGrid, grid_text, worded, worded_rows
from numcards.render.names import face_name
from numcards.render.pictures import AllSeeing, all_seeing, grids_of, html, pieces_of, scene, svg
from numcards.render.pieces import (
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
from numcards.render.scrubbers import scrubber
from numcards.render.theme import PLAIN, Look, Scheme, Theme

__all__ = [
    "PLAIN",
    "AllSeeing",
    "Back",
    "Badge",
    "Banner",
    "Cell",
    "Element",
    "Empty",
    "Face",
    "Grid",
    "Hand",
    "Look",
    "Palette",
    "Panel",
    "Piece",
    "Pile",
    "Places",
    "Row",
    "Scheme",
    "Score",
    "Suit",
    "Text",
    "Theme",
    "Tone",
    "WordedGrid",
    "all_seeing",
    "contrast",
    "element",
    "face_name",
    "grid_pieces",
    "grid_text",
    "grids_of",
    "html",
    "html_of",
    "pieces_of",
    "scene",
    "scrubber",
    "svg",
    "svg_of",
    "worded",
    "worded_rows",
]
