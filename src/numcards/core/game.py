"""The contract of a game: what every game module exports, and what each name promises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from numcards.core.game_info import GameInfo
from numcards.core.results import GameResult
from numcards.core.seats import Seat, Viewer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.chance import Rng
    from numcards.core.refusals import Refusal
    from numcards.core.shuffles import Seed

__all__ = ["AnyGame", "Game", "GameOptions", "GameView"]


class GameOptions(Protocol):
    """What the options of every game tell, beside the game's own choices."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        ...

    @property
    def max_actions(self) -> int:
        """A number of actions after which every game with these options is over (ALL-04)."""
        ...


ActionT_co = TypeVar("ActionT_co", covariant=True)


class GameView(Protocol[ActionT_co]):
    """What the views of every game tell, beside what lies on that game's table."""

    @property
    def viewer(self) -> Viewer:
        """Who looks: a seat, or `SPECTATOR`."""
        ...

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now, ascending."""
        ...

    @property
    def legal_actions(self) -> tuple[ActionT_co, ...]:
        """What the viewer may do now, worked out from the view alone; nothing for a spectator."""
        ...

    @property
    def result(self) -> GameResult | None:
        """How the game ended; None while it is not over."""
        ...


OptionsT = TypeVar("OptionsT", bound=GameOptions)
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound="GameView[Any]")
ResultT_co = TypeVar("ResultT_co", bound=GameResult, covariant=True)
ActionT = TypeVar("ActionT")
EventT_co = TypeVar("EventT_co", covariant=True)


class Game(Protocol[OptionsT, StateT, ViewT, ResultT_co, ActionT, EventT_co]):
    """The contract of a game: a module that has these names is a game.

    Everything is a pure function over immutable values: the same arguments give the same
    value, on every platform, and no argument is ever changed.
    States, views, actions, events and results are hashable, comparable, picklable
    and safe to share between threads.

    Every function that takes foreign data answers bad data with one of the errors of
    `numcards.core` (`NumcardsError`).
    """

    @property
    def INFO(self) -> GameInfo:  # noqa: N802  # a constant of the module
        """What the game is called and which rules it plays by."""
        ...

    @property
    def Options(self) -> type[OptionsT]:  # noqa: N802  # a class of the module
        """Every choice of the rules page, validated on creation (`InvalidOptions`)."""
        ...

    @property
    def State(self) -> type[StateT]:  # noqa: N802  # a class of the module
        """A position: what the rules ask and what the players know, nothing more.

        Equal states have the same options, zones, scores, knowledge, seed and shuffle counter,
        and so equal futures.
        """
        ...

    @property
    def View(self) -> type[ViewT]:  # noqa: N802  # a class of the module
        """What one viewer may know of a position; it has no field for a hidden card."""
        ...

    def new_game(self, options: OptionsT, seed: Seed) -> StateT:
        """Shuffle, deal and set up.

        `seed` is a whole number from 0 up, of any size, or bytes;
        the same options and seed give the same deal for ever.
        Raises `UsageError` for a bad seed or options of another game.
        """
        ...

    def opening_events(
        self, options: OptionsT, seed: Seed, viewer: Viewer
    ) -> tuple[EventT_co, ...]:
        """What the set-up brought about, in order, as the viewer sees it.

        Raises `UsageError` as `new_game` does, and for a bad viewer.
        """
        ...

    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """The seats that may act now, ascending.

        Several when players decide at once; none exactly when the game is over.
        """
        ...

    def legal_actions(self, state: StateT, seat: Viewer | None = None) -> tuple[ActionT, ...]:
        """Everything that may be done now, complete and without duplicates.

        In the order of `all_actions`; of one seat, or of all that may act when none is named.
        A spectator has nothing to do (ALL-08).
        Raises `UsageError` for a bad seat.
        """
        ...

    def apply(self, state: StateT, action: ActionT, by: Viewer | None = None) -> StateT:
        """The next position; the old one is untouched.

        `by` is who sent the action: a server passes it, so that nobody plays for another,
        and no spectator at all; without it, nobody checks.
        Whatever follows without a choice (a refill, the next deal) has happened too (ALL-03).
        Raises `IllegalAction` with the refusal, and `UsageError` for a bad seat or state.
        """
        ...

    def apply_unchecked(self, state: StateT, action: ActionT) -> StateT:
        """The next position, for an action taken from `legal_actions`.

        Nothing is checked: any other action gives a meaningless position or error.
        """
        ...

    def refusal(self, state: StateT, action: ActionT, by: Viewer | None = None) -> Refusal | None:
        """Why the action is not legal; None when it is.

        Checked in this order: the game is over; `by` may act; the action's seat may act;
        the action itself.
        The codes are those of `CommonCode` and of the game.
        The refusal tells nothing that the player who acts may not know.
        Raises `UsageError` for a bad seat or state.
        """
        ...

    def is_over(self, state: StateT) -> bool:
        """Whether the game has ended."""
        ...

    def result(self, state: StateT) -> ResultT_co:
        """How the game ended.

        Raises `UsageError` while it is not over; scores so far are the state's own properties.
        """
        ...

    def observe(self, state: StateT, viewer: Viewer) -> ViewT:
        """All that the viewer may know now, and nothing else (ALL-07).

        A viewer is a seat, or `SPECTATOR`, and is never None,
        so that nothing reveals by forgetting it.
        Raises `UsageError` for a bad viewer.
        """
        ...

    def seed_of(self, state: StateT) -> Seed:
        """The seed from which all chance of the game follows, for apps that keep records.

        It tells what is hidden: no view holds it.
        """
        ...

    def events(self, state: StateT, action: ActionT, viewer: Viewer) -> tuple[EventT_co, ...]:
        """What a legal action brings about, in order, as the viewer sees it.

        For animation, logs and chat.
        Raises `IllegalAction`, and `UsageError` for a bad viewer.
        """
        ...

    def all_events(self, state: StateT, action: ActionT) -> tuple[EventT_co, ...]:
        """What a legal action brings about, in order and with everything hidden in it.

        Raises `IllegalAction`.
        """
        ...

    def determinize(self, view: ViewT, rng: Rng) -> StateT:
        """Draw a position that the viewer cannot tell from the real one.

        It is drawn from those that `position` accepts and whose observation is this view,
        every physical deal of the hidden cards (copies told apart, order of piles included)
        being equally likely.
        The seed of the drawn state comes from `rng` too.
        """
        ...

    def position(self, options: OptionsT, zones: Mapping[str, str], seed: Seed = 0) -> StateT:
        """Make a position from named zones of card and action texts, in any phase.

        The exact inverse of `zones`.
        What it accepts is closed under play: it refuses exactly what breaks an invariant, which
        holds when a game begins and which every legal action keeps.
        Raises `InvalidPosition`, which lists every complaint at once.
        """
        ...

    def zones(self, state: StateT) -> Mapping[str, str]:
        """The whole position, hidden cards included, as named zones of text."""
        ...

    def view_zones(self, view: ViewT) -> Mapping[str, str]:
        """A view as named zones, the form in which views travel.

        The zones of a position; hidden cards are `?`, or counted as `?13`
        (`numcards.core.contents`).
        """
        ...

    def view_of(self, options: OptionsT, zones: Mapping[str, str], viewer: Viewer) -> ViewT:
        """Make a view from its zones: the exact inverse of `view_zones`.

        No zone may be left out.
        Raises `InvalidPosition` when no position looks like that to the viewer.
        """
        ...

    def parse_action(self, text: str) -> ActionT:
        """Read an action; `str` of an action writes it.

        Whatever fits the notation of the rules page parses, whatever the options.
        Raises `NotationError` for anything else.
        """
        ...

    def all_actions(self, options: OptionsT) -> tuple[ActionT, ...]:
        """Every action that can ever be legal, in a fixed order: the encoding for learners."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
"""A game whose types are not known, as the registry gives it."""
