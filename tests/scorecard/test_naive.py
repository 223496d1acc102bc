"""The library's legality against the second reading, on every conceivable action."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from numcards import scorecard
from numcards.scorecard import Options
from tests.scorecard import naive
from tests.scorecard.helpers import playout, varied_options

if TYPE_CHECKING:
    from numcards.scorecard import State

WIDEST = scorecard.all_actions(Options(players=6))
MOST_COLLECTED = 9
"""With more cards the second reading of the objectives takes too long."""


def readable(state: State) -> bool:
    validating = type(state.phase).__name__ == "Validating"
    return not validating or state.table.collections[state.turn].bit_count() <= MOST_COLLECTED


def compare(state: State) -> str:
    """Legal actions, refusals and whose turn it is; gives back the phase."""
    zones, players = scorecard.zones(state), state.options.players
    expected = naive.legal(zones, players)
    listed = [str(action) for action in scorecard.legal_actions(state)]
    assert sorted(listed) == sorted(expected), zones
    accepted = [str(a) for a in WIDEST if scorecard.refusal(state, a) is None]
    assert accepted == listed
    actor = naive.actor(naive.Table(zones, players))
    assert [f"P{seat}" for seat in scorecard.to_act(state)] == ([actor] if actor else [])
    return zones["phase"].split(" ")[0].split(":")[0]


def test_every_conceivable_action_in_thousands_of_positions() -> None:
    seen: Counter[str] = Counter()
    for number, options in enumerate(varied_options(60)):
        for step, state in enumerate(playout(options, number)):
            rare = type(state.phase).__name__ not in {"Free", "Start"}
            if readable(state) and (rare or step % 3 == 0):
                seen[compare(state)] += 1
    assert sum(seen.values()) > 2000
    assert set(seen) == {
        "start",
        "free",
        "owing",
        "waiting",
        "forced",
        "stopped",
        "choosing",
        "skipped",
        "validating",
        "over",
    }
    assert min(seen.values()) >= 5


def test_legal_actions_are_among_all_actions() -> None:
    for number, options in enumerate(varied_options(15)):
        every = {str(action) for action in scorecard.all_actions(options)}
        for state in playout(options, number):
            assert {str(action) for action in scorecard.legal_actions(state)} <= every


def test_all_04_every_game_ends_within_its_bound() -> None:
    for number, options in enumerate(varied_options(15)):
        assert sum(1 for _ in playout(options, number)) <= options.max_actions
