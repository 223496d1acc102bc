"""Reading the zones of a position or a view, with every complaint kept for the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

from numcards.core.errors import InvalidPosition, NumcardsError, UsageError
from numcards.core.notation import cards_text
from numcards.core.sentences import Sentence, say, shown
from numcards.core.zones import Derived

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from numcards.core.cards import Card
    from numcards.core.contents import SeenCards
    from numcards.core.game import GameOptions
    from numcards.core.zones import AnyZone, Zone, ZoneTable

T = TypeVar("T")
D = TypeVar("D")
SeenT = TypeVar("SeenT")


class ZoneReader:
    """Reads the zones of one position or view and collects what is wrong with them.

    Raises `UsageError` at once when the zones are no mapping of texts.
    """

    def __init__(self, table: ZoneTable, options: GameOptions, zones: Mapping[str, str]) -> None:
        """Take the zones of a game with these options."""
        texts = isinstance(zones, Mapping) and all(
            isinstance(text, str) for item in zones.items() for text in item
        )
        if not texts:
            raise UsageError("Zones are a mapping of texts, not {given}.", given=shown(zones))
        self._table = table
        self._options = options
        self._zones = zones
        self._complaints: list[Sentence] = []
        self._unsound: set[str] = set()
        known = table.names(options)
        for name in zones:
            if name not in known:
                self.complain(
                    "There is no zone {name}: the zones are {known}.",
                    name=shown(name),
                    known=", ".join(known),
                )

    def __contains__(self, zone: AnyZone) -> bool:
        """Whether the zone is given; of one zone for each place, whether all are."""
        return all(name in self._zones for name in self._table.names_of(zone, self._options))

    def read(self, zone: Zone[T, SeenT]) -> T:
        """Read a zone of a position; what is left out or, with a complaint, bad is its default."""
        return self._read(zone.name, zone.content.parse, _default_of(zone))

    def read_or(self, zone: Zone[T, SeenT], default: D) -> T | D:
        """Read a zone whose default follows from the options or from other zones."""
        return self._read(zone.name, zone.content.parse, default)

    def read_each(self, zone: Zone[T, SeenT]) -> tuple[T, ...]:
        """Read a zone of every place, in order."""
        default = _default_of(zone)
        return tuple(
            self._read(name, zone.content.parse, default)
            for name in self._table.names_of(zone, self._options)
        )

    def see(self, zone: Zone[T, SeenT], instead: D) -> SeenT | D:
        """Read a zone of a view, which must be there; `instead` stands for one that is bad."""
        return self._see(zone.name, zone.seen.parse, instead)

    def see_each(self, zone: Zone[T, SeenT], instead: D) -> tuple[SeenT | D, ...]:
        """Read a zone of a view at every place, in order."""
        return tuple(
            self._see(name, zone.seen.parse, instead)
            for name in self._table.names_of(zone, self._options)
        )

    def _see(self, name: str, parse: Callable[[str], T], instead: D) -> T | D:
        if name not in self._zones:
            self._miss(name)
        return self._read(name, parse, instead)

    def _miss(self, name: str) -> None:
        self._unsound.add(name)
        self.complain("Zone {zone} is missing; a view has them all.", zone=name)

    def _read(self, name: str, parse: Callable[[str], T], default: D) -> T | D:
        text = self._zones.get(name)
        if text is None:
            return default
        if "" in text.split(" ") and text:
            self._unsound.add(name)
            self.complain(
                "Zone {zone}: there is a space too many, at an end or between two words.", zone=name
            )
            return default
        try:
            return parse(text)
        except NumcardsError as error:
            self._unsound.add(name)
            self.complain("Zone {zone}: {problem}", zone=name, problem=error.sentence)
            return default

    def expect_all(self) -> None:
        """Complain of every zone that is missing, as none may be of a view."""
        for name in self._table.names(self._options):
            if name not in self._zones:
                self._miss(name)

    def is_sound(self, *zones: AnyZone | str) -> bool:
        """Whether all these zones could be read, and nothing was complained about them.

        A text names one zone, or whatever `keep` and the checks of cards were told to mark.
        """
        if not self._unsound:
            return True
        return self._unsound.isdisjoint(name for zone in zones for name in self._names(zone))

    @property
    def is_clean(self) -> bool:
        """Whether there is no complaint yet."""
        return not self._complaints

    def _names(self, zone: AnyZone | str) -> tuple[str, ...]:
        if isinstance(zone, str):
            return (zone,)
        return self._table.names_of(zone, self._options)

    def complain(self, template: str, **facts: object) -> None:
        """Keep a complaint for the end."""
        self._complaints.append(say(template, **facts))

    def keep(self, complaints: Iterable[Sentence], about: AnyZone | str | None = None) -> None:
        """Keep complaints for the end; the zone they are about is not sound any more."""
        found = tuple(complaints)
        self._complaints += found
        if found and about is not None:
            self._unsound.update(self._names(about))

    def check_cards(self, deck: Iterable[Card], cards: Iterable[Card], *, complete: bool) -> None:
        """Complain of cards that the deck lacks and, where all must be there, of missing ones.

        `deck` holds each physical card once; after a complaint `"cards"` is not sound (ALL-06).
        """
        there, given = Counter(deck), Counter(cards)
        too_many, missing = given - there, there - given
        if too_many:
            self.keep([_too_many(too_many)], about="cards")
        if complete and missing:
            self.keep(
                [say("In no zone: {cards} (ALL-06).", cards=_in_order(missing))], about="cards"
            )

    def check_seen_cards(self, deck: Iterable[Card], cards: SeenCards) -> None:
        """Complain of cards that the deck lacks, or of too many or too few hidden ones.

        As `check_cards`, for all cards of a view.
        """
        there = Counter(deck)
        given = Counter(card for card in cards if card is not None)
        if too_many := given - there:
            self.keep([_too_many(too_many)], about="cards")
            return
        unseen, hidden = (there - given).total(), cards.count(None)
        if unseen != hidden:
            complaint = say(
                "{hidden} cards are hidden, but {unseen} of the deck are not seen (ALL-06).",
                hidden=hidden,
                unseen=unseen,
            )
            self.keep([complaint], about="cards")

    def check_written(self, expected: Mapping[str, str]) -> None:
        """Complain of every zone that the viewer of a view with these zones would see otherwise."""
        for name, text in expected.items():
            if self._zones[name] != text:
                self.complain(
                    "Zone {zone}: this viewer sees {expected}, not {given}.",
                    zone=name,
                    expected=shown(text),
                    given=shown(self._zones[name]),
                )

    def finish(self) -> None:
        """Raise `InvalidPosition` with all complaints, if there is any."""
        if self._complaints:
            raise InvalidPosition(tuple(self._complaints))


def _default_of(zone: Zone[T, SeenT]) -> T:
    if isinstance(zone.default, Derived):
        raise TypeError(f"The default of the zone {zone.name} is derived: use read_or.")
    return zone.default


def _too_many(cards: Counter[Card]) -> Sentence:
    return say("Too many of these, or not in the deck: {cards} (ALL-06).", cards=_in_order(cards))


def _in_order(cards: Counter[Card]) -> str:
    return cards_text(sorted(cards.elements()))
