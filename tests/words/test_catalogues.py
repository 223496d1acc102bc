"""The French catalogues are complete, current, compiled, and fit the English sentences."""

import re
from gettext import GNUTranslations
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Message
from tools import catalogues

DOMAINS = catalogues.messages_by_domain()
FILES = sorted(catalogues.FRENCH.glob("*.po"))
PUNCTUATION = re.compile(r" [:;!?»]|« ")


def messages(path: Path) -> list[Message]:
    return [message for message in catalogues.read(path) if message.id]


def forms(text: object) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)  # type: ignore[arg-type]  # of Babel


def facts(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_game_has_its_catalogue() -> None:
    assert {path.stem for path in FILES} == {*DOMAINS, "argparse"}


@pytest.mark.parametrize("domain", sorted(DOMAINS))
def test_no_message_is_missing_or_stale(domain: str) -> None:
    kept = {message.id for message in messages(catalogues.FRENCH / f"{domain}.po")}
    assert kept == set(DOMAINS[domain])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_message_is_translated(path: Path) -> None:
    assert catalogues.untranslated(catalogues.read(path)) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_translation_names_a_fact_that_the_english_does_not_have(path: Path) -> None:
    for message in messages(path):
        if path.stem == "argparse":
            continue
        english = set().union(*map(facts, forms(message.id)))
        for form in forms(message.string):
            assert facts(form) <= english, form


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_french_punctuation_stands_behind_no_break_spaces(path: Path) -> None:
    for message in messages(path):
        for form in forms(message.string):
            assert not PUNCTUATION.search(form), form


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_compiled_catalogue_says_the_same(path: Path) -> None:
    with path.with_suffix(".mo").open("rb") as file:
        compiled = GNUTranslations(file)
    for message in messages(path):
        english, french = forms(message.id), forms(message.string)
        if len(english) == 1:
            assert compiled.gettext(english[0]) == french[0]
        else:
            one, many = english
            assert compiled.ngettext(one, many, 1) == compiled.ngettext(one, many, 0) == french[0]
            assert compiled.ngettext(one, many, 2) == french[1]


def test_what_several_catalogues_say_they_say_alike() -> None:
    seen: dict[object, object] = {}
    for path in FILES:
        for message in messages(path):
            assert seen.setdefault(message.id, message.string) == message.string


def test_a_template_that_is_no_literal_is_found(tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text("from m import say\n\ndef f(text):\n    return say(text)\n")
    with pytest.raises(catalogues.TemplateError, match=r"source\.py:4"):
        list(catalogues.templates(source))


def test_templates_are_found_wherever_they_stand(tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text(
        'TEXT = "Assigned."\n'
        'say("Said.")\n'
        "say(TEXT)\n"
        'say("If." if x else "Else.")\n'
        'say_count("One.", "Many.", n)\n'
        'raise UsageError("Wrong.", given=1)\n'
        'Refusal(code, "R-1", "Refused.", facts)\n'
        'reader.complain("Bad zone.")\n'
    )
    found = {message for message, _ in catalogues.templates(source)}
    assert found == {
        "Said.",
        "Assigned.",
        "If.",
        "Else.",
        ("One.", "Many."),
        "Wrong.",
        "Refused.",
        "Bad zone.",
    }
