"""The invariants of play: what `position` refuses, each complaint with its rules and facts."""

from __future__ import annotations

from typing import Any

import pytest

from numcards import inferno
from numcards.core import InvalidPosition
from numcards.inferno import Options
from tests.inferno.helpers import TWO, at, complaints_of, zone

THREE = Options(players=3)
RANK_ALL = Options(players=3, finish="rank_all")
FOUR_ALL = Options(players=4, finish="rank_all")
SHORT = Options(players=2, deal=2)
LONG = Options(players=2, rounds_to_win=2)
LASTING = Options(players=2, inferno_lasts="trick")

HANDS = {"P0": "R3", "P1": "G5"}
THREE_HANDS = {"P0": "R3", "P1": "G5", "P2": "B7"}
STUCK = {"P0": "joker", "P1": "infini", "P2": "numx R5"}
NOT_DECIDED = "INF-32"

_EACH: tuple[tuple[Any, ...], ...] = (
    # What cannot be read; the rest of what is said is the core's.
    (TWO, HANDS | {"trick": "P0:pass", "in_trick": "P1 P0"}, "zone=trick"),
    (TWO, HANDS | {"trick": "R7", "in_trick": "P1 P0"}, "zone=trick"),
    (TWO, HANDS | {"trick": "X:R7", "in_trick": "P1 P0"}, "zone=trick"),
    (TWO, HANDS | {"trick": "P0:R7+R8", "in_trick": "P1 P0"}, "INF-05 zone=trick"),
    (TWO, HANDS | {"trick": "P4:R7", "in_trick": "P1 P0"}, "zone=trick seats=P4 players=2"),
    (TWO, HANDS | {"in_trick": "P0 P2 P9"}, "zone=in_trick seats=P2 P9 players=2"),
    (TWO, HANDS | {"passed_lead": "P2"}, "zone=passed_lead seats=P2 players=2"),
    (TWO, HANDS | {"out": "P2"}, "zone=out seats=P2 players=2"),
    (TWO, HANDS | {"wins": "0 0 0"}, "players=2 given=3"),
    # Cards: each is in one place, and as many are aside as the deal leaves.
    (TWO, {"P0": "R3", "P1": "G5 R3 numx numx"}, "ALL-06 cards=R3 numx"),
    (SHORT, HANDS | {"aside": "joker"}, "INF-03 expected=105 given=1"),
    # Who is out.
    (TWO, {"P0": "R3"}, "INF-29 empty=P1 out=nobody"),
    (TWO, HANDS | {"out": "P1"}, "INF-29 empty=nobody out=P1"),
    (RANK_ALL, {"P0": "R3", "P2": "B7", "out": "P1 P1"}, "INF-29 empty=P1 out=P1 P1"),
    (THREE, {"P0": "R3", "P2": "B7", "out": "P1"}, "INF-30 out=P1"),
    (THREE, {"P0": "R3", "in_trick": "", "out": "P1 P2", "wins": "0 1 0"}, "INF-30 out=P1 P2"),
    (RANK_ALL, {"P0": "R3", "out": "P1 P2"}, "INF-30 out=P1 P2"),
    (RANK_ALL, {"in_trick": "", "out": "P1 P2 P0", "wins": "0 1 0"}, "INF-30 out=P1 P2 P0"),
    # Rounds and wins.
    (TWO, HANDS | {"round": "0"}, "INF-33 most=20 number=0"),
    (TWO, HANDS | {"round": "21"}, "INF-33 most=20 number=21"),
    (LONG, HANDS | {"wins": "1 0"}, "INF-32 wins=1 ended=0"),
    (LONG, HANDS | {"wins": "1 1", "round": "2"}, "INF-32 wins=2 ended=1"),
    (LONG, HANDS | {"wins": "2 0", "round": "4"}, "INF-32 most=1"),
    (LONG, {"P1": "G5", "in_trick": "", "out": "P0", "wins": "3 0", "round": "4"}, "INF-32 most=2"),
    # Who passed the lead, and who is in the trick.
    (THREE, THREE_HANDS | {"passed_lead": "P2"}, "INF-12 seat=P2"),
    (RANK_ALL, {"P0": "R3", "P2": "B7", "out": "P1", "passed_lead": "P1"}, "INF-12 seat=P1"),
    (THREE, THREE_HANDS | {"in_trick": "P0 P2"}, "INF-12 expected=P2 given=P1"),
    (THREE, STUCK | {"in_trick": "P2 P1", "passed_lead": "P0"}, "INF-12 expected=P1 given=P0"),
    (THREE, STUCK | {"in_trick": "P2 P1", "passed_lead": ""}, "INF-12 leader=P2 given=P2 P1"),
    (
        THREE,
        STUCK | {"in_trick": "P2", "passed_lead": "P0 P0 P1"},
        "INF-12 expected=P0 P1 given=P0 P0 P1",
    ),
    (
        THREE,
        STUCK | {"trick": "P2:R4", "in_trick": "P1 P2", "passed_lead": "P0"},
        "INF-12 expected=P1 given=P0",
    ),
    (
        THREE,
        STUCK | {"in_trick": "", "passed_lead": "P0 P2", "round": "20"},
        "INF-12 expected=P0 P1 P2 given=P0 P2",
    ),
    (
        TWO,
        {"P1": "infini", "in_trick": "", "out": "P0", "wins": "1 0", "passed_lead": "P1"},
        "INF-12 expected=nobody given=P1",
    ),
    (THREE, THREE_HANDS | {"in_trick": "P0 P2 P1"}, "INF-12 leader=P0 given=P0 P2 P1"),
    (THREE, THREE_HANDS | {"in_trick": "P0 P1 P2 P0"}, "INF-12 leader=P0 given=P0 P1 P2 P0"),
    (
        RANK_ALL,
        {"P0": "R3", "P2": "B7", "out": "P1", "in_trick": "P1 P2 P0"},
        "INF-12 leader=P1 given=P1 P2 P0",
    ),
    (
        THREE,
        THREE_HANDS | {"trick": "P1:R4", "in_trick": "P2 P1", "passed_lead": "P0"},
        "INF-12 seat=P0 hand=R3",
    ),
    (TWO, {"P0": "joker", "P1": "R5", "in_trick": "", "round": "20"}, "INF-12 seat=P1 hand=R5"),
    # The trick, played again.
    (TWO, HANDS | {"trick": "P0:R4", "in_trick": "P0 P1"}, "INF-09 INF-10 given=P0 P1"),
    (TWO, HANDS | {"trick": "P0:R4", "in_trick": "P0"}, "INF-09 INF-10 given=P0"),
    (
        TWO,
        HANDS | {"trick": "P0:R4 P0:R5", "in_trick": "P1 P0"},
        "INF-09 seat=P0 posed=R5",
    ),
    (TWO, HANDS | {"trick": "P0:S4 P1:R5", "in_trick": "P0 P1"}, "INF-09 seat=P1 posed=R5"),
    (
        THREE,
        THREE_HANDS | {"trick": "P0:R4 P2:R5 P1:R6", "in_trick": "P2 P0 P1"},
        "INF-09 seat=P1 posed=R6",
    ),
    (
        TWO,
        {"P1": "G5 G6", "trick": "P0:R3 P1:R4", "in_trick": "", "out": "P0", "wins": "1 0"},
        "INF-29",
    ),
    (
        TWO,
        {"P1": "G5", "trick": "P1:R3 P0:R4 P0:R5", "in_trick": "", "out": "P0", "wins": "1 0"},
        "INF-09 seat=P0 posed=R5",
    ),
    (
        TWO,
        HANDS | {"trick": "P0:R5 P1:R4", "in_trick": "P0 P1"},
        "INF-11 seat=P1 posed=R4 refusal=A value above 5 is needed, not 4 (INF-11).",
    ),
    (
        RANK_ALL,
        {"P0": "R3", "P2": "R4", "trick": "P0:R5 P1:infini", "in_trick": "P2 P0", "out": "P1"},
        "INF-24 seat=P1 posed=infini refusal=A hand may not end with infini (INF-24).",
    ),
    (
        FOUR_ALL,
        {"P2": "R3", "P3": "R4", "trick": "P0:R5 P1:R6", "in_trick": "P2 P3", "out": "P1 P0"},
        "INF-30 reached=P0 P1 given=P1 P0",
    ),
    # The end.
    (TWO, {"P0": "joker", "P1": "numx", "in_trick": ""}, NOT_DECIDED),
    (
        TWO,
        {"P0": "joker", "P1": "numx", "in_trick": "", "round": "20", "trick": "P0:R3"},
        "INF-33",
    ),
    (
        RANK_ALL,
        {"P2": "G5", "in_trick": "", "out": "P0 P1", "wins": "1 0 0", "trick": "P2:R3"},
        "INF-29",
    ),
    (TWO, {"P1": "G5", "in_trick": "", "out": "P0", "round": "20"}, "INF-29 seat=P0"),
    (TWO, {"P0": "joker", "P1": "numx", "in_trick": "", "round": "20", "wins": "1 0"}, "INF-32"),
    (LONG, {"P1": "G5", "in_trick": "", "out": "P0", "wins": "1 2", "round": "4"}, "INF-32"),
    # The order.
    (LASTING, HANDS | {"order": "inverted"}, "INF-27"),
    (LASTING, HANDS | {"trick": "P0:S6+R6+G6", "in_trick": "P1 P0"}, "INF-27"),
)
"""Options, zones, and every complaint about them."""


