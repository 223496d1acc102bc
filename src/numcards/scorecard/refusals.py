"""Why an action is not legal: the answer, made of the predicates of `legality`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, assert_never

from attrs import evolve

from numcards.core.cards import Card, NumberCard, Special
from numcards.core.players import Player
from numcards.core.refusals import Refusal, foreign_refusal
from numcards.core.seats import Seat, seats
from numcards.scorecard.actions import (
    KIND_OF,
    Action,
    Bust,
    Declare,
    Discard,
    Done,
    Double,
    Draw,
    End,
    Flip,
    Joker,
    Keep,
    Lock,
    PileNumber,
    Quantum,
    Skip,
    Stop,
    Swipe,
    Take,
    Use,
    Validate,
    is_action,
)
from numcards.scorecard.codes import (
    CardFacts,
    Code,
    DeclareFacts,
    ObjectiveFacts,
    PileFacts,
    SeatFacts,
)
from numcards.scorecard.combinations import offered
from numcards.scorecard.info import INFO
from numcards.scorecard.legality import (
    Obstacle,
    Scene,
    declare_obstacle,
    has_room,
    is_stuck,
    usable,
    uses,
)
from numcards.scorecard.options import KINDS
from numcards.scorecard.phases import Choosing, Start, Stopped, Validating, Waiting
from numcards.scorecard.timing import untimely

if TYPE_CHECKING:
    from numcards.scorecard.objectives import Objective


def refusal_of(scene: Scene, action: object) -> Refusal | None:
    """Why the seat to act may not do this; the game must not be over."""
    if not is_action(action):
        return foreign_refusal(action, INFO, "SC-05")
    return _unknown(scene, action) or untimely(scene.phase, action) or _hindered(scene, action)


def _unknown(scene: Scene, action: Action) -> Refusal | None:
    """Cards and players that this game does not have."""
    match action:
        case Double(target) | Skip(target) | Swipe(target) if target >= scene.options.players:
            return Refusal(
                Code.NO_SUCH_PLAYER,
                "SC-19",
                "This game has no player {target} ({rule}).",
                SeatFacts(Player(target)),
            )
        case Joker() | Flip() | Double() | Skip() | Swipe() | Quantum():
            return _not_in_deck(scene, KIND_OF[type(action)])
        case Take(card):
            return None if card is None else _not_in_deck(scene, card)
        case (
            Draw()
            | Lock()
            | Stop()
            | Declare()
            | Keep()
            | Discard()
            | Bust()
            | End()
            | Validate()
            | Done()
        ):
            return None
        case _:
            assert_never(action)


def _not_in_deck(scene: Scene, card: Card) -> Refusal | None:
    if isinstance(card, NumberCard) or (card in KINDS and scene.options.special_copies):
        return None
    return Refusal(
        Code.NO_SUCH_CARD, "SC-01", "This game's deck has no {card} ({rule}).", CardFacts(card)
    )


def _hindered(scene: Scene, action: Action) -> Refusal | None:
    """What is missing for an action that fits the phase."""
    found = None
    match action:
        case Draw(pile):
            found = _draw_objection(scene, pile)
        case Lock() | Stop() | Declare():
            found = _ending_objection(scene, action)
        case Keep():
            found = _keep_objection(scene)
        case Discard():
            found = _discard_objection(scene)
        case Take(card):
            found = _take_objection(scene, card)
        case Validate(objective):
            found = _validate_objection(scene, objective)
        case Joker() | Flip() | Double() | Skip() | Swipe() | Quantum():
            found = _use_objection(scene, action)
        case Done() | Bust() | End():
            pass
        case _:
            assert_never(action)
    return found


def _draw_objection(scene: Scene, pile: PileNumber) -> Refusal | None:
    if scene.left[pile - 1]:
        return None
    return Refusal(Code.PILE_EMPTY, "SC-06", "Pile {pile} is empty ({rule}).", PileFacts(pile))


def _ending_objection(scene: Scene, action: Lock | Stop | Declare) -> Refusal | None:
    match action:
        case Lock():
            return _lock_objection(scene)
        case Stop():
            return _stop_objection(scene)
        case Declare():
            return _declare_objection(scene)
        case _:
            assert_never(action)


def _lock_objection(scene: Scene) -> Refusal | None:
    if scene.sequences[scene.turn]:
        return None
    return Refusal(
        Code.NOTHING_TO_LOCK, "SC-05", "There is no sequence in progress to lock ({rule})."
    )


def _stop_objection(scene: Scene) -> Refusal | None:
    if not isinstance(scene.phase, Start):
        return None
    if any(scene.left):
        return Refusal(
            Code.NOTHING_DRAWN, "SC-10", "Nothing has been drawn in this turn yet ({rule})."
        )
    if scene.sequences[scene.turn]:
        return Refusal(
            Code.NOTHING_DRAWN,
            "SC-29",
            "Nothing has been drawn, so the turn ends with lock ({rule}).",
        )
    return None


_DECLARE_REFUSALS: Final[Mapping[Obstacle, Refusal]] = {
    "declared": Refusal(
        Code.CANNOT_DECLARE,
        "SC-26",
        "The end of the round is declared already: this is a last turn ({rule}).",
    ),
    "turns": Refusal(
        Code.CANNOT_DECLARE,
        "SC-26",
        "The end of the round can be declared after {needed} turns, "
        "but {turns} are completed ({rule}).",
    ),
    "unsecured": Refusal(
        Code.CANNOT_DECLARE,
        "SC-26",
        "Not every player has secured a sequence in this round ({rule}).",
    ),
    "empty": Refusal(
        Code.CANNOT_DECLARE,
        "SC-29",
        "Both piles are empty, so the round ends with this turn anyway ({rule}).",
    ),
}


def _declare_objection(scene: Scene) -> Refusal | None:
    missing, table = declare_obstacle(scene), scene.table
    if missing is None:
        return None
    unsecured = tuple(
        Player(seat)
        for seat in seats(scene.options.players)
        if not table.collections[seat] and seat not in table.out
    )
    facts = DeclareFacts(missing, table.turns, scene.options.players + 1, unsecured)
    return evolve(_DECLARE_REFUSALS[missing], facts=facts)


def _keep_objection(scene: Scene) -> Refusal | None:
    if has_room(scene.table.reserves[scene.turn]):
        return None
    return Refusal(Code.RESERVE_FULL, "SC-09", "The reserve holds two cards already ({rule}).")


def _discard_objection(scene: Scene) -> Refusal | None:
    phase = scene.phase
    if not isinstance(phase, Waiting) or is_stuck(scene, phase.card):
        return None
    return Refusal(
        Code.CARD_USABLE,
        "SC-09",
        "The drawn {card} has a use or room in the reserve, so it is not put aside ({rule}).",
        CardFacts(phase.card),
    )


def _take_objection(scene: Scene, card: Card | None) -> Refusal | None:
    phase = scene.phase
    if card is None or not isinstance(phase, Choosing):
        return None
    if card not in phase.cards:
        return Refusal(
            Code.NOT_AMONG,
            "SC-23",
            "{card} is not among the quantum's cards ({rule}).",
            CardFacts(card),
        )
    return _keep_objection(scene) if isinstance(card, Special) else None


def _validate_objection(scene: Scene, objective: Objective) -> Refusal | None:
    phase, seat = scene.phase, scene.turn
    chosen = phase.chosen if isinstance(phase, Validating) else ()
    scorecard, collection = scene.scorecards[seat], scene.table.collections[seat]
    facts = ObjectiveFacts(objective, chosen)
    if scorecard[objective.index] is not None or objective in chosen:
        return Refusal(
            Code.OBJECTIVE_TAKEN, "SC-31", "{objective} is validated already ({rule}).", facts
        )
    if objective in offered(collection, scorecard, chosen):
        return None
    if objective in offered(collection, scorecard, ()):
        return Refusal(
            Code.CARDS_USED,
            "SC-32",
            "The collection has no other cards for {objective} beside what is validated ({rule}).",
            facts,
        )
    return Refusal(
        Code.OBJECTIVE_IMPOSSIBLE,
        "SC-33",
        "The collection does not fulfil {objective} ({rule}).",
        facts,
    )


def _use_objection(scene: Scene, action: Use) -> Refusal | None:
    """A special card must be there, have a use now, and a legal target (SC-24)."""
    kind, phase = KIND_OF[type(action)], scene.phase
    waits = isinstance(phase, Waiting) and phase.card is kind
    if isinstance(phase, Stopped):
        return None
    if not waits and kind not in scene.table.reserves[scene.turn]:
        return Refusal(
            Code.NOT_HELD,
            "SC-09",
            "No {card} waits or lies in the reserve ({rule}).",
            CardFacts(kind),
        )
    if action in (uses(scene, kind) if waits else usable(scene, kind)):
        return None
    return _useless(scene, action)


def _useless(scene: Scene, action: Use) -> Refusal:
    """Why a special card that is there cannot be used like this."""
    match action:
        case Joker():
            return Refusal(
                Code.NOTHING_TO_RESCUE,
                "SC-24",
                "A joker of the reserve rescues a stopped sequence, or secures one in a "
                "skipped turn ({rule}).",
            )
        case Skip(target):
            return _no_opponent("SC-20", target)
        case Double(target) if any(scene.left):
            return _no_opponent("SC-19", target)
        case Swipe(target):
            return Refusal(
                Code.NO_TARGET,
                "SC-22",
                "{target} is no neighbour with a sequence in progress ({rule}).",
                SeatFacts(Player(target)),
            )
        case Quantum(pile) if any(scene.left):
            return Refusal(
                Code.PILE_EMPTY, "SC-23", "Pile {pile} is empty ({rule}).", PileFacts(pile)
            )
        case Double() | Flip() | Quantum():
            return Refusal(
                Code.NOTHING_TO_DRAW,
                "SC-24",
                "Both piles are empty, so {card} cannot be used ({rule}).",
                CardFacts(KIND_OF[type(action)]),
            )
        case _:
            assert_never(action)


def _no_opponent(rule: str, target: Seat) -> Refusal:
    return Refusal(
        Code.NO_TARGET,
        rule,
        "{target} is no opponent who still takes part in the round ({rule}).",
        SeatFacts(Player(target)),
    )
