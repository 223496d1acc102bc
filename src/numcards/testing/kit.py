"""What the conformance battery must be told of a game, beside the game itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias

from attrs import frozen
from hypothesis.strategies import SearchStrategy

from numcards.core.game import ActionT, EventT_co, Game, OptionsT, ResultT_co, StateT, ViewT
from numcards.core.seats import Viewer

__all__ = ["AnyKit", "GameKit", "HiddenPlaces"]

HiddenPlaces: TypeAlias = tuple[tuple[str, int], ...]
"""Where hidden cards are written: names of zones, and the index of the word in the zone."""


def _never(*_: object) -> bool:
    return False


@frozen
class GameKit(Generic[OptionsT, StateT, ViewT, ResultT_co, ActionT, EventT_co]):
    """A game and what the battery needs to know of it."""

    game: Game[OptionsT, StateT, ViewT, ResultT_co, ActionT, EventT_co]
    """The module of the game, or anything else with its names."""
    options: SearchStrategy[OptionsT]
    """Options to try: small games and large ones, every choice of the rules page among them."""
    widest: tuple[OptionsT, ...]
    """Options whose `all_actions` hold, together, every action the game can have."""
    hidden_places: Callable[[OptionsT, Mapping[str, str], Viewer], HiddenPlaces]
    """The words of a position's zones that a viewer may not know.

    Write it from the rules and apart from the game's own `view`: the battery swaps these words
    and expects that the viewer cannot tell the difference.
    """
    is_secret: Callable[[ActionT], bool] = _never
    """Whether others are told no more than that an action was chosen, as of a card face down."""
    is_seen_in_passing: Callable[[Any, Viewer], bool] = _never
    """Whether a viewer sees what an event names even where it is hidden again after the action.

    As cards are that a player draws, and loses at once because the game ends for that player.
    """
    positions: tuple[tuple[OptionsT, Mapping[str, str]], ...] = ()
    """Positions made by hand, as their zones, from which play must go on well."""


AnyKit: TypeAlias = GameKit[Any, Any, Any, Any, Any, Any]
"""A kit of a game whose types are not known."""
