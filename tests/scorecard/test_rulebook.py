"""The rulebook page names every rule, every objective and every action."""

from __future__ import annotations

import re
from importlib.resources import files

from numcards import scorecard
from numcards.scorecard import OBJECTIVES, Options

PAGE = files("numcards") / "rulebook" / "scorecard.md"


def test_the_page_has_every_rule_once() -> None:
    headed = re.findall(r"^\*\*(SC-\d\d)\.\*\*", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(headed) == [f"SC-{number:02}" for number in range(1, 39)]


def test_the_table_of_objectives() -> None:
    rows = [line.split("|") for line in PAGE.read_text(encoding="utf-8").splitlines()]
    table = {row[3].strip(" `"): row[5] for row in rows if len(row) == 7 and "highest" in row[5]}
    assert list(table) == [str(objective) for objective in OBJECTIVES]
    for objective in OBJECTIVES:
        assert re.match(rf" {objective.pays}\b", table[str(objective)])


def test_every_kind_of_action_is_in_the_notation() -> None:
    page = PAGE.read_text(encoding="utf-8")
    kinds = {str(action).split(":")[0] for action in scorecard.all_actions(Options(players=2))}
    for kind in kinds:
        assert re.search(rf"`{kind}[`:]", page), kind
