"""Pictures of views, of results, and of everything where that is asked for by name."""

from collections.abc import Callable
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from numcards import inferno, num5, pyramid
from numcards.core import SPECTATOR, Seat, UsageError, viewers
from numcards.core.game import AnyGame
from numcards.registry import game_names, get_game
from numcards.render import (
    Back,
    Badge,
    Banner,
    Empty,
    Hand,
    Panel,
    Piece,
    Places,
    Row,
    Score,
    all_seeing,
    html,
    pieces_of,
    svg,
)
from numcards.words import LANGUAGES, Language
from tests.support import nim
from tests.support.some_options import options_of

LARGEST = 30_000
"""How many bytes a picture of a view has at most."""

GAMES = pytest.mark.parametrize("game", [get_game(name) for name in game_names()], ids=game_names())


def positions(game: AnyGame, options: Any, seed: int, every: int) -> list[Any]:
    """Positions of a game played at random, the last one among them."""
    rng, state, kept = Random(seed), game.new_game(options, seed), []
    for turn in range(options.max_actions):
        if turn % every == 0:
            kept.append(state)
        if game.is_over(state):
            break
        state = game.apply(state, rng.choice(game.legal_actions(state)))
    return [*kept, state]


def inside(pieces: tuple[Piece, ...]) -> list[Piece]:
    """All pieces, and those within."""
    found = list(pieces)
    for piece in pieces:
        if isinstance(piece, Panel | Row):
            found += inside(piece.pieces)
        if isinstance(piece, Panel):
            found += piece.badges
    return found


@GAMES
@pytest.mark.parametrize("draw", [html, svg])
def test_every_view_has_a_picture_that_is_small(game: AnyGame, draw: Callable[..., str]) -> None:
    for place, state in enumerate(positions(game, options_of(game), 7, 40)):
        for viewer in viewers(2):
            text = draw(game.observe(state, viewer), LANGUAGES[place % 2])
            assert ET.fromstring(text).get("lang") == LANGUAGES[place % 2]  # noqa: S314
            assert len(text.encode()) < LARGEST


@pytest.mark.parametrize("draw", [html, svg])
def test_the_largest_table_is_still_small(draw: Callable[..., str]) -> None:
    options = pyramid.Options(players=6)
    for state in positions(pyramid, options, 0, 25):
        assert len(draw(pyramid.observe(state, Seat(0)), "fr").encode()) < LARGEST


@GAMES
@pytest.mark.parametrize("draw", [html, svg])
def test_views_that_are_equal_are_drawn_alike(game: AnyGame, draw: Callable[..., str]) -> None:
    """Nothing but the view decides, so no hidden card can reach a picture of it."""
    state = game.new_game(options_of(game), 3)
    others = []
    for viewer in (Seat(0), SPECTATOR):
        view = game.observe(state, viewer)
        others = [game.determinize(view, Random(seed)) for seed in range(3)]
        assert {draw(game.observe(other, viewer), "en") for other in others} == {draw(view, "en")}
    assert len({draw(all_seeing(other), "en") for other in others}) > 1


@GAMES
def test_everything_is_shown_behind_a_banner_alone(game: AnyGame) -> None:
    state = game.new_game(options_of(game), 3)
    pieces = pieces_of(all_seeing(state), "en")
    assert isinstance(pieces[0], Banner)
    for viewer in viewers(2):
        seen = inside(pieces_of(game.observe(state, viewer), "en"))
        assert not any(isinstance(piece, Banner) for piece in seen)


def test_everything_includes_what_only_one_player_sees() -> None:
    state = num5.new_game(num5.Options(players=2), 1)
    *_, panel = pieces_of(all_seeing(state), "en", ["Ada"])
    assert isinstance(panel, Panel)
    (score,) = panel.pieces
    assert isinstance(score, Score)
    hands = {line[0]: line[1] for line in score.lines}
    for seat, name in enumerate(("Ada", "P1")):
        hand = hands[name]
        assert isinstance(hand, Hand)
        assert hand.groups == (tuple(num5.observe(state, Seat(seat)).hand),)
    assert "row_R" not in hands


def test_a_notebook_shows_everything_where_it_was_asked_for_by_name() -> None:
    everything = all_seeing(num5.new_game(num5.Options(players=2), 1))
    assert everything._repr_html_() == html(everything, "en")  # what notebooks call


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_is_a_table_with_one_line_a_seat(language: Language) -> None:
    result = inferno.result(positions(inferno, inferno.Options(players=2), 4, 1000)[-1])
    (panel,) = pieces_of(result, language, ["Ada", "Grace"])
    assert isinstance(panel, Panel)
    (score,) = panel.pieces
    assert isinstance(score, Score)
    assert [line[0] for line in score.lines] == ["Ada", "Grace"]
    assert [line[1] for line in score.lines] == list(result.ranking)
    assert score.strong == result.winners != ()


def test_a_users_own_game_has_a_picture_too() -> None:
    state = nim.new_game(nim.Options(), 0)
    assert "View(viewer=0, left=7, turn=0)" in html(nim.observe(state, Seat(0)), "en")
    assert "Everything is shown" in html(all_seeing(state), "en")


@pytest.mark.parametrize("value", [None, 7, "R7", inferno.Options(players=2)])
def test_anything_else_is_refused(value: Any) -> None:
    with pytest.raises(UsageError, match="not of"):
        html(value, "en")
    with pytest.raises(UsageError, match="not of"):
        all_seeing(value)


def test_a_bare_state_is_refused_and_its_cards_are_not_told() -> None:
    state: Any = num5.new_game(num5.Options(players=2), 1)
    with pytest.raises(UsageError) as refused:
        html(state, "en")
    assert not any(str(card) in str(refused.value) for card in num5.observe(state, Seat(0)).hand)


def test_the_pyramid_game_shows_pyramids() -> None:
    state = pyramid.new_game(pyramid.Options(players=3, face_up=2), 1)
    pieces = inside(pieces_of(pyramid.observe(state, Seat(0)), "en", ["Ada"]))
    places = [piece for piece in pieces if isinstance(piece, Places)]
    assert [[len(line) for line in each.lines] for each in places] == [[1, 2, 3, 4]] * 3
    assert [each.label for each in places] == ["Ada", "P1", "P2"]
    assert places[0].lines[-1][2:] == (Back(), Back())
    assert [piece.text for piece in pieces if isinstance(piece, Badge)] == ["to draw"]


def test_a_card_drawn_in_the_pyramid_game_is_shown_to_its_player_alone() -> None:
    state = pyramid.new_game(pyramid.Options(players=2), 1)
    state = pyramid.apply(state, pyramid.legal_actions(state)[0])
    (card,) = pyramid.observe(state, Seat(0)).own
    for viewer in viewers(2):
        pieces = inside(pieces_of(pyramid.observe(state, viewer), "en"))
        hands = [piece for piece in pieces if isinstance(piece, Hand)]
        assert [hand.groups for hand in hands] == [((card if viewer == 0 else Back(),),)]


def test_a_row_of_num5_shows_the_places_that_are_left() -> None:
    options = num5.Options(players=2, row_limit=4)
    for state in positions(num5, options, 2, 5)[:8]:
        view = num5.observe(state, SPECTATOR)
        pieces = inside(pieces_of(view, "en"))
        (rows,) = (each for each in pieces if isinstance(each, Score) and not each.header)
        for (_, shown), row in zip(rows.lines, view.rows, strict=True):
            assert isinstance(shown, Hand)
            (faces,) = shown.groups
            assert faces[: len(row)] == row
            assert faces[len(row) :] == (Empty(),) * (4 - len(row))
