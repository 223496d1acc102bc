"""Grids show what a viewer sees, in both languages, and nothing else."""

from random import Random

import pytest

from numcards import inferno
from numcards.core import SPECTATOR, Seat, Spectator
from numcards.core.players import Player
from numcards.core.sentences import say
from numcards.registry import game_names, get_game
from numcards.render import Grid, grid_text, grids_of
from numcards.words import LANGUAGES
from tests.support import nim
from tests.support.some_options import options_of


def picture(zones: dict[str, str], viewer: int | Spectator, language: str = "en") -> str:
    state = inferno.position(inferno.Options(players=3, finish="rank_all"), zones)
    view = inferno.observe(state, SPECTATOR if viewer is SPECTATOR else Seat(viewer))
    grids = grids_of(inferno, view)
    return "\n".join(grid_text(grid, "fr" if language == "fr" else "en") for grid in grids)


TABLE = {
    "P0": "R9 joker",
    "P1": "G8 B8",
    "P2": "S3",
    "trick": "P0:R2+B2 P2:R7+W7",
    "in_trick": "P0 P2",
}


def test_the_table_as_the_player_on_turn_sees_it() -> None:
    assert picture(TABLE, 0).split("\n") == [
        "Round 1: the highest value is strongest",
        "  player  cards  in the trick  rounds won",
        "  P0      2      to play       0",
        "  P1      2      has passed    0",
        "  P2      1                    0",
        "Trick: 3 cards of any value",
        "  P0  R2+B2",
        "  P2  R7+W7",
        "Your hand",
        "  R9 | joker",
    ]


def test_the_table_in_french() -> None:
    assert picture(TABLE, SPECTATOR, "fr").split("\n") == [
        "Manche 1\N{NBSP}: la plus haute valeur est la plus forte",
        "  joueur  cartes  dans le pli  manches gagnées",
        "  P0      2       à jouer      0",
        "  P1      2       a passé      0",
        "  P2      1                    0",
        "Pli\N{NBSP}: 3 cartes de valeur libre",
        "  P0  R2+B2",
        "  P2  R7+W7",
    ]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"trick": "", "in_trick": "P0 P1 P2"}, "Trick: to be led"),
        ({"trick": "P0:R2+B2 P2:infini"}, "Trick: only a cut can follow"),
        ({"trick": "P0:R2 P2:R7"}, "Trick: 1 card above 7"),
        ({"trick": "P0:R8 P2:R7", "order": "inverted"}, "Trick: 1 card below 7"),
        ({"trick": "P0:B9+Y9 P2:R7+W7", "order": "inverted"}, "Round 1: 0 is strongest"),
        ({"P1": "", "out": "P1"}, "  P1      0      out of cards, place 1  0"),
    ],
)
def test_what_the_table_says(change: dict[str, str], line: str) -> None:
    assert line in picture(TABLE | change, 0).split("\n")


def test_columns_are_aligned_and_titles_stand_alone() -> None:
    grid = Grid(say("Table"), ((Player(Seat(0)), "R7"), (10, "")), (say("player"), say("cards")))
    assert grid_text(grid, "en", ["Annabelle"]) == (
        "Table\n  player     cards\n  Annabelle  R7\n  10"
    )
    assert grid_text(Grid(say("Table"), ()), "en") == "Table"


def test_a_users_own_game_shows_the_repr_of_its_view() -> None:
    view = nim.observe(nim.new_game(nim.Options(), 0), Seat(0))
    (grid,) = grids_of(nim, view)
    assert grid_text(grid, "en") == "Table\n  View(viewer=0, left=7, turn=0)"


@pytest.mark.parametrize("name", game_names())
def test_every_position_of_a_game_is_drawn_for_everybody(name: str) -> None:
    game = get_game(name)
    rng, state = Random(3), game.new_game(options_of(game), 3)
    while not game.is_over(state):
        for viewer in (SPECTATOR, Seat(0), Seat(1)):
            for grid in grids_of(game, game.observe(state, viewer)):
                assert all(grid_text(grid, language) for language in LANGUAGES)
                assert len({len(row) for row in (*grid.rows, *filter(None, [grid.header]))}) <= 1
        state = game.apply(state, rng.choice(game.legal_actions(state)))


@pytest.mark.parametrize("name", game_names())
def test_no_game_draws_a_card_that_its_view_does_not_hold(name: str) -> None:
    """Views that are equal are drawn alike, so nothing but the view decides."""
    game = get_game(name)
    state = game.new_game(options_of(game), 3)
    view = game.observe(state, Seat(0))
    for seed in range(5):
        other = game.observe(game.determinize(view, Random(seed)), Seat(0))
        assert grids_of(game, other) == grids_of(game, view)
