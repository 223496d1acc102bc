"""Every refusal with its code, rule, facts and sentence."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import fields

from numcards import scorecard
from numcards.core import (
    SPECTATOR,
    CommonCode,
    Family,
    ForeignFacts,
    IllegalAction,
    NumberCard,
    Player,
    Seat,
    Special,
    TurnFacts,
    UsageError,
    Value,
    parse_cards,
)
from numcards.scorecard import (
    CardFacts,
    Code,
    DeclareFacts,
    Objective,
    ObjectiveFacts,
    Options,
    PileFacts,
    SeatFacts,
    State,
)
from tests.scorecard.helpers import P0, P1, P2, THREE, TWO, at, go, why

PILES = {"pile1": "B1 B3", "pile2": "G2"}
MANY = Options(players=3, special_copies=3)
SECURED = {"P0_collection": "R1", "P1_collection": "R2", "P2_collection": "R3"}

START = at(**PILES)
FREE = at(phase="free", **PILES)
OWING = at(phase="owing", P0_sequence="W3", **PILES)
WAITING = at(MANY, phase="waiting", drawn="swipe", P0_reserve="skip joker", **PILES)
FORCED = at(phase="forced:P1:2 start", **PILES)
STOPPED = at(phase="stopped:P0 free", P0_reserve="joker", **PILES)
CHOOSING = at(MANY, phase="choosing", quantum="R3 G5 skip", P0_reserve="flip joker", **PILES)
SKIPPED = at(MANY, phase="skipped", P0_reserve="skip joker", **PILES)
VALIDATING = at(phase="validating", P0_collection="R5 B5 G6")
NO_PILES = at(MANY, phase="free", P0_reserve="double quantum", P1_sequence="B5")


@pytest.mark.parametrize(
    ("state", "text", "code", "rule", "words"),
    [
        (START, "double:P5", Code.NO_SUCH_PLAYER, "SC-19", "This game has no player P5."),
        (
            at(Options.discovery(2), **PILES),
            "flip",
            Code.NO_SUCH_CARD,
            "SC-01",
            "This game's deck has no flip.",
        ),
        (
            at(Options.discovery(2), **PILES),
            "take:joker",
            Code.NO_SUCH_CARD,
            "SC-01",
            "This game's deck has no joker.",
        ),
        (START, "take:numx", Code.NO_SUCH_CARD, "SC-01", "This game's deck has no numx."),
        (
            OWING,
            "stop",
            Code.MUST_DRAW,
            "SC-08",
            "After a Rainbow one more card must be drawn at once.",
        ),
        (FORCED, "stop", Code.MUST_DRAW, "SC-19", "A Double asks for cards to be drawn at once."),
        (
            WAITING,
            "draw:1",
            Code.CARD_WAITS,
            "SC-09",
            "The drawn swipe must be used or kept first.",
        ),
        (WAITING, "stop", Code.CARD_WAITS, "SC-09", "The drawn swipe must be used or kept first."),
        (
            STOPPED,
            "draw:1",
            Code.MUST_ANSWER,
            "SC-15",
            "A card has stopped the sequence: answer it with joker or bust.",
        ),
        (
            CHOOSING,
            "draw:1",
            Code.MUST_TAKE,
            "SC-23",
            "One of the quantum's cards is to be taken, or none.",
        ),
        (
            SKIPPED,
            "draw:1",
            Code.TURN_SKIPPED,
            "SC-20",
            ("In a skipped turn only joker, double, skip and swipe can be used, until end."),
        ),
        (
            SKIPPED,
            "lock",
            Code.TURN_SKIPPED,
            "SC-20",
            ("In a skipped turn only joker, double, skip and swipe can be used, until end."),
        ),
        (
            SKIPPED,
            "declare",
            Code.TURN_SKIPPED,
            "SC-20",
            ("In a skipped turn only joker, double, skip and swipe can be used, until end."),
        ),
        (
            SKIPPED,
            "flip",
            Code.TURN_SKIPPED,
            "SC-20",
            ("In a skipped turn only joker, double, skip and swipe can be used, until end."),
        ),
        (
            VALIDATING,
            "draw:1",
            Code.MUST_VALIDATE,
            "SC-30",
            "The round is over: objectives are validated, until done.",
        ),
        (
            START,
            "validate:pair",
            Code.ROUND_GOES_ON,
            "SC-30",
            "Objectives are validated at the end of a round only.",
        ),
        (
            START,
            "done",
            Code.ROUND_GOES_ON,
            "SC-30",
            "Objectives are validated at the end of a round only.",
        ),
        (START, "keep", Code.NOTHING_WAITS, "SC-09", "No drawn special card waits."),
        (FREE, "discard", Code.NOTHING_WAITS, "SC-09", "No drawn special card waits."),
        (FREE, "bust", Code.NOTHING_STOPPED, "SC-15", "No card has stopped a sequence."),
        (
            FREE,
            "take:none",
            Code.NO_CHOICE,
            "SC-23",
            "There are no cards of a quantum to choose from.",
        ),
        (FREE, "end", Code.NOT_SKIPPED, "SC-20", "This is no skipped turn."),
        (
            FREE,
            "lock",
            Code.ALREADY_BEGUN,
            "SC-05",
            "Lock and declare come before the first draw or flip of a turn.",
        ),
        (
            FREE,
            "declare",
            Code.ALREADY_BEGUN,
            "SC-05",
            "Lock and declare come before the first draw or flip of a turn.",
        ),
        (at(pile2="G2"), "draw:1", Code.PILE_EMPTY, "SC-06", "Pile 1 is empty."),
        (
            at(pile2="G2", P0_reserve="quantum"),
            "quantum:1",
            Code.PILE_EMPTY,
            "SC-23",
            "Pile 1 is empty.",
        ),
        (
            NO_PILES,
            "double:P1",
            Code.NOTHING_TO_DRAW,
            "SC-24",
            "Both piles are empty, so double cannot be used.",
        ),
        (
            NO_PILES,
            "quantum:2",
            Code.NOTHING_TO_DRAW,
            "SC-24",
            "Both piles are empty, so quantum cannot be used.",
        ),
        (
            at(phase="free", P0_reserve="flip"),
            "flip",
            Code.NOTHING_TO_DRAW,
            "SC-24",
            "Both piles are empty, so flip cannot be used.",
        ),
        (START, "lock", Code.NOTHING_TO_LOCK, "SC-05", "There is no sequence in progress to lock."),
        (START, "stop", Code.NOTHING_DRAWN, "SC-10", "Nothing has been drawn in this turn yet."),
        (
            at(P0_sequence="R3"),
            "stop",
            Code.NOTHING_DRAWN,
            "SC-29",
            "Nothing has been drawn, so the turn ends with lock.",
        ),
        (WAITING, "keep", Code.RESERVE_FULL, "SC-09", "The reserve holds two cards already."),
        (CHOOSING, "take:skip", Code.RESERVE_FULL, "SC-09", "The reserve holds two cards already."),
        (
            at(MANY, phase="waiting", drawn="skip", P0_reserve="flip joker", **PILES),
            "discard",
            Code.CARD_USABLE,
            "SC-09",
            ("The drawn skip has a use or room in the reserve, so it is not put aside."),
        ),
        (
            at(MANY, phase="waiting", drawn="swipe", P0_reserve="flip", **PILES),
            "discard",
            Code.CARD_USABLE,
            "SC-09",
            ("The drawn swipe has a use or room in the reserve, so it is not put aside."),
        ),
        (START, "joker", Code.NOT_HELD, "SC-09", "No joker waits or lies in the reserve."),
        (START, "skip:P1", Code.NOT_HELD, "SC-09", "No skip waits or lies in the reserve."),
        (
            at(P0_reserve="joker", **PILES),
            "joker",
            Code.NOTHING_TO_RESCUE,
            "SC-24",
            (
                "A joker of the reserve rescues a stopped sequence, or secures one in "
                "a skipped turn."
            ),
        ),
        (
            SKIPPED,
            "joker",
            Code.NOTHING_TO_RESCUE,
            "SC-24",
            (
                "A joker of the reserve rescues a stopped sequence, or secures one in "
                "a skipped turn."
            ),
        ),
        (
            at(P0_reserve="double", **PILES),
            "double:P0",
            Code.NO_TARGET,
            "SC-19",
            "P0 is no opponent who still takes part in the round.",
        ),
        (
            at(THREE, P0_reserve="skip", out="P2", **PILES),
            "skip:P2",
            Code.NO_TARGET,
            "SC-20",
            "P2 is no opponent who still takes part in the round.",
        ),
        (
            at(P0_reserve="swipe", **PILES),
            "swipe:P1",
            Code.NO_TARGET,
            "SC-22",
            "P1 is no neighbour with a sequence in progress.",
        ),
        (CHOOSING, "take:R4", Code.NOT_AMONG, "SC-23", "R4 is not among the quantum's cards."),
        (
            at(round="2", phase="validating", P1_scorecard="pair:7", P1_collection="R5 B5"),
            "validate:pair",
            Code.OBJECTIVE_TAKEN,
            "SC-31",
            "pair is validated already.",
        ),
        (
            go(VALIDATING, "validate:pair"),
            "validate:pair",
            Code.OBJECTIVE_TAKEN,
            "SC-31",
            "pair is validated already.",
        ),
        (
            VALIDATING,
            "validate:three",
            Code.OBJECTIVE_IMPOSSIBLE,
            "SC-33",
            "The collection does not fulfil three.",
        ),
        (
            go(at(phase="validating", P0_collection="W5 W6 W7"), "validate:run3"),
            "validate:rainbow_run",
            Code.CARDS_USED,
            "SC-32",
            ("The collection has no other cards for rainbow_run beside what is validated."),
        ),
    ],
    ids=lambda value: str(value) if not isinstance(value, State) else "",
)
def test_refusal(state: State, text: str, code: Code, rule: str, words: str) -> None:
    refused = why(state, text)
    assert (refused.code, refused.rule) == (code, rule)
    assert str(refused) == f"{words[:-1]} ({rule})."
    with pytest.raises(IllegalAction) as caught:
        go(state, text)
    assert caught.value.refusal == refused


def test_every_code_is_tested() -> None:
    (mark,) = test_refusal.pytestmark  # type: ignore[attr-defined]  # pytest puts it there
    tested = {code for _, _, code, *_ in mark.args[1]}
    assert tested | {Code.CANNOT_DECLARE} == set(Code)


@pytest.mark.parametrize(
    ("state", "facts", "sentence"),
    [
        (
            at(THREE, turns="3", **SECURED, **PILES),
            DeclareFacts("turns", 3, 4, ()),
            "The end of the round can be declared after 4 turns, but 3 are completed (SC-26).",
        ),
        (
            at(THREE, turns="4", P0_collection="R1", **PILES),
            DeclareFacts("unsecured", 4, 4, (Player(P1), Player(P2))),
            "Not every player has secured a sequence in this round (SC-26).",
        ),
        (
            at(THREE, turns="5", turn="P1", declared="P0", **SECURED, **PILES),
            DeclareFacts("declared", 5, 4, ()),
            "The end of the round is declared already: this is a last turn (SC-26).",
        ),
        (
            at(THREE, turns="5", P0_sequence="G9", **SECURED),
            DeclareFacts("empty", 5, 4, ()),
            "Both piles are empty, so the round ends with this turn anyway (SC-29).",
        ),
    ],
)
def test_sc_26_which_condition_is_missing(state: State, facts: DeclareFacts, sentence: str) -> None:
    refused = why(state, "declare")
    assert (refused.code, refused.facts, str(refused)) == (Code.CANNOT_DECLARE, facts, sentence)


def test_the_order_game_over_then_turn_then_content() -> None:
    over = at(phase="over", round="5")
    draw = scorecard.parse_action("draw:1")
    for by in (None, P0, P1):
        refused = scorecard.refusal(over, draw, by)
        assert refused is not None
        assert (refused.code, refused.rule) == (CommonCode.GAME_OVER, "SC-36")
        assert str(refused) == "The game is over, so nobody can act (SC-36)."
    refused = scorecard.refusal(START, scorecard.LOCK, P1)
    assert refused is not None
    assert (refused.code, refused.facts) == (
        CommonCode.NOT_ON_TURN,
        TurnFacts(Player(P1), (Player(P0),)),
    )
    assert str(refused) == "P1 cannot act: P0 is on turn (SC-05)."
    with pytest.raises(IllegalAction) as caught:
        scorecard.apply(START, draw, P1)
    assert caught.value.refusal.code is CommonCode.NOT_ON_TURN
    assert scorecard.refusal(START, draw, P0) is None


def test_sc_19_the_target_of_a_double_acts() -> None:
    draw = scorecard.parse_action("draw:1")
    assert scorecard.refusal(FORCED, draw, P1) is None
    refused = scorecard.refusal(FORCED, draw, P0)
    assert refused is not None
    assert refused.facts == TurnFacts(Player(P0), (Player(P1),))
    assert scorecard.legal_actions(FORCED, P0) == ()
    assert scorecard.legal_actions(FORCED, P1) == scorecard.legal_actions(FORCED)


def test_facts() -> None:
    assert why(START, "double:P5").facts == SeatFacts(Player(Seat(5)))
    assert why(at(pile2="G2"), "draw:1").facts == PileFacts(1)
    assert why(WAITING, "draw:1").facts == CardFacts(Special.SWIPE)
    assert why(CHOOSING, "take:R4").facts == CardFacts(NumberCard(Family.RED, Value(4)))
    state = go(at(phase="validating", P0_collection="W5 W6 W7"), "validate:run3")
    assert why(state, "validate:rainbow_run").facts == ObjectiveFacts(
        Objective.RAINBOW_RUN, (Objective.RUN3,)
    )


@pytest.mark.parametrize("foreign", [None, "draw:1", 7, object], ids=str)
def test_foreign_actions(foreign: Any) -> None:
    refused = scorecard.refusal(START, foreign)
    assert refused is not None
    assert (refused.code, refused.rule) == (CommonCode.FOREIGN, "SC-05")
    assert isinstance(refused.facts, ForeignFacts)
    with pytest.raises(IllegalAction):
        scorecard.apply(START, foreign)
    with pytest.raises(IllegalAction):
        scorecard.all_events(START, foreign)


EVERY_PHASE = [START, FREE, OWING, WAITING, FORCED, STOPPED, CHOOSING, SKIPPED, VALIDATING]


@pytest.mark.parametrize("state", EVERY_PHASE, ids=lambda state: type(state.phase).__name__)
def test_an_action_is_of_the_exact_class(state: State) -> None:
    for action in scorecard.legal_actions(state):
        values = [getattr(action, field.name) for field in fields(type(action))]
        kind = type(type(action).__name__, (type(action),), {"__slots__": ()})
        own: Any = kind(*values)
        refused = scorecard.refusal(state, own)
        assert refused is not None
        assert refused.code is CommonCode.FOREIGN
        with pytest.raises(IllegalAction):
            scorecard.apply(state, own)
        with pytest.raises(IllegalAction):
            scorecard.all_events(state, own)


@pytest.mark.parametrize("state", EVERY_PHASE, ids=lambda state: type(state.phase).__name__)
def test_every_action_that_is_not_legal_is_refused_in_every_phase(state: State) -> None:
    for action in scorecard.all_actions(Options(players=6)):
        legal = action in scorecard.legal_actions(state)
        assert (scorecard.refusal(state, action) is None) is legal


@pytest.mark.parametrize("sequence", [5, None, [5], ["R3"], [Special.JOKER], parse_cards("S3")])
def test_stops_asks_for_a_sequence(sequence: Any) -> None:
    (card,) = parse_cards("R3")
    with pytest.raises(UsageError, match="SC-35"):
        scorecard.stops(sequence, card)  # type: ignore[arg-type]  # a special card for the checker


@pytest.mark.parametrize("card", [5, None, "R3", Special.JOKER, START], ids=str)
def test_stops_asks_for_a_number_card(card: Any) -> None:
    with pytest.raises(UsageError, match="SC-13"):
        scorecard.stops((), card)


@pytest.mark.parametrize("seat", [-1, 2, True, "P0", 1.0], ids=str)
def test_bad_seats(seat: Any) -> None:
    with pytest.raises(UsageError):
        scorecard.legal_actions(START, seat)
    with pytest.raises(UsageError):
        scorecard.refusal(START, scorecard.STOP, seat)
    with pytest.raises(UsageError):
        scorecard.observe(START, seat)
    with pytest.raises(UsageError):
        scorecard.opening_events(TWO, 1, seat)


@pytest.mark.parametrize("foreign", [None, "state", TWO], ids=str)
def test_foreign_states(foreign: Any) -> None:
    doors = (
        scorecard.to_act,
        scorecard.is_over,
        scorecard.result,
        scorecard.legal_actions,
        scorecard.zones,
        lambda state: scorecard.refusal(state, scorecard.STOP),
        lambda state: scorecard.apply(state, scorecard.STOP),
        lambda state: scorecard.observe(state, SPECTATOR),
        lambda state: scorecard.all_events(state, scorecard.STOP),
    )
    for door in doors:
        with pytest.raises(UsageError, match="A state of NUM Scorecard"):
            door(foreign)


@pytest.mark.parametrize("seed", [-1, 1.5, "1", None], ids=str)
def test_bad_seeds(seed: Any) -> None:
    with pytest.raises(UsageError):
        scorecard.new_game(TWO, seed)
    with pytest.raises(UsageError):
        scorecard.position(TWO, {}, seed)
