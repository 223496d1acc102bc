"""The benchmark runs, its arithmetic is right, and the library does not get slow again.

No test here looks at a clock: the gate counts what the interpreter does.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

import numcards
from numcards.registry import game_names
from tests.benchmarks import naive_reference
from tests.benchmarks.command import main
from tests.benchmarks.markdown import number, spread_text, table
from tests.benchmarks.measure import Contestant, Effort, Spread, race, ratios, spread
from tests.benchmarks.targets import CALLS, SIZE, against
from tests.benchmarks.work import Work

ROOT = Path(__file__).parents[2]
PACKAGES = Path(numcards.__file__).parents[1]

MOST_OF_NAIVE = 0.2
"""What a decision may take of a naive one's work; it took 0.03 to 0.13 when last looked at."""


def run_python(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a fresh interpreter, which no coverage tool follows, over the library tested here."""
    environment = {name: value for name, value in os.environ.items() if "COV" not in name}
    environment |= {"PYTHONPATH": str(PACKAGES), "PYTHONHASHSEED": "0", "PYTHONUTF8": "1"}
    return subprocess.run(  # noqa: S603  # this interpreter, programs of ours
        (sys.executable, *arguments),
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture(scope="module")
def work() -> dict[str, Work]:
    run = run_python("-m", "tests.benchmarks.work")
    assert run.returncode == 0, run.stderr
    return {name: Work(**counts) for name, counts in json.loads(run.stdout).items()}


@pytest.mark.parametrize("kind", ["calls", "lines", "instructions"])
def test_a_decision_is_far_less_work_than_a_naive_one(work: dict[str, Work], kind: str) -> None:
    assert getattr(work["inferno"], kind) < MOST_OF_NAIVE * getattr(work["naive"], kind)


def test_the_command_prints_every_table_for_every_game() -> None:
    run = run_python("tests/benchmarks/run.py", "--quick", "--peers")
    assert run.returncode == 0, run.stderr
    sections = run.stdout.split("\n## ")
    titles = [section.splitlines()[0] for section in sections[1:]]
    assert titles == [
        "Machine and versions",
        "Random playouts",
        "Single calls",
        "Growth",
        "Memory, imports and size",
        "Targets",
    ]
    assert "The peers play other games." in sections[0]
    playouts, calls, grown, weight, targets = sections[2:]
    for name in game_names():
        assert f"\n| {name} | new state by `apply_unchecked` |" in playouts
        assert f" {name} |" in next(line for line in calls.splitlines() if line.startswith("|"))
        assert f"\n### {name}\n" in grown
        assert f"\n| {name} |" in weight
        assert f"\n| bytes per kept successor | {name} | 600 bytes |" in targets
    assert "\n| naive reference |" in playouts
    assert all(f"\n| `{call}` |" in calls for call in CALLS)
    assert "crazy_eights" not in targets


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--rounds", "6"], "at least 7"),
        (["--quick", "--write", "page.md"], "not written"),
        (["--games", "solitaire"], "invalid choice"),
        (["--peers", "solitaire"], "invalid choice"),
    ],
)
def test_the_command_says_what_it_cannot_do(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert reason in capsys.readouterr().err


def test_all_take_turns_and_the_first_place_goes_round(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr("tests.benchmarks.measure.process_time", lambda: float(next(clock)))
    monkeypatch.setattr("tests.benchmarks.measure.settle", lambda: None)
    turns: list[str] = []

    def player(name: str) -> Contestant:
        def play(decisions: int) -> None:
            turns.extend([name] * decisions)

        return Contestant(name, "by turns", play)

    effort = Effort(
        rounds=2,
        slices=2,
        slice_seconds=1.0,
        warm_up_seconds=1.0,
        positions=1,
        call_seconds=0.0,
        kept=1,
        processes=1,
    )
    rates = race([player("a"), player("b"), player("c")], effort)
    warm_up, played = turns[:3], "".join(turns[3:])
    assert warm_up == ["a", "b", "c"]
    assert played == "abcbcabcacab"
    assert rates == {"a": [1.0, 1.0], "b": [1.0, 1.0], "c": [1.0, 1.0]}


def test_ratios_are_of_one_round_each() -> None:
    rates = {"ours": [2.0, 30.0, 16.0], "theirs": [1.0, 10.0, 4.0]}
    assert ratios(rates, "ours", "theirs") == Spread(2.5, 3.0, 3.5)
    assert spread([7.0]) == Spread(7.0, 7.0, 7.0)


def test_targets_are_graded_in_their_direction() -> None:
    seen = CALLS["observe"]
    assert [seen.reached(figure) for figure in (1.5, 2.5, 5.0, 5.1)] == [
        "stretch",
        "goal",
        "must",
        "missed",
    ]
    faster = against("inferno", "crazy_eights")
    assert faster is not None
    assert [faster.reached(figure) for figure in (1.0, 0.8, 0.5, 0.49)] == [
        "stretch",
        "goal",
        "must",
        "missed",
    ]
    assert SIZE.reached(0.1) == "goal"
    assert against("inferno", "hearts") is None


def test_the_scorecard_game_is_asked_half_as_much() -> None:
    whole, half = against("num5", "holdem"), against("scorecard", "holdem")
    assert whole is not None
    assert half is not None
    assert (half.must, half.goal, half.stretch) == (75, 150, 225)
    assert (whole.must, whole.goal, whole.stretch) == (150, 300, 450)


def test_figures_keep_the_digits_that_matter() -> None:
    assert [number(figure) for figure in (12345.6, 99.94, 1.234, 0.456, 0.0123)] == [
        "12,346",
        "99.9",
        "1.23",
        "0.46",
        "0.0123",
    ]
    assert spread_text(Spread(1e-6, 2e-6, 30e-6), 1e6) == "2.00 (1.00 to 30.0)"
    assert table(("a", "b"), [("1", "2")]) == "| a | b |\n| --- | --- |\n| 1 | 2 |\n"


@pytest.mark.parametrize("seed", range(5))
def test_the_naive_reference_plays_its_game_to_the_end(seed: int) -> None:
    state = naive_reference.playout(seed)
    assert [bool(hand) for hand in state.hands].count(False) == 1


def test_the_naive_reference_checks_what_is_laid() -> None:
    start = naive_reference.new_game(0)
    with pytest.raises(ValueError, match="cannot be laid"):
        naive_reference.apply_unchecked(start, frozenset(list(start.hands[1])[:1]))
