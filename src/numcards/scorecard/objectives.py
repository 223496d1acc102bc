"""The ten objectives of a scorecard, and what cards are worth for them (SC-30 to SC-34)."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias, TypeGuard

from attrs import frozen

from numcards.core.cards import Family, NumberCard
from numcards.core.errors import NotationError
from numcards.core.sentences import shown

COLOUR_BONUS: Final = 2
"""What a Couleur gains for each card beyond the five that it needs."""


@frozen(eq=False)
class _Terms:
    """What an objective asks for and pays."""

    text: str
    needs: int
    pays: int
    fewest: int
    most: int


_TERMS: Final = {
    terms.text: terms
    for terms in (
        _Terms("pair", needs=2, pays=2, fewest=2, most=18),
        _Terms("three", needs=3, pays=6, fewest=6, most=22),
        _Terms("four", needs=4, pays=15, fewest=15, most=31),
        _Terms("colour", needs=5, pays=8, fewest=10, most=82),
        _Terms("big_colour", needs=8, pays=20, fewest=23, most=36),
        _Terms("run3", needs=3, pays=5, fewest=7, most=21),
        _Terms("run5", needs=5, pays=12, fewest=16, most=28),
        _Terms("colour_run", needs=5, pays=20, fewest=24, most=36),
        _Terms("rainbow", needs=5, pays=10, fewest=10, most=26),
        _Terms("rainbow_run", needs=3, pays=12, fewest=14, most=28),
    )
}


class Objective(Enum):
    """One line of a scorecard; `Objective("pair")` finds it by its text.

    >>> Objective("run3").needs, Objective.FOUR.pays
    (3, 15)
    """

    PAIR = "pair"
    THREE = "three"
    FOUR = "four"
    COLOUR = "colour"
    BIG_COLOUR = "big_colour"
    RUN3 = "run3"
    RUN5 = "run5"
    COLOUR_RUN = "colour_run"
    RAINBOW = "rainbow"
    RAINBOW_RUN = "rainbow_run"

    index: int
    """The place of the objective on the scorecard, from 0."""
    needs: int
    """How many cards it takes; for `colour` the fewest."""
    pays: int
    """The points before its highest card, and before the further cards of `colour`."""
    fewest_points: int
    """The fewest points that it can give."""
    most_points: int
    """The most points that it can give."""

    def __init__(self, text: str) -> None:
        """Number the objectives in the order in which they are written above."""
        terms = _TERMS[text]
        self.text = text
        self.index = len(type(self).__members__)
        self.needs = terms.needs
        self.pays = terms.pays
        self.fewest_points = terms.fewest
        self.most_points = terms.most

    def __str__(self) -> str:
        """The objective's text, which `parse_objective` reads back."""
        return self.text

    __repr__ = __str__


OBJECTIVES: Final = tuple(Objective)
"""All objectives in the order of the scorecard."""

Scorecard: TypeAlias = tuple[int | None, ...]
"""The points of each objective, in the order of `OBJECTIVES`; None where it is still open."""

EMPTY_SCORECARD: Final[Scorecard] = (None,) * len(OBJECTIVES)


def total(scorecard: Scorecard) -> int:
    """The points on a scorecard."""
    return sum(points for points in scorecard if points is not None)


def completed(scorecard: Scorecard) -> int:
    """How many objectives of a scorecard are validated."""
    return len(OBJECTIVES) - scorecard.count(None)


def may_be_collected(card: object) -> TypeGuard[NumberCard]:
    """Whether a collection may hold it: a number card without Shadow (SC-35)."""
    return isinstance(card, NumberCard) and card.family is not Family.SHADOW


def parse_objective(text: str) -> Objective:
    """Read an objective, such as `pair`.

    Raises `NotationError` for anything that `str` of an objective does not give.
    """
    for objective in OBJECTIVES:
        if objective.text == text:
            return objective
    raise NotationError(
        "An objective is one of {known}, not {given}.",
        known=", ".join(map(str, OBJECTIVES)),
        given=shown(text),
    )
