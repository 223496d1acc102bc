"""Every refusal: its code, rule, facts and sentence, and the order of the questions."""

from __future__ import annotations

from typing import Any

import pytest

from numcards import inferno
from numcards.core import (
    SPECTATOR,
    CommonCode,
    Facts,
    Family,
    ForeignFacts,
    IllegalAction,
    NumberCard,
    Player,
    Special,
    TurnFacts,
    UsageError,
    Value,
    parse_card,
)
from numcards.core.sentences import shown
from numcards.inferno import (
    INFINI,
    PASS,
    CardFacts,
    Code,
    CountFacts,
    Infini,
    NumX,
    Options,
    Pass,
    Pose,
    TopFacts,
    ValueFacts,
    parse_action,
)
from tests.inferno.helpers import P0, P1, TWO, at, go, pose, why

BAD_SEATS: tuple[Any, ...] = (-1, 2, True, 1.0, "P0", b"", 10**5000, ())


def _following(hand: str, trick: str, **zones: str) -> inferno.State:
    return at(P0="R1", P1=hand, trick=trick, in_trick="P1 P0", **zones)


def test_inf_01_no_hand_holds_three_jokers_whatever_else_it_holds() -> None:
    state = at(P0="R7 joker joker infini infini infini infini", P1="G5 numx")
    refused = why(state, "R7+joker+joker+joker")
    assert (refused.code, refused.rule) == (Code.NOT_IN_GAME, "INF-01")


def test_game_over() -> None:
    over = go(at(P0="R3", P1="G5"), "R3")
    refused = why(over, "pass")
    assert (refused.code, refused.rule, refused.facts) == (CommonCode.GAME_OVER, "INF-32", Facts())
    assert str(refused) == "The game is over, so nobody can act (INF-32)."


def test_not_on_turn() -> None:
    state = at(P0="R3", P1="G5")
    refused = inferno.refusal(state, PASS, by=P1)
    assert refused is not None
    assert (refused.code, refused.rule) == (CommonCode.NOT_ON_TURN, "INF-09")
    assert refused.facts == TurnFacts(Player(P1), (Player(P0),))
    assert str(refused) == "P1 cannot act: P0 is on turn (INF-09)."


@pytest.mark.parametrize("foreign", [None, "pass", 0, ("R3",), object, NumberCard, Special.INFINI])
def test_foreign(foreign: Any) -> None:
    refused = inferno.refusal(at(P0="R3", P1="G5"), foreign)
    assert refused is not None
    assert (refused.code, refused.rule) == (CommonCode.FOREIGN, "INF-05")
    assert refused.facts == ForeignFacts(inferno.INFO, shown(foreign))
    expected = f"An action of NUM Inferno is expected, not {shown(foreign)} (INF-05)."
    assert str(refused) == expected


@pytest.mark.parametrize("kind", [Pass, Infini, NumX, Pose])
def test_an_action_is_of_the_very_class(kind: Any) -> None:
    """A class made from one of an action is none."""
    made = type(kind.__name__, (kind,), {"__slots__": ()})
    action = made((NumberCard(Family.RED, Value(3)),)) if kind is Pose else made()
    for state in (at(P0="R3 infini numx", P1="G5"), at(P0="joker", P1="G5")):
        refused = inferno.refusal(state, action)
        assert refused is not None
        assert refused.code is CommonCode.FOREIGN
        with pytest.raises(IllegalAction):
            inferno.apply(state, action)
        with pytest.raises(IllegalAction):
            inferno.all_events(state, action)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("R13", "R13"),
        ("R13+S13", "R13 S13"),
        ("R3+joker+joker+joker", "joker"),
    ],
)
def test_not_in_game(text: str, cards: str) -> None:
    state = at(Options.quick(2), P0="R3 joker joker", P1="G5")
    refused = why(state, text)
    assert (refused.code, refused.rule) == (Code.NOT_IN_GAME, "INF-01")
    assert refused.facts == CardFacts(tuple(map(parse_card, cards.split())))
    assert str(refused) == f"This game's deck has no {cards}, or not so many (INF-01)."


