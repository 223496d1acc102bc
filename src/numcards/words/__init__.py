"""English and French wording of everything people read; the language is always an argument.

>>> from numcards import inferno, words
>>> options = inferno.Options(players=2, deal=3)
>>> for event in inferno.opening_events(options, seed=1, viewer=0)[1:]:
...     print(words.event_text(inferno, event, "fr"))
P0 reçoit B0 B4 joker.
P1 reçoit 3 cartes.
"""

from __future__ import annotations

from numcards.words.game_words import GameWords, words_of
from numcards.words.languages import LANGUAGES, Language, check_language
from numcards.words.sentences import Counted, Series, say_count
from numcards.words.texts import (
    action_text,
    event_text,
    game_title,
    group_text,
    option_text,
    result_text,
)
from numcards.words.translation import error_text, refusal_text, translate, word
from numcards.words.visible import visible

__all__ = [
    "LANGUAGES",
    "Counted",
    "GameWords",
    "Language",
    "Series",
    "action_text",
    "check_language",
    "error_text",
    "event_text",
    "game_title",
    "group_text",
    "option_text",
    "refusal_text",
    "result_text",
    "say_count",
    "translate",
    "visible",
    "word",
    "words_of",
]
