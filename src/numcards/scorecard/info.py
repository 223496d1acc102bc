"""What the game is called and which rules it plays by."""

from __future__ import annotations

from typing import Final

from numcards.core.game_info import GameInfo

INFO: Final = GameInfo(
    name="scorecard",
    title="NUM Scorecard",
    french_title="NUM Carnet",
    fewest_players=2,
    most_players=6,
    rulebook="scorecard",
    rules_version=1,
)
