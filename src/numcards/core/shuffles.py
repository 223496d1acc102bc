"""Seeded shuffles that any language can repeat (ALL-02).

The bytes come from SHAKE-256 over: the ASCII text `numcards/shuffle/1`, a zero byte,
the counter as 8 bytes, the letter `i` or `b`, and the seed.
A seed that is an int is written as its shortest big-endian bytes (0 as no byte at all),
behind `i`; a seed that is bytes stands behind `b` as it is.

The bytes are read as big-endian 16-bit numbers.
Fisher-Yates runs from the last place down to place 1: for place p, the next number below
65536 - 65536 mod (p + 1), all others being skipped, gives modulo p + 1 the place to swap with.
"""

from __future__ import annotations

import struct
from hashlib import shake_256
from typing import Final, TypeAlias

from numcards.core.errors import UsageError
from numcards.core.sentences import shown
from numcards.core.whole import whole

__all__ = ["MOST_SHUFFLED", "Seed", "check_seed", "shuffled"]

Seed: TypeAlias = int | bytes
"""Where chance comes from: a non-negative int of any size, or bytes; 1 and b"\\x01" differ."""

_DOMAIN: Final = b"numcards/shuffle/1\0"
_RANGE: Final = 1 << 16
MOST_SHUFFLED: Final = _RANGE
"""How many things one shuffle can mix."""
_COUNTERS: Final = 1 << 64


def check_seed(seed: object) -> Seed:
    """The seed: bytes, or a plain int, whatever kind of whole number was given.

    Raises `UsageError` unless it is a whole number from 0 up, of any size, or bytes.
    """
    if type(seed) is bytes:
        return seed
    plain = whole(seed)
    if plain is not None and plain >= 0:
        return plain
    raise UsageError(
        "A seed is a whole number from 0 up, or bytes, not {given}.", given=shown(seed)
    )


def shuffled(size: int, seed: Seed, counter: int) -> list[int]:
    """The numbers 0 to size - 1 in the order that the seed and the counter decide.

    Every order is equally likely over the seeds.
    `size` is at most 65536; `counter` tells the shuffles of one game apart, from 0 up to
    2 ** 64 - 1.
    Raises `UsageError` for anything else.

    >>> shuffled(5, seed=1, counter=0)
    [0, 1, 3, 2, 4]
    """
    seed = check_seed(seed)
    size = _check_below("size", size, MOST_SHUFFLED + 1)
    counter = _check_below("counter", counter, _COUNTERS)
    message, order = _message(seed, counter), list(range(size))
    places, read = size, 0
    sure = _RANGE - size  # the limit for p + 1 places is no less: it is worked out only above this
    while places > 1:
        wanted = places - 1
        for number in _numbers(message, read, wanted):
            if number > sure and number >= _RANGE - _RANGE % places:
                continue
            other = number % places
            places -= 1
            order[places], order[other] = order[other], order[places]
        read += wanted
    return order


def _check_below(name: str, number: object, limit: int) -> int:
    plain = whole(number)
    if plain is not None and 0 <= plain < limit:
        return plain
    raise UsageError(
        "The {name} of a shuffle is a whole number from 0 to {most}, not {given}.",
        name=name,
        most=limit - 1,
        given=shown(number),
    )


def _message(seed: Seed, counter: int) -> bytes:
    if isinstance(seed, int):
        tail = b"i" + seed.to_bytes((seed.bit_length() + 7) // 8, "big")
    else:
        tail = b"b" + seed
    return _DOMAIN + counter.to_bytes(8, "big") + tail


def _numbers(message: bytes, read: int, wanted: int) -> tuple[int, ...]:
    """So many 16-bit numbers of the stream, behind those that have been read."""
    end = read + wanted
    return struct.unpack(f">{end}H", shake_256(message).digest(2 * end))[read:]
