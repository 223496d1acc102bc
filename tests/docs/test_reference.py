"""The reference documents each public name once."""

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from numcards.registry import game_names

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"

PAGES = {
    "numcards.core": "core",
    "numcards.inferno": "inferno",
    "numcards.num5": "num5",
    "numcards.infini": "infini",
    "numcards.pyramid": "pyramid",
    "numcards.scorecard": "scorecard",
    "numcards.registry": "index",
    "numcards.testing": "testing",
}
"""Where the names of each public module are documented."""

DIRECTIVE = re.compile(
    r"^\.\. (?:auto)?(?:class|data|exception|function):: (\w+)(?:\(.*\))?$", re.MULTILINE
)


def test_every_game_has_a_page() -> None:
    assert {f"numcards.{name}" for name in game_names()} <= set(PAGES)


@pytest.mark.parametrize("module", PAGES)
def test_each_public_name_is_documented_once(module: str) -> None:
    text = (REFERENCE / f"{PAGES[module]}.md").read_text("utf-8")
    documented = Counter(DIRECTIVE.findall(text))
    assert documented == Counter(import_module(module).__all__)
