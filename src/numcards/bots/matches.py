"""Games between bots, which see views and events and never a state."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, runtime_checkable

from attrs import frozen

from numcards.core.errors import UsageError
from numcards.core.game import ActionT, StateT
from numcards.core.seats import Seat
from numcards.core.shuffles import check_seed
from numcards.records import Record, Recorder

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numcards.core.bots import Bot
    from numcards.core.game import EventT_co, Game, OptionsT, ViewT
    from numcards.core.shuffles import Seed

__all__ = ["Move", "NoticingBot", "listeners", "play", "rng_of", "watch"]

EventT_contra = TypeVar("EventT_contra", contravariant=True)


@runtime_checkable
class NoticingBot(Protocol[EventT_contra]):
    """A bot that wants to know what happens, beside what it sees when it is to act."""

    def notice(self, events: tuple[EventT_contra, ...]) -> None:
        """Take note of events as this bot's own seat sees them; a game begins with its deal."""
        ...


@frozen
class Move(Generic[StateT, ActionT]):
    """One action of a game, between two positions."""

    before: StateT
    seat: Seat
    action: ActionT
    after: StateT


def play(
    game: Game[OptionsT, Any, ViewT, Any, ActionT, EventT_co],
    options: OptionsT,
    bots: Sequence[Bot[ViewT, ActionT]],
    seed: Seed,
) -> Record:
    """Let bots play a whole game, one bot a seat, and give back its record.

    The seed decides the deal, and the chance of each bot by its seat; neither tells the other.
    Raises `UsageError` unless there is one bot for each seat, and `IllegalAction` when a bot
    does what it may not.

    >>> from numcards import inferno
    >>> from numcards.bots import RandomBot
    >>> options = inferno.Options(players=2, deal=3)
    >>> play(inferno, options, [RandomBot(), RandomBot()], seed=1).actions
    ('B0+joker', 'pass', 'B4')
    """
    recorder = Recorder(game, options, seed)
    for _ in watch(game, options, bots, seed, recorder):
        pass
    return recorder.record()


def watch(
    game: Game[OptionsT, StateT, ViewT, Any, ActionT, EventT_co],
    options: OptionsT,
    bots: Sequence[Bot[ViewT, ActionT]],
    seed: Seed,
    recorder: Recorder[OptionsT, StateT, ActionT] | None = None,
) -> Iterator[Move[StateT, ActionT]]:
    """Let bots play a whole game, move by move; `recorder`, if given, writes it down.

    Where several seats may act, the lowest does.
    Raises as `play` does.
    """
    if len(bots) != options.players:
        raise UsageError(
            "There are {players} seats, and so as many bots are needed, not {given}.",
            players=options.players,
            given=len(bots),
        )
    seed = check_seed(seed)
    table = Recorder(game, options, seed) if recorder is None else recorder
    rngs = [rng_of(seed, seat) for seat in range(options.players)]
    curious = listeners(bots)
    for listener, bot in curious:
        bot.notice(game.opening_events(options, seed, listener))
    while to_act := game.to_act(table.state):
        seat, before = to_act[0], table.state
        action = bots[seat].act(game.observe(before, seat), rngs[seat])
        table.play(action, by=seat)
        for listener, bot in curious:
            bot.notice(game.events(before, action, listener))
        yield Move(before, seat, action, table.state)


def listeners(bots: Sequence[object]) -> tuple[tuple[Seat, NoticingBot[Any]], ...]:
    """The seats and bots that want to know what happens."""
    return tuple((Seat(seat), bot) for seat, bot in enumerate(bots) if isinstance(bot, NoticingBot))


def rng_of(seed: Seed, seat: int) -> Random:
    """The chance of the bot at a seat: it follows from the game's seed and does not reveal it."""
    kind = b"b" if isinstance(seed, bytes) else b"i"
    text = seed if isinstance(seed, bytes) else hex(seed).encode()
    message = b"numcards/bot/1\0%d\0%s%s" % (seat, kind, text)
    number = int.from_bytes(sha256(message).digest(), "big")
    return Random(number)  # noqa: S311  # bots keep no secrets
