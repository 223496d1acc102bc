"""INI-01 to INI-03: piles, decks, deals; and games that begin with somebody stuck."""

from __future__ import annotations

import pytest

from numcards import infini
from numcards.core import SPECTATOR, Family, UsageError
from numcards.infini import Options, opening_events
from tests.infini.helpers import zone


def test_ini_01_every_pile_begins_with_two_empty_branches() -> None:
    state = infini.new_game(Options.plain("coop", 2), 1)
    zones = infini.zones(state)
    assert [zones[colour + sign] for colour in "RGBY" for sign in "+-"] == [""] * 8


def test_ini_02_absent_colours_are_out_of_the_game() -> None:
    trio = Options.plain("adversary", 3)
    state = infini.new_game(trio, 1)
    assert list(state.placed) == [Family.RED, Family.GREEN, Family.BLUE]
    assert not any(str(card).startswith("Y") for card in trio.deck)
    assert "Y+" not in infini.zones(state)


def test_ini_03_cards_are_dealt_in_blocks_from_the_first_player_on() -> None:
    """INI-03: the same shuffle, dealt from another seat, only turns the hands round."""
    base = infini.new_game(Options(mode="coop", players=3), 5)
    turned = infini.new_game(Options(mode="coop", players=3, first_player=1), 5)
    assert [turned.hands[seat] for seat in (1, 2, 0)] == list(base.hands)
    assert base.draw == turned.draw
    assert (base.turn, turned.turn) == (0, 1)
    assert len(base.draw) == 102 - 15


def test_ini_03_a_deal_is_pinned_for_ever() -> None:
    state = infini.new_game(Options.advanced("coop", 2), 2024)
    assert infini.zones(state)["P0"] == PINNED[0]
    assert infini.zones(state)["P1"] == PINNED[1]
    assert zone(state, "draw").split()[:5] == PINNED[2].split()


PINNED = ("B9 B11 Y8 Y9 Y16", "R7 G1 B1 B2 B12", "G11 simple B14 G12 passe")


def test_ini_07_rescue_cards_belong_to_nobody() -> None:
    """INI-07: placed rescue cards count for no colour."""
    state = infini.position(
        Options(mode="coop", players=1, min_plays=1), {"P0": "R1", "R+": "S3", "G-": "W9"}
    )
    assert state.total_placed == 0


def _stuck_deal(options: Options) -> int:
    """The first seed with which the first player is stuck at once."""
    return next(
        seed
        for seed in range(10_000)
        if "Stuck" in [type(event).__name__ for event in opening_events(options, seed, SPECTATOR)]
    )


def test_ini_18_a_game_may_begin_with_somebody_eliminated() -> None:
    options = Options(mode="adversary", players=3, hand_size=1, rescue_cards="none")
    seed = _stuck_deal(options)
    state = infini.new_game(options, seed)
    assert state.eliminated
    assert len(zone(state, "returned").split()) == len(state.eliminated)


def test_ini_18_a_game_may_be_over_before_it_begins() -> None:
    options = Options(mode="adversary", players=3, hand_size=1, rescue_cards="none", on_stuck="end")
    state = infini.new_game(options, _stuck_deal(options))
    assert infini.is_over(state)
    assert infini.to_act(state) == ()
    assert infini.legal_actions(state) == ()
    assert infini.result(state).placed == (0, 0, 0)
    assert infini.result(state).payoffs == (0.0, 0.0, 0.0)


def test_ini_18_everybody_may_be_eliminated_before_it_begins() -> None:
    options = Options(mode="coop", players=2, hand_size=1, action_copies=30, on_stuck="eliminate")
    seed = next(s for s in range(10_000) if infini.is_over(infini.new_game(options, s)))
    state = infini.new_game(options, seed)
    assert state.eliminated == (0, 1)
    assert state.hands == ((), ())
    assert not infini.result(state).winners


@pytest.mark.parametrize("bad", [None, -1, 1.5, "1"])
def test_bad_seeds_and_options_are_refused(bad: object) -> None:
    with pytest.raises(UsageError):
        infini.new_game(Options.plain("coop", 2), bad)  # type: ignore[arg-type]
    with pytest.raises(UsageError):
        infini.new_game(bad, 1)  # type: ignore[arg-type]
    with pytest.raises(UsageError):
        opening_events(bad, 1, SPECTATOR)  # type: ignore[arg-type]
    with pytest.raises(UsageError):
        opening_events(Options.plain("coop", 2), bad, SPECTATOR)  # type: ignore[arg-type]
    with pytest.raises(UsageError):
        infini.all_actions(bad)  # type: ignore[arg-type]
