"""A record becomes one piece of HTML: every position, as one viewer sees it, and what happened."""

import re
from functools import cache
from random import Random
from xml.etree import ElementTree as ET

import pytest

from numcards import num5, pyramid
from numcards.core import SPECTATOR, RecordError, Seat, Viewer
from numcards.records import Record, Recorder
from numcards.render import Look, scrubber
from numcards.words import LANGUAGES, Language


@cache
def record() -> Record:
    recorder = Recorder(num5, num5.Options(players=3, hand_size=3, rounds_to_win=1), seed=1)
    rng = Random(1)
    while not num5.is_over(recorder.state):
        recorder.play(rng.choice(num5.legal_actions(recorder.state)))
    return recorder.record()


def film(viewer: Viewer = SPECTATOR, language: Language = "en", key: str = "") -> ET.Element:
    text = scrubber(num5, record(), viewer, language, Look(key=key))
    return ET.fromstring(text)  # noqa: S314


def of_class(tree: ET.Element, name: str) -> list[ET.Element]:
    return [each for each in tree.iter() if name in (each.get("class") or "").split()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_there_and_the_first_is_shown(language: Language) -> None:
    tree = film(language=language)
    shots = of_class(tree, "nc-shot")
    assert len(shots) == len(record().actions) + 1
    assert [each.get("hidden") for each in shots] == [None] + [""] * len(record().actions)
    (slider,) = tree.iter("input")
    assert (slider.get("min"), slider.get("max")) == ("0", str(len(record().actions)))


def test_every_control_has_a_name() -> None:
    tree = film()
    controls = [*tree.iter("button"), *tree.iter("input")]
    assert len(controls) == 5
    assert all(each.get("aria-label") for each in controls)


def test_what_happened_stands_beside_the_position() -> None:
    first, second, *_ = of_class(film(), "nc-log")
    assert "".join(second.itertext()).startswith(f"1 / {len(record().actions)}")
    assert len(list(first)) > 1
    assert len(list(second)) > 1


def test_a_viewer_sees_no_more_than_its_views_and_events() -> None:
    """What a seat chooses is hidden from the others until all have chosen."""
    action = record().actions[0]
    seat, card = action.split(":")
    chooser, other = Seat(int(seat[1:])), Seat(1 if seat == "P0" else 0)
    told = [
        "".join(of_class(film(viewer), "nc-log")[1].itertext())
        for viewer in (chooser, other, SPECTATOR)
    ]
    assert [card in each for each in told] == [True, False, False]


def test_films_on_one_page_do_not_disturb_each_other() -> None:
    ids = [{each.get("id") for each in film(key=key).iter() if each.get("id")} for key in "ab"]
    assert ids[0].isdisjoint(ids[1])
    handlers = {
        value
        for each in film().iter()
        for name, value in each.attrib.items()
        if name.startswith("on")
    }
    assert handlers
    assert all(re.match(r"(const r=)?this\.closest\(", value) for value in handlers)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError):
        scrubber(pyramid, record(), SPECTATOR, "en")
