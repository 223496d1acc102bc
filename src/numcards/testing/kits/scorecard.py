"""What the battery is told of the scorecard game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from numcards import scorecard
from numcards.core.seats import SPECTATOR, Viewer, seat_text
from numcards.testing.kit import GameKit, HiddenPlaces

__all__ = ["KIT"]


@st.composite
def _options(draw: DrawFn) -> scorecard.Options:
    players = draw(st.integers(2, 6))
    discovery = draw(st.sampled_from([False, False, False, True]))
    return scorecard.Options(
        players=players,
        mode="discovery" if discovery else "classic",
        special_copies=0 if discovery else draw(st.sampled_from([1, 0, 3, 8])),
        bust=draw(st.sampled_from(["out", "sequence", "round"])),
        max_rounds=draw(st.integers(1, 2)),
        first_player=draw(st.integers(0, players - 1)),
    )


def _hidden_places(
    options: scorecard.Options, zones: Mapping[str, str], viewer: Viewer
) -> HiddenPlaces:
    """The piles but for the tops that were seen, and another's quantum (SC-21, SC-23).

    `options` decide nothing here.
    """
    del options
    own = None if viewer is SPECTATOR else seat_text(viewer)
    hidden = []
    for pile, peeked in (("pile1", "peeked1"), ("pile2", "peeked2")):
        known = own in zones[peeked].split(" ")
        words = zones[pile].split(" ") if zones[pile] else []
        hidden += [(pile, index) for index in range(known, len(words))]
    if zones["quantum"] and zones["turn"] != own:
        hidden += [("quantum", index) for index in range(len(zones["quantum"].split(" ")))]
    return tuple(hidden)


KIT: Final = GameKit(
    game=scorecard,
    options=_options(),
    widest=(scorecard.Options(players=6),),
    hidden_places=_hidden_places,
    positions=(
        (scorecard.Options(players=2), {"pile2": "G2"}),
        (scorecard.Options(players=2), {"P0.reserve": "flip", "pile1": "G4"}),
        (
            scorecard.Options(players=2),
            {"P0.sequence": "R5", "P1.sequence": "G5", "phase": "free"},
        ),
        (scorecard.Options(players=3), {"out": "P1", "pile1": "R1 G3", "turns": "4"}),
    ),
)
