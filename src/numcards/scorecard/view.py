"""What a viewer may know of a position: the one place where visibility is decided."""

from __future__ import annotations

from functools import reduce
from itertools import chain
from operator import or_
from typing import Final

from attrs import frozen

from numcards.core.cards import Card, NumberCard
from numcards.core.construction import constructor_of
from numcards.core.doors import expect_state
from numcards.core.notation import cards_text
from numcards.core.reprs import ShownByRepr
from numcards.core.seats import (
    SPECTATOR,
    Seat,
    Viewer,
    check_seat,
    check_viewer,
    seat_text,
    seats,
)
from numcards.scorecard.actions import Action
from numcards.scorecard.info import INFO
from numcards.scorecard.legality import legal_of
from numcards.scorecard.objectives import Scorecard, total
from numcards.scorecard.options import Options
from numcards.scorecard.phases import Choosing, Concealed, Over, SeenPhase, drawn_cards
from numcards.scorecard.scoring import Result, game_result
from numcards.scorecard.state import Sequence, State, Table, acting, phase_text
from numcards.scorecard.tables import number_cards, put


@frozen(kw_only=True, repr=False, weakref_slot=False)
class View(ShownByRepr):
    """What one viewer may know of a position of the scorecard game.

    All lies open but the piles, and a quantum's cards until one is taken.
    """

    viewer: Viewer
    """Who looks: a seat, or `SPECTATOR`."""
    options: Options
    number: int
    """Which round of the game this is, from 1."""
    scorecards: tuple[Scorecard, ...]
    """The scorecard of each seat."""
    table: Table
    """Collections, reserves, the discard, and who is out, must skip, has declared or peeked."""
    sequences: tuple[Sequence, ...]
    """The sequence in progress of each seat, the oldest card first."""
    left: tuple[int, int]
    """How many cards are left in each pile."""
    tops: tuple[Card | None, Card | None]
    """The top card of each pile where the viewer has seen it and it still lies there."""
    turn: Seat
    """Whose turn it is, or who validates; the seat that acted last when the game is over."""
    phase: SeenPhase
    """What is to be decided; a quantum's cards are `Concealed` from all but who draws them."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat that decides; nobody when the game is over."""
        seat = acting(self.turn, self.phase)
        return () if seat is None else (seat,)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the viewer may do now, in the order of the function; `()` when not to act."""
        if self.viewer is SPECTATOR or self.viewer not in self.to_act:
            return ()
        return legal_of(self)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is not over."""
        if isinstance(self.phase, Over):
            return game_result(self.options, self.scorecards)
        return None

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return tuple(map(total, self.scorecards))

    @property
    def discard(self) -> tuple[Card, ...]:
        """All discarded cards of this round, in card order."""
        return self.options.deck.cards_of(self.table.discard)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that the viewer cannot see, copies one by one, in card order.

        They lie in the piles, or are a quantum's cards that another player chooses from.
        """
        table = self.table
        cards: list[Card] = [top for top in self.tops if top is not None]
        cards += chain.from_iterable((*self.sequences, *table.reserves))
        cards += drawn_cards(self.phase)
        deck = self.options.deck
        seen = put(reduce(or_, table.collections, table.discard), cards, deck)
        copies = zip(self.options.cards, deck.in_order, strict=True)
        return tuple(card for card, bit in copies if not seen & bit)

    def collection(self, seat: Seat) -> tuple[NumberCard, ...]:
        """The secured cards of a seat, in card order.

        Raises `UsageError` for a bad seat.
        """
        return number_cards(self.table.collections[check_seat(seat, self.options.players)])

    def __repr__(self) -> str:
        """Show what the viewer sees, cards by name."""
        who = "a spectator" if self.viewer is SPECTATOR else seat_text(self.viewer)
        each = ", ".join(
            f"{seat_text(seat)}: {cards_text(self.sequences[seat])} | "
            f"{cards_text(self.collection(seat))} | {cards_text(self.table.reserves[seat])}"
            for seat in seats(self.options.players)
        )
        one, two = (
            f"{left} cards" if top is None else f"{left} cards, {top} on top"
            for left, top in zip(self.left, self.tops, strict=True)
        )
        return (
            f"<scorecard.View of {who}: round {self.number}, "
            f"{phase_text(self.turn, self.phase)}; {each}; piles: {one} / {two}>"
        )


_make_view: Final = constructor_of(View)


def observe(state: State, viewer: Viewer) -> View:
    """All that the viewer may know now, and nothing else (ALL-07).

    Raises `UsageError` for a bad viewer.
    """
    expect_state(state, State, INFO)
    current, table, phase = state.round, state.table, state.phase
    viewer = check_viewer(viewer, current.options.players)
    if type(phase) is Choosing and viewer != state.turn:
        seen: SeenPhase = Concealed(len(phase.cards))
    else:
        seen = phase
    return _make_view(
        viewer=viewer,
        options=current.options,
        number=current.number,
        scorecards=current.scorecards,
        table=table,
        sequences=state.sequences,
        left=state.left,
        tops=(
            state.stacks[0][state.left[0] - 1] if viewer in table.peekers[0] else None,
            state.stacks[1][state.left[1] - 1] if viewer in table.peekers[1] else None,
        ),
        turn=state.turn,
        phase=seen,
    )
