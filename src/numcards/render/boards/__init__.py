"""The tables of games that are more than grids: their pieces, in a place of their own."""
