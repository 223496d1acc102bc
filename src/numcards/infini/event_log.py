"""What an action brings about, step by step: for animation, logs and chat."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from numcards.core.doors import expect_options
from numcards.core.events import as_seen, told
from numcards.core.refusals import IllegalAction
from numcards.core.seats import Seat, Viewer, check_viewer
from numcards.core.shuffles import check_seed
from numcards.infini.info import INFO
from numcards.infini.options import Options
from numcards.infini.rules import refusal
from numcards.infini.turns import act, set_up

if TYPE_CHECKING:
    from numcards.core.shuffles import Seed
    from numcards.infini.actions import Action
    from numcards.infini.event_types import Event
    from numcards.infini.state import State


def opening_events(options: Options, seed: Seed, viewer: Viewer) -> tuple[Event, ...]:
    """The deal and what followed from it, perhaps eliminations, as the viewer sees it.

    Raises `UsageError` for a bad seed or viewer, or options of another game.
    """
    expect_options(options, Options, INFO)
    viewer, seed = check_viewer(viewer, options.players), check_seed(seed)
    return as_seen(told(lambda log: set_up(options, seed, log)), viewer)


def events(state: State, action: Action, viewer: Viewer) -> tuple[Event, ...]:
    """What a legal action brings about, in order, as the viewer sees it.

    Raises `IllegalAction`, and `UsageError` for a bad viewer.
    """
    happened = all_events(state, action)
    return as_seen(happened, check_viewer(viewer, state.options.players))


def all_events(state: State, action: Action) -> tuple[Event, ...]:
    """What a legal action brings about, in order, with all that is drawn in it.

    Raises `IllegalAction`.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    # The action is legal, so somebody is on turn.
    return told(lambda log: act(state, cast("Seat", state.turn), action, log))
