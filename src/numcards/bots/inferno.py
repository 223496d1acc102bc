"""A sensible player of NUM Inferno."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from attrs import frozen

from numcards.core.cards import NumberCard
from numcards.inferno import Action, Infini, NumX, Pass, Pose, View

if TYPE_CHECKING:
    from numcards.core.chance import Rng

__all__ = ["RuleOfThumb"]


@frozen
class RuleOfThumb:
    """Sheds whole values, the weakest first, and spends what cuts when somebody is nearly out.

    Every legal action has a price; the cheapest is played, the first of those where several are.
    The figures were found by trying; they are not sacred.
    """

    patience: float = 10.0
    """The price of passing while nobody is nearly out."""
    alarm: int = 5
    """With how many cards left an opponent is nearly out."""
    broken: float = 2.0
    """The price of each card of the same value that stays behind."""
    joker: float = 3.0
    """The price of a joker."""
    strength: float = 6.0
    """The price of the strongest value; the weakest costs nothing."""
    shed: float = 1.0
    """What each card posed is worth."""
    cut: float = 6.0
    """The price of an infini or numx."""

    def act(self, view: View, rng: Rng) -> Action:  # noqa: ARG002  # it leaves nothing to chance
        """Choose an action."""
        actions = view.legal_actions
        if len(actions) == 1:
            return actions[0]
        sizes = [size for seat, size in enumerate(view.sizes) if seat != view.viewer and size]
        calm = min(sizes) > self.alarm
        held = [0] * (view.options.max_value + 1)
        for card in view.hand:
            if isinstance(card, NumberCard):
                held[card.value] += 1
        return min(actions, key=lambda action: self._price(view, action, held, calm=calm))

    def _price(self, view: View, action: Action, held: list[int], *, calm: bool) -> float:
        match action:
            case Pass():
                return self.patience if calm else 2 * self.patience
            case Pose():
                return self._price_of_pose(view, action, held)
            case Infini() | NumX():
                return self.cut if calm else 0.0
            case _:
                assert_never(action)

    def _price_of_pose(self, view: View, pose: Pose, held: list[int]) -> float:
        if pose.count == len(view.hand):
            return float("-inf")
        numbers = pose.count - pose.jokers
        highest = view.options.max_value
        rank = highest - pose.value if view.inverted else pose.value
        return (
            self.broken * (held[pose.value] - numbers)
            + self.joker * pose.jokers
            + self.strength * rank / highest
            - self.shed * pose.count
        )
