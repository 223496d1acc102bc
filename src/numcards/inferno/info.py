"""What the game is called and which rules it plays by."""

from __future__ import annotations

from typing import Final

from numcards.core.game_info import GameInfo

INFO: Final = GameInfo(
    name="inferno",
    title="NUM Inferno",
    french_title="NUM Inferno",
    fewest_players=2,
    most_players=6,
    rulebook="inferno",
    rules_version=1,
)
