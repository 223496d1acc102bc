"""Small options for tests that run over every game of the library."""

from typing import Any

from attrs import fields

from numcards.core import AnyGame

_MODES = {"infini": "adversary", "pyramid": "classic", "scorecard": "classic"}


def options_of(game: AnyGame) -> Any:
    """Options for two players, with all the others at their defaults."""
    if "mode" in {option.name for option in fields(game.Options)}:
        return game.Options(players=2, mode=_MODES[game.INFO.name])
    return game.Options(players=2)
