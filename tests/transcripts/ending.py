"""What a game says of one way in which a round or the game can end."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import frozen


@frozen(kw_only=True)
class Ending:
    """An ending, how to recognise it, and a short game in which it can come about."""

    options: Any
    """Options of a game that can end so, small ones for a short transcript."""
    shows: Callable[[Any], bool]
    """Whether an event, of `all_events` or of the opening, says that this ending has happened."""
    start: Mapping[str, str] | None = None
    """The zones to begin with, where random play hardly gets there from a deal."""
