"""The objectives, compared with brute force, and the examples of the page."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, Any, cast

import pytest

from numcards.core import (
    FAMILIES,
    VALUES,
    CardSet,
    Family,
    NumberCard,
    Special,
    UsageError,
    parse_cards,
)
from numcards.core.sentences import shown
from numcards.scorecard import (
    OBJECTIVES,
    Choice,
    Objective,
    best_choice,
    parse_objective,
    points_for,
    possible_objectives,
)
from tests.scorecard.naive import OBJECTIVES as NAMES
from tests.scorecard.naive import best, fulfils, points, possible

if TYPE_CHECKING:
    from collections.abc import Iterator

COLLECTABLE = tuple(
    NumberCard(family, value)
    for family in FAMILIES
    if family is not Family.SHADOW
    for value in VALUES
)


def narrow_deck(rng: random.Random) -> list[NumberCard]:
    """Cards of few values and families, so that objectives meet often."""
    low, families = rng.randrange(13), rng.sample(FAMILIES[:5], rng.randrange(2, 6))
    return [
        card
        for card in COLLECTABLE
        if card.family in families and low <= card.value < low + rng.randrange(3, 7)
    ]


def collections(seed: int, count: int, most: int) -> list[tuple[NumberCard, ...]]:
    rng = random.Random(seed)
    found = []
    for _ in range(count):
        deck = narrow_deck(rng) if rng.random() < 0.7 else list(COLLECTABLE)
        found.append(tuple(rng.sample(deck, min(len(deck), rng.randrange(most + 1)))))
    return found


def texts(cards: tuple[NumberCard, ...]) -> tuple[str, ...]:
    return tuple(map(str, cards))


def named(names: list[str]) -> list[Objective]:
    return list(map(parse_objective, names))


def check_choice(choice: Choice, cards: tuple[NumberCard, ...]) -> None:
    used = [card for _, chosen in choice.cards for card in chosen]
    assert len(used) == len(set(used))
    assert set(used) <= set(cards)
    for objective, chosen in choice.cards:
        assert fulfils(str(objective), texts(chosen))
        assert points_for(objective, chosen) == points(str(objective), texts(chosen))
    assert choice.total == sum(given for _, given in choice.points)


def test_sc_33_every_single_objective_against_brute_force() -> None:
    seen = set()
    for cards in collections(seed=1, count=1000, most=8):
        expected = [name for name in NAMES if possible([name], texts(cards))]
        assert [str(o) for o in possible_objectives(cards)] == expected
        for name in NAMES:
            choice = best_choice(cards, named([name]))
            if name not in expected:
                assert choice is None
                continue
            assert choice is not None
            check_choice(choice, cards)
            assert (choice.total,) == best([name], texts(cards))
            seen.add(name)
    assert seen == set(NAMES)


def test_sc_32_sets_of_objectives_against_brute_force() -> None:
    rng = random.Random(2)
    compared = refused = 0
    for cards in collections(seed=3, count=1500, most=8):
        alone = [name for name in NAMES if possible([name], texts(cards))]
        if len(alone) < 2:
            continue
        wanted = rng.sample(alone, rng.randrange(2, min(4, len(alone)) + 1))
        expected = best(wanted, texts(cards))
        choice = best_choice(cards, named(wanted))
        if expected is None:
            assert choice is None
            refused += 1
            continue
        assert choice is not None
        check_choice(choice, cards)
        assert tuple(given for _, given in choice.points) == expected
        compared += 1
    assert compared > 150
    assert refused > 100


def test_sc_32_what_is_offered_beside_what_is_chosen() -> None:
    rng = random.Random(4)
    joined = kept_out = 0
    for cards in collections(seed=5, count=500, most=8):
        chosen: list[str] = []
        while True:
            offered = [str(o) for o in possible_objectives(cards, named(chosen))]
            expected = [
                name
                for name in NAMES
                if name not in chosen and possible([*chosen, name], texts(cards))
            ]
            assert offered == expected
            joined += len(chosen) > 0
            kept_out += len(offered) < sum(possible([n], texts(cards)) for n in NAMES)
            if not offered:
                break
            chosen.append(rng.choice(offered))
    assert joined > 200
    assert kept_out > 200


def test_sc_32_couleur_takes_what_the_others_leave() -> None:
    """Larger collections of one family, where each card has its price."""
    rng = random.Random(6)
    deck = [card for card in COLLECTABLE if card.family in {Family.RED, Family.RAINBOW}]
    deck = [card for card in deck if card.value < 8]
    for _ in range(40):
        cards = tuple(rng.sample(deck, rng.randrange(8, 11)))
        wanted = ["colour", *rng.sample(["pair", "run3", "rainbow_run", "colour_run"], 1)]
        expected = best(wanted, texts(cards))
        choice = best_choice(cards, named(wanted))
        if expected is None:
            assert choice is None
        else:
            assert choice is not None
            check_choice(choice, cards)
            assert tuple(given for _, given in choice.points) == expected


def test_sc_32_equal_totals_give_more_to_the_objective_listed_first() -> None:
    """Pair of 5s and three of 9s, or pair of 9s and three of 5s: the pair is listed first."""
    cards = parse_numbers("R5 G5 B5 R9 G9 B9")
    choice = best_choice(cards, named(["three", "pair"]))
    assert choice is not None
    assert [str(objective) for objective, _ in choice.cards] == ["pair", "three"]
    assert choice.points == ((Objective.PAIR, 11), (Objective.THREE, 11))


def parse_numbers(text: str) -> tuple[NumberCard, ...]:
    return tuple(card for card in parse_cards(text) if isinstance(card, NumberCard))


def test_example_3_couleur_with_a_wild_rainbow() -> None:
    five = best_choice(parse_numbers("R2 R5 R9 W11 R14"), [Objective.COLOUR])
    six = best_choice(parse_numbers("R2 R5 R9 W11 R14 R16"), [Objective.COLOUR])
    assert five is not None
    assert six is not None
    assert (five.total, six.total) == (22, 26)


def test_example_4_no_two_objectives_share_a_card() -> None:
    cards = parse_numbers("R5 B5 G5 Y5 W5")
    totals = {
        tuple(names): choice and choice.total
        for names in (["four"], ["three", "pair"], ["rainbow"], ["four", "pair"])
        for choice in [best_choice(cards, named(names))]
    }
    assert totals == {
        ("four",): 20,
        ("three", "pair"): 18,
        ("rainbow",): 15,
        ("four", "pair"): None,
    }
    assert possible_objectives(cards, [Objective.FOUR]) == ()
    assert possible_objectives(cards, [Objective.RAINBOW]) == ()


def test_example_5_rainbow_run_or_small_run() -> None:
    cards = parse_numbers("W3 W4 W5")
    assert possible_objectives(cards) == (Objective.RUN3, Objective.RAINBOW_RUN)
    assert possible_objectives(cards, [Objective.RUN3]) == ()
    rainbow, run = (best_choice(cards, [o]) for o in (Objective.RAINBOW_RUN, Objective.RUN3))
    assert rainbow is not None
    assert run is not None
    assert (rainbow.total, run.total) == (17, 10)


@pytest.mark.parametrize(
    ("objective", "cards", "gives"),
    [
        ("pair", "R16 W16", 18),
        ("three", "R3 G3 Y3", 9),
        ("four", "R0 G0 Y0 B0", 15),
        ("colour", "W0 W1 W2 W3 W5", 13),
        ("big_colour", "B0 B1 B2 B4 B5 B6 B8 W9", 29),
        ("run3", "R4 W5 G6", 11),
        ("run5", "R4 W5 G6 Y7 B8", 20),
        ("colour_run", "R4 W5 R6 R7 R8", 28),
        ("rainbow", "R1 G2 B3 Y4 W5", 15),
        ("rainbow_run", "W14 W15 W16", 28),
    ],
)
def test_sc_33_points_of_each_objective(objective: str, cards: str, gives: int) -> None:
    choice = best_choice(parse_numbers(cards), [parse_objective(objective)])
    assert choice is not None
    assert choice.total == gives


def test_sc_33_values_do_not_wrap() -> None:
    assert possible_objectives(parse_numbers("R15 G16 B0")) == ()


def test_sc_34_rainbow_is_wild_for_colours_only() -> None:
    assert possible_objectives(parse_numbers("R1 W3 R5 W7 R9")) == (Objective.COLOUR,)
    all_rainbow = parse_numbers("W1 W3 W5 W7 W9 W11 W13 W15")
    assert possible_objectives(all_rainbow) == (Objective.COLOUR, Objective.BIG_COLOUR)


def test_the_whole_deck_fulfils_all_ten() -> None:
    assert possible_objectives(COLLECTABLE) == OBJECTIVES
    nine = [objective for objective in OBJECTIVES if objective is not Objective.COLOUR]
    assert possible_objectives(COLLECTABLE, nine) == (Objective.COLOUR,)


def test_the_best_of_the_whole_deck() -> None:
    """For these five only the counts of each value matter, so that exhaustion is possible."""
    choice = best_choice(COLLECTABLE, [o for o in OBJECTIVES if o.needs < 5])
    assert choice is not None
    check_choice(choice, COLLECTABLE)
    assert choice.total == 2 + 6 + 15 + 5 + 12 + max(map(sum, whole_deck_highs()))


def whole_deck_highs() -> Iterator[tuple[int, ...]]:
    """The highest cards of pair, three, four, run3 and rainbow_run that five of each allow."""
    for highs in product(range(9, 17), repeat=5):
        pair, three, four, run, rainbow = highs
        taken = Counter({pair: 2}) + Counter({three: 3}) + Counter({four: 4})
        for below in range(3):
            taken[run - below] += 1
            taken[rainbow - below] += 1
        if max(taken.values()) <= 5:
            yield highs


def test_the_same_cards_in_any_order_give_the_same_choice() -> None:
    rng = random.Random(9)
    cards = rng.sample(COLLECTABLE, 14)
    wanted = possible_objectives(cards)[:2]
    first = best_choice(cards, wanted)
    rng.shuffle(cards)
    assert best_choice(cards, reversed(wanted)) == first


def test_no_objective_at_all_is_an_empty_choice() -> None:
    choice = best_choice((), ())
    assert choice is not None
    assert (choice.cards, choice.total) == ((), 0)


@pytest.mark.parametrize("cards", [["S7"], ["joker"], ["R7", "R7"], [None], [CardSet(3)]], ids=str)
def test_sc_35_only_different_cards_without_shadow(cards: list[object]) -> None:
    given = [c if not isinstance(c, str) else parse_cards(c)[0] for c in cards]
    words = (
        "A collection holds each card once, not a tuple."
        if len(given) > 1
        else f"A collection holds number cards without Shadow, not {shown(given[0])} (SC-35)."
    )
    for ask in (lambda: possible_objectives(given), lambda: best_choice(given, [])):  # type: ignore[arg-type]  # foreign data
        with pytest.raises(UsageError) as caught:
            ask()
        assert str(caught.value) == words


@pytest.mark.parametrize("objectives", [["pair"], [Special.JOKER], [Objective.PAIR] * 2], ids=str)
def test_sc_31_only_different_objectives(objectives: list[object]) -> None:
    words = (
        "Each objective is validated once, not a tuple (SC-31)."
        if len(objectives) > 1
        else f"An objective is expected, not {shown(objectives[0])}."
    )
    with pytest.raises(UsageError) as caught:
        possible_objectives((), objectives)  # type: ignore[arg-type]  # foreign data
    assert str(caught.value) == words


def test_most_and_fewest_points_are_reached() -> None:
    lowest = parse_numbers("R0 G0 B0 Y0 W0")
    assert points_for(Objective.RAINBOW, lowest) == Objective.RAINBOW.fewest_points
    every_red = [c for c in COLLECTABLE if c.family in {Family.RED, Family.RAINBOW}]
    assert points_for(Objective.COLOUR, every_red) == Objective.COLOUR.most_points
    low_colour = parse_numbers("R0 W0 R1 W1 R2")
    assert points_for(Objective.COLOUR, low_colour) == Objective.COLOUR.fewest_points


def test_sc_35_what_is_no_collection_is_refused() -> None:
    nothing: Any = None
    with pytest.raises(UsageError, match="A collection holds number cards"):
        possible_objectives(nothing)
    with pytest.raises(UsageError, match="An objective is expected, not 5"):
        best_choice([COLLECTABLE[0]], cast("Any", 5))


@pytest.mark.parametrize(
    ("objective", "cards"),
    [
        ("pair", ""),
        ("pair", "R3"),
        ("pair", "R3 B4"),
        ("pair", "R3 B3 G3"),
        ("colour", "R3 R4 R5 R6"),
        ("colour", "R3 R4 R5 R6 B7"),
        ("big_colour", "R0 R1 R2 R3 R4 R5 R6 R7 R8"),
        ("run3", "R3 R4 R6"),
        ("rainbow", "R1 G2 B3 Y4 Y5"),
    ],
)
def test_points_are_for_cards_that_fulfil_the_objective(objective: str, cards: str) -> None:
    with pytest.raises(UsageError, match="SC-33"):
        points_for(parse_objective(objective), parse_numbers(cards))


def test_points_are_for_an_objective_and_its_cards() -> None:
    pair = parse_numbers("R3 B3")
    assert points_for(Objective.PAIR, pair) == 5
    with pytest.raises(UsageError, match="An objective is expected"):
        points_for(cast("Any", "pair"), pair)
    for cards in (5, ["R3", "B3"], parse_cards("joker"), parse_cards("S3 S4")):
        with pytest.raises(UsageError, match="SC-35"):
            points_for(Objective.PAIR, cast("Any", cards))
