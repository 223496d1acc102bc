"""Tables and figures as markdown."""

from __future__ import annotations

from collections.abc import Sequence

from tests.benchmarks.measure import Spread

__all__ = ["number", "spread_text", "table"]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A markdown table."""
    lines = (head, ["---"] * len(head), *rows)
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def number(figure: float) -> str:
    """A figure with three digits that matter; whole numbers in full."""
    if isinstance(figure, int) or abs(figure) >= 100:
        return f"{figure:,.0f}"
    if abs(figure) >= 1:
        return f"{figure:.1f}" if abs(figure) >= 10 else f"{figure:.2f}"
    return f"{figure:.2f}" if abs(figure) >= 0.1 else f"{figure:.4f}"


def spread_text(spread: Spread, unit: float = 1) -> str:
    """A median with its quartiles: `1.20 (1.10 to 1.30)`."""
    low, middle, high = (number(unit * part) for part in (spread.low, spread.median, spread.high))
    return f"{middle} ({low} to {high})"
