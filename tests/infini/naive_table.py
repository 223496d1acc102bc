"""What lies where in the second reading of the pile game, and how it is written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.infini import Options

__all__ = ["ACTIONS", "COLOURS", "ORDER", "Table", "colours", "deck_of", "from_zones", "to_zones"]

COLOURS = "RGBY"
ACTIONS = ("joker", "flip", "flash", "simple", "passe")
ORDER = [f"{family}{value}" for family in "RGBYWS" for value in range(17)] + list(ACTIONS)


@dataclass
class Table:
    """What lies where, and whose turn it is (None when the game is over)."""

    options: Options
    hands: list[list[str]]
    branches: dict[str, list[str]]
    draw: list[str]
    seed: int | bytes = 0
    returned: int = 0
    """How many cards at the bottom of the draw pile were returned."""
    out: list[str] = field(default_factory=list)
    turn: int | None = None
    plays: int = 0
    eliminated: list[int] = field(default_factory=list)
    growths: list[int] = field(default_factory=list)
    stuck: int | None = None


def colours(options: Options) -> str:
    """INI-02: the colours in play."""
    return COLOURS if options.mode == "coop" else COLOURS[: options.players]


def deck_of(options: Options) -> list[str]:
    """INI-03, in card order."""
    deck = [f"{colour}{value}" for colour in colours(options) for value in range(17)]
    if options.rescue_cards == "full":
        deck += [f"W{value}" for value in range(17)] + [f"S{value}" for value in range(17)]
    if options.rescue_cards == "restricted":
        deck += [f"W{value}" for value in range(8, 17)] + [f"S{value}" for value in range(8)]
    return deck + [card for card in ACTIONS for _ in range(options.action_copies)]


def to_zones(table: Table) -> dict[str, str]:
    """The zones that the library would show."""
    fresh = len(table.draw) - table.returned
    capped = min(table.plays, table.options.min_plays)
    return {
        **{f"P{p}": " ".join(sorted(h, key=ORDER.index)) for p, h in enumerate(table.hands)},
        **{branch: " ".join(stack) for branch, stack in table.branches.items()},
        "draw": " ".join(table.draw[:fresh]),
        "returned": " ".join(table.draw[fresh:]),
        "out": " ".join(sorted(table.out, key=ORDER.index)),
        "turn": "" if table.turn is None else f"P{table.turn}",
        "plays": str(capped),
        "eliminated": " ".join(f"P{player}" for player in sorted(table.eliminated)),
        "growths": " ".join(map(str, table.growths)),
        "stuck": "" if table.stuck is None else f"P{table.stuck}",
    }


def from_zones(options: Options, zones: Mapping[str, str], seed: int | bytes) -> Table:
    """The table that zones describe."""
    words = {name: text.split() for name, text in zones.items()}
    return Table(
        options=options,
        hands=[words[f"P{player}"] for player in range(options.players)],
        branches={c + sign: words[c + sign] for c in colours(options) for sign in "+-"},
        draw=words["draw"] + words["returned"],
        seed=seed,
        returned=len(words["returned"]),
        out=words["out"],
        turn=int(zones["turn"][1:]) if zones["turn"] else None,
        plays=int(zones["plays"]),
        eliminated=[int(word[1:]) for word in words["eliminated"]],
        growths=[int(word) for word in words["growths"]],
        stuck=int(zones["stuck"][1:]) if zones["stuck"] else None,
    )
