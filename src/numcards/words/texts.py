"""Texts about any game, in a language: what its own words say, translated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numcards.words.game_words import words_of
from numcards.words.languages import Language, check_language
from numcards.words.translation import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.core.game import ActionT, AnyGame, EventT_co, Game, OptionsT, ResultT_co

__all__ = [
    "action_text",
    "event_text",
    "game_title",
    "group_text",
    "option_text",
    "result_text",
]


def action_text(
    game: Game[OptionsT, Any, Any, Any, ActionT, Any],
    options: OptionsT,
    action: ActionT,
    language: Language,
    names: Sequence[str] = (),
) -> str:
    """What an action means in a game with these options, beside its notation.

    `names` are the players' names by seat, here and below.

    >>> from numcards import pyramid
    >>> options, action = pyramid.Options(players=2), pyramid.parse_action("flash:P1:N1.1")
    >>> action_text(pyramid, options, action, "en", ["Ann", "Bob"])
    'remove N1.1 of Bob'
    """
    return translate(words_of(game).action(options, action), language, names)


def group_text(
    game: Game[Any, Any, Any, Any, ActionT, Any],
    action: ActionT,
    language: Language,
    names: Sequence[str] = (),
) -> str:
    """The heading under which a long list of legal actions shows this one."""
    return translate(words_of(game).group(action), language, names)


def event_text(
    game: Game[Any, Any, Any, Any, Any, EventT_co],
    event: EventT_co,  # type: ignore[misc]  # read only
    language: Language,
    names: Sequence[str] = (),
) -> str:
    """What happened, as one sentence."""
    return translate(words_of(game).event(event), language, names)


def result_text(
    game: Game[Any, Any, Any, ResultT_co, Any, Any],
    result: ResultT_co,  # type: ignore[misc]  # read only
    language: Language,
    names: Sequence[str] = (),
) -> tuple[str, ...]:
    """How the game ended, as a few sentences."""
    return tuple(translate(each, language, names) for each in words_of(game).result(result))


def option_text(game: AnyGame, name: str, language: Language) -> str:
    """What an option decides; the empty text where the game does not say."""
    sentence = words_of(game).options.get(name)
    check_language(language)
    return "" if sentence is None else translate(sentence, language)


def game_title(game: AnyGame, language: Language) -> str:
    """What the game is called."""
    check_language(language)
    return game.INFO.french_title if language == "fr" else game.INFO.title
