"""What a zone of a position holds: how it is written, and how it is read.

A `Content` writes a value as one line of plain ASCII and reads exactly that back.
Games add contents of their own for what only they have, such as the poses of a trick.

Hidden cards are written with a question mark, which begins no card:
`?` is one hidden card, `?13` thirteen of them.
In a hand they lie anywhere among the cards that are named; in a pile, and wherever else there is
an order, each lies in its place.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from attrs import frozen

from numcards.core.cards import SPECIALS, Card
from numcards.core.errors import NotationError
from numcards.core.notation import (
    cards_text,
    parse_card,
    parse_cards,
    parse_seat,
    parse_seats,
    seats_text,
)
from numcards.core.seats import Seat, seat_text
from numcards.core.sentences import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

T = TypeVar("T")

SeenCards: TypeAlias = tuple[Card | None, ...]
"""Cards as a viewer sees them: None is a hidden one."""

HIDDEN: Final = "?"
"""How one hidden card is written."""

NUMBER_CARD_PATTERN: Final = "(?:[RGBYWS](?:1[0-6]|[0-9]))"
CARD_PATTERN: Final = f"(?:{NUMBER_CARD_PATTERN}|{'|'.join(map(str, SPECIALS))})"
SEAT_PATTERN: Final = "(?:P(?:0|[1-9][0-9]{0,2}))"
WHOLE_PATTERN: Final = "(?:0|[1-9][0-9]{0,8})"
"""Regular expressions for a card, a seat and a whole number, to make those of contents from."""

_RUN: Final = re.compile(r"\?([2-9]|[1-9][0-9]{1,4})?")
_MOST_HIDDEN: Final = 1 << 16


@frozen(eq=False)
class Content(Generic[T]):
    """What a kind of zone holds, such as cards, seats or a number."""

    kind: str
    """What it holds, in a few words: `cards in order`."""
    parse: Callable[[str], T]
    """Reads a text; raises `NotationError` for anything that `text` does not write."""
    text: Callable[[T], str]
    """Writes a value."""
    pattern: str
    """A regular expression that every text of this kind matches as a whole."""


def row_of(word: str) -> str:
    """A pattern for any number of words with this pattern, separated by single spaces.

    >>> row_of("P[0-9]")
    '(?:P[0-9](?: P[0-9])*)?'
    """
    return f"(?:{word}(?: {word})*)?"


def one_of(*words: str) -> Content[str]:
    """The content of a zone that holds one of these words.

    >>> one_of("normal", "inverted").parse("normal")
    'normal'
    """

    def parse(text: str) -> str:
        if text not in words:
            raise NotationError(
                "One of {words} is expected, not {given}.",
                words=", ".join(words),
                given=shown(text),
            )
        return text

    return Content(f"one of {', '.join(words)}", parse, str, "|".join(map(re.escape, words)))


def optional(content: Content[T]) -> Content[T | None]:
    """The same content, where the empty text means that there is none."""

    def parse(text: str) -> T | None:
        return content.parse(text) if text else None

    def write(value: T | None) -> str:
        return "" if value is None else content.text(value)

    return Content(f"{content.kind}, or nothing", parse, write, f"(?:{content.pattern})?")


def parse_numbers(text: str) -> tuple[int, ...]:
    """Read whole numbers of at most nine digits, separated by single spaces.

    Raises `NotationError` for anything else.

    >>> parse_numbers("0 12")
    (0, 12)
    """
    if not _NUMBERS.fullmatch(text):
        raise NotationError("Whole numbers are expected, not {given}.", given=shown(text))
    return tuple(map(int, text.split(" ")))


_NUMBERS: Final = re.compile(f"{WHOLE_PATTERN}(?: {WHOLE_PATTERN})*")


def parse_number(text: str) -> int:
    """Read one whole number of at most nine digits.

    Raises `NotationError` for anything else.
    """
    numbers = parse_numbers(text)
    if len(numbers) != 1:
        raise NotationError("One whole number is expected, not {given}.", given=shown(text))
    return numbers[0]


def _numbers_text(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def seen_cards_text(cards: SeenCards) -> str:
    """Write cards of which some may be hidden.

    >>> seen_cards_text((None, None, parse_card("R7"), None))
    '?2 R7 ?'
    """
    words: list[str] = []
    for card, run in groupby(cards):
        if card is not None:
            words += map(str, run)
        else:
            count = len(tuple(run))
            words.append(HIDDEN if count == 1 else f"{HIDDEN}{count}")
    return " ".join(words)


def parse_seen_cards(text: str) -> SeenCards:
    """Read cards of which some may be hidden, as `seen_cards_text` writes them.

    Raises `NotationError` for anything else, and for more than 65,536 hidden cards.

    >>> parse_seen_cards("?2 R7 ?")
    (None, None, R7, None)
    """
    cards: list[Card | None] = []
    hidden = 0
    for word in text.split(" ") if text else ():
        run = _RUN.fullmatch(word)
        if run is None:
            cards.append(parse_card(word))
            continue
        hidden += int(run[1] or 1)
        if hidden > _MOST_HIDDEN or cards[-1:] == [None]:
            raise NotationError(
                "Hidden cards are written once, as ? or with their number as ?13, not {given}.",
                given=shown(text),
            )
        cards += (None,) * int(run[1] or 1)
    return tuple(cards)


def with_hidden_dealt(cards: SeenCards, unseen: Iterator[Card]) -> tuple[Card, ...]:
    """The cards, with the next unseen one in the place of each hidden one."""
    return tuple(next(unseen) if card is None else card for card in cards)


CARDS: Final = Content[tuple[Card, ...]]("cards", parse_cards, cards_text, row_of(CARD_PATTERN))
"""Cards, separated by spaces."""
SEEN_CARDS: Final = Content[SeenCards](
    "cards, hidden ones as ? or their number as ?13",
    parse_seen_cards,
    seen_cards_text,
    row_of(rf"(?:{CARD_PATTERN}|\?[0-9]*)"),
)
"""Cards of which some may be hidden."""
SEAT: Final = Content[Seat]("a seat", parse_seat, seat_text, SEAT_PATTERN)
"""One seat."""
SEATS: Final = Content[tuple[Seat, ...]]("seats", parse_seats, seats_text, row_of(SEAT_PATTERN))
"""Seats, separated by spaces."""
NUMBER: Final = Content[int]("a whole number", parse_number, str, WHOLE_PATTERN)
"""One whole number of at most nine digits."""
NUMBERS: Final = Content[tuple[int, ...]](
    "whole numbers", parse_numbers, _numbers_text, _NUMBERS.pattern
)
"""Whole numbers of at most nine digits, separated by spaces; at least one."""
