"""What a server sends one player: everything that this player needs at one moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from numcards.codec.documents import FORMAT, action_document, view_document
from numcards.codec.happenings import event_document, result_document
from numcards.codec.values import Document, Json
from numcards.words import action_text, event_text, group_text, result_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numcards.core.game import ActionT, AnyGame, EventT_co, Game, GameOptions, StateT
    from numcards.core.results import GameResult
    from numcards.core.seats import Viewer
    from numcards.words import Language


def frame(  # noqa: PLR0913  # what a player needs at one moment
    game: Game[Any, StateT, Any, Any, ActionT, EventT_co],
    state: StateT,
    viewer: Viewer,
    *,
    events: Sequence[EventT_co] = (),
    since: int = 0,
    language: Language | None = None,
    names: Sequence[str] = (),
) -> Document:
    """The view, the legal actions in groups, whose turn it is, the result, and what happened.

    `events` are those that the viewer has not been sent yet, as the viewer sees them; `since` is
    how many came before, so that a client that reconnects can ask for what it missed.
    With a language, everything is said in sentences too, with the players' names where given.
    It holds nothing that the viewer may not know.

    >>> from numcards import inferno
    >>> start = inferno.position(inferno.Options(players=2), {"P0": "R7 B7", "P1": "S9"})
    >>> [group["group"] for group in frame(inferno, start, 0)["actions"]]
    ['value 7']
    >>> frame(inferno, start, 0, language="fr")["actions"][0]["actions"][0]["meaning"]
    'simple de 7'
    """
    view = game.observe(state, viewer)
    result = view.result
    told = _Teller(game, language, names)
    return {
        "type": "frame",
        "format": FORMAT,
        "view": view_document(game, view),
        "to_act": [*view.to_act],
        "actions": told.groups(view.options, view.legal_actions),
        "since": since,
        "events": [told.event(event) for event in events],
        "result": None if result is None else told.result(result),
    }


@frozen
class _Teller:
    """Writes documents, with a sentence in each where a language is wanted."""

    game: AnyGame
    language: Language | None
    names: Sequence[str]

    def groups(self, options: GameOptions, actions: Iterable[object]) -> list[Json]:
        """The actions under their headings, both in the order of the actions."""
        groups: dict[str, list[Json]] = {}
        for action in actions:
            heading = group_text(self.game, action, self.language or "en", self.names)
            groups.setdefault(heading, []).append(self.action(options, action))
        return [{"group": heading, "actions": listed} for heading, listed in groups.items()]

    def action(self, options: GameOptions, action: object) -> Document:
        document = action_document(action)
        if self.language is not None:
            meaning = action_text(self.game, options, action, self.language, self.names)
            document["meaning"] = meaning
        return document

    def event(self, event: object) -> Document:
        document = event_document(event)
        if self.language is not None:
            document["text"] = event_text(self.game, event, self.language, self.names)
        return document

    def result(self, result: GameResult) -> Document:
        document = result_document(result)
        if self.language is not None:
            document["texts"] = [*result_text(self.game, result, self.language, self.names)]
        return document
