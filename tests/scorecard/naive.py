"""A second, slow reading of the rules: what is legal, from the zones' texts and the page alone."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

OBJECTIVES = (
    "pair",
    "three",
    "four",
    "colour",
    "big_colour",
    "run3",
    "run5",
    "colour_run",
    "rainbow",
    "rainbow_run",
)
SIZES = {
    "pair": [2],
    "three": [3],
    "four": [4],
    "colour": range(5, 35),
    "big_colour": [8],
    "run3": [3],
    "run5": [5],
    "colour_run": [5],
    "rainbow": [5],
    "rainbow_run": [3],
}
PAYS = {
    "pair": 2,
    "three": 6,
    "four": 15,
    "colour": 8,
    "big_colour": 20,
    "run3": 5,
    "run5": 12,
    "colour_run": 20,
    "rainbow": 10,
    "rainbow_run": 12,
}

Cards = tuple[str, ...]


def family(card: str) -> str:
    return card[0]


def value(card: str) -> int:
    return int(card[1:])


def is_number(card: str) -> bool:
    return card[0] in "RGBYWS" and card[1:].isdigit()


@cache
def fulfils(objective: str, cards: Cards) -> bool:
    """SC-33 and SC-34, read word for word."""
    if len(cards) not in SIZES[objective]:
        return False
    values = sorted(map(value, cards))
    families = set(map(family, cards))
    in_a_row = values == list(range(values[0], values[0] + len(values)))
    one_colour = len(families - {"W"}) <= 1
    if objective in {"pair", "three", "four"}:
        return len(set(values)) == 1
    if objective in {"colour", "big_colour"}:
        return one_colour
    if objective == "rainbow":
        return families == set("RGBYW")
    if objective == "colour_run":
        return in_a_row and one_colour
    return in_a_row and (objective != "rainbow_run" or families == {"W"})


def points(objective: str, cards: Cards) -> int:
    extra = 2 * (len(cards) - 5) if objective == "colour" else 0
    return PAYS[objective] + extra + max(map(value, cards))


@cache
def ways(objective: str, cards: Cards) -> tuple[Cards, ...]:
    return tuple(
        chosen
        for size in SIZES[objective]
        if size <= len(cards)
        for chosen in combinations(cards, size)
        if fulfils(objective, chosen)
    )


def choices(objectives: Sequence[str], cards: Cards) -> Iterator[tuple[int, ...]]:
    """The points of every disjoint choice of cards for these objectives, one after another."""
    if not objectives:
        yield ()
        return
    first, *rest = objectives
    for chosen in ways(first, cards):
        left = tuple(card for card in cards if card not in chosen)
        for others in choices(rest, left):
            yield (points(first, chosen), *others)


def best(objectives: Sequence[str], cards: Cards) -> tuple[int, ...] | None:
    """SC-32: the greatest total, then most for the objective listed first, and so on."""
    ordered = sorted(objectives, key=OBJECTIVES.index)
    return max(choices(ordered, cards), key=lambda given: (sum(given), given), default=None)


def possible(objectives: Sequence[str], cards: Cards) -> bool:
    return next(choices(objectives, cards), None) is not None


def stops(sequence: Cards, card: str) -> bool:
    """SC-12 and SC-13."""
    line = [*sequence, card]
    if family(card) == "S":
        return True
    if len(line) >= 2 and value(line[-1]) == value(line[-2]):
        return True
    return len(line) >= 3 and len(set(map(family, line[-3:]))) == 1


class Table:
    """The zones of a position, taken apart."""

    def __init__(self, zones: Mapping[str, str], players: int) -> None:
        self.zones = zones
        self.players = players
        self.seats = [f"P{seat}" for seat in range(players)]
        self.turn = zones["turn"]
        self.phase = zones["phase"].split(" ")
        self.out = self.words("out")
        self.piles = [number for number in (1, 2) if zones[f"pile{number}"]]

    def words(self, name: str) -> list[str]:
        return self.zones[name].split(" ") if self.zones[name] else []

    def own(self, name: str) -> list[str]:
        return self.words(f"{self.turn}.{name}")


def actor(table: Table) -> str | None:
    word = table.phase[0]
    if ":" in word:
        return word.split(":")[1]
    return None if word == "over" else table.turn


def legal(zones: Mapping[str, str], players: int) -> set[str]:
    """The texts of all legal actions."""
    table = Table(zones, players)
    word = table.phase[0].split(":")[0]
    readings: dict[str, Callable[[Table], set[str]]] = {
        "owing": draws,
        "forced": draws,
        "stopped": lambda _: {"joker", "bust"},
        "over": lambda _: set(),
        "validating": validations,
        "choosing": takes,
        "skipped": skipped,
        "free": lambda table: draws(table) | {"stop"} | kept_uses(table),
        "start": lambda table: draws(table) | openings(table) | kept_uses(table),
        "waiting": waiting,
    }
    return readings[word](table)


def draws(table: Table) -> set[str]:
    return {f"draw:{number}" for number in table.piles}


def kept_uses(table: Table) -> set[str]:
    """SC-11."""
    return effects(table, set(table.own("reserve")) - {"joker"})


def skipped(table: Table) -> set[str]:
    """SC-20."""
    kept = set(table.own("reserve"))
    uses = effects(table, kept & {"double", "skip", "swipe"})
    if "joker" in kept and table.own("sequence"):
        uses.add("joker")
    return uses | {"end"}


def openings(table: Table) -> set[str]:
    """SC-05, SC-26, SC-29."""
    if not table.piles:
        return {"lock"} if table.own("sequence") else {"stop"}
    found = {"lock"} if table.own("sequence") else set()
    secured = all(
        table.words(f"{seat}.collection") for seat in table.seats if seat not in table.out
    )
    enough = int(table.zones["turns"]) >= table.players + 1
    if secured and enough and not table.zones["declared"]:
        found.add("declare")
    return found


def waiting(table: Table) -> set[str]:
    """SC-09."""
    uses = kept_uses(table)
    (card,) = table.words("drawn")
    own = {"joker"} if card == "joker" else effects(table, {card})
    if len(table.own("reserve")) < 2:
        return own | uses | {"keep"}
    return own | uses if own else uses | {"discard"}


def effects(table: Table, kinds: set[str]) -> set[str]:
    """SC-24, for all special cards but jokers."""
    others = [seat for seat in table.seats if seat != table.turn and seat not in table.out]
    found = set()
    if table.piles:
        found |= {"flip"} & kinds
        found |= {f"quantum:{number}" for number in table.piles if "quantum" in kinds}
        found |= {f"double:{seat}" for seat in others if "double" in kinds}
    found |= {f"skip:{seat}" for seat in others if "skip" in kinds}
    if "swipe" in kinds:
        for step in (1, -1):
            seat = int(table.turn[1:])
            while True:
                seat = (seat + step) % table.players
                if f"P{seat}" not in table.out or f"P{seat}" == table.turn:
                    break
            if f"P{seat}" != table.turn and table.words(f"P{seat}.sequence"):
                found.add(f"swipe:P{seat}")
    return found


def takes(table: Table) -> set[str]:
    room = len(table.own("reserve")) < 2
    cards = {card for card in table.words("quantum") if room or is_number(card)}
    return {f"take:{card}" for card in cards} | {"take:none"}


def validations(table: Table) -> set[str]:
    chosen = table.words("validated")
    taken = {word.split(":")[0] for word in table.own("scorecard")}
    cards = tuple(table.own("collection"))
    return {"done"} | {
        f"validate:{objective}"
        for objective in OBJECTIVES
        if objective not in taken | set(chosen) and possible([*chosen, objective], cards)
    }
