"""One whole game as a spectator sees it, without any extra: `python -m numcards`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards import inferno
from numcards.bots import RandomBot, watch
from numcards.core.seats import SPECTATOR
from numcards.core.sentences import say
from numcards.records import Recorder
from numcards.words import event_text, game_title, result_text, translate

if TYPE_CHECKING:
    from numcards.words import Language

__all__ = ["demonstrate"]

_PLAYERS: Final = 4
_SEED: Final = 1


def demonstrate(language: Language) -> int:
    """Play a game of NUM Inferno between random bots, print every event and the result."""
    options = inferno.Options(players=_PLAYERS)
    print(game_title(inferno, language))
    for event in inferno.opening_events(options, _SEED, SPECTATOR):
        print(event_text(inferno, event, language))
    table = Recorder(inferno, options, _SEED)
    for move in watch(inferno, options, [RandomBot()] * _PLAYERS, _SEED, table):
        for event in inferno.events(move.before, move.action, SPECTATOR):
            print(event_text(inferno, event, language))
    for line in result_text(inferno, inferno.result(table.state), language):
        print(line)
    hint = say("There is more with the extra cli: `numcards --help` tells what.")
    print(translate(hint, language))
    return 0
