"""What the battery is told of the pyramid game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hypothesis import strategies as st

from numcards import pyramid
from numcards.core.seats import Viewer
from numcards.testing.kit import GameKit, HiddenPlaces

__all__ = ["KIT"]


@st.composite
def _options(draw: st.DrawFn) -> pyramid.Options:
    players = draw(st.integers(2, 6))
    return pyramid.Options(
        players=players,
        mode=draw(st.sampled_from(["classic", "simultaneous"])),
        action_copies=draw(st.sampled_from([2, 0, 1, 6])),
        jokers=draw(st.sampled_from([2, 0, 5])),
        face_up=draw(st.sampled_from([0, 4, 7, 9])),
        final_turns=draw(st.booleans()),
        reshuffles=draw(st.integers(0, 2)),
        overlap=draw(st.booleans()),
        rounds=draw(st.integers(1, 2)),
        first_player=draw(st.integers(0, players - 1)),
    )


_SLOTS: Final = ["N1.1", "N1.2", "N1.3", "N1.4", "N2.1", "N2.2", "N2.3", "N3.1", "N3.2", "N4.1"]


def _hidden_places(
    options: pyramid.Options, zones: Mapping[str, str], viewer: Viewer
) -> HiddenPlaces:
    """Face-down cards and the draw pile (PYR-02), and what others have drawn (PYR-04)."""
    face_down = (
        (f"P{seat}", index)
        for seat in range(options.players)
        for index, slot in enumerate(_SLOTS)
        if slot in zones[f"P{seat}_down"].split(" ")
    )
    drawn = zip(zones["holders"].split(" "), zones["origins"].split(" "), strict=True)
    others = (
        ("held", index)
        for index, (holder, origin) in enumerate(drawn)
        if holder and holder != f"P{viewer}" and origin != "open"
    )
    pile = (("draw", index) for index, card in enumerate(zones["draw"].split(" ")) if card)
    return (*face_down, *others, *pile)


KIT: Final = GameKit(
    game=pyramid,
    options=_options(),
    widest=(
        pyramid.Options(players=6, mode="simultaneous"),
        pyramid.Options(players=2, action_copies=6, jokers=4),
    ),
    hidden_places=_hidden_places,
    is_secret=lambda action: (
        isinstance(action, pyramid.Replace | pyramid.Discard) and action.seat is not None
    ),
    positions=(
        (
            pyramid.Options(players=2, mode="simultaneous"),
            {
                "P0": "R7 B8 - - Y9 - - - - -",
                "P0_down": "N1.2",
                "P1": "G1 - - - - - - - - S4",
                "P1_down": "N4.1",
                "draw": "B1",
                "refills": "1",
            },
        ),
        (
            pyramid.Options(players=3, mode="simultaneous", reshuffles=0),
            {
                "P0": "R0 - - - - - - - - -",
                "P0_down": "N1.1",
                "P1": "R1 - - - - - - - - -",
                "P1_down": "N1.1",
                "P2": "R2 - - - - - - - - -",
                "P2_down": "N1.1",
                "draw": "",
                "held": "R3",
                "holders": "P0",
                "phase": "choosing",
            },
        ),
        (
            pyramid.Options(players=2, mode="classic"),
            {
                "P0": "R0 R1 R2 R3 R4 R5 R6 R7 R8 R9",
                "P0_down": "N1.1",
                "P1": "G0 G1 G2 G3 G4 G5 G6 G7 G8 G9",
                "draw": "B9",
                "turns_left": "1",
            },
        ),
    ),
)
