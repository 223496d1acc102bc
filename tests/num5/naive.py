"""A second reading of NUM-5: the whole game on lists of card texts.

Written from the rules page alone, slow and plain.
It shares nothing with the library but the options' values and the texts of cards, actions and
zones, and the shuffle of the core, which has tests of its own.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING

from numcards.core import shuffled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.num5 import Options

__all__ = [
    "Table",
    "conceivable",
    "do",
    "from_zones",
    "legal",
    "new_table",
    "outcome",
    "perft",
    "to_zones",
]

CARDS = [f"{family}{value}" for family in "RGBYWS" for value in range(17)]
TABLE_ORDER = "BRYG"
FIRST_CARDS = [f"{colour}0" for colour in TABLE_ORDER]


@dataclass
class Table:
    options: Options
    hands: list[list[str]]
    chosen: list[str]
    collected: list[list[str]]
    rows: dict[str, list[str]]
    waiting: list[tuple[int, str]]
    undealt: list[str]
    scores: list[list[int]]
    seed: int


def worth(card: str) -> int:
    return int(card[1:])


def conceivable(players: int) -> list[str]:
    """Everything that anybody could ever write down as an action of so many players."""
    return [
        f"P{seat}:{what}"
        for seat in range(players)
        for what in [*CARDS, *(f"row:{colour}" for colour in TABLE_ORDER)]
    ]


# N5-01, N5-02, N5-19
def new_table(options: Options, seed: int, scores: list[list[int]] | None = None) -> Table:
    past = scores or []
    cards = [card for card in CARDS if card not in FIRST_CARDS]
    order = [cards[place] for place in shuffled(len(cards), seed, len(past))]
    hands: list[list[str]] = [[] for _ in range(options.players)]
    for number in range(options.players * options.hand_size):
        hands[number % options.players].append(order.pop(0))
    return Table(
        options=options,
        hands=hands,
        chosen=[""] * options.players,
        collected=[[] for _ in hands],
        rows={colour: [f"{colour}0"] for colour in TABLE_ORDER},
        waiting=[],
        undealt=order,
        scores=past,
        seed=seed,
    )


def from_zones(options: Options, zones: Mapping[str, str], seed: int) -> Table:
    names = [f"P{seat}" for seat in range(options.players)]
    waiting = [word.split(":") for word in zones["unplaced"].split()]
    return Table(
        options=options,
        hands=[zones[name].split() for name in names],
        chosen=[zones[f"{name}_chosen"] for name in names],
        collected=[zones[f"{name}_collected"].split() for name in names],
        rows={colour: zones[f"row_{colour}"].split() for colour in TABLE_ORDER},
        waiting=[(int(seat[1:]), card) for seat, card in waiting],
        undealt=zones["undealt"].split(),
        scores=[list(map(int, word.split("/"))) for word in zones["scores"].split()],
        seed=seed,
    )


def to_zones(table: Table) -> dict[str, str]:
    def in_order(cards: list[str]) -> str:
        return " ".join(sorted(cards, key=CARDS.index))

    zones: dict[str, str] = {}
    for seat, hand in enumerate(table.hands):
        zones[f"P{seat}"] = in_order(hand)
        zones[f"P{seat}_chosen"] = table.chosen[seat]
        zones[f"P{seat}_collected"] = in_order(table.collected[seat])
    for colour, cards in table.rows.items():
        zones[f"row_{colour}"] = " ".join(cards)
    zones["unplaced"] = " ".join(f"P{seat}:{card}" for seat, card in table.waiting)
    zones["undealt"] = in_order(table.undealt)
    zones["scores"] = " ".join("/".join(map(str, points)) for points in table.scores)
    return zones


def legal(table: Table) -> list[str]:
    """Everything that may be done, in no promised order."""
    if table.waiting:
        seat, card = table.waiting[0]
        return [f"P{seat}:row:{colour}" for colour in candidates(table, card)]
    return [
        f"P{seat}:{card}"
        for seat, hand in enumerate(table.hands)
        if not table.chosen[seat]
        for card in hand
    ]


def do(table: Table, text: str) -> Table:
    """The table after a legal action."""
    table = deepcopy(table)
    seat_text, *what = text.split(":")
    seat = int(seat_text[1:])
    if what[0] == "row":
        _, card = table.waiting.pop(0)
        put(table, seat, card, what[1])
    else:
        table.hands[seat].remove(what[0])
        table.chosen[seat] = what[0]
        if not all(table.chosen):
            return table
        table.waiting = revealed(table)
        table.chosen = [""] * table.options.players
    go_on(table)
    if table.waiting or any(table.hands):
        return table
    return after_round(table)


# N5-05, N5-06
def revealed(table: Table) -> list[tuple[int, str]]:
    sign = 1 if table.options.reveal_order == "ascending" else -1
    plays = list(enumerate(table.chosen))
    return sorted(plays, key=lambda play: (sign * worth(play[1]), "SWBRYG".index(play[1][0])))


def go_on(table: Table) -> None:
    while table.waiting:
        seat, card = table.waiting[0]
        if card[0] in TABLE_ORDER:
            place = card[0]  # N5-07
        else:
            possible = candidates(table, card)
            if len(possible) > 1 and table.options.row_tie == "player":
                return  # N5-12
            place = possible[0] if possible else ""
        table.waiting.pop(0)
        if place:
            put(table, seat, card, place)
        else:
            table.collected[seat].append(card)  # N5-14


# N5-11, N5-13, N5-15
def candidates(table: Table, card: str) -> list[str]:
    distances = {colour: worth(card) - worth(cards[-1]) for colour, cards in table.rows.items()}
    below = [distance for distance in distances.values() if distance >= 0]
    if not below and card[0] == "S":
        return []
    nearest = min(below) if below else max(distances.values())
    return [colour for colour in TABLE_ORDER if distances[colour] == nearest]


# N5-08, N5-09, N5-10
def put(table: Table, seat: int, card: str, colour: str) -> None:
    cards = table.rows[colour]
    is_lower = worth(card) < worth(cards[-1])
    cards.append(card)
    is_full = len(cards) == table.options.row_limit
    spares_the_row = not is_full or table.options.lower_fifth == "first"
    if is_lower and spares_the_row:
        table.collected[seat].append(cards.pop(0))
    elif is_full:
        while len(cards) > 1:
            table.collected[seat].append(cards.pop(0))


# N5-16
def points_of(cards: list[str]) -> int:
    points = 0
    for card in cards:
        if card[0] == "S":
            points -= worth(card)
        else:
            points += worth(card)
    return points


# N5-17 to N5-19
def after_round(table: Table) -> Table:
    scores = [*table.scores, [points_of(cards) for cards in table.collected]]
    if max(wins_of(scores)) == table.options.rounds_to_win:
        table.scores = scores
        return table
    return new_table(table.options, table.seed, scores)


def wins_of(scores: list[list[int]]) -> list[int]:
    wins = [0] * len(scores[0])
    for points in scores:
        for seat, gained in enumerate(points):
            if all(gained >= other for other in points):
                wins[seat] += 1
    return wins


# N5-18, N5-20
def outcome(table: Table) -> tuple[list[int], list[int]]:
    """Who has won a game that is over, and the ranking."""
    wins = wins_of(table.scores)
    totals = [sum(points) for points in zip(*table.scores, strict=True)]
    reached = [seat for seat, won in enumerate(wins) if won == table.options.rounds_to_win]
    most = max(totals[seat] for seat in reached)
    ranking = []
    for seat, won in enumerate(wins):
        better = 0
        for other, theirs in enumerate(wins):
            if theirs > won or (theirs == won and totals[other] > totals[seat]):
                better += 1
        ranking.append(1 + better)
    return [seat for seat in reached if totals[seat] == most], ranking


def perft(table: Table, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(do(table, text), depth - 1) for text in legal(table))
