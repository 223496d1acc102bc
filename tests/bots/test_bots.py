"""Bots see views and events only, play legally, repeat themselves, and some play well."""

import pickle
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from attrs import define, field, frozen

from numcards import bots, inferno
from numcards.bots.inferno import RuleOfThumb
from numcards.core import Bot, GameView, IllegalAction, Rng, Seat, UsageError, Viewer, choose
from numcards.core.game import ActionT
from numcards.records import Recorder, check
from numcards.registry import game_names, get_game
from tests.support import nim
from tests.support.some_options import options_of

OPTIONS = inferno.Options(players=2, deal=5)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seed", [7, b"seven"])
def test_every_bot_of_every_game_plays_whole_games(name: str, seed: int | bytes) -> None:
    game = get_game(name)
    for kind in bots.bot_names(game):
        players = [bots.make_bot(game, kind) for _ in range(2)]
        record = bots.play(game, options_of(game), players, seed).record
        assert game.is_over(check(game, record))
        assert record == bots.play(game, options_of(game), players, seed).record


@pytest.mark.parametrize("name", game_names())
def test_a_match_is_its_record_its_last_position_and_its_result(name: str) -> None:
    game = get_game(name)
    match = bots.play(game, options_of(game), [bots.RandomBot()] * 2, 3, players=["Ann", "Bob"])
    assert match.state == check(game, match.record)
    assert match.result == game.result(match.state)
    assert match.record.players == ("Ann", "Bob")
    assert match.count == len(match.record.actions)
    assert match.record is match.record
    again = bots.play(game, options_of(game), [bots.RandomBot()] * 2, 3, players=["Ann", "Bob"])
    other = bots.play(game, options_of(game), [bots.RandomBot()] * 2, 4)
    assert (match == again, match == other, match == match.record) == (True, False, False)
    assert hash(match) == hash(again)
    travelled = pickle.loads(pickle.dumps(match))  # noqa: S301  # our own
    assert travelled == match
    assert (travelled.state, travelled.result) == (match.state, match.result)
    assert repr(match.result) in repr(match)
    with pytest.raises(AttributeError):
        match.count = 0  # type: ignore[misc]  # the point of it


class Silent:
    """The game, counting the fingerprints and the views that are asked for."""

    def __init__(self) -> None:
        self.zones_asked = self.views_asked = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(inferno, name)

    def zones(self, state: inferno.State) -> Mapping[str, str]:
        self.zones_asked += 1
        return inferno.zones(state)

    def observe(self, state: inferno.State, viewer: Viewer) -> inferno.View:
        self.views_asked += 1
        return inferno.observe(state, viewer)


def test_a_match_works_out_nothing_that_nobody_asks_for() -> None:
    game: Any = Silent()
    match = bots.play(game, OPTIONS, [bots.RandomBot()] * 2, 1)
    assert (game.zones_asked, game.views_asked) == (0, 0)
    assert inferno.is_over(check(inferno, match.record))
    assert game.zones_asked > 0


@frozen
class Looking:
    """Plays as the random bot does, by views."""

    def act(self, view: GameView[ActionT], rng: Rng) -> ActionT:
        return choose(view.legal_actions, rng)


class Last(bots.RandomBot):  # type: ignore[misc]  # it is final, for this very reason
    """Inherits what it does not do."""

    def act(self, view: Any, rng: Rng) -> Any:  # noqa: ARG002  # as others do
        return view.legal_actions[-1]


@pytest.mark.parametrize("name", game_names())
def test_a_bot_that_needs_no_views_plays_as_if_it_had_them(name: str) -> None:
    game = get_game(name)
    blind = bots.play(game, options_of(game), [bots.RandomBot()] * 2, 3)
    assert bots.play(game, options_of(game), [Looking()] * 2, 3) == blind
    last = bots.play(game, options_of(game), [Last()] * 2, 3)
    assert last != blind


def test_a_recorder_of_another_game_is_not_watched() -> None:
    players = [bots.RandomBot()] * 2
    for recorder in (
        Recorder(inferno, OPTIONS, 2),
        Recorder(inferno, inferno.Options(players=2), 1),
    ):
        with pytest.raises(UsageError):
            bots.watch(inferno, OPTIONS, players, 1, recorder)
    begun = Recorder(inferno, OPTIONS, 1)
    begun.play(inferno.legal_actions(begun.state)[0])
    with pytest.raises(UsageError):
        bots.watch(inferno, OPTIONS, players, 1, begun)


def test_every_game_of_the_library_has_a_rule_of_thumb() -> None:
    for name in game_names():
        assert bots.bot_names(get_game(name)) == ("random", "rule-of-thumb")


def test_a_users_own_game_has_the_random_bot() -> None:
    assert bots.bot_names(nim) == ("random",)
    record = bots.play(nim, nim.Options(), [bots.make_bot(nim, "random")] * 2, 1).record
    assert nim.is_over(check(nim, record))
    with pytest.raises(UsageError, match="Nim has no bot 'rule-of-thumb': its bots are random"):
        bots.make_bot(nim, "rule-of-thumb")


