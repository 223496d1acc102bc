"""The picture of any game's table: the game's own, or what its view shows of itself."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any, Final, cast

from attrs import frozen

from numcards.core.errors import UsageError
from numcards.core.notation import parse_seat
from numcards.core.players import Player
from numcards.core.seats import SPECTATOR, Seat
from numcards.core.sentences import say, shown
from numcards.render.boards.wording import Wording
from numcards.render.documents import html_of, svg_of
from numcards.render.grid_pieces import cards_in, grid_pieces
from numcards.render.grids import Grid, WordedGrid, grid_text, worded
from numcards.render.pieces import Banner, Panel, Score
from numcards.render.theme import Look
from numcards.words import game_title
from numcards.words.game_words import part_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from numcards.core.game import AnyGame, Game, GameView, ViewT
    from numcards.core.results import GameResult
    from numcards.render.pieces import Piece
    from numcards.words import Language

__all__ = ["AllSeeing", "all_seeing", "board", "grids_of", "html", "pieces_of", "scene", "svg"]

_SEAT: Final = re.compile(r"P(0|[1-9][0-9]{0,2})")
_PLAIN_LOOK: Final = Look()


def grids_of(game: Game[Any, Any, ViewT, Any, Any, Any], view: ViewT) -> tuple[Grid, ...]:
    """What a view shows, as grids; a user's own game shows the repr of its view."""
    module = part_of("numcards.render", game)
    if module is None:
        return (Grid(say("Table"), ((repr(view),),)),)
    draw = cast("Callable[[ViewT], tuple[Grid, ...]]", vars(module)["grids"])
    return draw(view)


def scene(
    game: Game[Any, Any, ViewT, Any, Any, Any],
    view: ViewT,
    language: Language,
    names: Sequence[str] = (),
) -> tuple[WordedGrid, ...]:
    """What a view shows, in words: all that a page needs to draw the table of any game.

    `names` are the players' names by seat; without them players read `P0`, `P1` and so on.
    Raises `UsageError` for an unknown language.

    >>> from numcards import inferno
    >>> state = inferno.position(inferno.Options(players=2), {"P0": "R7 G7 B9", "P1": "Y3"})
    >>> players, trick, hand = scene(inferno, inferno.observe(state, 0), "en", ["Ann", "Bob"])
    >>> players.header, players.rows[1]
    (('player', 'cards', 'in the trick', 'rounds won'), ('Bob', '1', '', '0'))
    >>> hand.title, hand.rows
    ('Your hand', (('R7 G7 | B9',),))
    """
    return tuple(worded(grid, language, names) for grid in grids_of(game, view))


@frozen
class AllSeeing:
    """A state whose picture shows what every player hides; made by `all_seeing`."""

    game: AnyGame
    state: object

    def _repr_html_(self) -> str:
        return html(self, "en")


def all_seeing(state: object) -> AllSeeing:
    """Everything in a state, to be shown with a banner and a frame that say so.

    No player may see such a picture while the game goes on: players are shown their views.
    Raises `UsageError` for anything but a state of a game.
    """
    return AllSeeing(_game_of(state, "State"), state)


def pieces_of(
    value: GameView[Any] | AllSeeing | GameResult, language: Language, names: Sequence[str] = ()
) -> tuple[Piece, ...]:
    """The pieces of the picture of a view, of `all_seeing(state)` or of a result.

    Raises `UsageError` for anything else; a state is not shown unless all-seeing is asked for.
    """
    wording = Wording(language, tuple(names))
    if isinstance(value, AllSeeing):
        return tuple(_everything(value, wording))
    if hasattr(value, "payoffs"):
        return (_result(cast("GameResult", value), wording),)
    return board(_game_of(value, "View"), value, wording)


def html(
    value: GameView[Any] | AllSeeing | GameResult,
    language: Language,
    names: Sequence[str] = (),
    look: Look = _PLAIN_LOOK,
) -> str:
    """A view, `all_seeing(state)` or a result as HTML, to be put anywhere into a page.

    Raises `UsageError` as `pieces_of` does.
    """
    pieces = pieces_of(value, language, names)
    return html_of(pieces, language, label=_label(value, language), look=look)


def svg(
    value: GameView[Any] | AllSeeing | GameResult,
    language: Language,
    names: Sequence[str] = (),
    look: Look = _PLAIN_LOOK,
) -> str:
    """The same as one SVG; those who do not see it read the table in words.

    Raises `UsageError` as `pieces_of` does.
    """
    pieces = pieces_of(value, language, names)
    told = _told(value, language, names)
    return svg_of(pieces, language, label=_label(value, language), description=told, look=look)


def board(game: AnyGame, view: object, wording: Wording) -> tuple[Piece, ...]:
    """The pieces of a view of a game."""
    module = part_of("numcards.render.boards", game)
    if module is None:
        return grid_pieces(grids_of(game, view), wording.language, wording.names)
    draw = cast("Callable[[object, Wording], tuple[Piece, ...]]", vars(module)["pieces"])
    return draw(view, wording)


def _everything(value: AllSeeing, wording: Wording) -> Iterator[Piece]:
    """What everybody sees, and then what somebody does not."""
    game, spectated = value.game, value.game.observe(value.state, SPECTATOR)
    yield Banner(wording(_WARNING))
    yield from board(game, spectated, wording)
    view_zones = getattr(game, "view_zones", None)
    seen = {} if view_zones is None else view_zones(spectated)
    hidden = [pair for pair in game.zones(value.state).items() if seen.get(pair[0]) != pair[1]]
    lines = tuple(
        (_zone_name(name, wording), cards_in(zone, name) or zone) for name, zone in hidden
    )
    if lines:
        title = wording(say("Not seen by everyone"))
        yield Panel(title, (Score(title, (), lines),))


def _zone_name(name: str, wording: Wording) -> str:
    """What a zone is called, its player by name."""
    seat, _, rest = name.partition("_")
    if not _SEAT.fullmatch(seat):
        return name
    return f"{wording.player(parse_seat(seat))} {rest}".rstrip()


def _result(result: GameResult, wording: Wording) -> Panel:
    header = tuple(map(wording, (say("player"), say("rank"), say("score"), say("payoff"))))
    lines = tuple(
        (wording(Player(Seat(seat))), result.ranking[seat], score, f"{result.payoffs[seat]:+.2f}")
        for seat, score in enumerate(result.scores)
    )
    title = wording(say("Result"))
    return Panel(title, (Score(title, header, lines, strong=result.winners),))


def _label(value: object, language: Language) -> str:
    if isinstance(value, AllSeeing):
        return game_title(value.game, language)
    return "" if hasattr(value, "payoffs") else game_title(_game_of(value, "View"), language)


def _told(value: object, language: Language, names: Sequence[str]) -> str:
    if isinstance(value, AllSeeing) or hasattr(value, "payoffs"):
        return ""
    grids = grids_of(_game_of(value, "View"), cast("GameView[Any]", value))
    return "\n".join(grid_text(grid, language, names) for grid in grids)


_WARNING: Final = say("Everything is shown: no player sees this")
_PARTS: Final = ("INFO", "View", "State", "observe", "apply")


def _game_of(value: object, kind: str) -> AnyGame:
    """The game whose package has this class: the module of the class, or one around it."""
    name = type(value).__module__
    while name:
        module = sys.modules.get(name)
        if all(hasattr(module, part) for part in _PARTS) and getattr(module, kind) is type(value):
            return cast("AnyGame", module)
        name = name.rpartition(".")[0]
    raise UsageError(
        "A picture is made of a view, of all_seeing(state) or of a result, not of {given}.",
        given=shown(value),
    )
