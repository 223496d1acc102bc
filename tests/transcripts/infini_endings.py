"""The ways in which a game of NUM Infini can end (INI-18, INI-21 to INI-23)."""

from typing import Final

from numcards.infini import Event, GameEnded, Options, Placed
from tests.transcripts.ending import Ending

_ALL: Final = 17

_DUEL: Final = Options(mode="adversary", players=2, rescue_cards="none", hand_size=2)
_TRIO: Final = Options(mode="adversary", players=3, rescue_cards="none", hand_size=2)
_STOPPED: Final = Options(
    mode="adversary", players=2, rescue_cards="none", hand_size=2, on_stuck="end"
)
_TOGETHER: Final = Options(mode="coop", players=2, rescue_cards="none", hand_size=2)
_OUT_ONE_BY_ONE: Final = Options(
    mode="coop", players=2, rescue_cards="none", hand_size=1, on_stuck="eliminate"
)
_ACTION_CARDS: Final = Options(
    mode="coop", players=2, rescue_cards="none", action_copies=20, hand_size=2
)


def _run(colour: str, first: int, last: int) -> str:
    """The cards of a colour from one value to another."""
    step = 1 if first <= last else -1
    return " ".join(f"{colour}{value}" for value in range(first, last + step, step))


def _completed_by_owner(event: Event) -> bool:
    return isinstance(event, Placed) and event.placed == _ALL and event.seat == event.branch.pile


def _completed_by_rival(event: Event) -> bool:
    return isinstance(event, Placed) and event.placed == _ALL and event.seat != event.branch.pile


def _stopped_with_winners(event: Event, count: int) -> bool:
    """Whether the game has ended with so many winners, and no colour complete."""
    return (
        isinstance(event, GameEnded)
        and max(event.result.placed) < _ALL
        and len(event.result.winners) == count
    )


def _all_placed(event: Event) -> bool:
    return isinstance(event, GameEnded) and set(event.result.placed) == {_ALL}


def _lost(event: Event) -> bool:
    return isinstance(event, GameEnded) and not event.result.winners


def _lost_with_nothing_placed(event: Event) -> bool:
    """The shortest such game is over before the first action."""
    return _lost(event) and isinstance(event, GameEnded) and not event.result.total


ENDINGS: Final = {
    "adversary-completed-by-owner": Ending(
        options=_DUEL,
        start={"P0": "R15 R16", "P1": "G4 G9", "R+": _run("R", 0, 14), "G+": "G1 G2"},
        shows=_completed_by_owner,
    ),
    "adversary-completed-by-rival": Ending(
        options=_DUEL,
        start={
            "P0": "G3 G4",
            "P1": "R0 G16",
            "R+": _run("R", 1, 16),
            "G+": "G2 G8",
            "turn": "P1",
        },
        shows=_completed_by_rival,
    ),
    "adversary-completed-for-eliminated": Ending(
        options=_TRIO,
        start={
            "P1": "R0 G5",
            "P2": "B7 B9",
            "R+": _run("R", 1, 16),
            "G+": "G2 G4",
            "returned": "G11 B12",
            "eliminated": "P0",
        },
        shows=_completed_by_rival,
    ),
    "adversary-all-eliminated": Ending(
        options=_DUEL, shows=lambda event: _stopped_with_winners(event, 1)
    ),
    "adversary-tied": Ending(options=_TRIO, shows=lambda event: _stopped_with_winners(event, 2)),
    "adversary-tied-by-all": Ending(
        options=_DUEL, shows=lambda event: _stopped_with_winners(event, 2)
    ),
    "adversary-stuck": Ending(
        options=_STOPPED, shows=lambda event: _stopped_with_winners(event, 1)
    ),
    "coop-won": Ending(
        options=_TOGETHER,
        start={
            "P0": "Y14 Y15",
            "P1": "Y16",
            "R+": _run("R", 0, 16),
            "G-": _run("G", 16, 0),
            "B+": _run("B", 0, 16),
            "Y+": _run("Y", 0, 13),
        },
        shows=_all_placed,
    ),
    "coop-stuck": Ending(options=_TOGETHER, shows=_lost),
    "coop-all-eliminated": Ending(options=_OUT_ONE_BY_ONE, shows=_lost),
    "coop-over-before-first-action": Ending(options=_ACTION_CARDS, shows=_lost_with_nothing_placed),
}
