"""Games between bots, which see views and events and never a state."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar, cast, runtime_checkable

from attrs import frozen

from numcards.core.errors import UsageError
from numcards.core.game import ActionT, ResultT_co, StateT
from numcards.core.seats import Seat
from numcards.core.shuffles import check_seed
from numcards.records import Record, Recorder

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numcards.core.bots import Bot
    from numcards.core.chance import Rng
    from numcards.core.events import EventT
    from numcards.core.game import Game, OptionsT, ViewT
    from numcards.core.shuffles import Seed

__all__ = ["ChoosingBot", "Match", "Move", "NoticingBot", "listeners", "play", "rng_of", "watch"]

EventT_contra = TypeVar("EventT_contra", contravariant=True)


@runtime_checkable
class NoticingBot(Protocol[EventT_contra]):
    """A bot that wants to know what happens, beside what it sees when it is to act."""

    def notice(self, events: tuple[EventT_contra, ...]) -> None:
        """Take note of events as this bot's own seat sees them; a game begins with its deal."""
        ...


class ChoosingBot(Protocol[ActionT]):
    """A bot that looks at nothing but what it may do, and so need not be given a view."""

    def choose(self, actions: Sequence[ActionT], rng: Rng) -> ActionT:
        """Choose among the legal actions of its seat; it must do what `act` would."""
        ...


@frozen
class Move(Generic[StateT, ActionT]):
    """One action of a game, between two positions."""

    before: StateT
    seat: Seat
    action: ActionT
    after: StateT


@frozen
class _Made:
    """A record that is there already."""

    record: Record

    def __call__(self) -> Record:
        """The record."""
        return self.record


@frozen(eq=False, repr=False)
class Match(Generic[StateT, ResultT_co]):
    """A game that bots have played: how it ended, and its record, which is made when asked for.

    Matches are values: those with equal records are equal, and they can be pickled.
    """

    count: int
    """How many actions were played."""
    state: StateT
    """The last position."""
    result: ResultT_co
    """How the game ended."""
    _make_record: Callable[[], Record]

    @cached_property
    def record(self) -> Record:
        """The whole game, which can be saved and replayed."""
        return self._make_record()

    def __eq__(self, other: object) -> bool:
        """Whether the same game was played in the same way."""
        return self.record == other.record if isinstance(other, Match) else NotImplemented

    def __hash__(self) -> int:
        """The hash of the record."""
        return hash(self.record)

    def __reduce__(self) -> tuple[type[Self], tuple[int, StateT, ResultT_co, _Made]]:
        """Pickle what the match holds, the record being made."""
        return type(self), (self.count, self.state, self.result, _Made(self.record))

    def __repr__(self) -> str:
        """How the game ended."""
        return f"<Match {self.result!r}>"


def play(
    game: Game[OptionsT, StateT, ViewT, ResultT_co, ActionT, EventT],
    options: OptionsT,
    bots: Sequence[Bot[ViewT, ActionT]],
    seed: Seed,
    *,
    players: Sequence[str] = (),
) -> Match[StateT, ResultT_co]:
    """Let bots play a whole game, one bot a seat, and give back how it went.

    The seed decides the deal, and the chance of each bot by its seat; neither tells the other.
    `players` may name the bots in the record.
    Raises `UsageError` unless there is one bot for each seat, and `IllegalAction` when a bot
    does what it may not.

    >>> from numcards import inferno
    >>> from numcards.bots import RandomBot
    >>> options = inferno.Options(players=2, deal=3)
    >>> match = play(inferno, options, [RandomBot(), RandomBot()], seed=1)
    >>> match.record.actions, match.result.winners
    (('B0+joker', 'pass', 'B4'), (0,))
    """
    recorder = Recorder(game, options, seed, players=players)
    for _ in _moves(game, bots, recorder):
        pass
    state = recorder.state
    return Match(recorder.count, state, game.result(state), recorder.record)


def watch(
    game: Game[OptionsT, StateT, ViewT, Any, ActionT, EventT],
    options: OptionsT,
    bots: Sequence[Bot[ViewT, ActionT]],
    seed: Seed,
    recorder: Recorder[OptionsT, StateT, ActionT, EventT] | None = None,
) -> Iterator[Move[StateT, ActionT]]:
    """Let bots play a whole game, move by move; `recorder`, if given, writes it down.

    Where several seats may act, the lowest does.
    Raises as `play` does, and `UsageError` for a recorder with other options or another seed,
    or of a game that has begun.
    """
    table = Recorder(game, options, seed) if recorder is None else recorder
    if table.count or (table.options, table.seed) != (options, check_seed(seed)):
        raise UsageError("The recorder must have these options and this seed, and no action yet.")
    return (
        Move(before, seat, action, table.state)
        for before, seat, action in _moves(game, bots, table)
    )


def _moves(
    game: Game[OptionsT, StateT, ViewT, Any, ActionT, EventT],
    bots: Sequence[Bot[ViewT, ActionT]],
    table: Recorder[OptionsT, StateT, ActionT, EventT],
) -> Iterator[tuple[StateT, Seat, ActionT]]:
    """Let bots act until the game is over: where each acted, who it was, and what was done."""
    players = table.options.players
    if len(bots) != players:
        raise UsageError(
            "There are {players} seats, and so as many bots are needed, not {given}.",
            players=players,
            given=len(bots),
        )
    deciding = [_decider(game, bot, rng_of(table.seed, seat)) for seat, bot in enumerate(bots)]
    curious = listeners(bots)
    for listener, bot in curious:
        bot.notice(table.events(listener))
    before = table.state
    while to_act := game.to_act(before):
        seat = to_act[0]
        action = deciding[seat](before, seat)
        table.play(action, seat)
        for listener, bot in curious:
            bot.notice(game.events(before, action, listener))
        yield before, seat, action
        before = table.state


def _decider(
    game: Game[Any, StateT, ViewT, Any, ActionT, Any], bot: Bot[ViewT, ActionT], rng: Random
) -> Callable[[StateT, Seat], ActionT]:
    """What a bot does at its seat in a position."""
    own = next(vars(cls) for cls in type(bot).__mro__ if "act" in vars(cls))
    if "choose" in own:  # and not inherited by a bot that acts otherwise
        choosing = cast("ChoosingBot[ActionT]", bot)
        return lambda state, seat: choosing.choose(game.legal_actions(state, seat), rng)
    return lambda state, seat: bot.act(game.observe(state, seat), rng)


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
