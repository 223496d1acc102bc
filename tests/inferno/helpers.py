"""Short ways to set up positions, to act in them and to ask about them."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from numcards import inferno
from numcards.core import InvalidPosition, Seat
from numcards.core.sentences import fill
from numcards.inferno import Options, Pass, Posed, State

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numcards.core import Refusal, Sentence

__all__ = [
    "P0",
    "P1",
    "P2",
    "P3",
    "TWO",
    "at",
    "can",
    "complaints_of",
    "finished",
    "go",
    "hand",
    "on_turn",
    "playout",
    "pose",
    "told",
    "varied_options",
    "why",
    "zone",
]

TWO = Options(players=2)
P0, P1, P2, P3 = map(Seat, range(4))


def at(options: Options = TWO, seed: int | bytes = 0, /, **zones: str) -> State:
    """A position by hand, its zones as keywords."""
    return inferno.position(options, zones, seed)


def pose(text: str) -> Posed:
    """The pose with this text."""
    action = inferno.parse_action(text)
    assert not isinstance(action, Pass)
    return action


def go(state: State, *texts: str) -> State:
    """The position after these actions, each of them checked."""
    for text in texts:
        state = inferno.apply(state, inferno.parse_action(text))
    return state


def can(state: State) -> set[str]:
    """What may be done now, as texts."""
    return {str(action) for action in inferno.legal_actions(state)}


def complaints_of(options: Options, zones: Mapping[str, str]) -> list[str]:
    """What is wrong with these zones; something must be."""
    with pytest.raises(InvalidPosition) as caught:
        inferno.position(options, zones)
    return list(map(told, caught.value.complaints))


def told(complaint: Sentence) -> str:
    """A complaint as its rules and its facts, such as `INF-29 empty=P1 out=nobody`."""
    rules = re.findall(r"[A-Z]{3}-[0-9]{2}", str(complaint))
    facts = {name: fact for name, fact in complaint.facts if name not in {"problem", "rule"}}
    return " ".join([*rules, *(f"{name}={fill('{it}', {'it': facts[name]})}" for name in facts)])


def why(state: State, text: str) -> Refusal:
    """Why an action is refused; it must be."""
    refused = inferno.refusal(state, inferno.parse_action(text))
    assert refused is not None, text
    return refused


def zone(state: State, name: str) -> str:
    """One zone of a position."""
    return inferno.zones(state)[name]


def hand(state: State, seat: int) -> str:
    """What a seat holds."""
    return zone(state, f"P{seat}")


def on_turn(state: State) -> int | None:
    """The one seat on turn, None when the game is over."""
    seats = inferno.to_act(state)
    assert len(seats) <= 1
    return seats[0] if seats else None


def playout(state: State, rng: random.Random) -> Iterator[State]:
    """Every position of a random game, the first and the last included."""
    yield state
    while not inferno.is_over(state):
        state = inferno.apply_unchecked(state, rng.choice(inferno.legal_actions(state)))
        yield state


def finished(state: State, rng: random.Random) -> State:
    """The end of a random game."""
    *_, last = playout(state, rng)
    return last


def varied_options(count: int) -> tuple[Options, ...]:
    """So many different options, always the same ones, for small tables and large ones."""
    rng = random.Random("varied options")
    found: dict[Options, None] = {}
    while len(found) < count:
        players = rng.randint(2, 6)
        options = Options(
            players=players,
            max_value=rng.choice((9, 10, 12, 16)),
            deal=rng.choice(("all", "equal", 1, 2, 3, 4, 5, 7, 9, 10)),
            first_player=rng.randrange(players),
            next_leader=rng.choice(("winner", "jester")),
            finish=rng.choice(("first_out", "rank_all")),
            inferno_needs=rng.choice(("present", "on_top")),
            inferno_lasts=rng.choice(("round", "trick")),
            impossible=rng.choice(("ends", "cuttable")),
            rounds_to_win=rng.choice((1, 1, 2, 3)),
        )
        found[options] = None
    return tuple(found)
