"""The shuffle once more, from its published description alone: one plain loop, no batching."""

from __future__ import annotations

from hashlib import shake_256

__all__ = ["naive_order"]


def naive_order(size: int, seed: int | bytes, counter: int) -> list[int]:
    """The numbers 0 to size - 1 as the description of the shuffle orders them."""
    if isinstance(seed, bytes):
        told = b"b" + seed
    else:
        digits = f"{seed:x}" if seed else ""
        told = b"i" + bytes.fromhex("0" * (len(digits) % 2) + digits)
    message = b"numcards/shuffle/1" + b"\x00" + counter.to_bytes(8, "big") + told
    stream = shake_256(message).digest(8 * size + 4096)
    order, used = list(range(size)), 0
    for place in range(size - 1, 0, -1):
        while True:
            number = 256 * stream[used] + stream[used + 1]
            used += 2
            if number < 65536 - 65536 % (place + 1):
                break
        swap = number % (place + 1)
        order[place], order[swap] = order[swap], order[place]
    return order
