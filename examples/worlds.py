"""A bot that plays flat Monte Carlo over worlds that fit what it sees, against random players.

For each of its legal actions it draws positions with `determinize`, plays them to the end
at random, and keeps the action that was worth most.
It sees views only, so it cannot cheat.

Games and worlds may be given: `python examples/worlds.py 30 20`.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence

from attrs import frozen

from numcards import inferno
from numcards.core import SPECTATOR, Bot, Rng, Seat, choose

OPTIONS = inferno.Options(players=3, max_value=9, deal=6)


@frozen
class RandomBot:
    """Chooses any legal action."""

    def act(self, view: inferno.View, rng: Rng) -> inferno.Action:
        """Choose uniformly."""
        return choose(view.legal_actions, rng)


@frozen
class WorldsBot:
    """Chooses the action with the best average payoff over random playouts."""

    worlds: int
    """How many positions are drawn in all; each is played out once with every action."""

    def act(self, view: inferno.View, rng: Rng) -> inferno.Action:
        """Try every action in the same worlds."""
        actions = view.legal_actions
        if len(actions) == 1 or view.viewer is SPECTATOR:
            return actions[0]
        totals = [0.0] * len(actions)
        for _ in range(self.worlds):
            world = inferno.determinize(view, rng)
            for place, action in enumerate(actions):
                end = playout(inferno.apply(world, action), rng)
                totals[place] += inferno.result(end).payoffs[view.viewer]
        return actions[totals.index(max(totals))]


def playout(state: inferno.State, rng: Rng) -> inferno.State:
    """Play at random to the end; actions that were just listed need no check."""
    while not inferno.is_over(state):
        state = inferno.apply_unchecked(state, choose(inferno.legal_actions(state), rng))
    return state


def play(
    bots: Sequence[Bot[inferno.View, inferno.Action]], seed: int, rng: Rng
) -> tuple[Seat, ...]:
    """Play one game and give back its winners."""
    state = inferno.new_game(OPTIONS, seed)
    while not inferno.is_over(state):
        (seat,) = inferno.to_act(state)
        action = bots[seat].act(inferno.observe(state, seat), rng)
        state = inferno.apply(state, action, by=seat)
    return inferno.result(state).winners


def main(games: int, worlds: int) -> None:
    """Play a match; the bot sits at each seat in turn."""
    rng, won = random.Random(1), 0
    for seed in range(games):
        own = seed % OPTIONS.players
        bots: list[Bot[inferno.View, inferno.Action]] = [RandomBot()] * OPTIONS.players
        bots[own] = WorldsBot(worlds)
        won += own in play(bots, seed, rng)
    print(f"The bot with {worlds} worlds won {won} of {games} games against two random players.")


if __name__ == "__main__":
    games, worlds = map(int, sys.argv[1:]) if sys.argv[1:] else (30, 20)
    main(games, worlds)
