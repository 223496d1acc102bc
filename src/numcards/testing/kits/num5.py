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
)
