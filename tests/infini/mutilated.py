"""Positions that no game need ever reach: those of games, with their zones changed at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards import infini
from numcards.core import InvalidPosition

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

    from numcards.infini import Options, State

__all__ = ["mutilated"]

Zones = dict[str, str]


def mutilated(state: State, rng: random.Random, tries: int) -> Iterator[State]:
    """Each of so many positions that `position` accepts with a few zones of this one changed."""
    for _ in range(tries):
        zones = dict(infini.zones(state))
        for _ in range(rng.randint(1, 4)):
            rng.choice(_CHANGES)(zones, state.options, rng)
        try:
            yield infini.position(state.options, zones, state.setting.seed)
        except InvalidPosition:
            continue


def _move(zones: Zones, options: Options, rng: random.Random) -> None:  # noqa: ARG001  # as all changes
    """Move the last cards of some zone to the end of another."""
    source, target = rng.sample([name for name in zones if name not in _NO_CARDS], 2)
    words = zones[source].split()
    moved = words[rng.randint(0, len(words)) :][:3] if words else []
    left = [word for word in words if word not in moved]
    if target[-1] not in "+-":
        moved = ["joker" if word.startswith("joker") else word for word in moved]
    if target[-1] in "+-":
        moved = [f"joker={rng.randint(0, 16)}" if word == "joker" else word for word in moved]
    zones[source], zones[target] = " ".join(left), " ".join([*zones[target].split(), *moved])


def _empty_hand(zones: Zones, options: Options, rng: random.Random) -> None:
    hand = f"P{rng.randrange(options.players)}"
    zones["draw"] = " ".join([*zones["draw"].split(), *zones[hand].split()])
    zones[hand] = ""


def _turn(zones: Zones, options: Options, rng: random.Random) -> None:
    zones["turn"] = rng.choice(["", *(f"P{seat}" for seat in range(options.players))])


def _plays(zones: Zones, options: Options, rng: random.Random) -> None:
    zones["plays"] = str(rng.randint(0, options.min_plays))


def _growths(zones: Zones, options: Options, rng: random.Random) -> None:
    zones["growths"] = " ".join(str(rng.choice((0, 0, 1, 2))) for _ in range(options.players))


def _eliminated(zones: Zones, options: Options, rng: random.Random) -> None:
    seat = f"P{rng.randrange(options.players)}"
    if seat not in zones["eliminated"]:
        zones["eliminated"] = " ".join(sorted([*zones["eliminated"].split(), seat]))
        zones["returned"] = " ".join([*zones["returned"].split(), *zones[seat].split()])
        zones[seat] = ""


def _stuck(zones: Zones, options: Options, rng: random.Random) -> None:
    zones["turn"], zones["stuck"] = "", f"P{rng.randrange(options.players)}"


def _top(zones: Zones, options: Options, rng: random.Random) -> None:  # noqa: ARG001  # as all changes
    """Leave only the oldest cards of every branch, the others being fresh again."""
    for name in zones:
        if name[-1] in "+-":
            words = zones[name].split()
            kept = rng.randint(0, len(words))
            gone = ["joker" if word.startswith("joker") else word for word in words[kept:]]
            zones[name] = " ".join(words[:kept])
            zones["draw"] = " ".join([*zones["draw"].split(), *gone])


_NO_CARDS = {"turn", "plays", "eliminated", "growths", "stuck"}
_CHANGES: tuple[Callable[[Zones, Options, random.Random], None], ...] = (
    _move,
    _empty_hand,
    _turn,
    _plays,
    _growths,
    _eliminated,
    _stuck,
    _top,
)
