"""What the players are asked now: a small union of phases, one class for each question.

A turn (in simultaneous mode a player's part of phase 2) is never deeper than one question.
What an interrupting effect leaves to be done follows from the phase alone:
after `Swiping` and `Flipping` a card may still have to be turned up, after `Flashing` that
depends on the answer, and the card kept in `Keeping` is played in place of all that
(PYR-13).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, final

from attrs import frozen

from numcards.core.interning import Interned
from numcards.core.seats import Seat
from numcards.pyramid.info import INFO


@final
@frozen(eq=False)
class Drawing(Interned):
    """A seat draws: at the start of its turn, or in phase 1 (PYR-04, PYR-16)."""

    seat: Seat


@final
@frozen(eq=False)
class Choosing(Interned):
    """Phase 2 of the simultaneous mode: all who have drawn choose option A or B (PYR-19)."""


@final
@frozen(eq=False)
class Playing(Interned):
    """A seat chooses option A or B for the card it drew or kept (PYR-05, PYR-06, PYR-13)."""

    seat: Seat


@final
@frozen(eq=False)
class Keeping(Interned):
    """A seat chooses which card of its quantum it keeps (PYR-13)."""

    seat: Seat


@final
@frozen(eq=False)
class Swiping(Interned):
    """A seat exchanges a card with an opponent (PYR-11)."""

    seat: Seat
    reveals: bool
    """Whether the seat turns up a card afterwards, as option B asks (PYR-06)."""


@final
@frozen(eq=False)
class Flipping(Interned):
    """A seat exchanges two of its own cards (PYR-12)."""

    seat: Seat
    reveals: bool
    """Whether the seat turns up a card afterwards, as option B asks (PYR-06)."""


@final
@frozen(eq=False)
class Flashing(Interned):
    """A seat uses its Flash or not (PYR-14)."""

    seat: Seat


@final
@frozen(eq=False)
class Revealing(Interned):
    """A seat turns up one of its face-down cards (PYR-06, PYR-14)."""

    seat: Seat


@final
@frozen(eq=False)
class Between(Interned):
    """The turn or part of a seat is over, and what follows needs no choice (ALL-03).

    The rules pass through this phase; no position that a player meets is in it.
    """

    seat: Seat


@final
@frozen(eq=False)
class Ended(Interned):
    """The game is over."""


Question: TypeAlias = Drawing | Playing | Keeping | Swiping | Flipping | Flashing | Revealing
"""The phases in which one seat is to act."""

Phase: TypeAlias = Question | Choosing | Between | Ended
"""Every phase of the game."""

_SEATS: Final = tuple(Seat(seat) for seat in range(INFO.most_players))

CHOOSING: Final = Choosing()
ENDED: Final = Ended()
DRAWING: Final = tuple(map(Drawing, _SEATS))
PLAYING: Final = tuple(map(Playing, _SEATS))
KEEPING: Final = tuple(map(Keeping, _SEATS))
FLASHING: Final = tuple(map(Flashing, _SEATS))
REVEALING: Final = tuple(map(Revealing, _SEATS))
BETWEEN: Final = tuple(map(Between, _SEATS))
SWIPING: Final = tuple(
    (Swiping(seat, reveals=False), Swiping(seat, reveals=True)) for seat in _SEATS
)
FLIPPING: Final = tuple(
    (Flipping(seat, reveals=False), Flipping(seat, reveals=True)) for seat in _SEATS
)


QUESTIONS: Final[Mapping[str, tuple[Question, ...]]] = {
    "drawing": DRAWING,
    "playing": PLAYING,
    "keeping": KEEPING,
    "swiping": tuple(phase for phase, _ in SWIPING),
    "swiping+reveal": tuple(phase for _, phase in SWIPING),
    "flipping": tuple(phase for phase, _ in FLIPPING),
    "flipping+reveal": tuple(phase for _, phase in FLIPPING),
    "flashing": FLASHING,
    "revealing": REVEALING,
}
"""What one seat can be asked: the word that zones have for it, and the phase for each seat."""

OTHER_PHASES: Final[Mapping[str, Phase]] = {"choosing": CHOOSING, "ended": ENDED}
"""The other phases that zones have a word for."""

_WORDS: Final[Mapping[Phase, str]] = {
    **{phase: word for word, phases in QUESTIONS.items() for phase in phases},
    **{phase: word for word, phase in OTHER_PHASES.items()},
}


def phase_word(phase: Phase) -> str:
    """How zones write what is asked, but for the seat."""
    return _WORDS[phase]
