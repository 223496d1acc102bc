"""What the battery is told of the games of this library."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from numcards.registry import get_game
from numcards.testing.kit import AnyKit

__all__ = ["get_kit"]


def get_kit(name: str) -> AnyKit:
    """The kit of a game of this library; raises `UsageError` when there is no such game."""
    get_game(name)
    return cast("AnyKit", import_module(f"{__name__}.{name}").KIT)
