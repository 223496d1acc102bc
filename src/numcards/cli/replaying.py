"""The command `replay`: a recorded game, step by step, as any viewer sees it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

from numcards.cli.arguments import viewer_from
from numcards.cli.watching import show_result
from numcards.core.seats import SPECTATOR
from numcards.core.sentences import say
from numcards.records import load
from numcards.records.replaying import Step, opening_of, steps
from numcards.registry import get_game
from numcards.render import Grid, grids_of
from numcards.words import event_text, game_title, translate

if TYPE_CHECKING:
    from argparse import Namespace

    from numcards.cli.screen import Screen
    from numcards.core.game import AnyGame
    from numcards.core.seats import Viewer

__all__ = ["replay"]

_QUIT: Final = "q"


def replay(screen: Screen, asked: Namespace) -> int:
    """Show a record; at a terminal it waits after each step, with the table as it stands."""
    record = load(asked.file)
    game = get_game(record.game)
    waiting = sys.stdin.isatty() and sys.stdout.isatty() and not asked.all
    screen.line(game_title(game, screen.language), "bold")
    last = None
    options = record.game_options(game)
    viewer = viewer_from(asked.viewer, options.players)
    seen_by = SPECTATOR if isinstance(viewer, str) else viewer
    for event in opening_of(game, options, record, seen_by):
        screen.line(event_text(game, event, screen.language))
    for step in steps(game, record):
        last = step.state
        _show_step(screen, game, step, viewer)
        if waiting or step.action is None:
            _show_table(screen, game, step.state, viewer)
        if waiting and not game.is_over(last) and _asked_to_leave(screen):
            return 0
    if game.is_over(last):
        show_result(screen, game, last)
    else:
        screen.say(say("The game is not over yet."))
    return 0


def _show_step(screen: Screen, game: AnyGame, step: Step[Any, Any], viewer: Viewer | str) -> None:
    if step.action is None:
        return
    if isinstance(viewer, str):
        screen.line(f"{step.number}. {step.action}", "bold")
        events = game.all_events(step.before, step.action)
    else:
        screen.line(f"{step.number}.", "bold")
        events = game.events(step.before, step.action, viewer)
    for event in events:
        screen.line(f"  {event_text(game, event, screen.language)}")


def _show_table(screen: Screen, game: AnyGame, state: object, viewer: Viewer | str) -> None:
    if isinstance(viewer, str):
        zones = tuple(game.zones(state).items())
        screen.grid(Grid(say("All zones"), zones))
    else:
        for grid in grids_of(game, game.observe(state, viewer)):
            screen.grid(grid)


def _asked_to_leave(screen: Screen) -> bool:
    prompt = translate(say("Enter: next step, q: leave "), screen.language)
    try:
        return input(prompt).strip() == _QUIT
    except EOFError:
        print()
        return True
