"""A record for people: every action with what it brought about, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numcards.core.seats import SPECTATOR, Seat, seat_text
from numcards.core.sentences import say
from numcards.records.options import values_of
from numcards.records.replaying import opening_of, start_of, steps
from numcards.words import Language, event_text, game_title, result_text, translate, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core.game import Game
    from numcards.records.record import Record

__all__ = ["transcript"]


def transcript(game: Game[Any, Any, Any, Any, Any, Any], record: Record, language: Language) -> str:
    """The whole game in words, hidden cards included: options, start, actions, events, result.

    Control characters, which names of players may hold, are made visible.
    Raises `RecordError` when the record cannot be replayed.
    """
    return "".join(f"{visible(line)}\n" for line in _lines(game, record, language))


def _lines(
    game: Game[Any, Any, Any, Any, Any, Any], record: Record, language: Language
) -> Iterator[str]:
    names = _names(record)
    yield game_title(game, language)
    options = record.game_options(game)
    for name, value in values_of(options).items():
        yield f"  {name}: {value}"
    yield translate(say("Start"), language)
    for name, text in record.start:
        yield f"  {name}: {text}".rstrip()
    for event in opening_of(game, options, record, SPECTATOR):
        yield f"  {event_text(game, event, language, names)}"
    state = start_of(game, options, record)
    for step in steps(game, record):
        state = step.state
        if step.action is not None:
            yield f"{step.number}. {step.action}"
            for event in game.all_events(step.before, step.action):
                yield f"  {event_text(game, event, language, names)}"
    yield translate(say("End"), language)
    if game.is_over(state):
        yield from (f"  {line}" for line in result_text(game, game.result(state), language, names))
    else:
        yield f"  {translate(say('The game is not over yet.'), language)}"


def _names(record: Record) -> tuple[str, ...]:
    """What the players are called; those who share a name, such as bots, by their seats too."""
    names = record.players
    return tuple(
        name if names.count(name) == 1 else f"{name} ({seat_text(Seat(seat))})"
        for seat, name in enumerate(names)
    )
