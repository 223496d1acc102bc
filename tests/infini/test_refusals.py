"""Every reason for a refusal, with its rule and its facts, in the order of the checks."""

from __future__ import annotations

from typing import Any

import pytest

from numcards import infini
from numcards.core import (
    CommonCode,
    Family,
    ForeignFacts,
    IllegalAction,
    Player,
    TurnFacts,
    UsageError,
    parse_card,
)
from numcards.infini import (
    BranchFacts,
    CardFacts,
    Code,
    FitFacts,
    JokerFacts,
    Options,
    OwedFacts,
    PileFacts,
    State,
    parse_branch,
)
from tests.infini.helpers import DUEL, P0, P1, SOLO, at, go, why
from tests.pickling import pickled

PAIR = Options(mode="coop", players=2)
OWN = Options(
    mode="adversary", players=2, min_plays=1, action_copies=2, action_targets="own",
    rescue_targets="own",
)  # fmt: skip
HELP = Options(mode="adversary", players=2, min_plays=1, rescue_targets="help")
LYING = {"Rup": "R12", "Rdown": "R3", "Gup": "G5", "Gdown": "G9"}

CASES: list[tuple[State, str, Code, str]] = [
    (at(DUEL, P0="R1"), "Y3@Y+", Code.NO_SUCH_CARD, "INI-03"),
    (at(PAIR, P0="R1"), "flip@R", Code.NO_SUCH_CARD, "INI-03"),
    (at(DUEL, P0="R1"), "S3@Y+", Code.NO_SUCH_PILE, "INI-02"),
    (at(DUEL, P0="flip R1"), "flip@B", Code.NO_SUCH_PILE, "INI-02"),
    (at(DUEL, P0="R1"), "R2@R+", Code.NOT_HELD, "INI-16"),
    (at(DUEL, P0="R1"), "simple", Code.NOT_HELD, "INI-16"),
    (at(DUEL, P0="R1"), "flash@R+", Code.NOT_HELD, "INI-16"),
    (at(SOLO, P0="R7 R1", **LYING), "R7@R+", Code.DOES_NOT_FIT, "INI-04"),
    (at(DUEL, P0="G7 R1", **LYING), "G7@G+", Code.DOES_NOT_FIT, "INI-08"),
    (at(DUEL, P0="G7 R1", Gup="S0"), "G7@G+", Code.DOES_NOT_FIT, "INI-08"),
    (at(HELP, P0="S7 R1", **LYING), "S7@G+", Code.DOES_NOT_FIT, "INI-09"),
    (at(HELP, P0="S7 R1"), "S7@G+", Code.BRANCH_EMPTY, "INI-09"),
    (at(DUEL, P0="G7 R1"), "G7@G+", Code.BRANCH_EMPTY, "INI-08"),
    (at(SOLO, P0="joker R1"), "joker=1@R+", Code.BRANCH_EMPTY, "INI-10"),
    (at(SOLO, P0="flash R1"), "flash@R+", Code.BRANCH_EMPTY, "INI-12"),
    (at(OWN, P0="S7 R1", **LYING), "S7@G+", Code.NOT_YOUR_PILE, "INI-09"),
    (at(OWN, P0="joker R1", **LYING), "joker=5@G+", Code.NOT_YOUR_PILE, "INI-10"),
    (at(OWN, P0="flip R1", **LYING), "flip@G", Code.NOT_YOUR_PILE, "INI-11"),
    (at(OWN, P0="flash R1", **LYING), "flash@G+", Code.NOT_YOUR_PILE, "INI-12"),
    (at(SOLO, P0="flip R1", Rup="R3"), "flip@R", Code.BOTH_BRANCHES, "INI-11"),
    (at(SOLO, P0="joker", **LYING), "joker=4@R+", Code.JOKER_VALUE, "INI-10"),
    (at(SOLO, P0="joker", **LYING), "joker=9@R-", Code.JOKER_VALUE, "INI-10"),
    (go(at(PAIR, P0="R1 R2 R3"), "R1@R+"), "end", Code.PLAYS_OWED, "INI-16"),
    (at(PAIR, P0="R1 R2 R3"), "end", Code.PLAYS_OWED, "INI-16"),
]


@pytest.mark.parametrize(
    ("state", "text", "code", "rule"), CASES, ids=[f"{c[1]}-{c[2]}-{c[3]}" for c in CASES]
)
def test_each_reason_has_its_code_and_rule(state: State, text: str, code: Code, rule: str) -> None:
    refusal = why(state, text)
    assert (refusal.code, refusal.rule) == (code, rule)
    with pytest.raises(IllegalAction) as caught:
        infini.apply(state, infini.parse_action(text))
    assert str(caught.value).endswith(f"({rule}).")
    assert pickled(caught.value).refusal == refusal


