"""A page of the rulebook has each rule once, each option, and a notation that parses.

The rule ids are counted out here: what the pages are compared with must not come from them.
"""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from attrs import NOTHING, fields

from numcards.registry import game_names, get_game
from tests.support.some_options import options_of

RULEBOOK = files("numcards") / "rulebook"
TESTS = Path(__file__).parents[1]

RULES = {
    "index": ("ALL", 8),
    "inferno": ("INF", 34),
    "num5": ("N5", 22),
    "infini": ("INI", 27),
    "pyramid": ("PYR", 36),
    "scorecard": ("SC", 38),
}
"""The prefix of each page's rule ids, and how many rules it has."""

DEFINED = re.compile(r"^\*\*([A-Z0-9]+-[0-9]{2})\.\*\* (.*)$", re.MULTILINE)
PLAIN = int | str | None
"""What a default is unless it is worked out of other options."""
NAMED = re.compile(r"\b[A-Z][A-Z0-9]*-[0-9]{2}\b")
OPTION = re.compile(r"^\| `([a-z_]+)` \| ([^|]+) \|", re.MULTILINE)


def page(name: str) -> str:
    return (RULEBOOK / f"{name}.md").read_text("utf-8")


def section(name: str, heading: str) -> str:
    """What stands under a heading of the page of a game."""
    sections = page(get_game(name).INFO.rulebook).split("\n## ")
    return next(text for text in sections if text.removeprefix("The ").lower().startswith(heading))


def ids(name: str) -> list[str]:
    prefix, count = RULES[name]
    return [f"{prefix}-{number:02}" for number in range(1, count + 1)]


def test_every_page_is_counted_out() -> None:
    assert sorted(RULES) == sorted(
        path.name.removesuffix(".md") for path in RULEBOOK.iterdir() if path.name.endswith(".md")
    )


@pytest.mark.parametrize("name", RULES)
def test_a_page_defines_each_rule_once(name: str) -> None:
    assert sorted(rule for rule, _ in DEFINED.findall(page(name))) == ids(name)


@pytest.mark.parametrize("name", RULES)
def test_a_rule_says_something(name: str) -> None:
    too_short = [rule for rule, words in DEFINED.findall(page(name)) if len(words) < 15]
    assert too_short == []


@pytest.mark.parametrize("name", RULES)
def test_each_rule_is_named_by_a_test(name: str) -> None:
    tests = "".join(path.read_text("utf-8") for path in TESTS.rglob("*.py"))
    named = tests.upper().replace("_", "-")
    assert [rule for rule in ids(name) if rule not in named] == []


@pytest.mark.parametrize("name", RULES)
def test_a_page_names_only_rules_that_there_are(name: str) -> None:
    known = {rule for other in RULES for rule in ids(other)}
    assert set(NAMED.findall(page(name))) <= known


@pytest.mark.parametrize("name", game_names())
def test_each_game_has_the_page_that_it_names(name: str) -> None:
    assert get_game(name).INFO.rulebook in RULES


@pytest.mark.parametrize("name", game_names())
def test_the_options_table_has_every_option_with_its_default(name: str) -> None:
    table = dict(OPTION.findall(section(name, "options")))
    own = fields(get_game(name).Options)
    options = {field.name: field.default for field in own if field.init}
    assert list(table) == list(options)
    for option, default in options.items():
        written = table[option].replace("`", "").replace('"', "'")
        if isinstance(default, PLAIN):
            assert written.startswith(repr(default)), option
        elif default is NOTHING:
            assert written.startswith(("none", "required")), option
        else:
            assert repr(getattr(options_of(get_game(name)), option)) in written, option


@pytest.mark.parametrize("name", game_names())
def test_the_notation_table_parses(name: str) -> None:
    parse = get_game(name).parse_action
    table = section(name, "notation").split("\n\n")[1]
    cells = [row.split("|")[1] for row in table.splitlines()]
    texts = [text for cell in cells for text in re.findall("`([^`]+)`", cell)]
    assert texts
    assert [str(parse(text)) for text in texts] == texts
