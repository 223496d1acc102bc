"""The invariants of play: what holds of phase, cards and piles when a game begins and ever after.

Every legal action keeps them, so what they allow is closed under play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import Card, Special
from numcards.core.notation import seats_text
from numcards.core.seats import Seat, clockwise, seats
from numcards.core.sentences import Sentence, say
from numcards.pyramid.combinations import points_of
from numcards.pyramid.legality import listed
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
from numcards.pyramid.tables import (
    ACTION_CODES,
    CODES,
    ONE,
    QUANTUM_CARDS,
    is_complete,
    is_occupied,
    lies_face_down,
    lies_there,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numcards.pyramid.state import Held, State


_QUANTUM: Final = Special.QUANTUM.order


def broken_invariants(state: State) -> Iterator[Sentence]:
    """What shows that no play leads to this position, each invariant with its rule."""
    own, waiting = _split(state)
    yield from _own_cards(state, own)
    yield from _waiting_cards(state, waiting)
    yield from _origins(state, own, waiting)
    yield from _refills(state, own, waiting)
    yield from _top(state)
    yield from _placed(state)
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
    """Whether a quantum lies under the two cards not kept, or fewer if no more were there."""
    last = state.discard[-QUANTUM_CARDS:]
    if state.can_draw:
        return last[: 1 - QUANTUM_CARDS] == ONE[_QUANTUM]
    return _QUANTUM in last


def _waiting_cards(state: State, waiting: tuple[Held, ...]) -> Iterator[Sentence]:
    """Who holds cards from phase 1, in which order, and who has chosen (PYR-16 to PYR-19)."""
    holders = tuple(held.seat for held in waiting)
    expected = _expected(state, len(waiting))
    if holders != expected:
        yield say(
            "The players who hold cards for phase 2 must be {expected}, not {given} (PYR-16).",
            expected=seats_text(expected) or say("nobody"),
            given=seats_text(holders) or say("nobody"),
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
    if state.can_draw or isinstance(phase, Playing | Keeping):
        return in_order[start:]  # a quantum drew cards in phase 2, so they had not run out
    if isinstance(phase, Choosing) and can_take(state.discard):
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


def _refills(state: State, own: tuple[Held, ...], waiting: tuple[Held, ...]) -> Iterator[Sentence]:
    """A refill leaves the top of the discard pile, and brings more than is then drawn (PYR-03)."""
    phase, discard = state.phase, state.discard
    if state.options.is_classic and state.round.refills and not discard:
        yield say("When the discard pile is shuffled back, its top card stays (PYR-03).")
    of_quantum, of_phase_1 = _refills_between(own), _refills_between(waiting)
    if max(of_quantum, of_phase_1) > 1:
        yield say("The draw pile runs out once at most before a card is discarded (PYR-03).")
    has_just_run_out = of_quantum or (of_phase_1 and isinstance(phase, Drawing | Choosing))
    if has_just_run_out and len(discard) > 1:
        yield say(
            "The discard pile was shuffled back while these cards were drawn, "
            "so one card lies there at most, not {given} (PYR-03).",
            given=len(discard),
        )


def _refills_between(drawn: tuple[Held, ...]) -> int:
    """How many refills there were between the first and the last of these cards."""
    refills = [held.refill for held in drawn if held.refill is not None]
    return max(refills) - min(refills) if refills else 0


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
    if isinstance(state.phase, Revealing) and top is Special.QUANTUM and state.can_draw:
        yield say("Who discards a quantum draws cards, and turns none up (PYR-13).")


def _placed(state: State) -> Iterator[Sentence]:
    """Where nothing is turned up afterwards, a card was placed face up before (PYR-05, PYR-07)."""
    phase = state.phase
    if not isinstance(phase, Swiping | Flipping) or phase.reveals:
        return
    if not any(
        lies_there(code) and not lies_face_down(code) for code in state.pyramids[phase.seat]
    ):
        yield say("Who has placed a card has one that lies face up (PYR-05).")


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
    """No pyramid is complete when a turn or phase 2 begins, but in final turns (PYR-23)."""
    unchanged = [state.pyramids[seat] for seat in _unchanged(state, own)]
    if state.round.turns_left is None and any(map(is_complete, unchanged)):
        yield say(
            "A pyramid is complete, so the round would be over or in its final turns (PYR-23)."
        )


def _unchanged(state: State, own: tuple[Held, ...]) -> tuple[Seat, ...]:
    """The seats whose pyramids are as they were when the turn, or phase 2, began.

    Options, flip and quantum change the pyramid of the player on turn alone, by a card placed.
    """
    phase, everyone = state.phase, seats(state.options.players)
    if isinstance(phase, Between | Ended):
        return ()
    plays_drawn = isinstance(phase, Playing) and any(held.refill is not None for held in own)
    if isinstance(phase, Drawing | Choosing) or plays_drawn:
        return everyone
    may_have_swiped = isinstance(phase, Revealing) and state.discard_cards[-1:] == (Special.SWIPE,)
    if may_have_swiped or not (state.options.is_classic or phase.seat == state.first):
        return ()
    return tuple(
        seat for seat in everyone if seat != phase.seat or not is_occupied(state.pyramids[seat])
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