@pytest.mark.parametrize(
    ("options", "zones", "complaints"),
    [(options, zones, complaints) for options, zones, *complaints in _EACH],
    ids=[f"{complaints[0]} {number}" for number, (_, _, *complaints) in enumerate(_EACH)],
)
def test_each_complaint(options: Options, zones: dict[str, str], complaints: list[str]) -> None:
    assert complaints_of(options, zones) == complaints


def test_cards_that_are_nowhere() -> None:
    cards = left(TWO, "R3 G5 W16 numx")
    assert complaints_of(TWO, HANDS | {"discard": cards}) == ["ALL-06 cards=W16 numx"]


def test_complaints_come_all_at_once() -> None:
    zones = {"P0": "R3 R3", "P1": "G5", "P7": "B7", "aside": "x", "in_trick": "P3", "wins": "4"}
    unknown, *others = complaints_of(TWO, zones)
    assert unknown.startswith("name='P7'")
    assert others == [
        "zone=aside",
        "zone=in_trick seats=P3 players=2",
        "players=2 given=1",
        "ALL-06 cards=R3",
    ]
    zones = {"P0": "R3", "round": "21", "order": "inverted"}
    assert complaints_of(LASTING, zones) == [
        "INF-29 empty=P1 out=nobody",
        "INF-33 most=20 number=21",
        "INF-27",
    ]


