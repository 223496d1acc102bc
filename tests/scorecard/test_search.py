"""Large collections: the search stays exact."""

from __future__ import annotations

import random

import pytest

from numcards.core import Family
from numcards.scorecard import OBJECTIVES, Objective, best_choice, possible_objectives
from tests.scorecard.test_objectives import (
    COLLECTABLE,
    check_choice,
    parse_numbers,
)


def test_all_ten_from_the_whole_deck() -> None:
    choice = best_choice(COLLECTABLE, OBJECTIVES)
    assert choice is not None
    check_choice(choice, COLLECTABLE)
    assert [objective for objective, _ in choice.cards] == list(OBJECTIVES)
    assert choice.total == ALL_TEN_OF_ALL


ALL_TEN_OF_ALL = 303


@pytest.mark.parametrize(
    ("seed", "missing", "total"),
    [
        (0, "big_colour", 196),
        (1, "rainbow_run", 216),
        (2, "four", 212),
        (3, "run3", 224),
        (5, "colour", 190),
        (8, "run5", 216),
        (16, "rainbow", 189),
    ],
)
def test_nine_objectives_from_forty_cards(seed: int, missing: str, total: int) -> None:
    """The totals were found by a solver for integer programs, which knows none of this code."""
    cards = tuple(random.Random(seed).sample(COLLECTABLE, 40))
    chosen = [objective for objective in OBJECTIVES if str(objective) != missing]
    choice = best_choice(cards, chosen)
    assert choice is not None
    check_choice(choice, cards)
    assert choice.total == total


def test_what_nobody_disputes_is_the_best() -> None:
    """The pair and Couleur have no card in common, the run needs one of the pair."""
    cards = parse_numbers("R1 R3 R5 R7 R9 G16 B16 G15 B14 B4 G5 Y6")
    undisputed = best_choice(cards, [Objective.PAIR, Objective.COLOUR])
    disputed = best_choice(cards, [Objective.PAIR, Objective.RUN3])
    assert undisputed is not None
    assert disputed is not None
    assert undisputed.points == ((Objective.PAIR, 18), (Objective.COLOUR, 17))
    assert disputed.points == ((Objective.PAIR, 18), (Objective.RUN3, 12))


def test_too_few_cards_for_all_ten() -> None:
    """43 cards are needed; with 40 of them the last objective is never possible."""
    rng = random.Random(8)
    cards = tuple(rng.sample(COLLECTABLE, 40))
    nine = [objective for objective in OBJECTIVES if objective is not Objective.PAIR]
    assert Objective.PAIR not in possible_objectives(cards, nine)
    assert best_choice(cards[:20], OBJECTIVES) is None


def test_rainbow_and_big_colour_may_compete_for_every_card() -> None:
    reds = [card for card in COLLECTABLE if card.family is Family.RED and 1 <= card.value <= 7]
    others = [card for card in COLLECTABLE if str(card) in {"W9", "G1", "B1", "Y1"}]
    cards = (*reds, *others)
    both = [Objective.BIG_COLOUR, Objective.RAINBOW]
    assert set(both) <= set(possible_objectives(cards))
    assert Objective.RAINBOW not in possible_objectives(cards, both[:1])
    assert best_choice(cards, both) is None


def test_families_with_the_same_values_are_worth_the_same() -> None:
    """Both Couleurs from two equal families, whichever is named first."""
    equal = tuple(
        card for card in COLLECTABLE if card.family in {Family.RED, Family.GREEN} and card.value < 9
    )
    choice = best_choice(equal, [Objective.COLOUR, Objective.BIG_COLOUR])
    assert choice is not None
    check_choice(choice, equal)
    assert choice.total == (8 + 2 * 4 + 8) + (20 + 8)
