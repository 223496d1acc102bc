"""The table of the scorecard game at a terminal."""

from collections.abc import Mapping

import pytest

from numcards import scorecard
from numcards.core import SPECTATOR, Seat, Spectator
from numcards.render import grid_text, grids_of
from numcards.scorecard import Options
from numcards.words import Language

THREE = Options(players=3)
TABLE = {
    "round": "2",
    "P1.sequence": "R3 G9",
    "P1.collection": "B5 R5",
    "P1.reserve": "joker",
    "P1.scorecard": "pair:18 rainbow_run:20",
    "P0.collection": "Y1",
    "out": "P0",
    "skips": "0 0 1",
    "pile1": "R12 B4",
    "pile2": "W7",
    "peeked1": "P2",
}


ROUND_OVER = {"P1.sequence": "", "pile1": "", "pile2": "", "peeked1": ""}


def picture(
    viewer: int | Spectator, zones: Mapping[str, str] = TABLE, language: Language = "en"
) -> list[str]:
    """The lines that a viewer is shown, without the discard."""
    state = scorecard.position(THREE, {**TABLE, **zones})
    view = scorecard.observe(state, SPECTATOR if viewer is SPECTATOR else Seat(viewer))
    text = "\n".join(grid_text(grid, language) for grid in grids_of(scorecard, view))
    lines = text.replace("\N{NBSP}", " ").split("\n")
    return [line for line in lines if not line.startswith(("  discard", "  défausse"))]


def standing(lines: list[str], seat: int) -> str:
    """What is said of a player in the column `now`."""
    place = next(index for index, line in enumerate(lines) if line.startswith("Players"))
    header, row = lines[place + 1], lines[place + 2 + seat]
    return row[header.index("now") : header.index("reserve")].strip()


def test_the_table_as_a_player_sees_it() -> None:
    assert picture(2) == [
        "Scorecards, round 2 of 5",
        "  objective          points + highest card   P0  P1  P2",
        "  pair               2                           18",
        "  three of a kind    6",
        "  four of a kind     15",
        "  five of a colour   8, + 2 a card beyond 5",
        "  eight of a colour  20",
        "  short run          5",
        "  long run           12",
        "  colour run         20",
        "  rainbow            10",
        "  rainbow run        12                          20",
        "  in all                                     0   38  0",
        "Piles",
        "  pile 1   2 cards   you have seen R12 on top",
        "  pile 2   1 card",
        "Players",
        "  player  now           reserve  sequence  collection",
        "  P0      out                              Y1",
        "  P1      to play       joker    R3 G9     R5 B5",
        "  P2      skips 1 turn",
    ]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_peeked_card_is_shown_to_its_viewer_alone(viewer: int | Spectator) -> None:
    """SC-21."""
    assert not any("seen" in line for line in picture(viewer))


def test_the_table_in_french_for_a_spectator() -> None:
    lines = picture(SPECTATOR, language="fr")
    assert lines[0] == "Scorecards, manche 2 sur 5"
    assert lines[2:6] == [
        "  Paire           2                                  18",
        "  Brelan          6",
        "  Carré           15",
        "  Couleur         8, + 2 par carte au-delà de 5",
    ]
    assert lines[13:16] == ["Pioches", "  pioche 1  2 cartes", "  pioche 2  1 carte"]
    assert lines[-3:] == [
        "  P0      hors de la manche                     Y1",
        "  P1      à jouer            joker    R3 G9     R5 B5",
        "  P2      passera 1 tour",
    ]


@pytest.mark.parametrize(
    ("zones", "told"),
    [
        ({"phase": "free"}, "to draw or stop"),
        ({"phase": "owing", "P1.sequence": "R3 W9"}, "must draw once more"),
        ({"phase": "waiting", "drawn": "double"}, "to use or keep double"),
        ({"phase": "choosing", "quantum": "R7 B8 S9"}, "to choose a card"),
        ({"phase": "stopped:P1 free"}, "stopped: joker or bust"),
        ({"phase": "skipped", "skips": "0 0 0"}, "in a skipped turn"),
        ({"phase": "forced:P2:1 free"}, "is interrupted"),
    ],
)
def test_what_a_player_is_to_do(zones: dict[str, str], told: str) -> None:
    assert standing(picture(SPECTATOR, zones), 1) == told


def test_forced_draws_are_counted() -> None:
    """SC-19; the target may have something else to tell as well."""
    lines = picture(SPECTATOR, {"phase": "forced:P2:2 free"})
    assert standing(lines, 2) == "must draw 2 cards, skips 1 turn"


def test_the_cards_of_a_quantum_are_shown_to_who_draws_them() -> None:
    """SC-23."""
    quantum = {"phase": "choosing", "quantum": "R7 B8 S9"}
    assert picture(1, quantum)[-2:] == [
        "Cards of the quantum, of which you keep one or none",
        "  R7 B8 S9",
    ]
    for other in (0, 2, SPECTATOR):
        assert not any("S9" in line for line in picture(other, quantum))


def test_last_turns() -> None:
    """SC-27."""
    zones = {"declared": "P2", "turns": "5", "P2.collection": "G1", "skips": "0 0 0"}
    lines = picture(SPECTATOR, zones)
    assert "Players, in their last turns" in lines
    assert standing(lines, 2) == "has declared"


def test_what_is_validated_in_this_round_is_ticked() -> None:
    """SC-30: the points are found when the player is done."""
    zones = {**ROUND_OVER, "phase": "validating", "P1.scorecard": "", "validated": "pair"}
    lines = picture(SPECTATOR, zones)
    assert lines[2].split() == ["pair", "2", "✓"]
    assert standing(lines, 1) == "to validate"


def test_nobody_is_to_act_when_the_game_is_over() -> None:
    zones = {**ROUND_OVER, "phase": "over", "round": "5", "turn": "P0"}
    lines = picture(SPECTATOR, zones)
    assert standing(lines, 1) == ""
