"""What an action brings about, step by step: for animation, logs and chat.

What is hidden, the cards of a deal or a draw, is None for everybody but the seat itself;
of an eliminated hand nothing but its size is ever told (INI-27).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from attrs import evolve

from numcards.core.doors import expect_options
from numcards.core.refusals import IllegalAction
from numcards.core.seats import Seat, Viewer, check_viewer
from numcards.core.shuffles import check_seed
from numcards.infini.actions import (
    Action,
    End,
    Flash,
    Flip,
    Place,
    PlaceJoker,
    Play,
    Simple,
)
from numcards.infini.happenings import (
    Dealt,
    Drew,
    Event,
    Flashed,
    Flipped,
    Placed,
    PlayedPasse,
    PlayedSimple,
)
from numcards.infini.info import INFO
from numcards.infini.options import Options
from numcards.infini.plays import make_play
from numcards.infini.rules import refusal
from numcards.infini.turns import end_turn, follow, set_up

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numcards.core.shuffles import Seed
    from numcards.infini.state import State

__all__ = ["all_events", "events", "opening_events"]


def opening_events(options: Options, seed: Seed, viewer: Viewer) -> tuple[Event, ...]:
    """The deal and what followed from it, perhaps eliminations, as the viewer sees it.

    Raises `UsageError` for a bad seed or viewer, or options of another game.
    """
    expect_options(options, Options, INFO)
    viewer = check_viewer(viewer, options.players)
    happened: list[Event] = []
    set_up(options, check_seed(seed), happened)
    return _seen_by(viewer, happened)


def events(state: State, action: Action, viewer: Viewer) -> tuple[Event, ...]:
    """What a legal action brings about, in order, as the viewer sees it.

    Raises `IllegalAction`, and `UsageError` for a bad viewer.
    """
    happened = all_events(state, action)
    viewer = check_viewer(viewer, state.options.players)
    return _seen_by(viewer, happened)


def all_events(state: State, action: Action) -> tuple[Event, ...]:
    """What a legal action brings about, in order, with all that is drawn in it.

    Raises `IllegalAction`.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    happened: list[Event] = []
    # The action is legal, so somebody is on turn.
    _tell(state, cast("Seat", state.turn), action, happened)
    return tuple(happened)


def _tell(state: State, seat: Seat, action: Action, happened: list[Event]) -> None:
    if isinstance(action, End):
        end_turn(state, seat, happened)
        return
    played = make_play(state, seat, action)
    happened.append(_play_event(state, played, seat, action))
    follow(played, seat, action, happened)


def _play_event(state: State, played: State, seat: Seat, play: Play) -> Event:
    """What the play itself did, before anything followed from it."""
    match play:
        case Place(card=card, branch=branch):
            return Placed(seat, card, branch, played.piles[branch.pile].placed)
        case PlaceJoker(lying=joker, branch=branch):
            return Placed(seat, joker, branch, played.piles[branch.pile].placed)
        case Flip(colour=colour):
            pile = played.piles[colour.index]
            return Flipped(seat, colour, pile.rising[-1], pile.falling[-1])
        case Flash(branch=branch):
            removed = state.piles[branch.pile].stack(branch.direction)[-1]
            return Flashed(seat, branch, removed, played.piles[branch.pile].top(branch.direction))
        case Simple():
            return PlayedSimple(seat)
        case _:
            return PlayedPasse(seat)


def _seen_by(viewer: Viewer, happened: Iterable[Event]) -> tuple[Event, ...]:
    return tuple(
        evolve(event, cards=None)
        if isinstance(event, Dealt | Drew) and event.seat != viewer
        else event
        for event in happened
    )
