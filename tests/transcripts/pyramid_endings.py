"""The ways in which a round or a game of the pyramid game can end (PYR-22 to PYR-25, PYR-34)."""

from collections.abc import Callable
from typing import Final

from numcards.core.seats import Seat
from numcards.pyramid import (
    CardsDrawn,
    ChoicesShown,
    Event,
    FinalTurnsBegan,
    GameEnded,
    Options,
    PileRefilled,
    RoundEnded,
)
from tests.transcripts.ending import Ending

_OPEN: Final = Options(players=3, face_up=9)
_TWO: Final = Options(players=2)
_PLAIN: Final = Options(players=2, jokers=0, action_copies=0, reshuffles=0)
_SIMULTANEOUS: Final = Options(players=3, mode="simultaneous", face_up=9)
_PLAIN_SIMULTANEOUS: Final = Options(
    players=3, mode="simultaneous", jokers=0, action_copies=0, reshuffles=0
)
_FAR: Final = {
    "P0": "R1 R2 R3 R4 G5 G6 G7 B8 B9 Y16",
    "P0_down": "N1.1 N1.2 N1.3 N1.4",
    "P1": "W1 W2 W3 W4 S5 S6 S7 Y8 Y9 B16",
    "P1_down": "N1.1 N1.2 N1.3 N1.4",
}
"""Nobody completes a pyramid within a turn or two."""
_NEARLY: Final = _FAR | {"P0_down": "N4.1"}
"""P0 has only the top still face down."""
_THIRD: Final = {"P2": "R11 G11 B11 Y11 W11 S11 R12 G12 B12 Y12", "P2_down": "N1.1 N1.2"}


def _round_ended(event: Event) -> bool:
    return isinstance(event, RoundEnded)


def _second_round_ended(event: Event) -> bool:
    return isinstance(event, RoundEnded) and event.number == 2


def _final_turns_after(seat: int) -> Callable[[Event], bool]:
    """The final turns begin after the turn of this seat."""
    return lambda event: event == FinalTurnsBegan(Seat(seat))


def _refilled(event: Event) -> bool:
    return isinstance(event, PileRefilled)


def _quantum_refilled(event: Event) -> bool:
    """A quantum draws its cards on both sides of a refill."""
    return isinstance(event, CardsDrawn) and event.count == 2


def _two_draw(event: Event) -> bool:
    """Two of three players choose, for the third had nothing to draw."""
    return isinstance(event, ChoicesShown) and len(event.choices) == 2


def _winners(count: int) -> Callable[[Event], bool]:
    return lambda event: isinstance(event, GameEnded) and len(event.result.winners) == count


ENDINGS: Final = {
    "final-turns": Ending(options=_OPEN, shows=_final_turns_after(0)),
    "completed-by-another-by-swipe": Ending(
        options=_TWO,
        start=_NEARLY | {"phase": "swiping", "turn": "P1", "discard": "swipe"},
        shows=_final_turns_after(1),
    ),
    "completed-by-another-by-flash": Ending(
        options=_TWO,
        start=_NEARLY | {"phase": "flashing", "turn": "P1", "discard": "flash"},
        shows=_final_turns_after(1),
    ),
    "without-final-turns": Ending(
        options=Options(players=3, face_up=9, final_turns=False), shows=_round_ended
    ),
    "cards-run-out": Ending(options=_PLAIN, start=_FAR | {"draw": "R16"}, shows=_round_ended),
    "cards-run-out-in-final-turns": Ending(
        options=Options(players=3, jokers=0, action_copies=0, reshuffles=0),
        start=_NEARLY | _THIRD | {"draw": "R16 G16"},
        shows=_final_turns_after(0),
    ),
    "reshuffle": Ending(
        options=Options(players=2, jokers=0, action_copies=0),
        start=_NEARLY | {"draw": "R16"},
        shows=_refilled,
    ),
    "reshuffle-within-quantum": Ending(
        options=_TWO, start=_NEARLY | {"draw": "quantum R16"}, shows=_quantum_refilled
    ),
    "simultaneous": Ending(options=_SIMULTANEOUS, shows=_round_ended),
    "simultaneous-cards-run-out": Ending(
        options=_PLAIN_SIMULTANEOUS, start=_FAR | _THIRD | {"draw": "R16"}, shows=_round_ended
    ),
    "simultaneous-nothing-to-draw": Ending(
        options=Options(players=3, mode="simultaneous", jokers=0, action_copies=1, reshuffles=0),
        start=_FAR | _THIRD | {"draw": "R16 G16"},
        shows=_two_draw,
    ),
    "several-rounds": Ending(
        options=Options(players=2, face_up=9, rounds=2), shows=_second_round_ended
    ),
    "shared-victory": Ending(options=Options(players=3, face_up=9), shows=_winners(2)),
    "victory-of-all": Ending(options=Options(players=2, face_up=9), shows=_winners(2)),
}
