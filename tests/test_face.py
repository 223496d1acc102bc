"""What every game shows the outside alike: viewers, senders, whole numbers, options, results."""

from __future__ import annotations

import copy
from importlib import import_module
from typing import Any

import pytest
from attrs import NOTHING, fields, frozen

from numcards import inferno, infini, num5, pyramid, scorecard, words
from numcards.core import (
    SPECTATOR,
    CommonCode,
    ForeignFacts,
    IllegalAction,
    InvalidOptions,
    Player,
    Seat,
    TurnFacts,
    UsageError,
    perft,
    viewers,
)
from numcards.records import Recorder, transcript
from numcards.registry import game_names, get_game
from tests.pickling import pickled
from tests.support import nim
from tests.support.some_options import options_of

GAMES: dict[str, Any] = {name: get_game(name) for name in game_names()}
OWN: dict[str, Any] = {"three_cards": import_module("tests.examples.test_three_cards").three_cards}
ALL = {**GAMES, **OWN}
OVER = {"inferno": "INF-32", "num5": "N5-18", "infini": "INI-22", "pyramid": "PYR-34"}
OVER |= {"scorecard": "SC-36", "three_cards": "TC-2"}
TURN = {"inferno": "INF-09", "infini": "INI-20", "pyramid": "PYR-04"}
TURN |= {"scorecard": "SC-05", "three_cards": "TC-2"}


@frozen
class Whole:
    """A whole number that is no int, as NumPy has them."""

    value: int

    def __index__(self) -> int:
        return self.value


def started(name: str) -> Any:
    game = ALL[name]
    options = game.Options() if name in OWN else options_of(game)
    return game.new_game(options, 1)


def finished(name: str) -> Any:
    game, state = ALL[name], started(name)
    while not game.is_over(state):
        state = game.apply_unchecked(state, game.legal_actions(state)[0])
    return state


FINISHED = {name: finished(name) for name in ALL}
every_game = pytest.mark.parametrize("name", ALL)


@every_game
def test_all_08_a_spectator_looks_and_does_not_play(name: str) -> None:
    game, state = ALL[name], started(name)
    action = game.legal_actions(state)[0]
    view = game.observe(state, SPECTATOR)
    assert view.viewer is SPECTATOR
    assert view.legal_actions == game.legal_actions(state, SPECTATOR) == ()
    for sent in (action, None, object()):
        refused = game.refusal(state, sent, SPECTATOR)
        assert (refused.code, refused.rule) == (CommonCode.SPECTATOR, "ALL-08")
    with pytest.raises(IllegalAction, match="A spectator does not play"):
        game.apply(state, action, by=SPECTATOR)
    assert game.apply(state, action) == game.apply(state, action, by=game.to_act(state)[0])


@every_game
def test_nobody_is_no_viewer(name: str) -> None:
    game, state = ALL[name], started(name)
    action, options = game.legal_actions(state)[0], state.options
    for ask in (
        lambda: game.observe(state, None),
        lambda: game.events(state, action, None),
        lambda: game.opening_events(options, 1, None),
    ):
        with pytest.raises(UsageError, match="SPECTATOR, not None"):
            ask()  # type: ignore[no-untyped-call]  # no lambda is typed


@every_game
def test_views_of_spectators_are_copied_with_their_viewer(name: str) -> None:
    view = ALL[name].observe(started(name), SPECTATOR)
    for again in (pickled(view), copy.copy(view), copy.deepcopy(view)):
        assert again == view
        assert again.viewer is SPECTATOR


@pytest.mark.parametrize("name", GAMES)
def test_a_view_of_a_spectator_says_so(name: str) -> None:
    assert f"{name}.View of a spectator:" in repr(GAMES[name].observe(started(name), SPECTATOR))


@every_game
def test_first_the_game_is_over_then_who_sends_then_what(name: str) -> None:
    game, state, over = ALL[name], started(name), FINISHED[name]
    for by in (None, SPECTATOR, Seat(0), Seat(1)):
        refused = game.refusal(over, None, by)
        assert (refused.code, refused.rule) == (CommonCode.GAME_OVER, OVER[name])
    foreign = game.refusal(state, "R7", game.to_act(state)[0])
    assert foreign.code is CommonCode.FOREIGN
    assert foreign.facts == ForeignFacts(game.INFO, "'R7'")
    assert f"An action of {game.INFO.title} is expected, not 'R7' (" in str(foreign)


@pytest.mark.parametrize("name", TURN)
def test_not_on_turn(name: str) -> None:
    game, state = ALL[name], started(name)
    (turn,) = game.to_act(state)
    refused = game.refusal(state, game.legal_actions(state)[0], Seat(1 - turn))
    assert (refused.code, refused.rule) == (CommonCode.NOT_ON_TURN, TURN[name])
    assert refused.facts == TurnFacts(Player(Seat(1 - turn)), (Player(turn),))
    assert str(refused) == f"P{1 - turn} cannot act: P{turn} is on turn ({TURN[name]})."


