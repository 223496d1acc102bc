"""A sensible player of the scorecard game."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from attrs import frozen

from numcards.core.cards import NumberCard, Special
from numcards.core.chance import choose
from numcards.scorecard import (
    DONE,
    Action,
    Bust,
    Declare,
    Discard,
    Done,
    Double,
    Draw,
    End,
    Flip,
    Joker,
    Keep,
    Lock,
    Objective,
    Quantum,
    Skip,
    Start,
    Stop,
    Stopped,
    Swipe,
    Take,
    Validate,
    Validating,
    View,
    Waiting,
    best_choice,
)
from numcards.scorecard.legality import is_stopped_by

if TYPE_CHECKING:
    from numcards.core.cards import Card
    from numcards.core.chance import Rng
    from numcards.core.seats import Seat
    from numcards.scorecard import Sequence, Use

__all__ = ["RuleOfThumb"]


@frozen
class RuleOfThumb:
    """Stops when the next card risks more than it promises, and validates what pays most.

    It counts the unseen cards that would stop its sequence, uses special cards against whoever
    has most in progress, and keeps jokers.
    The figures were found by trying; they are not sacred.
    """

    out_price: float = 3.0
    """How many cards being out of a round is worth losing."""
    lead: int = 4
    """How many cards more than every rival it wants when it declares the end of a round."""

    def act(self, view: View, rng: Rng) -> Action:
        """Choose an action."""
        actions = view.legal_actions
        if len(actions) == 1:
            return actions[0]
        (seat,) = view.to_act
        if isinstance(view.phase, Validating):
            return self._validation(view, seat, view.phase.chosen)
        ranked = [(self._worth(view, seat, action), action) for action in actions]
        best = max(worth for worth, _ in ranked)
        return choose([action for worth, action in ranked if worth == best], rng)

    def _worth(self, view: View, seat: Seat, action: Action) -> float:
        """How many cards an action is worth; to stop, lock or end is worth nothing."""
        worth = 0.0
        match action:
            case Draw(pile):
                top = view.tops[pile - 1]
                worth = self._draw(view, seat, view.unseen if top is None else (top,))
            case Declare():
                worth = self._declare(view, seat)
            case Keep():
                waits_joker = isinstance(view.phase, Waiting) and view.phase.card is Special.JOKER
                worth = 9.0 if waits_joker else 0.2
            case Joker() | Flip() | Double() | Skip() | Swipe() | Quantum():
                worth = self._use(view, seat, action)
            case Take(card):
                worth = _take(view.sequences[seat], card)
            case Lock() | Stop() | Discard() | Bust() | End() | Validate() | Done():
                pass
            case _:
                assert_never(action)
        return worth

    def _use(self, view: View, seat: Seat, action: Use) -> float:
        """What a special card promises: most against whoever has most in progress."""
        match action:
            case Joker():
                worth = self._joker(view, seat)
            case Flip():
                worth = 0.5 if None in view.tops else -1.0
            case Double(target) | Skip(target):
                worth = 2.0 + len(view.sequences[target])
            case Swipe(target):
                worth = len(view.sequences[target]) - len(view.sequences[seat]) - 0.5
            case Quantum():
                begins = isinstance(view.phase, Start) and not view.sequences[seat]
                worth = 0.9 if begins else -0.5
            case _:
                assert_never(action)
        return worth

    def _draw(self, view: View, seat: Seat, cards: tuple[Card, ...]) -> float:
        """What one of these cards promises, less what it risks."""
        sequence = view.sequences[seat]
        stopping = sum(
            isinstance(card, NumberCard) and is_stopped_by(sequence, card) for card in cards
        )
        risk = stopping / len(cards)
        if Special.JOKER in view.table.reserves[seat]:
            return 1.0 - 2.0 * risk
        return 1.0 - risk - risk * (len(sequence) + self._price_of_bust(view, seat))

    def _price_of_bust(self, view: View, seat: Seat) -> float:
        match view.options.bust:
            case "sequence":
                return 0.0
            case "out":
                return self.out_price
            case "round":
                return self.out_price + len(view.collection(seat))
            case bust:
                assert_never(bust)

    def _declare(self, view: View, seat: Seat) -> float:
        """Worth it for whoever leads those who would go on, or could still lose everything."""
        rivals = [
            cards.bit_count()
            for other, cards in enumerate(view.table.collections)
            if other != seat and other not in view.table.out
        ]
        ahead = rivals and view.table.collections[seat].bit_count() >= max(rivals) + self.lead
        return 2.0 if ahead or view.options.bust == "round" else -9.0

    def _joker(self, view: View, seat: Seat) -> float:
        """Rescue and secure whatever there is; a joker is not to be wasted otherwise."""
        at_stake = len(view.sequences[seat]) + self._price_of_bust(view, seat)
        if isinstance(view.phase, Stopped):
            return at_stake - 0.5
        return -1.0 if isinstance(view.phase, Waiting) else 9.0

    def _validation(self, view: View, seat: Seat, chosen: tuple[Objective, ...]) -> Action:
        """Validate what adds most points, one after another, until nothing is possible."""
        cards = view.collection(seat)
        choices = [action for action in view.legal_actions if isinstance(action, Validate)]
        return max(
            choices,
            key=lambda action: _total(cards, (*chosen, action.objective)),
            default=DONE,
        )


def _take(sequence: Sequence, card: Card | None) -> float:
    """A joker before high cards before other special cards; nothing that stops the sequence."""
    if isinstance(card, NumberCard):
        return -5.0 if is_stopped_by(sequence, card) else 1.0 + card.value / 20
    if card is None:
        return 0.0
    return 3.0 if card is Special.JOKER else 0.9


def _total(cards: tuple[NumberCard, ...], objectives: tuple[Objective, ...]) -> int:
    choice = best_choice(cards, objectives)
    return choice.total if choice is not None else 0
