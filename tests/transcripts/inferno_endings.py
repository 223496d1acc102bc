"""The ways in which a round or a game of NUM Inferno can end (INF-29 to INF-33)."""

from typing import Final

from numcards.inferno import Event, GameEnded, Options, RoundEnded
from tests.transcripts.ending import Ending

_ONE_ROUND: Final = Options(players=3, deal=5)
_RANKED: Final = Options(players=3, deal=5, finish="rank_all")
_LONG: Final = Options(players=2, deal=3, rounds_to_win=2)


def _won(event: Event) -> bool:
    return isinstance(event, RoundEnded) and event.winner is not None and not event.blocked


def _blocked_without_winner(event: Event) -> bool:
    return isinstance(event, RoundEnded) and event.blocked and event.winner is None


def _blocked_with_winner(event: Event) -> bool:
    return isinstance(event, RoundEnded) and event.blocked and event.winner is not None


def _reached(event: Event) -> bool:
    return isinstance(event, GameEnded) and max(event.result.wins) == _LONG.rounds_to_win


def _capped(event: Event) -> bool:
    return isinstance(event, GameEnded) and max(event.result.wins) == 0


ENDINGS: Final = {
    "first-out": Ending(options=_ONE_ROUND, shows=_won),
    "ranked": Ending(options=_RANKED, shows=_won),
    "blocked-without-winner": Ending(
        options=Options(players=2, deal=1), shows=_blocked_without_winner
    ),
    "blocked-with-winner": Ending(
        options=Options(players=3, finish="rank_all"),
        start={"P0": "joker", "P1": "infini", "P2": "R3 G5"},
        shows=_blocked_with_winner,
    ),
    "rounds-won": Ending(options=_LONG, shows=_reached),
    "round-cap": Ending(
        options=Options(players=2),
        start={"P0": "joker", "P1": "infini", "round": "20"},
        shows=_capped,
    ),
}
