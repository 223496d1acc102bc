"""What is wrong with a position by hand: one case for each complaint, and its neighbours."""

from __future__ import annotations

import pytest

from numcards import pyramid
from numcards.core import InvalidPosition
from numcards.pyramid import Options
from tests.pyramid.helpers import ALL, FULL, TOGETHER, TWO, at, complaints, go, zone

PAIR = Options(players=2, mode="simultaneous")
DRY = Options(players=3, mode="simultaneous", reshuffles=0)
EMPTY = "- - - - - - - - - -"
UP = ALL.removeprefix("N1.1 ")
"""All slots but the first, for a pyramid in which one card lies face up."""

OVER = {"phase": "ended", "P0": EMPTY, "P1": EMPTY, "points": "0/0"}
CHOSEN = FULL | {"phase": "choosing", "held": "R10 R11", "holders": "P0 P1"}
DRAWN = FULL | {"phase": "playing", "held": "R10", "holders": "P0"}
KEPT = DRAWN | {"origins": "open", "discard": "quantum Y1 Y2"}
QUANTUM = FULL | {"phase": "keeping", "discard": "quantum"}
KEEPING = QUANTUM | {
    "held": "R10 R11 R12 R13",
    "holders": "P0 P0 P0 P1",
    "choices": "- - - P1:discard",
}
SWIPING = FULL | {"P0_down": UP, "phase": "swiping", "discard": "swipe"}
REVEALING = FULL | {"phase": "revealing", "discard": "Y1"}
THIN = {f"P{seat}": f"R{seat} - - - - - - - - -" for seat in range(3)}
THIN |= {f"P{seat}_down": "N1.1" for seat in range(3)}
SHORT = THIN | {"draw": "", "held": "R3", "holders": "P0", "phase": "choosing"}
"""Three players of whom one alone has drawn before the cards ran out."""

