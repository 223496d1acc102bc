"""What a viewer sees of a table, as grids of text for a terminal, a log or a web page.

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
"""

from __future__ import annotations

from numcards.render.grids import Cell, Grid, WordedGrid, grid_text, worded, worded_rows
from numcards.render.pictures import grids_of, scene

__all__ = [
    "Cell",
    "Grid",
    "WordedGrid",
    "grid_text",
    "grids_of",
    "scene",
    "worded",
    "worded_rows",
]
