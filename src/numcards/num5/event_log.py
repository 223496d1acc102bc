"""What an action brings about, step by step: for animation, logs and chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.doors import expect_options
from numcards.core.events import as_seen, told
from numcards.core.refusals import IllegalAction
from numcards.core.seats import Viewer, check_viewer
from numcards.core.shuffles import Seed, check_seed
from numcards.num5.info import INFO
from numcards.num5.options import Options
from numcards.num5.rounds import first_round
from numcards.num5.rules import refusal
from numcards.num5.turns import act

if TYPE_CHECKING:
    from numcards.num5.actions import Action
    from numcards.num5.event_types import Event
    from numcards.num5.state import State


def opening_events(options: Options, seed: Seed, viewer: Viewer) -> tuple[Event, ...]:
    """The first deal, as the viewer sees it.

    Raises `UsageError` for a bad seed or viewer, or options of another game.
    """
    expect_options(options, Options, INFO)
    plain = check_seed(seed)
    viewer = check_viewer(viewer, options.players)
    return as_seen(told(lambda log: first_round(options, plain, log)), viewer)


def events(state: State, action: Action, viewer: Viewer) -> tuple[Event, ...]:
    """What a legal action brings about, in order, as the viewer sees it.

    Raises `IllegalAction`, and `UsageError` for a bad viewer.
    """
    happened = all_events(state, action)
    return as_seen(happened, check_viewer(viewer, state.options.players))


def all_events(state: State, action: Action) -> tuple[Event, ...]:
    """What a legal action brings about, in order, with everything hidden in it.

    Raises `IllegalAction`.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    return told(lambda log: act(state, action, log))
