"""Recording and replaying: every divergence is found, and the place is named."""

from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from attrs import evolve, frozen

from numcards import inferno
from numcards.bots import RandomBot, play
from numcards.core import SPECTATOR, AnyGame, IllegalAction, RecordError, Seat, UsageError
from numcards.records import Record, Recorder, check, fingerprint, replay, transcript
from numcards.records.options import values_of
from numcards.records.replaying import opening_of, steps
from numcards.registry import game_names, get_game
from tests.support import nim
from tests.support.some_options import options_of

OPTIONS = inferno.Options(players=3)
RECORD = play(inferno, OPTIONS, [RandomBot()] * 3, seed=8).record


def final(record: Record) -> dict[int, str]:
    return dict(record.fingerprints)


@pytest.mark.parametrize("name", game_names())
def test_a_random_game_of_each_game_replays(name: str) -> None:
    game = get_game(name)
    for seed in (3, b"three"):
        record = play(game, options_of(game), [RandomBot()] * 2, seed).record
        states = list(replay(game, record))
        assert states[0] == game.new_game(options_of(game), seed)
        assert len(states) == len(record.actions) + 1
        assert game.is_over(states[-1])
        assert check(game, record) == states[-1]


def test_a_users_own_game_is_recorded_and_replayed() -> None:
    options = nim.Options(matches=9, polite=True)
    record = play(nim, options, [RandomBot()] * 2, seed=1).record
    assert dict(record.options) == {"players": 2, "matches": 9, "polite": True}
    assert nim.is_over(check(nim, record))
    assert "take:" in transcript(nim, record, "fr")


def test_fingerprints_are_sparse_and_end_with_the_last_position() -> None:
    assert [mark for mark, _ in RECORD.fingerprints] == [
        *range(20, len(RECORD.actions), 20),
        len(RECORD.actions),
    ]
    assert final(RECORD)[len(RECORD.actions)] == fingerprint(inferno.zones(check(inferno, RECORD)))


def test_the_fingerprint_is_that_of_the_zones_by_name() -> None:
    digest = sha256(b"P0=R7 B7\nP1=\n").hexdigest()
    assert fingerprint({"P1": "", "P0": "R7 B7"}) == digest


def test_an_edited_start_is_found() -> None:
    start = dict(RECORD.start)
    first, second = start["P1"].split(" ")[0], start["P2"].split(" ")[0]
    start["P1"] = start["P1"].replace(first, second, 1)
    start["P2"] = start["P2"].replace(second, first, 1)
    with pytest.raises(RecordError, match=r"Action \d+ of|After action \d+ of"):
        check(inferno, evolve(RECORD, start=start))


def test_an_edited_action_is_found() -> None:
    for number, action in enumerate(RECORD.actions):
        if action == "pass":
            continue
        actions = (*RECORD.actions[:number], "pass", *RECORD.actions[number + 1 :])
        with pytest.raises(
            RecordError, match=rf"Action {number + 1} of|After action \d+ of|Action"
        ):
            check(inferno, evolve(RECORD, actions=actions))
        if number > 10:
            break


def test_an_edited_fingerprint_is_found() -> None:
    wrong = {**final(RECORD), 20: "0" * 64}
    states = replay(inferno, evolve(RECORD, fingerprints=wrong))
    for _ in range(20):
        next(states)
    with pytest.raises(RecordError, match=r"After action 20 of .* between action 0 and there"):
        next(states)


def test_an_action_that_is_no_text_of_the_game() -> None:
    with pytest.raises(RecordError, match=r"Action 1 of .*, 'dance', cannot be played: .*'dance'"):
        check(inferno, evolve(RECORD, actions=("dance", *RECORD.actions[1:])))


def test_actions_after_the_end() -> None:
    actions = (*RECORD.actions, "pass")
    with pytest.raises(RecordError, match="The game is over"):
        check(inferno, evolve(RECORD, actions=actions))


def test_more_actions_than_any_game_has() -> None:
    actions = ("pass",) * (OPTIONS.max_actions + 1)
    with pytest.raises(RecordError, match="at most"):
        check(inferno, evolve(RECORD, actions=actions))


def test_a_record_of_another_game() -> None:
    with pytest.raises(RecordError, match="a record of 'inferno', not of nim"):
        check(nim, RECORD)


def test_a_record_by_newer_rules() -> None:
    with pytest.raises(RecordError, match="needs version 2 of the rules of inferno"):
        check(inferno, evolve(RECORD, rules_version=2))


