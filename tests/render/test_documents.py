"""Pictures are small, well-formed, safe and the same every time, and many share a page."""

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Literal
from xml.etree import ElementTree as ET

import pytest
from attrs import evolve

from numcards.core import SPECTATOR, Seat
from numcards.core.decks import NUMBER_CARDS
from numcards.registry import game_names, get_game
from numcards.render import (
    PLAIN,
    Back,
    Element,
    Empty,
    Face,
    Hand,
    Look,
    Panel,
    Piece,
    element,
    grid_pieces,
    grids_of,
    html_of,
    svg_of,
)
from numcards.render.colours import DARK, LIGHT
from numcards.render.drawing import Pen
from numcards.words import LANGUAGES
from tests.render.some_pieces import EVERYTHING, EVIL, PIECES, hand, pyramid
from tests.support.some_options import options_of

LARGEST = 30_000
"""How many bytes a picture of a table has at most."""


def html(pieces: tuple[Piece, ...] = PIECES, look: Look | None = None) -> str:
    return html_of(pieces, "en", label="A table", look=look or Look())


def svg(pieces: tuple[Piece, ...] = PIECES, look: Look | None = None) -> str:
    return svg_of(pieces, "en", label="A table", description="Cards", look=look or Look())


Draw = Callable[..., str]
BOTH = pytest.mark.parametrize("draw", [html, svg])


def parsed(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314


def ids(text: str) -> set[str]:
    found = [each.get("id") for each in parsed(text).iter() if each.get("id")]
    assert max(Counter(found).values()) == 1
    return {name for name in found if name}


@BOTH
def test_every_use_leads_to_a_part_of_the_same_picture(draw: Draw) -> None:
    text = draw()
    uses = {each.get("href") for each in parsed(text).iter() if each.tag.endswith("use")}
    assert uses
    assert {f"#{name}" for name in ids(text)} >= uses


@BOTH
def test_pictures_with_other_content_or_another_key_share_no_ids(draw: Draw) -> None:
    texts = [draw(), draw(PIECES[:-1]), draw(EVERYTHING), draw(look=Look(key="again"))]
    names = [ids(text) for text in texts]
    assert sum(map(len, names)) == len(set().union(*names))


@BOTH
def test_the_same_pieces_give_the_same_text(draw: Draw) -> None:
    assert draw() == draw()


@BOTH
def test_what_people_have_typed_never_becomes_markup(draw: Draw) -> None:
    text = draw((*EVERYTHING, Panel(EVIL, (Hand(EVIL, ()),))))
    assert "<script" not in text
    assert "\x00" not in text
    assert "script" not in {each.tag.rpartition("}")[2] for each in parsed(text).iter()}


@BOTH
def test_nothing_is_fetched_and_nothing_runs(draw: Draw) -> None:
    text = draw(EVERYTHING).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|url\(|@import|@font-face| on[a-z]+=|javascript", text)


def test_cards_in_html_are_named_for_those_who_do_not_see_them() -> None:
    tree = parsed(html((hand("R12 joker"),)))
    cards = [each for each in tree.iter("svg") if each.get("role") == "img"]
    assert [each.findtext("title") for each in cards] == ["red 12", "joker"]
    (group,) = (each for each in tree.iter("div") if each.get("class") == "nc-h")
    assert (group.get("role"), group.get("aria-label")) == ("group", "Your hand")


def test_an_svg_names_and_describes_itself() -> None:
    tree = parsed(svg())
    assert tree.get("role") == "img"
    title, described = (tree.get("aria-labelledby") or "").split()
    texts = {each.get("id"): each.text for each in tree}
    assert (texts[title], texts[described]) == ("A table", "Cards")


@pytest.mark.parametrize("width", [320, 480, 640, 900, 1200])
@pytest.mark.parametrize("piece", EVERYTHING, ids=lambda piece: type(piece).__name__)
def test_no_piece_of_an_svg_is_wider_than_its_room(piece: Piece, width: int) -> None:
    block = Pen.for_width(PLAIN, width).draw(piece, width - 20)
    assert 0 < block.width <= width - 20 + 0.01


@pytest.mark.parametrize("width", [320, 1200])
def test_an_svg_is_as_wide_as_it_was_asked_to_be(width: int) -> None:
    tree = parsed(svg(look=Look(width=width)))
    assert tree.get("width") == str(width)
    assert (tree.get("viewBox") or "").startswith(f"0 0 {width} ")


def test_a_picture_of_everything_has_a_banner_and_a_frame() -> None:
    assert "nc-all" in (parsed(html(EVERYTHING)).get("class") or "").split()
    assert "nc-all" not in (parsed(html()).get("class") or "").split()
    assert ('class="nc-fw"' in svg(EVERYTHING), 'class="nc-fw"' in svg()) == (True, False)
    for text in (html(EVERYTHING), svg(EVERYTHING)):
        assert "Everything is shown" in text


@BOTH
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_scheme_can_be_asked_for(draw: Draw, scheme: Literal["light", "dark"]) -> None:
    assert parsed(draw(look=Look(scheme=scheme))).get("data-theme") == scheme
    assert parsed(draw()).get("data-theme") is None
    assert "prefers-color-scheme:dark" in draw()


@pytest.mark.parametrize("scheme", ["auto", "light", "dark"])
def test_an_svg_for_converters_has_no_variables(scheme: Literal["auto", "light", "dark"]) -> None:
    text = svg(look=Look(scheme=scheme, variables=False))
    assert "var(" not in text
    assert "--nc" not in text
    assert (LIGHT.panel in text) == (scheme != "dark")
    assert (DARK.panel in text) == (scheme == "dark")


def letters(face: Face) -> tuple[Element, ...]:
    return (element("text", "?" if isinstance(face, Back | Empty) else str(face), y=40),)


@BOTH
def test_other_faces_and_colours_can_be_plugged_in(draw: Draw) -> None:
    theme = evolve(PLAIN, draw=letters, parts={}, light=evolve(LIGHT, page="#123456"))
    text = draw((hand("R12"),), Look(theme=theme))
    assert ">R12</text>" in text
    assert "#123456" in text
    assert theme.name != PLAIN.name
    assert "<use" not in text


def test_a_whole_table_is_small() -> None:
    """Six pyramids, a hand and piles; and nearly all cards in one hand."""
    most = (Panel("All cards", (Hand("Deck", (NUMBER_CARDS,)),)), PIECES[6])
    pyramids = tuple(Panel(f"P{seat}", (pyramid("Ada"),)) for seat in range(6))
    for pieces in (most, (*pyramids, PIECES[6], PIECES[7])):
        assert len(html(pieces).encode()) < LARGEST
        assert len(svg(pieces).encode()) < LARGEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_the_grids_of_every_game_become_pictures(name: str, language: Literal["en", "fr"]) -> None:
    game = get_game(name)
    rng, state, largest = Random(5), game.new_game(options_of(game), 5), 0
    for turn in range(400):
        if game.is_over(state):
            break
        if turn % 20 == 0:
            view = game.observe(state, (SPECTATOR, Seat(0), Seat(1))[turn // 20 % 3])
            pieces = grid_pieces(grids_of(game, view), language, [EVIL, "Ada"])
            texts = [html_of(pieces, language, label=name), svg_of(pieces, language, label=name)]
            assert all(len(parsed(text)) for text in texts)
            largest = max(largest, *map(len, texts))
        state = game.apply(state, rng.choice(game.legal_actions(state)))
    assert 0 < largest < LARGEST
