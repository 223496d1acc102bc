"""Positions by hand: zones are read back exactly, and everything wrong is told at once."""

from __future__ import annotations

from typing import Any

import pytest

from numcards import pyramid
from numcards.core import InvalidPosition, UsageError
from numcards.pyramid import Options
from tests.pyramid.helpers import (
    ALL,
    FULL,
    THREE,
    TOGETHER,
    TWO,
    at,
    can,
    complaints,
    go,
    laid,
    playout,
    varied_options,
    zone,
)
from tests.support.sentences import abridged

PAIR = Options(players=2, mode="simultaneous")
EMPTY = "- - - - - - - - - -"


def test_zones_are_read_back_exactly() -> None:
    for seed, options in enumerate(varied_options(30)):
        for state in list(playout(options, seed))[::13]:
            named = pyramid.zones(state)
            assert pyramid.position(options, named, state.round.seed) == state
            assert dict(pyramid.zones(pyramid.position(options, named))) == dict(named)


def test_left_out_zones_have_sensible_defaults() -> None:
    state = at(Options(players=2, first_player=1), **FULL)
    assert zone(state, "draw").split()[:2] == ["R10", "R11"]
    assert len(state.draw_cards) == 92
    assert (zone(state, "discard"), zone(state, "held"), zone(state, "points")) == ("", "", "")
    assert (zone(state, "turn"), zone(state, "first"), zone(state, "turns_left")) == (
        "P1",
        "P1",
        "",
    )
    assert (zone(state, "round"), zone(state, "refills")) == ("1", "0")
    puzzle = at(THREE)
    assert zone(puzzle, "P2") == EMPTY
    assert zone(puzzle, "turns_left") == "2"
    assert can(puzzle) == ["draw"]
    rest = at(TWO, **FULL, draw="B1")
    assert (len(rest.discard_cards), zone(rest, "discard").split()[0]) == (91, "R10")
    later = at(Options(players=3, rounds=3), round="3", P0=EMPTY)
    assert (zone(later, "points"), zone(later, "first")) == ("0/0/0 0/0/0", "P2")
    choosing = laid(PAIR, **FULL, phase="choosing", held="R10 R11", holders="P0 P1")
    assert (zone(choosing, "origins"), zone(choosing, "choices")) == ("0 0", "- -")
    assert zone(choosing, "turn") == ""


def held(**zones: str) -> dict[str, str]:
    """Player 0 keeps a card, and player 1 has chosen, in simultaneous mode."""
    return (
        FULL
        | {
            "phase": "keeping",
            "discard": "quantum",
            "held": "R10 R11 R12 R13",
            "holders": "P0 P0 P0 P1",
            "choices": "- - - P1:discard",
        }
        | zones
    )


OVER = {"phase": "ended", "P0": EMPTY, "P1": EMPTY, "points": "0/0"}
CHOSEN = FULL | {"phase": "choosing", "held": "R10 R11", "holders": "P0 P1"}