def left(options: Options, *gone: str) -> str:
    """The cards of the deck without those that are elsewhere."""
    cards = list(map(str, options.deck.cards_of(options.deck.all_cards)))
    for card in " ".join(gone).split():
        cards.remove(card)
    return " ".join(cards)


def hands_of(options: Options, sizes: tuple[int, ...], *gone: str) -> dict[str, str]:
    """Hands of these sizes, in card order, of the cards that are not elsewhere."""
    cards, hands = left(options, *gone).split(), {}
    for seat, size in enumerate(sizes):
        hands[f"P{seat}"], cards = " ".join(cards[:size]), cards[size:]
    return hands


@pytest.mark.parametrize(
    ("options", "sizes", "in_trick", "dealt"),
    [
        # 109 cards, dealt from P0 in the first round and from anybody later on.
        (TWO, (55, 54), "P0 P1", None),
        (TWO, (54, 55), "P0 P1", "55 54"),
        (Options(players=2, first_player=1), (54, 55), "P1 P0", None),
        (Options(players=2, first_player=1), (55, 54), "P1 P0", "55 54"),
        (LONG, (54, 55), "P1 P0", None),
        (THREE, (37, 37, 1), "P2 P0 P1", "37 36 36"),
        (Options(players=3, rounds_to_win=2), (1, 2, 36), "P0 P1 P2", None),
        (Options(players=3, rounds_to_win=2), (1, 37, 37), "P0 P1 P2", "37 36 36"),
        (Options(players=3, rounds_to_win=2), (38, 1, 1), "P2 P0 P1", "37 36 36"),
    ],
)
def test_inf_03_hands_larger_than_they_were_dealt(
    options: Options, sizes: tuple[int, ...], in_trick: str, dealt: str | None
) -> None:
    zones = hands_of(options, sizes) | {"in_trick": in_trick, "round": str(options.rounds_to_win)}
    if dealt is None:
        assert zone(inferno.position(options, zones), "in_trick") == in_trick
    else:
        given = " ".join(map(str, sizes))
        assert complaints_of(options, zones) == [f"INF-03 given={given} dealt={dealt}"]


