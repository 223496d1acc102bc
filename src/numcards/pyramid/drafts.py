"""A position as its zones say, before it is believed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import frozen

from numcards.core.seats import Seat
from numcards.pyramid.phases import (
    CHOOSING,
    DRAWING,
    ENDED,
    FLASHING,
    FLIPPING,
    KEEPING,
    PLAYING,
    REVEALING,
    SWIPING,
    Phase,
    Question,
)
from numcards.pyramid.slots import SLOTS, Slot
from numcards.pyramid.state import Held, Round, State, make_state
from numcards.pyramid.tables import CODES, EMPTY, FACE_DOWN, Pyramid, codes_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.cards import Card
    from numcards.core.shuffles import Seed
    from numcards.pyramid.actions import Choice
    from numcards.pyramid.options import Options

__all__ = ["PHASE_WORDS", "Draft", "build", "phase_word"]

_QUESTIONS: Final[Mapping[str, tuple[Question, ...]]] = {
    "drawing": DRAWING,
    "playing": PLAYING,
    "keeping": KEEPING,
    "swiping": tuple(phase for phase, _ in SWIPING),
    "swiping+reveal": tuple(phase for _, phase in SWIPING),
    "flipping": tuple(phase for phase, _ in FLIPPING),
    "flipping+reveal": tuple(phase for _, phase in FLIPPING),
    "flashing": FLASHING,
    "revealing": REVEALING,
}
"""What one seat can be asked: the word for it, and the phase for each seat."""

_OTHERS: Final[Mapping[str, Phase]] = {"choosing": CHOOSING, "ended": ENDED}

PHASE_WORDS: Final = (*_QUESTIONS, *_OTHERS)
"""How zones write what is asked."""

_WORDS: Final[Mapping[Phase, str]] = {
    **{phase: word for word, phases in _QUESTIONS.items() for phase in phases},
    **{phase: word for word, phase in _OTHERS.items()},
}


def phase_word(phase: Phase) -> str:
    """How zones write what is asked, but for the seat."""
    return _WORDS[phase]


@frozen(kw_only=True)
class Draft:
    """The zones of a position once they are parsed, and before they are believed."""

    options: Options
    cards: tuple[tuple[Card | None, ...], ...]
    down: tuple[tuple[Slot, ...], ...]
    draw: tuple[Card, ...]
    discard: tuple[Card, ...]
    held: tuple[Card, ...]
    holders: tuple[Seat, ...]
    origins: tuple[int | None, ...]
    choices: tuple[Choice | None, ...]
    word: str
    """The word for what is asked."""
    turn: tuple[Seat, ...]
    """The seat that is asked, if it is one."""
    first: Seat
    turns_left: int | None
    refills: int
    shuffled_back: tuple[tuple[int, Card], ...] | None
    number: int
    points: tuple[tuple[int, ...], ...]

    @property
    def asks_one(self) -> bool:
        """Whether one seat is asked, rather than all that choose, or nobody."""
        return self.word in _QUESTIONS


def build(draft: Draft, seed: Seed) -> State:
    """The position that a draft describes; its seats, slots and numbers must make sense."""
    current = Round(
        options=draft.options,
        number=draft.number,
        first=draft.first,
        points=draft.points,
        refills=draft.refills,
        turns_left=draft.turns_left,
        seed=seed,
    )
    pyramids = tuple(map(_pyramid, draft.cards, draft.down))
    held = tuple(map(Held, draft.holders, draft.held, draft.origins, draft.choices))
    phase = _QUESTIONS[draft.word][draft.turn[0]] if draft.asks_one else _OTHERS[draft.word]
    return make_state(current, pyramids, codes_of(draft.draw), codes_of(draft.discard), phase, held)


def _pyramid(cards: tuple[Card | None, ...], down: tuple[Slot, ...]) -> Pyramid:
    codes = (EMPTY if card is None else CODES[card] for card in cards)
    return Pyramid(
        bytes(
            code + FACE_DOWN if slot in down else code
            for slot, code in zip(SLOTS, codes, strict=True)
        )
    )