@pytest.mark.parametrize(
    ("text", "lacking"),
    [
        ("G5", "G5"),
        ("R3+G3", "G3"),
        ("R3+joker+joker", "joker"),
        ("infini", "infini"),
        ("numx", "numx"),
        ("G4+W4+S4", "G4 W4 S4"),
    ],
)
def test_not_held(text: str, lacking: str) -> None:
    refused = why(at(P0="R3 joker", P1="G5"), text)
    assert (refused.code, refused.rule) == (Code.NOT_HELD, "INF-05")
    assert refused.facts == CardFacts(tuple(map(parse_card, lacking.split())))
    assert str(refused) == f"The hand holds no {lacking}, or not so many (INF-05)."


@pytest.mark.parametrize(
    ("trick", "text", "given", "needed", "rule"),
    [
        ("P0:R5+Y5", "R9", 1, 2, "INF-09"),
        ("P0:R5", "R9+G9", 2, 1, "INF-09"),
        ("P0:W5", "R9", 1, 2, "INF-13"),
        ("P0:W5", "R9+G9+B9", 3, 2, "INF-13"),
        ("P0:R5+S5", "R9+G9", 2, 1, "INF-14"),
    ],
)
def test_wrong_count(trick: str, text: str, given: int, needed: int, rule: str) -> None:
    refused = why(_following("R9 G9 B9 Y9", trick), text)
    assert (refused.code, refused.rule) == (Code.WRONG_COUNT, rule)
    assert refused.facts == CountFacts(given, needed)
    assert str(refused) == (f"The number of cards to pose now is {needed}, not {given} ({rule}).")


def test_not_higher() -> None:
    refused = why(_following("R4 B5", "P0:R5"), "B5")
    assert (refused.code, refused.rule) == (Code.NOT_HIGHER, "INF-11")
    assert refused.facts == ValueFacts(Value(5), Value(5), inverted=False)
    assert str(refused) == "A value above 5 is needed, not 5 (INF-11)."


def test_not_higher_while_inverted() -> None:
    refused = why(_following("R4 B7", "P0:R5", order="inverted"), "B7")
    assert refused.facts == ValueFacts(Value(7), Value(5), inverted=True)
    assert str(refused) == ("The order is inverted: a value below 5 is needed, not 7 (INF-11).")


@pytest.mark.parametrize(
    ("text", "top", "rule"),
    [("infini", "infini", "INF-19"), ("R9", "infini", "INF-20"), ("R9", "S5", "INF-16")],
)
def test_cannot_cut(text: str, top: str, rule: str) -> None:
    cuttable = Options(players=2, impossible="cuttable")
    state = at(cuttable, P0="R1", P1="R9 infini", trick=f"P0:{top}", in_trick="P1 P0")
    refused = why(state, text)
    assert (refused.code, refused.rule) == (Code.CANNOT_CUT, rule)
    assert refused.facts == TopFacts(pose(text), pose(top))
    assert str(refused) == f"{text} cannot be laid on {top} ({rule})."


@pytest.mark.parametrize("card", ["infini", "numx"])
def test_cannot_finish(card: str) -> None:
    refused = why(_following(card, "P0:R5"), card)
    assert (refused.code, refused.rule) == (Code.CANNOT_FINISH, "INF-24")
    assert refused.facts == CardFacts((parse_card(card),))
    assert str(refused) == f"A hand may not end with {card} (INF-24)."


def test_must_pose() -> None:
    refused = why(at(P0="R3", P1="G5"), "pass")
    assert (refused.code, refused.rule, refused.facts) == (Code.MUST_POSE, "INF-12", Facts())
    assert str(refused) == "Whoever leads a trick and has a legal pose must pose (INF-12)."


def test_every_code_is_tested_above() -> None:
    tested = {name.removeprefix("test_").replace("_", "-") for name in globals()}
    assert {code.value for code in Code} <= tested


def test_first_the_game_is_over_then_who_acts_then_what() -> None:
    over = go(at(P0="R3", P1="G5"), "R3")
    nothing: Any = None
    for by in (None, P0, P1):
        refused = inferno.refusal(over, nothing, by)
        assert refused is not None
        assert refused.code is CommonCode.GAME_OVER
    state = at(P0="R3", P1="G5")
    codes = [
        refused.code
        for by in (P1, P0, None)
        if (refused := inferno.refusal(state, nothing, by)) is not None
    ]
    assert codes == [CommonCode.NOT_ON_TURN, CommonCode.FOREIGN, CommonCode.FOREIGN]


