"""INI-21 to INI-23: how games end, and what they are worth."""

from __future__ import annotations

import pytest

from numcards import infini
from numcards.core import SPECTATOR, UsageError
from numcards.infini import Options, State
from tests.infini.helpers import at, go, happened, zone

SIXTEEN = {colour: " ".join(f"{colour}{v}" for v in range(16)) for colour in "RGBY"}
DUO = Options(mode="adversary", players=2, min_plays=2)


def nearly(options: Options, last: str, **more: str) -> State:
    """All cards placed but the sixteens, of which the first player holds some."""
    piles = {f"{colour}up": SIXTEEN[colour] for colour in "RGBY"}
    return at(options, P0=last, **{**piles, **more})


def test_ini_21_the_winning_play_stops_the_game() -> None:
    """INI-17: no growth and no refill, also when more plays are owed."""
    state = at(DUO, P0="R16 G3", P1="G9", Rup=SIXTEEN["R"])
    assert happened(state, "R16@R+") == ["Placed", "GameEnded"]
    over = go(state, "R16@R+")
    assert (zone(over, "P0"), zone(over, "plays"), zone(over, "turn")) == ("G3", "0", "")
    last = at(DUO, P0="R16", P1="G9", Rup=SIXTEEN["R"])
    assert happened(last, "R16@R+") == ["Placed", "GameEnded"]


def test_ini_21_whoever_places_the_last_card() -> None:
    """INI-21: an eliminated owner can win, if a rival places the last card."""
    shadowed = SIXTEEN["G"].removesuffix(" G15").removeprefix("G0 ") + " G15 S16"
    state = at(DUO, P0="G0 R5", Gup=shadowed, Gdown="G16", eliminated="P1", returned="R4")
    over = go(state, "G0@G+")
    assert infini.result(over).winners == (1,)
    assert infini.result(over).payoffs == (-1.0, 1.0)


def test_ini_21_flashed_cards_still_count() -> None:
    options = Options(mode="adversary", players=2, min_plays=1, action_copies=1)
    lying = SIXTEEN["R"].removesuffix(" R15")
    state = at(options, P0="R16 G1", Rup=lying, out="flash R15")
    assert infini.result(go(state, "R16@R+")).placed == (17, 0)


def test_ini_22_when_all_are_eliminated_most_placed_wins() -> None:
    state = at(
        DUO, P0="R9 R5", eliminated="P1", Rup="R8", Rdown="R2", Gup="G0 G2 G3", returned="G9"
    )
    over = go(state, "R9@R+")
    assert over.eliminated == (0, 1)
    result = infini.result(over)
    assert result.placed == (3, 3)
    assert result.winners == (0, 1)
    assert result.ranking == (1, 1)
    assert result.payoffs == (0.0, 0.0)


def test_ini_22_when_somebody_is_stuck_under_end_they_count_too() -> None:
    options = Options(mode="adversary", players=3, min_plays=2, on_stuck="end")
    state = at(options, P0="R9 R5", P1="G1", P2="B1", Rup="R8", Rdown="R2", Bup="B5 B6")
    result = infini.result(go(state, "R9@R+"))
    assert result.placed == (3, 0, 2)
    assert result.winners == (0,)
    assert result.ranking == (1, 3, 2)
    assert result.payoffs == (1.0, -0.5, -0.5)


def test_ini_22_ties_share_and_ranks_are_skipped() -> None:
    options = Options(mode="adversary", players=3, min_plays=2, on_stuck="end")
    state = at(options, P0="R9 R5", P1="G1", P2="B1", Rup="R8", Rdown="R2", Gup="G5 G6 G7")
    result = infini.result(go(state, "R9@R+"))
    assert result.winners == (0, 1)
    assert result.ranking == (1, 1, 3)
    assert result.payoffs == (0.5, 0.5, -1.0)


@pytest.mark.parametrize("players", [1, 3])
def test_ini_23_all_win_when_all_68_are_placed(players: int) -> None:
    options = Options(mode="coop", players=players, min_plays=2)
    state = nearly(options, "R16 G16 B16 Y16")
    state = go(state, "R16@R+", "G16@G+", "B16@B+")
    assert state.total_placed == 67
    over = go(state, "Y16@Y+")
    result = infini.result(over)
    assert result.winners == tuple(range(players))
    assert result.ranking == (1,) * players
    assert result.payoffs == (1.0,) * players
    assert result.total == 68
    assert set(result.progress.values()) == {17}


def test_ini_23_all_lose_when_the_game_ends_before() -> None:
    state = at(Options(mode="coop", players=2), P0="R9 R5", P1="G1", Rup="R8", Rdown="R2")
    result = infini.result(go(state, "R9@R+"))
    assert result.winners == ()
    assert result.ranking == (1, 1)
    assert result.payoffs == (-1.0, -1.0)
    assert (result.placed, result.total) == ((3, 0, 0, 0), 3)


def test_ini_23_all_lose_when_all_are_eliminated() -> None:
    options = Options(mode="coop", players=2, on_stuck="eliminate")
    state = at(options, P0="R9 R5", Rup="R8", Rdown="R2", eliminated="P1", returned="B4")
    over = go(state, "R9@R+")
    assert infini.is_over(over)
    assert infini.result(over).winners == ()


def test_a_result_is_not_asked_too_early() -> None:
    state = infini.new_game(Options.plain("coop", 2), 1)
    with pytest.raises(UsageError, match="not over"):
        infini.result(state)
    assert infini.observe(state, SPECTATOR).result is None


def test_nothing_follows_when_the_game_is_over() -> None:
    over = go(at(DUO, P0="R16 G3", P1="G9", Rup=SIXTEEN["R"]), "R16@R+")
    assert infini.legal_actions(over) == ()
    with pytest.raises(UsageError, match="over"):
        infini.apply_unchecked(over, infini.END)
