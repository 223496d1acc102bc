"""Write all pages anew: `python -m tests.shown`."""

from numcards.registry import game_names
from tests.shown.pages import FOLDER, page

for name in game_names():
    (FOLDER / f"{name}.txt").write_text(page(name), encoding="utf-8")
