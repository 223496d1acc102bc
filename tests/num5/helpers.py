"""Short ways to set up positions, to act in them and to ask about them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from numcards import num5
from numcards.core import InvalidPosition
from numcards.num5 import Options, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core import Refusal, Seat

__all__ = [
    "at",
    "can",
    "complaints",
    "gains",
    "go",
    "laid",
    "playout",
    "random_step",
    "row",
    "varied_options",
    "why",
]


def at(options: Options, seed: int | bytes = 0, /, **zones: str) -> State:
    """A position by hand, its zones as keywords."""
    return num5.position(options, zones, seed)


def laid(*hands: str, options: dict[str, Any] | None = None, **rows: str) -> State:
    """A position between two turns, with these hands, and with rows as keywords B, R, Y and G.

    What such rows ask for is filled in: the hand size; the 0 of a row that has lost it, in what
    player 0 has collected; and, until all have played as many cards, Shadow cards that player 1
    has collected, or low cards on a row that is not given while no row has lost its 0.
    """
    lying = {f"row_{colour}": rows.get(colour, f"{colour}0") for colour in "BRYG"}
    gone = [f"{zone[-1]}0" for zone, text in lying.items() if f"{zone[-1]}0" not in text.split()]
    used = " ".join([*hands, *lying.values()]).split()
    played = len(" ".join(lying.values()).split()) + len(gone) - 4
    short = -played % len(hands)
    spare = [f"S{value}" for value in range(16, -1, -1) if f"S{value}" not in used]
    filling = spare[:short] if gone else []
    if short and not gone:
        colour = next(colour for colour in "YRGB" if colour not in rows)
        low = [f"{colour}{value}" for value in range(1, 17) if f"{colour}{value}" not in used]
        lying[f"row_{colour}"] = " ".join([f"{colour}0", *low[:short]])
    size = len(hands[0].split()) + (played + short) // len(hands)
    return at(
        Options(players=len(hands), hand_size=size, **(options or {})),
        **lying,
        **{f"P{seat}": hand for seat, hand in enumerate(hands)},
        P0_collected=" ".join(gone),
        P1_collected=" ".join(filling),
    )


def go(state: State, *texts: str) -> State:
    """The position after these actions, each of them checked."""
    for text in texts:
        state = num5.apply(state, num5.parse_action(text))
    return state


def can(state: State, seat: Seat | None = None) -> list[str]:
    """The legal actions as texts."""
    return list(map(str, num5.legal_actions(state, seat)))


def why(state: State, text: str, by: Seat | None = None) -> Refusal:
    """Why an action is refused."""
    refused = num5.refusal(state, num5.parse_action(text), by)
    assert refused is not None
    return refused


def row(state: State, colour: str) -> str:
    """A row, as its zone tells it."""
    return num5.zones(state)[f"row_{colour}"]


def gains(before: State, after: State) -> tuple[str, ...]:
    """What each player has collected in between, in card order."""
    seats = range(before.options.players)
    zones, later = num5.zones(before), num5.zones(after)
    names = [f"P{seat}_collected" for seat in seats]
    return tuple(
        " ".join(card for card in later[name].split() if card not in zones[name].split())
        for name in names
    )


def complaints(options: Options, /, **zones: str) -> list[str]:
    """All that is wrong with a position."""
    with pytest.raises(InvalidPosition) as caught:
        num5.position(options, zones)
    return list(map(str, caught.value.complaints))


def random_step(state: State, rng: random.Random) -> State:
    """The position after a random legal action."""
    actions = num5.legal_actions(state)
    return num5.apply(state, actions[int(rng.random() * len(actions))])


def playout(options: Options, seed: int) -> Iterator[State]:
    """All positions of a random game, the last one included."""
    rng = random.Random(seed)
    state = num5.new_game(options, seed)
    yield state
    while not num5.is_over(state):
        state = random_step(state, rng)
        yield state


def varied_options(count: int) -> list[Options]:
    """Many different options, the same ones each time."""
    rng = random.Random(5)
    found = []
    for _ in range(count):
        players = rng.randint(2, 9)
        found.append(
            Options(
                players=players,
                hand_size=rng.randint(1, min(6, 98 // players)),
                row_limit=rng.randint(3, 6),
                lower_fifth=rng.choice(("limit", "first")),
                row_tie=rng.choice(("player", "player", "table_order")),
                reveal_order=rng.choice(("ascending", "descending")),
                rounds_to_win=rng.randint(1, 3),
            )
        )
    return found
