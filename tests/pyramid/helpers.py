"""Short ways to set up positions, to act in them and to ask about them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from numcards import pyramid
from numcards.core import SPECTATOR, InvalidPosition, Seat, Spectator
from numcards.pyramid import Options, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core import Card, Refusal, Viewer
    from numcards.pyramid import Face, View

__all__ = [
    "ALL",
    "FULL",
    "THREE",
    "TOGETHER",
    "TWO",
    "at",
    "can",
    "cards",
    "complaints",
    "faces",
    "go",
    "laid",
    "playout",
    "random_step",
    "see",
    "told",
    "varied_options",
    "why",
    "zone",
]

TWO = Options(players=2)
THREE = Options(players=3)
TOGETHER = Options(players=3, mode="simultaneous")

ALL = "N1.1 N1.2 N1.3 N1.4 N2.1 N2.2 N2.3 N3.1 N3.2 N4.1"
"""All slots, for a pyramid that lies face down."""

FULL = {
    "P0": "R0 R1 R2 R3 R4 R5 R6 R7 R8 R9",
    "P0_down": ALL,
    "P1": "G0 G1 G2 G3 G4 G5 G6 G7 G8 G9",
    "P1_down": ALL,
}
"""Two pyramids, all face down."""


def at(options: Options, /, seed: Any = 0, **zones: Any) -> State:
    """A position by hand, its zones as keywords."""
    return pyramid.position(options, zones, seed)


def laid(options: Options, /, draw: str = "", discard: str = "", **zones: Any) -> State:
    """A position by hand, in which all cards that are nowhere else lie under the draw pile."""
    deck = options.deck
    left = list(map(str, deck.cards_of(deck.all_cards)))
    there = " ".join([draw, discard, zones.get("held", "")])
    pyramids = " ".join(zones.get(f"P{seat}", "") for seat in range(options.players))
    for card in f"{there} {pyramids}".split():
        if card != "-":
            left.remove(card)
    return at(options, draw=" ".join([*draw.split(), *left]), discard=discard, **zones)


def go(state: State, *texts: str) -> State:
    """The position after these actions, each of them checked."""
    for text in texts:
        state = pyramid.apply(state, pyramid.parse_action(text))
    return state


def can(state: State, seat: int | None = None) -> list[str]:
    """The legal actions as texts."""
    return list(map(str, pyramid.legal_actions(state, None if seat is None else Seat(seat))))


def why(state: State, text: str, by: int | None = None) -> Refusal:
    """Why an action is refused."""
    sender = None if by is None else Seat(by)
    refused = pyramid.refusal(state, pyramid.parse_action(text), sender)
    assert refused is not None
    return refused


def _viewer(viewer: int | Spectator) -> Viewer:
    return SPECTATOR if viewer is SPECTATOR else Seat(viewer)


def see(state: State, viewer: int | Spectator) -> View:
    """What a viewer sees of a position."""
    return pyramid.observe(state, _viewer(viewer))


def cards(state: State, seat: int) -> tuple[Card | None, ...]:
    """The ten cards of a seat, hidden ones included."""
    return state.pyramid(Seat(seat))


def faces(view: View, seat: int) -> tuple[Face, ...]:
    """What is seen of the ten slots of a seat."""
    return view.pyramid(Seat(seat))


def zone(state: State, name: str) -> str:
    """One zone of a position."""
    return pyramid.zones(state)[name]


def told(state: State, text: str, viewer: int | Spectator = SPECTATOR) -> list[pyramid.Event]:
    """What an action brings about, as a viewer sees it."""
    return list(pyramid.events(state, pyramid.parse_action(text), _viewer(viewer)))


def complaints(options: Options, /, **zones: Any) -> list[str]:
    """All that is wrong with a position."""
    with pytest.raises(InvalidPosition) as caught:
        pyramid.position(options, zones)
    return list(map(str, caught.value.complaints))


def random_step(state: State, rng: random.Random) -> State:
    """The position after a random legal action."""
    actions = pyramid.legal_actions(state)
    return pyramid.apply(state, actions[int(rng.random() * len(actions))])


def playout(options: Options, seed: int) -> Iterator[State]:
    """All positions of a random game, the last one included."""
    rng = random.Random(seed)
    state = pyramid.new_game(options, seed)
    yield state
    while not pyramid.is_over(state):
        state = random_step(state, rng)
        yield state


def varied_options(count: int) -> list[Options]:
    """Many different options, the same ones each time."""
    rng = random.Random(5)
    found = []
    for _ in range(count):
        players = rng.randint(2, 6)
        found.append(
            Options(
                players=players,
                mode=rng.choice(("classic", "simultaneous")),
                action_copies=rng.choice((0, 1, 2, 5, 20)),
                jokers=rng.choice((0, 2, 5)),
                face_up=rng.choice((0, 4, 9)),
                final_turns=rng.random() < 0.7,
                reshuffles=rng.choice((0, 1, 2, 3)),
                overlap=rng.random() < 0.3,
                rounds=rng.choice((1, 1, 2, 3)),
                first_player=rng.randrange(players),
            )
        )
    return found
