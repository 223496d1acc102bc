"""The ways in which a round or a game of NUM-5 can end (N5-16 to N5-20)."""

from typing import Final

from numcards.num5 import Event, GameEnded, Options, RoundScored, RoundWon, RowChosen
from tests.transcripts.ending import Ending

_ONE_ROUND: Final = Options(players=3, hand_size=2, rounds_to_win=1)
_TWO_ROUNDS: Final = Options(players=3, hand_size=2, rounds_to_win=2)


def _won_by_one(event: Event) -> bool:
    return isinstance(event, RoundWon) and len(event.winners) == 1


def _won_by_some(event: Event) -> bool:
    return isinstance(event, RoundWon) and 1 < len(event.winners) < _ONE_ROUND.players


def _won_by_all(event: Event) -> bool:
    return isinstance(event, RoundWon) and len(event.winners) == _ONE_ROUND.players


def _all_below_zero(event: Event) -> bool:
    return isinstance(event, RoundScored) and max(event.points) < 0


def _row_chosen(event: Event) -> bool:
    """In a game of one turn the choice of a row ends the round."""
    return isinstance(event, RowChosen)


def _reached(event: Event) -> int:
    """How many seats have won the rounds that the game asks for."""
    if not isinstance(event, GameEnded):
        return 0
    return event.result.wins.count(_TWO_ROUNDS.rounds_to_win)


def _winners(event: Event) -> int:
    return len(event.result.winners) if isinstance(event, GameEnded) else 0


ENDINGS: Final = {
    "round-won": Ending(options=_ONE_ROUND, shows=_won_by_one),
    "round-tied": Ending(options=_ONE_ROUND, shows=_won_by_some),
    "round-tied-by-all": Ending(options=_ONE_ROUND, shows=_won_by_all),
    "round-below-zero": Ending(
        options=Options(players=2, hand_size=5, rounds_to_win=1),
        start={
            "P0": "S1",
            "P0_collected": "B0 R0",
            "P1": "S2",
            "P1_collected": "Y0 G0",
            "row_B": "B5 B8",
            "row_R": "R5 R8",
            "row_Y": "Y5 Y8",
            "row_G": "G5 G8",
        },
        shows=_all_below_zero,
    ),
    "round-ended-by-choice-of-row": Ending(
        options=Options(players=2, hand_size=1, rounds_to_win=1), shows=_row_chosen
    ),
    "game-won": Ending(options=_TWO_ROUNDS, shows=lambda event: _reached(event) == 1),
    "game-won-by-points": Ending(
        options=_TWO_ROUNDS, shows=lambda event: _reached(event) > _winners(event) == 1
    ),
    "game-shared": Ending(
        options=_TWO_ROUNDS, shows=lambda event: _reached(event) == _winners(event) == 2
    ),
    "game-shared-by-two-of-three": Ending(
        options=_TWO_ROUNDS,
        start={"P0": "B1 R5", "P1": "R1 G5", "P2": "G1 Y5", "scores": "5/5/3 0/0/1"},
        shows=lambda event: _reached(event) > _winners(event) == 2,
    ),
    "game-shared-by-all": Ending(
        options=_TWO_ROUNDS, shows=lambda event: _winners(event) == _TWO_ROUNDS.players
    ),
}
