"""The table of zones in the reference page is the one that positions and views are written by."""

from __future__ import annotations

import re
from pathlib import Path

from numcards import scorecard
from numcards.core import SPECTATOR
from numcards.core.zones import Derived
from numcards.scorecard.zone_table import ZONES
from tests.scorecard.helpers import playout, varied_options

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "scorecard.md"


def test_the_reference_page_has_every_zone_with_its_default() -> None:
    rows = [line.strip("| \n").split(" | ") for line in PAGE.read_text("utf-8").splitlines()]
    told = [(row[0].strip("`"), row[1], row[2].strip("`")) for row in rows if len(row) == 3][1:]
    expected = [
        (
            zone.name.format("P0"),
            f"{zone.meaning[0].lower()}{zone.meaning[1:-1]}",
            zone.default_text or "nothing",
        )
        for zone in ZONES.zones
    ]
    assert told == expected
    assert any(isinstance(zone.default, Derived) for zone in ZONES.zones)


def test_every_text_fits_the_pattern_of_its_zone() -> None:
    for number, options in enumerate(varied_options(10)):
        for state in playout(options, number):
            whole = scorecard.zones(state)
            seen = scorecard.view_zones(scorecard.observe(state, SPECTATOR))
            assert list(whole) == list(seen) == list(ZONES.names(options))
            for zone in ZONES.zones:
                for name in ZONES.names_of(zone, options):
                    assert re.fullmatch(zone.content.pattern, whole[name])
                    assert re.fullmatch(zone.seen.pattern, seen[name])
