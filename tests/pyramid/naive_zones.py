"""The zones of the second reading: the same texts as the library's, made from its own table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.pyramid.naive import SLOTS, Drawn, Table, deck, face_down

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.pyramid import Options

__all__ = ["from_zones", "to_zones"]


def to_zones(table: Table) -> dict[str, str]:
    zones: dict[str, str] = {}
    for seat, pyramid in enumerate(table.pyramids):
        zones[f"P{seat}"] = " ".join(pyramid.get(slot, "-").rstrip("*") for slot in SLOTS)
        zones[f"P{seat}_down"] = " ".join(face_down(pyramid))
    everything = deck(table.options)
    back = []
    for refill in range(1, table.refills + 1):
        cards = [drawn.card for drawn in table.held if drawn.origin == str(refill)]
        cards += table.draw if refill == table.refills else []
        back += [f"{refill}_{card}" for card in sorted(cards, key=everything.index)]
    choices = [
        "-" if drawn.choice == "-" else f"P{drawn.seat}:{drawn.choice}" for drawn in table.held
    ]
    return zones | {
        "draw": " ".join(table.draw),
        "discard": " ".join(table.discard),
        "held": " ".join(drawn.card for drawn in table.held),
        "holders": " ".join(f"P{drawn.seat}" for drawn in table.held),
        "origins": " ".join(drawn.origin for drawn in table.held),
        "choices": " ".join(choices),
        "phase": table.phase,
        "turn": "" if table.turn is None else f"P{table.turn}",
        "first": f"P{table.first}",
        "turns_left": "" if table.turns_left is None else str(table.turns_left),
        "refills": str(table.refills),
        "shuffled_back": " ".join(back),
        "round": str(table.number),
        "points": " ".join("/".join(map(str, points)) for points in table.points),
    }


def from_zones(options: Options, zones: Mapping[str, str], seed: int | bytes) -> Table:
    """Read back what `to_zones` writes, or zones of the library."""
    table = Table(options, int(zones["round"]), int(zones["first"][1:]), seed=seed)
    for seat in range(options.players):
        down = zones[f"P{seat}_down"].split()
        cards = dict(zip(SLOTS, zones[f"P{seat}"].split(), strict=True))
        table.pyramids.append(
            {
                slot: card + ("*" if slot in down else "")
                for slot, card in cards.items()
                if card != "-"
            }
        )
    table.draw, table.discard = zones["draw"].split(), zones["discard"].split()
    words = (zones[name].split() for name in ("holders", "held", "origins", "choices"))
    for holder, card, origin, choice in zip(*words, strict=True):
        table.held.append(Drawn(int(holder[1:]), card, origin, choice.removeprefix(f"{holder}:")))
    table.phase = zones["phase"]
    table.turn = int(zones["turn"][1:]) if zones["turn"] else None
    table.turns_left = int(zones["turns_left"]) if zones["turns_left"] else None
    table.refills = int(zones["refills"])
    table.points = [[int(one) for one in word.split("/")] for word in zones["points"].split()]
    return table
