"""A second reading of NUM Inferno: the whole game on lists of card texts.

Written from the rules page alone, slow and plain.
It shares nothing with the library but the options' values and the texts of cards, actions and
zones; the shuffle is the one that the core's tests rewrite from its description.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from tests.core.naive_shuffle import naive_order

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.inferno import Options

__all__ = [
    "Table",
    "allows",
    "conceivable",
    "do",
    "from_zones",
    "legal",
    "new_table",
    "outcome",
    "to_zones",
]

CLASSICS = "RGBY"
EFFECTS = "WS"
SPECIALS = ("joker", "infini", "numx")


@dataclass
class Table:
    """What lies where, and whose turn it is (None when the game is over)."""

    options: Options
    hands: list[list[str]]
    seed: int | bytes = 0
    aside: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    trick: list[tuple[int, str]] = field(default_factory=list)
    passed: list[int] = field(default_factory=list)
    passed_lead: list[int] = field(default_factory=list)
    turn: int | None = None
    out: list[int] = field(default_factory=list)
    inverted: bool = False
    number: int = 1
    wins: list[int] = field(default_factory=list)


def deck_of(max_value: int) -> list[str]:
    """INF-01, in card order."""
    numbers = [f"{family}{value}" for family in "RGBYWS" for value in range(max_value + 1)]
    return [*numbers, *["joker"] * 2, *["infini"] * 4, "numx"]


def is_number(card: str) -> bool:
    return card not in SPECIALS


def value_of(text: str) -> int:
    """The value of a pose, which any of its number cards tells (INF-05)."""
    return next(int(card[1:]) for card in text.split("+") if is_number(card))


def families_of(text: str) -> str:
    return "".join(card[0] for card in text.split("+") if is_number(card))


def has_both(text: str) -> bool:
    """INF-17."""
    return "W" in families_of(text) and "S" in families_of(text)


@cache
def conceivable(max_value: int) -> tuple[str, ...]:
    """Every action that the page's notation allows with two jokers (INF-05 to INF-08)."""
    texts = ["pass", "infini", "numx"]
    for value in range(max_value + 1):
        for jokers in range(3):
            for count in range(5 - jokers):
                for classics in combinations(CLASSICS, count):
                    plain = [f"{family}{value}" for family in classics] + ["joker"] * jokers
                    texts += forms(plain, value)
    return tuple(texts)


def forms(plain: list[str], value: int) -> list[str]:
    """The poses with these classics and jokers: without, with one, with both special families."""
    rainbow, shadow = f"W{value}", f"S{value}"
    found = ["+".join([*plain, rainbow, shadow])]
    if any(is_number(card) for card in plain):
        found.append("+".join(plain))
    for special in (rainbow, shadow):
        found.append("+".join([*plain, special]))
        if plain:
            found.append("+".join([special, *plain]))
    return found


@cache
def fitting(hand: tuple[str, ...], max_value: int) -> dict[str, None]:
    """The conceivable poses that these cards could make, by their cards alone, in order."""
    values = {int(card[1:]) for card in hand if is_number(card)}
    return {
        text: None
        for value in (None, *sorted(values))
        for text in of_value(max_value).get(value, ())
        if holds(hand, text.split("+"))
    }


@cache
def of_value(max_value: int) -> dict[int | None, list[str]]:
    """The conceivable poses by value; infini and numx have none."""
    found: dict[int | None, list[str]] = {None: ["infini", "numx"]}
    for text in conceivable(max_value):
        if text not in {"pass", "infini", "numx"}:
            found.setdefault(value_of(text), []).append(text)
    return found


def holds(hand: tuple[str, ...], cards: list[str]) -> bool:
    return all(card in hand for card in cards) and hand.count("joker") >= cards.count("joker")


def demanded(top: str) -> tuple[int, bool]:
    """The count that must follow, and whether the value is free (INF-09, INF-13, INF-14)."""
    cards = top.split("+")
    if cards[-1].startswith("W"):
        return len(cards) + 1, True
    if cards[-1].startswith("S"):
        return len(cards) - 1, True
    return len(cards), False


def allows(table: Table, text: str) -> bool:
    """Whether the player on turn may do this."""
    if table.turn is None:
        return False
    hand = table.hands[table.turn]
    if text == "pass":
        if table.trick:
            return True
        poses = fitting(tuple(hand), table.options.max_value)
        return not any(allows_pose(table, pose) for pose in poses)
    return text in fitting(tuple(hand), table.options.max_value) and allows_pose(table, text)