def test_facts_are_typed() -> None:
    red = parse_branch("R+")
    fit = why(at(SOLO, P0="R7 R1", Rup="R12"), "R7@R+").facts
    values = (2, 13, 14, 15, 16)
    assert fit == FitFacts(parse_card("R7"), red, parse_card("R12"), values)  # type: ignore[arg-type]
    joker = why(at(SOLO, P0="joker R1", Rup="R12"), "joker=4@R+").facts
    offered = (2, 12)
    assert joker == JokerFacts(4, red, parse_card("R12"), offered)  # type: ignore[arg-type]
    assert why(at(SOLO, P0="R1"), "R2@R+").facts == CardFacts(parse_card("R2"))
    empty = why(at(SOLO, P0="flash R1"), "flash@R+").facts
    assert empty == BranchFacts(parse_card("flash"), red)
    flip = why(at(SOLO, P0="flip R1"), "flip@R").facts
    assert flip == PileFacts(parse_card("flip"), Family.RED)
    assert why(at(PAIR, P0="R1 R2 R3"), "end").facts == OwedFacts(2)


def test_ini_14_a_passe_comes_first_or_not_at_all() -> None:
    options = Options(mode="coop", players=2, action_copies=1)
    refusal = why(go(at(options, P0="R1 R2 R3 passe"), "R1@R+"), "passe")
    assert (refusal.code, refusal.rule) == (Code.NOT_FIRST, "INI-14")


def test_ini_16_nothing_is_left_to_play() -> None:
    options = Options(mode="coop", players=2, min_plays=1)
    state = go(at(options, P0="R9 R5", P1="G1", Rup="R8", Rdown="R2"), "R9@R+")
    refusal = why(state, "R5@R+")
    assert (refusal.code, refusal.rule) == (Code.NOTHING_LEFT, "INI-16")
    assert why(state, "R6@R+").code == Code.NOT_HELD


def test_the_order_of_the_checks() -> None:
    """The game is over; it is somebody else's turn; the action itself."""
    state = at(PAIR, P0="R9 R5", P1="G1", Rup="R8", Rdown="R2")
    over = go(state, "R9@R+")
    for action in (infini.END, None):
        refusal = infini.refusal(over, action, P1)  # type: ignore[arg-type]
        assert refusal is not None
        assert (refusal.code, refusal.rule) == (CommonCode.GAME_OVER, "INI-22")
        turn = infini.refusal(state, action, P1)  # type: ignore[arg-type]
        assert turn is not None
        assert (turn.code, turn.rule) == (CommonCode.NOT_ON_TURN, "INI-20")
        assert turn.facts == TurnFacts(Player(P1), (Player(P0),))
    assert infini.refusal(state, infini.parse_action("R9@R+"), P0) is None
    with pytest.raises(IllegalAction, match="P0 is on turn"):
        infini.apply(state, infini.parse_action("R9@R+"), P1)


@pytest.mark.parametrize("foreign", [None, 5, "end", infini.Flip, parse_card("R5"), object()])
def test_foreign_actions_are_refused(foreign: object) -> None:
    refusal = infini.refusal(at(PAIR, P0="R9"), foreign)  # type: ignore[arg-type]
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (CommonCode.FOREIGN, "INI-16")
    assert isinstance(refusal.facts, ForeignFacts)
    with pytest.raises(IllegalAction):
        infini.apply(at(PAIR, P0="R9"), foreign)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text", ["R9@R+", "joker=8@R+", "flip@R", "flash@R+", "simple", "passe", "end"]
)
@pytest.mark.parametrize("plays", ["0", "1"])
def test_an_action_of_a_class_of_ones_own_is_none(text: str, plays: str) -> None:
    """Not even where the action that it looks like could be taken."""
    state = at(SOLO, P0="R9 joker flip flash", Rup="R8", Rdown="R2", plays=plays)
    action = infini.parse_action(text)
    kind: Any = type(f"My{type(action).__name__}", (type(action),), {"__slots__": ()})
    own = kind(*action.interning_key())
    refusal = infini.refusal(state, own)
    assert refusal is not None
    assert refusal.code == CommonCode.FOREIGN
    with pytest.raises(IllegalAction):
        infini.apply(state, own)
    with pytest.raises(IllegalAction):
        infini.all_events(state, own)
    with pytest.raises(UsageError):
        infini.piles_after(state.piles, own)
