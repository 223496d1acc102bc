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
from numcards.scorecard.state import Pile, Round, State, Table
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
        one, two = (Pile(pile[::-1], len(pile)) for pile in self.piles)
        sequences = tuple(map(_numbers, self.sequences))
        return State(current, table, (one, two), sequences, self.turn, self._phase())

    def _phase(self) -> Phase:
        match self.phase:
            case PhaseText(base, (seat, left), None):
                return Forced(seat, left, self._interrupted(base))
            case PhaseText(base, (seat, left), stopped) if stopped is not None:
                return Stopped(stopped, Forced(seat, left, self._interrupted(base)))
            case PhaseText(base, None, stopped) if stopped is not None:
                return Stopped(stopped, FREE if base == "free" else ENDING)
            case PhaseText("owing"):
                return OWING
            case PhaseText("choosing"):
                return Choosing(tuple(sorted(self.quantum)))
            case PhaseText("validating"):
                return Validating(self.validated)
            case PhaseText("over"):
                return OVER
            case PhaseText(base):
                return self._interrupted(base)

    def _interrupted(self, base: str) -> Interruptible:
        match base:
            case "waiting":
                (card,) = _specials(self.drawn)
                return Waiting(card)
            case "skipped":
                return SKIPPED
            case "free":
                return FREE
            case _:
                return START


def _specials(cards: tuple[Card, ...]) -> tuple[Special, ...]:
    return tuple(card for card in cards if isinstance(card, Special))


def _numbers(cards: tuple[Card, ...]) -> tuple[NumberCard, ...]:
    return tuple(card for card in cards if isinstance(card, NumberCard))
