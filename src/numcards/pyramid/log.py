"""What an action brings about, step by step: for animation, logs and chat.

Hidden parts are None for those who may not see them: the cards drawn from the draw pile, and
the choices of phase 2 before all have chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from numcards.core.doors import expect_options
from numcards.core.refusals import IllegalAction
from numcards.core.seats import Seat, Viewer, check_viewer, clockwise
from numcards.pyramid.actions import (
    TAKE,
    Action,
    Choice,
    Discard,
    Flash,
    Flip,
    Keep,
    Reveal,
    Swipe,
)
from numcards.pyramid.combinations import score
from numcards.pyramid.event_kinds import (
    CardDiscarded,
    CardKept,
    CardPlaced,
    CardRemoved,
    CardsDrawn,
    CardsFlipped,
    CardsSwiped,
    CardTaken,
    CardTurnedUp,
    ChoiceMade,
    ChoicesShown,
    Dealt,
    Event,
    FinalTurnsBegan,
    FirstPlayerMoved,
    FlashDeclined,
    GameEnded,
    PileRefilled,
    PyramidScored,
    RoundBegan,
    RoundEnded,
)
from numcards.pyramid.info import INFO
from numcards.pyramid.legality import acting
from numcards.pyramid.options import Options
from numcards.pyramid.phases import (
    Between,
    Drawing,
    Ended,
    Flashing,
    Flipping,
    Keeping,
    Swiping,
)
from numcards.pyramid.rounds import is_ending, move_on
from numcards.pyramid.rules import new_game, refusal, result
from numcards.pyramid.tables import CARDS, FACE_DOWN, cards_in, codes_of
from numcards.pyramid.turns import step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.core.cards import Card
    from numcards.core.shuffles import Seed
    from numcards.pyramid.slots import Slot
    from numcards.pyramid.state import Held, State

__all__ = ["all_events", "events", "opening_events"]


def opening_events(options: Options, seed: Seed, viewer: Viewer) -> tuple[Event, ...]:
    """The first deal, in which nothing is hidden but what lies face down.

    Raises `UsageError` for a bad seed or viewer, or options of another game.
    """
    expect_options(options, Options, INFO)
    viewer = check_viewer(viewer, options.players)
    return tuple(_deal(new_game(options, seed)))


def events(state: State, action: Action, viewer: Viewer) -> tuple[Event, ...]:
    """What a legal action brings about, in order, as the viewer sees it.

    Raises `IllegalAction`, and `UsageError` for a bad viewer.
    """
    happened = all_events(state, action)
    viewer = check_viewer(viewer, state.options.players)
    return tuple(_seen_by(viewer, event) for event in happened)


def all_events(state: State, action: Action) -> tuple[Event, ...]:
    """What a legal action brings about, in order, with the cards drawn and the choice made.

    Cards that stay face down or in the draw pile are told to nobody.
    Raises `IllegalAction`.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    return tuple(_happenings(state, action))


def _seen_by(viewer: Viewer, event: Event) -> Event:
    match event:
        case CardsDrawn() if event.seat != viewer:
            return evolve(event, cards=None)
        case ChoiceMade() if event.seat != viewer:
            return evolve(event, choice=None)
        case _:
            return event


def _happenings(state: State, action: Action) -> Iterator[Event]:
    """The step that the action makes, and the steps that follow it without a choice."""
    after = step(state, action)
    yield from _answer(state, action, after)
    while isinstance(after.phase, Between):
        before, between = after, after.phase
        after = move_on(before, between)
        yield from _moving_on(before, between.seat, after)


def _answer(state: State, action: Action, after: State) -> Iterator[Event]:
    """What the action does by itself."""
    phase = state.phase
    if isinstance(phase, Drawing):
        drawn = after.held[-1]
        if action is TAKE:
            yield CardTaken(phase.seat, drawn.card)
        else:
            yield from _drawing(state, after, (drawn,))
    elif isinstance(action, Choice):
        if action.seat is None:
            yield from _carrying_out(state, action, after)
        else:
            yield ChoiceMade(action.seat, action)
            if isinstance(after.phase, Between):
                yield ChoicesShown(tuple(_choices(after)))
    else:
        for seat in acting(state):
            yield _effect(state, seat, action)


