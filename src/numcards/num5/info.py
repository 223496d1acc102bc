"""What the game is called and which rules it plays by."""

from __future__ import annotations

from typing import Final

from numcards.core.game_info import GameInfo

INFO: Final = GameInfo(
    name="num5",
    title="NUM-5",
    french_title="NUM-5",
    fewest_players=2,
    most_players=9,
    rulebook="num5",
    rules_version=1,
)
