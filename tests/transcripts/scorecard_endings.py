"""The ways in which a round or a game of scorecard can end (SC-25 to SC-29, SC-36, SC-37)."""

from collections.abc import Callable
from typing import Final

from numcards.core import Seat
from numcards.scorecard import (
    OBJECTIVES,
    Busted,
    Event,
    GameEnded,
    Lost,
    Options,
    Result,
    RoundDeclared,
    RoundEnded,
    Secured,
    TurnBegan,
)
from tests.transcripts.ending import Ending

_ONE_ROUND: Final = Options(players=2, max_rounds=1)
_DISCOVERY: Final = Options.discovery(2)
_BOTH_HAVE_SECURED: Final = {"P0.collection": "R5 B6", "P1.collection": "R7 G8", "turns": "3"}
_LAST_TO_VALIDATE: Final = {"phase": "validating", "turn": "P1"}
_LAST_ROUND: Final = _LAST_TO_VALIDATE | {"round": "3"}
_NINE: Final = (
    "three:11 four:25 colour:20 big_colour:36 run3:9 run5:20 colour_run:30 rainbow:20 "
    "rainbow_run:20"
)
"""All objectives but a pair."""
_FIVE: Final = "pair:6 three:11 run3:9 run5:20 rainbow:20"


def _busted(event: Event) -> bool:
    return isinstance(event, Busted)


def _collection_lost(event: Event) -> bool:
    return isinstance(event, Busted) and bool(event.collection)


def _declared(event: Event) -> bool:
    return isinstance(event, RoundDeclared)


def _last_turn_skipped(event: Event) -> bool:
    return event == TurnBegan(Seat(1), skipped=True)


def _sequence_lost(event: Event) -> bool:
    return isinstance(event, Lost)


def _round_ended(number: int) -> Callable[[Event], bool]:
    return lambda event: event == RoundEnded(number)


def _locked(event: Event) -> bool:
    """The sequence in progress is secured after a Double has emptied the piles."""
    return isinstance(event, Secured) and len(event.sequence) == 2


def _over(holds: Callable[[Result], bool]) -> Callable[[Event], bool]:
    """The game is over with such a result."""
    return lambda event: isinstance(event, GameEnded) and holds(event.result)


def _won_by_completing(result: Result) -> bool:
    return [result.objectives[seat] for seat in result.winners] == [len(OBJECTIVES)]


def _lost_in_spite_of_completing(result: Result) -> bool:
    return len(OBJECTIVES) in result.objectives and not _won_by_completing(result)


def _fewer_points_win(result: Result) -> bool:
    (winner,) = result.winners
    return result.points[winner] < max(result.points)


def _points_break_the_tie(result: Result) -> bool:
    return len(set(result.objectives)) == 1 < len(set(result.points))


def _all_share(result: Result) -> bool:
    return len(result.winners) == len(result.points)


def _one_wins(result: Result) -> bool:
    return len(result.winners) == 1


ENDINGS: Final = {
    "all-out": Ending(
        options=_ONE_ROUND,
        start={"P0.collection": "R5 B5", "out": "P0", "turn": "P1", "pile1": "R3 R4 R6 S9"},
        shows=_busted,
    ),
    "all-out-collections-lost": Ending(
        options=Options(players=2, bust="round", max_rounds=1),
        start={"out": "P0", "turn": "P1", "P1.collection": "R5 B5", "pile1": "R3 R4 R6 S9"},
        shows=_collection_lost,
    ),
    "declared": Ending(options=_ONE_ROUND, shows=_declared),
    "declared-with-a-skipped-last-turn": Ending(
        options=_ONE_ROUND,
        start=_BOTH_HAVE_SECURED | {"skips": "0 1", "pile1": "R3 R4"},
        shows=_last_turn_skipped,
    ),
    "declared-with-a-sequence-in-progress": Ending(
        options=_ONE_ROUND,
        start=_BOTH_HAVE_SECURED | {"P0.sequence": "Y4 Y5", "pile1": "R3 G4"},
        shows=_sequence_lost,
    ),
    "piles-exhausted": Ending(
        options=_ONE_ROUND, start={"P1.collection": "R5 B5", "pile2": "G9"}, shows=_round_ended(1)
    ),
    "piles-exhausted-before-all-last-turns": Ending(
        options=Options(players=3, max_rounds=1),
        start=_BOTH_HAVE_SECURED
        | {
            "P2.collection": "Y1 Y2",
            "turns": "5",
            "declared": "P0",
            "turn": "P1",
            "pile1": "G9",
        },
        shows=_round_ended(1),
    ),
    "piles-exhausted-by-a-double": Ending(
        options=_ONE_ROUND,
        start={"P0.sequence": "Y4 Y5", "P0.reserve": "double", "pile1": "G9"},
        shows=_locked,
    ),
    "last-round": Ending(options=Options(players=2, max_rounds=2), shows=_round_ended(2)),
    "ten-objectives": Ending(
        options=Options(players=2),
        start=_LAST_TO_VALIDATE
        | {
            "round": "2",
            "P0.scorecard": _FIVE,
            "P1.scorecard": _NINE,
            "P1.collection": "R5 B5",
        },
        shows=_over(_won_by_completing),
    ),
    "ten-objectives-and-fewer-points": Ending(
        options=Options(players=2),
        start=_LAST_TO_VALIDATE
        | {
            "round": "3",
            "P0.scorecard": "four:31 colour:82 big_colour:36 run5:28 colour_run:36 rainbow:26",
            "P1.scorecard": _NINE,
            "P1.collection": "R5 B5",
        },
        shows=_over(_lost_in_spite_of_completing),
    ),
    "victory-shared": Ending(
        options=Options(players=3, max_rounds=1),
        start={"phase": "validating", "P0.collection": "R5 B5", "P1.collection": "G5 Y5"},
        shows=_over(lambda result: len(result.winners) == 2),
    ),
    "discovery": Ending(options=Options.discovery(2), shows=_over(_one_wins)),
    "discovery-fewer-points-win": Ending(
        options=_DISCOVERY,
        start=_LAST_ROUND
        | {
            "P0.scorecard": "four:25 colour:28 colour_run:27",
            "P1.scorecard": "pair:6 three:8 run3:9",
            "P1.collection": "W3 W4 W5 R5",
        },
        shows=_over(_fewer_points_win),
    ),
    "discovery-points-break-a-tie": Ending(
        options=_DISCOVERY,
        start=_LAST_ROUND
        | {
            "P0.scorecard": "pair:18 run3:20",
            "P1.scorecard": "three:11",
            "P1.collection": "R5 B5 G6 Y7",
        },
        shows=_over(_points_break_the_tie),
    ),
    "discovery-shared": Ending(
        options=_DISCOVERY,
        start=_LAST_ROUND | {"P0.scorecard": "pair:7", "P1.collection": "R5 B5"},
        shows=_over(_all_share),
    ),
}
