"""Why an action does not fit what is asked: the content of an action, checked by its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.errors import Refusal
from numcards.core.notation import cards_text, seats_text
from numcards.core.sentences import shown
from numcards.pyramid.actions import (
    Action,
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
from numcards.pyramid.legality import acting, may_take
from numcards.pyramid.phases import (
    Choosing,
    Drawing,
    Flashing,
    Flipping,
    Keeping,
    Phase,
    Playing,
    Revealing,
    Swiping,
)
from numcards.pyramid.refusals import (
    CardFacts,
    Code,
    ForeignFacts,
    KeepFacts,
    OtherSeatFacts,
    QuestionFacts,
    SeatFacts,
    SlotFacts,
    TurnFacts,
)
from numcards.pyramid.tables import CARDS, EMPTY, FACE_DOWN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.cards import Card
    from numcards.core.seats import Seat
    from numcards.pyramid.slots import Slot
    from numcards.pyramid.state import State

__all__ = ["content_refusal", "not_on_turn", "seat_refusal"]


def not_on_turn(state: State, seat: Seat) -> Refusal | None:
    """Why a seat may not act now (PYR-04, PYR-18)."""
    turn = acting(state)
    if seat in turn:
        return None
    return Refusal(
        Code.NOT_ON_TURN,
        "PYR-04" if state.options.is_classic else "PYR-18",
        "Player {by} cannot act now; who can: {turn}.",
        TurnFacts(seat, seats_text(turn)),
    )


def seat_refusal(state: State, action: object, by: Seat | None) -> Refusal | None:
    """Why the seat that an action names may not act now, or not through `by`."""
    if not isinstance(action, Replace | Discard) or action.seat is None:
        return None
    missing = _no_such_seat(state, action.seat)
    if missing is not None:
        return missing
    if by is not None and by != action.seat:
        return Refusal(
            Code.OTHER_SEAT,
            "PYR-19",
            "Player {by} cannot choose for player {seat}.",
            OtherSeatFacts(by, action.seat),
        )
    return not_on_turn(state, action.seat)


def content_refusal(  # noqa: PLR0911  # one line for each question and its answer
    state: State, action: Action
) -> Refusal | None:
    """Why an action does not answer what is asked; somebody must be on turn."""
    phase = state.phase
    match phase, action:
        case (Drawing(), Draw()):
            return _draw_refusal(state)
        case (Drawing(seat=seat), Take()):
            return _take_refusal(state, seat)
        case (
            (Playing(), Replace(seat=None) | Discard(seat=None))
            | (Choosing(), Replace(seat=int()) | Discard(seat=int()))
            | (Flashing(), NoFlash())
        ):
            return None
        case (Revealing(seat=seat), Reveal(slot=slot)):
            return _reveal_refusal(state, seat, slot)
        case (Swiping(seat=seat), Swipe() as swipe):
            return _swipe_refusal(state, seat, swipe)
        case (Flipping(seat=seat), Flip(first=first, second=second)):
            refused = _empty_slot(state, seat, first, "PYR-12")
            return refused or _empty_slot(state, seat, second, "PYR-12")
        case (Keeping(), Keep(card=card)):
            return _keep_refusal(state, card)
        case (Flashing(), Flash(owner=owner, slot=slot)):
            missing = _no_such_seat(state, owner)
            return missing or _empty_slot(state, owner, slot, "PYR-14")
        case _:
            return _not_asked(phase, action)


def _not_asked(phase: Phase, action: object) -> Refusal:
    if not isinstance(action, Action):
        return Refusal(
            Code.FOREIGN,
            "PYR-04",
            "An action of the pyramid game is expected, not {given}.",
            ForeignFacts(shown(action)),
        )
    rule, asked = _ASKED[type(phase)]
    return Refusal(
        Code.NOT_ASKED,
        rule,
        "{given} does not answer what is asked now: {asked}.",
        QuestionFacts(action, asked),
    )


_ASKED: Final[Mapping[type[Phase], tuple[str, str]]] = {
    Drawing: ("PYR-04", "draw, draw:discard"),
    Playing: ("PYR-05", "replace, discard"),
    Choosing: ("PYR-19", "P0:replace, P0:discard"),
    Revealing: ("PYR-06", "reveal"),
    Swiping: ("PYR-11", "swipe"),
    Flipping: ("PYR-12", "flip"),
    Keeping: ("PYR-13", "keep"),
    Flashing: ("PYR-14", "flash"),
}
"""For each question its rule, and how the actions that answer it begin."""


def _draw_refusal(state: State) -> Refusal | None:
    if state.can_draw:
        return None
    return Refusal(
        Code.PILE_EMPTY, "PYR-03", "The draw pile is empty, and cannot be refilled any more."
    )


def _take_refusal(state: State, seat: Seat) -> Refusal | None:
    if may_take(state, seat):
        return None
    if state.options.is_classic:
        return Refusal(
            Code.PILE_ONLY, "PYR-04", "A turn begins with a card from the draw pile, no other."
        )
    if seat == state.first:
        return Refusal(
            Code.PILE_ONLY, "PYR-17", "The first player draws from the draw pile, no other."
        )
    if not state.discard:
        return Refusal(Code.NOTHING_TO_TAKE, "PYR-16", "No card lies on the discard pile.")
    return Refusal(
        Code.ACTION_CARD,
        "PYR-17",
        "No action card may be taken from the discard pile, so not {card}.",
        CardFacts(CARDS[state.discard[-1]]),
    )


def _reveal_refusal(state: State, seat: Seat, slot: Slot) -> Refusal | None:
    if state.pyramids[seat][slot.index] >= FACE_DOWN:
        return None
    return Refusal(
        Code.NOT_FACE_DOWN,
        "PYR-06",
        "No card lies face down in {slot} of player {owner}.",
        SlotFacts(seat, slot),
    )


def _swipe_refusal(state: State, seat: Seat, action: Swipe) -> Refusal | None:
    if action.opponent == seat:
        return Refusal(Code.OWN_CARD, "PYR-11", "A card is exchanged with an opponent's.")
    return (
        _no_such_seat(state, action.opponent)
        or _empty_slot(state, seat, action.own, "PYR-11")
        or _empty_slot(state, action.opponent, action.slot, "PYR-11")
    )


def _keep_refusal(state: State, card: Card) -> Refusal | None:
    if card in state.keepable:
        return None
    return Refusal(
        Code.NOT_DRAWN,
        "PYR-13",
        "One of the cards drawn is kept, and {card} is none of {drawn}.",
        KeepFacts(card, cards_text(state.keepable)),
    )


def _no_such_seat(state: State, seat: Seat) -> Refusal | None:
    players = state.options.players
    if seat < players:
        return None
    return Refusal(
        Code.NOT_IN_GAME,
        "PYR-01",
        "There is no player {seat} in a game of {players}.",
        SeatFacts(seat, players),
    )


def _empty_slot(state: State, owner: Seat, slot: Slot, rule: str) -> Refusal | None:
    if state.pyramids[owner][slot.index] != EMPTY:
        return None
    return Refusal(
        Code.EMPTY_SLOT,
        rule,
        "No card lies in {slot} of player {owner}.",
        SlotFacts(owner, slot),
    )
