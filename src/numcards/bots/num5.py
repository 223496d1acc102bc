"""A sensible player of NUM-5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from numcards.core.chance import below
from numcards.core.decks import CardSet
from numcards.core.seats import seats
from numcards.num5 import ROWS, Action, ChooseRow, View
from numcards.num5.placement import in_order, place_all
from numcards.num5.scoring import points_of
from numcards.num5.tables import choices_by_card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.core.chance import Rng
    from numcards.num5 import Options
    from numcards.num5.state import Hand

__all__ = ["RuleOfThumb"]


@frozen
class RuleOfThumb:
    """Looks one turn ahead, and wants more points from it than the others get.

    It imagines a few times what the others may lay down, out of the cards that it has not seen,
    and chooses the card that has then done best; of several the first.
    The figures were found by trying; they are not sacred.
    """

    guesses: int = 10
    """How many times it imagines the cards of the others."""
    envy: float = 1.0
    """What the average gain of the others counts against its own."""

    def act(self, view: View, rng: Rng) -> Action:
        """Choose an action."""
        actions = view.legal_actions
        if len(actions) == 1:
            return actions[0]
        # Whoever has to choose a row in an imagined turn takes the first one.
        options = evolve(view.options, row_tie="table_order")
        turns = (view.unplaced,) if view.unplaced else _imagined(view, self.guesses, rng)
        return max(actions, key=lambda action: self._worth(view, options, action, turns))

    def _worth(self, view: View, options: Options, action: Action, turns: Sequence[Hand]) -> float:
        return sum(self._margin(view, options, action, plays) for plays in turns)

    def _margin(self, view: View, options: Options, action: Action, others: Hand) -> float:
        """How much more it gains than the others on average, if these are the other cards."""
        rows, collected = list(view.rows), [CardSet(0)] * options.players
        if isinstance(action, ChooseRow):
            place_all(rows, collected, others, options, ROWS.index(action.row))
        else:
            place_all(rows, collected, in_order([*others, action], options), options)
        own = points_of(collected.pop(action.seat))
        # What the others have collected, counted together: no card is in two of these sets.
        return own - self.envy * points_of(CardSet(sum(collected))) / len(collected)


def _imagined(view: View, guesses: int, rng: Rng) -> tuple[Hand, ...]:
    """Cards for each of the others, so many times, out of those that the viewer has not seen."""
    cards = view.unseen
    others = [seat for seat in seats(view.options.players) if seat != view.viewer]
    turns = []
    for _ in range(guesses):
        unseen = list(cards)
        turns.append(
            tuple([choices_by_card(seat)[unseen.pop(below(len(unseen), rng))] for seat in others])
        )
    return tuple(turns)
