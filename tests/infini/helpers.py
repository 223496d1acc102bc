"""Short ways to set up positions, to act in them and to ask about them."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

from numcards import infini
from numcards.core import Seat
from numcards.infini import Options, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core import Refusal
    from numcards.infini import Action

__all__ = [
    "DUEL",
    "P0",
    "P1",
    "P2",
    "P3",
    "SOLO",
    "at",
    "can",
    "go",
    "happened",
    "moves",
    "playout",
    "varied_options",
    "why",
    "zone",
]

P0, P1, P2, P3 = map(Seat, range(4))
SOLO = Options(mode="coop", players=1, min_plays=1, action_copies=2)
DUEL = Options(mode="adversary", players=2, min_plays=1, action_copies=2)


def at(options: Options, seed: int | bytes = 0, /, **zones: str) -> State:
    """A position by hand, its zones as keywords: `Rup` is the zone `R+`, `Rdown` is `R-`.

    A draw pile that ends with `...` goes on with all cards that are nowhere, in card order.
    """
    named = {name.replace("up", "+").replace("down", "-"): text for name, text in zones.items()}
    if named.get("draw", "").endswith("..."):
        named["draw"] = named["draw"].removesuffix("...")
        given = [word.partition("=")[0] for text in named.values() for word in text.split()]
        rest = Counter(map(str, options.deck)) - Counter(given)
        named["draw"] = " ".join([*named["draw"].split(), *rest.elements()])
    return infini.position(options, named, seed)


def go(state: State, *texts: str) -> State:
    """The position after these actions."""
    for text in texts:
        state = infini.apply(state, infini.parse_action(text))
    return state


def can(state: State, text: str) -> bool:
    """Whether an action is legal, asked both ways, which must agree."""
    action = infini.parse_action(text)
    listed = action in infini.legal_actions(state)
    assert listed == (infini.refusal(state, action) is None)
    return listed


def moves(state: State) -> str:
    """All legal actions, as text."""
    return " ".join(map(str, infini.legal_actions(state)))


def why(state: State, text: str) -> Refusal:
    """Why an action is not legal."""
    refusal = infini.refusal(state, infini.parse_action(text))
    assert refusal is not None
    return refusal


def happened(state: State, text: str) -> list[str]:
    """The names of the events that an action brings about."""
    return [type(event).__name__ for event in infini.all_events(state, infini.parse_action(text))]


def zone(state: State, name: str) -> str:
    """One zone of a position."""
    return infini.zones(state)[name]


def playout(options: Options, rng: random.Random) -> Iterator[tuple[State, Action | None]]:
    """The positions of a random game, each with the action taken in it, None at the end."""
    state = infini.new_game(options, rng.getrandbits(64))
    while actions := infini.legal_actions(state):
        action = rng.choice(actions)
        yield state, action
        state = infini.apply(state, action)
    yield state, None


def varied_options(count: int) -> list[Options]:
    """Options of every kind, the same ones every day."""
    rng = random.Random("infini")
    return [_drawn_options(rng) for _ in range(count)]


def _drawn_options(rng: random.Random) -> Options:
    shared = rng.random() < 0.5
    players = rng.randint(1, 6) if shared else rng.randint(2, 4)
    return Options(
        mode="coop" if shared else "adversary",
        players=players,
        rescue_cards=rng.choice(("full", "restricted", "none")),
        action_copies=rng.choice((0, 1, 2, 4)),
        hand_size=rng.randint(1, 7),
        hand_growth=rng.randint(0, 2),
        min_plays=rng.randint(1, 4),
        rival_start=rng.choice(("never", "allowed")),
        rescue_targets=rng.choice(("any", "help", "own")),
        action_targets=rng.choice(("any", "own")),
        passe_when=rng.choice(("first", "any")),
        short_turn=rng.choice(("stuck", "allowed")),
        on_stuck=rng.choice(("end", "eliminate")),
        first_player=rng.randrange(players),
    )
