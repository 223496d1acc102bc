"""The command `simulate`: many games between bots, in several processes."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from multiprocessing import get_context
from statistics import mean, median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

from attrs import frozen
from rich.progress import Progress

from numcards.bots import watch
from numcards.cli.arguments import bots_named, bots_of, options_from, seed_from
from numcards.cli.environment import INTERRUPTED
from numcards.cli.parser import SIMULATED_SEED
from numcards.cli.statistics import Batch, interval, joined
from numcards.core.errors import UsageError
from numcards.core.players import Player
from numcards.core.seats import Seat
from numcards.core.sentences import say
from numcards.records import Recorder
from numcards.registry import get_game
from numcards.words import say_count, translate

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Generator, Iterator, Sequence

    from numcards.cli.screen import Screen
    from numcards.render import Cell

__all__ = ["simulate"]

_BATCH: Final = 10
"""How many games a process plays before it tells of them, and before it can be stopped."""
_TICK: Final = 1e-6
"""The shortest processor time that is believed, in seconds."""


@frozen
class _Task:
    """Some of the games, as another process can be asked to play them."""

    game: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    first_seed: int
    games: int


def simulate(screen: Screen, asked: Namespace) -> int:
    """Let bots play many games; what is interrupted shows what it has got so far."""
    game = get_game(asked.game)
    players = options_from(game, asked.options).players
    names = bots_of(game, asked.bots, players)
    first = SIMULATED_SEED if asked.seed is None else seed_from(asked.seed)
    if isinstance(first, bytes):
        raise UsageError("The games of a simulation count their seeds up, so they are numbers.")
    tasks = [
        _Task(
            asked.game, tuple(asked.options), names, first + start, min(_BATCH, asked.games - start)
        )
        for start in range(0, asked.games, _BATCH)
    ]
    began = perf_counter()
    batches, code = _played(screen, tasks, asked.jobs or os.cpu_count() or 1)
    if batches:
        _report(screen, joined(batches, players), names, perf_counter() - began)
    if code == INTERRUPTED:
        screen.report(say("Interrupted: not all games were played."))
    return code


def _played(screen: Screen, tasks: list[_Task], jobs: int) -> tuple[list[Batch], int]:
    """Play all batches with a progress bar on stderr; also the exit code."""
    batches: list[Batch] = []
    games = sum(task.games for task in tasks)
    title = translate(say("Games"), screen.language)
    try:
        with (
            Progress(console=screen.errors, transient=True) as progress,
            closing(_results(tasks, min(jobs, len(tasks)))) as results,
        ):
            bar = progress.add_task(title, total=games)
            for batch in results:
                batches.append(batch)
                progress.advance(bar, len(batch.lengths))
    except KeyboardInterrupt:
        return batches, INTERRUPTED
    return batches, 0


def _results(tasks: list[_Task], jobs: int) -> Generator[Batch, None, None]:
    """The batches in the order of the tasks, so that every run adds them up alike."""
    if jobs == 1:
        yield from map(_batch, tasks)
        return
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        with _uninterrupted():
            executor.submit(int)  # the first task, whatever it is, starts the processes
        yield from executor.map(_batch, tasks)
    finally:
        with _uninterrupted():
            executor.shutdown(cancel_futures=True)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ignore Ctrl-C for a moment; processes that start in it ignore it for good."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _batch(task: _Task) -> Batch:
    """Play the games of a task."""
    game = get_game(task.game)
    options = options_from(game, task.options)
    began = process_time()
    wins, payoffs, lengths = [0] * options.players, [0.0] * options.players, []
    for seed in range(task.first_seed, task.first_seed + task.games):
        table = Recorder(game, options, seed)
        for _ in watch(game, options, bots_named(game, task.bots), seed, table):
            pass
        result = game.result(table.state)
        lengths.append(table.count)
        for seat in range(options.players):
            wins[seat] += seat in result.winners
            payoffs[seat] += result.payoffs[seat]
    return Batch(tuple(wins), tuple(payoffs), tuple(lengths), process_time() - began)


def _report(screen: Screen, total: Batch, names: Sequence[str], seconds: float) -> None:
    games = len(total.lengths)
    header = (
        say("player"),
        say("bot"),
        say("wins"),
        say("win rate"),
        say("95 % interval"),
        say("mean payoff"),
    )
    screen.table(header, (_row(total, Seat(seat), name) for seat, name in enumerate(names)))
    screen.say(say_count("{count} game.", "{count} games.", games))
    screen.say(
        say(
            "Actions in a game: {mean:.1f} on average, half of them at most {median:g}, "
            "{shortest} to {longest} in all.",
            mean=mean(total.lengths),
            median=median(total.lengths),
            shortest=min(total.lengths),
            longest=max(total.lengths),
        )
    )
    decisions = sum(total.lengths)
    screen.say(
        say(
            "{rate:.0f} decisions a second, {each:.0f} a second of processor time.",
            rate=decisions / seconds,
            each=decisions / max(total.seconds, _TICK),
        )
    )


def _row(total: Batch, seat: Seat, name: str) -> tuple[Cell, ...]:
    games = len(total.lengths)
    wins = total.wins[seat]
    lowest, highest = interval(wins, games)
    return (
        Player(seat),
        name,
        wins,
        f"{wins / games:.1%}",
        f"{lowest:.1%} - {highest:.1%}",
        f"{total.payoffs[seat] / games:+.3f}",
    )
