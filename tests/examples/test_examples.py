"""The scripts under examples/ run as a user would run them, and print what they promise."""

import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(script: str, *arguments: str) -> list[str]:
    """Run an example and give back the lines that it prints."""
    done = subprocess.run(  # noqa: S603  # this very interpreter and our own scripts
        [sys.executable, EXAMPLES / script, *arguments],
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_random_game_shows_a_whole_game_to_a_spectator() -> None:
    lines = run("random_game.py", "7")
    assert lines[0] == "RoundBegan(number=1, leader=0, aside=0)"
    assert lines[1:5] == [
        f"Dealt(seat={seat}, count={count}, cards=None)"
        for seat, count in enumerate((28, 27, 27, 27))
    ]
    assert re.fullmatch(r"GameEnded\(result=(Result\(.*\))\)", lines[-2])
    assert lines[-2] == f"GameEnded(result={lines[-1]})"


def test_random_game_is_the_same_for_the_same_seed_only() -> None:
    assert run("random_game.py", "1") == run("random_game.py")
    assert run("random_game.py", "1") != run("random_game.py", "2")


def test_server_loop_refuses_whoever_is_not_on_turn() -> None:
    lines = run("server_loop.py")
    assert lines[0].startswith("<inferno.View of P0: round 1, P0 to act")
    assert lines[1].startswith("to P0: Refused: A card is written like")
    refused = [line for line in lines if "cannot act" in line]
    played = [line for line in lines if line.startswith("everybody sees")]
    assert len(refused) == len(played) > 5
    assert all(re.fullmatch(r"to P(\d): Refused: P\1 cannot act: .*", line) for line in refused)
    assert lines[-1].startswith("Result(winners=(")


def test_worlds_beat_chance() -> None:
    (line,) = run("worlds.py", "30", "20")
    found = re.fullmatch(r"The bot with 20 worlds won (\d+) of 30 games .*", line)
    assert found
    assert int(found[1]) > 10, "one of three random players would win a third"
