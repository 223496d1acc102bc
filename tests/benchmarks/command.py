"""The command: what is asked for, measured step by step, and shown as one page."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from numcards.registry import game_names, get_game
from tests.benchmarks.calls import call_costs
from tests.benchmarks.growth import growth
from tests.benchmarks.machine import machine
from tests.benchmarks.measure import Effort, race
from tests.benchmarks.ours import NAIVE, game_contestant, naive_contestant, options_of
from tests.benchmarks.peers import ANCHOR, PEERS, Peer, installed
from tests.benchmarks.report import Report
from tests.benchmarks.table import page
from tests.benchmarks.weight import bytes_per_successor, import_seconds, installed_size

__all__ = ["main"]

_FEWEST_ROUNDS: Final = 7
_QUICK: Final = Effort(
    rounds=2,
    slices=1,
    slice_seconds=0.001,
    warm_up_seconds=0.001,
    positions=10,
    call_seconds=0.00001,
    kept=200,
    processes=1,
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print the page, and write it where asked."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.rounds < _FEWEST_ROUNDS:
        parser.error(f"--rounds: at least {_FEWEST_ROUNDS}, not {asked.rounds}")
    if asked.write and asked.quick:
        parser.error("--quick measures next to nothing, so it is not written")
    report = measure(asked.games, _peers(asked.peers, parser), _effort(asked))
    text = page(report)
    sys.stdout.write(text)
    if asked.write:
        asked.write.parent.mkdir(parents=True, exist_ok=True)
        asked.write.write_text(text, encoding="utf-8")


def measure(names: Sequence[str], peers: Sequence[Peer], effort: Effort) -> Report:
    """All figures of the page."""
    games = {name: get_game(name) for name in names}
    options = {name: options_of(game) for name, game in games.items()}
    contestants = (
        *(game_contestant(game, options[name]) for name, game in games.items()),
        *(peer.contestant() for peer in peers),
        naive_contestant(),
    )
    _tell("random playouts")
    rates = race(contestants, effort)
    _tell("single calls")
    costs = {name: call_costs(game, options[name], effort) for name, game in games.items()}
    _tell("growth")
    grown = {name: growth(game, effort) for name, game in games.items()}
    _tell("memory and imports")
    return Report(
        machine=machine({peer.distribution for peer in peers}),
        effort=effort,
        options={name: repr(value) for name, value in options.items()},
        ways={one.name: one.way for one in contestants},
        rates=rates,
        anchor=ANCHOR if ANCHOR in rates else NAIVE,
        calls=costs,
        growth=grown,
        kept={
            name: bytes_per_successor(game, options[name], effort.kept)
            for name, game in games.items()
        },
        imports=import_seconds(tuple(names), effort.processes),
        installed=installed_size(),
    )


def _parser() -> ArgumentParser:
    parser = ArgumentParser(description="Measure the games beside their peers, in CPU time.")
    parser.add_argument("--rounds", type=int, default=11, help="at least 7; 11 if left out")
    parser.add_argument(
        "--games", nargs="+", choices=game_names(), default=game_names(), help="all if left out"
    )
    parser.add_argument(
        "--peers",
        nargs="*",
        choices=[peer.name for peer in PEERS],
        help="all that are installed if left out; none: only the naive reference",
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the page there too")
    parser.add_argument("--quick", action="store_true", help="only try everything out")
    return parser


def _peers(asked: Sequence[str] | None, parser: ArgumentParser) -> tuple[Peer, ...]:
    here = installed()
    if asked is None:
        return here
    missing = set(asked) - {peer.name for peer in here}
    if missing:
        parser.error(f"not installed: {', '.join(sorted(missing))}; the extra `bench` brings them")
    return tuple(peer for peer in here if peer.name in asked)


def _effort(asked: Namespace) -> Effort:
    if asked.quick:
        return _QUICK
    return Effort(
        rounds=asked.rounds,
        slices=8,
        slice_seconds=0.02,
        warm_up_seconds=0.5,
        positions=200,
        call_seconds=0.0001,
        kept=20_000,
        processes=asked.rounds,
    )


def _tell(step: str) -> None:
    sys.stderr.write(f"measuring {step}\n")
