"""Making records while a game is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Self

from numcards.core.errors import RecordError
from numcards.core.game import ActionT, OptionsT, StateT
from numcards.core.shuffles import check_seed
from numcards.records.fingerprints import INTERVAL, fingerprint
from numcards.records.options import options_of, values_of
from numcards.records.record import Record
from numcards.records.replaying import steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.core.game import Game
    from numcards.core.seats import Viewer
    from numcards.core.shuffles import Seed

__all__ = ["Recorder"]


class Recorder(Generic[OptionsT, StateT, ActionT]):
    """A game being played and written down: the one thing here that changes.

    `state` is the position now; `play` goes on from it; `record` gives the record so far,
    which is whole at every moment, also when something interrupts `play`.
    """

    def __init__(
        self,
        game: Game[OptionsT, StateT, Any, Any, ActionT, Any],
        options: OptionsT,
        seed: Seed,
        *,
        start: StateT | None = None,
        players: Sequence[str] = (),
    ) -> None:
        """Deal a new game, or go on from a position made by hand with these options and seed.

        `players` may name who sits at each seat.
        Raises `UsageError` as `new_game` of the game does.
        """
        self._game = game
        self._options = values_of(options)
        self._seed = check_seed(seed)
        self._start = game.new_game(options, seed) if start is None else start
        self._history: list[tuple[ActionT, StateT]] = []
        self._players = tuple(players)

    @classmethod
    def resume(cls, game: Game[OptionsT, StateT, Any, Any, ActionT, Any], record: Record) -> Self:
        """Go on with a recorded game, from its last position.

        Raises `RecordError` when it cannot be replayed, or when its seed is not known.
        """
        if record.seed is None:
            raise RecordError("A record without a seed cannot be resumed.")
        first, *others = steps(game, record)
        options = options_of(game, dict(record.options))
        resumed = cls(game, options, record.seed, start=first.state, players=record.players)
        resumed._history += [
            (step.action, step.state) for step in others if step.action is not None
        ]
        return resumed

    @property
    def state(self) -> StateT:
        """The position now."""
        return self._history[-1][1] if self._history else self._start

    @property
    def count(self) -> int:
        """How many actions have been played."""
        return len(self._history)

    def play(self, action: ActionT, by: Viewer | None = None) -> None:
        """Play an action and write it down.

        Raises `IllegalAction` as `apply` of the game does; then nothing has changed.
        """
        self._history.append((action, self._game.apply(self.state, action, by)))

    def record(self) -> Record:
        """The record so far."""
        history = tuple(self._history)
        marked = {*range(INTERVAL, len(history), INTERVAL), len(history)}
        states = (self._start, *(state for _, state in history))
        return Record(
            game=self._game.INFO.name,
            rules_version=self._game.INFO.rules_version,
            options=self._options,
            start=self._game.zones(self._start),
            seed=self._seed,
            actions=tuple(str(action) for action, _ in history),
            fingerprints={
                number: fingerprint(self._game.zones(states[number])) for number in marked
            },
            players=self._players,
        )
