"""What a player may do: draw, end a turn, use a special card, validate objectives.

All actions are interned: equal ones are the same object.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, TypeGuard, final, get_args

from attrs import field, frozen

from numcards.core.cards import Card, Special
from numcards.core.errors import NotationError
from numcards.core.interning import Interned
from numcards.core.seats import Seat, seat_text
from numcards.core.sentences import shown
from numcards.core.whole import whole
from numcards.scorecard.objectives import OBJECTIVES, Objective

PileNumber: TypeAlias = Literal[1, 2]
"""Which of the two piles: 1 or 2."""

_MOST_SEATS: Final = 1000


def _checked_pile(pile: PileNumber) -> PileNumber:
    match whole(pile):
        case 1:
            return 1
        case 2:
            return 2
        case _:
            raise NotationError("The piles are 1 and 2, not {given} (SC-01).", given=shown(pile))


def _checked_target(target: Seat) -> Seat:
    plain = whole(target)
    if plain is not None and 0 <= plain < _MOST_SEATS:
        return Seat(plain)
    raise NotationError("A seat is a whole number from 0 to 999, not {given}.", given=shown(target))


def _checked_card(card: Card | None) -> Card | None:
    if card is not None and not isinstance(card, Card):
        raise NotationError("A card or None is taken, not {given} (SC-23).", given=shown(card))
    return card


def _checked_objective(objective: Objective) -> Objective:
    if not isinstance(objective, Objective):
        raise NotationError("An objective is expected, not {given}.", given=shown(objective))
    return objective


class _Word(Interned):
    """The base of actions that leave nothing to choose: their name is their text."""

    __slots__ = ()

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return type(self).__name__.lower()

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Draw(Interned):
    """Draw from a pile, of one's own accord or because one must (SC-06); written `draw:1`."""

    pile: PileNumber = field(converter=_checked_pile)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"draw:{self.pile}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Lock(_Word):
    """Secure the sequence in progress before the first draw (SC-05); written `lock`."""


@final
@frozen(eq=False, repr=False)
class Stop(_Word):
    """Secure the sequence after drawing, and end the turn (SC-10); written `stop`."""


@final
@frozen(eq=False, repr=False)
class Declare(_Word):
    """Declare the end of the round (SC-26); written `declare`."""


@final
@frozen(eq=False, repr=False)
class Keep(_Word):
    """Put the drawn special card in the reserve (SC-09); written `keep`."""


@final
@frozen(eq=False, repr=False)
class Discard(_Word):
    """Put aside a drawn special card with neither use nor room (SC-09); written `discard`."""


@final
@frozen(eq=False, repr=False)
class Joker(_Word):
    """Rescue a sequence, or secure it in a skipped turn (SC-15, SC-20); written `joker`."""


@final
@frozen(eq=False, repr=False)
class Flip(_Word):
    """Look at the top cards of both piles (SC-21); written `flip`."""


@final
@frozen(eq=False, repr=False)
class Double(Interned):
    """Make an opponent draw two cards (SC-19); written `double:P2`."""

    target: Seat = field(converter=_checked_target)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"double:{seat_text(self.target)}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Skip(Interned):
    """Make an opponent pass their next turn (SC-20); written `skip:P3`."""

    target: Seat = field(converter=_checked_target)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"skip:{seat_text(self.target)}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Swipe(Interned):
    """Exchange sequences with a neighbour (SC-22); written `swipe:P1`."""

    target: Seat = field(converter=_checked_target)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"swipe:{seat_text(self.target)}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Quantum(Interned):
    """Draw three cards, from this pile first, to keep one or none (SC-23); written `quantum:1`."""

    pile: PileNumber = field(converter=_checked_pile)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"quantum:{self.pile}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Take(Interned):
    """Keep this card of the quantum's, or none (SC-23); written `take:R7` or `take:none`."""

    card: Card | None = field(converter=_checked_card)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"take:{'none' if self.card is None else self.card}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Bust(_Word):
    """Let the sequence go although a joker could rescue it (SC-15); written `bust`."""


@final
@frozen(eq=False, repr=False)
class End(_Word):
    """End a skipped turn (SC-20); written `end`."""


@final
@frozen(eq=False, repr=False)
class Validate(Interned):
    """Validate an objective (SC-30); written `validate:pair`."""

    objective: Objective = field(converter=_checked_objective)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"validate:{self.objective}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Done(_Word):
    """Validate nothing further in this round (SC-30); written `done`."""


LOCK: Final = Lock()
STOP: Final = Stop()
DECLARE: Final = Declare()
KEEP: Final = Keep()
DISCARD: Final = Discard()
JOKER: Final = Joker()
FLIP: Final = Flip()
TAKE_NONE: Final = Take(None)
BUST: Final = Bust()
END: Final = End()
DONE: Final = Done()
DRAWS: Final = (Draw(1), Draw(2))
QUANTUMS: Final = (Quantum(1), Quantum(2))
VALIDATIONS: Final = tuple(map(Validate, OBJECTIVES))

Use: TypeAlias = Joker | Flip | Double | Skip | Swipe | Quantum
"""The actions that use a special card."""

KIND_OF: Final[Mapping[type[Use], Special]] = {
    Joker: Special.JOKER,
    Flip: Special.FLIP,
    Double: Special.DOUBLE,
    Skip: Special.SKIP,
    Swipe: Special.SWIPE,
    Quantum: Special.QUANTUM,
}
"""The special card that each action uses."""

Action: TypeAlias = (
    Draw | Lock | Stop | Declare | Keep | Discard | Use | Take | Bust | End | Validate | Done
)
"""Every kind of action of the scorecard game."""

_KINDS: Final = frozenset(get_args(Action))


def is_action(thing: object) -> TypeGuard[Action]:
    """Whether it is an action of this game, of one of the very classes above."""
    return type(thing) in _KINDS