WRONG: list[tuple[Options, dict[str, str], tuple[str, ...]]] = [
    (TWO, {"P2": EMPTY}, ("no zone 'P2'",)),
    (TWO, {"P0": "R1 R2"}, ("Zone P0: A pyramid has 10 words",)),
    (TWO, {"P0": EMPTY.replace("-", "R17", 1)}, ("Zone P0: A card",)),
    (TWO, {"P0_down": "N1.5"}, ("Zone P0_down: A slot",)),
    (TWO, {"phase": "wait"}, ("Zone phase: One of drawing,",)),
    (TWO, {"refills": "-1"}, ("Zone refills",)),
    (TWO, {"origins": "0 x"}, ("Zone origins",)),
    (TWO, {"choices": "discard"}, ("Zone choices: A choice",)),
    (TWO, {"choices": "P0:reveal"}, ("Zone choices: An action",)),
    (TWO, {"points": "7-9"}, ("Zone points",)),
    (TWO, {"shuffled_back": "R7"}, ("Zone shuffled_back",)),
    (TWO, {"turns_left": "x"}, ("Zone turns_left",)),
    (TWO, FULL | {"draw": "R0"}, ("R0 (ALL-06)",)),
    (TWO, {"draw": "numx"}, ("numx (ALL-06)",)),
    (TWO, {"draw": "R0", "discard": "R1"}, ("R2 R3",)),
    (TWO, CHOSEN | {"holders": "P0 P2"}, ("holders names P2", "PYR-04")),
    (TWO, {"turn": "P2"}, ("turn names P2",)),
    (PAIR, FULL | {"first": "P2"}, ("turn names P2", "first names P2")),
    (TWO, {"turn": ""}, ("turn names 1 seats, not 0",)),
    (TWO, OVER | {"turn": "P0"}, ("turn names 0 seats, not 1",)),
    (TWO, {"first": "P1"}, ("PYR-34",)),
    (PAIR, CHOSEN | {"holders": "P0"}, ("Zone holders has 1 words",)),
    (PAIR, CHOSEN | {"origins": "0"}, ("Zone origins has 1 words",)),
    (PAIR, CHOSEN | {"choices": "-"}, ("Zone choices has 1 words",)),
    (PAIR, CHOSEN | {"origins": "0 1"}, ("only 0 (PYR-36)",)),
    (PAIR, CHOSEN | {"choices": "- P0:discard"}, ("P1 cannot have chosen",)),
    (TWO, {"round": "999999999"}, ("1 to 1, not 999999999 (PYR-34)",)),
    (TWO, {"round": "0"}, ("1 to 1, not 0 (PYR-34)",)),
    (TWO, {"points": "1/2"}, ("0 rounds have ended",)),
    (TWO, OVER | {"points": ""}, ("1 rounds have ended",)),
    (TWO, OVER | {"points": "0/0/0"}, ("each of 2 players",)),
    (TWO, {"refills": "2"}, ("at most 1 times, not 2 (PYR-03)",)),
    (PAIR, FULL | {"turns_left": "1"}, ("PYR-25",)),
    (TWO, {"turns_left": "2"}, ("1 to 1 final turns left, not 2",)),
    (TWO, {"turns_left": "0"}, ("1 to 1 final turns left, not 0",)),
    (TWO, OVER | {"turns_left": "1"}, ("the game is over (PYR-23)",)),
    (TWO, {"phase": "choosing"}, ("PYR-04",)),
    (Options(players=2, rounds=2), OVER, ("last round (PYR-34)",)),
    (TWO, {"P0_down": "N1.1 N1.2"}, ("N1.1 N1.2 of P0 (PYR-09)",)),
    (TWO, FULL | {"P0_down": "N1.1 N1.1"}, ("P0 is named twice",)),
    (TWO, FULL | {"shuffled_back": "1_R10"}, ("none, and no others (PYR-36)",)),
    (TWO, FULL | {"refills": "1", "discard": "B1", "shuffled_back": "1_R10"}, ("1_R11",)),
    (TWO, FULL | {"phase": "playing"}, ("not 0 (PYR-04, PYR-13)",)),
    (TWO, DRAWN | {"held": "R10 R11", "holders": "P0 P0"}, ("not 2 (PYR-04, PYR-13)",)),
    (
        TWO,
        QUANTUM | {"held": "R10 R11 R12 R13", "holders": "P0 P0 P0 P0"},
        ("not 4 (PYR-04, PYR-13)",),
    ),
    (PAIR, KEEPING | {"choices": "- - P0:discard P1:discard"}, ("not chosen yet (PYR-13)",)),
    (PAIR, KEEPING | {"origins": "0 open 0 0"}, ("PYR-15",)),
    (PAIR, CHOSEN | {"phase": "playing", "choices": "- P1:discard"}, ("alone (PYR-19)",)),
    (TWO, FULL | {"held": "R10", "holders": "P1"}, ("nobody, not P1 (PYR-16)",)),
    (PAIR, FULL | {"turn": "P1"}, ("P0, not nobody (PYR-16)",)),
    (PAIR, FULL | {"phase": "choosing"}, ("P0 P1, not nobody (PYR-16)", "PYR-19")),
    (
        PAIR,
        QUANTUM | {"held": "R10 R11 R12", "holders": "P0 P0 P0"},
        ("P1, not nobody (PYR-16)",),
    ),
    (
        PAIR,
        FULL | {"turn": "P1", "held": "R10", "holders": "P0", "choices": "P0:discard"},
        ("PYR-18",),
    ),
    (PAIR, CHOSEN | {"choices": "P0:discard P1:discard"}, ("still choose in phase 2 (PYR-19)",)),
    (PAIR, KEEPING | {"choices": "- - - -"}, ("once all have chosen (PYR-19)",)),
    (PAIR, CHOSEN | {"held": "R10 flip", "origins": "0 open"}, ("flip cannot have been taken",)),
    (PAIR, CHOSEN | {"origins": "open 0"}, ("R10 cannot have been taken",)),
    (PAIR, CHOSEN | {"origins": "1 0", "refills": "1"}, ("PYR-36",)),
    (PAIR, CHOSEN | {"origins": "0 0", "refills": "1"}, ("PYR-36",)),
    (TWO, SWIPING | {"discard": "flip"}, ("swipe, which takes effect now (PYR-07)",)),
    (TWO, REVEALING | {"discard": ""}, ("PYR-06",)),
    (TWO, REVEALING | {"P0_down": ""}, ("PYR-10",)),
    (TWO, SWIPING | {"P1": EMPTY, "P1_down": "", "turns_left": "1"}, ("PYR-10",)),
    (TWO, {"phase": "flashing", "discard": "flash", "turns_left": "1"}, ("PYR-10",)),
    (Options(players=2, reshuffles=0), FULL | {"draw": ""}, ("PYR-24",)),
    (TWO, FULL | {"phase": "ended", "points": "18/18"}, ("PYR-26",)),
    (TWO, OVER | {"points": "0/1"}, ("0/0 in the last round, not 0/1 (PYR-31)",)),
]


