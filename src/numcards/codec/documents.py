"""States, views, actions and options as documents, and back again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from attrs import fields, has

from numcards.codec.errors import DocumentError, Path
from numcards.codec.reading import Fields
from numcards.codec.seeds import parse_seed, seed_text
from numcards.codec.values import Document, Json, fields_of, kind_of, plain
from numcards.core.errors import InvalidOptions, InvalidPosition, NotationError, UsageError
from numcards.core.seats import SPECTATOR
from numcards.core.sentences import shown
from numcards.registry import get_game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from attrs import AttrsInstance

    from numcards.core.game import ActionT, AnyGame, Game, GameOptions, OptionsT, StateT, ViewT
    from numcards.core.seats import Viewer

FORMAT: Final = 1
"""The version of all documents; it rises when a reader of the old ones would fail."""

_HEAD: Final = ("format", "game", "rules_version", "options", "zones")


def options_document(options: GameOptions) -> Document:
    """Every option by name.

    >>> from numcards import inferno
    >>> options_document(inferno.Options(players=4))["finish"]
    'first_out'
    """
    made_of = fields_of(cast("type[AttrsInstance]", type(options)))
    return {field.name: plain(getattr(options, field.name)) for field in made_of}


def read_options(game: Game[OptionsT, Any, Any, Any, Any, Any], document: object) -> OptionsT:
    """The options that a document names; those left out have their defaults.

    Raises `DocumentError`.
    """
    return _options(game, document, ())


def _options(
    game: Game[OptionsT, Any, Any, Any, Any, Any], document: object, path: Path
) -> OptionsT:
    known = [field.name for field in fields(cast("Any", game.Options)) if field.init]
    given = Fields(document, path, known)
    make = cast("Callable[..., OptionsT]", game.Options)
    try:
        return make(**given.document)
    except InvalidOptions as error:
        raise DocumentError(path, "{problem}", problem=error.sentence) from error


def state_document(game: Game[Any, StateT, Any, Any, Any, Any], state: StateT) -> Document:
    """A whole position, hidden cards and the seed included: never send it to a player.

    >>> from numcards import inferno
    >>> start = inferno.position(inferno.Options(players=2), {"P0": "R7 B7", "P1": "S9"}, seed=5)
    >>> document = state_document(inferno, start)
    >>> document["game"], document["seed"], document["zones"]["P0"]
    ('inferno', '5', 'R7 B7')
    >>> read_state(inferno, document) == start
    True
    """
    zones = game.zones(state)
    return {
        **_head(game, cast("Any", state).options, zones),
        "seed": seed_text(game.seed_of(state)),
    }


def read_state(game: Game[Any, StateT, Any, Any, Any, Any], document: object) -> StateT:
    """The position that a document holds.

    Raises `DocumentError` for what is no such document of this game,
    and with every complaint about a position that cannot arise.
    """
    given = Fields(document, (), (*_HEAD, "seed"))
    options, zones = _read_head(game, given)
    seed = parse_seed(given.text("seed"), given.at("seed"))
    try:
        return game.position(options, zones, seed)
    except InvalidPosition as error:
        raise _about_zones(given, error) from error


def view_document(game: Game[Any, Any, ViewT, Any, Any, Any], view: ViewT) -> Document:
    """What one viewer may know of a position, and nothing else: this is what players are sent.

    >>> from numcards import inferno
    >>> start = inferno.position(inferno.Options(players=2), {"P0": "R7 B7", "P1": "S9"})
    >>> document = view_document(inferno, inferno.observe(start, 0))
    >>> document["viewer"], document["zones"]["P0"], document["zones"]["P1"]
    (0, 'R7 B7', '?')
    >>> read_view(inferno, document) == inferno.observe(start, 0)
    True
    """
    head = _head(game, cast("Any", view).options, game.view_zones(view))
    return {**head, "viewer": viewer_value(view.viewer)}


def read_view(game: Game[Any, Any, ViewT, Any, Any, Any], document: object) -> ViewT:
    """The view that a document holds, which knows its legal actions and can be determinized.

    Raises `DocumentError` for what is no such document of this game,
    and with every complaint about a view that no position has.
    """
    given = Fields(document, (), (*_HEAD, "viewer"))
    options, zones = _read_head(game, given)
    viewer = read_viewer(given.value("viewer"), given.at("viewer"), options.players)
    try:
        return game.view_of(options, zones, viewer)
    except InvalidPosition as error:
        raise _about_zones(given, error) from error


def _about_zones(given: Fields, error: InvalidPosition) -> DocumentError:
    return DocumentError(given.at("zones"), "{problem}", problem=error.sentence)


def _head(game: AnyGame, options: GameOptions, zones: Mapping[str, str]) -> Document:
    return {
        "format": FORMAT,
        "game": game.INFO.name,
        "rules_version": game.INFO.rules_version,
        "options": options_document(options),
        "zones": dict(zones),
    }


def _read_head(
    game: Game[OptionsT, Any, Any, Any, Any, Any], given: Fields
) -> tuple[OptionsT, dict[str, str]]:
    _check_is(given, "format", given.whole("format"), FORMAT)
    _check_is(given, "game", given.text("game"), game.INFO.name)
    _check_is(given, "rules_version", given.whole("rules_version"), game.INFO.rules_version)
    return _options(game, given.value("options"), given.at("options")), given.texts("zones")


def _check_is(given: Fields, name: str, value: object, expected: object) -> None:
    if value != expected:
        raise DocumentError(
            given.at(name),
            "{expected} is expected, not {given}.",
            expected=shown(expected),
            given=shown(value),
        )


def game_of(document: object) -> AnyGame:
    """The game that a document is about, by the name in it.

    Raises `DocumentError` when it names no game that can be found.
    """
    if type(document) is not dict or type(document.get("game")) is not str:
        raise DocumentError(("game",), "the name of a game is expected.")
    try:
        return get_game(document["game"])
    except UsageError as error:
        raise DocumentError(("game",), "{problem}", problem=error.sentence) from error


def viewer_value(viewer: Viewer) -> int | str:
    """A viewer as documents write it: the number of the seat, or `spectator`."""
    return str(viewer) if viewer is SPECTATOR else viewer


def read_viewer(value: Json, path: Path, players: int) -> Viewer:
    """The viewer that a document names; raises `DocumentError` for anything else."""
    if value == str(SPECTATOR):
        return SPECTATOR
    if type(value) is int and 0 <= value < players:
        return cast("Viewer", value)
    raise DocumentError(
        path,
        "a seat from 0 to {last} or {spectator} is expected, not {given}.",
        last=players - 1,
        spectator=shown(str(SPECTATOR)),
        given=shown(value),
    )


def action_document(action: object) -> Document:
    """An action: its notation in `text`, and its kind and fields for whoever draws it.

    >>> from numcards import inferno
    >>> action_document(inferno.parse_action("R7+joker"))
    {'text': 'R7+joker', 'kind': 'pose', 'cards': ['R7', 'joker']}
    """
    kind: type = type(action)
    document: Document = {"text": str(action), "kind": kind_of(kind)}
    for field in fields_of(kind) if has(kind) else ():
        document[field.name] = plain(getattr(action, field.name))
    return document


def read_action(game: Game[Any, Any, Any, Any, ActionT, Any], document: object) -> ActionT:
    """The action whose notation is in `text`.

    The other fields may be left out.
    Raises `DocumentError` for what is no action of this game,
    and for fields that say something else than the text.
    """
    if type(document) is not dict:
        raise DocumentError((), "an object is expected, not {given}.", given=shown(document))
    text = Fields(document, (), document).text("text")
    try:
        action = game.parse_action(text)
    except NotationError as error:
        raise DocumentError(("text",), "{problem}", problem=error.sentence) from error
    expected = action_document(action)
    given = Fields(document, (), expected)
    for name, value in given.document.items():
        if type(value) is not type(expected[name]) or value != expected[name]:
            raise DocumentError(
                given.at(name),
                "{action} has another {name} than {given}.",
                action=text,
                name=name,
                given=shown(value),
            )
    return action
