"""A person at a scorecard game: the screens tell nothing that the seat may not know."""

import re
from collections.abc import Mapping, Sequence
from random import Random

import pytest

from numcards import scorecard
from numcards.records import Recorder, check, load, save
from numcards.scorecard import Options
from tests.cli.conftest import Command

TWO = Options(players=2)
FRENCH = ("--language", "fr")


def swapped(zones: Mapping[str, str], known: Mapping[str, int], seed: int) -> dict[str, str]:
    """The same position with the piles mixed below the cards that come to be known."""
    piles = {name: zones[name].split(" ") for name in ("pile1", "pile2")}
    hidden = [card for name, cards in piles.items() for card in cards[known.get(name, 0) :]]
    Random(seed).shuffle(hidden)
    below = len(piles["pile1"]) - known.get("pile1", 0)
    one = piles["pile1"][: known.get("pile1", 0)] + hidden[:below]
    two = piles["pile2"][: known.get("pile2", 0)] + hidden[below:]
    return {**zones, "pile1": " ".join(one), "pile2": " ".join(two)}


def screens(
    run: Command,
    start: Mapping[str, str],
    known: Mapping[str, int],
    typed: Sequence[str],
    *arguments: str,
    person: int = 0,
) -> set[str]:
    """What the person sees in several positions that look alike; all of them differ."""
    seen, dealt = set(), set()
    players = ["random"] * TWO.players
    players[person] = "person"
    for seed in range(4):
        state = scorecard.position(TWO, swapped(start, known, seed), 7)
        dealt.add(str(scorecard.zones(state)))
        save(Recorder(scorecard, TWO, 7, start=state, players=players).record(), "game.toml")
        done = run("play", "--resume", "game.toml", *arguments, typed=typed)
        assert (done.code, done.err) == (0, "")
        seen.add(done.out)
    assert len(dealt) == 4
    return seen


def dealt(**more: str) -> dict[str, str]:
    """The zones of a new game, its special cards moved from the piles into reserves."""
    zones = dict(scorecard.zones(scorecard.new_game(TWO, 7)))
    named = {name.replace("_", ".", 1): text for name, text in more.items()}
    moved = {word for text in named.values() for word in text.split(" ")}
    for name in ("pile1", "pile2"):
        zones[name] = " ".join(card for card in zones[name].split(" ") if card not in moved)
    return zones | named


@pytest.mark.parametrize("language", [(), FRENCH])
def test_what_lies_in_the_piles_is_not_shown(run: Command, language: tuple[str, ...]) -> None:
    """SC-03."""
    typed = ["?", "draw:1", "?", "?1", "take:S1", "q"]
    assert len(screens(run, dealt(), {"pile1": 1}, typed, *language)) == 1


def test_a_card_that_is_drawn_is_shown(run: Command) -> None:
    """When the top of the pile is mixed too, the screens differ."""
    assert len(screens(run, dealt(), {}, ["draw:1", "q"])) == 4


@pytest.mark.parametrize("language", [(), FRENCH])
def test_a_flip_shows_the_tops_and_nothing_below(run: Command, language: tuple[str, ...]) -> None:
    """SC-21: they are shown again with the piles."""
    start = dealt(P0_reserve="flip")
    (screen,) = screens(run, start, {"pile1": 1, "pile2": 1}, ["flip", "?", "q"], *language)
    for name in ("pile1", "pile2"):
        top = start[name].split(" ")[0]
        assert len(re.findall(rf"\b{top}\b", screen)) == 2


@pytest.mark.parametrize("language", [(), FRENCH])
def test_what_others_have_peeked_at_is_not_shown(run: Command, language: tuple[str, ...]) -> None:
    """SC-21: that a pile's top is known to somebody else tells nothing of it."""
    start = dealt(discard="flip", peeked1="P1", peeked2="P1")
    assert len(screens(run, start, {}, ["?", "q"], *language)) == 1


@pytest.mark.parametrize("language", [(), FRENCH])
def test_the_own_quantum_is_shown(run: Command, language: tuple[str, ...]) -> None:
    """SC-23: and nothing of the pile below."""
    start = dealt(P0_reserve="quantum")
    (screen,) = screens(run, start, {"pile2": 3}, ["quantum:2", "?", "q"], *language)
    for card in start["pile2"].split(" ")[:3]:
        assert re.search(rf"\b{card}\b", screen)


@pytest.mark.parametrize("viewer", ["P1", "spectator"])
def test_the_quantum_of_others_is_not_shown(run: Command, viewer: str) -> None:
    """SC-23: until one is taken, and the others are discarded."""
    state = scorecard.position(TWO, dealt(P0_reserve="quantum"), 7)
    table = Recorder(scorecard, TWO, 7, start=state)
    drawn = scorecard.zones(state)["pile1"].split(" ")[:3]
    table.play(scorecard.parse_action("quantum:1"))
    save(table.record(), "game.toml")
    own = run("replay", "game.toml", "--viewer", "P0").out
    other = run("replay", "game.toml", "--viewer", viewer).out
    assert all(re.search(rf"\b{card}\b", own) for card in drawn)
    assert not any(re.search(rf"\b{card}\b", other) for card in drawn)
    assert "P0 looks at 3 cards of the quantum." in other


def test_a_refused_guess_tells_nothing_of_the_piles(run: Command) -> None:
    guesses = [f"take:{card}" for card in dealt()["pile1"].split(" ")[:5]]
    assert len(screens(run, dealt(), {}, [*guesses, "quantum:1", "double:P1", "q"])) == 1


def test_a_whole_game_at_a_table_with_bots(run: Command) -> None:
    """The bots' peeks and quantums are told without their cards."""
    done = run(
        *("play", "scorecard", "--seed", "3", "--record", "game.toml", "--bots", "random"),
        *("--options", "players=3", "special_copies=20", "max_rounds=3"),
        typed=["1"] * 99,
    )
    assert (done.code, done.err) == (0, "")
    assert scorecard.is_over(check(scorecard, load("game.toml")))
    assert re.search(r"^Points in all: P0 \(you\) \d+, P1 \d+, P2 \d+\.$", done.out, re.MULTILINE)
    looks = re.findall(r"^P[12] looks at (.*)$", done.out, re.MULTILINE)
    assert len(looks) > 1
    hidden = r"the top card of both piles\.|\d cards? of the quantum\."
    assert [look for look in looks if not re.fullmatch(hidden, look)] == []


def test_objectives_are_validated_on_the_scorecard(run: Command) -> None:
    """SC-30 to SC-32."""
    options = Options(players=2, max_rounds=1)
    zones = {"phase": "validating", "P0.collection": "R5 B5 G6 Y7", "P1.collection": "G4"}
    start = scorecard.position(options, zones)
    players = ("person", "rule-of-thumb")
    save(Recorder(scorecard, options, 0, start=start, players=players).record(), "game.toml")
    typed = ["validate:four", "validate:pair", "validate:run3", "validate:run3", "done"]
    done = run("play", "--resume", "game.toml", typed=typed)
    assert (done.code, done.err) == (0, "")
    assert re.search(r"validate:run3 +validate short run: 3 consecutive values", done.out)
    assert "The collection does not fulfil four (SC-33)." in done.out
    assert (
        "The collection has no other cards for run3 beside what is validated (SC-32)." in done.out
    )
    assert "P0 (you) scores 7 points: pair 7." in done.out
    assert "P0 (you) wins the game." in done.out
