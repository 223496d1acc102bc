"""Sentences about the end of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.players import Player, players
from numcards.core.seats import Seat
from numcards.core.sentences import Sentence, say
from numcards.words.sentences import Series, say_count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.core.results import GameResult

__all__ = ["per_player", "ranking_sentence", "winners_sentence"]


def winners_sentence(result: GameResult) -> Sentence:
    """Who has won, for a game that somebody or nobody can win."""
    if not result.winners:
        return say("Nobody wins the game.")
    return say_count(
        "{winners} wins the game.",
        "{winners} share the victory.",
        len(result.winners),
        winners=players(result.winners),
    )


def ranking_sentence(result: GameResult) -> Sentence:
    """The players by rank; those who share one stand together."""
    places = sorted(set(result.ranking))
    rows = Series(tuple(_place(place, result.ranking) for place in places), "; ")
    return say("Ranking: {places}.", places=rows)


def _place(place: int, ranking: Sequence[int]) -> Sentence:
    seats = (Seat(seat) for seat, rank in enumerate(ranking) if rank == place)
    return say("{place}. {players}", place=place, players=players(seats))


def per_player(numbers: Sequence[int]) -> Series:
    """A number for each seat, such as a score.

    >>> str(per_player([3, 0]))
    'P0 3, P1 0'
    """
    items = (
        say("{player} {number}", player=Player(Seat(seat)), number=number)
        for seat, number in enumerate(numbers)
    )
    return Series(tuple(items), ", ")
