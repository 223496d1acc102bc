"""Making records while a game is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Self

from numcards.core.errors import InvalidPosition, RecordError, UsageError
from numcards.core.events import EventT
from numcards.core.game import ActionT, OptionsT, StateT
from numcards.core.seats import check_viewer
from numcards.core.sentences import shown
from numcards.core.shuffles import check_seed
from numcards.core.whole import whole
from numcards.records.fingerprints import INTERVAL, fingerprint
from numcards.records.learning import learners
from numcards.records.options import values_of
from numcards.records.record import Record, texts_of
from numcards.records.replaying import steps
from numcards.records.tellings import Telling

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numcards.core.game import Game
    from numcards.core.seats import Viewer
    from numcards.core.shuffles import Seed

__all__ = ["Recorder"]


class Recorder(Generic[OptionsT, StateT, ActionT, EventT]):
    """A game being played and written down: the one thing here that changes.

    `state` is the position now; `play` goes on from it and `take_back` goes back;
    `record` gives the record so far, which is whole at every moment, also when something
    interrupts `play`, and which always replays; `events` tells a viewer what has happened.
    """

    def __init__(
        self,
        game: Game[OptionsT, StateT, Any, Any, ActionT, EventT],
        options: OptionsT,
        seed: Seed,
        *,
        start: StateT | None = None,
        players: Sequence[str] = (),
    ) -> None:
        """Deal a new game, or go on from a position that has these options and this seed.

        `players` may name who sits at each seat.
        Raises `UsageError` as `new_game` of the game does, for a start with other options or
        another seed, and for names that are not as many as the seats.
        """
        self._game = game
        self._options = options
        self._values = values_of(options)
        self._seed = check_seed(seed)
        self._players = _names(players, options.players)
        self._start = _start(game, options, self._seed, start)
        self._state = self._start
        self._actions: list[ActionT] = []
        # Of all positions only some are kept, for thousands of them keep the garbage collector
        # busy; those between are soon played again.
        self._kept = [self._start]
        self._texts: list[str] = []
        self._marks: dict[int, str] = {}
        self._tellings: dict[Viewer, Telling[EventT]] = {}

    @classmethod
    def resume(
        cls, game: Game[OptionsT, StateT, Any, Any, ActionT, EventT], record: Record
    ) -> Self:
        """Go on with a recorded game, from its last position.

        Raises `RecordError` when it cannot be replayed, or when its seed is not known.
        """
        if record.seed is None:
            raise RecordError("A record without a seed cannot be resumed.")
        first, *others = steps(game, record)
        options = record.game_options(game)
        resumed = cls(game, options, record.seed, start=first.state, players=record.players)
        for step in others:
            if step.action is not None:
                resumed._add(step.action, step.state)
        return resumed

    @property
    def options(self) -> OptionsT:
        """The options of the game."""
        return self._options

    @property
    def seed(self) -> Seed:
        """Where chance comes from; it tells what is hidden."""
        return self._seed

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits at each seat, or nothing."""
        return self._players

    @property
    def state(self) -> StateT:
        """The position now."""
        return self._state

    @property
    def count(self) -> int:
        """How many actions have been played."""
        return len(self._actions)

    def play(self, action: ActionT, by: Viewer | None = None) -> None:
        """Play an action and write it down.

        Raises `IllegalAction` as `apply` of the game does; then nothing has changed.
        """
        self._add(action, self._game.apply(self._state, action, by))

    def _add(self, action: ActionT, state: StateT) -> None:
        self._state = state
        self._actions.append(action)
        if not len(self._actions) % INTERVAL:
            self._kept.append(state)

    def _before(self, number: int) -> Iterator[tuple[StateT, ActionT]]:
        """Every action from this number on, counted from 0, with the position before it."""
        first = number // INTERVAL
        state = self._kept[first]
        for played in range(first * INTERVAL, self.count):
            action = self._actions[played]
            if played >= number:
                yield state, action
            state = self._game.apply_unchecked(state, action)

    def take_back(self) -> tuple[Viewer, ...]:
        """Take the last action back, and give those who have learned something by it.

        Whoever learned something, such as what lay on top of a pile, still knows it:
        it is for the app to say whether the players may go on from there.
        The answer is empty where nobody has: where all that the action showed to a viewer
        could have come from any position that the viewer thought possible before it.
        It is found by trying 32 such positions for each viewer.
        What others were told of the action is forgotten: tell them everything anew, from
        `events(viewer)`.
        Raises `UsageError` when no action has been played.

        >>> from numcards import inferno, records
        >>> recorder = records.Recorder(inferno, inferno.Options(players=3), seed=1)
        >>> recorder.play(inferno.legal_actions(recorder.state)[0])
        >>> recorder.take_back()
        (1, 2, SPECTATOR)
        """
        if not self._actions:
            raise UsageError("No action has been played that could be taken back.")
        ((before, action),) = self._before(self.count - 1)
        learned = learners(self._game, before, action, self._options.players)
        self._state = before
        del self._actions[-1]
        self._forget()
        return learned

    def _forget(self) -> None:
        """Forget what was made of actions that are no longer there."""
        del self._kept[self.count // INTERVAL + 1 :]
        del self._texts[self.count :]
        self._marks = {number: mark for number, mark in self._marks.items() if number < self.count}
        for telling in self._tellings.values():
            if telling.actions > self.count:
                telling.forget(self.count)

    def events(self, viewer: Viewer, since: int = 0) -> tuple[EventT, ...]:
        """What has happened so far, in order, as the viewer sees it.

        The first `since` events are left out, for somebody who has them already: what a client
        that comes back asks for.
        A game that was dealt begins with the events of its set-up.
        Raises `UsageError` for a bad viewer, or when there are not so many events.

        >>> from numcards import inferno, records
        >>> recorder = records.Recorder(inferno, inferno.Options(players=2, deal=1), seed=1)
        >>> recorder.events(1)[1:]
        (Dealt(seat=0, count=1, cards=None), Dealt(seat=1, count=1, cards=(W12,)))
        >>> recorder.events(1, since=3)
        ()
        """
        plain = check_viewer(viewer, self._options.players)
        telling = self._tellings.get(plain)
        if telling is None:
            telling = self._tellings[plain] = Telling(self._opening(plain))
        for before, action in self._before(telling.actions):
            telling.add(self._game.events(before, action, plain))
        first = whole(since)
        if first is None or not 0 <= first <= len(telling):
            raise UsageError(
                "There are {count} events so far, so events since a number from 0 to {count} "
                "can be asked for, not since {given}.",
                count=len(telling),
                given=shown(since),
            )
        return telling.since(first)

    def _opening(self, viewer: Viewer) -> tuple[EventT, ...]:
        """What the set-up brought about; nothing for a start that was not dealt."""
        if self._start != self._game.new_game(self._options, self._seed):
            return ()
        return self._game.opening_events(self._options, self._seed, viewer)

    def record(self) -> Record:
        """The record so far.

        Asked for after every action, it works out only what that action has added.
        """
        count = self.count
        self._texts += map(str, self._actions[len(self._texts) :])
        for number in range(INTERVAL * (len(self._marks) + 1), count, INTERVAL):
            self._marks[number] = self._mark(self._kept[number // INTERVAL])
        return Record(
            game=self._game.INFO.name,
            rules_version=self._game.INFO.rules_version,
            options=self._values,
            start=self._game.zones(self._start),
            seed=self._seed,
            actions=self._texts,
            fingerprints={**self._marks, count: self._mark(self._state)},
            players=self._players,
        )

    def _mark(self, state: StateT) -> str:
        return fingerprint(self._game.zones(state))


def _names(players: Sequence[str], seats: int) -> tuple[str, ...]:
    names = texts_of(players)
    if names and len(names) != seats:
        raise UsageError(
            "There are {seats} seats, and so as many names of players, or none, are expected, "
            "not {given}.",
            seats=seats,
            given=len(names),
        )
    return names


def _start(
    game: Game[OptionsT, StateT, Any, Any, Any, Any],
    options: OptionsT,
    seed: Seed,
    start: StateT | None,
) -> StateT:
    """The first position: dealt, or the one that was given, if a record of it can be replayed."""
    if start is None:
        return game.new_game(options, seed)
    try:
        again = game.position(options, game.zones(start), seed)
    except InvalidPosition as error:
        raise UsageError(
            "The start is no position of {game} with these options: {problem}",
            game=game.INFO,
            problem=error.complaints[0],
        ) from error
    if again != start:
        raise UsageError(
            "The start must have the options and the seed that the recorder is given; "
            "{game}.seed_of tells the seed of a position.",
            game=game.INFO.name,
        )
    return start