def allows_pose(table: Table, text: str) -> bool:
    """Whether these cards, which the player on turn holds, may be posed now."""
    top = table.trick[-1][1] if table.trick else None
    if text in {"infini", "numx"}:
        return allows_cut(table, text, top)
    if top is None:  # INF-09
        return True
    if top == "infini":  # INF-20
        return False
    count, free = demanded(top)
    if len(text.split("+")) != count:
        return False
    posed, beaten = value_of(text), value_of(top)
    return free or (posed < beaten if table.inverted else posed > beaten)  # INF-11


def allows_cut(table: Table, text: str, top: str | None) -> bool:
    """Whether the infini or numx that the player on turn holds may be posed now."""
    assert table.turn is not None
    if len(table.hands[table.turn]) == 1:  # INF-24
        return False
    return top is None or text == "numx" or top != "infini"  # INF-19, INF-21, INF-23


def legal(table: Table) -> set[str]:
    """Everything the player on turn may do; nothing once the game is over."""
    if table.turn is None:
        return set()
    hand = tuple(table.hands[table.turn])
    candidates = ("pass", *fitting(hand, table.options.max_value))
    return {text for text in candidates if allows(table, text)}


def is_inferno(table: Table, text: str) -> bool:
    """INF-25."""
    if text in {"infini", "numx"} or len(text.split("+")) != 3 or value_of(text) not in {6, 9}:
        return False
    if table.options.inferno_needs == "on_top":
        return has_both(text) or text.rsplit("+", maxsplit=1)[-1][0] in EFFECTS
    return any(family in EFFECTS for family in families_of(text))


def stops_trick(table: Table, text: str) -> bool:
    """INF-16, INF-17, INF-22."""
    if text in {"infini", "numx"}:
        return text == "numx"
    lone_shadow = demanded(text) == (0, True)
    return has_both(text) or (lone_shadow and table.options.impossible == "ends")


def holders(table: Table, start: int) -> list[int]:
    """Who has cards, clockwise from a seat."""
    players = len(table.hands)
    seats = [(start + step) % players for step in range(players)]
    return [seat for seat in seats if table.hands[seat]]


def do(table: Table, text: str) -> None:
    """Carry out a legal action, with all that follows without a choice."""
    seat = table.turn
    assert seat is not None
    ends = False
    if text == "pass":
        table.passed.append(seat)
        if not table.trick:  # INF-12
            table.passed_lead.append(seat)
    else:
        for card in text.split("+"):
            table.hands[seat].remove(card)
        table.trick.append((seat, text))
        if is_inferno(table, text):
            table.inverted = not table.inverted
        if not table.hands[seat]:
            table.out.append(seat)
        ends = stops_trick(table, text)
    move_on(table, seat, ends=ends)


def move_on(table: Table, seat: int, *, ends: bool) -> None:
    """Whose turn it is, or who leads, or what follows the end of the round."""
    waiting = [other for other in holders(table, seat + 1) if other not in table.passed]
    if table.trick:
        poser = table.trick[-1][0]
        if ends or not [other for other in waiting if other != poser]:
            clear_trick(table)
            waiting = holders(table, poser)
    with_cards = holders(table, 0)
    if table.out and (table.options.finish == "first_out" or len(with_cards) == 1):
        end_round(table, blocked=False)
    elif not waiting:
        end_round(table, blocked=True)
    else:
        table.turn = waiting[0]


def clear_trick(table: Table) -> None:
    for _, text in table.trick:
        table.discard += text.split("+")
    table.trick, table.passed, table.passed_lead = [], [], []
    if table.options.inferno_lasts == "trick":
        table.inverted = False


def end_round(table: Table, *, blocked: bool) -> None:
    """INF-30 to INF-33."""
    winner = table.out[0] if table.out else None
    if winner is not None:
        table.wins[winner] += 1
    goal = table.options.rounds_to_win
    if max(table.wins) == goal or table.number == 20 * goal:
        table.turn = None
        return
    if blocked or winner is None:
        leader = table.passed[0]
    elif table.options.next_leader == "winner":
        leader = winner
    else:
        places = ranking_of_round(table)
        players = len(table.hands)
        clockwise = [(winner + step) % players for step in range(players)]
        leader = next(seat for seat in clockwise if places[seat] == max(places))
    table.number += 1
    deal(table, leader)


