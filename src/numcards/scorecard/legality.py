"""What may be done now: one set of predicates for listing actions and for refusing others.

Everything here is asked of a `Scene`: what lies open suffices, so that a view
answers as well as a state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias, assert_never

from numcards.core.cards import SPECIALS, Card, Family, NumberCard, Special
from numcards.core.decks import NUMBER_CARDS
from numcards.core.seats import Seat, clockwise, seats
from numcards.scorecard.actions import (
    BUST,
    DECLARE,
    DISCARD,
    DONE,
    DRAWS,
    END,
    FLIP,
    JOKER,
    KEEP,
    KIND_OF,
    LOCK,
    QUANTUMS,
    STOP,
    TAKE_NONE,
    VALIDATIONS,
    Action,
    Bust,
    Declare,
    Discard,
    Done,
    Double,
    Draw,
    End,
    Joker,
    Keep,
    Lock,
    Skip,
    Stop,
    Swipe,
    Take,
    Validate,
)
from numcards.scorecard.combinations import offered
from numcards.scorecard.info import INFO
from numcards.scorecard.phases import (
    Choosing,
    Concealed,
    Ending,
    Forced,
    Free,
    Over,
    Owing,
    SeenPhase,
    Skipped,
    Start,
    Stopped,
    Validating,
    Waiting,
)
from numcards.scorecard.tables import RESERVE_SIZE

if TYPE_CHECKING:
    from numcards.scorecard.objectives import Objective, Scorecard
    from numcards.scorecard.options import Options
    from numcards.scorecard.state import Sequence, Table

Obstacle: TypeAlias = Literal["declared", "turns", "unsecured", "empty"]
"""Why the end of the round cannot be declared (SC-26, SC-29)."""

_SHADOW: Final = Family.SHADOW
_SEATS: Final = seats(INFO.most_players)
_DOUBLES: Final = tuple(map(Double, _SEATS))
_SKIPS: Final = tuple(map(Skip, _SEATS))
_SWIPES: Final = tuple(map(Swipe, _SEATS))
_CARDS: Final[tuple[Card, ...]] = (*sorted(NUMBER_CARDS), *SPECIALS)
_TAKES: Final = tuple(map(Take, _CARDS))
"""The takes by the place of their cards in card order."""

_BOTH: Final = 3
_DRAWS: Final[tuple[tuple[Action, ...], ...]] = ((), DRAWS[1:], DRAWS[:1], DRAWS)
"""The draws where neither pile has cards, pile 2 only, pile 1 only, or both."""

_DRAWS_OR_STOP: Final = tuple((*draws, STOP) for draws in _DRAWS)
_QUANTUMS: Final[tuple[tuple[Action, ...], ...]] = ((), QUANTUMS[1:], QUANTUMS[:1], QUANTUMS)

_JOKER: Final = Special.JOKER
_FLIP: Final = Special.FLIP
_DOUBLE: Final = Special.DOUBLE
_SKIP: Final = Special.SKIP
_SWIPE: Final = Special.SWIPE
_QUANTUM: Final = Special.QUANTUM
_USE_ORDER: Final = (_JOKER, _FLIP, _DOUBLE, _SKIP, _SWIPE, _QUANTUM)
"""The special cards in the order of their actions."""
_ACTION_OF: Final = {kind: action for action, kind in KIND_OF.items()}

_NOWHERE: Final[frozenset[type[Action]]] = frozenset()
_USES: Final = frozenset(KIND_OF)
_FITTING: Final[Mapping[type[SeenPhase], frozenset[type[Action]]]] = {
    Start: _USES | {Draw, Lock, Stop, Declare},
    Free: _USES | {Draw, Stop},
    Owing: frozenset({Draw}),
    Waiting: _USES | {Keep, Discard},
    Forced: frozenset({Draw}),
    Stopped: frozenset({Joker, Bust}),
    Choosing: frozenset({Take}),
    Concealed: frozenset({Take}),
    Skipped: frozenset({Joker, Double, Skip, Swipe, End}),
    Ending: _NOWHERE,
    Validating: frozenset({Validate, Done}),
    Over: _NOWHERE,
}
"""The kinds of action that make sense in each phase."""


class Scene(Protocol):
    """What lies open in a position; a state and a view both have it."""

    @property
    def options(self) -> Options:
        """The options of the game."""
        ...

    @property
    def scorecards(self) -> tuple[Scorecard, ...]:
        """The objectives that each seat has validated in earlier rounds."""
        ...

    @property
    def table(self) -> Table:
        """What lies open, but for the sequences."""
        ...

    @property
    def left(self) -> tuple[int, int]:
        """How many cards are left in each pile."""
        ...

    @property
    def sequences(self) -> tuple[Sequence, ...]:
        """The sequence in progress of each seat, the oldest card first."""
        ...

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        ...

    @property
    def phase(self) -> SeenPhase:
        """Who decides what."""
        ...


def fits(phase: SeenPhase, action: Action) -> bool:
    """Whether an action of this kind makes sense in this phase."""
    return type(action) in _FITTING[type(phase)]


def is_stopped_by(sequence: Sequence, card: NumberCard) -> bool:
    """Whether this card stops the sequence (SC-12, SC-13)."""
    if card.family is _SHADOW:
        return True
    if not sequence:
        return False
    last = sequence[-1]
    if last.value == card.value:
        return True
    if last.family is not card.family or len(sequence) == 1:
        return False
    return sequence[-2].family is card.family


def legal_of(scene: Scene) -> tuple[Action, ...]:
    """Everything that the seat to act may do, in the order of `all_actions`."""
    phase, (one, two) = scene.phase, scene.left
    piles = _BOTH if one and two else 2 * bool(one) + bool(two)
    if type(phase) is Free:
        actions = _DRAWS_OR_STOP[piles]
    elif type(phase) is Start:
        actions = _DRAWS[piles] + _openings(scene, _DRAWS[piles])
    elif type(phase) is Owing or type(phase) is Forced:
        return _DRAWS[piles]
    elif type(phase) is Validating:
        return _validations(scene, phase.chosen)
    else:
        return _answers(scene, phase)
    reserve = scene.table.reserves[scene.turn]
    return actions + _reserve_uses(scene, reserve) if reserve else actions


def _answers(
    scene: Scene, phase: Waiting | Skipped | Stopped | Choosing | Concealed | Ending | Over
) -> tuple[Action, ...]:
    match phase:
        case Waiting(card):
            return _of_waiting(scene, card)
        case Skipped():
            return (*_reserve_uses(scene, scene.table.reserves[scene.turn]), END)
        case Stopped():
            return (JOKER, BUST)
        case Choosing(cards):
            return _takes(scene, cards)
        case Concealed() | Ending() | Over():
            return ()
        case _:
            assert_never(phase)


def _openings(scene: Scene, draws: tuple[Action, ...]) -> tuple[Action, ...]:
    """What else may be done before the first draw (SC-05, SC-29)."""
    table = scene.table
    lock = (LOCK,) if scene.sequences[scene.turn] else ()
    if not draws:
        return lock or (STOP,)
    if table.turns > len(table.skips) and declare_obstacle(scene) is None:
        return (*lock, DECLARE)
    return lock


def declare_obstacle(scene: Scene) -> Obstacle | None:
    """Why the end of the round cannot be declared before the first draw; None where it can."""
    table = scene.table
    if table.declarer is not None:
        return "declared"
    if table.turns <= len(table.skips):
        return "turns"
    for seat, collection in enumerate(table.collections):
        if not collection and seat not in table.out:
            return "unsecured"
    one, two = scene.left
    return None if one or two else "empty"


def _reserve_uses(scene: Scene, reserve: tuple[Special, ...]) -> tuple[Action, ...]:
    """What may be done with the reserve of the player on turn (SC-11)."""
    actions: tuple[Action, ...] = ()
    for kind in _USE_ORDER:
        if kind in reserve:
            actions += usable(scene, kind)
    return actions


def usable(scene: Scene, kind: Special) -> tuple[Action, ...]:
    """The uses of a reserve card that the moment allows, with a legal target (SC-24)."""
    in_a_skipped_turn = type(scene.phase) is Skipped
    if kind is _JOKER:
        return (JOKER,) if in_a_skipped_turn and scene.sequences[scene.turn] else ()
    if in_a_skipped_turn and _ACTION_OF[kind] not in _FITTING[Skipped]:
        return ()
    return uses(scene, kind)


def may_use_reserve(scene: Scene) -> bool:
    """Whether a reserve card of the player on turn is usable (SC-09, SC-20)."""
    return any(usable(scene, kind) for kind in scene.table.reserves[scene.turn])


def uses(scene: Scene, kind: Special) -> tuple[Action, ...]:
    """The uses of a special card that has just been drawn (SC-24)."""
    if kind is _JOKER:
        return (JOKER,)
    if kind is _SKIP:
        return tuple([_SKIPS[seat] for seat in opponents(scene)])
    if kind is _SWIPE:
        sequences = scene.sequences
        return tuple([_SWIPES[seat] for seat in neighbours(scene) if sequences[seat]])
    return _uses_of_piles(scene, kind)


def _uses_of_piles(scene: Scene, kind: Special) -> tuple[Action, ...]:
    """The uses of a special card that asks for cards in the piles (SC-24)."""
    one, two = scene.left
    if kind is _QUANTUM:
        return _QUANTUMS[2 * bool(one) + bool(two)]
    if not one and not two:
        return ()
    if kind is _FLIP:
        return (FLIP,)
    return tuple([_DOUBLES[seat] for seat in opponents(scene)])


def opponents(scene: Scene) -> tuple[Seat, ...]:
    """The other seats that are not out, ascending."""
    table, turn = scene.table, scene.turn
    out = table.out
    return tuple([s for s in _SEATS[: len(table.skips)] if s != turn and s not in out])


def neighbours(scene: Scene) -> tuple[Seat, ...]:
    """The nearest seats on either side that are not out, ascending (SC-22)."""
    table = scene.table
    out = table.out
    around = [seat for seat in clockwise(len(table.skips), scene.turn)[1:] if seat not in out]
    return tuple(sorted({*around[:1], *around[-1:]}))


def has_room(reserve: tuple[Special, ...]) -> bool:
    """Whether a reserve can take one more card (SC-03)."""
    return len(reserve) < RESERVE_SIZE


def is_stuck(scene: Scene, card: Special) -> bool:
    """Whether a waiting card has neither a legal use nor room (SC-09)."""
    return not (has_room(scene.table.reserves[scene.turn]) or uses(scene, card))


def _of_waiting(scene: Scene, card: Special) -> tuple[Action, ...]:
    """What may be done with a waiting card, or before it with the reserve (SC-09)."""
    reserve = scene.table.reserves[scene.turn]
    own = uses(scene, card)
    actions: tuple[Action, ...] = ()
    if has_room(reserve):
        actions = (KEEP,)
    elif not own:
        actions = (DISCARD,)
    for kind in _USE_ORDER:
        if kind is card:
            actions += own
        elif kind in reserve:
            actions += usable(scene, kind)
    return actions


def _takes(scene: Scene, cards: tuple[Card, ...]) -> tuple[Action, ...]:
    """What may be kept of a quantum's cards: special cards need room (SC-23)."""
    room = has_room(scene.table.reserves[scene.turn])
    fitting = [_TAKES[card.order] for card in cards if room or isinstance(card, NumberCard)]
    return (*dict.fromkeys(fitting), TAKE_NONE)


def _validations(scene: Scene, chosen: tuple[Objective, ...]) -> tuple[Action, ...]:
    """The objectives that the collection still allows (SC-30 to SC-32)."""
    collection = scene.table.collections[scene.turn]
    possible = offered(collection, scene.scorecards[scene.turn], chosen)
    return (*[VALIDATIONS[objective.index] for objective in possible], DONE)
