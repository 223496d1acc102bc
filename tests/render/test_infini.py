"""The table of NUM Infini at a terminal."""

from collections.abc import Mapping

import pytest

from numcards import infini
from numcards.core import SPECTATOR, Seat, Spectator
from numcards.infini import Options
from numcards.render import grid_text, grids_of
from numcards.words import Language

DUEL = Options(mode="adversary", players=2, action_copies=1)
TABLE = {
    "P0": "R2 R13 W3 S5 flip passe",
    "P1": "G4 G16",
    "R+": "R3 R7 R8 R9 R10 R11 joker=11 R12 S12",
    "R-": "R16 R6",
    "G+": "G9",
    "out": "simple",
    "growths": "1 0",
}
TOGETHER = Options(mode="coop", players=2)


def picture(
    viewer: int | Spectator,
    language: Language = "en",
    options: Options = DUEL,
    zones: Mapping[str, str] = TABLE,
) -> list[str]:
    """The lines that a viewer is shown."""
    view = infini.observe(
        infini.position(options, zones), SPECTATOR if viewer is SPECTATOR else Seat(viewer)
    )
    return "\n".join(grid_text(grid, language) for grid in grids_of(infini, view)).split("\n")


def test_the_table_as_a_player_on_turn_sees_it() -> None:
    """A branch shows its last eight cards; what fits the viewer is told in runs."""
    assert picture(0) == [
        "Adversaries: the first to place all 17 cards of a colour",
        "  player  own colour  cards  refilled to  this turn",
        "  P0      red         6      6            to play, owes 2 plays",
        "  P1      green       2      5",
        "Piles (cards to draw: 52)",
        "  branch  placed  fits you  cards",
        "  R+      9 / 17  2 13-15   … R7 R8 R9 R10 R11 joker=11 R12 S12",
        "  R-              0-2 4-5   R16 R6",
        "  G+      1 / 17  0-8       G9",
        "  G-                        -",
        "Out of the game",
        "  simple",
        "Your hand",
        "  R2 R13 | W3 | S5 | flip passe",
    ]


def test_what_fits_is_by_the_viewers_rights() -> None:
    """INI-08: a rival's branch is helped, one's own prolonged."""
    lines = picture(1)
    assert lines[6].split()[4:6] == ["0-2", "4-5"]
    assert lines[7].split() == ["R-", "13-15", "R16", "R6"]
    assert lines[8].split() == ["G+", "1", "/", "17", "10-16", "G9"]
    assert lines[9].split() == ["G-", "0-8", "10-16", "-"]


def test_the_hand_is_shown_to_its_player_alone() -> None:
    assert picture(1)[-2:] == ["Your hand", "  G4 G16"]
    for other in (1, SPECTATOR):
        assert not any("R13" in line for line in picture(other))


def test_the_table_in_french_for_a_spectator() -> None:
    lines = picture(SPECTATOR, "fr", TOGETHER, {"P0": "R2 R3", "P1": "B4", "R+": "R5"})
    assert lines == [
        "Coopération\N{NBSP}: 1 / 68 cartes posées",
        "  joueur  cartes  repioche à  ce tour",
        "  P0      2       5           doit jouer 2 coups",
        "  P1      1       5",
        "Piles (cartes à piocher\N{NBSP}: 98)",
        "  branche  posées  cartes",
        "  R+       1 / 17  R5",
        "  R-               -",
        "  G+       0 / 17  -",
        "  G-               -",
        "  B+       0 / 17  -",
        "  B-               -",
        "  Y+       0 / 17  -",
        "  Y-               -",
    ]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_how_much_lies_under_the_draw_pile(viewer: int | Spectator) -> None:
    """INI-27: how many cards of eliminated players there are, and not which."""
    zones = {"P1": "G4 G16", "returned": "G11 G12", "eliminated": "P0"}
    lines = picture(viewer, zones=zones)
    assert lines[2].split() == ["P0", "red", "0", "5", "eliminated"]
    assert lines[4] == "Piles (cards to draw: 69, and under them 2 of eliminated players)"
    assert not any("G11" in line or "G12" in line for line in lines)


def test_a_turn_that_is_fulfilled_can_be_ended() -> None:
    lines = picture(SPECTATOR, zones={**TABLE, "plays": "2", "P0": "W3 S5 flip"})
    assert lines[2].endswith("to play or to end the turn")


def test_the_player_who_ended_the_game_is_stuck() -> None:
    """INI-18: a hand stays where it is, and its player still sees it."""
    options = Options(mode="adversary", players=2, on_stuck="end", rescue_cards="none")
    lines = picture(0, options=options, zones={"P0": "G4 G5", "stuck": "P0", "turn": ""})
    assert lines[2].split() == ["P0", "red", "2", "5", "stuck"]
    assert lines[3].split() == ["P1", "green", "0", "5"]
    assert lines[-2:] == ["Your hand", "  G4 G5"]
