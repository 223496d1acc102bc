"""Ctrl-C, put off while something happens that it must not come between."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

__all__ = ["uninterrupted"]


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Put Ctrl-C off for a moment; processes that are started in it never get it.

    Where they cannot be kept from it, which is on Windows, they must ignore it themselves.
    """
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or before is None:
        yield
        return
    came: list[int] = []

    def note(number: int, _frame: FrameType | None) -> None:
        came.append(number)

    signal.signal(signal.SIGINT, note)
    try:
        with _kept_from_children():
            yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came and callable(before):
        before(signal.SIGINT, None)


@contextmanager
def _kept_from_children() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Its first start lets the signal through again, so it is started before.
    resource_tracker.ensure_running()
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
