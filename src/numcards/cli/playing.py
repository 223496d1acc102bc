"""The command `play`: a person against bots, seeing only what their seat may know."""

from __future__ import annotations

from contextlib import suppress
from shlex import quote
from typing import TYPE_CHECKING, Any, Final

from numcards.cli.menu import Menu
from numcards.cli.tables import Table, new_table, saved_table
from numcards.cli.watching import show_result
from numcards.core.refusals import Refusal
from numcards.core.seats import Seat, seat_text
from numcards.core.sentences import Sentence, say
from numcards.render import grids_of
from numcards.words import event_text, game_title, translate

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

    from numcards.cli.screen import Screen

__all__ = ["play"]

_QUIT: Final = "q"
_LIST: Final = "?"


def play(screen: Screen, asked: Namespace) -> int:
    """Play a new game or go on with a saved one; it is saved however it ends."""
    table = new_table(asked) if asked.resume is None else saved_table(asked)
    screen.names = _names(screen, table)
    try:
        try:
            _Conversation(screen, table).run()
        finally:
            table.leave()
    except KeyboardInterrupt:
        screen.line()
        _take_leave(screen, table)
        raise
    _take_leave(screen, table)
    return 0


def _take_leave(screen: Screen, table: Table) -> None:
    """Tell where the game is saved."""
    file = table.file
    screen.say(say("The game is saved in {file}.", file=str(file.path)))
    if table.on_turn is not None and not file.is_stream:
        path = quote(str(file.path))
        screen.say(say("Resume it with: numcards play --resume {file}", file=path))


def _names(screen: Screen, table: Table) -> tuple[str, ...]:
    """The players as they are called; the person is told which one they are."""
    seats = map(Seat, range(table.seats))
    own = translate(say("{player} (you)", player=seat_text(table.seat)), screen.language)
    return tuple(own if seat == table.seat else seat_text(seat) for seat in seats)


class _Conversation:
    """Shows what happens, and asks the person until the game is over or they leave."""

    def __init__(self, screen: Screen, table: Table) -> None:
        self._screen = screen
        self._table = table

    def run(self) -> None:
        """Play on from where the game stands."""
        self._screen.line(game_title(self._table.game, self._screen.language), "bold")
        self._show(self._table.opening)
        while (seat := self._table.on_turn) is not None:
            if seat == self._table.seat:
                action = self._ask()
                if action is None:
                    return
            else:
                action = self._table.bots_action(seat)
            self._show(self._table.play(seat, action))
            if seat == self._table.seat:
                self._table.save()
        show_result(self._screen, self._table.game, self._table.state)

    def _show(self, events: Sequence[Any]) -> None:
        for event in events:
            text = event_text(self._table.game, event, self._screen.language, self._screen.names)
            self._screen.line(text)

    def _ask(self) -> Any:  # noqa: ANN401  # an action of any game
        """Ask for an action until there is a legal one; None when the person leaves."""
        game, seat, state = self._table.game, self._table.seat, self._table.state
        view = game.observe(state, seat)
        actions = view.legal_actions
        menu = Menu(
            game, view.options, seat, actions, lambda action: game.refusal(state, action, by=seat)
        )
        for grid in grids_of(game, view):
            self._screen.grid(grid)
        self._screen.grid(menu.overview())
        self._screen.say(
            say(
                "Type a number, an action such as {example}, ? to list them, or q to leave.",
                example=actions[len(actions) // 2],
            )
        )
        _complete(tuple(map(str, actions)))
        while True:
            text = _read()
            if text == _QUIT:
                return None
            if text.startswith(_LIST):
                self._list(menu, text.removeprefix(_LIST).strip())
            elif text:
                chosen = menu.choose(text)
                if not isinstance(chosen, Sentence | Refusal):
                    return chosen
                self._object(chosen)

    def _list(self, menu: Menu, text: str) -> None:
        found = menu.search(text, self._worded)
        if isinstance(found, Sentence):
            self._object(found)
        else:
            self._screen.grid(found)

    def _worded(self, sentence: Sentence) -> str:
        return translate(sentence, self._screen.language, self._screen.names)

    def _object(self, problem: Sentence | Refusal) -> None:
        sentence = problem.sentence if isinstance(problem, Refusal) else problem
        self._screen.warn(self._worded(sentence))


def _read() -> str:
    """A line that the person types; the end of the input means to leave."""
    try:
        return input("> ").strip()
    except EOFError:
        print()
        return _QUIT


def _complete(texts: tuple[str, ...]) -> None:
    """Let the tab key complete actions, where the terminal can."""
    with suppress(ImportError):
        import readline  # noqa: PLC0415  # it is not there on every platform

        def completion(typed: str, place: int) -> str | None:
            fitting = [text for text in texts if text.startswith(typed)]
            return fitting[place] if place < len(fitting) else None

        readline.set_completer(completion)
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")
