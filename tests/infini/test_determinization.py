"""INI-27, ALL-07: determinization draws evenly from the positions that fit a view."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import TYPE_CHECKING, Literal

import pytest
from attrs import evolve

from numcards import infini
from numcards.core import SPECTATOR, InvalidPosition, Special, UsageError, viewers
from numcards.infini import Options, State
from numcards.infini.returns import Elimination, returnable
from tests.infini.helpers import P0, P1, at, go, playout, varied_options

if TYPE_CHECKING:
    from numcards.core import Viewer

RED = "R5 R6 R7 R8 R9 R11 R12 R13 R14"
LYING = {
    "Rup": RED,
    "Rdown": "R16 R15 R2 R1 R0",
    "Gup": " ".join(f"G{v}" for v in range(1, 17) if v != 7),
    "Gdown": "G0",
    "Bup": " ".join(f"B{v}" for v in range(17)),
    "Yup": " ".join(f"Y{v}" for v in range(16)),
}
"""Missing are R3 and G7, which fit nowhere, and R4, R10 and Y16, which fit."""

PAIR = Options(mode="coop", players=2, rescue_cards="none", min_plays=1)
TRIO = evolve(PAIR, players=3, on_stuck="eliminate")
ACTIONS = evolve(PAIR, action_copies=2)
MIDWAY = evolve(TRIO, action_copies=2, min_plays=2)
OUT = "flip flip simple simple passe passe"


def worlds(state: State, viewer: Viewer) -> dict[tuple[tuple[str, str], ...], Fraction]:
    """Every position that fits a view, by brute force, with its share of the physical deals.

    The hidden words are put into every order, copies told apart; `position` says which are valid.
    """
    zones = dict(infini.zones(state))
    seen = infini.observe(state, viewer)
    hidden = [name for name in zones if name[0] == "P" and name != f"P{viewer}"]
    hidden += ["draw", "returned"]
    words = [word for name in hidden for word in zones[name].split()]
    found: Counter[tuple[tuple[str, str], ...]] = Counter()
    for order in permutations(words):
        left = list(order)
        swapped = dict(zones)
        for name in hidden:
            count = len(zones[name].split())
            swapped[name], left = " ".join(left[:count]), left[count:]
        try:
            world = infini.position(state.options, swapped)
        except InvalidPosition:
            continue
        assert infini.observe(world, viewer) == seen
        found[tuple(sorted(infini.zones(world).items()))] += 1
    total = sum(found.values())
    return {zones: Fraction(count, total) for zones, count in found.items()}


CASES: dict[str, tuple[State, Viewer]] = {
    "free hands, the order of the draw pile included": (
        at(PAIR, P0="R4", P1="R3 G7", draw="R10 Y16", **LYING),
        P0,
    ),
    "the player on turn can play": (at(PAIR, P0="R4 R3", P1="R10", draw="Y16 G7", **LYING), P1),
    "a spectator sees no hand": (at(PAIR, P0="R4", P1="R10", draw="R3 G7 Y16", **LYING), SPECTATOR),
    "copies are told apart": (
        at(ACTIONS, P0="flash flash R4 G7", P1="joker R3", draw="joker R10 Y16", out=OUT, **LYING),
        P0,
    ),
    "what was returned": (
        at(TRIO, P0="R4", P2="R3", eliminated="P1", draw="Y16 R10", returned="G7", **LYING),
        P0,
    ),
    "what was returned, and another on turn": (
        at(
            TRIO,
            P0="R4",
            P2="R10 R3",
            eliminated="P1",
            draw="Y16",
            returned="G7",
            turn="P2",
            **LYING,
        ),
        P0,
    ),
    "an eliminated player": (
        at(TRIO, P0="R10 R4", P2="R3", eliminated="P1", returned="G7", draw="Y16", **LYING),
        P1,
    ),
    "a player in the middle of a turn, with a passe": (
        at(
            MIDWAY,
            P0="R10 G7 Y16 joker flash",
            P1="R4 passe",
            eliminated="P2",
            turn="P1",
            plays="1",
            returned="R3 passe",
            draw="simple",
            growths="0 0 0",
            out="flip flip simple flash joker",
            **LYING,
        ),
        P0,
    ),
    "a player who was stuck": (
        at(PAIR, P0="R3", P1="R4", draw="G7 R10 Y16", stuck="P0", **LYING),
        P1,
    ),
    "a player who was stuck, for a spectator": (
        at(PAIR, P0="R3", P1="R4", draw="G7 R10 Y16", stuck="P0", **LYING),
        SPECTATOR,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_every_physical_deal_is_equally_likely(name: str) -> None:
    state, viewer = CASES[name]
    expected = worlds(state, viewer)
    assert len(expected) > 1
    rng, view, tries = random.Random(name), infini.observe(state, viewer), 24 * len(expected)
    drawn = Counter(
        tuple(sorted(infini.zones(infini.determinize(view, rng)).items())) for _ in range(tries)
    )
    assert set(drawn) == set(expected)
    chi2 = sum(
        float((drawn[zones] - share * tries) ** 2 / (share * tries))
        for zones, share in expected.items()
    )
    degrees = len(expected) - 1
    assert chi2 < degrees + 5 * (2 * degrees) ** 0.5


@pytest.mark.parametrize("options", varied_options(10), ids=str)
def test_worlds_fit_the_view_and_are_valid(options: Options) -> None:
    rng = random.Random(repr(options))
    for state, _ in playout(options, rng):
        if rng.random() < 0.8:
            continue
        for viewer in viewers(options.players):
            view = infini.observe(state, viewer)
            world = infini.determinize(view, rng)
            assert infini.observe(world, viewer) == view
            again = infini.position(options, infini.zones(world), world.setting.seed)
            assert again == world


def test_what_can_be_played_on_every_table_is_never_returned() -> None:
    """INI-18, INI-27: nobody was ever stuck with a simple or a rescue card."""
    options = Options(mode="adversary", players=3, min_plays=1, action_copies=2)
    state = at(options, P0="R5", P2="B1", eliminated="P1", returned="G7 G8 G9 joker", Bup="B7")
    rng, view = random.Random(3), infini.observe(state, P0)
    for _ in range(50):
        returned = infini.determinize(view, rng).draw.returned
        assert not {str(card)[0] for card in returned} & set("SWsp")


@pytest.mark.parametrize(
    ("hand_size", "hand_growth", "min_plays", "passe_when", "short_turn", "expected"),
    [
        (2, 0, 2, "first", "stuck", True),
        (1, 1, 2, "first", "stuck", True),
        (1, 0, 2, "first", "stuck", False),
        (2, 0, 1, "first", "stuck", False),
        (2, 0, 2, "any", "stuck", False),
        (2, 0, 2, "first", "allowed", False),
    ],
)
def test_ini_27_a_passe_is_returned_by_who_was_stuck_in_the_middle_of_a_turn(  # noqa: PLR0913, PLR0917  # the options that matter
    hand_size: int,
    hand_growth: int,
    min_plays: int,
    passe_when: Literal["first", "any"],
    short_turn: Literal["stuck", "allowed"],
    expected: bool,  # noqa: FBT001  # a parameter of a test
) -> None:
    options = Options(
        mode="adversary",
        players=2,
        action_copies=1,
        hand_size=hand_size,
        hand_growth=hand_growth,
        min_plays=min_plays,
        passe_when=passe_when,
        short_turn=short_turn,
    )
    elimination = Elimination(options, (P1,), untouched=False)
    assert (Special.PASSE in returnable(elimination)) == expected


def test_a_world_has_its_own_seed() -> None:
    view = infini.observe(infini.new_game(Options.plain("coop", 2), 1), SPECTATOR)
    rng = random.Random(1)
    assert infini.determinize(view, rng).setting.seed != infini.determinize(view, rng).setting.seed


def test_worlds_of_an_eliminated_player_are_those_of_a_spectator() -> None:
    options = Options(mode="adversary", players=2, min_plays=1)
    state = go(at(options, P0="R5 R6", P1="G7 G8", Gup="G9", Gdown="G3"), "R5@R+", "end")
    assert state.eliminated == (1,)
    mine = infini.determinize(infini.observe(state, P1), random.Random(9))
    theirs = infini.determinize(infini.observe(state, SPECTATOR), random.Random(9))
    assert mine == theirs


def test_only_views_that_can_be_are_taken() -> None:
    state = at(PAIR, P0="R3", P1="R4", draw="G7 R10 Y16", stuck="P0", **LYING)
    view = infini.observe(state, P1)
    impossible = evolve(view, sizes=(4, 1), fresh=0)
    with pytest.raises(UsageError, match="No position"):
        infini.determinize(impossible, random.Random(1))
    with pytest.raises(UsageError, match="view of NUM Infini"):
        infini.determinize(state, random.Random(1))  # type: ignore[arg-type]
