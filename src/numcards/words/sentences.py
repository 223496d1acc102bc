"""What sentences are filled with beside plain texts: counts, players, lists of things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from numcards.core.seats import Seat, seat_text
from numcards.core.sentences import Sentence, fill, say

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Counted", "Listing", "Player", "Series", "listing", "players", "say_count"]


@frozen
class Counted(Sentence):
    """A sentence that has one form for one thing and another for many.

    `template` is the form for one; French uses it for none, too.
    """

    many: str = field(kw_only=True)
    count: int = field(kw_only=True)

    def __str__(self) -> str:
        """Fill the English form in that fits the count."""
        return fill(self.template if self.count == 1 else self.many, dict(self.facts))


def say_count(one: str, many: str, count: int, **facts: object) -> Counted:
    """Make a sentence about a number of things, which both forms name `{count}`.

    >>> str(say_count("{count} card", "{count} cards", 3))
    '3 cards'
    """
    return Counted(one, (("count", count), *facts.items()), many=many, count=count)


@frozen
class Player:
    """A player in a sentence: shown by name where names are known, as `P0` otherwise."""

    seat: Seat

    def __str__(self) -> str:
        """The seat's text."""
        return seat_text(self.seat)


@frozen
class Listing:
    """Several things in a sentence.

    >>> str(listing(["R7", "B9", "joker"]))
    'R7, B9 and joker'
    """

    items: tuple[object, ...]

    def __str__(self) -> str:
        """Join the things as English does."""
        return str(self.sentence(tuple(map(str, self.items))))

    def sentence(self, worded: tuple[str, ...]) -> Sentence:
        """The list as a sentence, its things being worded already."""
        match worded:
            case ():
                return say("nobody")
            case (only,):
                return Sentence("{only}", (("only", only),))
            case (*others, last):
                return say("{others} and {last}", others=", ".join(others), last=last)
            case _:  # pragma: no cover  # the patterns above are all there are
                raise AssertionError


@frozen
class Series:
    """Several things in a row, such as the scores of all players.

    >>> str(Series(("P0 3", "P1 0"), ", "))
    'P0 3, P1 0'
    """

    items: tuple[object, ...]
    separator: str

    def __str__(self) -> str:
        """Put the things in a row."""
        return self.separator.join(map(str, self.items))


def listing(items: Iterable[object]) -> Listing:
    """List several things in a sentence; no thing at all reads "nobody"."""
    return Listing(tuple(items))


def players(seats: Iterable[Seat]) -> Listing:
    """List players in a sentence.

    >>> str(players([Seat(0), Seat(2)]))
    'P0 and P2'
    """
    return listing(map(Player, seats))