def test_pyr_18_several_are_on_turn() -> None:
    options = pyramid.Options(players=4, mode="simultaneous")
    state = pyramid.new_game(options, 1)
    for _ in range(4):
        state = pyramid.apply(state, pyramid.DRAW)
    state = pyramid.apply(state, pyramid.parse_action("P1:discard"))
    refused = pyramid.refusal(state, pyramid.parse_action("P1:discard"), Seat(1))
    assert refused is not None
    assert refused.facts == TurnFacts(Player(Seat(1)), tuple(map(Player, map(Seat, (0, 2, 3)))))
    names = ["Ann", "Bob", "Cy", "Di"]
    told = words.refusal_text(refused, "en", names)
    assert told == "Bob cannot act: Ann, Cy and Di are on turn (PYR-18)."
    assert words.refusal_text(refused, "fr", names).endswith("Ann, Cy et Di (PYR-18).")


@every_game
def test_whole_numbers_become_plain_ints(name: str) -> None:
    game, state = ALL[name], started(name)
    assert game.new_game(state.options, Whole(1)) == state
    assert type(game.seed_of(game.new_game(state.options, Whole(1)))) is int
    view = game.observe(state, Whole(1))
    assert view == game.observe(state, 1)
    assert type(view.viewer) is int
    (turn, *_) = game.to_act(state)
    action = game.legal_actions(state, Whole(turn))[0]
    assert game.apply(state, action, by=Whole(turn)) == game.apply(state, action)
    assert game.events(state, action, Whole(1)) == game.events(state, action, 1)
    assert game.opening_events(state.options, Whole(1), Whole(0)) == game.opening_events(
        state.options, 1, 0
    )
    assert perft(game, state, Whole(1)) == len(game.legal_actions(state))
    made = type(state.options)(**{"players": Whole(2), **needed(name)})
    assert made == type(state.options)(**{"players": 2, **needed(name)})
    assert type(made.players) is int


def needed(name: str) -> dict[str, Any]:
    return {"mode": "coop"} if name == "infini" else {}


@every_game
@pytest.mark.parametrize("seed", [True, 1.0, -1, bytearray(b"x"), memoryview(b"x"), "1", None])
def test_other_things_are_no_seeds(name: str, seed: object) -> None:
    with pytest.raises(UsageError, match=r"^A seed is a whole number from 0 up, or bytes, not "):
        ALL[name].new_game(started(name).options, seed)


def test_whole_numbers_of_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    for name, game in ALL.items():
        state = started(name)
        assert game.observe(state, numpy.int64(1)) == game.observe(state, 1)
        with pytest.raises(UsageError):
            game.observe(state, numpy.bool_(True))  # noqa: FBT003  # that is the point


def test_actions_and_cards_take_whole_numbers() -> None:
    one: Any = Whole(1)
    assert num5.ChooseRow(one, num5.ROWS[0]) is num5.ChooseRow(Seat(1), num5.ROWS[0])
    assert pyramid.Discard(one) is pyramid.Discard(Seat(1))
    assert scorecard.Double(one) is scorecard.Double(Seat(1))
    assert scorecard.Draw(one) is scorecard.Draw(1)
    branch = infini.BRANCHES[0]
    assert str(infini.PlaceJoker(one, branch)) == f"joker=1@{branch}"
    assert inferno.Options(players=2, deal=one).deal == 1
    assert type(inferno.Options(players=2, deal=one).deal) is int


WHOLE = [
    (name, option.name)
    for name in GAMES
    for option in fields(GAMES[name].Options)
    if option.init and option.type == "int"
]


@pytest.mark.parametrize(("name", "option"), WHOLE)
@pytest.mark.parametrize("huge", [10**9, 10**40, 10**5000], ids=["10**9", "10**40", "10**5000"])
def test_huge_option_values_are_refused(name: str, option: str, huge: int) -> None:
    with pytest.raises(InvalidOptions) as caught:
        GAMES[name].Options(**{"players": 2, **needed(name), option: huge})
    text = str(caught.value)
    assert text.startswith((option, "A deck has at most 65536 cards"))
    assert len(text) < 300
    if huge > 10**4000:
        assert "not a whole number of some 5001 digits" in text
    assert words.error_text(caught.value, "fr")


def test_a_deck_is_as_large_as_one_shuffle_can_mix() -> None:
    largest = scorecard.Options(players=2, special_copies=10_905)
    assert largest.deck.size == 65_532
    state = scorecard.new_game(largest, 1)
    assert sum(state.left) == 65_532
    for make in (
        lambda: scorecard.Options(players=2, special_copies=10_906),
        lambda: infini.Options(mode="coop", players=2, action_copies=13_087),
        lambda: pyramid.Options(players=2, jokers=65_536),
    ):
        with pytest.raises(InvalidOptions, match="65536 cards, as many as one shuffle can mix"):
            make()
    assert infini.Options(mode="coop", players=2, action_copies=13_086).deck_size == 65_532


