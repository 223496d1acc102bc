"""Zones are written as they are declared."""

from __future__ import annotations

import re

from numcards import scorecard
from numcards.core import SPECTATOR
from numcards.scorecard.zone_table import ZONES
from tests.scorecard.helpers import playout, varied_options


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
