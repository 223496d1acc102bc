"""What happens is told, in order, and to each viewer no more than they may know."""

from __future__ import annotations

import random

import pytest

from numcards import infini
from numcards.core import SPECTATOR, Family, IllegalAction, UsageError
from numcards.infini import (
    Dealt,
    Drew,
    Eliminated,
    Flashed,
    Flipped,
    GameBegan,
    GameEnded,
    HandGrew,
    Options,
    PassedOver,
    Placed,
    PlayedPasse,
    PlayedSimple,
    Stuck,
    TurnBegan,
    TurnEnded,
    all_events,
    parse_action,
    parse_branch,
)
from tests.infini.helpers import P0, P1, SOLO, at, go, playout, varied_options

PAIR = Options(mode="coop", players=2, min_plays=1, action_copies=1)


def test_the_opening_tells_the_deal_to_each_their_own() -> None:
    options = Options(mode="coop", players=2, first_player=1)
    state = infini.new_game(options, 5)
    for viewer in (P0, P1, SPECTATOR):
        began, first, second, turn = infini.opening_events(options, 5, viewer)
        assert began == GameBegan(P1, 92)
        assert first == Dealt(P1, 5, state.hand(P1) if viewer == P1 else None)
        assert second == Dealt(P0, 5, state.hand(P0) if viewer == P0 else None)
        assert turn == TurnBegan(P1, 2)
    with pytest.raises(UsageError):
        infini.opening_events(options, 5, 2)  # type: ignore[arg-type]


def test_each_play_has_its_event() -> None:
    state = at(SOLO, P0="R9 joker flip flash simple", Rup="R5", Rdown="R8")
    red, joker = parse_branch("R+"), parse_action("joker=5@R+")
    r5, r8, r9 = (parse_action(f"R{value}@R+").card for value in (5, 8, 9))  # type: ignore[union-attr]
    assert all_events(state, parse_action("R9@R+"))[0] == Placed(P0, r9, red, 3)  # type: ignore[arg-type]
    assert all_events(state, joker)[0] == Placed(P0, joker.lying, red, 2)  # type: ignore[union-attr]
    flipped = all_events(state, parse_action("flip@R"))[0]
    assert flipped == Flipped(P0, Family.RED, rising=r8, falling=r5)  # type: ignore[arg-type]
    assert all_events(state, parse_action("flash@R+"))[0] == Flashed(P0, red, r5, None)  # type: ignore[arg-type]
    covered = at(SOLO, P0="flash R9", Rup="R3 R5", Rdown="R8")
    r3 = parse_action("R3@R+").card  # type: ignore[union-attr]
    assert all_events(covered, parse_action("flash@R+"))[0] == Flashed(P0, red, r5, r3)  # type: ignore[arg-type]
    assert all_events(state, infini.SIMPLE)[0] == PlayedSimple(P0)
    passing = at(SOLO, P0="passe R1")
    assert all_events(passing, infini.PASSE)[:2] == (PlayedPasse(P0), TurnEnded(P0))


def test_a_draw_shows_its_cards_to_who_draws_alone() -> None:
    state = go(at(PAIR, P0="R1 R2 R3 R4", P1="G1", draw="B1 W3 ..."), "R1@R+")
    drawn = infini.parse_action("B1@B+").card, infini.parse_action("W3@B-").card  # type: ignore[union-attr]
    for viewer in (P0, P1, SPECTATOR):
        told = infini.events(state, infini.END, viewer)
        assert told == (
            TurnEnded(P0),
            Drew(P0, 2, drawn if viewer == P0 else None),
            TurnBegan(P1, 1),
        )


def test_an_elimination_tells_the_size_of_the_hand_alone() -> None:
    options = Options(mode="adversary", players=2, min_plays=1, hand_growth=0)
    state = go(
        at(options, P0="R5", P1="G7 G8", Gup="G9", Gdown="G3"),
    )
    told = all_events(state, parse_action("R5@R+"))
    assert told[1:] == (
        TurnEnded(P0),
        told[2],
        Stuck(P1, 1),
        Eliminated(P1, 2),
        TurnBegan(P0, 1),
    )


