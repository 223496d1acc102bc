"""What a game is called, apart from what it does."""

from __future__ import annotations

from attrs import frozen

__all__ = ["GameInfo"]


@frozen
class GameInfo:
    """What a game is called and which rules it plays by."""

    name: str
    """The name of the module and of the game in records, such as `inferno`."""
    title: str
    """What English speakers call the game."""
    french_title: str
    """What French speakers call the game."""
    fewest_players: int
    most_players: int
    rulebook: str
    """The name of the game's page in the rulebook."""
    rules_version: int
    """Rises exactly when some recorded game would replay differently."""

    def __str__(self) -> str:
        """The title, as English speakers say it; `numcards.words` says it in French too."""
        return self.title
