"""What a recorder accepts can be replayed; what it tells, takes back and works out only once."""

import os
import subprocess
import sys
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from attrs import evolve

from numcards import inferno, num5
from numcards.core import SPECTATOR, RecordError, Seat, UsageError, viewers
from numcards.core.chance import choose
from numcards.records import Record, Recorder, check, dumps, loads, transcript
from numcards.records.learning import learners
from numcards.registry import game_names, get_game
from tests.records import hostile
from tests.support import nim
from tests.support.some_options import options_of

OPTIONS = inferno.Options(players=3)


def played(name: str, seed: int | bytes, most: int = 10_000) -> Recorder[Any, Any, Any, Any]:
    """A random game, or the beginning of one."""
    game = get_game(name)
    table = Recorder(game, options_of(game), seed)
    rng = Random(5)
    while table.count < most and not game.is_over(table.state):
        table.play(choose(game.legal_actions(table.state), rng))
    return table


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seed", [7, b"seven"])
def test_a_record_that_begins_anywhere_in_a_game_replays(name: str, seed: int | bytes) -> None:
    game, whole = get_game(name), played(name, seed)
    actions = list(map(game.parse_action, whole.record().actions))
    state = game.new_game(options_of(game), seed)
    for number, action in enumerate(actions):
        if number % max(1, len(actions) // 4) == 0:
            table = Recorder(game, options_of(game), seed, start=state)
            for later in actions[number:]:
                table.play(later)
            assert check(game, loads(dumps(table.record()))) == whole.state
        state = game.apply(state, action)


@pytest.mark.parametrize("name", game_names())
def test_a_start_with_another_seed_or_other_options_is_refused(name: str) -> None:
    game = get_game(name)
    options, others = (
        options_of(game),
        evolve(options_of(game), first_player=1)
        if (name != "num5")
        else evolve(options_of(game), rounds_to_win=2),
    )
    start = game.new_game(options, 1)
    assert Recorder(game, options, 1, start=start).state == start
    for seed in (2, b"\x01"):
        with pytest.raises(UsageError):
            Recorder(game, options, seed, start=start)
    with pytest.raises(UsageError):
        Recorder(game, others, 1, start=start)
    with pytest.raises(UsageError):
        Recorder(game, options, 1, start="a game")
    other = "num5" if name == "inferno" else "inferno"
    with pytest.raises(UsageError):
        Recorder(game, options, 1, start=get_game(other).new_game(options_of(get_game(other)), 1))


@pytest.mark.parametrize(
    "players", ["Ann", ["Ann"], list("abcdefghi"), ["Ann", "Bob", 3], 7, None, b"abc"]
)
def test_players_are_as_many_names_as_seats(players: Any) -> None:
    with pytest.raises(UsageError):
        Recorder(inferno, OPTIONS, 1, players=players)


@pytest.mark.parametrize(
    "part",
    [
        {"players": "Ann"},
        {"actions": "R7"},
        {"actions": 7},
        {"actions": [7]},
        {"options": "ab"},
        {"start": ["ab", "c"]},
        {"fingerprints": 3},
    ],
)
def test_a_record_is_not_made_of_something_else(part: Mapping[str, Any]) -> None:
    with pytest.raises(UsageError):
        evolve(Recorder(inferno, OPTIONS, 1).record(), **part)


def test_a_record_with_other_players_than_seats_is_not_replayed() -> None:
    record = evolve(Recorder(inferno, OPTIONS, 1).record(), players=list("abcdefghi"))
    with pytest.raises(RecordError):
        check(inferno, record)
    with pytest.raises(RecordError):
        Recorder.resume(inferno, record)


def test_a_record_gives_its_options_with_their_types() -> None:
    record = Recorder(inferno, OPTIONS, 1).record()
    options: inferno.Options = record.game_options(inferno)
    assert options == OPTIONS
    with pytest.raises(RecordError):
        record.game_options(nim)


@pytest.mark.parametrize("part", [{"players": ["\ud800", "", ""]}, {"options": {"a": object()}}])
def test_a_record_that_no_text_can_hold_is_not_written(part: Mapping[str, Any]) -> None:
    record = evolve(Recorder(inferno, OPTIONS, 1).record(), **part)
    with pytest.raises(UsageError):
        dumps(record)


def test_control_characters_are_made_visible_in_a_transcript() -> None:
    players = ["Ann\x1b[2J", "Bob\nBob wins", "\u202eeve"]
    table = Recorder(inferno, OPTIONS, 1, players=players)
    table.play(inferno.legal_actions(table.state)[0])
    told = transcript(inferno, loads(dumps(table.record())), "en")
    assert r"Ann\x1b[2J" in told
    assert "\x1b" not in told
    assert "\u202e" not in told
    assert not any(line.startswith("Bob wins") for line in told.splitlines())


@pytest.mark.parametrize("name", game_names())
def test_events_are_those_of_every_action_in_order(name: str) -> None:
    game, table = get_game(name), played(name, 3)
    states = [game.new_game(options_of(game), 3)]
    for viewer in viewers(2):
        told = list(game.opening_events(options_of(game), 3, viewer))
        state = states[0]
        for action in map(game.parse_action, table.record().actions):
            told += game.events(state, action, viewer)
            state = game.apply(state, action)
        assert table.events(viewer) == tuple(told)
        for since in (0, 1, len(told) // 2, len(told)):
            assert table.events(viewer, since) == tuple(told[since:])


def test_events_go_on_while_the_game_does() -> None:
    table = Recorder(inferno, OPTIONS, 1)
    known = list(table.events(Seat(1)))
    while not inferno.is_over(table.state):
        table.play(inferno.legal_actions(table.state)[0])
        known += table.events(Seat(1), since=len(known))
    assert tuple(known) == Recorder.resume(inferno, table.record()).events(Seat(1))


@pytest.mark.parametrize("since", [-1, 99, None, "1", 1.0, True])
def test_events_since_a_number_that_there_is_not(since: Any) -> None:
    with pytest.raises(UsageError):
        Recorder(inferno, OPTIONS, 1).events(SPECTATOR, since)


@pytest.mark.parametrize("viewer", [3, -1, None, "P0"])
def test_events_of_nobody(viewer: Any) -> None:
    with pytest.raises(UsageError):
        Recorder(inferno, OPTIONS, 1).events(viewer)


def test_a_start_that_was_not_dealt_has_no_opening() -> None:
    start = inferno.position(OPTIONS, {"P0": "R7 B9", "P1": "G8", "P2": "W9"}, seed=3)
    table = Recorder(inferno, OPTIONS, 3, start=start)
    assert table.events(Seat(0)) == ()
    table.play(inferno.parse_action("B9"))
    assert table.events(Seat(0)) == inferno.events(start, inferno.parse_action("B9"), Seat(0))


def test_an_action_is_taken_back_with_everything_that_was_made_of_it() -> None:
    table, other = played("inferno", 3, 45), played("inferno", 3, 45)
    before = table.record(), table.state, table.events(Seat(1))
    for number in range(6, 0, -1):
        actions = inferno.legal_actions(table.state)
        for _ in range(number):
            table.play(inferno.legal_actions(table.state)[-1])
            table.record()
            table.events(Seat(1))
        for _ in range(number):
            table.take_back()
        assert (table.record(), table.state, table.events(Seat(1))) == before
        assert inferno.legal_actions(table.state) == actions
    action = inferno.legal_actions(table.state)[0]
    table.play(action)
    other.play(action)
    assert table.record() == other.record()


def test_what_was_not_played_is_not_taken_back() -> None:
    with pytest.raises(UsageError):
        Recorder(inferno, OPTIONS, 1).take_back()


def test_who_has_learned_something_by_an_action() -> None:
    """Who could tell from it something about the position before."""
    hands = {"P0": "R7 B9", "P1": "G8 W3", "P2": "W9 W1"}
    start = inferno.position(OPTIONS, hands, seed=3)
    table = Recorder(inferno, OPTIONS, 3, start=start)
    table.play(inferno.parse_action("B9"))  # out of a hidden hand
    assert table.take_back() == (1, 2, SPECTATOR)
    hands = {"P0": "R7 B9", "P1": "G8", "P2": "W9", "in_trick": "P0 P1 P2", "trick": "P2:W12"}
    start = inferno.position(OPTIONS, hands, seed=3)
    table = Recorder(inferno, OPTIONS, 3, start=start)
    table.play(inferno.PASS)  # which everybody may, whatever they hold
    assert table.take_back() == ()


def test_a_hidden_choice_tells_nobody_anything_until_it_is_shown() -> None:
    options = num5.Options(players=2)
    table = Recorder(num5, options, 1)
    table.play(num5.legal_actions(table.state, Seat(0))[0])
    assert table.take_back() == ()
    table.play(num5.legal_actions(table.state, Seat(0))[0])
    table.play(num5.legal_actions(table.state, Seat(1))[0])
    assert set(table.take_back()) == {0, 1, SPECTATOR}
    assert num5.to_act(table.state) == (1,)


@pytest.mark.parametrize("name", game_names())
def test_the_same_question_has_the_same_answer_in_every_game(name: str) -> None:
    game, table = get_game(name), played(name, 3, 12)
    before, options = game.new_game(options_of(game), 3), options_of(game)
    for text in table.record().actions:
        action = game.parse_action(text)
        learned = learners(game, before, action, options.players)
        assert learned == learners(game, before, action, options.players)
        assert set(learned) <= set(viewers(options.players))
        before = game.apply(before, action)


def test_a_users_own_game_without_secrets_teaches_nobody() -> None:
    table = Recorder(nim, nim.Options(), 1)
    table.play(nim.Take(1))
    assert table.take_back() == ()


class Counted:
    """A game that counts how often its positions are written as text."""

    def __init__(self) -> None:
        self.asked = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(inferno, name)

    def zones(self, state: inferno.State) -> Mapping[str, str]:
        self.asked += 1
        return inferno.zones(state)


def test_a_record_after_every_move_is_not_worked_out_from_the_beginning() -> None:
    game: Any = Counted()
    table = Recorder(game, OPTIONS, 1)
    records: list[Record] = []
    while not inferno.is_over(table.state):
        table.play(inferno.legal_actions(table.state)[0])
        records.append(table.record())
    marks = table.count // 20
    assert game.asked <= 2 * table.count + marks  # the start and the end of each
    assert records[-1] == Recorder.resume(inferno, records[-1]).record()
    assert [len(record.actions) for record in records] == list(range(1, table.count + 1))


@pytest.mark.parametrize("name", hostile.TEXTS)
def test_hostile_texts_are_refused_in_a_time_that_grows_with_their_length(name: str) -> None:
    command = [sys.executable, hostile.__file__, name]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run(command, check=True, timeout=300, env=environment)  # noqa: S603  # our own program


def test_a_byte_order_mark_does_no_harm() -> None:
    record = played("inferno", 1, 3).record()
    assert loads("\ufeff" + dumps(record)) == record
