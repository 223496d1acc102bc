"""Positions by hand and their zones: exact inverses, sensible defaults, every phase."""

from __future__ import annotations

import random
import re
from itertools import islice
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numcards import inferno
from numcards.core import InvalidPosition, UsageError, viewers
from numcards.inferno import Options, State
from numcards.inferno.zone_table import ZONES
from tests.inferno.helpers import at, go, on_turn, playout, varied_options, zone


@pytest.mark.parametrize("options", varied_options(16), ids=str)
def test_position_is_the_inverse_of_zones(options: Options) -> None:
    rng = random.Random(repr(options))
    states = list(playout(inferno.new_game(options, b"seed"), rng))
    for state in (*states[:-1:3], states[-1]):
        zones = inferno.zones(state)
        again = inferno.position(options, zones, b"seed")
        assert again == state
        assert inferno.zones(again) == zones
        assert inferno.position(options, MappingProxyType(dict(zones)), b"seed") == state


def test_zones_of_a_position() -> None:
    options = Options.quick(3)
    state = go(at(options, P0="joker R3 R9", P1="G5 B5", P2="infini B7"), "R3", "G5")
    zones = dict(inferno.zones(state))
    assert " ".join(zones) == (
        "P0 P1 P2 aside discard trick in_trick passed_lead out order round wins"
    )
    discard = zones.pop("discard").split()
    assert len(discard) == 85 - 7
    assert discard[:3] == ["R0", "R1", "R2"]
    assert discard[-5:] == ["joker", "infini", "infini", "infini", "numx"]
    assert zones == {
        "P0": "R9 joker",
        "P1": "B5",
        "P2": "B7 infini",
        "aside": "",
        "trick": "P0:R3 P1:G5",
        "in_trick": "P2 P0 P1",
        "passed_lead": "",
        "out": "",
        "order": "normal",
        "round": "1",
        "wins": "0 0 0",
    }


@pytest.mark.parametrize("options", varied_options(4), ids=str)
def test_each_text_is_of_its_kind(options: Options) -> None:
    for state in playout(inferno.new_game(options, 6), random.Random(6)):
        zones = inferno.zones(state)
        for zone_ in ZONES.zones:
            for name in ZONES.names_of(zone_, options):
                assert re.fullmatch(zone_.content.pattern, zones[name])


def test_defaults_of_zones_left_out() -> None:
    options = Options(players=4, first_player=2, finish="rank_all")
    state = at(options, P0="R3", P2="G5 B5", P3="B7", out="P1")
    assert zone(state, "in_trick") == "P2 P3 P0"
    assert zone(state, "P1") == zone(state, "aside") == zone(state, "trick") == ""
    assert (zone(state, "order"), zone(state, "round"), zone(state, "wins")) == (
        "normal",
        "1",
        "0 0 0 0",
    )
    assert len(zone(state, "discard").split()) == 109 - 4


def test_cards_may_be_given_in_any_order() -> None:
    assert at(P0="joker R9 R3", P1="G5") == at(P0="R3 R9 joker", P1="G5")


def test_the_seed_of_a_position_decides_the_next_deals() -> None:
    options = Options(players=2, rounds_to_win=2)
    first = go(at(options, 1, P0="R3", P1="G5"), "R3")
    assert first == go(at(options, 1, P0="R3", P1="G5"), "R3")
    assert first != go(at(options, 2, P0="R3", P1="G5"), "R3")
    assert at(options, P0="R3", P1="G5") == at(options, 0, P0="R3", P1="G5")


def test_positions_in_the_middle_of_a_trick() -> None:
    four = Options(players=4)
    state = at(
        four,
        P0="R9",
        P1="G5",
        P2="joker",
        P3="B9",
        trick="P3:R3 P0:R4",
        in_trick="P1 P3 P0",
        passed_lead="P2",
    )
    # P2 is no longer asked: it passed the lead.
    assert on_turn(state) == 1
    state = at(four, P0="R9", P1="G5", P2="Y9", P3="B9", trick="P0:R3 P3:R4", in_trick="P0 P3")
    assert on_turn(go(state, "R9")) is None


def test_positions_of_ended_games() -> None:
    """The trick lies there or has ended; blocked at the cap; played out."""
    assert inferno.result(at(P1="G5", trick="P0:R3", in_trick="", out="P0", wins="1 0")).wins == (
        1,
        0,
    )
    assert inferno.is_over(at(P1="G5", in_trick="", out="P0", wins="1 0"))
    blocked = at(P0="joker", P1="numx", in_trick="", round="20")
    assert inferno.result(blocked).winners == (0, 1)
    rank_all = Options(players=3, finish="rank_all")
    over = at(rank_all, P1="G5", in_trick="", out="P2 P0", wins="0 0 1", trick="P2:R3 P0:R4")
    assert inferno.result(over).ranking == (2, 3, 1)
    stuck = at(rank_all, P1="infini", P2="joker joker", in_trick="", out="P0", wins="1 0 0")
    assert inferno.result(stuck).ranking == (1, 2, 3)


