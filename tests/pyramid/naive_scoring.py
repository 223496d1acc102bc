"""A second reading of the scores: brute force over all sets of places and all meanings.

Written from the rules page alone (PYR-26 to PYR-35), on card texts.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["PLACES", "naive_combination", "naive_score"]

PLACES = [
    # Triangles up.
    ("N2.1", "N1.1", "N1.2"),
    ("N2.2", "N1.2", "N1.3"),
    ("N2.3", "N1.3", "N1.4"),
    ("N3.1", "N2.1", "N2.2"),
    ("N3.2", "N2.2", "N2.3"),
    ("N4.1", "N3.1", "N3.2"),
    # Triangles down.
    ("N2.1", "N2.2", "N1.2"),
    ("N2.2", "N2.3", "N1.3"),
    ("N3.1", "N3.2", "N2.2"),
    # Diagonals.
    ("N3.1", "N2.1", "N1.1"),
    ("N3.1", "N2.2", "N1.3"),
    ("N3.2", "N2.2", "N1.2"),
    ("N3.2", "N2.3", "N1.4"),
    ("N4.1", "N3.1", "N2.1"),
    ("N4.1", "N3.2", "N2.3"),
    # Horizontals.
    ("N1.1", "N1.2", "N1.3"),
    ("N1.2", "N1.3", "N1.4"),
    ("N2.1", "N2.2", "N2.3"),
]

Combination = tuple[int, str, int, int]
"""The number of the place, the kind, the points, the multiplier."""


def meanings(card: str) -> list[tuple[str, int]]:
    """Every family and value that a card can stand for within a combination."""
    if card == "joker":
        return [(family, value) for family in "RGBYWS" for value in range(17)]
    if card[0] == "W":
        return [(family, int(card[1:])) for family in "RGBYWS"]
    return [(card[0], int(card[1:]))]


def kinds(meant: tuple[tuple[str, int], ...]) -> list[str]:
    """What three cards are, as they are meant."""
    families = {family for family, _ in meant}
    low, middle, high = sorted(value for _, value in meant)
    suite = (middle, high) == (low + 1, low + 2)
    found = []
    if suite and len(families) == 1:
        found.append("Suite Couleur")
    if suite and len(families) == 3:
        found.append("Suite Multicolore")
    if low == high and len(families) == 3:
        found.append("Groupe Multicolore")
    return found


@cache
def naive_kind(cards: tuple[str, ...]) -> str | None:
    """The first kind that the cards can be meant to be, over all that they can mean."""
    if any(card[0].islower() and card != "joker" for card in cards):
        return None
    possible = {kind for meant in product(*map(meanings, cards)) for kind in kinds(meant)}
    order = ["Suite Couleur", "Suite Multicolore", "Groupe Multicolore"]
    return next((kind for kind in order if kind in possible), None)


def value_of(card: str) -> int:
    return 5 if card == "joker" else int(card[1:])


def naive_combination(pyramid: Mapping[str, str], number: int) -> Combination | None:
    """What lies at a place, if it is a combination."""
    slots = PLACES[number - 1]
    if any(slot not in pyramid for slot in slots):
        return None
    cards = {slot: pyramid[slot] for slot in slots}
    kind = naive_kind(tuple(sorted(cards.values())))
    if kind is None:
        return None
    jokers = [slot for slot in slots if cards[slot] == "joker"]
    shadows = [slot for slot in slots if cards[slot].startswith("S")]
    values = {slot: value_of(cards[slot]) for slot in slots}
    if jokers:
        candidates = jokers
    elif shadows:
        candidates = [slot for slot in slots if values[slot] == min(values.values())]
    else:
        candidates = [slot for slot in slots if values[slot] == max(values.values())]
    reference = max(candidates, key=lambda slot: int(slot[1]))
    multiplier = int(reference[1]) + (len(shadows) == 3)
    return number, kind, values[reference] * multiplier, multiplier


def naive_score(
    pyramid: Mapping[str, str], *, overlap: bool = False
) -> tuple[int, list[Combination]]:
    """The total and the combinations that count, out of all disjoint sets of places."""
    everywhere = (naive_combination(pyramid, number) for number in range(1, 19))
    valid = [found for found in everywhere if found is not None]
    if overlap:
        return sum(found[2] for found in valid), valid
    sets = [
        list(chosen)
        for size in range(4)
        for chosen in combinations([found for found in valid if found[2]], size)
        if are_disjoint(chosen)
    ]
    best = min(sets, key=lambda chosen: (-total(chosen), len(chosen), numbers(chosen)))
    return total(best), best


def are_disjoint(chosen: tuple[Combination, ...]) -> bool:
    slots = [slot for found in chosen for slot in PLACES[found[0] - 1]]
    return len(set(slots)) == len(slots)


def total(chosen: list[Combination]) -> int:
    return sum(found[2] for found in chosen)


def numbers(chosen: list[Combination]) -> list[int]:
    return sorted(found[0] for found in chosen)
