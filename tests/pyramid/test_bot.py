"""The rule-of-thumb player: legal, honest, and clearly better than chance."""

from __future__ import annotations

import random

import pytest

from numcards import pyramid
from numcards.bots.pyramid import RuleOfThumb
from numcards.core import SPECTATOR, Bot, Spectator, UsageError, choose, parse_card
from numcards.pyramid import Options, State
from tests.pyramid.helpers import FULL, TWO, go, laid, see

PAIR = Options(players=2, mode="simultaneous")
UP = FULL | {"P0": "R7 R8 - - - - - - - -", "P0_down": "", "turns_left": "1"}


def chosen(state: State, seat: int = 0) -> str:
    return str(RuleOfThumb().act(see(state, seat), random.Random(1)))


def won_by_bot(options: Options, seed: int) -> float:
    """Its share of the victory against random players, in a seat that changes."""
    rng, state = random.Random(seed), pyramid.new_game(options, seed)
    own, bot = seed % options.players, RuleOfThumb()
    while not pyramid.is_over(state):
        seat = pyramid.to_act(state)[0]
        view = see(state, seat)
        action = bot.act(view, rng) if seat == own else choose(view.legal_actions, rng)
        state = pyramid.apply(state, action, seat)
    winners = pyramid.result(state).winners
    return (own in winners) / len(winners)


@pytest.mark.parametrize("mode", ["classic", "simultaneous"])
@pytest.mark.parametrize("players", [2, 4])
def test_it_clearly_beats_random_players(mode: str, players: int) -> None:
    """It wins about nine games of ten, against one of them and against three."""
    options = Options(players=players, mode=mode)  # type: ignore[arg-type]  # one of the modes
    assert sum(won_by_bot(options, seed) for seed in range(10)) >= 7


def test_it_is_a_bot() -> None:
    assert isinstance(RuleOfThumb(), Bot)
    assert RuleOfThumb() == RuleOfThumb()


def test_it_completes_a_suite() -> None:
    state = go(laid(TWO, **UP, draw="R9"), "draw")
    assert chosen(state) == "replace:N2.1"


def test_it_discards_what_does_not_help() -> None:
    zones = UP | {"P0": "R14 R15 R16 - - - - - - -"}
    assert chosen(go(laid(TWO, **zones, draw="flash"), "draw")) == "discard"
    full = UP | {"P0": "R14 R15 R16 B2 B4 B5 B6 Y2 Y4 Y6"}
    assert chosen(go(laid(TWO, **full, draw="Y9"), "draw")) == "discard"


def test_it_takes_from_the_discard_what_makes_points() -> None:
    zones = FULL | {"P0": "B1 - - - - - - - - -", "P0_down": "N1.1"}
    zones |= {"P1": "R7 R8 - - - - - - - G9", "P1_down": "N4.1"}
    for top, expected in (("R9", "draw:discard"), ("G1", "draw")):
        state = go(laid(PAIR, **zones, discard=top), "draw")
        assert chosen(state, 1) == expected


def test_it_keeps_the_best_card() -> None:
    state = go(laid(TWO, **UP, draw="quantum B1 R9 B3"), "draw", "discard")
    assert chosen(state) == "keep:R9"


def test_it_flips_swipes_and_flashes_for_points() -> None:
    zones = UP | {"P0": "R7 R8 - R9 - - - - - -"}
    flip = laid(TWO, **zones | {"P0": "R7 R8 B1 R9 - - - - - -"}, phase="flipping", discard="flip")
    assert chosen(flip) == "flip:N1.3>N1.4"
    zones = UP | {"P0": "R7 R8 B1 - - - - - - -", "P1": "R9 G1 - - - - - - - -", "P1_down": "N1.2"}
    swipe = laid(TWO, **zones, phase="swiping", discard="swipe")
    assert chosen(swipe) == "swipe:N1.3>P1:N1.1"
    zones = UP | {"P0": "R1 joker B1 - - - - - - -", "P1": "G14 G15 G16 - - - - - - -"}
    flash = laid(TWO, **zones | {"P1_down": ""}, phase="flashing", discard="flash")
    assert chosen(flash).startswith("flash:P1:")


def test_it_turns_up_any_card() -> None:
    state = go(laid(TWO, **FULL, draw="B9"), "draw", "discard")
    turned = {str(RuleOfThumb().act(see(state, 0), random.Random(seed))) for seed in range(40)}
    assert len(turned) > 5
    assert parse_card("B9") in see(state, 0).discard_cards


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_who_is_not_asked_gets_no_action(viewer: int | Spectator) -> None:
    with pytest.raises(UsageError):
        RuleOfThumb().act(see(laid(TWO, **FULL), viewer), random.Random(1))
