"""The rule of thumb does clearly better than chance, in both modes, and sees only views."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from numcards import infini
from numcards.bots.infini import RuleOfThumb
from numcards.core import Seat
from numcards.infini import Action, Options, Result, View
from tests.infini.helpers import P0, SOLO, at, playout, varied_options

if TYPE_CHECKING:
    from numcards.core import Bot, Rng


class Chance:
    def act(self, view: View, rng: Rng) -> Action:
        actions = view.legal_actions
        return actions[int(rng.random() * len(actions))]


def match(options: Options, seed: int, *bots: Bot[View, Action]) -> Result:
    state, rng = infini.new_game(options, seed), random.Random(seed)
    while state.turn is not None:
        action = bots[state.turn].act(infini.observe(state, state.turn), rng)
        state = infini.apply(state, action)
    return infini.result(state)


@pytest.mark.parametrize("rescue_cards", ["full", "restricted", "none"])
def test_in_cooperation_it_places_many_more_cards_than_chance(rescue_cards: str) -> None:
    options = Options(mode="coop", players=2, rescue_cards=rescue_cards)  # type: ignore[arg-type]
    thumb, chance = RuleOfThumb(), Chance()
    played = [match(options, seed, thumb, thumb) for seed in range(5)]
    random_games = [match(options, seed, chance, chance) for seed in range(5)]
    placed = sum(result.total for result in played)
    assert placed > sum(result.total for result in random_games) + 5 * 12
    assert bool(sum(len(result.winners) for result in played)) or rescue_cards == "none"


def test_among_adversaries_it_beats_chance() -> None:
    options = Options.plain("adversary", 2)
    thumb, chance = RuleOfThumb(), Chance()
    wins = sum(Seat(0) in match(options, seed, thumb, chance).winners for seed in range(12))
    wins += sum(Seat(1) in match(options, seed, chance, thumb).winners for seed in range(12))
    assert wins >= 16


def test_it_closes_as_little_as_it_can() -> None:
    state = at(SOLO, P0="R4 R16 G9", Rup="R3", Gup="G8", Gdown="G10")
    view = infini.observe(state, P0)
    assert str(RuleOfThumb().act(view, random.Random(1))) in {"R4@R+", "R16@R-", "G9@G+", "G9@G-"}
    rescue = at(SOLO, P0="S0 R9", Rup="R16", Rdown="R1", Gup="G1", Bup="B1", Yup="Y1")
    assert str(RuleOfThumb().act(infini.observe(rescue, P0), random.Random(1))) == "S0@R+"


@pytest.mark.parametrize("options", varied_options(10), ids=str)
def test_it_always_has_a_legal_answer(options: Options) -> None:
    rng, thumb = random.Random(repr(options)), RuleOfThumb()
    for state, action in playout(options, rng):
        if action is not None and rng.random() < 0.15:
            seat = infini.to_act(state)[0]
            assert thumb.act(infini.observe(state, seat), rng) in infini.legal_actions(state)
