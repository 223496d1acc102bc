"""Positions and views are shown, and bad texts refused, as the pages beside have it.

After a change on purpose, `python -m tests.shown` writes the pages anew, for a person to read.
"""

import pytest

from numcards.registry import game_names
from tests.shown.pages import FOLDER, page


@pytest.mark.parametrize("name", game_names())
def test_everything_is_shown_to_the_letter(name: str) -> None:
    assert page(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
