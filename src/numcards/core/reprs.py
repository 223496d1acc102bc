"""One repr everywhere."""

from __future__ import annotations

from typing import Protocol

__all__ = ["Printer", "ShownByRepr"]


class Printer(Protocol):
    """What pretty-printers offer to the objects that they show."""

    def text(self, text: str) -> None:
        """Write a piece of text."""
        ...


class ShownByRepr:
    """The base of classes with a repr of their own.

    IPython and Hypothesis print attrs classes field by field, however deep they go;
    with this base they show the repr instead.
    """

    __slots__ = ()

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:  # noqa: FBT001, ARG002  # their protocol
        printer.text(repr(self))
