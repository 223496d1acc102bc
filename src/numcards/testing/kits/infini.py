"""What the battery is told of the pile game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from numcards import infini
from numcards.core.seats import Viewer
from numcards.testing.kit import GameKit, HiddenPlaces

__all__ = ["KIT"]

_SEATS: Final[Mapping[Literal["coop", "adversary"], tuple[int, int]]] = {
    "coop": (1, 6),
    "adversary": (2, 4),
}


@st.composite
def _options(draw: DrawFn) -> infini.Options:
    mode = draw(st.sampled_from(tuple(_SEATS)))
    players = draw(st.integers(*_SEATS[mode]))
    return infini.Options(
        mode=mode,
        players=players,
        rescue_cards=draw(st.sampled_from(["full", "restricted", "none"])),
        action_copies=draw(st.integers(0, 3)),
        hand_size=draw(st.integers(1, 8)),
        hand_growth=draw(st.integers(0, 2)),
        min_plays=draw(st.integers(1, 4)),
        rival_start=draw(st.sampled_from(["never", "allowed"])),
        rescue_targets=draw(st.sampled_from(["any", "help", "own"])),
        action_targets=draw(st.sampled_from(["any", "own"])),
        passe_when=draw(st.sampled_from(["first", "any"])),
        short_turn=draw(st.sampled_from(["stuck", "allowed"])),
        on_stuck=draw(st.sampled_from(["end", "eliminate"])),
        first_player=draw(st.integers(0, players - 1)),
    )


def _hidden_places(
    options: infini.Options, zones: Mapping[str, str], viewer: Viewer
) -> HiddenPlaces:
    """The other hands, and the draw pile with what was returned under it (INI-03, INI-27)."""
    hands = [f"P{seat}" for seat in range(options.players) if seat != viewer]
    return tuple(
        (zone, index)
        for zone in (*hands, "draw", "returned")
        for index, word in enumerate(zones[zone].split(" "))
        if word
    )


KIT: Final = GameKit(
    game=infini,
    options=_options(),
    widest=(infini.Options(mode="coop", players=2, action_copies=1),),
    hidden_places=_hidden_places,
    is_seen_in_passing=lambda event, viewer: (
        isinstance(event, infini.Drew) and event.seat == viewer
    ),
    positions=(
        (infini.Options(mode="coop", players=1), {"P0": "R5"}),
        (infini.Options(mode="coop", players=1, min_plays=1), {"G-": "W9", "P0": "R1", "R+": "S3"}),
        (
            infini.Options(mode="coop", players=1, action_copies=2, min_plays=1),
            {"B+": "B14", "B-": "B3", "P0": "flip"},
        ),
        (
            infini.Options(mode="adversary", players=3, on_stuck="eliminate", first_player=1),
            {"P0": "R5", "P2": "B5", "eliminated": "P1", "returned": "R1"},
        ),
    ),
)
