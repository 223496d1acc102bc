"""Why an action does not fit what is asked: the content of an action, checked by its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from numcards.core.players import Player
from numcards.core.refusals import Refusal, foreign_refusal, turn_refusal
from numcards.core.seats import SPECTATOR, Viewer, seat_text
from numcards.pyramid.actions import (
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
from numcards.pyramid.codes import (
    CardFacts,
    Code,
    KeepFacts,
    OtherSeatFacts,
    QuestionFacts,
    SeatFacts,
    SlotFacts,
)
from numcards.pyramid.info import INFO
from numcards.pyramid.legality import acting, answers, is_action, is_choice, may_take
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
from numcards.pyramid.tables import CARDS, lies_face_down, lies_there

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.cards import Card
    from numcards.core.seats import Seat
    from numcards.pyramid.slots import Slot
    from numcards.pyramid.state import State


def sender_refusal(state: State, by: Viewer | None) -> Refusal | None:
    """Why `by` may not act now (PYR-04, PYR-18)."""
    turn = "PYR-04" if state.options.is_classic else "PYR-18"
    return turn_refusal(acting(state), by, over="PYR-34", turn=turn)


def seat_refusal(state: State, action: object, by: Viewer | None) -> Refusal | None:
    """Why the seat that an action names may not act now, or not through `by`."""
    if not is_choice(action) or action.seat is None:
        return None
    missing = _no_such_seat(state, action.seat)
    if missing is not None:
        return missing
    if by is not None and by is not SPECTATOR and by != action.seat:
        return Refusal(
            Code.OTHER_SEAT,
            "PYR-19",
            "{by} cannot choose for {seat} ({rule}).",
            OtherSeatFacts(Player(by), Player(action.seat)),
        )
    return sender_refusal(state, action.seat)


def content_refusal(  # noqa: PLR0911  # one line for each kind of action
    state: State, action: object, by: Viewer | None
) -> Refusal | None:
    """Why an action does not answer what is asked; somebody must be on turn."""
    if not answers(action, state.phase):
        return _not_asked(state, action, by)
    match action:
        case Draw():
            return _draw_refusal(state)
        case Replace() | Discard() | NoFlash():
            return None
        case Reveal(slot=slot):
            return _reveal_refusal(state, acting(state)[0], slot)
        case Take():
            return _take_refusal(state, acting(state)[0])
        case Swipe():
            return _swipe_refusal(state, acting(state)[0], action)
        case Flip():
            return _flip_refusal(state, acting(state)[0], action)
        case Keep(card=card):
            return _keep_refusal(state, card)
        case Flash(owner=owner, slot=slot):
            missing = _no_such_seat(state, owner)
            return missing or _empty_slot(state, owner, slot, "PYR-14")
        case _:
            assert_never(action)


def _not_asked(state: State, action: object, by: Viewer | None) -> Refusal:
    if not is_action(action):
        return foreign_refusal(action, INFO, "PYR-04")
    rule, asked = _ASKED[type(state.phase)]
    if type(state.phase) is Choosing:
        chooser = acting(state)[0] if by is None or by is SPECTATOR else by
        asked = f"{seat_text(chooser)}:replace, {seat_text(chooser)}:discard"
    return Refusal(
        Code.NOT_ASKED,
        rule,
        "{given} does not answer what is asked now: {asked} ({rule}).",
        QuestionFacts(action, asked),
    )


_ASKED: Final[Mapping[type[Phase], tuple[str, str]]] = {
    Drawing: ("PYR-04", "draw, draw:discard"),
    Playing: ("PYR-05", "replace, discard"),
    Choosing: ("PYR-19", "replace, discard"),
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
        Code.PILE_EMPTY,
        "PYR-03",
        "The draw pile is empty, and cannot be refilled any more ({rule}).",
    )


def _take_refusal(state: State, seat: Seat) -> Refusal | None:
    if may_take(state, seat):
        return None
    if state.options.is_classic:
        return Refusal(
            Code.PILE_ONLY,
            "PYR-04",
            "A turn begins with a card from the draw pile, no other ({rule}).",
        )
    if seat == state.first:
        return Refusal(
            Code.PILE_ONLY,
            "PYR-17",
            "The first player draws from the draw pile, no other ({rule}).",
        )
    if not state.discard:
        return Refusal(Code.NOTHING_TO_TAKE, "PYR-16", "No card lies on the discard pile ({rule}).")
    return Refusal(
        Code.ACTION_CARD,
        "PYR-17",
        "No action card may be taken from the discard pile, so not {card} ({rule}).",
        CardFacts(CARDS[state.discard[-1]]),
    )


def _reveal_refusal(state: State, seat: Seat, slot: Slot) -> Refusal | None:
    if lies_face_down(state.pyramids[seat][slot.index]):
        return None
    return Refusal(
        Code.NOT_FACE_DOWN,
        "PYR-06",
        "No card lies face down in {slot} of {owner} ({rule}).",
        SlotFacts(Player(seat), slot),
    )


def _swipe_refusal(state: State, seat: Seat, action: Swipe) -> Refusal | None:
    if action.opponent == seat:
        return Refusal(Code.OWN_CARD, "PYR-11", "A card is exchanged with an opponent's ({rule}).")
    return (
        _no_such_seat(state, action.opponent)
        or _empty_slot(state, seat, action.own, "PYR-11")
        or _empty_slot(state, action.opponent, action.slot, "PYR-11")
    )


def _flip_refusal(state: State, seat: Seat, action: Flip) -> Refusal | None:
    refused = _empty_slot(state, seat, action.first, "PYR-12")
    return refused or _empty_slot(state, seat, action.second, "PYR-12")


def _keep_refusal(state: State, card: Card) -> Refusal | None:
    if card in state.keepable:
        return None
    return Refusal(
        Code.NOT_DRAWN,
        "PYR-13",
        "One of the cards drawn is kept, and {card} is none of {drawn} ({rule}).",
        KeepFacts(card, state.keepable),
    )


def _no_such_seat(state: State, seat: Seat) -> Refusal | None:
    players = state.options.players
    if seat < players:
        return None
    return Refusal(
        Code.NOT_IN_GAME,
        "PYR-01",
        "There is no player {seat} in a game of {players} ({rule}).",
        SeatFacts(Player(seat), players),
    )


def _empty_slot(state: State, owner: Seat, slot: Slot, rule: str) -> Refusal | None:
    if lies_there(state.pyramids[owner][slot.index]):
        return None
    return Refusal(
        Code.EMPTY_SLOT,
        rule,
        "No card lies in {slot} of {owner} ({rule}).",
        SlotFacts(Player(owner), slot),
    )