DEALT_THREE = Options(players=3, deal=3)


def _lead(first: int) -> str:
    return " ".join(f"P{(first + step) % 3}" for step in range(3))


@pytest.mark.parametrize("leader", range(3))
def test_inf_04_the_first_trick_is_led_by_the_first_player(leader: int) -> None:
    options = Options(players=3, deal=3, first_player=1)
    zones = hands_of(options, (3, 3, 3))
    zones |= {"aside": left(options, *zones.values()), "in_trick": _lead(leader)}
    if leader == 1:
        assert zone(inferno.position(options, zones), "in_trick") == "P1 P2 P0"
    else:
        assert complaints_of(options, zones) == [f"INF-04 seat=P{leader} leaders=P1"]
    # A trick that lies there changes nothing.
    trick = {f"P{leader}": zones[f"P{leader}"][3:], "trick": f"P{leader}:{zones[f'P{leader}'][:2]}"}
    trick["in_trick"] = _lead(leader + 1)
    assert _is_accepted(options, zones | trick) == (leader == 1)


def _is_accepted(options: Options, zones: dict[str, str]) -> bool:
    try:
        inferno.position(options, zones)
    except InvalidPosition:
        return False
    return True


@pytest.mark.parametrize(
    ("changes", "wins", "leaders"),
    [
        ({}, "1 0 0", {0}),
        ({"next_leader": "jester"}, "1 0 0", {1, 2}),
        ({"finish": "rank_all"}, "1 0 0", {0, 1, 2}),
        ({"finish": "rank_all", "next_leader": "jester"}, "1 0 0", {1, 2}),
        ({}, "0 0 0", {0, 1, 2}),
        ({"next_leader": "jester"}, "0 0 0", {0, 1, 2}),
    ],
)
def test_inf_31_33_who_leads_the_first_trick_of_a_later_round(
    changes: Any, wins: str, leaders: set[int]
) -> None:
    options = Options(players=3, deal=3, rounds_to_win=3, **changes)
    hands = hands_of(options, (3, 3, 3))
    zones = hands | {"aside": left(options, *hands.values()), "wins": wins, "round": "2"}
    accepted = {at for at in range(3) if _is_accepted(options, zones | {"in_trick": _lead(at)})}
    assert accepted == leaders


def _deal_of(options: Options, hands: dict[str, str], discard: str, **zones: str) -> dict[str, str]:
    aside = left(options, *hands.values(), discard)
    return hands | {"discard": discard, "aside": aside} | zones


def test_inf_10_who_leads_has_won_a_trick() -> None:
    hands = {"P0": "R1 R2", "P1": "G1 G2 G3", "P2": "B1 B2 B3"}
    zones = _deal_of(DEALT_THREE, hands, "R3")
    assert zone(inferno.position(DEALT_THREE, zones), "in_trick") == "P0 P1 P2"
    assert complaints_of(DEALT_THREE, zones | {"in_trick": "P1 P2 P0"}) == ["INF-10 seat=P1"]
    # Unless the winner is out, and the next with cards leads.
    options = Options(players=3, deal=3, finish="rank_all")
    zones = _deal_of(options, hands | {"P0": ""}, "R1 R2 R3", out="P0", in_trick="P1 P2")
    assert zone(inferno.position(options, zones), "in_trick") == "P1 P2"
    assert complaints_of(options, zones | {"in_trick": "P2 P1"}) == ["INF-10 seat=P2"]


@pytest.mark.parametrize(
    ("deal", "hand", "accepted"),
    [(1, "R1", False), (1, "numx", True), (2, "joker joker", True), (2, "joker numx", False)],
)
def test_inf_12_who_led_the_round_and_posed_nothing_holds_nothing_to_lead_with(
    deal: int, hand: str, *, accepted: bool
) -> None:
    options = Options(players=3, deal=deal, finish="rank_all")
    others = {"P1": "", "P2": "G1 G2"[: 3 * deal - 1]}
    zones = _deal_of(options, {"P0": hand} | others, "R3 R4"[: 3 * deal - 1], out="P1")
    zones["in_trick"] = "P2 P0"
    if accepted:
        assert zone(inferno.position(options, zones), "P0") == hand
    else:
        assert complaints_of(options, zones) == [f"INF-12 seat=P0 hand={hand}"]
    # In a later round somebody else can have led it.
    assert _is_accepted(Options(**_named(options), rounds_to_win=2), zones | {"round": "2"})


