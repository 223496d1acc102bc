"""Players made of code, and games between them.

>>> from numcards import bots, inferno
>>> options = inferno.Options(players=2, deal=3)
>>> match = bots.play(inferno, options, [bots.RandomBot(), bots.RandomBot()], seed=1)
>>> match.result.winners, match.record.actions
((0,), ('B0+joker', 'pass', 'B4'))
"""

from __future__ import annotations

from numcards.bots.matches import ChoosingBot, Match, Move, NoticingBot, play, watch
from numcards.bots.roster import BOT_NAMES, bot_names, make_bot
from numcards.bots.uniform import RandomBot

__all__ = [
    "BOT_NAMES",
    "ChoosingBot",
    "Match",
    "Move",
    "NoticingBot",
    "RandomBot",
    "bot_names",
    "make_bot",
    "play",
    "watch",
]
