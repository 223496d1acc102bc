"""A sensible player of the pile game, in both modes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import frozen

from numcards.core.cards import CLASSIC_FAMILIES, VALUES, NumberCard
from numcards.core.seats import SPECTATOR, seats
from numcards.infini import Action, Direction, End, Place, View, piles_after

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from numcards.core.chance import Rng
    from numcards.infini import Lying, Pile

__all__ = ["RuleOfThumb"]

_NET: Final = 10
_CARDS: Final = {
    colour: tuple(NumberCard(colour, value) for value in VALUES) for colour in CLASSIC_FAMILIES
}


@frozen
class RuleOfThumb:
    """Closes as little as it can on its own piles, and opens them again when that pays.

    A pile is worth what has been placed on it, and the chances of what has not;
    a rival's pile is worth the opposite. Of all actions that one is chosen which leaves the
    piles worth most, the first of those where several are.
    The figures were found by trying; they are not sacred.
    """

    placed: float = 1.5
    """What a placed card is worth; one that is sure to come is worth 1."""
    rival: float = 1.0
    """How much the piles of all rivals together weigh."""
    help: float = 0.8
    """The chance that a rival places a card that helps."""
    net: float = 0.3
    """The chance of a card that fits by the net only (INI-05)."""
    spent: float = 1.0
    """The price of a rescue or action card."""

    def act(self, view: View, rng: Rng) -> Action:  # noqa: ARG002  # it leaves nothing to chance
        """Choose an action."""
        actions = view.legal_actions
        if len(actions) == 1:
            return actions[0]
        return max(actions, key=lambda action: self._gain(view, action))

    def _gain(self, view: View, action: Action) -> float:
        """How much more the piles are worth after an action, less its price."""
        if isinstance(action, End):
            return 0.0
        gain = 0.0 if isinstance(action, Place) and action.counts else -self.spent
        for number, after in enumerate(piles_after(view.piles, action)):
            before = view.piles[number]
            if after is not before:
                gone = {*before.rising, *before.falling, *view.out}
                gain += self._worth(view, number, after, {*gone, action.card})
                gain -= self._worth(view, number, before, gone)
        return gain

    def _worth(self, view: View, number: int, pile: Pile, gone: AbstractSet[object]) -> float:
        """What a pile is worth to the viewer, if all these cards do not come any more."""
        owns, players = view.options.rules.owns, view.options.players
        mine = view.viewer is not SPECTATOR and owns(view.viewer, number)
        owners = sum(owns(seat, number) for seat in seats(players)) / players
        worth = self.placed * pile.placed
        for card in _CARDS[view.options.colours[number]]:
            if card not in gone:
                held = card in view.hand
                worth += self._prospect(pile, card.value) * (mine if held else owners)
                worth += 0.0 if held else self._help(pile, card.value) * (1 - owners)
        return worth if mine else -self.rival * worth / (len(view.piles) - 1)

    def _prospect(self, pile: Pile, value: int) -> float:
        """The chance of a card that the pile's owner has (INI-04, INI-05)."""
        rising, falling = _tops(pile)
        if rising is None or falling is None:
            return 1.0
        if value > rising.value or value < falling.value:
            return 1.0
        return self.net if value in (rising.value - _NET, falling.value + _NET) else 0.0

    def _help(self, pile: Pile, value: int) -> float:
        """The chance of a card that somebody else has (INI-08)."""
        rising, falling = _tops(pile)
        below = rising is not None and value < rising.value
        above = falling is not None and value > falling.value
        return self.help if below or above else 0.0


def _tops(pile: Pile) -> tuple[Lying | None, Lying | None]:
    return pile.top(Direction.RISING), pile.top(Direction.FALLING)