def test_different_seeds_and_seats_have_different_chance() -> None:
    rngs = [(seed, seat) for seed in (1, 2, b"1", b"0x1") for seat in (0, 1)]
    assert len({bots.matches.rng_of(*each).random() for each in rngs}) == len(rngs)


@define
class Curious:
    """Remembers what it is told, and what it is given."""

    told: list[Any] = field(factory=list)
    given: list[Any] = field(factory=list)

    def act(self, view: inferno.View, rng: Rng) -> inferno.Action:
        assert 0.0 <= rng.random() < 1.0
        self.given.append(view)
        return view.legal_actions[-1]

    def notice(self, events: tuple[inferno.Event, ...]) -> None:
        self.told.append(events)


def test_a_bot_gets_its_own_views_and_events() -> None:
    listening, silent = Curious(), bots.RandomBot()
    assert isinstance(listening, bots.NoticingBot)
    assert isinstance(silent, Bot)
    thing: object = silent
    assert not isinstance(thing, bots.NoticingBot)
    record = bots.play(inferno, OPTIONS, [silent, listening], seed=3).record
    assert len(listening.told) == len(record.actions) + 1
    assert listening.told[0] == inferno.opening_events(OPTIONS, 3, Seat(1))
    state = inferno.new_game(OPTIONS, 3)
    for text, told in zip(record.actions, listening.told[1:], strict=True):
        action = inferno.parse_action(text)
        assert told == inferno.events(state, action, Seat(1))
        state = inferno.apply(state, action)
    assert {view.viewer for view in listening.given} == {1}


@frozen
class Cheat:
    def act(self, view: inferno.View, rng: Rng) -> inferno.Action:  # noqa: ARG002  # it never looks
        return inferno.NUMX


def test_a_bot_that_cheats_is_found_out() -> None:
    with pytest.raises(IllegalAction):
        bots.play(inferno, OPTIONS, [Cheat(), Cheat()], seed=3)


def test_there_is_one_bot_for_each_seat() -> None:
    with pytest.raises(UsageError, match="There are 2 seats"):
        bots.play(inferno, OPTIONS, [bots.RandomBot()], seed=1)


def test_moves_can_be_watched() -> None:
    moves = list(bots.watch(inferno, OPTIONS, [bots.RandomBot()] * 2, 1))
    assert [move.before for move in moves[1:]] == [move.after for move in moves[:-1]]
    assert all(move.seat == inferno.to_act(move.before)[0] for move in moves)
    assert inferno.is_over(moves[-1].after)


def test_the_random_bot_chooses_every_action() -> None:
    view = inferno.observe(inferno.new_game(OPTIONS, 1), Seat(0))
    rng = Random(1)
    chosen = {bots.RandomBot().act(view, rng) for _ in range(200)}
    assert chosen == set(view.legal_actions)


def test_the_rule_of_thumb_wins_nearly_always_against_random_bots() -> None:
    options = inferno.Options(players=4)
    won = 0
    for seed in range(40):
        seat = seed % 4
        players: list[Bot[inferno.View, inferno.Action]] = [bots.RandomBot()] * 4
        players[seat] = RuleOfThumb()
        won += seat in bots.play(inferno, options, players, seed).result.winners
    assert won >= 30


def view_of(zones: dict[str, str], **options: Any) -> inferno.View:
    state = inferno.position(inferno.Options(players=2, **options), zones)
    return inferno.observe(state, inferno.to_act(state)[0])


@pytest.mark.parametrize(
    ("zones", "chosen"),
    [
        ({"P0": "R3 B3 R9", "P1": "G8 G9 G10 G11 G12 G13"}, "R3+B3"),
        ({"P0": "R3 B3 R9", "P1": "G8 G9 G10", "order": "inverted"}, "R9"),
        ({"P0": "R9 B9", "P1": "G8"}, "R9+B9"),
        ({"P0": "R9 infini", "P1": "G8", "trick": "P1:B10", "in_trick": "P0 P1"}, "infini"),
        ({"P0": "R2", "P1": "G8", "trick": "P1:B10", "in_trick": "P0 P1"}, "pass"),
    ],
)
def test_what_the_rule_of_thumb_does(zones: dict[str, str], chosen: str) -> None:
    assert str(RuleOfThumb().act(view_of(zones), Random(1))) == chosen


def test_it_keeps_what_cuts_while_nobody_is_nearly_out() -> None:
    many = "G0 G1 G2 G3 G4 G5 G6 G7"
    zones = {"P0": "R9 R8 infini", "P1": many, "trick": "P1:B10", "in_trick": "P0 P1"}
    keeping = RuleOfThumb(cut=20.0)
    assert str(keeping.act(view_of(zones), Random(1))) == "pass"
    few = zones | {"P1": "G0"}
    assert str(keeping.act(view_of(few), Random(1))) == "infini"
