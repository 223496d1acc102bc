"""The page: every figure on it comes from one run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tests.benchmarks.growth import Growth
from tests.benchmarks.markdown import number, spread_text, table
from tests.benchmarks.measure import ratios, typical_rate
from tests.benchmarks.ours import NAIVE
from tests.benchmarks.report import Report
from tests.benchmarks.verdicts import verdict_rows

__all__ = ["page"]

_HEAD = """\
# Benchmark

<!-- Do not edit: made by `python tests/benchmarks/run.py --write docs/explanation/benchmark.md` -->

The games of this library beside other libraries, measured in one process on one machine.

```{important}
The peers play other games.
A ratio says what a decision costs here and what it costs there,
not that one library does the work of the other faster.
```

Everything is CPU time.
What is compared runs in short slices that take turns, in an order that rotates;
each round gives one ratio.
Published are the median over the rounds and, in brackets, the quartiles.
Absolute figures move from machine to machine and with what else runs there; ratios move far less.
"""

_PLAYOUTS = """
## Random playouts

A *decision* lists all legal actions, chooses one uniformly and makes the successor;
the old state stays valid, except where a peer works in place.
All have warmed up: what a library builds on first use is not part of the time.
New games are part of the time.
Where a peer deals by chance nodes, each step through one counts as a decision too, in its favour.
The naive reference is a small climbing game in plain dataclasses and sets,
which comes with the benchmark; it shows what the first version that comes to mind would cost.
"""

_CALLS = """
## Single calls

Microseconds, on {positions} positions of each game that random play reaches, after a warm-up:
the median over the positions and, in brackets, the quartiles.
Views are those of a player on turn, `determinize` gets views of the middle half of a game.
States are hashed and looked up that were just made:
each is equal to a key without being the same object, though the two may share parts.
"""

_GROWTH = """
## Growth

Means over reached positions: how many legal actions there are,
and the microseconds of listing them and of applying one.
"""

_WEIGHT = """
## Memory, imports and size

Bytes are those of each state in a playout of {kept} states, all of which are kept.
An import is timed in fresh processes that have imported attrs already.
"""

_TARGETS = """
## Targets

What each figure must reach, what is its goal, and what would be fine,
beside what this run reached.
"""


def page(report: Report) -> str:
    """The whole page, as markdown."""
    parts = (
        _HEAD,
        *_machine(report),
        _PLAYOUTS,
        *_playouts(report),
        _CALLS.format(positions=report.effort.positions),
        *_calls(report),
        _GROWTH,
        *_growth(report),
        _WEIGHT.format(kept=f"{report.effort.kept:,}"),
        *_weight(report),
        _TARGETS,
        *_targets(report),
    )
    return "\n".join(part.strip("\n") + "\n" for part in parts)


def _machine(report: Report) -> Iterator[str]:
    effort = report.effort
    slices = f"{effort.rounds} of {effort.slices} slices of {1000 * effort.slice_seconds:g} ms each"
    yield "## Machine and versions"
    yield table(("what", "which"), [*report.machine.items(), ("rounds", slices)])
    options = "".join(f"- {name}: `{text}`\n" for name, text in report.options.items())
    yield f"The games were played with\n\n{options}"


def _playouts(report: Report) -> Iterator[str]:
    yield table(
        ("game", "way", "decisions per second", f"times {report.anchor}"),
        [
            (
                name,
                way,
                f"{typical_rate(report.rates, name):,.0f}",
                spread_text(ratios(report.rates, name, report.anchor)),
            )
            for name, way in report.ways.items()
        ],
    )
    others = [name for name in report.rates if name not in report.options]
    yield "How many times faster than each of the others:"
    yield table(
        ("game", *others),
        [
            (name, *(spread_text(ratios(report.rates, name, other)) for other in others))
            for name in report.options
        ],
    )
    if report.anchor == NAIVE:
        yield "OpenSpiel was not measured, so all are compared with the naive reference."


def _calls(report: Report) -> Iterator[str]:
    names = list(report.options)
    calls = next(iter(report.calls.values()))
    yield table(
        ("call", *names),
        [
            (f"`{call}`", *(spread_text(report.calls[name][call], 1e6) for name in names))
            for call in calls
        ],
    )


def _growth(report: Report) -> Iterator[str]:
    for name, rows in report.growth.items():
        yield f"### {name}"
        yield table(
            ("options", "legal actions", "`legal_actions`", "`apply`"), [*map(_grown, rows)]
        )


def _grown(row: Growth) -> Sequence[str]:
    return (
        _options_text(row.options),
        number(row.actions),
        number(1e6 * row.legal_actions),
        number(1e6 * row.apply),
    )


def _options_text(options: Mapping[str, object]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())


def _weight(report: Report) -> Iterator[str]:
    yield table(
        ("game", "bytes per kept successor", "import over attrs, ms"),
        [
            (name, number(report.kept[name]), number(1e3 * report.imports[name]))
            for name in report.options
        ],
    )
    installed = report.installed
    yield (
        f"An installation is {len(installed.distributions)} distributions"
        f" ({', '.join(installed.distributions)})\n"
        f"with {installed.bytes / 1e6:.2f} MB of files,"
        f" {installed.own_bytes / 1e6:.2f} MB of them this library's."
    )


def _targets(report: Report) -> Iterator[str]:
    yield table(
        ("figure", "game", "must", "goal", "stretch", "measured", "reached"), verdict_rows(report)
    )
