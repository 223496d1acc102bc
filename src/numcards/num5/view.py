"""What a viewer may know of a position: the one place where visibility is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.decks import CardSet
from numcards.core.doors import expect_state
from numcards.core.notation import cards_text, seats_text
from numcards.core.reprs import ShownByRepr
from numcards.core.seats import SPECTATOR, Seat, Viewer, check_viewer, seat_text, seats
from numcards.num5.actions import Action, ChooseCard
from numcards.num5.info import INFO
from numcards.num5.legality import legal_row_choices
from numcards.num5.scoring import Result, game_result, points_of, totals_of, wins_of
from numcards.num5.state import (
    Hand,
    Row,
    Scores,
    State,
    cards_of,
    table_text,
    without,
)
from numcards.num5.tables import DEALT_CARDS, number_cards

if TYPE_CHECKING:
    from numcards.core.cards import NumberCard
    from numcards.num5.options import Options


@frozen(kw_only=True, repr=False)
class View(ShownByRepr):
    """What one viewer may know of a position of NUM-5."""

    viewer: Viewer
    """Who looks: a seat, or `SPECTATOR`."""
    options: Options
    scores: Scores
    """The points of each seat in each round that has ended, the oldest round first."""
    rows: tuple[Row, ...]
    """The four rows, in table order (`ROWS`), cards as they were placed."""
    collected: tuple[CardSet, ...]
    """What each seat has collected in this round."""
    unplaced: Hand
    """The revealed cards that are not yet placed, in the order of placement (N5-05)."""
    held: int
    """How many cards each seat held when the turn began."""
    ready: tuple[Seat, ...]
    """The seats that have chosen a card in this turn, ascending."""
    own: Hand
    """The viewer's hand, as the choices that it allows, in card order; empty for a spectator."""
    own_choice: ChooseCard | None
    """What the viewer has chosen face down in this turn, if anything."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds; a card that is chosen has left the hand."""
        return tuple(self.held - (seat in self.ready) for seat in seats(self.options.players))

    @property
    def hand(self) -> tuple[NumberCard, ...]:
        """The viewer's cards, in card order; none for a spectator."""
        return cards_of(self.own)

    @property
    def collected_cards(self) -> tuple[tuple[NumberCard, ...], ...]:
        """The cards that each seat has collected in this round, in card order."""
        return tuple(map(number_cards, self.collected))

    @property
    def unseen(self) -> tuple[NumberCard, ...]:
        """The cards in the other hands, chosen by others, or left undealt, in card order."""
        seen = {card for row in self.rows for card in row}
        seen.update(card for cards in self.collected_cards for card in cards)
        seen.update(cards_of(self.unplaced))
        seen.update(self.hand)
        if self.own_choice is not None:
            seen.add(self.own_choice.card)
        return tuple(card for card in DEALT_CARDS if card not in seen)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not (self.held or self.unplaced)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who has still to choose a card, or who has to choose a row; nobody at the end."""
        if self.unplaced:
            return (self.unplaced[0].seat,)
        if self.is_over:
            return ()
        return tuple(seat for seat in seats(self.options.players) if seat not in self.ready)

    @property
    def number(self) -> int:
        """Which round of the game this is, from 1."""
        return len(self.scores) + (not self.is_over)

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has collected in this round is worth (N5-16)."""
        return tuple(map(points_of, self.collected))

    @property
    def wins(self) -> tuple[int, ...]:
        """The rounds that each seat has won so far (N5-17)."""
        return wins_of(self.options.players, self.scores)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat in all rounds that have ended (N5-18)."""
        return totals_of(self.options.players, self.scores)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the viewer may do now, in the order of the function; `()` when not on turn."""
        if self.viewer is SPECTATOR or self.viewer not in self.to_act:
            return ()
        if self.unplaced:
            return legal_row_choices(self.rows, self.unplaced)
        return self.own

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is not over."""
        return game_result(self.options, self.scores) if self.is_over else None

    def __repr__(self) -> str:
        """Show what the viewer sees, cards by name."""
        who = "a spectator" if self.viewer is SPECTATOR else seat_text(self.viewer)
        acting = f"{seats_text(self.to_act)} to act" if self.to_act else "over"
        points = " ".join(map(str, self.points))
        hand = "" if self.viewer is SPECTATOR else f"; hand: {cards_text(self.hand)}"
        choice = "" if self.own_choice is None else f", chosen: {self.own_choice.card}"
        return (
            f"<num5.View of {who}: round {self.number}, {acting}, points: {points}, "
            f"{table_text(self.rows, self.unplaced)}{hand}{choice}>"
        )


def observe(state: State, viewer: Viewer) -> View:
    """All that the viewer may know now, and nothing else (ALL-07, N5-22).

    Raises `UsageError` for a bad viewer.
    """
    expect_state(state, State, INFO)
    current, turn, chosen = state.round, state.turn, state.chosen
    viewer = check_viewer(viewer, len(chosen))
    return View(
        viewer=viewer,
        options=current.options,
        scores=current.scores,
        rows=turn.rows,
        collected=turn.collected,
        unplaced=turn.unplaced,
        held=turn.held,
        ready=tuple([choice.seat for choice in chosen if choice is not None]),
        own=() if viewer is SPECTATOR else without(turn.hand(viewer), chosen[viewer]),
        own_choice=None if viewer is SPECTATOR else chosen[viewer],
    )
