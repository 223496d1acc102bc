"""The French rulebook says what the English one says, rule by rule, and is set as French is."""

from __future__ import annotations

import io
import re
import tokenize
from importlib.resources import files
from itertools import groupby
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ENGLISH = files("numcards") / "rulebook"
FRENCH = ENGLISH / "fr"

NAMES = sorted(
    path.name.removesuffix(".md") for path in ENGLISH.iterdir() if path.name.endswith(".md")
)
NARROW = "\u202f"
"""The narrow no-break space, the one that these pages set before ; : ! ? and in guillemets."""

CODE = re.compile("`([^`]+)`")
RULE = re.compile(r"\b[A-Z][A-Z0-9]*-[0-9]{2}\b")
DEFINED = re.compile(r"^\*\*([A-Z0-9]+-[0-9]{2})\.\*\*")
RULING = re.compile(r"\b(?:rulings?|décisions?)\b", re.IGNORECASE)
THOUSANDS = re.compile(rf"(?<=[0-9])[,{NARROW}](?=[0-9]{{3}}\b)")


def page(name: str, *, french: bool) -> str:
    return ((FRENCH if french else ENGLISH) / f"{name}.md").read_text("utf-8")


def parts(text: str) -> list[str]:
    """A page in pieces that both languages share: paragraphs, headings, rows, items, code."""
    found: list[str] = []
    for fenced, lines in groupby(marked(text), key=lambda line: line[0]):
        block = "\n".join(line for _, line in lines)
        found += [block] if fenced else re.split(r"\n(?=\||- |[0-9]+\. )|\n{2,}", block)
    return [part for part in found if part.strip()]


def marked(text: str) -> Iterator[tuple[bool, str]]:
    """Each line, and whether it belongs to a block of code."""
    inside = False
    for line in text.splitlines():
        fence = line.startswith("```")
        yield inside or fence, line
        inside ^= fence


def kind(part: str) -> str:
    """What a part is: a rule by its id, or the sign that its line begins with."""
    rule = DEFINED.match(part)
    if rule:
        return rule[1]
    sign = re.match(r"#+|\||-|[0-9]+\.|```\w*", part)
    return sign[0] if sign else "text"


def codes(part: str) -> object:
    """What a part says in code; the rows of a table also say it in the same order."""
    found = CODE.findall(part)
    return found if part.startswith("|") else set(found)


def numbers(part: str) -> list[int]:
    prose = RULE.sub("", THOUSANDS.sub("", CODE.sub("", part)))
    return sorted(map(int, re.findall("[0-9]+", prose)))


def meaning(part: str) -> object:
    """What a part says in every language."""
    if part.startswith("```python"):
        code = "\n".join(part.splitlines()[1:-1])
        wanted = (tokenize.NAME, tokenize.NUMBER, tokenize.OP)
        tokens = tokenize.generate_tokens(io.StringIO(code).readline)
        return [token.string for token in tokens if token.type in wanted]
    if part.startswith("```"):
        return re.findall(r"\S*[0-9·]\S*", part)
    return codes(part), numbers(part), sorted(RULE.findall(part)), len(RULING.findall(part))


def test_every_page_is_there_in_french() -> None:
    assert sorted(path.name.removesuffix(".md") for path in FRENCH.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_page_has_the_same_rules_tables_and_lists_in_the_same_order(name: str) -> None:
    english, french = (list(map(kind, parts(page(name, french=each)))) for each in (False, True))
    assert french == english


@pytest.mark.parametrize("name", NAMES)
def test_each_part_names_the_same_codes_numbers_rules_and_rulings(name: str) -> None:
    pairs = zip(parts(page(name, french=False)), parts(page(name, french=True)), strict=True)
    differing = [(en, fr) for en, fr in pairs if meaning(en) != meaning(fr)]
    assert differing == []


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ('| `deal` | `"all"` | INF-03 |', '| `deal` | `"equal"` | INF-03 |'),
        ("| `deal`, `pass` |", "| `pass`, `deal` |"),
        ("A hand of 10 cards (N5-02).", "Une main de 9 cartes (N5-02)."),
        ("As INF-03 says.", "Comme le dit INF-04."),
        ("Ruling: nobody.", "Personne."),
        ("```python\nf(1)\n```", "```python\ng(1)\n```"),
        ("```\n1 · 2\n```", "```\n1 2 ·\n```"),
    ],
)
def test_a_part_that_says_something_else_is_found(english: str, french: str) -> None:
    assert meaning(english) != meaning(french)


@pytest.mark.parametrize("name", NAMES)
def test_the_code_of_a_page_runs(name: str) -> None:
    names: dict[str, object] = {}
    for part in parts(page(name, french=True)):
        if part.startswith("```python"):
            exec("\n".join(part.splitlines()[1:-1]), names)  # noqa: S102  # our own pages


def prose(text: str) -> str:
    """A page with an x for whatever is code."""
    return CODE.sub("x", "\n".join(line for fenced, line in marked(text) if not fenced))


FAULTS = {
    "a straight quotation mark": "['\"]",
    "no narrow no-break space before a high sign": f"[^{NARROW}\n][;:!?»]",
    "no narrow no-break space after a guillemet": f"«[^{NARROW}]",
    "a wider no-break space": "\u00a0",
    "a space beside a no-break space": f" {NARROW}|{NARROW} ",
    "a no-break space with nothing to hold": f"{NARROW}(?![;:!?»0-9])(?<!«.)",
    "three points for an ellipsis": r"\.\.\.",
    "an ordinal that nobody writes": r"\b[0-9]+(?:è[rm]e|ième|st|nd|rd|th)\b",
    "a number with an English comma": r"[0-9],[0-9]{3}\b",
    "an English word": r"(?i:\b(?:the|and|with|which|player|card|ruling)\b)",
}


def faults(text: str) -> list[tuple[str, str]]:
    """Each fault in a text of French prose, with what surrounds it."""
    return [
        (fault, text[max(0, found.start() - 30) : found.end() + 30])
        for fault, pattern in FAULTS.items()
        for found in re.finditer(pattern, text)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_set_as_french_is(name: str) -> None:
    assert faults(prose(page(name, french=True))) == []


@pytest.mark.parametrize(
    "text",
    [
        "l'entame",
        "la pose : un double",
        "la pose: un double",
        "la pose\u00a0: un double",
        f"« le pli{NARROW}»",
        f"«{NARROW}le pli »",
        f"quoi {NARROW}?",
        f"le{NARROW}pli",
        "et ainsi de suite...",
        "la 1ère carte",
        "la 2ème carte",
        "10,000 cartes",
        "le trick and la pose",
    ],
)
def test_a_fault_is_found(text: str) -> None:
    assert faults(text)


def test_faultless_french_has_no_faults() -> None:
    good = f"L’entame{NARROW}: «{NARROW}10{NARROW}000 cartes{NARROW}», la 1re ou la 2e{NARROW}?"
    assert faults(good) == []