COMPLAINTS: list[tuple[Options, dict[str, Any], list[str]]] = [
    (
        TWO,
        {"P2": EMPTY},
        [
            (
                "There is no zone 'P2': the zones are P0, P0_down, P1, P1_down, draw, "
                "discard, held, holders, origins, choices, phase, turn, first, "
                "turns_left, refills, shuffled_back, round, points."
            )
        ],
    ),
    (TWO, {"P0": "R1 R2"}, ["Zone P0: A pyramid has 10 words, a card or - for each slot, not 2."]),
    (TWO, {"P0": ""}, ["Zone P0: A pyramid has 10 words, a card or - for each slot, not 0."]),
    (
        TWO,
        {"P0": EMPTY.replace("-", "R17", 1)},
        ["Zone P0: A card is written like R12, W0, S7 or joker, not 'R17'."],
    ),
    (
        TWO,
        {"P0_down": "N1.5"},
        ["Zone P0_down: A slot is written like N1.4, N2.1, N3.2 or N4.1, not 'N1.5'."],
    ),
    (
        TWO,
        {"P0_down": "N1.1  N1.2"},
        ["Zone P0_down: there is a space too many, at an end or between two words."],
    ),
    (TWO, {"draw": "R1 x"}, ["Zone draw: A card is written like R12, W0, S7 or joker, not 'x'."]),
    (
        TWO,
        {"phase": "wait"},
        [
            (
                "Zone phase: One of drawing, playing, keeping, swiping, "
                "swiping+reveal, flipping, flipping+reveal, flashing, revealing, "
                "choosing, ended is expected, not 'wait'."
            )
        ],
    ),
    (TWO, {"turn": "0"}, ["Zone turn: A player is written like P0 or P3, not '0'."]),
    (TWO, {"refills": "-1"}, ["Zone refills: Whole numbers are expected, not '-1'."]),
    (TWO, {"origins": "0 x"}, ["Zone origins: Whole numbers are expected, not 'x'."]),
    (
        TWO,
        {"choices": "discard"},
        ["Zone choices: A choice is written like P2:replace:N1.3 or P2:discard, not 'discard'."],
    ),
    (
        TWO,
        {"choices": "P0:reveal"},
        [
            (
                "Zone choices: An action is written like draw, replace:N2.1 or "
                "flash:no, not 'P0:reveal'."
            )
        ],
    ),
    (TWO, {"points": "7-9"}, ["Zone points: Whole numbers are expected, not '7-9'."]),
    (TWO, {"shuffled_back": "R7"}, ["Zone shuffled_back: Whole numbers are expected, not 'R7'."]),
    (TWO, {"turns_left": "x"}, ["Zone turns_left: Whole numbers are expected, not 'x'."]),
    (
        TWO,
        FULL | {"draw": "R0"},
        ["Too many of these, or not in the deck: R0 (ALL-06)."],
    ),
    (TWO, {"draw": "numx"}, ["Too many of these, or not in the deck: numx (ALL-06)."]),
    (TWO, {"draw": "R0", "discard": "R1"}, ["In no zone: R2 ... flash (ALL-06)."]),
    (
        TWO,
        CHOSEN | {"holders": "P0 P2"},
        [
            "Zone holders names P2, but the game has 2 players.",
            "Nobody chooses at the same time in classic mode (PYR-04).",
        ],
    ),
    (TWO, {"turn": "P2"}, ["Zone turn names P2, but the game has 2 players."]),
    (
        PAIR,
        FULL | {"first": "P2"},
        [
            "Zone turn names P2, but the game has 2 players.",
            "Zone first names P2, but the game has 2 players.",
        ],
    ),
    (TWO, {"turn": ""}, ["In phase drawing zone turn names 1 seats, not 0."]),
    (TWO, OVER | {"turn": "P0"}, ["In phase ended zone turn names 0 seats, not 1."]),
    (TWO, {"first": "P1"}, ["P0 is first in round 1, not P1 (PYR-34)."]),
    (PAIR, CHOSEN | {"holders": "P0"}, ["Zone holders has 1 words, but 2 cards are held."]),
    (PAIR, CHOSEN | {"origins": "0"}, ["Zone origins has 1 words, but 2 cards are held."]),
    (PAIR, CHOSEN | {"choices": "-"}, ["Zone choices has 1 words, but 2 cards are held."]),
    (
        PAIR,
        CHOSEN | {"origins": "0 1"},
        ["A card was drawn after 1 refills, but there were only 0 (PYR-36)."],
    ),
    (PAIR, CHOSEN | {"choices": "- P0:discard"}, ["P1 cannot have chosen P0:discard (PYR-19)."]),
    (TWO, {"round": "2"}, ["The round is one of 1 to 1, not 2 (PYR-34)."]),
    (TWO, {"round": "0"}, ["The round is one of 1 to 1, not 0 (PYR-34)."]),
    (TWO, {"points": "1/2"}, ["0 rounds have ended, but points are given for 1 (PYR-34)."]),
    (TWO, OVER | {"points": ""}, ["1 rounds have ended, but points are given for 0 (PYR-34)."]),
    (TWO, OVER | {"points": "0/0/0"}, ["Points are given for each of 2 players (PYR-34)."]),
    (TWO, {"refills": "2"}, ["The discard pile is shuffled back at most 1 times, not 2 (PYR-03)."]),
    (PAIR, FULL | {"turns_left": "1"}, ["This game has no final turns (PYR-23, PYR-25)."]),
    (TWO, {"turns_left": "2"}, ["There are 1 to 1 final turns left, not 2 (PYR-23)."]),
    (TWO, {"turns_left": "0"}, ["There are 1 to 1 final turns left, not 0 (PYR-23)."]),
    (TWO, OVER | {"turns_left": "1"}, ["No final turns are left when the game is over (PYR-23)."]),
    (TWO, {"phase": "choosing"}, ["Nobody chooses at the same time in classic mode (PYR-04)."]),
    (Options(players=2, rounds=2), OVER, ["The game is over only after its last round (PYR-34)."]),
    (
        TWO,
        {"P0_down": "N1.1 N1.2"},
        ["No card can lie face down in an empty slot, as in N1.1 N1.2 of P0 (PYR-09)."],
    ),
    (TWO, FULL | {"P0_down": "N1.1 N1.1"}, ["A slot of P0 is named twice."]),
    (
        TWO,
        FULL | {"shuffled_back": "1_R10"},
        [
            (
                "The cards shuffled back and still hidden are those in the draw pile "
                "and drawn since, none, and no others (PYR-36)."
            )
        ],
    ),
    (
        TWO,
        FULL | {"refills": "1", "shuffled_back": "1_R10"},
        [
            (
                "The cards shuffled back and still hidden are those in the draw pile "
                "and drawn since, 1_R10 ... 1_flash, and no others (PYR-36)."
            )
        ],
    ),
    (
        TWO,
        FULL | {"phase": "playing"},
        ["Who plays holds one card, who keeps up to three, not 0 (PYR-04, PYR-13)."],
    ),
    (
        TWO,
        FULL | {"phase": "playing", "held": "R10 R11", "holders": "P0 P0"},
        ["Who plays holds one card, who keeps up to three, not 2 (PYR-04, PYR-13)."],
    ),
    (
        PAIR,
        held(held="R10 R11 R12 R14 R13", holders="P0 P0 P0 P0 P1", choices="- - - - P1:discard"),
        ["Who plays holds one card, who keeps up to three, not 4 (PYR-04, PYR-13)."],
    ),
    (
        PAIR,
        held(choices="- - P0:discard P1:discard"),
        ["Who plays or keeps a card has not chosen yet (PYR-13)."],
    ),
    (
        PAIR,
        held(origins="0 open 0 0"),
        ["Nobody else knows the cards of a quantum before one is kept (PYR-15)."],
    ),
    (
        TWO,
        FULL | {"phase": "playing", "held": "R10", "holders": "P0", "origins": "open"},
        ["A known card is played when it was kept with a quantum (PYR-13, PYR-15)."],
    ),
    (
        TWO,
        FULL
        | {
            "phase": "playing",
            "held": "R10",
            "holders": "P0",
            "origins": "open",
            "discard": "Y0 Y1 Y2 quantum Y3 Y4 Y5",
        },
        ["A known card is played when it was kept with a quantum (PYR-13, PYR-15)."],
    ),
    (
        PAIR,
        FULL
        | {"phase": "playing", "held": "R10 R11", "holders": "P0 P1", "choices": "- P1:discard"},
        ["In simultaneous mode only a card kept with quantum is played alone (PYR-19)."],
    ),
    (
        TWO,
        FULL | {"held": "R10", "holders": "P1"},
        ["The players who hold cards for phase 2 must be nobody, not P1 (PYR-16)."],
    ),
    (
        PAIR,
        FULL | {"turn": "P1"},
        ["The players who hold cards for phase 2 must be P0, not nobody (PYR-16)."],
    ),
    (
        PAIR,
        FULL | {"phase": "choosing"},
        [
            "The players who hold cards for phase 2 must be P0 P1, not nobody (PYR-16).",
            "Somebody must still choose in phase 2 (PYR-19).",
        ],
    ),
    (
        PAIR,
        held(held="R10 R11 R12", holders="P0 P0 P0", choices="- - -"),
        ["The players who hold cards for phase 2 must be P1, not nobody (PYR-16)."],
    ),
    (
        PAIR,
        FULL | {"turn": "P1", "held": "R10", "holders": "P0", "choices": "P0:discard"},
        ["Nobody chooses before everyone has drawn (PYR-18)."],
    ),
    (
        PAIR,
        CHOSEN | {"choices": "P0:discard P1:discard"},
        ["Somebody must still choose in phase 2 (PYR-19)."],
    ),
    (PAIR, held(choices="- - - -"), ["Choices are carried out once all have chosen (PYR-19)."]),
    (
        PAIR,
        CHOSEN | {"held": "R10 flip", "origins": "0 open"},
        ["flip cannot have been taken from the discard pile (PYR-17)."],
    ),
    (
        PAIR,
        CHOSEN | {"origins": "open 0"},
        ["R10 cannot have been taken from the discard pile (PYR-17)."],
    ),
    (
        PAIR,
        CHOSEN | {"origins": "1 0", "refills": "1"},
        ["Cards are drawn in turn, the last one after all 1 refills (PYR-36)."],
    ),
    (
        PAIR,
        CHOSEN | {"origins": "0 0", "refills": "1"},
        ["Cards are drawn in turn, the last one after all 1 refills (PYR-36)."],
    ),
    (
        TWO,
        FULL | {"phase": "swiping", "discard": "flip"},
        ["The top of the discard pile must be swipe, which takes effect now (PYR-07)."],
    ),
    (
        TWO,
        FULL | {"phase": "flipping"},
        ["The top of the discard pile must be flip, which takes effect now (PYR-07)."],
    ),
    (
        TWO,
        FULL | {"phase": "flashing"},
        ["The top of the discard pile must be flash, which takes effect now (PYR-07)."],
    ),
    (
        PAIR,
        held(discard="flash"),
        ["The top of the discard pile must be quantum, which takes effect now (PYR-07)."],
    ),
    (
        TWO,
        FULL | {"phase": "revealing"},
        ["A card is turned up after another was discarded (PYR-06)."],
    ),
    (
        TWO,
        FULL | {"phase": "revealing", "P0_down": "", "discard": "B1"},
        ["There is nothing to choose from, so nothing is asked (PYR-10)."],
    ),
    (
        TWO,
        FULL | {"phase": "swiping", "P1": EMPTY, "P1_down": "", "discard": "swipe"},
        ["There is nothing to choose from, so nothing is asked (PYR-10)."],
    ),
    (
        TWO,
        {"phase": "flashing", "discard": "flash"},
        ["There is nothing to choose from, so nothing is asked (PYR-10)."],
    ),
    (
        Options(players=2, reshuffles=0),
        FULL | {"draw": ""},
        ["No card can be drawn, so the round would be over (PYR-24)."],
    ),
    (
        TWO,
        FULL | {"P0_down": "", "turns_left": ""},
        ["A pyramid is complete, so the round would be over or in its final turns (PYR-23)."],
    ),
    (
        TWO,
        FULL | {"P0_down": "", "phase": "playing", "held": "R10", "holders": "P0"},
        ["A pyramid is complete, so the round would be over or in its final turns (PYR-23)."],
    ),
    (
        PAIR,
        FULL | {"P0_down": ""},
        ["A pyramid is complete, so the round would be over or in its final turns (PYR-23)."],
    ),
    (
        Options(players=2, final_turns=False),
        FULL | {"P0_down": "", "turns_left": ""},
        ["A pyramid is complete, so the round would be over or in its final turns (PYR-23)."],
    ),
    (
        TWO,
        FULL | {"phase": "ended", "points": "18/18"},
        ["At the end all cards are turned up (PYR-26)."],
    ),
    (
        TWO,
        OVER | {"points": "0/1"},
        ["The pyramids score 0/0 in the last round, not 0/1 (PYR-31)."],
    ),
]