def test_what_is_wrong_with_the_cards_comes_before_the_table() -> None:
    state = _following("R4", "P0:R5")
    assert why(state, "G3+B3").code is Code.NOT_HELD
    assert why(state, "infini").code is Code.NOT_HELD


def test_a_legal_action_is_not_refused() -> None:
    state = at(P0="R3", P1="G5")
    assert inferno.refusal(state, parse_action("R3")) is None
    assert inferno.refusal(state, parse_action("R3"), by=P0) is None


def test_apply_raises_the_refusal_and_changes_nothing() -> None:
    state = at(P0="R3", P1="G5")
    before = inferno.zones(state)
    with pytest.raises(IllegalAction) as caught:
        inferno.apply(state, INFINI)
    assert caught.value.refusal == inferno.refusal(state, INFINI)
    assert str(caught.value) == str(inferno.refusal(state, INFINI))
    with pytest.raises(IllegalAction, match="P0 is on turn"):
        inferno.apply(state, parse_action("R3"), by=P1)
    with pytest.raises(IllegalAction):
        inferno.all_events(state, INFINI)
    with pytest.raises(IllegalAction):
        inferno.events(state, INFINI, SPECTATOR)
    assert inferno.zones(state) == before


@pytest.mark.parametrize("seat", BAD_SEATS, ids=lambda seat: type(seat).__name__)
def test_bad_seats_are_misuse_of_every_door(seat: Any) -> None:
    state = at(P0="R3", P1="G5")
    for use in (
        lambda: inferno.refusal(state, PASS, seat),
        lambda: inferno.apply(state, PASS, seat),
        lambda: inferno.legal_actions(state, seat),
        lambda: inferno.observe(state, seat),
        lambda: inferno.events(state, parse_action("R3"), seat),
        lambda: inferno.opening_events(state.options, 0, seat),
    ):
        with pytest.raises(UsageError, match=r"^A (seat|viewer) is a .* from 0 to 1"):
            use()


@pytest.mark.parametrize("foreign", [None, 1, "state", object(), TWO], ids=type)
def test_foreign_states_and_views_are_misuse(foreign: Any) -> None:
    for use in (
        inferno.to_act,
        inferno.is_over,
        inferno.result,
        inferno.legal_actions,
        inferno.zones,
        lambda state: inferno.refusal(state, PASS),
        lambda state: inferno.apply(state, PASS),
        lambda state: inferno.observe(state, SPECTATOR),
        lambda state: inferno.events(state, PASS, SPECTATOR),
        lambda state: inferno.all_events(state, PASS),
    ):
        with pytest.raises(UsageError, match="A state of NUM Inferno is expected, not "):
            use(foreign)
    with pytest.raises(UsageError, match="A view of NUM Inferno is expected, not "):
        inferno.determinize(foreign, foreign)


@pytest.mark.parametrize("foreign", [None, 1, "options", object(), {"players": 2}], ids=type)
def test_foreign_options_are_misuse(foreign: Any) -> None:
    for use in (
        inferno.all_actions,
        lambda options: inferno.new_game(options, 0),
        lambda options: inferno.opening_events(options, 0, SPECTATOR),
        lambda options: inferno.position(options, {}),
    ):
        with pytest.raises(UsageError, match="Options of NUM Inferno are expected, not "):
            use(foreign)


@pytest.mark.parametrize("seed", [-1, None, 1.0, True, "1", bytearray(b"x"), ()], ids=repr)
def test_bad_seeds_are_misuse(seed: Any) -> None:
    for use in (
        lambda: inferno.new_game(Options(players=2), seed),
        lambda: inferno.opening_events(Options(players=2), seed, SPECTATOR),
        lambda: at(Options(players=2), seed, P0="R3", P1="G5"),
    ):
        with pytest.raises(UsageError, match="A seed is a whole number from 0 up, or bytes, not"):
            use()


def test_a_result_asked_too_early() -> None:
    with pytest.raises(UsageError, match="not over"):
        inferno.result(at(P0="R3", P1="G5"))
