"""Sentences in a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.errors import InvalidPosition, NumcardsError
from numcards.core.game_info import GameInfo
from numcards.core.players import Listing, Player
from numcards.core.refusals import IllegalAction, Refusal
from numcards.core.sentences import Sentence, fill
from numcards.words.catalogues import catalogue
from numcards.words.languages import Language, check_language
from numcards.words.sentences import Counted, Series

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["error_text", "refusal_text", "translate", "word"]


def translate(sentence: Sentence, language: Language, names: Sequence[str] = ()) -> str:
    r"""Word a sentence, with every sentence inside it, in a language.

    `names` are the players' names by seat; without them players read `P0`, `P1` and so on.
    Raises `UsageError` for an unknown language.

    >>> from numcards.core.sentences import say
    >>> translate(say("The game is not over yet."), "fr")
    'La partie n’est pas encore finie.'
    """
    check_language(language)
    messages = catalogue(language)
    if isinstance(sentence, Counted):
        template = messages.ngettext(sentence.template, sentence.many, sentence.count)
    else:
        template = messages.gettext(sentence.template) if sentence.template else ""
    return fill(template, {name: _worded(fact, language, names) for name, fact in sentence.facts})


def word(thing: object, language: Language, names: Sequence[str] = ()) -> str:
    """Word a thing that may stand in a sentence or a table: a sentence, a player, a list, a text.

    Raises `UsageError` for an unknown language.
    """
    check_language(language)
    return fill("{thing}", {"thing": _worded(thing, language, names)})


def _worded(fact: object, language: Language, names: Sequence[str]) -> object:
    """A fact as it stands in a sentence: what can be worded is, the rest stays as it is."""
    match fact:
        case Sentence():
            return translate(fact, language, names)
        case Refusal():
            return refusal_text(fact, language, names)
        case GameInfo():
            return fact.french_title if language == "fr" else fact.title
        case Player(seat) if seat < len(names):
            return names[seat]
        case Listing(items):
            worded = tuple(str(_worded(item, language, names)) for item in items)
            return translate(fact.sentence(worded), language, names)
        case Series(items, separator):
            return separator.join(str(_worded(item, language, names)) for item in items)
        case _:
            return fact


def refusal_text(refusal: Refusal, language: Language, names: Sequence[str] = ()) -> str:
    """Why an action is not allowed, with the rule's id in it; `names` as in `translate`.

    Raises `UsageError` for an unknown language.
    """
    return translate(refusal.sentence, language, names)


def error_text(error: NumcardsError, language: Language, names: Sequence[str] = ()) -> str:
    """What an error says; `names` as in `translate`.

    Raises `UsageError` for an unknown language.
    """
    match error:
        case IllegalAction():
            return refusal_text(error.refusal, language, names)
        case InvalidPosition():
            complaints = (translate(each, language, names) for each in error.complaints)
            return " ".join(complaints)
        case _:
            return translate(error.sentence, language, names)
