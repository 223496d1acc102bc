"""The loop of a game server, with its network left out: each player gets only what is theirs.

Whatever comes in is a text and the seat that sent it.
Whatever goes out is made for one seat: its view, its events, or why its action was refused.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from attrs import define, field

from numcards import inferno
from numcards.core import (
    SPECTATOR,
    IllegalAction,
    NotationError,
    Seat,
    Seed,
    Viewer,
    viewers,
)

Message = inferno.View | tuple[inferno.Event, ...] | str


@define
class Table:
    """One running game: the only place that holds its state."""

    options: inferno.Options
    seed: Seed
    """Keep it secret while the game runs: the whole deal follows from it."""
    state: inferno.State = field(init=False)

    def __attrs_post_init__(self) -> None:
        """Deal."""
        self.state = inferno.new_game(self.options, self.seed)

    def welcome(self, viewer: Viewer) -> Message:
        """What somebody gets who sits down, comes back, or begins to watch."""
        return inferno.observe(self.state, viewer)

    def receive(self, sender: Seat, text: str) -> Iterator[tuple[Viewer, Message]]:
        """Take an action from a player; give back what to send, and to whom."""
        before = self.state
        try:
            action = inferno.parse_action(text)
            self.state = inferno.apply(before, action, by=sender)
        except (NotationError, IllegalAction) as error:
            yield sender, f"Refused: {error}"
            return
        for viewer in viewers(self.options.players):
            yield viewer, inferno.events(before, action, viewer)
            yield viewer, inferno.observe(self.state, viewer)


def main() -> None:
    """Let players send random legal actions, and each time somebody else try to play first."""
    rng = random.Random(5)
    table = Table(inferno.Options(players=3, deal=5), seed=rng.randbytes(16))
    print(table.welcome(Seat(0)))
    for to, message in table.receive(Seat(0), "seven of hearts"):
        print(f"to P{to}: {message}")
    while not inferno.is_over(table.state):
        (turn,) = inferno.to_act(table.state)
        action = rng.choice(inferno.observe(table.state, turn).legal_actions)
        for to, message in table.receive(Seat((turn + 1) % 3), str(action)):
            print(f"to P{to}: {message}")
        for to, message in table.receive(turn, str(action)):
            if to is SPECTATOR and isinstance(message, tuple):
                print(f"everybody sees that P{turn} plays {action}: {message}")
    print(inferno.result(table.state))


if __name__ == "__main__":
    main()
