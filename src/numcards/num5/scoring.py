"""What collected cards are worth, who has won a round and the game, and how all rank."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from attrs import frozen

from numcards.core.cards import HIGHEST_VALUE, VALUES, Card, Family, NumberCard
from numcards.core.decks import NUMBER_CARDS, CardSet
from numcards.core.errors import UsageError
from numcards.core.results import payoffs, ranks
from numcards.core.seats import Seat, seats
from numcards.core.sentences import shown
from numcards.num5.tables import set_of

if TYPE_CHECKING:
    from numcards.num5.options import Options


@frozen
class Result:
    """How a game ended (N5-20)."""

    winners: tuple[Seat, ...]
    """The seats that won, ascending."""
    wins: tuple[int, ...]
    """The rounds that each seat has won."""
    points: tuple[tuple[int, ...], ...]
    """The points of each seat in each round, the oldest round first."""
    totals: tuple[int, ...]
    """The points of each seat in all rounds."""
    ranking: tuple[int, ...]
    """The rank of each seat, 1 the best: by round wins, then by total points."""
    payoffs: tuple[float, ...]
    """+1 shared by the winners, -1 shared by the others; all 0 when everybody wins."""

    @property
    def scores(self) -> tuple[int, ...]:
        """What the game counts: the points of each seat in all rounds (N5-16)."""
        return self.totals


_VALUE_BITS: Final = tuple(1 << place for place in range(HIGHEST_VALUE.bit_length()))


def _with_bit(bit: int) -> CardSet:
    return set_of(card for card in NUMBER_CARDS if card.value & bit)


_WORTH: Final = tuple((bit, _with_bit(bit)) for bit in _VALUE_BITS)
"""For each binary digit of a value, the cards that have it.

Counting the cards of a set in these is several times faster than adding up their values.
"""

_SHADOW: Final = set_of(card for card in NUMBER_CARDS if card.family is Family.SHADOW)
_SHADOW_SUM: Final = sum(VALUES)


def score(cards: Iterable[Card]) -> int:
    """What collected cards are worth at the end of a round (N5-16).

    Classics and Rainbow count their value, Shadow counts minus its value.
    Raises `UsageError` for anything but number cards that are all different.

    >>> from numcards.core import parse_cards
    >>> score(parse_cards("B2 S6"))
    -4
    """
    given = tuple(cards) if isinstance(cards, Iterable) else (cards,)
    numbers = {card for card in given if isinstance(card, NumberCard)}
    if len(numbers) < len(given):
        raise UsageError(
            "The cards that are scored are number cards, each of them once, not {given} (N5-16).",
            given=shown(cards),
        )
    return points_of(set_of(numbers))


def points_of(cards: CardSet) -> int:
    """What a set of collected cards is worth (N5-16)."""
    # To lose a Shadow's value is to have all of them lost at first, and to gain the other ones.
    gained, points = cards ^ _SHADOW, -_SHADOW_SUM
    for bit, worth in _WORTH:
        points += bit * (gained & worth).bit_count()
    return points


def round_winners(points: tuple[int, ...]) -> tuple[Seat, ...]:
    """Who is credited with a round: all who have the most points (N5-17).

    >>> round_winners((16, 11, 16))
    (0, 2)
    """
    best = max(points)
    return tuple([seat for seat in seats(len(points)) if points[seat] == best])


def wins_of(players: int, scores: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The rounds that each seat has won, from the points of all rounds (N5-17)."""
    wins = [0] * players
    for points in scores:
        best = max(points)
        for seat, own in enumerate(points):
            if own == best:
                wins[seat] += 1
    return tuple(wins)


def totals_of(players: int, scores: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The points of each seat in all rounds together (N5-18)."""
    return tuple(sum(points[seat] for points in scores) for seat in range(players))


def is_decided(options: Options, scores: tuple[tuple[int, ...], ...]) -> bool:
    """Whether somebody has won as many rounds as the game asks for (N5-18)."""
    needed = options.rounds_to_win
    return len(scores) >= needed and max(wins_of(options.players, scores)) >= needed


def game_result(options: Options, scores: tuple[tuple[int, ...], ...]) -> Result:
    """The result of a game whose rounds ended with these points (N5-18, N5-20)."""
    wins, totals = wins_of(options.players, scores), totals_of(options.players, scores)
    standings = tuple(zip(wins, totals, strict=True))
    places = {standing: place for place, standing in enumerate(sorted(set(standings)))}
    ranking = ranks([places[standing] for standing in standings])
    winners = tuple(seat for seat in seats(options.players) if ranking[seat] == 1)
    return Result(
        winners=winners,
        wins=wins,
        points=scores,
        totals=totals,
        ranking=ranking,
        payoffs=payoffs(winners, options.players),
    )