@pytest.mark.parametrize(
    "zones", [None, 1, "P0: R3", [("P0", "R3")], {"P0": 1}, {0: "R3"}, {"P0": b"R3"}]
)
def test_zones_that_are_no_mapping_of_texts(zones: Any) -> None:
    with pytest.raises(UsageError, match="Zones are a mapping of texts, not "):
        inferno.position(Options(players=2), zones)


STARTS = (
    at(P0="R7 B7 joker", P1="S9 G3"),
    at(P0="R6 G6 W6 infini R1", P1="joker R9 S9 G9 numx B2", order="inverted"),
    at(Options(players=3, impossible="cuttable"), P0="S7 R1", P1="infini G2", P2="numx joker B3"),
    at(Options(players=3, rounds_to_win=2), P0="joker joker", P1="infini", P2="numx"),
    at(Options(players=3, finish="rank_all"), P0="joker", P2="numx R1", out="P1"),
    at(
        Options(players=4, finish="rank_all", next_leader="jester", rounds_to_win=2),
        P0="R3",
        P1="G5 B5",
        P2="infini",
        P3="W3 Y3",
        round="3",
        wins="0 0 1 1",
    ),
    at(
        Options(players=3, inferno_lasts="trick"),
        P0="R2",
        P1="S9 R9 G9 B1",
        P2="Y8",
        trick="P0:S6+R6+G6",
        in_trick="P1 P2 P0",
        order="inverted",
    ),
    at(
        Options(players=4),
        P0="R9",
        P1="G5",
        P2="joker",
        P3="B9",
        trick="P3:R3 P0:R4",
        in_trick="P1 P3 P0",
        passed_lead="P2",
    ),
)


def _walk_on(state: State, rng: random.Random) -> None:
    """Whatever play reaches from an accepted position is accepted, and so is what it looks like."""
    options = state.options
    for reached in islice(playout(state, rng), 30):
        assert _read_again(reached) == reached
        viewer = rng.choice(viewers(options.players))
        view = inferno.observe(reached, viewer)
        assert inferno.view_of(options, inferno.view_zones(view), viewer) == view
        drawn = inferno.determinize(view, rng)
        assert _read_again(drawn) == drawn
        assert inferno.observe(drawn, viewer) == view


def _read_again(state: State) -> State:
    return inferno.position(state.options, inferno.zones(state), inferno.seed_of(state))


@pytest.mark.parametrize("start", STARTS, ids=str)
def test_positions_are_closed_under_play(start: State) -> None:
    for number in range(4):
        _walk_on(start, random.Random(number))


@given(st.randoms(use_true_random=False), st.sampled_from(varied_options(24)))
def test_broken_zones_are_answered_with_complaints_or_a_sound_position(
    rng: random.Random, options: Options
) -> None:
    """Words of zones are dropped, doubled, moved and replaced: nothing else is ever raised."""
    states = list(playout(inferno.new_game(options, 4), rng))
    for _ in range(8):
        zones = dict(inferno.zones(rng.choice(states)))
        for _ in range(rng.randint(1, 2)):
            _break(zones, rng)
        try:
            state = inferno.position(options, zones)
        except InvalidPosition:
            continue
        _walk_on(state, rng)


@given(st.randoms(use_true_random=False), st.sampled_from(varied_options(24)))
def test_broken_zones_of_views_are_answered_with_complaints_or_a_sound_view(
    rng: random.Random, options: Options
) -> None:
    states = list(playout(inferno.new_game(options, 4), rng))
    for _ in range(12):
        viewer = rng.choice(viewers(options.players))
        zones = dict(inferno.view_zones(inferno.observe(rng.choice(states), viewer)))
        for _ in range(rng.randint(1, 2)):
            _break(zones, rng)
        try:
            view = inferno.view_of(options, zones, viewer)
        except InvalidPosition:
            continue
        drawn = inferno.determinize(view, rng)
        assert _read_again(drawn) == drawn
        assert inferno.observe(drawn, viewer) == view


def _break(zones: dict[str, str], rng: random.Random) -> None:
    name, place = rng.choice(tuple(zones)), rng.choice(tuple(zones))
    words, other = zones[name].split(), zones[place].split()
    match rng.randrange(9):
        case 0 if words:
            words.remove(rng.choice(words))
        case 1 if words:
            words.append(rng.choice(words))
        case 2:
            words += rng.sample(other, min(1, len(other)))
        case 3:
            rng.shuffle(words)
        case 4:
            words = ["P0", "R3", "P7", "P1:R3", "infini", "inverted", "1", "99", "", "P0:pass"][
                : rng.randint(0, 2)
            ]
        case 5:
            del zones[name]
            return
        case 6 if words:
            zones[place] = " ".join((*other, words.pop()))
        case 7:
            zones[place], words = zones[name], other
        case _:
            words = other
    zones[name] = " ".join(words)
