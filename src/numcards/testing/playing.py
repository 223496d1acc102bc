"""Games as Hypothesis draws them: options, reached positions, and whole games."""

from __future__ import annotations

from random import Random
from typing import Any

from attrs import frozen
from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from numcards.core.game import AnyGame
from numcards.core.reprs import ShownByRepr
from numcards.core.seats import Seat, Viewer, clockwise
from numcards.core.seats import viewers as viewers_of
from numcards.core.shuffles import Seed
from numcards.testing.kit import AnyKit

__all__ = ["Playthrough", "actions", "playthroughs", "reached", "seeds", "viewers"]

_MOST_CHOICES = 40
_MOST_SHOWN = 60
_MOST_RANDOM_STEPS = 400
_LOOKS = 4


@frozen(repr=False)
class Playthrough(ShownByRepr):
    """A game from its start up to some position."""

    options: Any
    seed: Seed
    states: tuple[Any, ...]
    """All positions, the first one included."""
    actions: tuple[Any, ...]
    """What led from each position to the next."""

    @property
    def state(self) -> Any:
        """The position that was reached."""
        return self.states[-1]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats of the game."""
        return clockwise(self.options.players, 0)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """All who can look: the seats, and the spectator."""
        return viewers_of(self.options.players)

    def __repr__(self) -> str:
        """Show how the game is played again and where it stands, not every state on the way."""
        first = " ".join(map(str, self.actions[:_MOST_SHOWN]))
        more = len(self.actions) - _MOST_SHOWN
        rest = f" and {more} more" if more > 0 else ""
        return f"<Playthrough {self.options}, seed {self.seed!r}: {first}{rest}; {self.state}>"


def seeds() -> SearchStrategy[Seed]:
    """Seeds of both kinds, small ones first."""
    return st.integers(0, 1 << 70) | st.binary(max_size=8)


def viewers(playthrough: Playthrough) -> SearchStrategy[Viewer]:
    """A seat of the game, or the spectator."""
    return st.sampled_from(playthrough.viewers)


def actions(game: AnyGame, state: Any) -> SearchStrategy[Any]:
    """One of the legal actions of a position that is not over."""
    return st.sampled_from(game.legal_actions(state))


def looks(playthrough: Playthrough, random: Random) -> list[Any]:
    """A few positions of a game, the last one among them."""
    earlier = playthrough.states[:-1]
    return [playthrough.state, *random.sample(earlier, min(_LOOKS - 1, len(earlier)))]


def telling_steps(kit: AnyKit, playthrough: Playthrough, random: Random) -> list[tuple[Any, Any]]:
    """A few positions of a game, each with the action that was taken in it.

    Among them are those whose kinds of events are the rarest in the game.
    """
    met: dict[type, list[int]] = {}
    for at, (state, action) in enumerate(
        zip(playthrough.states, playthrough.actions, strict=False)
    ):
        for kind in {type(event) for event in kit.game.all_events(state, action)}:
            met.setdefault(kind, []).append(at)
    rarest = sorted(met.values(), key=len)[:_LOOKS]
    chosen = {*map(random.choice, rarest), len(playthrough.actions) - 1} - {-1}
    return [(playthrough.states[at], playthrough.actions[at]) for at in sorted(chosen)]


@st.composite
def reached(draw: DrawFn, kit: AnyKit, *, over: bool = True) -> Playthrough:
    """A game up to a position that random play can reach.

    First comes a number of random actions, then a list of drawn choices:
    both shrink to none, so that a counterexample comes early in a game.
    With `over=False` the last position is never that of a finished game.
    """
    game = kit.game
    options, seed = draw(kit.options), draw(seeds())
    random = Random(draw(st.integers(0, 1 << 32)))
    skipped = draw(st.integers(0, min(_MOST_RANDOM_STEPS, options.max_actions)))
    choices = draw(st.lists(st.integers(0, 1 << 16), max_size=_MOST_CHOICES))
    picks = [random.randrange(1 << 16) for _ in range(skipped)]
    played = _play(game, options, seed, [*picks, *choices])
    if game.is_over(played.state) and not over:
        assume(played.actions)  # a game may be over before the first action
        return Playthrough(options, seed, played.states[:-1], played.actions[:-1])
    return played


@st.composite
def playthroughs(draw: DrawFn, kit: AnyKit) -> Playthrough:
    """A whole game, played at random; simpler options and choices make shorter ones.

    It stops one action behind the bound that the options give,
    so that a game that never ends is caught.
    """
    options, seed = draw(kit.options), draw(seeds())
    choices = draw(st.lists(st.integers(0, 1 << 16), max_size=_MOST_CHOICES))
    random = Random(draw(st.integers(0, 1 << 32)))
    rest = (random.randrange(1 << 16) for _ in range(options.max_actions + 1 - len(choices)))
    return _play(kit.game, options, seed, [*choices, *rest])


def _play(game: AnyGame, options: Any, seed: Seed, picks: list[int]) -> Playthrough:
    state = game.new_game(options, seed)
    states, taken = [state], []
    for pick in picks:
        if game.is_over(state):
            break
        legal = game.legal_actions(state)
        action = legal[pick % len(legal)]
        state = game.apply(state, action)
        taken.append(action)
        states.append(state)
    return Playthrough(options, seed, tuple(states), tuple(taken))