@pytest.mark.parametrize(("options", "zones", "complaint"), COMPLAINTS)
def test_every_complaint(options: Options, zones: dict[str, str], complaint: list[str]) -> None:
    told = complaints(options, **zones)
    assert abridged(told) == complaint


def test_complaints_are_told_all_at_once() -> None:
    told = complaints(TWO, P0="R1", turn="P5", refills="9", points="x", round="7")
    assert len(told) == 5


@pytest.mark.parametrize("zones", [None, 7, [], {"P0": 7}, {7: "R0"}])
def test_zones_are_texts(zones: Any) -> None:
    with pytest.raises(UsageError):
        pyramid.position(TWO, zones)


@pytest.mark.parametrize("seed", [-1, 1.0, True, "seed", None])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(UsageError):
        pyramid.position(TWO, {}, seed)


def test_pyr_24_fewer_players_hold_cards_when_they_ran_out() -> None:
    dry = Options(players=3, mode="simultaneous", reshuffles=0)
    pyramids = {"P0": "R0 - - - - - - - - -", "P0_down": "N1.1", "P1": "R1 - - - - - - - - -"}
    pyramids |= {"P1_down": "N1.1", "P2": "R2 - - - - - - - - -", "P2_down": "N1.1"}
    state = at(dry, **pyramids, draw="", held="R3", holders="P0", phase="choosing")
    assert pyramid.to_act(state) == (0,)
    with pytest.raises(InvalidPosition):
        at(TOGETHER, **pyramids, draw="", held="R3", holders="P0", phase="choosing")
    with pytest.raises(InvalidPosition):
        at(dry, **pyramids, draw="", phase="choosing")


