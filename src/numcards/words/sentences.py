"""What sentences are filled with beside plain texts: counts, players, lists of things."""

from __future__ import annotations

from attrs import field, frozen

from numcards.core.sentences import Sentence, fill

__all__ = ["Counted", "Series", "say_count"]


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