@pytest.mark.parametrize(("options", "zones", "expected"), WRONG)
def test_every_complaint(
    options: Options, zones: dict[str, str], expected: tuple[str, ...]
) -> None:
    told = complaints(options, **zones)
    assert len(told) == len(expected)
    assert all(part in each for part, each in zip(expected, told, strict=True)), told


def test_complaints_are_told_all_at_once() -> None:
    told = complaints(TWO, P0="R1", turn="P5", refills="9", points="x", round="7")
    assert len(told) == 5


def test_what_builds_on_the_cards_waits_until_they_are_right() -> None:
    (about_cards,) = complaints(TWO, **FULL | {"P0_down": "N1.1 N1.1", "discard": "R0"})
    assert "ALL-06" in about_cards
    (about_slots,) = complaints(TWO, **FULL | {"P0_down": "N1.1 N1.1", "phase": "revealing"})
    assert "named twice" in about_slots


ODD_ORIGINS = {"held": "R10 R11 R12", "holders": "P0 P0 P0"}
TWICE = Options(players=2, reshuffles=2)
PAIR_TWICE = Options(players=2, mode="simultaneous", reshuffles=2)

FIRST_REVEALS = REVEALING | {"held": "R10", "holders": "P1", "choices": "P1:discard", "turn": "P0"}

NEIGHBOURS: list[tuple[str, Options, dict[str, str], dict[str, str]]] = [
    # The rule, the options, a position that can arise, and what makes one of it that cannot.
    ("PYR-13", TWO, QUANTUM | ODD_ORIGINS, {"held": "R10", "holders": "P0"}),
    ("PYR-13", TWO, QUANTUM | ODD_ORIGINS, {"held": "R10 R11", "holders": "P0 P0"}),
    ("PYR-13", TWO, KEPT, {"discard": ""}),
    ("PYR-13", TWO, KEPT, {"discard": "quantum"}),
    ("PYR-13", TWO, KEPT, {"discard": "quantum Y1"}),
    ("PYR-13", TWO, KEPT, {"discard": "quantum Y1 Y2 Y3"}),
    ("PYR-13", TWO, KEPT | {"discard": "Y0 quantum Y1 Y2"}, {"discard": "Y0 Y1 quantum Y2"}),
    ("PYR-13", TWO, REVEALING | {"discard": "flip"}, {"discard": "quantum"}),
    ("PYR-05", TWO, SWIPING, {"P0_down": ALL}),
    ("PYR-05", TWO, SWIPING | {"phase": "flipping", "discard": "flip"}, {"P0_down": ALL}),
    ("PYR-03", TWO, FULL | {"refills": "1", "discard": "Y1"}, {"discard": ""}),
    (
        "PYR-03",
        TWO,
        QUANTUM | ODD_ORIGINS | {"origins": "0 1 1", "refills": "1"},
        {"discard": "Y1 quantum"},
    ),
    (
        "PYR-03",
        TWICE,
        QUANTUM | ODD_ORIGINS | {"origins": "1 2 2", "refills": "2"},
        {"origins": "0 2 2"},
    ),
    (
        "PYR-03",
        PAIR,
        CHOSEN | {"origins": "0 1", "refills": "1", "discard": "Y1"},
        {"discard": "Y1 Y2"},
    ),
    (
        "PYR-03",
        PAIR_TWICE,
        CHOSEN | {"origins": "1 2", "refills": "2", "discard": "Y1"},
        {"origins": "0 2"},
    ),
    ("PYR-16", DRY, SHORT, {"holders": "P1"}),
    ("PYR-23", TWO, FULL | {"turns_left": "1", "P0_down": ""}, {"turns_left": ""}),
    ("PYR-23", TWO, DRAWN, {"P0_down": ""}),
    ("PYR-23", TWO, DRAWN, {"P1_down": ""}),
    ("PYR-23", TWO, KEPT | {"P0_down": ""}, {"P1_down": ""}),
    ("PYR-23", TWO, SWIPING | {"P0_down": ""}, {"P1_down": ""}),
    ("PYR-23", TWO, REVEALING | {"discard": "swipe", "P1_down": ""}, {"discard": "flip"}),
    ("PYR-23", TWO, KEPT | {"P0_down": ""}, {"P0": EMPTY}),
    ("PYR-23", PAIR, FULL, {"P0_down": ""}),
    ("PYR-23", PAIR, CHOSEN, {"P1_down": ""}),
    ("PYR-23", PAIR, REVEALING | {"turn": "P1", "P0_down": ""}, FIRST_REVEALS | {"P1_down": ""}),
    ("PYR-23", Options(players=2, final_turns=False), FULL, {"P0_down": "", "turns_left": ""}),
]


