"""The faces of cards: all there, all different, and called by their names."""

import pytest

from numcards.core.cards import FAMILIES, SPECIALS, VALUES, Card, Family, NumberCard, Special, Value
from numcards.render import PLAIN, Back, Empty, Face, face_name
from numcards.render.documents import parts_used
from numcards.render.elements import element, walk, write
from numcards.render.shapes import FAMILY_SIGNS, SPECIAL_SIGNS, number_width
from numcards.words import LANGUAGES, word

CARDS: tuple[Card, ...] = (
    *(NumberCard(family, value) for family in FAMILIES for value in VALUES),
    *SPECIALS,
)
FACES: tuple[Face, ...] = (*CARDS, Back(), Back(0), Back(7), Back(48), Back(109), Empty())


def drawing(face: Face) -> str:
    return write(element("g", *PLAIN.draw(face)))


def test_there_are_113_cards_and_no_two_faces_are_drawn_alike() -> None:
    assert len(CARDS) == 113
    assert len({drawing(face) for face in FACES}) == len(FACES)


@pytest.mark.parametrize("face", FACES, ids=str)
def test_every_part_that_a_face_uses_is_there(face: Face) -> None:
    parts = list(parts_used(element("g", *PLAIN.draw(face)), PLAIN))
    assert parts
    assert {dict(part.attributes)["id"] for part in parts} <= set(PLAIN.parts)


def test_families_differ_by_shape_when_all_colours_are_taken_away() -> None:
    paths = {
        family: tuple(
            dict(each.attributes)["d"]
            for each in walk(PLAIN.parts[family.code])
            if each.tag == "path"
        )
        for family in FAMILIES
    }
    assert len(set(paths.values())) == len(FAMILIES)
    assert len(SPECIAL_SIGNS) == len(set(map(write, SPECIAL_SIGNS.values()))) == len(SPECIALS)
    assert set(FAMILY_SIGNS) == set(FAMILIES) - {Family.RAINBOW}


@pytest.mark.parametrize("number", [0, 9, 10, 16, 99, 109, 888])
def test_numbers_stay_on_the_card(number: int) -> None:
    if number in VALUES:
        assert 9 + number_width(number) + 3.25 < 60 - 9
    assert number_width(number) * 0.55 + 16 <= 60


@pytest.mark.parametrize("face", FACES, ids=str)
def test_no_face_asks_for_a_font_a_picture_or_a_program(face: Face) -> None:
    nodes = [element("g", *PLAIN.draw(face)), *parts_used(element("g", *PLAIN.draw(face)), PLAIN)]
    tags = {each.tag for node in nodes for each in walk(node)}
    assert tags <= {"g", "use", "path", "rect", "circle", "ellipse"}


@pytest.mark.parametrize(
    ("face", "english"),
    [
        (NumberCard(Family.RED, Value(12)), "red 12"),
        (NumberCard(Family.RAINBOW, Value(0)), "Rainbow 0"),
        (Special.NUMX, "numx"),
        (Back(), "face down"),
        (Back(1), "1 card face down"),
        (Back(30), "30 cards face down"),
        (Empty(), "empty place"),
    ],
)
def test_a_face_has_a_name(face: Face, english: str) -> None:
    assert word(face_name(face), "en") == english


def test_every_face_has_a_name_of_its_own_in_both_languages() -> None:
    for language in LANGUAGES:
        assert len({word(face_name(face), language) for face in FACES}) == len(FACES)
