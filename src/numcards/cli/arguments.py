"""From words on the command line to seeds, bots and viewers."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, Any, Final

from numcards.bots import bot_names, make_bot
from numcards.core.errors import UsageError
from numcards.core.notation import parse_seat
from numcards.core.seats import SPECTATOR, check_seat
from numcards.core.sentences import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numcards.core.bots import Bot
    from numcards.core.game import AnyGame
    from numcards.core.seats import Seat, Viewer
    from numcards.core.shuffles import Seed

__all__ = [
    "EVERYTHING",
    "bots_named",
    "bots_of",
    "new_seed",
    "seat_from",
    "seed_from",
    "seed_text",
    "viewer_from",
]

EVERYTHING: Final = "all"
"""The viewer from whom nothing is hidden, which only records have."""

_NUMBER: Final = re.compile(r"[0-9]{1,4000}")
_BYTES: Final = re.compile(r"hex:((?:[0-9a-f]{2})*)")
_SEEDS: Final = 1 << 53


def seed_from(text: str) -> Seed:
    """Read a seed: a whole number, or bytes as `hex:00ff`.

    Raises `UsageError` for anything else.
    """
    if _NUMBER.fullmatch(text):
        return int(text)
    match = _BYTES.fullmatch(text)
    if match:
        return bytes.fromhex(match[1])
    raise UsageError(
        "A seed is a whole number, or bytes like hex:00ff, not {given}.", given=shown(text)
    )


def seed_text(seed: Seed) -> str:
    """Write a seed as `seed_from` reads it."""
    return f"hex:{seed.hex()}" if isinstance(seed, bytes) else str(seed)


def new_seed() -> int:
    """A seed that nobody can guess, short enough to be typed again."""
    return secrets.randbelow(_SEEDS)


def seat_from(text: str, players: int) -> Seat:
    """Read a seat of a game, `P1` or `1`.

    Raises `NotationError` or `UsageError` when it is none.
    """
    return check_seat(parse_seat(text if text.startswith("P") else f"P{text}"), players)


def viewer_from(text: str, players: int) -> Viewer | str:
    """Read who looks: a seat, `spectator`, or `all` for one from whom nothing is hidden.

    Raises `NotationError` or `UsageError` when it is nobody.
    """
    if text == EVERYTHING:
        return EVERYTHING
    return SPECTATOR if text == str(SPECTATOR) else seat_from(text, players)


def bots_of(game: AnyGame, text: str | None, players: int) -> tuple[str, ...]:
    """The names of the bots for each seat, from `NAME` for all of them, or `NAME,NAME,...`.

    Without a text they are the game's best.
    Raises `UsageError` for a bot that the game does not have, or a wrong number of them.
    """
    names: Sequence[str] = (bot_names(game)[-1],) if text is None else text.split(",")
    names = tuple(names) * players if len(names) == 1 else tuple(names)
    if len(names) != players:
        raise UsageError(
            "There are {players} seats, and so as many bots are needed, not {given}.",
            players=players,
            given=len(names),
        )
    for name in names:
        make_bot(game, name)
    return names


def bots_named(game: AnyGame, names: Iterable[str]) -> list[Bot[Any, Any]]:
    """New bots by their names."""
    return [make_bot(game, name) for name in names]