def test_a_record_by_older_rules_replays_or_says_so() -> None:
    record = play(nim, nim.Options(), [RandomBot()] * 2, seed=1).record
    older = evolve(record, rules_version=1)
    assert check(nim, older) == check(nim, record)
    with pytest.raises(RecordError, match="by the rules of today, as it was by version 1"):
        check(nim, evolve(older, actions=(*record.actions[:-1], "take:9")))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 3, "speed": 1}, "no option 'speed'"),
        ({"max_value": 12}, "option players is missing"),
        ({"players": 9}, "players must be a whole number from 2 to 6"),
        ({"players": True}, "players must be a whole number from 2 to 6"),
    ],
)
def test_wrong_options(options: Mapping[str, int], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        check(inferno, evolve(RECORD, options=options))


def test_an_option_that_is_left_out_has_its_default() -> None:
    options = {name: value for name, value in RECORD.options if name != "finish"}
    assert check(inferno, evolve(RECORD, options=options)) == check(inferno, RECORD)


def test_a_start_that_is_no_position() -> None:
    with pytest.raises(RecordError, match="Its start is no position: Zone P0"):
        check(inferno, evolve(RECORD, start={"P0": "R99"}))


@frozen
class Strange:
    players: int = 2
    max_actions: int = 1
    weights: tuple[int, ...] = (1, 2)


class NoAttrs:
    players = 2
    max_actions = 1


@pytest.mark.parametrize("options", [Strange(), NoAttrs()])
def test_options_that_no_table_can_hold(options: Any) -> None:
    with pytest.raises(UsageError):
        values_of(options)


def two_rounds(seed: int | None) -> Record:
    """A record of a game with a second deal, whose seed may be forgotten."""
    options = inferno.Options(players=2, deal=3, rounds_to_win=2)
    record = play(inferno, options, [RandomBot()] * 2, seed=4).record
    return evolve(record, seed=seed)


def test_without_a_seed_a_record_ends_where_cards_are_shuffled() -> None:
    record = two_rounds(None)
    reached: list[inferno.State] = []
    with pytest.raises(RecordError, match=r"Action \d+ of .* shuffles cards"):
        reached.extend(replay(inferno, record))
    assert inferno.zones(reached[-1])["round"] == "1"
    cut = len(reached) - 1
    short = evolve(
        record,
        actions=record.actions[:cut],
        fingerprints={cut: fingerprint(inferno.zones(reached[-1]))},
    )
    assert check(inferno, short) == reached[-1]


def test_with_the_wrong_seed_the_second_deal_differs() -> None:
    with pytest.raises(RecordError, match=r"Action|position is not the recorded one"):
        check(inferno, two_rounds(5))


def test_the_recorder_stays_as_it_was_after_an_illegal_action() -> None:
    table = Recorder(inferno, OPTIONS, 1)
    before = table.state
    with pytest.raises(IllegalAction):
        table.play(inferno.PASS)
    with pytest.raises(IllegalAction):
        table.play(inferno.legal_actions(before)[0], by=Seat(1))
    assert (table.state, table.count) == (before, 0)
    assert table.record().actions == ()


def test_a_game_is_resumed_where_it_stood() -> None:
    rng = Random(2)
    whole = Recorder(inferno, OPTIONS, 6, players=["a", "b", "c"])
    for _ in range(25):
        whole.play(rng.choice(inferno.legal_actions(whole.state)))
    resumed = Recorder.resume(inferno, whole.record())
    assert resumed.state == whole.state
    assert resumed.record() == whole.record()
    action = inferno.legal_actions(whole.state)[0]
    whole.play(action)
    resumed.play(action)
    assert resumed.record() == whole.record()


def test_a_record_without_a_seed_cannot_be_resumed() -> None:
    with pytest.raises(RecordError, match="without a seed"):
        Recorder.resume(inferno, evolve(RECORD, seed=None))


def test_a_record_may_begin_anywhere() -> None:
    options = inferno.Options(players=2)
    start = inferno.position(options, {"P0": "R7 B9", "P1": "G8"}, seed=3)
    table = Recorder(inferno, options, 3, start=start)
    table.play(inferno.parse_action("B9"))
    record = table.record()
    assert check(inferno, record) == table.state
    assert opening_of(inferno, options, record, SPECTATOR) == ()


def test_the_opening_of_a_dealt_game_is_seen_by_each_viewer() -> None:
    for viewer in (SPECTATOR, Seat(1)):
        events = opening_of(inferno, OPTIONS, RECORD, viewer)
        assert events == inferno.opening_events(OPTIONS, 8, viewer)


def test_steps_tell_what_led_where() -> None:
    first, second, *_ = steps(inferno, RECORD)
    assert (first.number, first.action) == (0, None)
    assert (second.number, str(second.action)) == (1, RECORD.actions[0])
    assert second.before == first.state
    assert inferno.apply(first.state, second.action) == second.state  # type: ignore[arg-type]  # not None


def test_an_unfinished_game_has_a_transcript() -> None:
    table = Recorder(inferno, OPTIONS, 1)
    table.play(inferno.legal_actions(table.state)[0])
    text = transcript(inferno, table.record(), "fr")
    assert text.endswith("Fin\n  La partie n’est pas encore finie.\n")


def test_games_with_unknown_types_are_welcome() -> None:
    game: AnyGame = get_game("inferno")
    assert game.is_over(check(game, RECORD))
