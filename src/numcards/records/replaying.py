"""Replaying records: every action is checked again, and every fingerprint compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from attrs import frozen

from numcards.core.errors import InvalidPosition, NotationError, NumcardsError, RecordError
from numcards.core.game import ActionT, StateT
from numcards.core.refusals import IllegalAction
from numcards.core.sentences import Sentence, say, shown
from numcards.records.fingerprints import fingerprint

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core.game import EventT_co, Game, OptionsT
    from numcards.core.seats import Viewer
    from numcards.core.shuffles import Seed
    from numcards.records.record import Record

__all__ = ["Step", "check", "opening_of", "replay", "start_of", "steps"]

_OTHER_SEEDS: Final[tuple[Seed, ...]] = (1, 2, 3)
"""Beside seed 0: an action after which these lead to different positions has shuffled."""


@frozen
class Step(Generic[StateT, ActionT]):
    """One position of a replayed game, and how it came about."""

    number: int
    """How many actions have been played."""
    before: StateT
    """The position before the action; at the start the same as `state`."""
    action: ActionT | None
    """The action that led here; None at the start."""
    state: StateT


def replay(game: Game[Any, StateT, Any, Any, Any, Any], record: Record) -> Iterator[StateT]:
    """Every position of a recorded game, from its start on.

    Raises `RecordError` where the record is not one of a game by these rules; the positions
    before have been given by then.
    """
    return (step.state for step in steps(game, record))


def check(game: Game[Any, StateT, Any, Any, Any, Any], record: Record) -> StateT:
    """Replay a whole record and give back its last position.

    Raises `RecordError` at the first thing that does not fit.
    """
    *_, last = replay(game, record)
    return last


def steps(
    game: Game[OptionsT, StateT, Any, Any, ActionT, Any], record: Record
) -> Iterator[Step[StateT, ActionT]]:
    """Every position of a recorded game with the action that led to it, from its start on.

    Raises `RecordError` as `replay` does.
    """
    record.check_game(game)
    _check_version(game, record)
    options = record.game_options(game)
    _check_length(game, options, record)
    _check_players(options.players, record)
    state = start_of(game, options, record)
    fingerprints = dict(record.fingerprints)
    others = _others(game, options, record)
    _compare(game, state, record, 0, fingerprints)
    yield Step(0, state, None, state)
    for number, text in enumerate(record.actions, start=1):
        action = _parsed(game, record, number, text)
        before, state = state, _applied(game, record, number, state, action)
        others = tuple(game.apply_unchecked(other, action) for other in others)
        if any(game.zones(other) != game.zones(state) for other in others):
            raise RecordError(
                "{action} shuffles cards, which needs the seed that this record does not have.",
                action=_named(record, number),
            )
        _compare(game, state, record, number, fingerprints)
        yield Step(number, before, action, state)


def start_of(
    game: Game[OptionsT, StateT, Any, Any, Any, Any], options: OptionsT, record: Record
) -> StateT:
    """The first position of a record.

    Raises `RecordError` when its zones are no position of the game.
    """
    seed = 0 if record.seed is None else record.seed
    try:
        return game.position(options, dict(record.start), seed)
    except InvalidPosition as error:
        complaint = error.complaints[0]
        raise RecordError("Its start is no position: {problem}", problem=complaint) from error


def opening_of(
    game: Game[OptionsT, Any, Any, Any, Any, EventT_co],
    options: OptionsT,
    record: Record,
    viewer: Viewer,
) -> tuple[EventT_co, ...]:
    """What the set-up of a recorded game brought about, as the viewer sees it.

    Nothing where it began from a position made by hand, or without a known seed.
    """
    if record.seed is None or game.zones(game.new_game(options, record.seed)) != dict(record.start):
        return ()
    return game.opening_events(options, record.seed, viewer)


def _others(
    game: Game[OptionsT, StateT, Any, Any, Any, Any], options: OptionsT, record: Record
) -> tuple[StateT, ...]:
    """The same start with other seeds, where the record does not tell the real one."""
    seeds = _OTHER_SEEDS if record.seed is None else ()
    return tuple(game.position(options, dict(record.start), seed) for seed in seeds)


def _check_version(game: Game[Any, Any, Any, Any, Any, Any], record: Record) -> None:
    if record.rules_version > game.INFO.rules_version:
        raise RecordError(
            "This record needs version {given} of the rules of {game}, and this is version {own}: "
            "install a newer numcards.",
            given=record.rules_version,
            game=game.INFO.name,
            own=game.INFO.rules_version,
        )


def _check_length(
    game: Game[OptionsT, Any, Any, Any, Any, Any], options: OptionsT, record: Record
) -> None:
    if len(record.actions) > options.max_actions:
        raise RecordError(
            "A game of {game} with these options has at most {most} actions, not {given}.",
            game=game.INFO,
            most=options.max_actions,
            given=len(record.actions),
        )


def _check_players(seats: int, record: Record) -> None:
    if record.players and len(record.players) != seats:
        raise RecordError(
            "There are {seats} seats, and so as many names of players, or none, are expected, "
            "not {given}.",
            seats=seats,
            given=len(record.players),
        )


def _parsed(
    game: Game[Any, Any, Any, Any, ActionT, Any], record: Record, number: int, text: str
) -> ActionT:
    try:
        return game.parse_action(text)
    except NotationError as error:
        raise _stopped(game, record, number, error) from error


def _applied(
    game: Game[Any, StateT, Any, Any, ActionT, Any],
    record: Record,
    number: int,
    state: StateT,
    action: ActionT,
) -> StateT:
    try:
        return game.apply(state, action)
    except IllegalAction as error:
        raise _stopped(game, record, number, error) from error


def _stopped(
    game: Game[Any, Any, Any, Any, Any, Any], record: Record, number: int, error: NumcardsError
) -> RecordError:
    problem = error.refusal if isinstance(error, IllegalAction) else error.sentence
    if record.rules_version < game.INFO.rules_version:
        return RecordError(
            "{action} cannot be played by the rules of today, as it was by version {version}: "
            "{problem}",
            action=_named(record, number),
            version=record.rules_version,
            problem=problem,
        )
    return RecordError(
        "{action} cannot be played: {problem}", action=_named(record, number), problem=problem
    )


def _named(record: Record, number: int) -> Sentence:
    return say(
        "Action {number} of {all}, {text},",
        number=number,
        all=len(record.actions),
        text=shown(record.actions[number - 1]),
    )


def _compare(
    game: Game[Any, StateT, Any, Any, Any, Any],
    state: StateT,
    record: Record,
    number: int,
    fingerprints: dict[int, str],
) -> None:
    """Compare a position with its fingerprint, if the record has one."""
    if number not in fingerprints or fingerprints[number] == fingerprint(game.zones(state)):
        return
    earlier = max((known for known in fingerprints if known < number), default=0)
    raise RecordError(
        "After action {number} of {all} the position is not the recorded one: "
        "something between action {earlier} and there was changed.",
        number=number,
        all=len(record.actions),
        earlier=earlier,
    )
