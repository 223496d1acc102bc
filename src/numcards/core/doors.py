"""What the doors of every game say to a thing of the wrong kind, or asked too early."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.errors import UsageError
from numcards.core.sentences import shown

if TYPE_CHECKING:
    from numcards.core.game_info import GameInfo

__all__ = ["expect_options", "expect_state", "expect_view", "no_result", "no_state"]


def expect_options(options: object, expected: type, game: GameInfo) -> None:
    """Raise `UsageError` unless these are options of the game, of this very class."""
    if type(options) is not expected:
        raise UsageError(
            "Options of {game} are expected, not {given}.", game=game, given=shown(options)
        )


def expect_state(state: object, expected: type, game: GameInfo) -> None:
    """Raise `UsageError` unless this is a state of the game, of this very class."""
    if type(state) is not expected:
        raise no_state(state, game)


def expect_view(view: object, expected: type, game: GameInfo) -> None:
    """Raise `UsageError` unless this is a view of the game, of this very class."""
    if type(view) is not expected:
        raise UsageError("A view of {game} is expected, not {given}.", game=game, given=shown(view))


def no_state(state: object, game: GameInfo) -> UsageError:
    """The error about what is no state of the game, for doors that test the class themselves."""
    return UsageError("A state of {game} is expected, not {given}.", game=game, given=shown(state))


def no_result(rule: str) -> UsageError:
    """The error about a result asked for too early; `rule` is the one that ends the game."""
    return UsageError("The game is not over, so it has no result yet ({rule}).", rule=rule)
