"""Reading hand-made positions: named zones of text, with every complaint kept for the end."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeVar

from numcards.core.errors import InvalidPosition, NotationError, NumcardsError, UsageError
from numcards.core.notation import cards_text
from numcards.core.sentences import Sentence, say, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numcards.core.cards import Card
    from numcards.core.decks import Deck

__all__ = ["ZoneReader", "parse_number", "parse_numbers", "parse_word"]

T = TypeVar("T")
D = TypeVar("D")

_NUMBERS: Final = re.compile(r"(0|[1-9][0-9]{0,8})( (0|[1-9][0-9]{0,8}))*")


class ZoneReader:
    """Reads the zones of one position and collects what is wrong with them.

    Raises `UsageError` at once when the zones are no mapping of texts.
    """

    def __init__(self, zones: Mapping[str, str], names: Iterable[str]) -> None:
        """Take the zones of a position whose game knows these names."""
        texts = isinstance(zones, Mapping) and all(
            isinstance(text, str) for item in zones.items() for text in item
        )
        if not texts:
            raise UsageError("Zones are a mapping of texts, not {given}.", given=shown(zones))
        self._zones = zones
        self._complaints: list[Sentence] = []
        self._broken: set[str] = set()
        known = tuple(names)
        for name in zones:
            if name not in known:
                self.complain(
                    "There is no zone {name}: the zones are {known}.",
                    name=shown(name),
                    known=", ".join(known),
                )

    def __contains__(self, name: str) -> bool:
        """Whether the zone is given."""
        return name in self._zones

    def read(self, name: str, parse: Callable[[str], T], default: D) -> T | D:
        """Parse one zone; give back the default where it is missing or, with a complaint, bad."""
        if name not in self._zones:
            return default
        try:
            return parse(self._zones[name])
        except NumcardsError as error:
            self._broken.add(name)
            self.complain("Zone {zone}: {problem}", zone=name, problem=error.sentence)
            return default

    def is_sound(self, *names: str) -> bool:
        """Whether all these zones could be parsed."""
        return self._broken.isdisjoint(names)

    def complain(self, template: str, **facts: object) -> None:
        """Keep a complaint for the end."""
        self._complaints.append(say(template, **facts))

    def keep(self, complaints: Iterable[Sentence], about: str | None = None) -> None:
        """Keep complaints for the end; the zone that they are about is not sound any more."""
        found = tuple(complaints)
        self._complaints += found
        if found and about is not None:
            self._broken.add(about)

    def check_cards(self, deck: Deck, cards: Sequence[Card], *, complete: bool) -> None:
        """Complain of cards that the deck lacks and, where all must be there, of missing ones.

        After a complaint the pseudo-zone `cards` is not sound (ALL-06).
        """
        there = Counter(deck.cards_of(deck.all_cards))
        given = Counter(cards)
        too_many, missing = given - there, there - given
        if too_many:
            self._broken.add("cards")
            self.complain(
                "There too often, or not in the deck: {cards} (ALL-06).",
                cards=cards_text(sorted(too_many.elements())),
            )
        if complete and missing:
            self._broken.add("cards")
            self.complain(
                "In no zone: {cards} (ALL-06).",
                cards=cards_text(sorted(missing.elements())),
            )

    def finish(self) -> None:
        """Raise `InvalidPosition` with all complaints, if there is any."""
        if self._complaints:
            raise InvalidPosition(tuple(self._complaints))


def parse_numbers(text: str) -> tuple[int, ...]:
    """Read whole numbers of at most nine digits, separated by single spaces.

    Raises `NotationError` for anything else.

    >>> parse_numbers("0 12")
    (0, 12)
    """
    if not _NUMBERS.fullmatch(text):
        raise NotationError("Whole numbers are expected, not {given}.", given=shown(text))
    return tuple(map(int, text.split(" ")))


def parse_number(text: str) -> int:
    """Read one whole number of at most nine digits.

    Raises `NotationError` for anything else.
    """
    numbers = parse_numbers(text)
    if len(numbers) != 1:
        raise NotationError("One whole number is expected, not {given}.", given=shown(text))
    return numbers[0]


def parse_word(*words: str) -> Callable[[str], str]:
    """A parser that accepts one of these words."""

    def parse(text: str) -> str:
        if text not in words:
            raise NotationError(
                "One of {words} is expected, not {given}.",
                words=", ".join(words),
                given=shown(text),
            )
        return text

    return parse
