"""Players and lists of them, as they stand in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.seats import Seat, seat_text
from numcards.core.sentences import Sentence, say

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Listing", "Player", "listing", "players"]


@frozen
class Player:
    """A seat, to be said by name where names are known, as `P0` otherwise."""

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


def listing(items: Iterable[object]) -> Listing:
    """List several things in a sentence; no thing at all reads "nobody"."""
    return Listing(tuple(items))


def players(seats: Iterable[Seat]) -> Listing:
    """List players in a sentence.

    >>> str(players([Seat(0), Seat(2)]))
    'P0 and P2'
    """
    return listing(map(Player, seats))
