"""Worded grids become panels: cards where there are cards, words and numbers where not."""

from numcards.core import Seat, parse_card, parse_cards
from numcards.core.players import Player
from numcards.core.sentences import say
from numcards.render import Grid, Hand, Panel, Score, Text, grid_pieces


def panel(grid: Grid, names: tuple[str, ...] = ()) -> Panel:
    (only,) = grid_pieces([grid], "en", names)
    return only


def test_cards_in_notation_are_shown_as_cards_in_their_groups() -> None:
    hand = Hand("Your hand", (parse_cards("R9 G9"), (parse_card("joker"),)))
    assert panel(Grid(say("Your hand"), (("R9+G9 | joker",),))) == Panel("Your hand", (hand,))


def test_a_text_that_is_more_than_cards_stays_a_text() -> None:
    assert panel(Grid(say("Table"), (("R9 to B2",),))).pieces == (Text("R9 to B2"),)
    assert panel(Grid(say("Table"), (("",),))).pieces == (Text(""),)
    assert panel(Grid(say("Table"), ((Player(Seat(0)),),)), ("joker",)).pieces == (Text("joker"),)


def test_a_grid_without_rows_is_its_title() -> None:
    assert panel(Grid(say("Trick: to be led"), ())) == Panel("Trick: to be led", ())


def test_a_table_keeps_its_header_its_numbers_and_its_names() -> None:
    grid = Grid(
        say("Players"),
        ((Player(Seat(0)), 5, "R7"), (Player(Seat(1)), 4, "")),
        (say("player"), say("cards"), say("collected")),
    )
    hand = Hand("Players", ((parse_card("R7"),),))
    lines = (("Ada", 5, hand), ("P1", 4, ""))
    header = ("player", "cards", "collected")
    score = Score("Players", header, lines, stacks=True)
    assert panel(grid, ("Ada",)) == Panel("Players", (score,))


def test_a_table_of_words_and_numbers_is_moved_sideways_where_there_is_little_room() -> None:
    grid = Grid(say("Scores"), ((say("pair"), 5),), (say("objective"), say("points")))
    assert panel(grid).pieces == (Score("Scores", ("objective", "points"), (("pair", 5),)),)
