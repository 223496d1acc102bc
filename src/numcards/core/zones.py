"""The zones of a position: declared once, and from that written, read and described.

A zone is a named line of text: the hand of a seat, a pile, whose turn it is.
A game declares its zones in the order in which they are written:

    HAND = hidden(
        "{}", CARDS, SEEN_CARDS, "The hand of a seat, in card order.",
        state=State.hand, view=View.seen_hand, default=(),
    )
    ROUND = public(
        "round", NUMBER, "Which round of the game this is, from 1.",
        state=lambda state: state.number, view=lambda view: view.number, default=1,
    )
    ZONES = ZoneTable((per_seat(HAND), ROUND))

What is wrong with a combination of zones is for the game to say (`zone_reader`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from attrs import frozen

from numcards.core.contents import Content
from numcards.core.seats import seat_text, seats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numcards.core.game import GameOptions
    from numcards.core.seats import Seat

T = TypeVar("T")
SeenT = TypeVar("SeenT")


@frozen
class Derived:
    """A default that follows from the options or from other zones; `meaning` says how."""

    meaning: str


@frozen(eq=False, kw_only=True)
class Zone(Generic[T, SeenT]):
    """One zone, or one zone for each of several places, such as the hands of all seats."""

    name: str
    """The name; of one zone for each place, with `{}` where the place is named."""
    content: Content[T]
    """What it holds in a position."""
    seen: Content[SeenT]
    """What it holds in a view; the same unless something in it may be hidden."""
    meaning: str
    """What the zone tells, in one sentence."""
    state: Callable[..., T]
    """Takes it from a state; for one zone of several, from the state and its place."""
    view: Callable[..., SeenT]
    """Takes it from a view; for one zone of several, from the view and its place."""
    default: T | Derived
    """What a hand-made position has where the zone is left out."""

    @property
    def is_public(self) -> bool:
        """Whether every viewer sees all that the zone holds."""
        return self.content is self.seen

    @property
    def default_text(self) -> str:
        """What a hand-made position has where the zone is left out: its text, or in words."""
        default = self.default
        return default.meaning if isinstance(default, Derived) else self.content.text(default)


AnyZone: TypeAlias = Zone[Any, Any]


def public(  # noqa: PLR0913  # the parts of a declaration
    name: str,
    content: Content[T],
    meaning: str,
    *,
    state: Callable[..., T],
    view: Callable[..., T],
    default: T | Derived,
) -> Zone[T, T]:
    """Declare a zone that every viewer sees whole; the arguments are the fields of `Zone`."""
    return Zone(
        name=name,
        content=content,
        seen=content,
        meaning=meaning,
        state=state,
        view=view,
        default=default,
    )


def hidden(  # noqa: PLR0913  # the parts of a declaration
    name: str,
    content: Content[T],
    seen: Content[SeenT],
    meaning: str,
    *,
    state: Callable[..., T],
    view: Callable[..., SeenT],
    default: T | Derived,
) -> Zone[T, SeenT]:
    """Declare a zone of which viewers may see a part; the arguments are the fields of `Zone`."""
    return Zone(
        name=name,
        content=content,
        seen=seen,
        meaning=meaning,
        state=state,
        view=view,
        default=default,
    )


@frozen
class Group:
    """Zones that there are for each of several places, written place by place."""

    places: Callable[[Any], tuple[Any, ...]]
    """The places that a game with these options has, in order."""
    spell: Callable[[Any], str]
    """How a place is named in the names of its zones."""
    zones: tuple[AnyZone, ...]


def _seats(options: GameOptions) -> tuple[Seat, ...]:
    return seats(options.players)


def per_seat(*zones: AnyZone) -> Group:
    """Zones that every seat has; a seat is named `P0` and so on."""
    return Group(_seats, seat_text, zones)


@frozen(eq=False)
class ZoneTable:
    """All zones of a game, in the order in which they are written."""

    rows: tuple[AnyZone | Group, ...]

    @property
    def zones(self) -> tuple[AnyZone, ...]:
        """The declarations, in order."""
        return tuple(
            zone for row in self.rows for zone in (row.zones if isinstance(row, Group) else (row,))
        )

    def names(self, options: GameOptions) -> tuple[str, ...]:
        """The names of all zones of a game with these options, in order."""
        return tuple(name for name, _, _ in self._each(options))

    def names_of(self, zone: AnyZone, options: GameOptions) -> tuple[str, ...]:
        """The names of the zones that one declaration stands for, in order."""
        return tuple(name for name, each, _ in self._each(options) if each is zone)

    def write(self, state: object, options: GameOptions) -> dict[str, str]:
        """A position as named texts."""
        return {
            name: zone.content.text(zone.state(state, *place))
            for name, zone, place in self._each(options)
        }

    def write_view(self, view: object, options: GameOptions) -> dict[str, str]:
        """A view as named texts."""
        return {
            name: zone.seen.text(zone.view(view, *place))
            for name, zone, place in self._each(options)
        }

    def _each(self, options: GameOptions) -> Iterator[tuple[str, AnyZone, tuple[object, ...]]]:
        """Each zone with its name and, where there is one for each of several, its place."""
        for row in self.rows:
            if not isinstance(row, Group):
                yield row.name, row, ()
                continue
            for place in row.places(options):
                spelt = row.spell(place)
                for zone in row.zones:
                    yield zone.name.format(spelt), zone, (place,)
