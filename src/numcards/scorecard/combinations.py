"""Which objectives cards fulfil together, and the best choice of cards for them (SC-30 to SC-34).

These functions stand on their own: they serve at a real table as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from attrs import frozen

from numcards.core.cards import NumberCard
from numcards.core.errors import UsageError
from numcards.core.sentences import shown
from numcards.scorecard.assignment import (
    Laid,
    Layout,
    cards_laid,
    find_any,
    find_best,
    lay_out,
    lay_out_set,
    points_laid,
    possible_alone,
    takes_all,
)
from numcards.scorecard.objectives import (
    EMPTY_SCORECARD,
    OBJECTIVES,
    Objective,
    Scorecard,
    may_be_collected,
)

if TYPE_CHECKING:
    from numcards.core.decks import CardSet


@frozen
class Choice:
    """Disjoint cards for some objectives, and what they give."""

    cards: tuple[tuple[Objective, tuple[NumberCard, ...]], ...]
    """The cards of each objective in card order; objectives in the order of the scorecard."""

    @property
    def points(self) -> tuple[tuple[Objective, int], ...]:
        """What each objective gives."""
        return tuple(
            (objective, points_laid(objective, lay_out(cards))) for objective, cards in self.cards
        )

    @property
    def total(self) -> int:
        """What all of them give together."""
        return sum(points for _, points in self.points)


def possible_objectives(
    cards: Iterable[NumberCard], chosen: Iterable[Objective] = ()
) -> tuple[Objective, ...]:
    """The objectives that these cards fulfil, each beside all those chosen already (SC-32).

    In the order of the scorecard; an objective that is chosen already is not named again,
    and nothing is possible beside objectives that are not possible themselves.
    Raises `UsageError` for anything but different number cards without Shadow (SC-35),
    or for objectives that are none or named twice.

    >>> from numcards.core import parse_cards
    >>> possible_objectives(parse_cards("R5 B5 G5 Y5 W5"))
    (pair, three, four, rainbow)
    >>> possible_objectives(parse_cards("R5 B5 G5 Y5 W5"), chosen=[Objective.PAIR])
    (three,)
    """
    return _beside(_checked_cards(cards), _checked_objectives(chosen), EMPTY_SCORECARD)


def best_choice(cards: Iterable[NumberCard], objectives: Iterable[Objective]) -> Choice | None:
    """The choice of disjoint cards that gives most points for these objectives (SC-32).

    None when the cards do not fulfil all of them together.
    Among choices of equal total it is one that gives most to the objective listed first on
    the scorecard, then to the second, and so on.
    Always exact, and always the same for the same cards.
    Raises `UsageError` as `possible_objectives` does.

    >>> from numcards.core import parse_cards
    >>> best_choice(parse_cards("R5 B5 G5 Y5 W5"), [Objective.PAIR, Objective.THREE]).total
    18
    """
    return _best(_checked_cards(cards), _checked_objectives(objectives))


def points_for(objective: Objective, cards: Iterable[NumberCard]) -> int:
    """What cards give for an objective that takes them all (SC-33, SC-34).

    Raises `UsageError` for cards that do not fulfil it, or more of them than it takes,
    and otherwise as `possible_objectives` does.

    >>> from numcards.core import parse_cards
    >>> points_for(Objective.COLOUR, parse_cards("R2 R5 R9 W11 R14 R16"))
    26
    """
    (checked,), laid = _checked_objectives([objective]), _checked_cards(cards)
    if not takes_all(checked, laid):
        raise UsageError(
            "Cards that fulfil {objective}, and no more of them, are expected, "
            "not {given} (SC-33).",
            objective=checked,
            given=shown(cards_laid(laid)),
        )
    return points_laid(checked, laid)


def offered(
    collection: CardSet, scorecard: Scorecard, chosen: tuple[Objective, ...]
) -> tuple[Objective, ...]:
    """The objectives that a player with this collection may validate now (SC-31, SC-32)."""
    if collection.bit_count() < Objective.PAIR.needs:  # no objective takes fewer cards
        return ()
    return _beside(lay_out_set(collection), chosen, scorecard)


def fulfils(collection: CardSet, chosen: tuple[Objective, ...]) -> bool:
    """Whether disjoint cards of the collection fulfil all these objectives (SC-32)."""
    return find_any(Layout(lay_out_set(collection)), chosen)


def scored(collection: CardSet, chosen: tuple[Objective, ...]) -> tuple[tuple[Objective, int], ...]:
    """What each chosen objective gives with the best choice of cards (SC-32).

    Nothing where the collection does not fulfil all of them.
    """
    placed = find_best(Layout(lay_out_set(collection)), chosen) or ()
    points = {objective: points_laid(objective, cards) for objective, cards in placed}
    return tuple(
        [(objective, points[objective]) for objective in OBJECTIVES if objective in points]
    )


def _place_on_scorecard(placed: tuple[Objective, int]) -> int:
    return placed[0].index


def _beside(
    laid: Laid, chosen: tuple[Objective, ...], scorecard: Scorecard
) -> tuple[Objective, ...]:
    possible = [
        objective
        for objective in possible_alone(laid)
        if scorecard[objective.index] is None and objective not in chosen
    ]
    if not chosen:
        return tuple(possible)
    spare = laid.bit_count() - sum([objective.needs for objective in chosen])
    enough = [objective for objective in possible if objective.needs <= spare]
    layout = Layout(laid) if enough else None
    return tuple([each for each in enough if layout and find_any(layout, (*chosen, each))])


def _best(laid: Laid, objectives: tuple[Objective, ...]) -> Choice | None:
    placed = find_best(Layout(laid), objectives)
    if placed is None:
        return None
    in_order = sorted(placed, key=_place_on_scorecard)
    return Choice(tuple([(objective, cards_laid(cards)) for objective, cards in in_order]))


def _items(given: object) -> tuple[Any, ...]:
    """What was given, piece by piece; a thing that cannot be taken apart is its only piece."""
    return tuple(given) if isinstance(given, Iterable) else (given,)


def _checked_cards(cards: object) -> Laid:
    given = _items(cards)
    for card in given:
        if not may_be_collected(card):
            raise UsageError(
                "A collection holds number cards without Shadow, not {given} (SC-35).",
                given=shown(card),
            )
    if len(set(given)) < len(given):
        raise UsageError("A collection holds each card once, not {given}.", given=shown(given))
    return lay_out(given)


def _checked_objectives(objectives: object) -> tuple[Objective, ...]:
    given = _items(objectives)
    for objective in given:
        if not isinstance(objective, Objective):
            raise UsageError("An objective is expected, not {given}.", given=shown(objective))
    if len(set(given)) < len(given):
        raise UsageError(
            "Each objective is validated once, not {given} (SC-31).", given=shown(given)
        )
    return given
