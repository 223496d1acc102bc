"""The command `watch`: bots play, and every move is shown as a spectator sees it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from numcards import bots
from numcards.cli.arguments import bots_named, bots_of, new_seed, seed_from, seed_text
from numcards.cli.files import GameFile
from numcards.cli.options import options_from
from numcards.core.seats import SPECTATOR
from numcards.core.sentences import say
from numcards.records import Recorder
from numcards.registry import get_game
from numcards.words import event_text, game_title, result_text

if TYPE_CHECKING:
    from argparse import Namespace

    from numcards.cli.screen import Screen
    from numcards.core.game import AnyGame

__all__ = ["show_result", "watch"]


def watch(screen: Screen, asked: Namespace) -> int:
    """Let bots play one game; the record is saved however it ends."""
    game = get_game(asked.game)
    options = options_from(game, asked.options)
    names = bots_of(game, asked.bots, options.players)
    seed = new_seed() if asked.seed is None else seed_from(asked.seed)
    table = Recorder(game, options, seed, players=names)
    file = None
    if asked.record is not None:
        file = GameFile(Path(asked.record), overwrite=asked.force)
        file.begin(table.record())
    try:
        screen.line(game_title(game, screen.language), "bold")
        screen.say(say("Seed {seed}, bots: {bots}.", seed=seed_text(seed), bots=", ".join(names)))
        for event in game.opening_events(options, seed, SPECTATOR):
            screen.line(event_text(game, event, screen.language))
        for move in bots.watch(game, options, bots_named(game, names), seed, table):
            for event in game.events(move.before, move.action, SPECTATOR):
                screen.line(event_text(game, event, screen.language))
    finally:
        if file is not None:
            file.end(table.record())
    show_result(screen, game, table.state)
    return 0


def show_result(screen: Screen, game: AnyGame, state: object) -> None:
    """Show how a game ended."""
    for line in result_text(game, game.result(state), screen.language, screen.names):
        screen.line(line, "bold")
