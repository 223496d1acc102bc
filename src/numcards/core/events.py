"""Telling what happens, and blanking what a viewer may not know of it.

The functions behind `apply` take a log, and append an event to it wherever something happens;
an event class says of each of its fields from whom it is secret.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, cast

from attrs import evolve, fields

from numcards.core.seats import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from attrs import AttrsInstance

    from numcards.core.seats import Viewer

EventT = TypeVar("EventT")

Log: TypeAlias = list[EventT] | None
"""Where events are told, in order; None where nobody wants to know."""

_SEEN_BY: Final = "numcards.seen_by"
_NOBODY: Final = ""


def secret(seen_by: str | None) -> Mapping[str, object]:
    """Metadata for a secret field of an event: `field(metadata=secret("seat"))`.

    `seen_by` is the field of the event that holds the only seat to see it; with None, nobody
    sees it, not even the seat that caused it.
    Everyone else finds None in the field, so its type must allow for that.

    >>> from attrs import field, frozen
    >>> @frozen
    ... class Drew:
    ...     seat: int
    ...     card: str | None = field(metadata=secret("seat"))
    >>> as_seen([Drew(0, "R7"), Drew(1, "B9")], viewer=1)
    (Drew(seat=0, card=None), Drew(seat=1, card='B9'))
    """
    return {_SEEN_BY: _NOBODY if seen_by is None else seen_by}


@cache
def secrets_of(kind: type[AttrsInstance]) -> Mapping[str, str | None]:
    """The secret fields of a kind of event, each with the field that holds the seat to see it.

    The field is None where nobody sees the secret.
    """
    marked = {each.name: each.metadata.get(_SEEN_BY) for each in fields(kind)}
    return {name: seen_by or None for name, seen_by in marked.items() if seen_by is not None}


def as_seen(events: Iterable[EventT], viewer: Viewer) -> tuple[EventT, ...]:
    """The events as a viewer sees them: what is secret from the viewer is None."""
    return tuple([_seen(event, viewer) for event in events])


def _seen(event: EventT, viewer: Viewer) -> EventT:
    secrets = secrets_of(cast("type[AttrsInstance]", type(event)))
    hidden = {
        name: None
        for name, seen_by in secrets.items()
        if seen_by is None or viewer is SPECTATOR or getattr(event, seen_by) != viewer
    }
    return cast("EventT", evolve(cast("Any", event), **hidden)) if hidden else event


def told(happen: Callable[[list[EventT]], object]) -> tuple[EventT, ...]:
    """The events that something tells to the log it is given.

    >>> told(lambda log: log.append("a card is drawn"))
    ('a card is drawn',)
    """
    log: list[EventT] = []
    happen(log)
    return tuple(log)
