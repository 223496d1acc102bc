"""Who decides what: the phases of a turn, and those that interrupt another.

A phase that interrupts another holds the one that goes on after it, so that a position
reads from the inside out: `Stopped(1, Forced(1, 1, WAITING))` is a player who was made to
draw by a Double, has drawn a stopping card, has one more to draw if a joker answers,
and interrupts somebody with a special card that waits.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias, final

from attrs import frozen

from numcards.core.cards import Card, Special
from numcards.core.interning import Interned
from numcards.core.seats import Seat
from numcards.scorecard.objectives import Objective

Word: TypeAlias = Literal[
    "start",
    "free",
    "owing",
    "waiting",
    "skipped",
    "choosing",
    "ending",
    "validating",
    "over",
]
"""How a phase that holds no other is written."""


@final
@frozen(eq=False)
class Start(Interned):
    """A turn begins: lock, draw, declare, or use a reserve card (SC-05)."""

    word: ClassVar[Word] = "start"


@final
@frozen(eq=False)
class Free(Interned):
    """A player has begun to draw: draw again, stop, or use a reserve card (SC-10)."""

    word: ClassVar[Word] = "free"


@final
@frozen(eq=False)
class Owing(Interned):
    """A Rainbow has joined: the player on turn must draw one more card at once (SC-08)."""

    word: ClassVar[Word] = "owing"


@final
@frozen(eq=False)
class Skipped(Interned):
    """A skipped turn: some reserve cards may be used (SC-20)."""

    word: ClassVar[Word] = "skipped"


@final
@frozen(eq=False)
class Ending(Interned):
    """Nothing is left to decide in this turn; it never waits for anybody by itself."""

    word: ClassVar[Word] = "ending"


@final
@frozen(eq=False)
class Over(Interned):
    """The game is over."""

    word: ClassVar[Word] = "over"


@final
@frozen
class Waiting:
    """A special card waits, drawn, to be used or kept (SC-09)."""

    word: ClassVar[Word] = "waiting"
    card: Special


@final
@frozen
class Forced:
    """A Double's target must draw; then what it interrupted goes on (SC-19)."""

    seat: Seat
    left: int
    """How many cards are still to be drawn."""
    then: Interruptible


@final
@frozen
class Stopped:
    """A stopping card has been drawn, and a joker may answer it (SC-15)."""

    seat: Seat
    then: Free | Forced | Ending
    """What goes on when the sequence is rescued."""


@final
@frozen
class Choosing:
    """A quantum's cards: the player on turn keeps one or none (SC-23)."""

    word: ClassVar[Word] = "choosing"
    cards: tuple[Card, ...]
    """In card order."""


@final
@frozen
class Concealed:
    """A quantum's cards as the others see them: face down."""

    word: ClassVar[Word] = "choosing"
    count: int


@final
@frozen
class Validating:
    """The round is over, and a player validates objectives (SC-30)."""

    word: ClassVar[Word] = "validating"
    chosen: tuple[Objective, ...] = ()
    """Those validated in this round so far, in the order of the scorecard."""


Interruptible: TypeAlias = Start | Free | Waiting | Skipped
"""The phases in which special cards are used, so that a Double may interrupt them."""

START: Final = Start()
FREE: Final = Free()
OWING: Final = Owing()
SKIPPED: Final = Skipped()
ENDING: Final = Ending()
OVER: Final = Over()

Phase: TypeAlias = (
    Start
    | Free
    | Owing
    | Waiting
    | Forced
    | Stopped
    | Choosing
    | Skipped
    | Ending
    | Validating
    | Over
)
"""Every phase of the game; a position that waits for a decision is never in `Ending`."""

SeenPhase: TypeAlias = Phase | Concealed
"""A phase as a viewer sees it."""


def waiting_cards(phase: SeenPhase) -> tuple[Special, ...]:
    """The drawn special card that waits, here or until what interrupts it is done (SC-09)."""
    if isinstance(phase, Waiting):
        return (phase.card,)
    return waiting_cards(phase.then) if isinstance(phase, (Forced, Stopped)) else ()


def drawn_cards(phase: SeenPhase) -> tuple[Card, ...]:
    """The cards that have been drawn and have no place yet, as far as they are seen."""
    return phase.cards if isinstance(phase, Choosing) else waiting_cards(phase)
