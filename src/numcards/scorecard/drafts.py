"""The zones of a position once they are parsed, and before they are believed."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.cards import Card, NumberCard, Special
from numcards.core.seats import Seat
from numcards.scorecard.objectives import Objective, Scorecard
from numcards.scorecard.options import Options
from numcards.scorecard.phases import (
    ENDING,
    FREE,
    OVER,
    OWING,
    SKIPPED,
    START,
    Choosing,
    Forced,
    Interruptible,
    Phase,
    Stopped,
    Validating,
    Waiting,
)
from numcards.scorecard.state import Round, State, Table, make_state
from numcards.scorecard.text import PhaseText

if TYPE_CHECKING:
    from numcards.core.decks import CardSet
    from numcards.core.shuffles import Seed

__all__ = ["Draft"]


@frozen(kw_only=True)
class Draft:
    """A position that has been read, and may still be wrong in every way."""

    options: Options
    number: int
    sequences: tuple[tuple[Card, ...], ...]
    collections: tuple[tuple[Card, ...], ...]
    reserves: tuple[tuple[Card, ...], ...]
    scorecards: tuple[Scorecard, ...]
    piles: tuple[tuple[Card, ...], tuple[Card, ...]]
    discard: tuple[Card, ...] | None
    drawn: tuple[Card, ...]
    quantum: tuple[Card, ...]
    turn: Seat
    phase: PhaseText
    validated: tuple[Objective, ...]
    out: tuple[Seat, ...]
    skips: tuple[int, ...]
    turns: int
    declared: tuple[Seat, ...]
    peeked: tuple[tuple[Seat, ...], tuple[Seat, ...]]

    @property
    def in_turns(self) -> bool:
        """Whether the round is still being played."""
        return self.phase.base not in {"validating", "over"}

    @property
    def elsewhere(self) -> tuple[Card, ...]:
        """All cards that are not discarded."""
        seats = (*self.sequences, *self.collections, *self.reserves)
        return tuple(chain.from_iterable((*seats, *self.piles, self.drawn, self.quantum)))

    def discarded(self) -> CardSet:
        """The discard; every card that is nowhere else, where the zone is left out."""
        deck = self.options.deck
        if self.discard is not None:
            return deck.set_of(self.discard)
        return deck.rest((deck.set_of(self.elsewhere),))

    def state(self, seed: Seed) -> State:
        """The position, once nothing is wrong with it."""
        deck = self.options.deck
        current = Round(
            options=self.options, number=self.number, scorecards=self.scorecards, seed=seed
        )
        table = Table(
            collections=tuple(map(deck.set_of, self.collections)),
            reserves=tuple(tuple(sorted(_specials(reserve))) for reserve in self.reserves),
            discard=self.discarded(),
            out=self.out,
            skips=self.skips,
            turns=self.turns,
            declarer=self.declared[0] if self.declared else None,
            peekers=self.peeked,
        )
        one, two = self.piles
        stacks, left = (one[::-1], two[::-1]), (len(one), len(two))
        sequences = tuple(map(_numbers, self.sequences))
        return make_state(current, table, stacks, left, sequences, self.turn, self._phase())

    def _phase(self) -> Phase:
        forced, stopped, base = self.phase.forced, self.phase.stopped, self.phase.base
        if forced is not None:
            drawing = Forced(*forced, self._interrupted(base))
            return drawing if stopped is None else Stopped(stopped, drawing)
        if stopped is not None:
            return Stopped(stopped, FREE if base == "free" else ENDING)
        if base == "choosing":
            return Choosing(tuple(sorted(self.quantum)))
        if base == "validating":
            return Validating(self.validated)
        others: dict[str, Phase] = {"owing": OWING, "over": OVER}
        return others.get(base) or self._interrupted(base)

    def _interrupted(self, base: str) -> Interruptible:
        if base == "waiting":
            (card,) = _specials(self.drawn)
            return Waiting(card)
        others: dict[str, Interruptible] = {"free": FREE, "skipped": SKIPPED}
        return others.get(base, START)


def _specials(cards: tuple[Card, ...]) -> tuple[Special, ...]:
    return tuple(card for card in cards if isinstance(card, Special))


def _numbers(cards: tuple[Card, ...]) -> tuple[NumberCard, ...]:
    return tuple(card for card in cards if isinstance(card, NumberCard))