def ranking_of_round(table: Table) -> list[int]:
    """Those out in their order, then by fewest cards, equals sharing a rank (INF-30)."""
    orders = [
        table.out.index(seat) if seat in table.out else len(table.out) + len(hand)
        for seat, hand in enumerate(table.hands)
    ]
    return [1 + sum(other < own for other in orders) for own in orders]


def deal(table: Table, leader: int) -> None:
    """INF-02, INF-03."""
    deck = deck_of(table.options.max_value)
    players = table.options.players
    order = naive_order(len(deck), table.seed, table.number - 1)
    pile = [deck[place] for place in order]
    match table.options.deal:
        case "all":
            dealt = len(pile)
        case "equal":
            dealt = len(pile) // players * players
        case each:
            dealt = each * players
    table.hands, table.passed_lead = [[] for _ in range(players)], []
    for place, card in enumerate(pile[:dealt]):
        table.hands[(leader + place) % players].append(card)
    table.aside, table.discard, table.trick = pile[dealt:], [], []
    table.passed, table.out, table.inverted, table.turn = [], [], False, leader


def new_table(options: Options, seed: int | bytes) -> Table:
    """The start of a game."""
    table = Table(options, [], seed, wins=[0] * options.players)
    deal(table, options.first_player)
    return table


def outcome(table: Table) -> dict[str, object]:
    """INF-34, for a game that is over."""
    best = max(table.wins)
    winners = tuple(seat for seat, wins in enumerate(table.wins) if wins == best)
    players = len(table.wins)
    shares = [
        0.0
        if len(winners) == players
        else 1 / len(winners)
        if seat in winners
        else -1 / (players - len(winners))
        for seat in range(players)
    ]
    by_wins = [1 + sum(other > own for other in table.wins) for own in table.wins]
    ranking = ranking_of_round(table) if table.options.rounds_to_win == 1 else by_wins
    return {
        "winners": winners,
        "wins": tuple(table.wins),
        "ranking": tuple(ranking),
        "payoffs": tuple(shares),
    }


def in_card_order(cards: list[str]) -> str:
    def place(card: str) -> tuple[int, int]:
        if is_number(card):
            return "RGBYWS".index(card[0]), int(card[1:])
        return 6, SPECIALS.index(card)

    return " ".join(sorted(cards, key=place))


def to_zones(table: Table) -> dict[str, str]:
    """The table as the library names its zones."""
    asked = [] if table.turn is None else holders(table, table.turn)
    hands = {f"P{seat}": in_card_order(hand) for seat, hand in enumerate(table.hands)}
    return hands | {
        "aside": in_card_order(table.aside),
        "discard": in_card_order(table.discard),
        "trick": " ".join(f"P{seat}:{text}" for seat, text in table.trick),
        "in_trick": " ".join(f"P{seat}" for seat in asked if seat not in table.passed),
        "passed_lead": " ".join(f"P{seat}" for seat in sorted(table.passed_lead)),
        "out": " ".join(f"P{seat}" for seat in table.out),
        "order": "inverted" if table.inverted else "normal",
        "round": str(table.number),
        "wins": " ".join(map(str, table.wins)),
    }


def from_zones(options: Options, zones: Mapping[str, str], seed: int | bytes) -> Table:
    """The table that the library's zones describe."""
    in_trick = [int(seat[1:]) for seat in zones["in_trick"].split()]
    plays = [play.split(":") for play in zones["trick"].split()]
    table = Table(
        options,
        [zones[f"P{seat}"].split() for seat in range(options.players)],
        seed,
        aside=zones["aside"].split(),
        discard=zones["discard"].split(),
        trick=[(int(seat[1:]), text) for seat, text in plays],
        passed_lead=[int(seat[1:]) for seat in zones["passed_lead"].split()],
        turn=in_trick[0] if in_trick else None,
        out=[int(seat[1:]) for seat in zones["out"].split()],
        inverted=zones["order"] == "inverted",
        number=int(zones["round"]),
        wins=[int(wins) for wins in zones["wins"].split()],
    )
    if table.turn is not None:
        around = holders(table, table.turn)
        table.passed = [seat for seat in around if seat not in in_trick]
    return table
