"""The command `simulate`: many games between bots, in several processes."""

from __future__ import annotations

import os
import signal
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import islice
from multiprocessing import active_children, get_context
from statistics import mean, median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

from attrs import frozen
from rich.progress import Progress

from numcards.bots import play
from numcards.cli.arguments import bots_named, bots_of, seed_from
from numcards.cli.environment import FAILED, INTERRUPTED
from numcards.cli.interrupts import uninterrupted
from numcards.cli.options import options_from
from numcards.cli.parser import SIMULATED_SEED
from numcards.cli.statistics import Batch, interval, joined
from numcards.core.errors import UsageError
from numcards.core.players import Player
from numcards.core.seats import Seat
from numcards.core.sentences import say
from numcards.registry import get_game
from numcards.words import say_count, translate

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Generator, Iterable, Iterator, Sequence
    from concurrent.futures import Future

    from numcards.cli.screen import Screen
    from numcards.render import Cell

__all__ = ["simulate"]

_BATCH: Final = 10
"""How many games a process plays before it tells of them, and before it can be stopped."""
_AHEAD: Final = 4
"""How many batches wait for each process, so that none is ever idle."""
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
    tasks = (
        _Task(
            asked.game, tuple(asked.options), names, first + start, min(_BATCH, asked.games - start)
        )
        for start in range(0, asked.games, _BATCH)
    )
    jobs = min(asked.jobs or os.cpu_count() or 1, -(-asked.games // _BATCH))
    began = perf_counter()
    batches, code = _played(screen, tasks, asked.games, jobs)
    if batches:
        _report(screen, joined(batches, players), names, perf_counter() - began)
    if code == INTERRUPTED:
        screen.report(say("Interrupted: not all games were played."))
    return code


def _played(
    screen: Screen, tasks: Iterator[_Task], games: int, jobs: int
) -> tuple[list[Batch], int]:
    """Play all batches with a progress bar on stderr; also the exit code."""
    batches: list[Batch] = []
    title = translate(say("Games"), screen.language)
    try:
        with (
            Progress(
                console=screen.errors, transient=True, disable=not screen.errors.is_terminal
            ) as progress,
            closing(_results(tasks, jobs)) as results,
        ):
            bar = progress.add_task(title, total=games)
            for batch in results:
                batches.append(batch)
                progress.advance(bar, len(batch.lengths))
    except KeyboardInterrupt:
        return batches, INTERRUPTED
    except BrokenProcessPool:
        screen.report(say("A process that played games has died; try again with fewer --jobs."))
        return batches, FAILED
    return batches, 0


def _results(tasks: Iterator[_Task], jobs: int) -> Generator[Batch, None, None]:
    """The batches in the order of the tasks, so that every run adds them up alike."""
    if jobs == 1:
        yield from map(_batch, tasks)
        return
    others = set(active_children())
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)
    is_done = False
    try:
        waiting = deque(_submitted(executor, islice(tasks, _AHEAD * jobs)))
        while waiting:
            yield waiting.popleft().result()
            waiting += _submitted(executor, islice(tasks, 1))
        is_done = True
    finally:
        if not is_done:
            for process in set(active_children()) - others:
                process.terminate()
        executor.shutdown(cancel_futures=True)


def _submitted(executor: ProcessPoolExecutor, tasks: Iterable[_Task]) -> list[Future[Batch]]:
    """Tasks on their way; whatever processes are started for them are not to be interrupted."""
    with uninterrupted():
        return [executor.submit(_batch, task) for task in tasks]


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that asked, where it could not be kept from this one before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _batch(task: _Task) -> Batch:
    """Play the games of a task."""
    game = get_game(task.game)
    options = options_from(game, task.options)
    began = process_time()
    wins, payoffs, lengths = [0] * options.players, [0.0] * options.players, []
    for seed in range(task.first_seed, task.first_seed + task.games):
        match = play(game, options, bots_named(game, task.bots), seed)
        result = match.result
        lengths.append(match.count)
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
