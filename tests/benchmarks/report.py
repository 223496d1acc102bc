"""All figures of one run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen

from tests.benchmarks.growth import Growth
from tests.benchmarks.measure import Effort, Rates, Spread
from tests.benchmarks.weight import Installed

__all__ = ["Report"]


@frozen(kw_only=True)
class Report:
    """What one run measured; the keys of most of it are the names of our games."""

    machine: Mapping[str, str]
    effort: Effort
    options: Mapping[str, str]
    ways: Mapping[str, str]
    """How each contestant makes a successor."""
    rates: Rates
    anchor: str
    """The contestant to which all are compared."""
    calls: Mapping[str, Mapping[str, Spread]]
    """Seconds."""
    growth: Mapping[str, Sequence[Growth]]
    kept: Mapping[str, float]
    """Bytes."""
    imports: Mapping[str, float]
    """Seconds."""
    installed: Installed
