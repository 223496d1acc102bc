"""Fingerprints of positions: SHA-256 over the text of their zones, the same everywhere."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["INTERVAL", "fingerprint"]

INTERVAL: Final = 20
"""How many actions lie between two fingerprints of a record; the last position has one too."""


def fingerprint(zones: Mapping[str, str]) -> str:
    """The SHA-256 of the zones' text, as 64 hexadecimal digits.

    The text is a line `name=zone` for each zone, by name, each ended by a line feed, in UTF-8.

    >>> fingerprint({"P1": "", "P0": "R7 B7"})[:16]
    'c25adab476ce73e0'
    """
    lines = (f"{name}={text}\n" for name, text in sorted(zones.items()))
    return sha256("".join(lines).encode()).hexdigest()
