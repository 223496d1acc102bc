"""Elements are written so that no text of theirs becomes markup."""

from xml.etree import ElementTree as ET

import pytest

from numcards.render.elements import Raw, element, walk, write


@pytest.mark.parametrize("text", ["<b>&amp;", "\"'", "]]>", "Zoë 🂡", "a\tb\nc"])
def test_texts_and_attributes_come_back_as_they_were(text: str) -> None:
    tree = ET.fromstring(write(element("p", text, title=text)))  # noqa: S314
    assert tree.text == text
    assert tree.get("title") == text.replace("\t", " ").replace("\n", " ")


@pytest.mark.parametrize("foreign", ["\x00", "\x1b", "\ud800", "\ufffe", "\uffff"])
def test_what_no_document_may_hold_is_replaced(foreign: str) -> None:
    assert write(element("p", f"a{foreign}b")) == "<p>a\ufffdb</p>"


def test_attributes_keep_their_order_and_none_is_left_out() -> None:
    assert write(element("a", class_="x", id=None, data_theme="dark", rx=1)) == (
        '<a class="x" data-theme="dark" rx="1"></a>'
    )


def test_ids_and_what_leads_to_them_get_the_prefix() -> None:
    node = element("svg", element("use", href="#R"), id="t", aria_labelledby="t d")
    assert write(node, "n-") == ('<svg id="n-t" aria-labelledby="n-t n-d"><use href="#n-R"/></svg>')


def test_markup_of_ours_is_not_escaped() -> None:
    assert write(element("style", Raw("a>b{}"))) == "<style>a>b{}</style>"


def test_walking_meets_every_element_once() -> None:
    node = element("a", "text", element("b", element("c")), Raw("<d/>"), element("e"))
    assert [each.tag for each in walk(node)] == ["a", "b", "c", "e"]
