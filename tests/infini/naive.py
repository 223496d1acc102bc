"""A second reading of the pile game: the whole game on lists of card texts.

Written from the rules page alone, slow and plain.
It shares nothing with the library but the options' values and the texts of cards, actions and
zones; the shuffle is written again from its description.
"""

from __future__ import annotations

import struct
from hashlib import shake_256
from typing import TYPE_CHECKING

from tests.infini.naive_table import (
    ACTIONS,
    COLOURS,
    ORDER,
    Table,
    colours,
    deck_of,
    from_zones,
    to_zones,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numcards.infini import Options

__all__ = [
    "Table",
    "allows",
    "conceivable",
    "deck_of",
    "do",
    "from_zones",
    "legal",
    "never_stuck_with",
    "new_table",
    "outcome",
    "perft",
    "to_zones",
]


def naive_order(size: int, seed: int | bytes, counter: int) -> list[int]:
    """The shuffle, as `numcards.core.shuffles` describes it."""
    if isinstance(seed, int):
        tail = b"i" + seed.to_bytes((seed.bit_length() + 7) // 8, "big")
    else:
        tail = b"b" + seed
    message = b"numcards/shuffle/1\0" + counter.to_bytes(8, "big") + tail
    numbers = [n for (n,) in struct.iter_unpack(">H", shake_256(message).digest(40 * size + 400))]
    order = list(range(size))
    for place in range(size - 1, 0, -1):
        while numbers[0] >= 65536 - 65536 % (place + 1):
            del numbers[0]
        other = numbers.pop(0) % (place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def new_table(options: Options, seed: int | bytes) -> Table:
    """INI-01 to INI-03."""
    deck, size = deck_of(options), options.hand_size
    cards = [deck[place] for place in naive_order(len(deck), seed, 0)]
    hands: list[list[str]] = [[] for _ in range(options.players)]
    for lap in range(options.players):
        hands[(options.first_player + lap) % options.players] = cards[:size]
        cards = cards[size:]
    branches: dict[str, list[str]] = {c + sign: [] for c in colours(options) for sign in "+-"}
    table = Table(options, hands, branches, cards, seed, growths=[0] * options.players)
    start_turn(table, options.first_player)
    return table


def value_of(lying: str) -> int:
    return int(lying.removeprefix("joker=").lstrip("RGBYWS"))


def top(table: Table, branch: str) -> int | None:
    """The value on top of a branch; None where it is empty."""
    stack = table.branches[branch]
    return value_of(stack[-1]) if stack else None


def owns(table: Table, player: int, colour: str) -> bool:
    """INI-08: in coop every pile is everybody's own."""
    return table.options.mode == "coop" or COLOURS.index(colour) == player


def normal_fit(branch: str, at: int | None, value: int) -> bool:
    """INI-04 and INI-05."""
    if at is None:
        return True
    if branch[1] == "+":
        return value > at or value == at - 10
    return value < at or value == at + 10


def helping_fit(table: Table, branch: str, at: int | None, value: int) -> bool:
    """INI-08."""
    if at is None:
        return table.options.rival_start == "allowed"
    return value < at if branch[1] == "+" else value > at


def may_rescue(table: Table, player: int, card: str, branch: str) -> bool:
    """INI-06 and INI-09."""
    if branch[1] != {"S": "+", "W": "-"}[card[0]]:
        return False
    if owns(table, player, branch[0]) or table.options.rescue_targets == "any":
        return True
    helps = helping_fit(table, branch, top(table, branch), value_of(card))
    return helps and table.options.rescue_targets == "help"


def may_place(table: Table, player: int, card: str, branch: str) -> bool:
    """INI-04 to INI-09."""
    at, value, colour = top(table, branch), value_of(card), branch[0]
    if card[0] in "WS":
        return may_rescue(table, player, card, branch)
    if card[0] != colour:
        return False
    if owns(table, player, colour):
        return normal_fit(branch, at, value)
    return helping_fit(table, branch, at, value)


def may_joker(table: Table, branch: str, value: int) -> bool:
    """INI-10."""
    at = top(table, branch)
    if at is None:
        return False
    return value in (at, at - 10 if branch[1] == "+" else at + 10)


def card_of(action: str) -> str:
    return action.partition("@")[0].partition("=")[0]


def owed(table: Table, player: int) -> int:
    """INI-16: min(min_plays, cards when the turn began) less the plays made."""
    held = len(table.hands[player])
    return max(0, min(table.options.min_plays - table.plays, held))


def allows_play(table: Table, player: int, action: str) -> bool:
    """Whether a player could make this play now, were it their turn."""
    card, _, where = action.partition("@")
    if card_of(action) not in table.hands[player]:
        return False
    if action == "passe":
        return table.options.passe_when == "any" or table.plays == 0
    if action == "simple" or where[0] not in colours(table.options):
        return action == "simple"
    if card[0] in "RGBYWS":
        return may_place(table, player, card, where)
    free = table.options.action_targets == "any" or owns(table, player, where[0])
    return free and may_act(table, card, where)


def may_act(table: Table, card: str, where: str) -> bool:
    """INI-10 to INI-12."""
    if card == "flip":
        return bool(table.branches[where + "+"] and table.branches[where + "-"])
    if card == "flash":
        return bool(table.branches[where])
    return may_joker(table, where, value_of(card))


def allows(table: Table, action: str) -> bool:
    """Whether the player on turn may do this."""
    if table.turn is None:
        return False
    if action == "end":
        return owed(table, table.turn) == 0
    return allows_play(table, table.turn, action)


def conceivable(piles: str = COLOURS, *, specials: bool = True) -> list[str]:
    """Every action of the notation."""
    branches = [colour + sign for colour in piles for sign in "+-"]
    found = [f"{b[0]}{value}@{b}" for b in branches for value in range(17)]
    found += [f"{'S' if b[1] == '+' else 'W'}{v}@{b}" for b in branches for v in range(17)]
    if specials:
        found += [f"joker={value}@{branch}" for branch in branches for value in range(17)]
        found += [f"flash@{branch}" for branch in branches]
        found += [f"flip@{colour}" for colour in piles]
        found += ["simple", "passe"]
    return [*found, "end"]


ALL = conceivable()


def legal(table: Table) -> set[str]:
    """Every legal action."""
    return {action for action in ALL if allows(table, action)}


def can_play(table: Table, player: int) -> bool:
    return any(allows_play(table, player, action) for action in ALL if action != "end")


def do(table: Table, action: str) -> None:
    """One action and whatever follows from it."""
    player = table.turn
    assert player is not None
    if action == "end":
        finish_turn(table, player)
        return
    card, _, where = action.partition("@")
    table.hands[player].remove(card_of(action))
    table.plays += 1
    carry_out(table, card, where)
    if is_won(table):
        stop(table)
    elif action == "passe" or not table.hands[player]:
        finish_turn(table, player)
    elif owed(table, player) and not can_play(table, player):
        if table.options.short_turn == "allowed":
            finish_turn(table, player)
        else:
            settle_stuck(table, player)


def carry_out(table: Table, card: str, where: str) -> None:
    if card[0] in "RGBYWS" or "=" in card:
        table.branches[where].append(card)
        return
    table.out.append(card)
    if card == "flip":
        up, down = table.branches[where + "+"], table.branches[where + "-"]
        up[-1], down[-1] = down[-1], up[-1]
    if card == "flash":
        table.out.append(table.branches[where].pop().partition("=")[0])


def placed(table: Table) -> list[int]:
    """INI-21: what has left hands and draw pile of each colour has been placed."""
    there = [card for hand in table.hands for card in hand] + table.draw
    return [17 - sum(c[0] == colour for c in there) for colour in colours(table.options)]


def is_won(table: Table) -> bool:
    """INI-21, INI-23."""
    full = [count == 17 for count in placed(table)]
    return all(full) if table.options.mode == "coop" else any(full)


def stop(table: Table) -> None:
    table.turn, table.plays = None, 0


def draw_up(table: Table, player: int) -> None:
    hand = table.hands[player]
    size = table.options.hand_size + table.options.hand_growth * table.growths[player]
    while len(hand) < size and table.draw:
        hand.append(table.draw.pop(0))
    table.returned = min(table.returned, len(table.draw))


def finish_turn(table: Table, player: int) -> None:
    """INI-17, INI-24."""
    if not table.hands[player] and table.options.hand_growth:
        table.growths[player] += 1
    draw_up(table, player)
    start_turn(table, (player + 1) % table.options.players)


def start_turn(table: Table, player: int) -> None:
    """INI-16, INI-18 to INI-20."""
    table.plays = 0
    while True:
        if len(table.eliminated) == table.options.players:
            stop(table)
            return
        if player not in table.eliminated:
            if not table.hands[player]:
                draw_up(table, player)
            if table.hands[player]:
                break
        player = (player + 1) % table.options.players
    table.turn = player
    if not can_play(table, player):
        settle_stuck(table, player)


def settle_stuck(table: Table, player: int) -> None:
    """INI-18."""
    if table.options.on_stuck == "end":
        table.stuck, table.turn = player, None
        return
    table.eliminated.append(player)
    hand = sorted(table.hands[player], key=ORDER.index)
    table.hands[player] = []
    order = naive_order(len(hand), table.seed, len(table.eliminated))
    table.draw += [hand[place] for place in order]
    table.returned += len(hand)
    start_turn(table, (player + 1) % table.options.players)


def outcome(table: Table) -> dict[str, object]:
    """INI-21 to INI-23, and the payoffs of INF-34."""
    counts, players = placed(table), table.options.players
    if table.options.mode == "coop":
        won = sum(counts) == 68
        return {
            "winners": tuple(range(players)) if won else (),
            "ranking": (1,) * players,
            "payoffs": (1.0 if won else -1.0,) * players,
            "placed": tuple(counts),
        }
    best = [player for player in range(players) if counts[player] == max(counts)]
    losers = players - len(best)
    payoffs = [1 / len(best) if p in best else -1 / losers for p in range(players) if losers]
    return {
        "winners": tuple(best),
        "ranking": tuple(1 + sum(other > mine for other in counts) for mine in counts),
        "payoffs": tuple(payoffs or [0.0] * players),
        "placed": tuple(counts),
    }


def never_stuck_with(
    options: Options, card: str, players: Iterable[int], *, untouched: bool
) -> bool:
    """Whether no table can come about on which one of these players is stuck with this card.

    Tried out: on every pair of tops that the other cards can show, for every player;
    where nothing has been played, nothing lies there.
    """
    if card in ACTIONS[:3]:
        return False
    if card == "passe":
        midway = options.min_plays > 1 and options.short_turn == "stuck"
        midway = midway and (options.hand_size > 1 or options.hand_growth > 0)
        return options.passe_when == "any" or not midway or untouched
    if card == "simple" or card[0] in "WS":
        return True
    deck, value = deck_of(options), value_of(card)
    tops = []
    for rescue in "SW":
        others = [v for v in range(17) if v != value]
        shown = f"{rescue}{value}" in deck or "joker" in deck
        tops.append([None] if untouched else [None, *others, *([value] if shown else [])])
    for player in players:
        for up in tops[0]:
            for down in tops[1]:
                table = Table(options, [[] for _ in range(options.players)], {}, [])
                table.hands[player] = [card]
                empty = {c + sign: list[str]() for c in colours(options) for sign in "+-"}
                table.branches = empty | {
                    card[0] + "+": [] if up is None else [f"joker={up}"],
                    card[0] + "-": [] if down is None else [f"joker={down}"],
                }
                signs = [card[0] + sign for sign in "+-"]
                if not any(may_place(table, player, card, branch) for branch in signs):
                    return False
    return True


def perft(table: Table, depth: int) -> int:
    """How many sequences of so many actions there are."""
    if depth == 0:
        return 1
    count, zones = 0, to_zones(table)
    for action in sorted(legal(table)):
        following = from_zones(table.options, zones, table.seed)
        do(following, action)
        count += perft(following, depth - 1)
    return count
