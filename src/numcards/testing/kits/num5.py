"""What the battery is told of NUM-5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from numcards import num5
from numcards.core.seats import Viewer
from numcards.testing.kit import GameKit, HiddenPlaces

__all__ = ["KIT"]

_LONGEST_ROUND: Final = 30
"""How many cards are dealt at most, so that games stay short."""


@st.composite
def _options(draw: DrawFn) -> num5.Options:
    players = draw(st.integers(2, 9))
    return num5.Options(
        players=players,
        hand_size=draw(st.integers(1, _LONGEST_ROUND // players)),
        row_limit=draw(st.integers(3, 6)),
        lower_fifth=draw(st.sampled_from(["limit", "first"])),
        row_tie=draw(st.sampled_from(["player", "table_order"])),
        reveal_order=draw(st.sampled_from(["ascending", "descending"])),
        rounds_to_win=draw(st.integers(1, 3)),
    )


def _hidden_places(options: num5.Options, zones: Mapping[str, str], viewer: Viewer) -> HiddenPlaces:
    """The other hands, what others have chosen face down, and the undealt cards (N5-22)."""
    others = [f"P{seat}" for seat in range(options.players) if seat != viewer]
    chosen = [f"{seat}_chosen" for seat in others]
    return tuple(
        (zone, index)
        for zone in (*others, *chosen, "undealt")
        for index, word in enumerate(zones[zone].split(" "))
        if word
    )


KIT: Final = GameKit(
    game=num5,
    options=_options(),
    widest=(num5.Options(players=9), num5.Options(players=2, row_tie="table_order")),
    hidden_places=_hidden_places,
    is_secret=lambda action: isinstance(action, num5.ChooseCard),
    positions=(
        (num5.Options(players=2, hand_size=1), {"P0": "W5", "P1": "G4"}),
        (
            num5.Options(players=2, hand_size=2, rounds_to_win=1),
            {"P0": "B3", "P1": "G7", "P1_collected": "B0", "row_B": "B5", "row_R": "R0 R1"},
        ),
        (
            num5.Options(players=2, hand_size=2),
            {"P0": "R1", "P1": "G3", "row_B": "B0 S0", "unplaced": "P1:W0"},
        ),
        (
            num5.Options(players=3, hand_size=3),
            {
                "P0": "B6 S4",
                "P0_chosen": "R9",
                "P1": "G3 G4 G5",
                "P2": "W5 W6",
                "P2_chosen": "S2",
            },
        ),
    ),
)
