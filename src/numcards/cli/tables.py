"""A game between a person and bots, and the file that it is saved in."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from attrs import evolve

from numcards.bots import bot_names, make_bot
from numcards.bots.matches import listeners, rng_of
from numcards.cli.arguments import bots_of, new_seed, seat_from, seed_from
from numcards.cli.files import GameFile
from numcards.cli.options import options_from
from numcards.core.errors import RecordError, UsageError
from numcards.core.seats import Seat
from numcards.records import Recorder, load
from numcards.records.files import is_stream
from numcards.records.replaying import opening_of, steps
from numcards.registry import get_game

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable

    from numcards.core.game import AnyGame
    from numcards.records import Record

__all__ = ["Table", "new_table", "saved_table"]

_PERSON: Final = "person"
"""What records call a player who is no bot."""


class Table:
    """Who sits where, how the game stands, and where it is saved."""

    def __init__(
        self, game: AnyGame, record: Record, file_for: Callable[[Record], GameFile]
    ) -> None:
        """Sit down to a recorded game, be it one that has only just been dealt.

        One of the record's players is the person, the others have a bot's name.
        `file_for` gives the file for a record that can be played, with the record in it.
        """
        if record.seed is None:
            raise RecordError("A record without a seed cannot be resumed.")
        self.game = game
        self.seat: Seat = Seat(record.players.index(_PERSON))
        self.recorder: Recorder[Any, Any, Any, Any] = Recorder.resume(game, record)
        bots = [None if name == _PERSON else make_bot(game, name) for name in record.players]
        self.seats: int = len(bots)
        self._bots = bots
        self._listeners = listeners(bots)
        self._rngs = [rng_of(record.seed, seat) for seat in range(len(bots))]
        self.opening: tuple[Any, ...] = self._begin(record)
        self.file: GameFile = file_for(record)

    @property
    def state(self) -> Any:  # noqa: ANN401  # a position of any game
        """The position now."""
        return self.recorder.state

    @property
    def on_turn(self) -> Seat | None:
        """The lowest seat that may act; nobody when the game is over."""
        return next(iter(self.game.to_act(self.state)), None)

    def _begin(self, record: Record) -> tuple[Any, ...]:
        """Let the bots know what has happened so far, and give back how the game began."""
        options = record.game_options(self.game)
        for seat, bot in self._listeners:
            bot.notice(opening_of(self.game, options, record, seat))
        for step in steps(self.game, record):
            if step.action is not None:
                self._tell(step.before, step.action)
        return opening_of(self.game, options, record, self.seat)

    def bots_action(self, seat: Seat) -> Any:  # noqa: ANN401  # an action of any game
        """What the bot at a seat wants to do."""
        bot = self._bots[seat]
        if bot is None:
            raise UsageError("No bot plays at seat {seat}.", seat=seat)
        return bot.act(self.game.observe(self.state, seat), self._rngs[seat])

    def play(self, seat: Seat, action: Any) -> tuple[Any, ...]:  # noqa: ANN401  # of any game
        """Play an action, tell the bots, and give back the events as the person sees them."""
        before = self.state
        self.recorder.play(action, by=seat)
        self._tell(before, action)
        return self.game.events(before, action, self.seat)

    def _tell(self, before: Any, action: Any) -> None:  # noqa: ANN401  # of any game
        for seat, bot in self._listeners:
            bot.notice(self.game.events(before, action, seat))

    def save(self) -> None:
        """Save the game as it stands."""
        self.file.update(self.recorder.record())

    def leave(self) -> None:
        """Save the game for the last time."""
        self.file.end(self.recorder.record())


def new_table(asked: Namespace) -> Table:
    """Deal a new game as the command line asks for it."""
    if asked.game is None:
        raise UsageError("Which game? Name one, or a saved game with --resume.")
    game = get_game(asked.game)
    options = options_from(game, asked.options)
    seat = seat_from(asked.seat or "P0", options.players)
    seats = _seats(bots_of(game, asked.bots, options.players), seat)
    seed = new_seed() if asked.seed is None else seed_from(asked.seed)
    record = Recorder(game, options, seed, players=seats).record()
    return Table(game, record, partial(_new_file, asked))


def _new_file(asked: Namespace, record: Record) -> GameFile:
    """The file asked for, or the first name that is still free, with the game's beginning in it."""
    if asked.record is None:
        return GameFile.free(asked.game, record)
    file = GameFile(Path(asked.record), overwrite=asked.force)
    file.begin(record)
    return file


def saved_table(asked: Namespace) -> Table:
    """Sit down again to a saved game; seats of unknown players are taken by the best bots."""
    record = load(asked.resume)
    game = get_game(record.game)
    if asked.game not in {None, record.game} or asked.options or asked.seed is not None:
        raise UsageError("A saved game brings its own game, options and seed.")
    players = _players_of(game, record, asked)
    return Table(game, evolve(record, players=players), partial(_file_to_go_on_in, asked))


def _file_to_go_on_in(asked: Namespace, record: Record) -> GameFile:
    """The file that was saved, or another one that was asked for."""
    if asked.record is None and is_stream(asked.resume):
        raise UsageError(
            "{file} is no file that a game can go on in: name one with --record.",
            file=asked.resume,
        )
    path = Path(asked.resume if asked.record is None else asked.record)
    is_the_same = path.exists() and path.samefile(asked.resume)
    file = GameFile(path, overwrite=asked.force or is_the_same)
    file.begin(record)
    return file


def _players_of(game: AnyGame, record: Record, asked: Namespace) -> tuple[str, ...]:
    count = record.game_options(game).players
    before = record.players if len(record.players) == count else ("",) * count
    person = before.index(_PERSON) if _PERSON in before else Seat(0)
    if asked.seat is not None:
        person = seat_from(asked.seat, count)
    bots = bots_of(game, asked.bots, count)
    if asked.bots is None:
        names = bot_names(game)
        bots = tuple(
            name if name in names else best for name, best in zip(before, bots, strict=True)
        )
    return _seats(bots, Seat(person))


def _seats(players: tuple[str, ...], person: Seat) -> tuple[str, ...]:
    return players[:person] + (_PERSON,) + players[person + 1 :]
