"""The targets beside what a run reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.benchmarks import targets
from tests.benchmarks.markdown import number
from tests.benchmarks.measure import ratios
from tests.benchmarks.report import Report
from tests.benchmarks.targets import Target

__all__ = ["verdict_rows"]


def verdict_rows(report: Report) -> Sequence[Sequence[str]]:
    """A row for each target whose figure was measured; those against absent peers are left out."""
    return [
        *_against_peers(report),
        *_of_calls(report),
        *(
            _row("bytes per kept successor", name, targets.KEPT, kept)
            for name, kept in report.kept.items()
        ),
        *(
            _row("import over attrs", name, targets.IMPORT, 1e3 * seconds)
            for name, seconds in report.imports.items()
        ),
        _row(
            "distributions installed",
            "all",
            targets.DISTRIBUTIONS,
            len(report.installed.distributions),
        ),
        _row("size installed", "all", targets.SIZE, report.installed.bytes / 1e6),
    ]


def _against_peers(report: Report) -> Iterator[Sequence[str]]:
    for peer in report.rates:
        for name in report.options:
            target = targets.against(name, peer)
            if target is not None:
                yield _row(
                    f"playouts over {peer}", name, target, ratios(report.rates, name, peer).median
                )


def _of_calls(report: Report) -> Iterator[Sequence[str]]:
    for call, target in targets.CALLS.items():
        for name, costs in report.calls.items():
            yield _row(f"`{call}`", name, target, 1e6 * costs[call].median)


def _row(figure: str, game: str, target: Target, measured: float) -> Sequence[str]:
    def step(value: float | None) -> str:
        return "" if value is None else f"{value:g} {target.unit}".strip()

    return (
        figure,
        game,
        step(target.must),
        step(target.goal),
        step(target.stretch),
        f"{number(measured)} {target.unit}".strip(),
        target.reached(measured),
    )
