"""Seeds as text, since they may be larger than JSON's numbers, or bytes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from numcards.codec.errors import DocumentError, Path
from numcards.core.sentences import shown

if TYPE_CHECKING:
    from numcards.core.shuffles import Seed

_DECIMAL: Final = re.compile(r"0|[1-9][0-9]{0,18}")
_LARGE: Final = re.compile(r"0x[1-9a-f][0-9a-f]*")
_BYTES: Final = re.compile(r"bytes:((?:[0-9a-f]{2})*)")
_MOST_DECIMAL: Final = 10**19 - 1


def seed_text(seed: Seed) -> str:
    """A seed as text: a number in decimal, a large one in hexadecimal, bytes as `bytes:` and hex.

    >>> seed_text(7), seed_text(16**20), seed_text(b"seven")
    ('7', '0x100000000000000000000', 'bytes:736576656e')
    """
    if isinstance(seed, bytes):
        return f"bytes:{seed.hex()}"
    return str(seed) if seed <= _MOST_DECIMAL else hex(seed)


def parse_seed(text: str, path: Path) -> Seed:
    """The seed that a text stands for; raises `DocumentError` for what `seed_text` never writes."""
    if _DECIMAL.fullmatch(text):
        return int(text)
    if _LARGE.fullmatch(text) and (seed := int(text, 16)) > _MOST_DECIMAL:
        return seed
    if written := _BYTES.fullmatch(text):
        return bytes.fromhex(written[1])
    raise DocumentError(
        path,
        "a seed such as '7', '0x100000000000000000000' or 'bytes:0f' is expected, not {given}.",
        given=shown(text),
    )
