"""What everybody sees of a slot."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from numcards.core.cards import Card


class FaceDown(Enum):
    """A card that lies face down; `FACE_DOWN` is the only member."""

    FACE_DOWN = "?"

    def __str__(self) -> str:
        """How zones write it."""
        return "?"

    __repr__ = __str__


FACE_DOWN: Final = FaceDown.FACE_DOWN

Face: TypeAlias = Card | FaceDown | None
"""What everybody sees of a slot: a card, the back of one, or None for an empty slot."""