def _choices(state: State) -> Iterator[Choice]:
    return (held.choice for held in state.held if held.choice is not None)


def _drawing(before: State, after: State, drawn: tuple[Held, ...]) -> Iterator[Event]:
    """Cards come from the draw pile, perhaps after a refill or with one in between (PYR-03)."""
    seat, old_refills = drawn[0].seat, before.round.refills
    old = tuple(held.card for held in drawn if held.refill == old_refills)
    new = tuple(held.card for held in drawn if held.refill != old_refills)
    if old:
        yield CardsDrawn(seat, len(old), old)
    if new:
        yield PileRefilled(cards_in(bytes(sorted(after.pile + codes_of(new)))))
        yield CardsDrawn(seat, len(new), new)


def _carrying_out(before: State, choice: Choice, after: State) -> Iterator[Event]:
    """Option A or B for the first card held, with what its effect draws (PYR-05 to PYR-07)."""
    held = before.held[0]
    seat = held.seat
    if isinstance(choice, Discard):
        yield CardDiscarded(seat, held.card, None, _begins_effect(after, seat))
    else:
        yield CardPlaced(seat, choice.slot, held.card)
        replaced = before.pyramid(seat)[choice.slot.index]
        if replaced is not None:
            yield CardDiscarded(seat, replaced, choice.slot, _begins_effect(after, seat))
    if isinstance(after.phase, Keeping):
        yield from _drawing(before, after, after.held[: len(after.keepable)])


def _begins_effect(after: State, seat: Seat) -> bool:
    phase = after.phase
    return isinstance(phase, Swiping | Flipping | Keeping | Flashing) and phase.seat == seat


def _effect(state: State, seat: Seat, action: Action) -> Event:
    """What is decided while an option is carried out (PYR-06, PYR-11 to PYR-14)."""
    match action:
        case Reveal(slot=slot):
            return CardTurnedUp(seat, slot, _card(state, seat, slot))
        case Swipe():
            return CardsSwiped(seat, action.own, action.opponent, action.slot)
        case Flip():
            return CardsFlipped(seat, action.first, action.second)
        case Keep(card=card):
            others = list(state.keepable)
            others.remove(card)
            return CardKept(seat, card, tuple(others))
        case Flash(owner=owner, slot=slot):
            return CardRemoved(seat, owner, slot, _card(state, owner, slot))
        case _:
            return FlashDeclined(seat)


def _card(state: State, seat: Seat, slot: Slot) -> Card:
    return CARDS[state.pyramids[seat][slot.index] % FACE_DOWN]


def _moving_on(before: State, seat: Seat, after: State) -> Iterator[Event]:
    """What follows without a choice: the next part, turn, phase or round."""
    if before.held and before.held[0].choice is not None:
        yield from _carrying_out(before, before.held[0].choice, after)
    elif is_ending(before):
        yield from _end_of_round(before, after)
    elif after.first != before.first:
        yield FirstPlayerMoved(after.first)
    elif before.round.turns_left is None and after.round.turns_left is not None:
        yield FinalTurnsBegan(seat)


def _end_of_round(before: State, after: State) -> Iterator[Event]:
    number, options = before.round.number, before.options
    for seat in clockwise(options.players, 0):
        cards = before.pyramid(seat)
        yield PyramidScored(seat, cards, score(cards, overlap=options.overlap))
    yield RoundEnded(number, after.points[-1])
    if isinstance(after.phase, Ended):
        yield GameEnded(result(after))
    else:
        yield from _deal(after)


def _deal(dealt: State) -> Iterator[Event]:
    current = dealt.round
    yield RoundBegan(current.number, current.first)
    for seat in clockwise(current.options.players, current.first):
        yield Dealt(seat, cards_in(dealt.pyramids[seat][: current.options.face_up]))
