"""What the game is called and which rules it plays by."""

from __future__ import annotations

from typing import Final

from numcards.core.game_info import GameInfo

INFO: Final = GameInfo(
    name="infini",
    title="NUM Infini",
    french_title="NUM Infini",
    fewest_players=1,
    most_players=6,
    rulebook="infini",
    rules_version=1,
)
