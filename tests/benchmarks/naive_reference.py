"""A naive climbing game to compare with where no peer is installed.

It is written as one would write it first: plain frozen dataclasses, cards in frozensets,
`dataclasses.replace`, nothing computed ahead. It shares no line with the library.

102 cards of six families and the values 0 to 16 are dealt to four players.
The leader lays any cards of one value; the others lay as many cards of a higher value or pass.
When all others have passed, the last to lay leads. Who sheds all cards first wins.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations
from random import Random
from typing import TypeAlias

__all__ = [
    "Card",
    "Family",
    "State",
    "apply_unchecked",
    "is_over",
    "legal_actions",
    "new_game",
    "playout",
]


class Family(Enum):
    """The six families."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3
    RAINBOW = 4
    SHADOW = 5


@dataclass(frozen=True)
class Card:
    """A number card."""

    family: Family
    value: int


Action: TypeAlias = frozenset[Card]
"""The cards laid; none for a pass."""

PASS: Action = frozenset()
VALUES = 17
PLAYERS = 4


@dataclass(frozen=True)
class State:
    """A position."""

    hands: tuple[frozenset[Card], ...]
    turn: int
    top: Action
    """What the next player must beat; empty for a leader."""
    passed: frozenset[int]
    """Who has left the trick."""


def new_game(seed: int) -> State:
    """Shuffle and deal."""
    deck = [Card(family, value) for family in Family for value in range(VALUES)]
    Random(seed).shuffle(deck)
    hands = tuple(frozenset(deck[seat::PLAYERS]) for seat in range(PLAYERS))
    return State(hands, 0, PASS, frozenset())


def is_over(state: State) -> bool:
    """Whether someone has no cards left."""
    return any(not hand for hand in state.hands)


def legal_actions(state: State) -> list[Action]:
    """All that the player on turn may do."""
    actions = [] if not state.top else [PASS]
    counts = [len(state.top)] if state.top else range(1, len(Family) + 1)
    for value in range(VALUES):
        held = sorted(
            (card for card in state.hands[state.turn] if card.value == value),
            key=lambda card: card.family.value,
        )
        poses = (frozenset(pose) for count in counts for pose in combinations(held, count))
        actions.extend(pose for pose in poses if _beats(pose, state.top))
    return actions


def apply_unchecked(state: State, action: Action) -> State:
    """The next position; the old one is untouched."""
    hand = state.hands[state.turn]
    if action == PASS:
        if not state.top:
            raise ValueError("A leader cannot pass.")
        return _next_turn(replace(state, passed=state.passed | {state.turn}))
    if not action <= hand or not _beats(action, state.top):
        raise ValueError(f"These cards cannot be laid: {action}.")
    hands = tuple(
        old - action if seat == state.turn else old for seat, old in enumerate(state.hands)
    )
    return _next_turn(replace(state, hands=hands, top=action))


def playout(seed: int) -> State:
    """A whole game, played at random."""
    random, state = Random(seed), new_game(seed)
    while not is_over(state):
        state = apply_unchecked(state, random.choice(legal_actions(state)))
    return state


def _beats(pose: Action, top: Action) -> bool:
    if len({card.value for card in pose}) != 1:
        return False
    if not top:
        return True
    return len(pose) == len(top) and _value(pose) > _value(top)


def _value(pose: Action) -> int:
    return next(iter(pose)).value


def _next_turn(state: State) -> State:
    """Go on clockwise to the next player in the trick; the last one left leads the next."""
    turn = (state.turn + 1) % PLAYERS
    while turn in state.passed:
        turn = (turn + 1) % PLAYERS
    if len(state.passed) == PLAYERS - 1:
        return State(state.hands, turn, PASS, frozenset())
    return replace(state, turn=turn)