def test_pyr_24_fewer_players_hold_cards_while_they_are_carried_out() -> None:
    dry = Options(players=3, mode="simultaneous", reshuffles=0)
    pyramids = {f"P{seat}": f"R{seat} - - - - - - - - -" for seat in range(3)}
    down = {f"P{seat}_down": "N1.1" for seat in range(3)}
    state = go(at(dry, **pyramids, **down, draw="swipe B9"), "draw", "draw")
    assert zone(state, "holders") == "P0 P1"
    state = go(state, "P0:discard", "P1:discard")
    assert (zone(state, "holders"), zone(state, "phase")) == ("P1", "swiping+reveal")
    assert pyramid.position(dry, pyramid.zones(state)) == state


def test_pyr_17_who_can_take_a_known_card_holds_one() -> None:
    dry = Options(players=3, mode="simultaneous", reshuffles=0)
    pyramids = {f"P{seat}": f"R{seat} - - - - - - - - -" for seat in range(3)}
    pyramids |= {f"P{seat}_down": "N1.1" for seat in range(3)}
    rest = at(dry, **pyramids, draw="", held="R3", holders="P0", phase="choosing").discard_cards
    known = " ".join(sorted(map(str, rest), key=lambda card: card == "Y3"))
    found = complaints(
        dry, **pyramids, draw="", discard=known, held="R3", holders="P0", phase="choosing"
    )
    assert found == ["The players who hold cards for phase 2 must be P0 P1 P2, not P0 (PYR-16)."]


def test_what_builds_on_the_cards_waits_until_they_are_right() -> None:
    found = complaints(TWO, **FULL | {"P0_down": "N1.1 N1.1", "discard": "R0"})
    assert found == ["Too many of these, or not in the deck: R0 (ALL-06)."]
    found = complaints(TWO, **FULL | {"P0_down": "N1.1 N1.1", "phase": "revealing"})
    assert found == ["A slot of P0 is named twice."]


def test_pyr_36_zones_keep_apart_what_was_shuffled_back() -> None:
    """A face-down card and one that was shuffled back cannot change places."""
    state = laid(TWO, **FULL, refills="1", discard="B1")
    named = dict(pyramid.zones(state))
    words = named["draw"].split()
    cards = named["P0"].split()
    words[0], cards[0] = cards[0], words[0]
    with pytest.raises(InvalidPosition, match="PYR-36"):
        pyramid.position(TWO, named | {"draw": " ".join(words), "P0": " ".join(cards)})
    assert zone(state, "P0_down") == ALL
