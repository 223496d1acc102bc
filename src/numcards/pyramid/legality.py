"""What may be done in each phase: the list of it, and why something else may not be done.

Everything is asked of a `Table`, which a state is, and a view too.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Protocol, TypeGuard, assert_never, get_args

from numcards.core.cards import Card, Special
from numcards.core.seats import Seat, clockwise
from numcards.pyramid.actions import (
    DISCARD,
    DRAW,
    NO_FLASH,
    TAKE,
    Action,
    Choice,
    Discard,
    Draw,
    Flash,
    Flip,
    Keep,
    NoFlash,
    Replace,
    Reveal,
    Swipe,
    Take,
)
from numcards.pyramid.phases import (
    Between,
    Choosing,
    Drawing,
    Ended,
    Flashing,
    Flipping,
    Keeping,
    Phase,
    Playing,
    Revealing,
    Swiping,
)
from numcards.pyramid.piles import can_take
from numcards.pyramid.slots import SLOTS, Slot
from numcards.pyramid.tables import HIDDEN, OCCUPIED, Pile, Pyramid

if TYPE_CHECKING:
    from numcards.pyramid.options import Options


class Table(Protocol):
    """What the legal actions depend on, of a state or of a view."""

    @property
    def options(self) -> Options:
        """The options of the game."""
        ...

    @property
    def first(self) -> Seat:
        """The first player."""
        ...

    @property
    def phase(self) -> Phase:
        """What is asked."""
        ...

    @property
    def pyramids(self) -> tuple[Pyramid, ...]:
        """The pyramids; which cards lie face down in them makes no difference."""
        ...

    @property
    def discard(self) -> Pile:
        """The discard pile."""
        ...

    @property
    def can_draw(self) -> bool:
        """Whether a card can be drawn from the draw pile."""
        ...

    @property
    def choosers(self) -> tuple[Seat, ...]:
        """The seats that have still to choose, ascending."""
        ...

    @property
    def keepable(self) -> tuple[Card, ...]:
        """The cards of the quantum, in the order drawn."""
        ...


def acting(table: Table) -> tuple[Seat, ...]:
    """The seats that are to act, ascending."""
    phase = table.phase
    if type(phase) is Choosing:
        return table.choosers
    return () if type(phase) is Ended else (phase.seat,)


_ACTIONS: Final[tuple[type, ...]] = get_args(Action)


def is_action(action: object) -> TypeGuard[Action]:
    """Whether this is an action of the game, of the very class."""
    return type(action) in _ACTIONS


def is_choice(action: object) -> TypeGuard[Choice]:
    """Whether this is option A or option B, of the very class (PYR-05, PYR-06)."""
    return type(action) is Replace or type(action) is Discard


def answers(  # noqa: PLR0911  # one line for each question
    action: object, phase: Phase
) -> TypeGuard[Action]:
    """Whether this is an action of the kind that answers what is asked (PYR-04 to PYR-19)."""
    kind = type(action)
    match phase:
        case Drawing():
            return kind is Draw or kind is Take
        case Playing():
            return is_choice(action) and action.seat is None
        case Choosing():
            return is_choice(action) and action.seat is not None
        case Revealing():
            return kind is Reveal
        case Swiping():
            return kind is Swipe
        case Flipping():
            return kind is Flip
        case Keeping():
            return kind is Keep
        case Flashing():
            return kind is Flash or kind is NoFlash
        case Between() | Ended():
            return False
        case _:
            assert_never(phase)


def may_take(table: Table, seat: Seat) -> bool:
    """Whether a seat that draws may take the top of the discard pile (PYR-16, PYR-17)."""
    if table.options.is_classic or seat == table.first:
        return False
    return can_take(table.discard)


def listed(table: Table) -> tuple[Action, ...]:
    """Everything that may be done, in the order of `all_actions`; in phase 2 by all seats."""
    phase = table.phase
    if type(phase) is Playing:
        return _PLAYS
    if type(phase) is Drawing:
        if not may_take(table, phase.seat):
            return _DRAW_ALONE if table.can_draw else ()
        return _DRAW_OR_TAKE if table.can_draw else _TAKE_ALONE
    if type(phase) is Choosing:
        return _choices_of_all(table.choosers)
    if type(phase) is Ended or type(phase) is Between:
        return ()
    return _effects(table, phase)


def _effects(
    table: Table, phase: Keeping | Swiping | Flipping | Flashing | Revealing
) -> tuple[Action, ...]:
    """Everything that may be done when something is asked while an option is carried out."""
    seat, pyramids = phase.seat, table.pyramids
    match phase:
        case Revealing():
            return _reveals(pyramids[seat].translate(HIDDEN))
        case Flipping():
            return _flips(pyramids[seat].translate(OCCUPIED))
        case Swiping():
            return _swipes(seat, tuple(pyramid.translate(OCCUPIED) for pyramid in pyramids))
        case Flashing():
            return _flashes(tuple(pyramid.translate(OCCUPIED) for pyramid in pyramids))
        case Keeping():
            return tuple(map(Keep, sorted(set(table.keepable))))
        case _:
            assert_never(phase)


_DRAW_ALONE: Final[tuple[Action, ...]] = (DRAW,)
_TAKE_ALONE: Final[tuple[Action, ...]] = (TAKE,)
_DRAW_OR_TAKE: Final[tuple[Action, ...]] = (DRAW, TAKE)

_PLAYS: Final[tuple[Choice, ...]] = (*map(Replace, SLOTS), DISCARD)
"""Options A and B for a seat that is asked alone."""


@cache
def choices_of(seat: Seat) -> tuple[Choice, ...]:
    """Options A and B for a seat in phase 2."""
    return (*(Replace(slot, seat) for slot in SLOTS), Discard(seat))


@cache
def _choices_of_all(seats: tuple[Seat, ...]) -> tuple[Choice, ...]:
    return tuple(choice for seat in seats for choice in choices_of(seat))


_ALL_SLOTS: Final = b"\1" * len(SLOTS)

# A row of marks has a 1 for each slot that counts and a 0 for each other, in slot order.


@cache
def _reveals(hidden: bytes) -> tuple[Action, ...]:
    return tuple(Reveal(slot) for slot in SLOTS if hidden[slot.index])


@cache
def _flips(occupied: bytes) -> tuple[Action, ...]:
    slots = [slot for slot in SLOTS if occupied[slot.index]]
    return tuple(
        Flip(first, second) for place, first in enumerate(slots) for second in slots[place + 1 :]
    )


@cache
def _swipes_of_slot(own: Slot, opponent: Seat, occupied: bytes) -> tuple[Action, ...]:
    return tuple(Swipe(own, opponent, slot) for slot in SLOTS if occupied[slot.index])


@lru_cache(maxsize=1024)
def _swipes(seat: Seat, occupied: tuple[bytes, ...]) -> tuple[Action, ...]:
    return tuple(
        swipe
        for own in SLOTS
        if occupied[seat][own.index]
        for opponent in clockwise(len(occupied), 0)
        if opponent != seat
        for swipe in _swipes_of_slot(own, opponent, occupied[opponent])
    )


@lru_cache(maxsize=1024)
def _flashes(occupied: tuple[bytes, ...]) -> tuple[Action, ...]:
    removals = (
        Flash(owner, slot)
        for owner in clockwise(len(occupied), 0)
        for slot in SLOTS
        if occupied[owner][slot.index]
    )
    return (*removals, NO_FLASH)


def every_action(options: Options) -> tuple[Action, ...]:
    """Every action that can ever be legal with these options, in order."""
    seats = clockwise(options.players, 0)
    actions: list[Action] = [DRAW]
    if not options.is_classic:
        actions += [TAKE, *(choice for seat in seats for choice in choices_of(seat))]
    if options.is_classic or options.action_copies:
        actions += _PLAYS
    actions += _reveals(_ALL_SLOTS)
    if options.action_copies:
        actions += [
            swipe
            for own in SLOTS
            for opponent in seats
            for swipe in _swipes_of_slot(own, opponent, _ALL_SLOTS)
        ]
        actions += _flips(_ALL_SLOTS)
        actions += map(Keep, _keepable_ever(options))
        actions += _flashes((_ALL_SLOTS,) * options.players)
    return tuple(actions)


def _keepable_ever(options: Options) -> tuple[Card, ...]:
    """The cards that a quantum can draw: a quantum too, if there is another (PYR-13)."""
    deck = options.deck
    cards = sorted(set(deck.cards_of(deck.all_cards)))
    alone = options.action_copies == 1
    return tuple(card for card in cards if not (alone and card is Special.QUANTUM))
