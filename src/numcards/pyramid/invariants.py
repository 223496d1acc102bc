"""The invariants of play: what holds of phase, cards and piles when a game begins and ever after.

Every legal action keeps them, so what they allow is closed under play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import Card, Special
from numcards.core.notation import seats_text
from numcards.core.seats import Seat, clockwise
from numcards.core.sentences import Sentence, say
from numcards.pyramid.combinations import points_of
from numcards.pyramid.legality import listed
from numcards.pyramid.phases import (
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
from numcards.pyramid.rounds import any_complete
from numcards.pyramid.tables import ACTION_CODES, CODES, QUANTUM_CARDS, is_complete

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numcards.pyramid.state import Held, State


def broken_invariants(state: State) -> Iterator[Sentence]:
    """What shows that no play leads to this position, each invariant with its rule."""
    own, waiting = _split(state)
    yield from _own_cards(state, own)
    yield from _waiting_cards(state, waiting)
    yield from _origins(state, own, waiting)
    yield from _top(state)
    yield from _question(state)
    yield from _completion(state, own)
    yield from _ending(state)


def _split(state: State) -> tuple[tuple[Held, ...], tuple[Held, ...]]:
    """The cards of the seat that plays or keeps, and the cards that were drawn in phase 1."""
    phase, held = state.phase, state.held
    if not isinstance(phase, Playing | Keeping):
        return (), held
    count = next((place for place, card in enumerate(held) if card.seat != phase.seat), len(held))
    return held[:count], held[count:]


def _own_cards(state: State, own: tuple[Held, ...]) -> Iterator[Sentence]:
    """A seat plays one card, or keeps one of up to three (PYR-04, PYR-13)."""
    most = {Playing: 1, Keeping: QUANTUM_CARDS}.get(type(state.phase))
    if most is None:
        return
    if not 1 <= len(own) <= most:
        yield say(
            "Who plays holds one card, who keeps up to three, not {given} (PYR-04, PYR-13).",
            given=len(own),
        )
    if any(held.choice is not None for held in own):
        yield say("Who plays or keeps a card has not chosen yet (PYR-13).")
    if isinstance(state.phase, Keeping) and len(own) < QUANTUM_CARDS and state.can_draw:
        yield say(
            "A quantum draws three cards, or as many as there are, not {given} (PYR-13).",
            given=len(own),
        )
    known = [held for held in own if held.refill is None]
    if known and isinstance(state.phase, Keeping):
        yield say("Nobody else knows the cards of a quantum before one is kept (PYR-15).")
    if known and isinstance(state.phase, Playing) and not _has_kept(state):
        yield say("A known card is played when it was kept with a quantum (PYR-13, PYR-15).")
    if own and not known and isinstance(state.phase, Playing) and not state.options.is_classic:
        yield say("In simultaneous mode only a card kept with quantum is played alone (PYR-19).")


def _has_kept(state: State) -> bool:
    """Whether a quantum lies on the discard pile, with at most its two other cards on it."""
    return CODES[Special.QUANTUM] in state.discard[-QUANTUM_CARDS:]


def _waiting_cards(state: State, waiting: tuple[Held, ...]) -> Iterator[Sentence]:
    """Who holds cards from phase 1, in which order, and who has chosen (PYR-16 to PYR-19)."""
    seats = tuple(held.seat for held in waiting)
    expected = _expected(state, len(waiting))
    if seats != expected:
        yield say(
            "The players who hold cards for phase 2 must be {expected}, not {given} (PYR-16).",
            expected=seats_text(expected) or say("nobody"),
            given=seats_text(seats) or say("nobody"),
        )
    chosen = [held.choice is not None for held in waiting]
    if isinstance(state.phase, Drawing) and any(chosen):
        yield say("Nobody chooses before everyone has drawn (PYR-18).")
    elif isinstance(state.phase, Choosing) and all(chosen):
        yield say("Somebody must still choose in phase 2 (PYR-19).")
    elif not isinstance(state.phase, Drawing | Choosing) and not all(chosen):
        yield say("Choices are carried out once all have chosen (PYR-19).")
    for held in waiting:
        if held.refill is None and (held.seat == state.first or CODES[held.card] in ACTION_CODES):
            yield say(
                "{card} cannot have been taken from the discard pile (PYR-17).", card=held.card
            )


def _expected(state: State, count: int) -> tuple[Seat, ...]:
    """The seats that hold cards from phase 1: all in order, or fewer when cards ran out."""
    phase, players = state.phase, state.options.players
    if state.options.is_classic or isinstance(phase, Ended):
        return ()
    in_order = clockwise(players, state.first)
    if isinstance(phase, Drawing):
        return in_order[: in_order.index(phase.seat)]
    start = 0 if isinstance(phase, Choosing) else in_order.index(phase.seat) + 1
    ran_out = not state.can_draw
    if isinstance(phase, Choosing):
        ran_out = ran_out and not can_take(state.discard)
    if not ran_out:
        return in_order[start:]
    return in_order[start : max(start + count, 1)]


def _origins(state: State, own: tuple[Held, ...], waiting: tuple[Held, ...]) -> Iterator[Sentence]:
    """Cards are drawn one after another, and the last one after the last refill (PYR-36)."""
    origins = [held.refill for held in (*waiting, *own) if held.refill is not None]
    newest = state.round.refills
    drawn_last = [held.refill for held in own or waiting if held.refill is not None]
    has_just_drawn = bool(own) or isinstance(state.phase, Drawing | Choosing)
    outdated = has_just_drawn and drawn_last[-1:] not in ([], [newest])
    if origins != sorted(origins) or outdated:
        yield say(
            "Cards are drawn in turn, the last one after all {refills} refills (PYR-36).",
            refills=newest,
        )


_EFFECTS: Final[Mapping[type[Phase], Special]] = {
    Swiping: Special.SWIPE,
    Flipping: Special.FLIP,
    Keeping: Special.QUANTUM,
    Flashing: Special.FLASH,
}


def _top(state: State) -> Iterator[Sentence]:
    """What must have been discarded last (PYR-06, PYR-07)."""
    effect = _EFFECTS.get(type(state.phase))
    top: Card | None = state.discard_cards[-1] if state.discard else None
    if effect is not None and top is not effect:
        yield say(
            "The top of the discard pile must be {effect}, which takes effect now (PYR-07).",
            effect=effect,
        )
    if isinstance(state.phase, Revealing) and top is None:
        yield say("A card is turned up after another was discarded (PYR-06).")


def _question(state: State) -> Iterator[Sentence]:
    """Nothing is asked to which there is no answer (PYR-10, PYR-24)."""
    answers = len(listed(state))
    if isinstance(state.phase, Drawing) and not answers:
        yield say("No card can be drawn, so the round would be over (PYR-24).")
    elif not isinstance(state.phase, Ended | Choosing) and answers <= isinstance(
        state.phase, Flashing
    ):
        yield say("There is nothing to choose from, so nothing is asked (PYR-10).")


def _completion(state: State, own: tuple[Held, ...]) -> Iterator[Sentence]:
    """No pyramid is complete when a turn or phase 1 begins, but in final turns (PYR-23)."""
    phase = state.phase
    plays_drawn = isinstance(phase, Playing) and any(held.refill is not None for held in own)
    begins = isinstance(phase, Drawing | Choosing) or plays_drawn
    if begins and state.round.turns_left is None and any_complete(state.pyramids):
        yield say(
            "A pyramid is complete, so the round would be over or in its final turns (PYR-23)."
        )


def _ending(state: State) -> Iterator[Sentence]:
    """At the end all cards are turned up, and scored (PYR-26)."""
    if not isinstance(state.phase, Ended):
        return
    if not all(map(is_complete, state.pyramids)):
        yield say("At the end all cards are turned up (PYR-26).")
        return
    overlap = state.options.overlap
    scored = tuple(points_of(pyramid, overlap=overlap) for pyramid in state.pyramids)
    if state.points[-1] != scored:
        yield say(
            "The pyramids score {scored} in the last round, not {given} (PYR-31).",
            scored="/".join(map(str, scored)),
            given="/".join(map(str, state.points[-1])),
        )
