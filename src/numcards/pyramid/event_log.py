"""What an action brings about, step by step: for animation, logs and chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.doors import expect_options
from numcards.core.events import as_seen, told
from numcards.core.refusals import IllegalAction
from numcards.core.seats import Viewer, check_viewer
from numcards.core.shuffles import Seed, check_seed
from numcards.pyramid.info import INFO
from numcards.pyramid.options import Options
from numcards.pyramid.rounds import act, first_round
from numcards.pyramid.rules import refusal

if TYPE_CHECKING:
    from numcards.pyramid.actions import Action
    from numcards.pyramid.event_types import Event
    from numcards.pyramid.state import State


def opening_events(options: Options, seed: Seed, viewer: Viewer) -> tuple[Event, ...]:
    """The first deal, in which nothing is hidden but what lies face down.

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
    """What a legal action brings about, in order, with the cards drawn and the choice made.

    Cards that stay face down or in the draw pile are told to nobody.
    Raises `IllegalAction`.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    return told(lambda log: act(state, action, log))
