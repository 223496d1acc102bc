"""A second reading of the pyramid game: the whole game on lists of card texts.

Written from the rules page alone, slow and plain.
It shares nothing with the library but the options' values and the texts of cards, actions and
zones, and the shuffle of the core, which has tests of its own.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from numcards.core import shuffled
from tests.pyramid.naive_scoring import naive_score

if TYPE_CHECKING:
    from numcards.pyramid import Options

__all__ = [
    "Table",
    "acting",
    "conceivable",
    "do",
    "legal",
    "new_table",
    "outcome",
    "perft",
]

SLOTS = ["N1.1", "N1.2", "N1.3", "N1.4", "N2.1", "N2.2", "N2.3", "N3.1", "N3.2", "N4.1"]
NUMBERS = [f"{family}{value}" for family in "RGBYWS" for value in range(17)]
EFFECTS = ["flip", "swipe", "quantum", "flash"]


@dataclass
class Drawn:
    """A card drawn and not yet played."""

    seat: int
    card: str
    origin: str
    choice: str = "-"


@dataclass
class Table:
    options: Options
    number: int
    first: int
    pyramids: list[dict[str, str]] = field(default_factory=list)
    """For each seat the card in each slot that is not empty; a * at the end: face down."""
    draw: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    held: list[Drawn] = field(default_factory=list)
    phase: str = "drawing"
    turn: int | None = None
    turns_left: int | None = None
    refills: int = 0
    points: list[list[int]] = field(default_factory=list)
    seed: int | bytes = 0

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def classic(self) -> bool:
        return self.options.mode == "classic"

    def own(self) -> dict[str, str]:
        assert self.turn is not None
        return self.pyramids[self.turn]


def deck(options: Options) -> list[str]:
    cards = NUMBERS + ["joker"] * options.jokers
    for effect in EFFECTS:
        cards += [effect] * options.action_copies
    return cards


def new_table(options: Options, seed: int | bytes) -> Table:
    table = Table(options, 1, options.first_player, seed=seed)
    deal(table)
    return table


def deal(table: Table) -> None:
    cards = deck(table.options)
    order = shuffled(len(cards), table.seed, table.number - 1)
    table.draw = [cards[place] for place in order]
    table.discard, table.held, table.refills, table.turns_left = [], [], 0, None
    table.pyramids = [{} for _ in range(table.players)]
    for place, slot in enumerate(SLOTS):
        for step in range(table.players):
            card = table.draw.pop(0)
            back = "" if place < table.options.face_up else "*"
            table.pyramids[(table.first + step) % table.players][slot] = card + back
    table.phase, table.turn = "drawing", table.first


def is_action(card: str) -> bool:
    return card.rstrip("*") in EFFECTS


def exhausted(table: Table) -> bool:
    return not table.draw and table.refills == table.options.reshuffles


def take_possible(table: Table) -> bool:
    if table.classic or table.turn == table.first or not table.discard:
        return False
    return not is_action(table.discard[-1])


def next_card(table: Table) -> str:
    if not table.draw:
        rest = table.discard[:-1]
        everything = deck(table.options)
        rest.sort(key=everything.index)
        table.refills += 1
        counter = table.refills * 2**32 + table.number - 1
        table.draw = [rest[place] for place in shuffled(len(rest), table.seed, counter)]
        table.discard = table.discard[-1:]
    return table.draw.pop(0)


def acting(table: Table) -> list[int]:
    if table.phase == "choosing":
        return sorted(drawn.seat for drawn in table.held if drawn.choice == "-")
    return [] if table.turn is None else [table.turn]


def face_down(pyramid: dict[str, str]) -> list[str]:
    return [slot for slot in SLOTS if pyramid.get(slot, "").endswith("*")]


def quantum_cards(table: Table) -> list[str]:
    return [drawn.card for drawn in table.held if drawn.seat == table.turn]


def legal(table: Table) -> list[str]:  # noqa: PLR0911  # one answer for each phase
    match table.phase:
        case "drawing":
            take = ["draw:discard"] if take_possible(table) else []
            return take if exhausted(table) else ["draw", *take]
        case "choosing":
            return [
                f"P{seat}:{option}"
                for seat in acting(table)
                for option in ["discard", *(f"replace:{slot}" for slot in SLOTS)]
            ]
        case "playing":
            return ["discard", *(f"replace:{slot}" for slot in SLOTS)]
        case "keeping":
            return [f"keep:{card}" for card in set(quantum_cards(table))]
        case "revealing":
            return [f"reveal:{slot}" for slot in face_down(table.own())]
        case "swiping" | "swiping+reveal":
            return [
                f"swipe:{slot}>P{other}:{target}"
                for slot in table.own()
                for other, pyramid in enumerate(table.pyramids)
                if other != table.turn
                for target in pyramid
            ]
        case "flipping" | "flipping+reveal":
            slots = [slot for slot in SLOTS if slot in table.own()]
            return [f"flip:{a}>{b}" for a in slots for b in slots if a < b]
        case "flashing":
            removals = [
                f"flash:P{seat}:{slot}"
                for seat, pyramid in enumerate(table.pyramids)
                for slot in pyramid
            ]
            return ["flash:no", *removals]
        case _:
            return []


def conceivable(players: int) -> list[str]:
    """Every action that the notation knows, for so many players and no more."""
    options = ["discard", *(f"replace:{slot}" for slot in SLOTS)]
    cards = [*NUMBERS, "joker", *EFFECTS]
    return [
        "draw",
        "draw:discard",
        *options,
        *(f"P{seat}:{option}" for seat in range(players) for option in options),
        *(f"reveal:{slot}" for slot in SLOTS),
        *(f"swipe:{a}>P{seat}:{b}" for a in SLOTS for seat in range(players) for b in SLOTS),
        *(f"flip:{a}>{b}" for a in SLOTS for b in SLOTS if a < b),
        *(f"keep:{card}" for card in cards),
        *(f"flash:P{seat}:{slot}" for seat in range(players) for slot in SLOTS),
        "flash:no",
    ]


def do(before: Table, text: str) -> Table:
    """What an action makes of a table, which stays as it is."""
    table = deepcopy(before)
    words = text.split(":")
    match table.phase:
        case "drawing":
            draw(table, text)
        case "choosing":
            choose(table, text)
        case "playing":
            mine = table.held.pop(0)
            option(table, mine.card, words)
        case "keeping":
            keep(table, words[1])
        case "revealing":
            table.own()[words[1]] = table.own()[words[1]].rstrip("*")
            done(table)
        case "swiping" | "swiping+reveal":
            own, there = text.removeprefix("swipe:").split(">")
            seat, slot = there.split(":")
            other = table.pyramids[int(seat[1:])]
            table.own()[own], other[slot] = other[slot], table.own()[own]
            after_exchange(table)
        case "flipping" | "flipping+reveal":
            first, second = text.removeprefix("flip:").split(">")
            mine_too = table.own()
            mine_too[first], mine_too[second] = mine_too[second], mine_too[first]
            after_exchange(table)
        case "flashing":
            if text == "flash:no":
                turn_up(table)
            else:
                removed = table.pyramids[int(words[1][1:])].pop(words[2])
                table.discard.append(removed.rstrip("*"))
                done(table)
        case over:
            raise AssertionError(over)
    return table


def draw(table: Table, text: str) -> None:
    assert table.turn is not None
    if text == "draw":
        card = next_card(table)
        table.held.append(Drawn(table.turn, card, str(table.refills)))
    else:
        table.held.append(Drawn(table.turn, table.discard.pop(), "open"))
    if table.classic:
        table.phase = "playing"
        return
    while True:
        table.turn = (table.turn + 1) % table.players
        if table.turn == table.first:
            table.phase, table.turn = "choosing", None
            return
        if not exhausted(table) or take_possible(table):
            return


def choose(table: Table, text: str) -> None:
    seat, choice = text.split(":", 1)
    for drawn in table.held:
        if f"P{drawn.seat}" == seat:
            drawn.choice = choice
    if not acting(table):
        next_part(table)


def next_part(table: Table) -> None:
    if table.held:
        part = table.held.pop(0)
        table.turn = part.seat
        option(table, part.card, part.choice.split(":"))
    else:
        end_of_phase(table)


def option(table: Table, card: str, words: list[str]) -> None:
    if words[0] == "replace":
        old = table.own().pop(words[1], None)
        table.own()[words[1]] = card
        if old is None:
            done(table)
        else:
            discard(table, old.rstrip("*"), "A")
    else:
        discard(table, card, "B")


def discard(table: Table, card: str, chosen: str) -> None:
    table.discard.append(card)
    tail = "+reveal" if chosen == "B" else ""
    others = [cards for seat, cards in enumerate(table.pyramids) if seat != table.turn]
    if card == "swipe" and table.own() and any(others):
        table.phase = f"swiping{tail}"
    elif card == "flip" and len(table.own()) > 1:
        table.phase = f"flipping{tail}"
    elif card == "flash" and any(table.pyramids):
        table.phase = "flashing"
    elif card == "quantum" and not exhausted(table):
        quantum(table)
    elif chosen == "B":
        turn_up(table)
    else:
        done(table)


def quantum(table: Table) -> None:
    assert table.turn is not None
    drawn: list[Drawn] = []
    while len(drawn) < 3 and not exhausted(table):
        card = next_card(table)
        drawn.append(Drawn(table.turn, card, str(table.refills)))
    table.held = drawn + table.held
    table.phase = "keeping"


def keep(table: Table, card: str) -> None:
    assert table.turn is not None
    mine = [drawn for drawn in table.held if drawn.seat == table.turn]
    waiting = [drawn for drawn in table.held if drawn.seat != table.turn]
    kept = next(drawn for drawn in mine if drawn.card == card)
    table.discard += [drawn.card for drawn in mine if drawn is not kept]
    table.held = [Drawn(table.turn, card, "open"), *waiting]
    table.phase = "playing"


def after_exchange(table: Table) -> None:
    if table.phase.endswith("+reveal"):
        turn_up(table)
    else:
        done(table)


def turn_up(table: Table) -> None:
    if face_down(table.own()):
        table.phase = "revealing"
    else:
        done(table)


def done(table: Table) -> None:
    if table.classic:
        end_of_turn(table)
    else:
        next_part(table)


def some_complete(table: Table) -> bool:
    return any(not face_down(pyramid) for pyramid in table.pyramids)


def end_of_turn(table: Table) -> None:
    assert table.turn is not None
    if exhausted(table):
        end_of_round(table)
        return
    if table.turns_left is not None:
        table.turns_left -= 1
    elif some_complete(table):
        table.turns_left = table.players - 1 if table.options.final_turns else 0
    if table.turns_left == 0:
        end_of_round(table)
    else:
        table.turn = (table.turn + 1) % table.players
        table.phase = "drawing"


def end_of_phase(table: Table) -> None:
    if exhausted(table) or some_complete(table):
        end_of_round(table)
    else:
        table.first = table.turn = (table.first + 1) % table.players
        table.phase = "drawing"


def end_of_round(table: Table) -> None:
    table.pyramids = [
        {slot: card.rstrip("*") for slot, card in pyramid.items()} for pyramid in table.pyramids
    ]
    overlap = table.options.overlap
    table.points.append([naive_score(pyramid, overlap=overlap)[0] for pyramid in table.pyramids])
    if table.number == table.options.rounds:
        table.phase, table.turn, table.turns_left = "ended", None, None
        return
    table.number += 1
    table.first = (table.options.first_player + table.number - 1) % table.players
    deal(table)


def outcome(table: Table) -> tuple[list[int], list[int], list[int]]:
    """The winners, the totals and the ranking."""
    totals = [sum(column) for column in zip(*table.points, strict=True)]
    ordered = sorted(totals, reverse=True)
    ranking = [1 + ordered.index(total) for total in totals]
    return [seat for seat, rank in enumerate(ranking) if rank == 1], totals, ranking


def perft(table: Table, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(do(table, text), depth - 1) for text in legal(table))