@every_game
def test_options_are_given_by_name(name: str) -> None:
    make = ALL[name].Options
    known = [option.name for option in fields(make) if option.init]
    missing = [option.name for option in fields(make) if option.init and option.default is NOTHING]
    with pytest.raises(InvalidOptions, match="There is no option sides: the options are") as caught:
        make(**dict.fromkeys(missing, 2), sides=6)
    assert str(caught.value).endswith(f"{', '.join(known)}.")
    with pytest.raises(InvalidOptions, match="given by name"):
        make(2)
    if missing:
        with pytest.raises(InvalidOptions, match="missing") as caught:
            make()
        assert f" {', '.join(missing)} " in str(caught.value)


def test_what_several_options_miss_is_told_at_once() -> None:
    make: Any = infini.Options
    with pytest.raises(InvalidOptions, match=r"^The options mode, players are missing: "):
        make()
    with pytest.raises(InvalidOptions, match=r"^The option mode is missing: "):
        make(players=2)


@every_game
def test_results_have_a_score_for_each_seat(name: str) -> None:
    game, over = ALL[name], FINISHED[name]
    result = game.result(over)
    assert len(result.scores) == over.options.players
    for viewer in viewers(over.options.players):
        assert game.observe(over, viewer).result == result
        assert game.observe(started(name), viewer).result is None
    with pytest.raises(UsageError, match=rf"so it has no result yet \({OVER[name]}\)\.$"):
        game.result(started(name))


def test_what_each_game_counts() -> None:
    over = {name: GAMES[name].result(FINISHED[name]) for name in GAMES}
    assert over["inferno"].scores == over["inferno"].wins
    assert over["num5"].scores == tuple(map(sum, zip(*over["num5"].points, strict=True)))
    assert over["infini"].scores == over["infini"].placed
    assert over["pyramid"].scores == over["pyramid"].totals
    assert over["scorecard"].scores == over["scorecard"].points


def test_ini_23_in_cooperation_all_have_the_same_score() -> None:
    state = infini.new_game(infini.Options(mode="coop", players=3), 1)
    while not infini.is_over(state):
        state = infini.apply(state, infini.legal_actions(state)[0])
    result = infini.result(state)
    assert result.scores == (sum(result.placed),) * 3


@every_game
@pytest.mark.parametrize("seed", [0, 7, 10**60, b"", b"seed"], ids=repr)
def test_all_02_the_seed_of_a_game(name: str, seed: Any) -> None:
    game = ALL[name]
    state = game.new_game(started(name).options, seed)
    later = game.apply(state, game.legal_actions(state)[0])
    assert game.seed_of(state) == game.seed_of(later) == seed
    with pytest.raises(UsageError, match=r"^A state of "):
        game.seed_of(None)


def test_inferno_demands_nothing_once_the_game_is_over() -> None:
    options = inferno.Options(players=2)
    state = inferno.position(options, {"P0": "R7", "P1": "B8 G9", "in_trick": "P0 P1"})
    over = inferno.apply(state, inferno.parse_action("R7"))
    assert inferno.is_over(over)
    assert all(inferno.observe(over, viewer).demand is None for viewer in viewers(2))


@pytest.mark.parametrize(
    ("impossible", "english"),
    [
        ("ends", "single of 0, which stops the trick"),
        ("cuttable", "single of 0, then a cut at most"),
    ],
)
def test_inf_16_what_a_lone_shadow_means_depends_on_the_options(
    impossible: Any, english: str
) -> None:
    options = inferno.Options(players=2, impossible=impossible)
    action = inferno.parse_action("S0")
    assert words.action_text(inferno, options, action, "en") == english


def test_actions_and_refusals_call_players_by_name() -> None:
    names = ["Anne", "Blaise"]
    options = scorecard.Options(players=2)
    double = scorecard.parse_action("double:P1")
    told = words.action_text(scorecard, options, double, "fr", names)
    assert "Blaise" in told
    assert "P1" not in told
    state = num5.new_game(num5.Options(players=2), 1)
    refused = num5.refusal(state, num5.legal_actions(state, Seat(0))[0], Seat(1))
    assert refused is not None
    told = words.refusal_text(refused, "en", names)
    assert told == "Blaise cannot choose for Anne (N5-03)."


def test_a_transcript_calls_players_by_their_names() -> None:
    for players, lines in (
        (("Anne", "Blaise"), ("Anne poses", "Blaise passes")),
        (("random", "random"), ("random (P0) poses", "random (P1) passes")),
        ((), ("P0 poses", "P1 passes")),
    ):
        options = inferno.Options(players=2)
        start = inferno.position(options, {"P0": "R7 R8", "P1": "B6", "in_trick": "P0 P1"}, seed=1)
        table = Recorder(inferno, options, 1, start=start, players=players)
        for text in ("R7", "pass"):
            table.play(inferno.parse_action(text))
        told = transcript(inferno, table.record(), "en")
        assert all(line in told for line in lines)


def test_a_users_own_game_may_refuse_spectators_too() -> None:
    state = nim.new_game(nim.Options(), 1)
    refused = nim.refusal(state, nim.Take(1), SPECTATOR)
    assert refused is not None
    assert refused.code is CommonCode.SPECTATOR
    assert nim.legal_actions(state, SPECTATOR) == ()
    assert nim.seed_of(state) == 1
