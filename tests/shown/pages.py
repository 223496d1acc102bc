"""What a page shows of a game: positions of one random game, and texts that are no action."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from numcards.core import SPECTATOR, NotationError, Seat, choose
from numcards.registry import get_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core import AnyGame

__all__ = ["FOLDER", "OPTIONS", "page", "shown_states", "states_of"]

FOLDER: Final = Path(__file__).parent

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "inferno": {"players": 2, "deal": 5},
    "num5": {"players": 2, "hand_size": 4, "rounds_to_win": 1},
    "infini": {"mode": "adversary", "players": 2, "action_copies": 1},
    "pyramid": {"players": 2, "mode": "simultaneous"},
    "scorecard": {"players": 2, "max_rounds": 1},
}
SEEDS: Final = range(3)
ODD_TEXTS: Final = (
    *("", " ", "x", "P", "P9", "R7", "R17", "joker", "numx", "P0:R7", "P0:joker", "P12:R7"),
    *("P0:row:B", "P0:row:W", "P0:row", "R7@R+@R-", "R7@G+", "flip@R+", "flash", "joker=17@R+"),
    *("R7+R7", "R7+G8", "joker+joker", "R7=G7", "pass pass", "draw draw", "replace:N9.9"),
    *("quantum:R7", "P0 P0", "reveal:", "validate:flush", "stop:", "end?"),
)


def page(name: str) -> str:
    """The page of a game, which the file beside must have to the letter."""
    game = get_game(name)
    return "\n".join((*_positions(game), "", *_refused_texts(game), ""))


def _positions(game: AnyGame) -> Iterator[str]:
    """Each position, and what viewers see of it."""
    for state in shown_states(game):
        yield repr(state)
        yield from (repr(game.observe(state, viewer)) for viewer in (Seat(0), Seat(1), SPECTATOR))


def shown_states(game: AnyGame) -> Iterator[Any]:
    """The first, a middle and the last position of a few random games."""
    for seed in SEEDS:
        states = list(states_of(game, seed))
        yield from (states[0], states[len(states) // 2], states[-1])


def states_of(game: AnyGame, seed: int) -> Iterator[Any]:
    """Every position of one random game."""
    rng, state = Random(seed), game.new_game(game.Options(**OPTIONS[game.INFO.name]), seed)
    yield state
    while not game.is_over(state):
        state = game.apply(state, choose(game.legal_actions(state), rng))
        yield state


def _refused_texts(game: AnyGame) -> Iterator[str]:
    """Texts that are no action, each with the error: one text for each way to say so."""
    texts = list(map(str, game.all_actions(game.Options(**OPTIONS[game.INFO.name]))))
    broken = (text for good in texts for text in (f"{good}?", f"?{good}", good.swapcase()))
    seen: set[str] = set()
    for text in (*ODD_TEXTS, *broken):
        error = _error(game, text)
        if error is not None and error.sentence.template not in seen:
            seen.add(error.sentence.template)
            yield f"{text!r}: {error}"


def _error(game: AnyGame, text: str) -> NotationError | None:
    try:
        game.parse_action(text)
    except NotationError as error:
        return error
    return None