def _named(options: Options) -> dict[str, Any]:
    return {"players": options.players, "deal": options.deal, "finish": options.finish}


@pytest.mark.parametrize(
    ("deal", "out", "discard", "accepted"),
    [
        (1, "P0", "numx", False),
        (1, "P0", "joker", False),
        (1, "P0", "R1", True),
        (1, "P0 P1", "R1 infini", False),
        (2, "P0", "infini numx", False),
        (2, "P0", "infini R1", True),
        (2, "P0", "joker R1", True),
        (2, "P0 P1", "R1 joker infini numx", False),
        (2, "P0 P1", "R1 R2 joker joker", True),
        (2, "", "joker", False),
        (2, "", "infini", True),
        (3, "P0", "R1 joker joker", True),
        (3, "P0", "R1 joker infini joker G1", True),
        (3, "P0 P1", "R1 G1 infini infini joker joker", True),
        (3, "P0 P1", "R1 infini infini numx joker joker", False),
        (3, "", "R1 joker", True),
        (3, "", "infini joker", False),
    ],
)
def test_inf_07_24_what_was_discarded_can_have_been_posed(
    deal: int, out: str, discard: str, *, accepted: bool
) -> None:
    options = Options(players=4, deal=deal, finish="rank_all")
    posed, sizes = len(discard.split()), [0 if f"P{seat}" in out else deal for seat in range(4)]
    posed -= deal * len(out.split())
    sizes[3 if out else 0] -= posed
    hands = hands_of(options, tuple(sizes), discard)
    leader = "P3 P1 P2" if out == "P0" else "P0 P1 P2 P3" if not out else "P2 P3"
    if out == "P0" and not posed:
        leader = "P1 P2 P3"
    zones = _deal_of(options, hands, discard, out=out, in_trick=leader)
    if accepted:
        assert zone(inferno.position(options, zones), "out") == out
    else:
        assert complaints_of(options, zones) == ["INF-07 INF-24"]


@pytest.mark.parametrize("value", [6, 9])
@pytest.mark.parametrize(
    ("discard", "possible"),
    [
        ("R G B Y joker joker", False),
        ("R G W", True),
        ("W S", False),
        ("S joker joker", True),
        ("W Y joker", True),
        ("W S joker", True),
    ],
)
def test_inf_26_an_inverted_order_needs_an_inferno_among_the_discards(
    value: int, discard: str, *, possible: bool
) -> None:
    cards = " ".join(word if word == "joker" else f"{word}{value}" for word in discard.split())
    count = len(cards.split())
    zones = hands_of(TWO, (55 - count, 54), cards) | {"order": "inverted"}
    if possible:
        assert zone(at(TWO, **zones), "order") == "inverted"
    else:
        assert complaints_of(TWO, zones) == ["INF-26"]
    # Nobody posed three cards of them.
    zones = hands_of(TWO, (53, 56 - count), cards) | {"order": "inverted"}
    assert _is_accepted(TWO, zones) == (possible and count > 4)


def test_inf_26_the_inferno_of_this_trick_is_no_reason_for_the_order_before_it() -> None:
    hands = hands_of(TWO, (52, 54), "W6 R6 G6")
    zones = hands | {"trick": "P0:W6+R6+G6", "in_trick": "P1 P0"}
    assert zone(at(TWO, **zones, order="inverted"), "order") == "inverted"
    assert complaints_of(TWO, zones | {"order": "normal"}) == ["INF-26"]
    # The same cards in a pose that is none tell nothing either.
    hands = hands_of(TWO, (51, 54), "R6 G6 B6 W6")
    zones = hands | {"trick": "P0:R6+G6+B6+W6", "in_trick": "P1 P0"}
    assert complaints_of(TWO, zones | {"order": "inverted"}) == ["INF-26"]
