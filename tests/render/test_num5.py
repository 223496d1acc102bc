"""The table of NUM-5 at a terminal."""

from collections.abc import Mapping

import pytest

from numcards import num5
from numcards.core import SPECTATOR, Seat, Spectator
from numcards.num5 import Options
from numcards.render import grid_text, grids_of
from numcards.words import Language

TABLE = {
    "P0": "R9 B5 W4",
    "P1": "G8 B8",
    "P1_chosen": "S2",
    "P2": "S3 Y7 Y9",
    "P2_collected": "B0 W1",
    "row_B": "B3",
    "row_G": "G0 G4",
    "scores": "3/4/0",
}
OPTIONS = Options(players=3, hand_size=4)


def picture(
    viewer: int | Spectator,
    language: Language = "en",
    options: Options = OPTIONS,
    zones: Mapping[str, str] = TABLE,
) -> list[str]:
    """The lines that a viewer is shown."""
    view = num5.observe(
        num5.position(options, zones), SPECTATOR if viewer is SPECTATOR else Seat(viewer)
    )
    return "\n".join(grid_text(grid, language) for grid in grids_of(num5, view)).split("\n")


def test_the_table_as_a_player_on_turn_sees_it() -> None:
    assert picture(0) == [
        "Round 2: the first to win 3 rounds wins the game",
        "  player  cards  this turn   rounds won  points  in all  collected",
        "  P0      3      to play     0           0       3",
        "  P1      2      has chosen  1           0       4",
        "  P2      3      to play     0           1       1       B0 W1",
        "Rows, full at 5 cards",
        "  blue    B3",
        "  red     R0",
        "  yellow  Y0",
        "  green   G0 G4",
        "Your hand",
        "  R9 | B5 | W4",
    ]


def test_the_own_choice_is_shown_to_its_player_alone() -> None:
    assert picture(1)[-2:] == ["Your hand (S2 lies face down)", "  G8 | B8"]
    for other in (0, 2, SPECTATOR):
        assert not any("S2" in line for line in picture(other))


def test_the_table_in_french_for_a_spectator() -> None:
    lines = picture(SPECTATOR, "fr")
    assert lines[0] == "Manche 2\N{NBSP}: la partie va au premier à gagner 3 manches"
    assert lines[1].split("  ")[1:4] == ["joueur", "cartes", "ce tour"]
    assert lines[5:] == [
        "Rangées, pleines à 5 cartes",
        "  bleu   B3",
        "  rouge  R0",
        "  jaune  Y0",
        "  vert   G0 G4",
    ]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_cards_that_wait_are_shown_to_all(viewer: int | Spectator) -> None:
    """N5-05: they lie open in the order of placement."""
    options = Options(players=2, hand_size=1)
    lines = picture(viewer, options=options, zones={"unplaced": "P1:W5 P0:G7"})
    place = lines.index("Still to be placed, in this order")
    assert lines[place + 1 : place + 3] == ["  P1  W5", "  P0  G7"]
    assert lines[2].split() == ["P0", "0", "0", "0", "0"]
    assert lines[3].split() == ["P1", "0", "to", "play", "0", "0", "0"]


def test_the_points_of_a_game_that_is_over_are_not_counted_twice() -> None:
    over = {"P0_collected": "R0 R5", "row_R": "R7", "scores": "5/0"}
    lines = picture(SPECTATOR, options=Options(players=2, hand_size=1, rounds_to_win=1), zones=over)
    assert lines[0] == "Round 1: the first to win 1 round wins the game"
    assert lines[2].split() == ["P0", "0", "1", "5", "5", "R0", "R5"]
