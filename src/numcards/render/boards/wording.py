"""Words for the pieces of a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.players import Player
from numcards.words import word

if TYPE_CHECKING:
    from numcards.core.seats import Seat
    from numcards.words import Language

__all__ = ["Wording"]


@frozen
class Wording:
    """A language, and what the players are called in it."""

    language: Language
    names: tuple[str, ...] = ()

    def __call__(self, thing: object) -> str:
        """A sentence, a player, a list or a text, in words."""
        return word(thing, self.language, self.names)

    def player(self, seat: Seat) -> str:
        """What a player is called."""
        return self(Player(seat))
