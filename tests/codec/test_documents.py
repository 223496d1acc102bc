"""Documents travel: what is written is read back, and nothing else is read."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numcards import codec
from numcards.codec.values import plain
from numcards.core import SPECTATOR, AnyGame, Seat, UsageError
from numcards.registry import game_names, get_game
from numcards.testing.kits import get_kit
from numcards.testing.lookalikes import lookalikes
from numcards.testing.playing import Playthrough, reached

GAMES = game_names()
ANN = Seat(0)


def _travelled(document: object) -> object:
    return codec.loads(json.dumps(document, allow_nan=False))


@pytest.mark.parametrize("name", GAMES)
def test_states_and_views_and_options_are_read_back(name: str) -> None:
    game = get_game(name)

    @given(played=reached(get_kit(name)))
    def check(played: Playthrough) -> None:
        state = played.state
        options = _travelled(codec.options_document(played.options))
        assert codec.read_options(game, options) == played.options
        document = _travelled(codec.state_document(game, state))
        assert codec.game_of(document).INFO == game.INFO
        assert codec.read_state(game, document) == state
        for viewer in played.viewers:
            view = game.observe(state, viewer)
            document = _travelled(codec.view_document(game, view))
            assert "seed" not in str(document)
            assert codec.read_view(game, document) == view

    check()


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_read_back_by_its_text(name: str) -> None:
    game = get_game(name)
    for options in get_kit(name).widest:
        for action in game.all_actions(options):
            document: Any = _travelled(codec.action_document(action))
            assert codec.read_action(game, document) is action
            assert codec.read_action(game, {"text": document["text"]}) is action


@pytest.mark.parametrize("name", GAMES)
def test_frames_hold_all_that_a_player_needs(name: str) -> None:
    game, random = get_game(name), Random(1)
    options = get_kit(name).widest[0]
    state, sent = game.new_game(options, 1), 0
    while not game.is_over(state):
        action = random.choice(game.legal_actions(state))
        told = game.events(state, action, SPECTATOR)
        after = game.apply(state, action)
        frame: Any = codec.frame(
            game, after, SPECTATOR, events=told, since=sent, language="fr", names=()
        )
        assert _travelled(frame) == frame
        assert [event["text"] for event in frame["events"]] == [
            event["text"] for event in frame["events"] if event["text"]
        ]
        for seat in game.to_act(after):
            own: Any = codec.frame(game, after, seat)
            listed = [each["text"] for group in own["actions"] for each in group["actions"]]
            assert sorted(listed) == sorted(map(str, game.legal_actions(after, seat)))
        state, sent = after, sent + len(told)
    assert codec.frame(game, state, SPECTATOR)["result"] == codec.result_document(
        game.result(state)
    )


def _spectated(game: AnyGame, state: Any) -> object:
    return codec.frame(game, state, SPECTATOR)


def _leaking(game: AnyGame, state: Any) -> object:
    return codec.state_document(game, state)


@pytest.mark.parametrize("name", GAMES)
def test_a_frame_tells_nothing_hidden_and_the_check_sees_what_does(name: str) -> None:
    kit, game, random = get_kit(name), get_game(name), Random(1)
    options = kit.widest[0]
    state = game.new_game(options, 1)
    others = lookalikes(kit, options, state, SPECTATOR, random)
    assert others
    assert all(_spectated(game, other) == _spectated(game, state) for other in others)
    assert not any(_leaking(game, other) == _leaking(game, state) for other in others)


REFUSED: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"format": 2}, ("format",)),
    ({"format": True}, ("format",)),
    ({"format": 1.0}, ("format",)),
    ({"game": "whist"}, ("game",)),
    ({"rules_version": 99}, ("rules_version",)),
    ({"options": []}, ("options",)),
    ({"options": {"players": "2"}}, ("options",)),
    ({"options": {"players": 2, "cheats": True}}, ("options",)),
    ({"zones": {"P0": 7}}, ("zones", "P0")),
    ({"zones": {"P0": "R7 R7"}}, ("zones",)),
    ({"zones": {"P9": ""}}, ("zones",)),
    ({"viewer": 2}, ("viewer",)),
    ({"viewer": "nobody"}, ("viewer",)),
    ({"viewer": None}, ("viewer",)),
    ({"seed": "1"}, ()),
]


@pytest.mark.parametrize(("changed", "path"), REFUSED)
def test_what_is_no_view_is_refused_with_its_place(
    changed: dict[str, Any], path: tuple[str, ...]
) -> None:
    inferno = get_game("inferno")
    start = inferno.new_game(inferno.Options(players=2, deal=3), 1)
    document = codec.view_document(inferno, inferno.observe(start, ANN))
    with pytest.raises(codec.DocumentError) as caught:
        codec.read_view(inferno, {**document, **changed})
    assert caught.value.path == path
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301  # just made here
    assert (str(again), again.path) == (str(caught.value), path)


@pytest.mark.parametrize(
    "missing", ["format", "game", "rules_version", "options", "zones", "viewer"]
)
def test_nothing_may_be_missing(missing: str) -> None:
    inferno = get_game("inferno")
    start = inferno.new_game(inferno.Options(players=2, deal=3), 1)
    document = codec.view_document(inferno, inferno.observe(start, ANN))
    del document[missing]
    with pytest.raises(codec.DocumentError) as caught:
        codec.read_view(inferno, document)
    assert caught.value.path == (missing,)


@pytest.mark.parametrize(
    "document",
    [
        None,
        "pass",
        {},
        {"text": 7},
        {"text": "R7 "},
        {"text": "R7", "kind": "pass"},
        {"text": "R7", "cards": ["R8"]},
        {"text": "R7", "cards": "R7"},
        {"text": "R7", "value": 7},
    ],
)
def test_what_contradicts_the_text_of_an_action_is_refused(document: Any) -> None:
    with pytest.raises(codec.DocumentError):
        codec.read_action(get_game("inferno"), document)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "NaN",
        "[Infinity]",
        "1e999",
        '{"a": 1, "a": 2}',
        "9" * 400,
        "[" * 100_000,
        b"\xff",
        " " * (5 * 1024 * 1024),
        None,
        7,
    ],
    ids=range(12),
)
def test_what_readers_of_json_disagree_about_is_refused(text: Any) -> None:
    with pytest.raises(codec.DocumentError):
        codec.loads(text)


@given(seed=st.integers(0, 1 << 200) | st.binary(max_size=9))
def test_seeds_of_every_kind_travel(seed: int | bytes) -> None:
    inferno = get_game("inferno")
    start = inferno.position(inferno.Options(players=2), {"P0": "R7", "P1": "S9"}, seed)
    document = _travelled(codec.state_document(inferno, start))
    assert inferno.seed_of(codec.read_state(inferno, document)) == seed


@pytest.mark.parametrize("text", ["01", "-1", "0x1", "bytes:0", "bytes:0F", "", "1.0"])
def test_seeds_are_written_in_one_way(text: str) -> None:
    inferno = get_game("inferno")
    start = inferno.position(inferno.Options(players=2), {"P0": "R7", "P1": "S9"})
    document = codec.state_document(inferno, start)
    with pytest.raises(codec.DocumentError) as caught:
        codec.read_state(inferno, {**document, "seed": text})
    assert caught.value.path == ("seed",)


def test_refusals_and_events_are_told_by_field() -> None:
    num5 = get_game("num5")
    start = num5.new_game(num5.Options(players=2, hand_size=2), 1)
    action = num5.legal_actions(start, ANN)[0]
    (seen,) = num5.events(start, action, SPECTATOR)
    assert codec.event_document(seen) == {"type": "chosen", "seat": 0, "card": None}
    refused = num5.refusal(start, action, by=Seat(1))
    assert refused is not None
    document: Any = codec.refusal_document(refused)
    assert (document["code"], document["facts"]["by"]) == ("not-own", 1)


def test_what_has_no_plain_form_is_refused() -> None:
    for value in (object(), 2**53, {1, 2}):
        with pytest.raises(UsageError):
            plain(value)
