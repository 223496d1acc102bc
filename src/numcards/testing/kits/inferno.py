"""What the battery is told of NUM Inferno."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from numcards import inferno
from numcards.core.seats import Viewer
from numcards.testing.kit import GameKit, HiddenPlaces

__all__ = ["KIT"]

_DEALS: Final[SearchStrategy[int | Literal["all", "equal"]]] = st.sampled_from(
    [*range(1, 10), "equal", "all"]
)


@st.composite
def _options(draw: DrawFn) -> inferno.Options:
    players = draw(st.integers(2, 6))
    return inferno.Options(
        players=players,
        max_value=draw(st.sampled_from([9, 12, 16])),
        deal=draw(_DEALS),
        first_player=draw(st.integers(0, players - 1)),
        next_leader=draw(st.sampled_from(["winner", "jester"])),
        finish=draw(st.sampled_from(["first_out", "rank_all"])),
        inferno_needs=draw(st.sampled_from(["present", "on_top"])),
        inferno_lasts=draw(st.sampled_from(["round", "trick"])),
        impossible=draw(st.sampled_from(["ends", "cuttable"])),
        rounds_to_win=draw(st.integers(1, 2)),
    )


def _hidden_places(
    options: inferno.Options, zones: Mapping[str, str], viewer: Viewer
) -> HiddenPlaces:
    """The other hands, and what was set aside (INF-03, INF-29)."""
    hands = [f"P{seat}" for seat in range(options.players) if seat != viewer]
    return tuple(
        (zone, index)
        for zone in (*hands, "aside")
        for index, word in enumerate(zones[zone].split(" "))
        if word
    )


KIT: Final = GameKit(
    game=inferno,
    options=_options(),
    widest=(inferno.Options(players=6),),
    hidden_places=_hidden_places,
    positions=(
        (inferno.Options(players=2), {"P0": "R3", "P1": "G5"}),
        (
            inferno.Options(players=2, rounds_to_win=1),
            {"P0": "R3", "P1": "G5", "order": "inverted"},
        ),
        (
            inferno.Options(players=3, rounds_to_win=1),
            {"P0": "joker", "P1": "infini", "P2": "numx", "in_trick": "P0", "passed_lead": "P2 P1"},
        ),
        (
            inferno.Options(players=4, finish="rank_all", first_player=2, rounds_to_win=1),
            {"P0": "R3", "P2": "G5 B5", "P3": "B7", "out": "P1"},
        ),
    ),
)
