"""The French rulebook says what the English one says, rule by rule, and is set as French is."""

from __future__ import annotations

import io
import re
import tokenize
import unicodedata
from collections import Counter
from importlib.resources import files
from itertools import groupby
from pathlib import Path
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


GLOSSARY = Path(__file__).parents[2] / "docs" / "rulebook" / "glossary.md"
SECTIONS = {
    "All games": NAMES,
    "NUM Inferno": ["inferno"],
    "NUM-5": ["num5"],
    "NUM Infini": ["infini"],
    "NUM Pyramid": ["pyramid"],
    "NUM Scorecard": ["scorecard"],
}
"""The pages that use the terms of each section of the glossary."""
COLUMNS = ("English", "français", "meaning", "sens", "rule")


def terms() -> Iterator[tuple[str, list[str]]]:
    """Each row of the glossary with its section: two terms, two meanings, and a rule or none."""
    for section in GLOSSARY.read_text("utf-8").split("\n## ")[1:]:
        title, *lines = section.splitlines()
        rows = [line for line in lines if line.startswith("|")]
        yield from ((title, [cell.strip() for cell in row.split("|")[1:-1]]) for row in rows[2:])


def plain(text: str) -> str:
    """A text in small letters without accents, in which forms differ (révéler, révèle)."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def is_used(term: str, texts: list[str]) -> bool:
    """Whether a text has a term in some form: the beginnings of its words, in a row."""
    words = re.findall(r"\w+", plain(re.sub(r"\(.*\)", "", term)))
    forms = r"\W+".join(rf"\b{word[: max(4, len(word) * 2 // 3)]}\w*" for word in words)
    return any(re.search(forms, plain(text)) for text in texts)


def test_the_glossary_has_a_section_for_each_page() -> None:
    assert list(dict.fromkeys(title for title, _ in terms())) == list(SECTIONS)
    assert {name for names in SECTIONS.values() for name in names} == set(NAMES)


def test_the_glossary_gives_each_term_once_with_its_meaning_in_both_languages() -> None:
    rows = list(terms())
    assert [row for _, row in rows if len(row) != len(COLUMNS) or not all(row[:4])] == []
    named = Counter((title, row[0]) for title, row in rows)
    assert [term for term, times in named.items() if times > 1] == []


def test_the_french_of_the_glossary_is_set_as_french_is() -> None:
    found = [faults(prose(f"{row[1]}\n{row[3]}")) for _, row in terms()]
    assert [each for each in found if each] == []


@pytest.mark.parametrize("language", COLUMNS[:2])
def test_the_rulebook_uses_the_terms_of_the_glossary(language: str) -> None:
    column = COLUMNS.index(language)
    texts = {name: page(name, french=language == "français") for name in NAMES}
    unused = [
        row[column]
        for title, row in terms()
        if not is_used(row[column], [texts[name] for name in SECTIONS[title]])
    ]
    assert unused == []


def test_a_term_that_nobody_uses_is_found() -> None:
    assert is_used("manche bloquée", ["Une manche bloquée se termine", "Une manche est finie"])
    assert not is_used("manche bloquée", ["Une manche est finie", "Le pli est bloqué"])


def test_the_rules_of_the_glossary_are_on_the_pages_of_its_sections() -> None:
    rules = {
        title: {kind(part) for name in names for part in parts(page(name, french=True))}
        for title, names in SECTIONS.items()
    }
    unknown = [row[-1] for title, row in terms() if row[-1] and row[-1] not in rules[title]]
    assert unknown == []
