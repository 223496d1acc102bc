"""What the battery is told of the duel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hypothesis import strategies as st

from numcards.core import Viewer
from numcards.testing import GameKit, HiddenPlaces
from tests.support import duel


def hidden_places(options: duel.Options, zones: Mapping[str, str], viewer: Viewer) -> HiddenPlaces:
    """The other hand, the card that the other has chosen, and the draw pile (DU-2)."""
    others = [f"P{seat}" for seat in range(options.players) if seat != viewer]
    return tuple(
        (zone, index)
        for zone in (*others, *(f"{seat}_chosen" for seat in others), "pile")
        for index, word in enumerate(zones[zone].split(" "))
        if word
    )


KIT: Final = GameKit(
    game=duel,
    options=st.builds(duel.Options, rounds=st.integers(1, 3)),
    widest=(duel.Options(),),
    hidden_places=hidden_places,
    is_secret=lambda _: True,
    positions=(
        (
            duel.Options(),
            {"P0": "R0", "P1_chosen": "R1", "shown": "R2 R3 R4 R5", "pile": "R6", "won": "0 2"},
        ),
    ),
)