@pytest.mark.parametrize(("rule", "options", "zones", "changed"), NEIGHBOURS)
def test_what_cannot_arise_is_refused_and_what_can_is_not(
    rule: str, options: Options, zones: dict[str, str], changed: dict[str, str]
) -> None:
    at(options, **zones)
    assert all(rule in complaint for complaint in complaints(options, **zones | changed))


def test_pyr_13_a_quantum_that_drew_fewer_cards_drew_all_there_were() -> None:
    dry = Options(players=2, reshuffles=0)
    state = go(at(dry, **FULL, draw="quantum B9"), "draw", "discard")
    assert zone(state, "held") == "B9"
    assert pyramid.position(dry, pyramid.zones(go(state, "keep:B9"))) == go(state, "keep:B9")


def test_pyr_16_who_missed_a_card_has_found_no_cards_for_a_quantum_either() -> None:
    zones = THIN | {"phase": "keeping", "draw": "", "held": "R3", "holders": "P0"}
    (told,) = complaints(DRY, **zones, discard=_last("quantum"))
    assert "P1 P2, not nobody (PYR-16)" in told


def test_pyr_24_fewer_players_hold_cards_when_they_ran_out() -> None:
    assert pyramid.to_act(at(DRY, **SHORT)) == (0,)
    with pytest.raises(InvalidPosition, match="PYR-16"):
        at(TOGETHER, **SHORT)


def test_pyr_24_fewer_players_hold_cards_while_they_are_carried_out() -> None:
    state = go(at(DRY, **THIN, draw="swipe B9"), "draw", "draw")
    assert zone(state, "holders") == "P0 P1"
    state = go(state, "P0:discard", "P1:discard")
    assert (zone(state, "holders"), zone(state, "phase")) == ("P1", "swiping+reveal")
    assert pyramid.position(DRY, pyramid.zones(state)) == state


def test_pyr_17_who_can_take_a_known_card_holds_one() -> None:
    (told,) = complaints(DRY, **SHORT, discard=_last("Y3"))
    assert "P0 P1 P2, not P0 (PYR-16)" in told


def _last(top: str) -> str:
    """The discard pile of `SHORT` with another card on top."""
    rest = list(map(str, at(DRY, **SHORT).discard_cards))
    rest.remove(top)
    return " ".join([*rest, top])


def test_pyr_36_zones_keep_apart_what_was_shuffled_back() -> None:
    """A face-down card and one that was shuffled back cannot change places."""
    named = dict(pyramid.zones(at(TWO, **FULL, refills="1", discard="B1")))
    words, cards = named["draw"].split(), named["P0"].split()
    words[0], cards[0] = cards[0], words[0]
    with pytest.raises(InvalidPosition, match="PYR-36"):
        pyramid.position(TWO, named | {"draw": " ".join(words), "P0": " ".join(cards)})