def test_growth_and_passing_over_are_told() -> None:
    wide = Options(mode="adversary", players=2, min_plays=1, hand_size=4, rescue_cards="none")
    state = at(
        wide,
        P0="R0 R1",
        draw="",
        Rup=" ".join(f"R{v}" for v in range(2, 16)),
        Rdown="R16",
        Gup=" ".join(f"G{v}" for v in range(16)),
        P1="G16",
    )
    told = all_events(go(state, "R0@R-"), infini.END)
    assert told == (TurnEnded(P0), TurnBegan(P1, 1))
    solo = Options(mode="coop", players=1, hand_growth=2)
    grown = all_events(at(solo, P0="R1"), parse_action("R1@R+"))
    assert grown[2] == HandGrew(P0, 7)
    assert PassedOver(P0) != PassedOver(P1)


def test_the_end_tells_the_result() -> None:
    state = at(Options(mode="coop", players=2), P0="R9 R5", P1="G1", Rup="R8", Rdown="R2")
    action = parse_action("R9@R+")
    assert all_events(state, action)[-2:] == (
        Stuck(P0, 1),
        GameEnded(infini.result(infini.apply(state, action))),
    )


def test_illegal_actions_have_no_events() -> None:
    state = at(PAIR, P0="R1", P1="G1")
    for action in (infini.END, parse_action("G1@G+")):
        with pytest.raises(IllegalAction):
            infini.all_events(state, action)
        with pytest.raises(IllegalAction):
            infini.events(state, action, SPECTATOR)


class Follower:
    """Somebody who is told the events, and nothing else."""

    def __init__(self, players: int) -> None:
        self.sizes = [0] * players
        self.turn: int | None = None
        self.eliminated: set[int] = set()
        self.draw = 0

    def notice(self, event: infini.Event) -> None:
        match event:
            case GameBegan(draw=draw):
                self.draw = draw
            case TurnBegan(seat=seat):
                self.turn = seat
            case GameEnded():
                self.turn = None
            case Placed() | Flipped() | Flashed() | PlayedSimple() | PlayedPasse():
                self.sizes[event.seat] -= 1
            case Dealt() | Drew():
                self.notice_cards(event)
            case Eliminated(seat=seat, returned=count):
                assert count == self.sizes[seat]
                self.eliminated.add(seat)
                self.draw += count
                self.sizes[seat] = 0
            case _:
                pass

    def notice_cards(self, event: Dealt | Drew) -> None:
        assert event.cards is None
        self.sizes[event.seat] += event.count
        self.draw -= event.count if isinstance(event, Drew) else 0

    def knows(self) -> object:
        return tuple(self.sizes), self.turn, self.draw, self.eliminated


@pytest.mark.parametrize("options", varied_options(12), ids=str)
def test_events_are_enough_to_follow_a_game(options: Options) -> None:
    """Sizes, turns and eliminations as told by the events are those of the views."""
    rng, follower = random.Random(repr(options)), Follower(options.players)
    state = infini.new_game(options, 7)
    happened = infini.opening_events(options, 7, SPECTATOR)
    while True:
        for event in happened:
            follower.notice(event)
        view = infini.observe(state, SPECTATOR)
        seen = view.sizes, view.turn, view.draw_size, set(view.eliminated)
        assert follower.knows() == seen
        if infini.is_over(state):
            break
        action = rng.choice(infini.legal_actions(state))
        happened = infini.events(state, action, SPECTATOR)
        state = infini.apply(state, action)


def test_playouts_reach_every_kind_of_event() -> None:
    """So that the test above follows all of them."""
    kinds = set()
    for options in varied_options(16):
        for state, action in playout(options, random.Random(repr(options))):
            if action is not None:
                kinds |= {type(event) for event in all_events(state, action)}
    assert kinds | {GameBegan, Dealt} == set(infini.Event.__args__)
