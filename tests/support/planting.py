"""Planting faults: a game of which some names are replaced."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from attrs import evolve
from hypothesis import Phase, settings

from numcards.core import SPECTATOR
from numcards.core.seats import seats
from numcards.testing import AnyKit


class Planted:
    """A game with some of its names replaced."""

    def __init__(self, game: Any, **faults: Any) -> None:
        self._game = game
        self._faults = faults
        self.__name__ = game.__name__

    def __getattr__(self, name: str) -> Any:
        return self._faults[name] if name in self._faults else getattr(self._game, name)


def planted(kit: AnyKit, **faults: Any) -> AnyKit:
    """The kit of the game with these faults."""
    game: Any = Planted(kit.game, **faults)
    return evolve(kit, game=game)


def telling(game: Any, *kinds: type) -> Callable[..., tuple[Any, ...]]:
    """The events of a game in which these kinds are told to everyone with their secrets."""

    def events(state: Any, action: Any, viewer: Any) -> tuple[Any, ...]:
        seen, full = game.events(state, action, viewer), game.all_events(state, action)
        return tuple(
            whole if type(whole) in kinds else blanked
            for whole, blanked in zip(full, seen, strict=True)
        )

    return events


def dealing_openly(game: Any) -> Callable[..., tuple[Any, ...]]:
    """The opening of a game in which everyone is told what each seat is told."""

    def opening_events(options: Any, seed: Any, viewer: Any) -> tuple[Any, ...]:
        seen = game.opening_events(options, seed, viewer)
        by_seat = [game.opening_events(options, seed, seat) for seat in seats(options.players)]
        hidden = game.opening_events(options, seed, SPECTATOR)
        return tuple(
            next((each for each in told if each != blanked), own)
            for own, blanked, *told in zip(seen, hidden, *by_seat, strict=True)
        )

    return opening_events


@contextmanager
def without_shrinking() -> Iterator[None]:
    """A planted fault need not be made small: finding it is enough, in as many examples as ever."""
    usual = settings.get_profile("numcards")
    settings.register_profile("faults", usual, phases=[Phase.generate], report_multiple_bugs=False)
    settings.load_profile("faults")
    yield
    settings.load_profile("numcards")
